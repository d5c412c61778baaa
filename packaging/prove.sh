#!/usr/bin/env bash
# Plays out every board that an edition allows, and checks each ruling against a second statement of the same laws:
# packaging/prove.sh [LAWS…]. Without an edition it takes all four, each in one to three minutes.
# An event's file (.carrom-event) in place of an edition proves its rules, and writes the case book of the event.
# Fails if a ruling differs from the laws. Writes a case book of each edition to build/case-books, as PDF and HTML,
# for a federation to read and sign. Each edition is also tried with random rules of an event (--acts N), and played
# out under some of them (--events N, --seed N). --keep renews the acts by which the tests cover every ruling.
set -euo pipefail
# shellcheck source=packaging/setup.sh
source "$(dirname "$(readlink -f "${BASH_SOURCE[0]}")")/setup.sh"
prepare test
cd "$checkout"
exec "$venv_bin/python" -m tests.proof "$@"

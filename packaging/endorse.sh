#!/usr/bin/env bash
# Generates matches and checks what the desk says of them: packaging/endorse.sh [LAWS…] [--count N] [--corrected N]
# [--seed N].
# By default it generates 5,000, in all four editions, singles and doubles. Each is replayed, checked as a file and in a
# database, reported as HTML, CSV and JSON, some as PDF and XLSX too, and its boards, games and tables are compared with a
# independent count from the stored rulings. 400 more have corrections of every kind: each entry goes through
# the command record, and answers and states are compared with a second umpire and with the match as corrected. Prints
# the figures, and fails if anything differs. Needs an hour of one processor; --count 200 takes two minutes,
# --count 0 tries corrections only, for a quarter of an hour.
set -euo pipefail
# shellcheck source=packaging/setup.sh
source "$(dirname "$(readlink -f "${BASH_SOURCE[0]}")")/setup.sh"
prepare test
cd "$checkout"
exec "$venv_bin/python" -m tests.endorsement "$@"

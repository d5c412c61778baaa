#!/usr/bin/env bash
# Runs every case of the tests of which packaging/test.sh runs only the first: packaging/nightly.sh [ARGUMENTS OF pytest]
# They are the attacks, the looks, the packages, the browsers and the second statement of the laws.
set -euo pipefail
# shellcheck source=packaging/setup.sh
source "$(dirname "$(readlink -f "${BASH_SOURCE[0]}")")/setup.sh"
prepare test
cd "$checkout"
CARROM_DESK_STROKES=${CARROM_DESK_STROKES:-250} QT_QPA_PLATFORM=offscreen exec "$venv_bin/python" -m pytest -n auto --nightly -m nightly "$@"

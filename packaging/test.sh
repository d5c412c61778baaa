#!/usr/bin/env bash
# Checks everything, without a screen: packaging/test.sh [ARGUMENTS OF pytest]
# Stops at the first stage that fails and names it.
set -euo pipefail
# shellcheck source=packaging/setup.sh
source "$(dirname "$(readlink -f "${BASH_SOURCE[0]}")")/setup.sh"
prepare test
cd "$checkout"

stage() { # TITLE COMMAND…
    local title=$1
    shift
    printf '== %s\n' "$title"
    "$@" || { say "$title failed"; exit 1; }
}

stage 'ruff check' "$venv_bin/ruff" check .
stage 'ruff format' "$venv_bin/ruff" format --check .
stage 'mypy' "$venv_bin/mypy"
stage 'import contracts' "$venv_bin/lint-imports"
printf '== %s\n' 'pytest'
QT_QPA_PLATFORM=offscreen exec "$venv_bin/python" -m pytest -n auto "$@"

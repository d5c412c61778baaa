#!/usr/bin/env bash
# Measures performance, each figure against a floor from the same run: packaging/bench.sh [WHAT…]
# Shows a table and writes it to build/benchmarks.json. Fails if a bar does not hold. Needs some minutes, a quiet
# machine, and 4 GB on the disk for the library of 10,000 matches. --help lists the single measurements.
set -euo pipefail
# shellcheck source=packaging/setup.sh
source "$(dirname "$(readlink -f "${BASH_SOURCE[0]}")")/setup.sh"
prepare run
cd "$checkout"
if ! "$venv_bin/python" -I -c 'import chess' 2>/dev/null; then
    say "installing python-chess, which a ruling is measured against"
    HATCH_BUILD_NO_HOOKS=true "$venv_bin/python" -I -m pip install --quiet --disable-pip-version-check -e '.[bench]' >&2 ||
        die "python-chess could not be installed. Is there a network?"
fi
exec "$venv_bin/python" -m tests.benchmarks "$@"

#!/usr/bin/env bash
# Tests the wheel of dist/ in empty environments: packaging/try_wheel.sh [PYTHON…]
# Without names, on every supported Python available here. Each umpires a recorded match.
set -euo pipefail
# shellcheck source=packaging/setup.sh
source "$(dirname "$(readlink -f "${BASH_SOURCE[0]}")")/setup.sh"
cd "$checkout"
install_libraries
[ $# -gt 0 ] || set -- python3.11 python3.12 python3.13
empty=$(mktemp -d)
trap 'rm -rf "$empty"' EXIT
tried=
for python; do
    "$python" -c '' 2>/dev/null || { say "$python is not here: not tried"; continue; }
    "$python" -m venv --clear "$empty"
    programs=$(bin_of "$empty")
    "$programs/python" -m pip install --quiet --disable-pip-version-check "$(printf '%s' dist/carrom_desk-*.whl)[hall]"
    say "the wheel on $("$python" --version)"
    QT_QPA_PLATFORM=offscreen "$programs/python" packaging/try_desk.py "$programs/carrom-desk"
    tried=yes
done
[ -n "$tried" ] || die "none of these is here: $*"

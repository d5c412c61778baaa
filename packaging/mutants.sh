#!/usr/bin/env bash
# Changes the program in single places and checks that a test notices: packaging/mutants.sh [N] [PATHS…]
# Without paths: the rules and the match. Other packages take the tests of their own folder only.
# Takes N places (400) from every file in proportion, always the same for the same sources. Prints the figures, and
# fails on a change that no test notices, unless tests/mutation/equivalent.toml lists it with the reason. Changes no file.
# A place takes two seconds if a test notices, and up to a minute if none does.
set -euo pipefail
# shellcheck source=packaging/setup.sh
source "$(dirname "$(readlink -f "${BASH_SOURCE[0]}")")/setup.sh"
prepare test
cd "$checkout"
if ! "$venv_bin/python" -I -c 'import cosmic_ray' 2>/dev/null; then
    say "installing cosmic-ray, which makes the changes"
    HATCH_BUILD_NO_HOOKS=true "$venv_bin/python" -I -m pip install --quiet --disable-pip-version-check -e '.[mutation]' >&2 ||
        die "cosmic-ray could not be installed. Is there a network?"
fi
exec "$venv_bin/python" -m tests.mutation "$@"

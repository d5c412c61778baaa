#!/usr/bin/env bash
# Takes screenshots of every view in every theme, at six sizes, in normal and largest text, without a screen,
# and lists what is cut off or overlaps: packaging/screenshots.sh [ARGUMENTS OF pytest]
# The pictures are stored in build/screenshots, with an index.html that shows them side by side. Needs some minutes.
# `screenshots.sh -k in-de` takes one language alone, of which the usual sizes are kept and whatever shows a fault.
# Those of the manual are written to resources/manual/pictures: `screenshots.sh -k manual` takes these alone.
set -euo pipefail
# shellcheck source=packaging/setup.sh
source "$(dirname "$(readlink -f "${BASH_SOURCE[0]}")")/setup.sh"
prepare test
cd "$checkout"

export QT_QPA_PLATFORM=offscreen
export CARROM_DESK_SCREENSHOTS=$checkout/build/screenshots
rm -rf "$CARROM_DESK_SCREENSHOTS"
mkdir -p "$CARROM_DESK_SCREENSHOTS"
"$venv_bin/python" -m pytest --nightly -q -n auto --no-header --tb=no tests/screenshots/test_screenshots.py \
    tests/screenshots/test_long_names.py "$@" || true
if [ -d "$CARROM_DESK_SCREENSHOTS/manual" ]; then # not when -k chose other scenes
    cp "$CARROM_DESK_SCREENSHOTS"/manual/*.jpg resources/manual/pictures/
fi
exec "$venv_bin/python" -m tests.screenshots.gallery "$CARROM_DESK_SCREENSHOTS"

#!/usr/bin/env bash
# Goes through the check list of a release and says what holds: packaging/release.sh [STEP…]
# Without steps it takes them all, some hours on two processors; each goes on whatever the one before found. Builds twice,
# and so needs what build.sh needs; try_packages needs root. What only a person can do is listed at the end.
set -uo pipefail
# shellcheck source=packaging/setup.sh
source "$(dirname "$(readlink -f "${BASH_SOURCE[0]}")")/setup.sh"
prepare test
cd "$checkout" || exit 1

version=$("$venv_bin/python" -c 'import carrom_desk; print(carrom_desk.__version__)')
date=$(git log -1 --format=%cs)

committed() { # nothing is released that is not kept
    [ -z "$(git status --porcelain)" ] && [ "$(git branch --show-current)" = main ]
}

named() { # the changes and the software centre name this version, with the date of its commit
    grep -qxF "## $version ($date)" CHANGELOG.md &&
        grep -qF "<release version=\"$version\" date=\"$date\"/>" packaging/linux/org.carromdesk.CarromDesk.metainfo.xml
}

translated() { bash packaging/translations.sh && [ -z "$(git status --porcelain resources/i18n)" ]; }
tested() { bash packaging/test.sh; }
photographed() { bash packaging/screenshots.sh; }
measured() { bash packaging/bench.sh; }
ill_treated() { bash packaging/soak.sh; }

reproducible() { # the same commit gives the same bits
    local first
    bash packaging/build.sh && first=$(cd dist && sha256sum -- *) && bash packaging/build.sh &&
        (cd dist && sha256sum --check --quiet - <<<"$first")
}

wheel_starts() { # in empty environments, on every Python that is promised and here
    local python empty
    empty=$(mktemp -d)
    for python in python3.11 python3.12 python3.13; do
        "$python" -c '' 2>/dev/null || { say "$python is not here: not tried"; continue; }
        "$python" -m venv --clear "$empty" && "$empty/bin/pip" install -q dist/carrom_desk-*.whl &&
            QT_QPA_PLATFORM=offscreen "$empty/bin/python" packaging/try_desk.py "$empty/bin/carrom-desk" || { rm -rf "$empty"; return 1; }
    done
    rm -rf "$empty"
}

frozen_starts() { # no slower from a cold disk than the checkout
    QT_QPA_PLATFORM=offscreen "$venv_bin/python" packaging/frozen/compare_starts.py "$venv_bin/carrom-desk" build/frozen/carrom-desk/carrom-desk
}

installable() { bash packaging/try_packages.sh; }

steps=(committed named translated tested photographed measured ill_treated reproducible wheel_starts frozen_starts installable)
[ $# -eq 0 ] || steps=("$@")
failed=0
report="Carrom Desk $version"
for step in "${steps[@]}"; do
    declare -F "$step" >/dev/null || die "no such step: $step"
    say "== $step"
    began=$SECONDS
    if "$step"; then fate=holds; else fate=FAILS failed=1; fi
    report+=$(printf '\n%-14s %-6s %4d s' "$step" "$fate" $((SECONDS - began)))
done
printf '\n%s\n' "$report"
cat <<'BY_HAND'

By hand, before the tag:
- look at the pictures in build/screenshots, at the pages of a report, and at the manual's pictures
- umpire a match to its signed report by the manual's first page, from the package and not from the checkout
- read the changes as an umpire would; name in packaging/README.md what was not run on Windows and macOS
- git tag -s vVERSION, push it, and attach dist/* with its sha256 sums to the release
BY_HAND
exit "$failed"

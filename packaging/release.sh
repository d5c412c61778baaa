#!/usr/bin/env bash
# Runs the checklist of a release and shows what passes: packaging/release.sh [STEP…]
# Without steps it runs all, in some hours on two processors, and continues after a failing step. Builds twice,
# and so needs what build.sh needs; trees of other systems need root; the last steps need lintian, appstream, nsis, wine and
# xvfb. Manual steps are listed at the end. publish.sh calls it.
set -uo pipefail
# shellcheck source=packaging/setup.sh
source "$(dirname "$(readlink -f "${BASH_SOURCE[0]}")")/setup.sh"
prepare test
cd "$checkout" || exit 1

version=$("$venv_bin/python" -c 'import carrom_desk; print(carrom_desk.__version__)')

committed() { # nothing is released that is not kept
    [ -z "$(git status --porcelain)" ] && [ "$(git branch --show-current)" = main ]
}

named() { # the changes and the software centre name this version first, with the same date
    local heading date release
    heading=$(grep -m 1 '^## ' CHANGELOG.md)
    date=${heading#"## $version ("} date=${date%)}
    release=$(grep -m 1 -o '<release version=[^/]*/>' packaging/linux/org.carromdesk.CarromDesk.metainfo.xml)
    [ "$heading" = "## $version ($date)" ] && [ "$release" = "<release version=\"$version\" date=\"$date\"/>" ] && return
    say "expected “## $version (DATE)” first in CHANGELOG.md, and a release of that date in the metainfo; found:"
    say "$heading"
    say "$release"
    return 1
}

translated() { bash packaging/translations.sh && [ -z "$(git status --porcelain resources/i18n)" ]; }
tested() { bash packaging/test.sh && bash packaging/nightly.sh; }
photographed() { bash packaging/screenshots.sh; }
measured() { bash packaging/bench.sh; }
ill_treated() { bash packaging/soak.sh; }

build() { # where the packages are for every Linux that is promised, if root may make such a place
    if [ "$(id -u)" -eq 0 ] && [ "$(uname -s)" = Linux ]; then
        bash packaging/linux/in_jammy.sh
    else
        bash packaging/build.sh
    fi
}

reproducible() { # two fresh clones at different paths give the same bits; the first one's packages are tried below
    local place name status=0
    place=$(mktemp -d)
    for name in one "another one"; do
        git clone --quiet --no-local "$checkout" "$place/$name" && (cd "$place/$name" && build) || status=1
    done
    diff <(cd "$place/one/dist" && sha256sum -- *) <(cd "$place/another one/dist" && sha256sum -- *) >&2 || status=1
    rm -rf dist build/frozen
    mkdir -p build
    cp -a "$place/one/dist" dist && cp -a "$place/one/build/frozen" build/ || status=1
    rm -rf "$place"
    return "$status"
}

wheel_starts() { bash packaging/try_wheel.sh; }

frozen_starts() { # no slower from a cold disk than the checkout
    QT_QPA_PLATFORM=offscreen "$venv_bin/python" packaging/frozen/compare_starts.py "$venv_bin/carrom-desk" build/frozen/carrom-desk/carrom-desk
}

old_enough() { # for the oldest system that is promised
    "$venv_bin/python" packaging/linux/glibc.py build/frozen/carrom-desk 2.35
}

lawful() { # every part has its licence in the package, and the package is as Debian wants it
    "$venv_bin/python" packaging/notices/notices.py check build/frozen/carrom-desk &&
        lintian --fail-on error,warning dist/*.deb &&
        appstreamcli validate --no-net packaging/linux/org.carromdesk.CarromDesk.metainfo.xml
}

installable() { bash packaging/try_packages.sh; }

for_windows() { bash packaging/build.sh windows; } # around the signed distribution of Python, which has to be fetched

runs_on_windows() { bash packaging/try_windows.sh; } # through Wine, with another Python

for_macos() { # put together here, to look at its structure
    local tools
    tools=$(bash packaging/build.sh tools) &&
        "$venv_bin/python" packaging/icons.py build/carrom-desk.icns && mkdir -p build/macos &&
        PYTHONPATH="$checkout:$("$tools/python" -c 'import site; print(site.getsitepackages()[0])')" \
            "$venv_bin/python" packaging/macos/rehearse.py build/frozen/carrom-desk build/carrom-desk.icns build/macos &&
        "$venv_bin/python" packaging/macos/check_app.py 'build/macos/Carrom Desk.app' \
            'zxingcpp*.so' '_psycopg*.so' '_rust*.so' zeroconf carrom_desk/_resources/hall notices.txt
}

steps=(committed named translated tested photographed measured ill_treated reproducible wheel_starts frozen_starts
    old_enough lawful installable for_windows runs_on_windows for_macos)
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
- attach what the packages workflow made of the tag to the release, with its SHA256SUMS and bills of materials
BY_HAND
exit "$failed"

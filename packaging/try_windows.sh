#!/usr/bin/env bash
# Tries Carrom Desk for Windows on Debian, through Wine: packaging/try_windows.sh [STEP…]
#   python     puts a Python for Windows together in build/wine-parts, with all wheels
#   installer  builds the installer with it, installs, upgrades, umpires, serves a hall, and removes
#   window     opens the real window on a screen of its own, and does there what an umpire does
#   suite      runs the lower folders of the test suite
# Without steps all of them, in some ten minutes. Needs root for a tree of Debian 13, and the packages below. It cannot
# show what only Windows has: SmartScreen, Defender, the firewall, the taskbar, voices, screen readers, real printers.
set -euo pipefail
# shellcheck source=packaging/setup.sh
source "$(dirname "$(readlink -f "${BASH_SOURCE[0]}")")/setup.sh"
# shellcheck source=packaging/linux/trees.sh
source "$checkout/packaging/linux/trees.sh"
prepare test
cd "$checkout"

parts=build/wine-parts
run=packaging/windows/wine/run.sh
needed=(wine wine64 gcc-mingw-w64-x86-64 nsis xvfb openbox xdotool imagemagick debootstrap)
lower=(tests/storage tests/desk tests/commands tests/gui/kit tests/gui/panels tests/gui/board tests/gui/saving
    tests/test_single_instance.py tests/test_paths.py)

programs() { # from Debian
    local name missing=()
    has_apt || die "this is not Debian: install ${needed[*]}"
    for name in "${needed[@]}"; do is_installed "$name" || missing+=("$name"); done
    [ ${#missing[@]} -eq 0 ] || { apt_refresh && apt_install "${missing[@]}"; }
}

python() {
    programs
    [ -e "$parts/made" ] && [ "$parts/made" -nt packaging/locks/desk.txt ] && [ "$parts/made" -nt packaging/locks/wine.txt ] &&
        [ "$parts/made" -nt packaging/windows/wine/assemble_python.py ] && return
    say "a Python for Windows, in $parts"
    rm -rf "$parts" build/wine
    mkdir -p "$parts"
    "$venv_bin/python" -m pip download --quiet --disable-pip-version-check --no-deps --require-hashes --only-binary :all: \
        --platform win_amd64 --python-version 3.13 --dest "$parts" -r packaging/locks/wine.txt
    local tree
    tree=$(system_tree debian-13 trixie libpython3.13-stdlib)
    "$venv_bin/python" packaging/windows/wine/assemble_python.py full "$parts"/panda3d-*.whl "$tree/usr/lib/python3.13" "$parts"
    bash "$run" "$parts/python/python.exe" -X utf8 -m compileall -q --invalidation-mode unchecked-hash \
        "$parts/python/Lib" </dev/null
    "$venv_bin/python" packaging/windows/wine/assemble_python.py embeddable "$parts"
    wheels
    touch "$parts/made"
}

wheels() { # what the desk and its tests need, of the versions here
    local site="$parts/python/Lib/site-packages"
    local for_windows=(--python-platform x86_64-pc-windows-msvc --python-version 3.13 --only-binary :all: --target "$site")
    PATH="$(bash packaging/build.sh tools):$PATH"
    uv pip install --quiet --require-hashes -r packaging/locks/desk.txt "${for_windows[@]}"
    "$venv_bin/python" -m pip freeze --exclude-editable >"$parts/constraints.txt"
    uv pip install --quiet --constraint "$parts/constraints.txt" "${for_windows[@]}" \
        hatchling hypothesis pypdf pytest pytest-cov pytest-qt pytest-timeout pytest-xdist
    cp packaging/windows/wine/sitecustomize.py "$site"
    printf 'Z:%s\n' "${checkout//\//\\}" >"$site/checkout.pth"
}

installer() {
    on_a_screen "$venv_bin/python" packaging/windows/try_installer.py "$(built)" --through "bash $checkout/$run"
}

window() { # of the desk that is installed; the pictures show what it looked like
    WINEPREFIX=$checkout/build/wine-window
    export WINEPREFIX
    rm -rf "$WINEPREFIX"
    # shellcheck disable=SC2016
    on_a_screen bash -c '
        openbox & manager=$!
        trap "kill $manager" EXIT
        bash "$1" "$2" /S </dev/null
        program=$(echo "$WINEPREFIX"/drive_c/users/J*/AppData/Local/Programs/"Carrom Desk"/program/python/python.exe)
        "$3" packaging/windows/try_window.py build/try-windows bash "$1" "$program" -X utf8 -m carrom_desk
    ' window "$checkout/$run" "$(built)" "$venv_bin/python"
}

built() { # the path of an installer of this checkout
    local installer
    if ! installer=$(find "$parts/dist" -name 'carrom-desk-*-windows.exe' -newer "$parts/made" 2>/dev/null | grep .) ||
        [ -n "$(find carrom_desk resources packaging/windows packaging/build.sh -newer "$installer" -type f ! -name '*.pyc' ! -name '*.mo')" ]; then
        TRIAL=$parts NSIS_TARGET=amd64-unicode bash packaging/build.sh wheel windows >&2
        installer=$(find "$parts/dist" -name 'carrom-desk-*-windows.exe')
    fi
    printf '%s' "$installer"
}

suite() { # what Wine does not know as Windows does is left out: the first instance of a pipe
    export WINEPREFIX="$checkout/build/wine-suite"
    on_a_screen bash "$run" "$parts/python/python.exe" -X utf8 -m pytest -q -p no:cacheprovider -n 2 \
        --deselect tests/test_single_instance.py::test_a_second_instance_does_not_listen "${lower[@]}" </dev/null
}

on_a_screen() { xvfb-run --auto-servernum --server-args '-screen 0 1366x768x24 -nolisten tcp' "$@"; }

python # everything else needs it
[ $# -gt 0 ] || set -- installer window suite
for step; do
    case "$step" in
        python) ;;
        installer | window | suite)
            say "== $step"
            began=$SECONDS
            "$step"
            say "$step: $((SECONDS - began)) s"
            ;;
        *) die "no such step: $step" ;;
    esac
done

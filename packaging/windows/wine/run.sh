#!/usr/bin/env bash
# Runs a program for Windows in Wine: packaging/windows/wine/run.sh PROGRAM [WORD…]
# WINEPREFIX is the folder of the system, made first if it is not there, and build/wine if not given. Its user has a name
# that needs care everywhere.
set -euo pipefail
here=$(dirname "$(readlink -f "${BASH_SOURCE[0]}")")
build=$(cd "$here/../../../build" && pwd -P)
export WINEPREFIX=${WINEPREFIX:-$build/wine} WINEDEBUG=-all USER="Jürgen's (1) & é" LC_ALL=C.UTF-8
# Wine 8 cannot say which processor and system this is, and Python asks; nothing here is .NET or HTML.
export WINEDLLOVERRIDES='wbemprox=;mscoree=;mshtml='
export XDG_RUNTIME_DIR=${XDG_RUNTIME_DIR:-/tmp}
# Root may write where nobody may; the user of Windows may not.
as_user=() taken=-dac_override,-dac_read_search
[ "$(id -u)" -ne 0 ] || as_user=(setpriv "--inh-caps=$taken" "--bounding-set=$taken")
if [ ! -e "$WINEPREFIX/made" ]; then
    mkdir -p "$WINEPREFIX"
    {
        "${as_user[@]}" wineboot --init && "${as_user[@]}" winecfg -v win10 # it would be Windows 7
        cp "$build"/wine-parts/*.dll "$WINEPREFIX/drive_c/windows/system32/"
        touch "$WINEPREFIX/made"
    } </dev/null >"$WINEPREFIX/made.log" 2>&1
fi
# In its own processes, Python cannot open files as its streams in Wine 8, only pipes.
exec "${as_user[@]}" wine "$@" < <(cat) > >(cat) 2> >(cat >&2)

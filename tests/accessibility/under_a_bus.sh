#!/usr/bin/env bash
# The desk and a screen reader's user on one bus: dbus-run-session -- bash under_a_bus.sh PYTHON READER NAME NAME
# DISPLAY names a screen; the desk's database and folders are in the environment.
set -euo pipefail
python=$1
shift
launcher=/usr/libexec/at-spi-bus-launcher
"$launcher" --launch-immediately &
bus=$!
/usr/bin/python3 "$(dirname "$1")/listener.py" announced.txt &
listener=$!
QT_LINUX_ACCESSIBILITY_ALWAYS_ON=1 QT_QPA_PLATFORM=xcb "$python" -m carrom_desk &
desk=$!
trap 'kill "$desk" "$listener" "$bus" 2>/dev/null; wait 2>/dev/null' EXIT
/usr/bin/python3 "$@"

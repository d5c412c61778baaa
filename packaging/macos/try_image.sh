#!/usr/bin/env bash
# Installs the app from the disk image in dist/ as an ordinary user of macOS would, tries it, and removes it.
set -euo pipefail
# shellcheck source=packaging/setup.sh
source "$(dirname "$(readlink -f "${BASH_SOURCE[0]}")")/../setup.sh"
cd "$checkout"
volume=$(mktemp -d) app="$HOME/Applications/Carrom Desk.app"
trap 'hdiutil detach -quiet "$volume" || true; rm -rf "$app"' EXIT
hdiutil attach -quiet -nobrowse -readonly -mountpoint "$volume" dist/carrom-desk-*-macos-*.dmg
mkdir -p "$HOME/Applications"
cp -R "$volume/Carrom Desk.app" "$app"
python3 packaging/macos/check_app.py "$app"
python3 packaging/notices/notices.py check "$app"
python3 packaging/try_desk.py "$app/Contents/MacOS/carrom-desk"
say "installed, tried and removed"

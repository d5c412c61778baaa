#!/usr/bin/env bash
# Installs the app from the disk image in dist/ as an ordinary user of macOS would, tries it, and removes it.
set -euo pipefail
# shellcheck source=packaging/setup.sh
source "$(dirname "$(readlink -f "${BASH_SOURCE[0]}")")/../setup.sh"
cd "$checkout"
volume=$(mktemp -d) app="$HOME/Applications/Carrom Desk.app"
[ ! -e "$app" ] || die "$app is there already: it is not tried over yours"
hdiutil attach -quiet -nobrowse -readonly -mountpoint "$volume" dist/carrom-desk-*-macos-*.dmg
trap 'hdiutil detach -quiet "$volume" || true' EXIT
[ -L "$volume/Applications" ] || die "the image has no place to drag the app to"
mkdir -p "$HOME/Applications"
trap 'hdiutil detach -quiet "$volume" || true; rm -rf "$app"' EXIT # from here on it is ours
cp -R "$volume/Carrom Desk.app" "$app"
python3 packaging/macos/check_app.py "$app"
python3 packaging/notices/notices.py check "$app"
python3 packaging/try_desk.py "$app/Contents/MacOS/carrom-desk"
say "installed, tried and removed"

#!/usr/bin/env bash
# Tests the packages from build.sh without Python, Qt and network: packaging/try_packages.sh [CODENAME…]
# In bare trees of Debian 12 and Ubuntu 22.04 (bookworm and jammy) within build/, as an ordinary user: installs the .deb,
# starts the window under Xvfb, umpires a recorded match, reports and verifies it, serves a hall, removes the .deb, and the
# same from the .tar.xz. Needs root, debootstrap, unshare and ip.
set -euo pipefail
# shellcheck source=packaging/setup.sh
source "$(dirname "$(readlink -f "${BASH_SOURCE[0]}")")/setup.sh"
# shellcheck source=packaging/linux/trees.sh
source "$checkout/packaging/linux/trees.sh"
prepare test
cd "$checkout"
if [ $# -ne 1 ]; then
    [ $# -gt 0 ] || set -- bookworm jammy
    for codename; do unshare --mount bash "$0" "$codename"; done
    exit
fi
[ "$(id -u)" -eq 0 ] || die "a tree of another system can only be made by root"

# Dependencies of the .deb, and a tool to press keys.
packages=(libgl1 libegl1 libfontconfig1 libfreetype6 xvfb xauth xdotool procps xz-utils)
codename=$1 tree=$(system_tree "bare-$1" "$1" "${packages[@]}")
chroot "$tree" id umpire >/dev/null 2>&1 || chroot "$tree" useradd --create-home umpire
chroot "$tree" sh -c '! command -v python3' >&2 || die "the bare $codename has a Python: it proves nothing"

cp dist/*.deb dist/*.tar.xz "$tree/opt/"
match=tests/data/matches/icf-revised-singles-12.carrom
cp tests/data/matches/icf-revised-singles-12-cut-97.carrom "$tree/home/umpire/match.carrom"
"$venv_bin/python" - "$match" "$tree/home/umpire" <<'PYTHON'
import json, sys
from pathlib import Path

document, home = json.loads(Path(sys.argv[1]).read_text(encoding="utf-8")), Path(sys.argv[2])
(home / "setup.json").write_text(json.dumps(document["setup"]))
(home / "entries.jsonl").write_text("".join(json.dumps(entry) + "\n" for entry in document["entries"]))
PYTHON

cat >"$tree/home/umpire/umpire.sh" <<'UMPIRE'
set -eu
desk=$1
cd "$(mktemp -d)"
export HOME=$PWD
say() { echo "   $*"; }
"$desk" --version
"$desk" record --new ~umpire/setup.json <~umpire/entries.jsonl >answers.jsonl
! grep -q '"error"' answers.jsonl
say "$(wc -l <answers.jsonl) answers"
id=$(sed -n '1s/.*"id": "\([^"]*\)".*/\1/p' answers.jsonl)
for kind in pdf html csv xlsx json; do "$desk" report "$id" --to "sheet.$kind"; done
"$desk" verify sheet.pdf
"$desk" check
"$desk" --database postgresql://127.0.0.1:1/none matches 2>driver || grep -q 'did not respond' driver || { cat driver; exit 1; }
export DISPLAY=:7
Xvfb :7 -screen 0 1366x768x24 -nolisten tcp >/dev/null 2>&1 & server=$!
sleep 2
"$desk" --database first.sqlite3 --smoke 2>warnings
[ ! -s warnings ] || { echo "the first start says in the terminal:"; cat warnings; exit 1; }
"$desk" open ~umpire/match.carrom & window=$!
journal() { cat .local/share/carrom-desk/*.journals/*.jsonl 2>/dev/null | grep -c . || true; }
for _ in $(seq 240); do [ -n "$(ls .local/share/carrom-desk/open 2>/dev/null)" ] && break; sleep 0.5; done
for _ in $(seq 60); do # until the window takes keys
    xdotool search --onlyvisible --class carrom-desk windowfocus --sync >/dev/null 2>&1 || true
    xdotool key w sleep 1 key Return sleep 1 # a stroke that pockets a man, confirmed
    [ "$(journal)" -gt 0 ] && break
done
kill $window && wait $window || true
"$desk" export "$(sed -n 's/^ "id": "\(.*\)",/\1/p' ~umpire/match.carrom)" --to after.carrom
before=$(grep -c '"entry":' ~umpire/match.carrom)
[ "$(grep -o '"entry":' after.carrom | wc -l)" -gt "$before" ] || { echo "the stroke is not in the log"; exit 1; }
say "a stroke by two keys in the window: stored"
kill $server 2>/dev/null || true
"$desk" hall --database hall.sqlite3 --listen 127.0.0.1:8462 >hall.log 2>&1 & hub=$!
page() { bash -c 'exec 3<>/dev/tcp/127.0.0.1/8462 && printf "GET / HTTP/1.0\r\nHost: 127.0.0.1:8462\r\n\r\n" >&3 && head -n 1 <&3' 2>/dev/null; }
for _ in $(seq 240); do page | grep -q 200 && break; sleep 0.5; done
page | grep -q 200 && grep -q '"desks": "https:' hall.log || { cat hall.log; exit 1; }
say "the hall's first page is served, and encrypted for desks"
kill $hub
wait || true
UMPIRE

# Without a network except for the loopback address of the hall.
within() { unshare --net sh -c 'ip link set lo up; exec chroot "$@"' within "$tree" "$@"; }
as_umpire() { within su umpire -c "sh /home/umpire/umpire.sh $1"; }
# Every file of the bare Debian that a package may own, without those of the kernel, a user or this script.
files() { within find / -xdev -not -path '/proc/*' -not -path '/tmp/*' -not -path '/home/*' -not -path '/opt/*.deb' \
    -not -path '/var/*' -type f | sort; }

mount --bind /proc "$tree/proc"
mount --bind /dev "$tree/dev"

say "the .deb"
within dpkg --purge carrom-desk >&2 # of a try that failed
files >"build/files-$codename"
within sh -c 'dpkg -i /opt/*.deb' >&2
as_umpire carrom-desk
within dpkg -r carrom-desk >&2
files | diff "build/files-$codename" - || die "removing the package left files behind"

say "the .tar.xz"
within su umpire -c 'cd ~ && tar -xJf /opt/carrom-desk-*.tar.xz'
as_umpire /home/umpire/carrom-desk/carrom-desk
rm -rf "$tree/home/umpire/carrom-desk"
say "both packages work in $codename, and nothing but the data was left behind"

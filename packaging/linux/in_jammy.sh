#!/usr/bin/env bash
# Makes the packages for Linux in a tree of Ubuntu 22.04, the oldest supported system: packaging/linux/in_jammy.sh
# The tree is build/ubuntu-22.04. Python is the one of this checkout, its libraries and all others are Ubuntu's. Needs root,
# debootstrap and unshare. On Ubuntu 22.04 itself build.sh is enough.
set -euo pipefail
# shellcheck source=packaging/setup.sh
source "$(dirname "$(readlink -f "${BASH_SOURCE[0]}")")/../setup.sh"
# shellcheck source=packaging/linux/trees.sh
source "$checkout/packaging/linux/trees.sh"
prepare test
cd "$checkout"
[ "$(id -u)" -eq 0 ] || die "a tree of another system can only be made by root"

python=$("$venv_bin/python" -c 'import sys; print(sys.base_prefix)')
libraries=("${qt_libraries[@]##*|}" libssl3 libffi8 libsqlite3-0 libreadline8 libbz2-1.0 liblzma5 libuuid1 zlib1g
    binutils ca-certificates dpkg-dev git xz-utils)
tree=$(system_tree ubuntu-22.04 jammy "${libraries[@]}")
mkdir -p "$tree/$checkout" "$tree/$python"
touch "$tree/etc/resolv.conf"
# In a separate mount namespace, so that nothing stays mounted.
unshare --mount bash -c '
set -e
for shared in "$2" "$3" /dev /proc /etc/resolv.conf /etc/ssl; do mount --bind "$shared" "$1/$shared"; done
exec chroot "$1" bash "$2/packaging/build.sh" wheel linux sums
' in_jammy "$tree" "$checkout" "$python"

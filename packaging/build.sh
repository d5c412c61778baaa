#!/usr/bin/env bash
# Makes what is given to others, in dist/: packaging/build.sh
#   a wheel and an sdist, for those who have Python; on Linux also a folder that needs none, packed as .tar.xz, and a .deb.
# The same commit gives the same bits: every time of day in them is the commit's.
set -euo pipefail
# shellcheck source=packaging/setup.sh
source "$(dirname "$(readlink -f "${BASH_SOURCE[0]}")")/setup.sh"
prepare test
cd "$checkout"

SOURCE_DATE_EPOCH=$(git log -1 --format=%ct 2>/dev/null) || SOURCE_DATE_EPOCH=1700000000
export SOURCE_DATE_EPOCH PYTHONHASHSEED=0 LC_ALL=C.UTF-8 TZ=UTC
version=$("$venv_bin/python" -c 'import carrom_desk; print(carrom_desk.__version__)')
made=build/frozen
folder=$made/carrom-desk
umask 022

wheel() {
    say "wheel and sdist"
    rm -f dist/*
    "$venv_bin/python" -m hatchling build >&2
}

# In an environment of its own: what only tests need is not to be found by PyInstaller.
frozen() {
    say "the folder that needs no Python"
    rm -rf "$made"
    "$venv_bin/python" -m venv "$made/venv"
    local pip=("$made/venv/bin/python" -m pip install --quiet --disable-pip-version-check)
    "${pip[@]}" --require-hashes -r packaging/requirements.lock >&2
    "${pip[@]}" --no-deps dist/carrom_desk-*.whl >&2
    "$made/venv/bin/pyinstaller" --noconfirm --log-level WARN --distpath "$made" --workpath "$made/work" \
        packaging/frozen/carrom-desk.spec >&2
}

add_files() { # what goes beside the program, in either package
    install -m 644 LICENSE README.md CHANGELOG.md "$folder/"
    install -d "$folder/share"
    install -m 644 packaging/linux/* resources/icons/carrom-desk.svg "$folder/share/"
    find "$folder" -exec touch -h -d "@$SOURCE_DATE_EPOCH" {} +
}

archive() {
    local target=dist/carrom-desk-$version-linux-$(uname -m).tar.xz
    say "$target"
    tar --sort=name --owner=0 --group=0 --numeric-owner --mtime="@$SOURCE_DATE_EPOCH" -C "$made" -c carrom-desk |
        xz -9e -T1 >"$target"
}

debian() {
    local root=$made/deb architecture size
    architecture=$(dpkg --print-architecture)
    say "dist/carrom-desk_${version}_$architecture.deb"
    rm -rf "$root"
    install -d "$root"/{DEBIAN,opt,usr/bin} "$root"/usr/share/{applications,mime/packages,metainfo,man/man1} \
        "$root"/usr/share/{icons/hicolor/scalable/apps,doc/carrom-desk}
    cp -a "$folder" "$root/opt/"
    rm -r "$root/opt/carrom-desk/share"
    ln -s /opt/carrom-desk/carrom-desk "$root/usr/bin/carrom-desk"
    install -m 644 packaging/linux/carrom-desk.desktop "$root/usr/share/applications/"
    install -m 644 packaging/linux/carrom-desk.xml "$root/usr/share/mime/packages/"
    install -m 644 packaging/linux/org.carromdesk.CarromDesk.metainfo.xml "$root/usr/share/metainfo/"
    install -m 644 resources/icons/carrom-desk.svg "$root/usr/share/icons/hicolor/scalable/apps/"
    gzip -9n <packaging/linux/carrom-desk.1 >"$root/usr/share/man/man1/carrom-desk.1.gz"
    install -m 644 LICENSE "$root/usr/share/doc/carrom-desk/copyright"
    size=$(du -sk "$root" | cut -f1)
    cat >"$root/DEBIAN/control" <<-CONTROL
	Package: carrom-desk
	Version: $version
	Architecture: $architecture
	Maintainer: Carrom Desk contributors <carrom-desk@localhost>
	Installed-Size: $size
	Section: games
	Priority: optional
	Depends: libc6 (>= $(ldd --version | sed -n '1s/.* //p')), libgl1, libegl1, libfontconfig1, libfreetype6
	Recommends: libcups2 | libcups2t64, pipewire-bin | pulseaudio-utils | alsa-utils
	Description: referee's desk for carrom
	 After every stroke the umpire marks what fell and whether the stroke was proper;
	 the desk says who plays, what comes back and who places it, with the law's number,
	 and keeps score and clock. It needs no network.
	CONTROL
    find "$root" -exec touch -h -d "@$SOURCE_DATE_EPOCH" {} +
    dpkg-deb --root-owner-group -Zxz -z9 --build "$root" dist/ >&2
}

wheel
if [ "$(uname -s)" = Linux ]; then
    frozen
    add_files
    archive
    if command -v dpkg-deb >/dev/null; then debian; else say "dpkg-deb is not here: no .deb is made"; fi
fi
du -m "$folder" --summarize >&2 || true
(cd dist && sha256sum -- *)

#!/usr/bin/env bash
# Builds the distributions in dist/: packaging/build.sh [PART…]
#   wheel    a wheel and an sdist, for systems with Python
#   linux    a folder that needs no Python, packed as .tar.xz, and a .deb of it
#   windows  an installer for one Windows user, built on any system with makensis
#   macos    a disk image with the app
#   sums     the checksums of everything in dist/, the bills of materials among it
#   tools    only what builds them; prints the folder of its programs
# With TRIAL=FOLDER, wheel and installer go to FOLDER/dist, and the installer gets the Python of FOLDER/python-embed.zip.
# Without parts: the wheel, what this system runs, and the sums. Builds are reproducible: every time of day
# in them is the commit's, and packaging/locks pins all versions.
set -euo pipefail
# shellcheck source=packaging/setup.sh
source "$(dirname "$(readlink -f "${BASH_SOURCE[0]}")")/setup.sh"
prepare test
cd "$checkout"

SOURCE_DATE_EPOCH=$(git log -1 --format=%ct 2>/dev/null) || SOURCE_DATE_EPOCH=1700000000
export SOURCE_DATE_EPOCH PYTHONHASHSEED=0 LC_ALL=C.UTF-8 TZ=UTC
version=$("$venv_bin/python" -c 'import carrom_desk; print(carrom_desk.__version__)')
newest_glibc=2.35 # of Ubuntu 22.04, the oldest system that a package is for
python_inside=3.13.9 # of the packages that the workflow makes for a release
compression=${COMPRESSION:-9} # 0 to 9: 0 makes packages to try within a minute, twice as large
made=build/frozen
folder=$made/carrom-desk
dist=${TRIAL:+$TRIAL/}dist
umask 022

tools() { # what makes packages; the path of its programs
    if [ ! -e build/tools/made ] || [ packaging/locks/tools.txt -nt build/tools/made ]; then
        "$venv_bin/python" -m venv --clear build/tools
        "$(bin_of build/tools)/python" -m pip install --quiet --disable-pip-version-check --require-hashes \
            -r packaging/locks/tools.txt >&2
        touch build/tools/made
    fi
    bin_of build/tools
}

wheel() {
    say "wheel and sdist"
    [ "${GITHUB_REF_TYPE:-}" != tag ] || [ "$GITHUB_REF_NAME" = "v$version" ] || die "the tag is not v$version"
    # Translations compiled before have the time of another commit in them.
    rm -f "$dist"/* resources/i18n/*.mo
    "$venv_bin/python" -m hatchling build --directory "$dist" >&2
}

install_desk() { # SITE-PACKAGES OPTIONS OF uv pip install: the desk and what it needs, and nothing else
    "$(tools)/uv" pip install --quiet --require-hashes -r packaging/locks/desk.txt "${@:2}"
    # Not by uv, which would note the wheel's time and place next to it.
    "$venv_bin/python" -m pip install --quiet --disable-pip-version-check --no-compile --no-deps --no-index \
        --find-links "$dist" --target "$1" "carrom-desk==$version" >&2
}

# In a separate environment, so that PyInstaller does not find what only tests need.
frozen() {
    local inside
    inside=$("$venv_bin/python" -c 'import platform; print(platform.python_version())')
    say "the folder that needs no Python, with $inside inside"
    [ "$inside" = "$python_inside" ] || say "packages of a release have $python_inside inside; these are to try"
    rm -rf "$made"
    "$venv_bin/python" -m venv --without-pip "$made/venv"
    install_desk "$(site_of "$made/venv")" --python "$made/venv"
    "$(tools)/python" -c 'import site, sys; print(site.getsitepackages()[0])' >"$(site_of "$made/venv")/tools.pth"
    "$(bin_of "$made/venv")/python" -P -m PyInstaller --noconfirm --log-level WARN --distpath "$made" --workpath "$made/work" \
        packaging/frozen/carrom-desk.spec >&2
    rm "$(site_of "$made/venv")/tools.pth"
}

site_of() { # ENVIRONMENT: its folder of packages
    "$(bin_of "$1")/python" -c 'import sysconfig; print(sysconfig.get_path("purelib"))'
}

notices() { # SYSTEM FOLDER SITE-PACKAGES [OPTIONS]: written into the folder, and proved to cover it; with a bill of materials
    "$venv_bin/python" packaging/notices/notices.py write "${@:2}" --bill "$dist/carrom-desk-$version-$1.cdx.json" "$version"
    "$venv_bin/python" packaging/notices/notices.py check "$2"
}

linux() {
    frozen
    "$venv_bin/python" packaging/linux/glibc.py "$folder" "$newest_glibc" >&2 ||
        say "what is built here is not for Ubuntu 22.04; packaging/linux/in_jammy.sh builds where it is"
    notices "$(uname -s)-$(uname -m)" "$folder" "$(site_of "$made/venv")" --debian "$made/copyright"
    # Files next to the program, in either package.
    install -m 644 LICENSE CHANGELOG.md packaging/linux/README.txt "$folder/"
    install -d "$folder/share"
    install -m 644 packaging/linux/carrom-desk.* packaging/linux/*.metainfo.xml resources/icons/carrom-desk.svg "$folder/share/"
    find "$folder" -exec touch -h -d "@$SOURCE_DATE_EPOCH" {} +
    archive
    if command -v dpkg-deb >/dev/null; then debian; else say "dpkg-deb is not here: no .deb is made"; fi
}

archive() {
    local target=dist/carrom-desk-$version-linux-$(uname -m).tar.xz
    say "$target"
    tar --sort=name --owner=0 --group=0 --numeric-owner --mtime="@$SOURCE_DATE_EPOCH" -C "$made" -c carrom-desk |
        xz "-$compression" -T1 >"$target"
}

debian() {
    local root=$made/deb architecture
    architecture=$(dpkg --print-architecture)
    say "dist/carrom-desk_${version}_$architecture.deb"
    rm -rf "$root"
    install -d "$root"/{DEBIAN,usr/bin,usr/lib} "$root"/usr/share/{applications,mime/packages,metainfo,man/man1} \
        "$root"/usr/share/{icons/hicolor/scalable/apps,doc/carrom-desk,lintian/overrides,bash-completion/completions}
    cp -a "$folder" "$root/usr/lib/"
    rm -r "$root"/usr/lib/carrom-desk/{share,LICENSE,README.txt,CHANGELOG.md}
    find "$root/usr/lib" -type f -name '*.so*' -exec chmod 644 {} +
    ln -s ../lib/carrom-desk/carrom-desk "$root/usr/bin/carrom-desk"
    install -m 644 packaging/linux/carrom-desk.desktop "$root/usr/share/applications/"
    install -m 644 packaging/linux/carrom-desk.xml "$root/usr/share/mime/packages/"
    install -m 644 packaging/linux/org.carromdesk.CarromDesk.metainfo.xml "$root/usr/share/metainfo/"
    install -m 644 resources/icons/carrom-desk.svg "$root/usr/share/icons/hicolor/scalable/apps/"
    install -m 644 packaging/linux/carrom-desk.bash "$root/usr/share/bash-completion/completions/carrom-desk"
    gzip -9n <packaging/linux/carrom-desk.1 >"$root/usr/share/man/man1/carrom-desk.1.gz"
    printf 'carrom-desk (%s) stable; urgency=medium\n\n  * %s\n\n -- %s  %s\n' "$version" \
        'The changes are in NEWS.gz, those for umpires first.' "$(sed -n 's/^Maintainer: //p' packaging/linux/control)" \
        "$(date -u -R -d "@$SOURCE_DATE_EPOCH")" | gzip -9n >"$root/usr/share/doc/carrom-desk/changelog.gz"
    gzip -9n <CHANGELOG.md >"$root/usr/share/doc/carrom-desk/NEWS.gz"
    install -m 644 "$made/copyright" "$root/usr/share/doc/carrom-desk/copyright"
    install -m 644 packaging/linux/lintian-overrides "$root/usr/share/lintian/overrides/carrom-desk"
    sed -e "s/@VERSION@/$version/" -e "s/@ARCHITECTURE@/$architecture/" \
        -e "s/@GLIBC@/$("$venv_bin/python" packaging/linux/glibc.py "$folder")/" \
        -e "s/@SIZE@/$(du -sk "$root" | cut -f1)/" packaging/linux/control >"$root/DEBIAN/control"
    (cd "$root" && find usr -type f -exec md5sum {} + | LC_ALL=C sort -k 2 >DEBIAN/md5sums)
    find "$root" -exec touch -h -d "@$SOURCE_DATE_EPOCH" {} +
    dpkg-deb --root-owner-group -Zxz "-z$compression" --build "$root" dist/ >&2
}

windows() {
    local zip=build/python-$python_inside-embed-amd64.zip app=build/windows/carrom-desk site=build/windows/site
    local installer=$dist/carrom-desk-$version-windows.exe
    [ -z "${TRIAL:-}" ] || zip=$TRIAL/python-embed.zip
    command -v makensis >/dev/null || die "makensis is missing: install nsis"
    [ -e "$zip" ] || curl --fail --location --silent --show-error -o "$zip" \
        "https://www.python.org/ftp/python/$python_inside/${zip#build/}" || die "Python for Windows could not be fetched"
    say "$installer"
    rm -rf build/windows
    install_desk "$site" --target "$site" --python-platform x86_64-pc-windows-msvc --python-version "${python_inside%.*}" \
        --only-binary :all:
    "$venv_bin/python" packaging/windows/assemble.py "$zip" "$site" "$app"
    "$venv_bin/python" packaging/icons.py "$app/carrom-desk.ico"
    notices Windows-x86_64 "$app" "$site"
    find "$app" -exec touch -d "@$SOURCE_DATE_EPOCH" {} +
    makensis -V2 ${TRIAL:+-X"SetCompressor /FINAL zlib"} -DVERSION="$version" -DFOLDER="$checkout/$app" -DOUTPUT="$(realpath "$dist")/${installer##*/}" \
        ${NSIS_TARGET:+-DTARGET="$NSIS_TARGET"} packaging/windows/installer.nsi >&2
}

macos() {
    local app="$made/Carrom Desk.app"
    "$venv_bin/python" packaging/icons.py build/carrom-desk.icns
    frozen
    notices "$(uname -s)-$(uname -m)" "$app" "$(site_of "$made/venv")"
    "$venv_bin/python" packaging/macos/check_app.py "$app"
    codesign --force --deep --sign - "$app" # the notices came after PyInstaller had signed it
    rm -rf "$made/image"
    mkdir "$made/image"
    cp -R "$app" "$made/image/"
    ln -s /Applications "$made/image/Applications" # to drag the app there
    hdiutil create -volname 'Carrom Desk' -srcfolder "$made/image" -format UDZO "dist/carrom-desk-$version-macos-$(uname -m).dmg"
}

sums() {
    (cd dist && rm -f SHA256SUMS && { sha256sum -- * || shasum -a 256 -- *; } >../build/SHA256SUMS && mv ../build/SHA256SUMS .)
    cat dist/SHA256SUMS
}

parts=("$@")
if [ $# -eq 0 ]; then
    case "$(uname -s)" in
        Linux) parts=(wheel linux sums) ;;
        Darwin) parts=(wheel macos sums) ;;
        *) parts=(wheel sums) ;;
    esac
fi
for part in "${parts[@]}"; do
    case "$part" in
        wheel | linux | windows | macos | sums | tools) "$part" ;;
        *) die "no such part: $part" ;;
    esac
done

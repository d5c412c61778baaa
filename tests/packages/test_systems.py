"""Contents of each system's packages, with fakes for parts that need that system or a network."""

import ast
import os
import plistlib
import re
import runpy
import shutil
import struct
import subprocess
import sys
import zipfile
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtGui import QImage

from carrom_desk import __version__

from .stand_ins import CHECKOUT

pytestmark = pytest.mark.nightly

PACKAGING = CHECKOUT / "packaging"
EMBEDDABLE = ("python.exe", "pythonw.exe", "python313.dll", "python313.zip", "_ssl.pyd", "LICENSE.txt")
WHEELS = {
    "PySide6/QtCore.pyd": True, "PySide6/Qt6Core.dll": True, "PySide6/plugins/platforms/qwindows.dll": True,
    "PySide6/translations/qtbase_de.qm": True, "babel/locale-data/ta.dat": True, "carrom_desk/cli.py": True,
    "uvicorn/main.py": True, "psycopg_binary.libs/libpq-1.dll": True, "PySide6/msvcp140.dll": True,
    "zeroconf/_core.pyd": True, "cryptography/hazmat/bindings/_rust.pyd": True, "_cffi_backend.pyd": True,
    "PySide6/Qt6Quick.dll": False, "PySide6/QtSql.pyd": False, "PySide6/designer.exe": False,
    "PySide6/QtCore.pyi": False,
    "PySide6/plugins/sqldrivers/qsqlite.dll": False, "PySide6/translations/qtbase_ja.qm": False,
    "babel/locale-data/ja.dat": False, "PySide6/qml/QtQuick/qmldir": False, "PySide6/opengl32sw.dll": False,
}  # fmt: skip
"""Files of wheels for Windows, each with True if the desk needs it."""


def run(script: str, *words: object, **environment: str) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, str(PACKAGING / script), *map(str, words)]
    surroundings = {**os.environ, **environment}
    return subprocess.run(command, capture_output=True, text=True, check=False, env=surroundings)


def embeddable(path: Path, *names: str) -> Path:
    with zipfile.ZipFile(path, "w") as files:
        for name in names:
            files.writestr(name, "a stand-in")
    return path


# Windows


@pytest.fixture
def windows_folder(tmp_path: Path) -> Path:
    """Creates the desk's Windows folder from fakes."""
    for name in WHEELS:
        file = tmp_path / "site" / name
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text("", encoding="utf-8")
    python = embeddable(tmp_path / "python.zip", *EMBEDDABLE, "python313._pth")
    answer = run("windows/assemble.py", python, tmp_path / "site", tmp_path / "desk")
    assert answer.stderr == ""
    return tmp_path / "desk"


def test_windows_gets_signed_python_beside_the_wheels_that_the_desk_opens(windows_folder: Path) -> None:
    site = windows_folder / "site-packages"
    for name in EMBEDDABLE:
        assert (windows_folder / "python" / name).read_text(encoding="utf-8") == "a stand-in", (
            "it is no longer as signed"
        )
    assert {name for name in WHEELS if (site / name).exists()} == {
        name for name, is_needed in WHEELS.items() if is_needed
    }
    assert (windows_folder / "python/python313._pth").read_text(encoding="utf-8").split() == [
        "python313.zip", ".", "../site-packages",
    ]  # fmt: skip
    assert "-m carrom_desk %*" in (windows_folder / "carrom-desk.cmd").read_text(encoding="utf-8")


def test_an_archive_that_is_not_the_distribution_for_embedding_is_refused(tmp_path: Path) -> None:
    answer = run("windows/assemble.py", embeddable(tmp_path / "x.zip", "python.exe"), tmp_path, tmp_path / "desk")

    assert answer.returncode == 1
    assert "is not Python's distribution for embedding" in answer.stderr


@pytest.mark.skipif(shutil.which("makensis") is None, reason="no makensis: install nsis")
def test_the_installer_has_icon_and_version_and_owns_one_folder(windows_folder: Path, tmp_path: Path) -> None:
    assert run("icons.py", windows_folder / "carrom-desk.ico", QT_QPA_PLATFORM="offscreen").stderr == ""
    installer = tmp_path / "carrom-desk.exe"
    defined = {"VERSION": __version__, "FOLDER": windows_folder, "OUTPUT": installer}
    words = [f"-D{name}={value}" for name, value in defined.items()]
    subprocess.run(["makensis", "-V2", "-WX", *words, str(PACKAGING / "windows/installer.nsi")], check=True)

    data = installer.read_bytes()
    for key, value in (("ProductVersion", __version__), ("FileDescription", "Carrom Desk Setup")):
        place = data.index(key.encode("utf-16-le"))
        assert value.encode("utf-16-le") in data[place : place + 100]
    assert (windows_folder / "carrom-desk.ico").read_bytes()[-200:] in data
    script = (PACKAGING / "windows/installer.nsi").read_text(encoding="utf-8")
    removed = {rf'"$INSTDIR\program.{end}"' for end in ("old", "new")}
    assert set(re.findall(r"RMDir /r (\S+)", script)) == removed, "somebody else's files are removed"


def test_the_icons_hold_a_picture_of_every_size(tmp_path: Path) -> None:
    for name in ("a.ico", "a.icns"):
        assert run("icons.py", tmp_path / name, QT_QPA_PLATFORM="offscreen").stderr == ""
    ico, icns = (tmp_path / "a.ico").read_bytes(), (tmp_path / "a.icns").read_bytes()

    for number in range(struct.unpack_from("<3H", ico)[2]):
        side, *_, length, place = struct.unpack_from("<4BHHII", ico, 6 + 16 * number)
        image = QImage.fromData(ico[place : place + length])
        assert image.width() == image.height() == (side or 256)
        assert image.pixelColor(image.width() // 2, image.height() // 2).alpha() == 255
    assert struct.unpack_from(">4sI", icns) == (b"icns", len(icns))
    place, sizes = 8, set[int]()
    while place < len(icns):
        _, length = struct.unpack_from(">4sI", icns, place)
        sizes.add(QImage.fromData(icns[place + 8 : place + length]).width())
        place += length
    assert sizes == {16, 32, 128, 256, 512, 1024}


# macOS


def app_info() -> dict[str, Any]:
    info: dict[str, Any] = runpy.run_path(str(PACKAGING / "macos/app.py"))["info"]("1.2.3")
    return {**info, "CFBundleExecutable": "carrom-desk", "CFBundleIconFile": "carrom-desk.icns"}


def app(folder: Path, info: dict[str, Any]) -> Path:
    contents = folder / "Carrom Desk.app/Contents"
    for name in ("MacOS/carrom-desk", "Resources/carrom-desk.icns", "Frameworks/zxingcpp.so"):
        (contents / name).parent.mkdir(parents=True)
        (contents / name).touch(mode=0o755)
    (contents / "Info.plist").write_bytes(plistlib.dumps(info))
    return contents.parent


@pytest.mark.parametrize(
    ("changes", "fault"),
    [
        ({}, ""),
        ({"LSBackgroundOnly": True}, "It would start in the background"),
        ({"NSHighResolutionCapable": False}, "It would be blurred"),
        ({"CFBundleDocumentTypes": []}, "It does not open .carrom files."),
        ({"CFBundleIconFile": "other.icns"}, "It has no icon of its own."),
        ({"CFBundleExecutable": "other"}, "There is no program"),
    ],
)
def test_an_app_that_macos_would_not_show_as_one_is_refused(
    tmp_path: Path, changes: dict[str, Any], fault: str
) -> None:
    answer = run("macos/check_app.py", app(tmp_path, {**app_info(), **changes}), "zxingcpp*.so")

    assert answer.stderr.startswith(fault)
    assert answer.returncode == bool(fault)


def test_an_app_without_the_parts_of_a_hall_is_refused(tmp_path: Path) -> None:
    assert "_psycopg*.so is missing." in run("macos/check_app.py", app(tmp_path, app_info())).stderr


# Linux


def names_in_spec() -> dict[str, Any]:
    spec = ast.parse((PACKAGING / "frozen/carrom-desk.spec").read_text(encoding="utf-8"))
    wanted = [
        each
        for each in spec.body
        if isinstance(each, ast.FunctionDef) or ast.unparse(each).startswith(("PLUGINS", "NEEDLESS"))
    ]
    names: dict[str, Any] = {}
    exec(compile(ast.Module(wanted, []), "carrom-desk.spec", "exec"), names)
    return names


def test_no_module_of_qt_that_is_imported_is_left_out() -> None:
    sources = [path.read_text(encoding="utf-8") for path in (CHECKOUT / "carrom_desk").rglob("*.py")]
    used = {name for source in sources for name in re.findall(r"from PySide6\.(\w+) import", source)}
    names = names_in_spec()

    assert used.isdisjoint(name.removeprefix("PySide6.") for name in names["NEEDLESS_MODULES"])
    assert all(names["is_needed"]((f"PySide6/Qt/lib/lib{name.replace('Qt', 'Qt6', 1)}.so.6",)) for name in used)


def test_nothing_of_postgresqls_driver_is_left_out() -> None:
    names = names_in_spec()
    for name in ("psycopg_binary.libs/libkrb5-f18b4d11.so.3.3", "psycopg_binary/.dylibs/libkrb5.3.3.dylib"):
        assert names["is_needed"]((name,))
    assert not names["is_needed"](("libkrb5.so.3",))


@pytest.mark.skipif(shutil.which("objdump") is None or sys.platform != "linux", reason="no objdump: install binutils")
def test_the_glibc_that_a_package_needs_is_read_from_its_libraries(tmp_path: Path) -> None:
    shutil.copy(shutil.which("env") or "", tmp_path / "program")
    (tmp_path / "text").write_text("GLIBC_9.9", encoding="utf-8")
    found = run("linux/glibc.py", tmp_path).stdout.strip()

    assert re.fullmatch(r"2\.\d+(\.\d+)?", found)
    assert run("linux/glibc.py", tmp_path, found).returncode == 0
    late = run("linux/glibc.py", tmp_path, "2.0")
    assert late.returncode == 1
    assert f"{tmp_path / 'program'}: {found}" in late.stderr


DESKTOP = ("gio", "update-mime-database", "update-desktop-database")


@pytest.mark.skipif(None in map(shutil.which, DESKTOP), reason="not a Linux desktop: install libglib2.0-bin and others")
def test_a_match_file_opens_in_the_desk(tmp_path: Path) -> None:
    for name, folder in (("carrom-desk.xml", "mime/packages"), ("carrom-desk.desktop", "applications")):
        (tmp_path / folder).mkdir(parents=True)
        shutil.copy(PACKAGING / "linux" / name, tmp_path / folder)
    match = shutil.copy(CHECKOUT / "tests/data/matches/icf-revised-singles-12.carrom", tmp_path)
    program = tmp_path / "bin/carrom-desk"
    program.parent.mkdir()
    program.touch(0o755)
    surroundings = {**os.environ, "XDG_DATA_HOME": str(tmp_path), "PATH": f"{program.parent}:{os.environ['PATH']}"}

    def said(*words: str | Path) -> str:
        return subprocess.run(words, env=surroundings, capture_output=True, encoding="utf-8", check=True).stdout

    said("update-mime-database", tmp_path / "mime")
    said("update-desktop-database", tmp_path / "applications")
    kind = "application/vnd.carrom-desk.match+json"
    assert said("gio", "info", "-a", "standard::content-type", match).split()[-1] == kind
    assert "carrom-desk.desktop" in said("gio", "mime", kind)


def test_the_software_centre_is_told_what_it_shows() -> None:
    text = (PACKAGING / "linux/org.carromdesk.CarromDesk.metainfo.xml").read_text(encoding="utf-8")

    pictures = re.findall(r"<image>https://carromdesk\.org/(pictures/\w+\.jpg)</image>", text)
    assert len(pictures) == len(re.findall("<screenshot[ >]", text)) >= 3
    for picture in pictures:
        assert (CHECKOUT / "resources/manual" / picture).is_file()
    assert '<url type="homepage">https://carromdesk.org</url>' in text
    assert "Homepage: https://carromdesk.org\n" in (PACKAGING / "linux/control").read_text(encoding="utf-8")

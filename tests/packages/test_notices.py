"""Notices of a package: every file is covered by a licence, on each system."""

import hashlib
import json
import re
import subprocess
import sys
from pathlib import Path

import pytest

from .stand_ins import CHECKOUT

pytestmark = pytest.mark.nightly

NOTICES = CHECKOUT / "packaging/notices/notices.py"
PLACE = "carrom_desk/_resources/licences/notices.txt"
ELF, WINDOWS, MACOS = b"\x7fELF", b"MZ\x90\0", b"\xcf\xfa\xed\xfe"
LINUX_FILES = (
    "carrom-desk", "_internal/base_library.zip", "_internal/libpython3.11.so.1.0", "_internal/libQt6Core.so.6",
    "_internal/python3.11/lib-dynload/_ssl.cpython-311-x86_64-linux-gnu.so", "_internal/libicudata.so.73",
    "_internal/PySide6/Qt/plugins/platforms/libqxcb.so", "_internal/psycopg_binary.libs/libpq-e9b5c9ac.so.5.18",
    "_internal/psycopg_binary.libs/libkrb5-f18b4d11.so.3.3", "_internal/psycopg_binary.libs/libcrypt-bc2db45e.so.1",
    "_internal/libsqlite3.so.0", "_internal/libffi.so.8",
)  # fmt: skip
WINDOWS_FILES = (
    "carrom-desk.cmd", "carrom-desk.ico", "python/python.exe", "python/python313.dll", "python/libffi-8.dll",
    "python/vcruntime140.dll", "site-packages/PySide6/Qt6Gui.dll", "site-packages/PySide6/msvcp140.dll",
    "site-packages/PySide6/plugins/platforms/qwindows.dll",
    "site-packages/psycopg_binary.libs/libpq-b5fba87b7d467685822e9fec10022db9.dll",
)  # fmt: skip
MACOS_FILES = (
    "Contents/Info.plist", "Contents/MacOS/carrom-desk", "Contents/Resources/carrom-desk.icns",
    "Contents/Frameworks/Python.framework/Versions/3.12/Python", "Contents/Frameworks/libcrypto.3.dylib",
    "Contents/Frameworks/PySide6/Qt/lib/QtCore.framework/Versions/A/QtCore",
    "Contents/Frameworks/psycopg_binary__dot__dylibs/libkrb5.3.3.dylib",
)  # fmt: skip


def run(*words: object) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, str(NOTICES), *map(str, words)]
    return subprocess.run(command, capture_output=True, text=True, check=False)


def wheel(site: Path, name: str, *files: str, licence: str = "MIT", text: str = "The words of its licence.") -> None:
    """Installs a wheel with its metadata."""
    about = site / f"{name}-2.0.dist-info"
    (about / "licenses").mkdir(parents=True)
    (about / "METADATA").write_text(
        f"Metadata-Version: 2.4\nName: {name}\nVersion: 2.0\nLicense-Expression: {licence}\n"
    )
    (about / "licenses/LICENSE").write_text(f"{name}: {text}\n")
    listed = (*files, f"{about.name}/METADATA", f"{about.name}/licenses/LICENSE", f"{about.name}/RECORD")
    (about / "RECORD").write_text("".join(f"{file},,\n" for file in listed))


def package(folder: Path, magic: bytes, *files: str) -> Path:
    """Creates a package with the given files and Carrom Desk's own resources."""
    inner = next((prefix for prefix in ("_internal/", "site-packages/", "Contents/Resources/")
                  if any(file.startswith(prefix) for file in files)), "")  # fmt: skip
    for file in (*files, *(f"{inner}carrom_desk/_resources/{each}" for each in ("fonts/a.ttf", "flags/in.svg"))):
        (folder / file).parent.mkdir(parents=True, exist_ok=True)
        (folder / file).write_bytes(magic)
    (folder / inner / PLACE).parent.mkdir(parents=True)
    return folder


@pytest.mark.parametrize(("magic", "files"), [(ELF, LINUX_FILES), (WINDOWS, WINDOWS_FILES), (MACOS, MACOS_FILES)])
def test_what_a_system_brings_is_covered(tmp_path: Path, magic: bytes, files: tuple[str, ...]) -> None:
    folder, site = package(tmp_path / "package", magic, *files), tmp_path / "site"
    wheel(site, "typst", licence="Apache-2.0")

    assert run("write", folder, site).stderr == ""
    assert run("check", folder).stderr == ""
    (notices,) = folder.rglob("notices.txt")
    text = notices.read_text(encoding="utf-8")
    assert "\nQt\nLicence: LGPL-3.0-only\n" in text
    assert "typst: The words of its licence." in text
    assert "the fonts inside the library were removed" in text
    for name in ("Apache-2.0", "LGPL-3.0-only"):
        assert (NOTICES.parent / f"texts/{name}.txt").read_text(encoding="utf-8") in text


def test_a_file_of_a_wheel_is_its_and_what_is_inside_is_listed(tmp_path: Path) -> None:
    folder = package(tmp_path / "package", WINDOWS, "site-packages/fast/_fast.pyd")
    wheel(tmp_path / "site", "fast", "fast/_fast.pyd", "fast-2.0.dist-info/sboms/fast.cyclonedx.json")
    bill = tmp_path / "site/fast-2.0.dist-info/sboms/fast.cyclonedx.json"
    bill.parent.mkdir()
    bill.write_text('{"components": [{"name": "crate", "version": "1.1", "licenses": [{"expression": "Zlib"}]}]}')

    assert run("write", folder, tmp_path / "site").stderr == ""

    (notices,) = folder.rglob("notices.txt")
    text = notices.read_text(encoding="utf-8")
    assert "fast 2.0\nLicence: MIT\nContains: crate 1.1 (Zlib)\nFiles: _fast.pyd\n" in text
    assert (NOTICES.parent / "texts/Zlib.txt").read_text(encoding="utf-8") in text


def test_a_bill_of_materials_has_versions_hashes_and_what_is_inside(tmp_path: Path) -> None:
    folder, site, target = package(tmp_path / "package", ELF, *LINUX_FILES), tmp_path / "site", tmp_path / "bill.json"
    for name, stated in (("libpython3.11.so.1.0", b"\x003.11.7\0"), ("libQt6Core.so.6", b"Qt 6.11.3 (x86_64)")):
        (folder / "_internal" / name).write_bytes(ELF + stated)
    wheel(site, "segno")
    (site / "segno-2.0.dist-info/METADATA").write_text("Metadata-Version: 2.4\nName: segno\nVersion: 1.6.6\n")

    assert run("write", folder, site, "--bill", target, "1.2.3").stderr == ""

    document = json.loads(target.read_text(encoding="utf-8"))
    program = document["metadata"]["component"]
    assert (program["type"], program["name"], program["version"]) == ("application", "carrom-desk", "1.2.3")
    parts = {part["name"]: part for part in document["components"]}
    versions = {name: parts[name].get("version") for name in ("Python", "Qt", "ICU", "PostgreSQL (libpq)", "segno")}
    assert versions == {"Python": "3.11.7", "Qt": "6.11.3", "ICU": "73", "PostgreSQL (libpq)": "18", "segno": "1.6.6"}
    assert parts["segno"]["purl"] == "pkg:pypi/segno@1.6.6"
    locked = (CHECKOUT / "packaging/locks/desk.txt").read_text(encoding="utf-8")
    assert all(each["content"] in locked for each in parts["segno"]["hashes"])
    inside = {each["name"]: each for each in parts["Qt"]["components"]}
    core = hashlib.sha256((folder / "_internal/libQt6Core.so.6").read_bytes()).hexdigest()
    assert inside["_internal/libQt6Core.so.6"]["hashes"] == [{"alg": "SHA-256", "content": core}]
    assert inside["BLAKE2"]["licenses"] == [{"license": {"name": "CC0-1.0"}}]


def test_a_file_of_nobody_is_refused_by_name(tmp_path: Path) -> None:
    folder = package(tmp_path / "package", WINDOWS, "site-packages/stranger.dll", "python/python.exe")
    (tmp_path / "site").mkdir()

    answer = run("write", folder, tmp_path / "site")

    assert answer.returncode == 1
    assert answer.stderr.splitlines()[1:] == ["site-packages/stranger.dll"]


def test_a_part_inside_a_wheel_without_a_licence_is_refused_by_name(tmp_path: Path) -> None:
    folder = package(tmp_path / "package", WINDOWS, "site-packages/fast/_fast.pyd")
    wheel(tmp_path / "site", "fast", "fast/_fast.pyd", "fast-2.0.dist-info/sboms/fast.cyclonedx.json")
    bill = tmp_path / "site/fast-2.0.dist-info/sboms/fast.cyclonedx.json"
    bill.parent.mkdir()
    bill.write_text('{"components": [{"name": "openssl", "version": "4"}, {"name": "stranger", "version": "1"}]}')

    answer = run("write", folder, tmp_path / "site")

    assert answer.stderr.splitlines()[1:] == ["fast 2.0: stranger 1"]


def test_a_file_that_came_after_the_notices_is_found(tmp_path: Path) -> None:
    folder = package(tmp_path / "package", ELF, *LINUX_FILES)
    (tmp_path / "site").mkdir()
    assert run("write", folder, tmp_path / "site").stderr == ""
    (folder / "_internal/late.so").write_bytes(ELF)
    (folder / "_internal/carrom_desk/_resources/flags/xx.svg").write_bytes(b"<svg/>")

    assert run("check", folder).stderr.splitlines()[1:] == [
        "_internal/carrom_desk/_resources/flags/xx.svg",
        "_internal/late.so",
    ]


def test_debians_copyright_names_the_long_licences_only(tmp_path: Path) -> None:
    folder, target = package(tmp_path / "package", ELF, *LINUX_FILES), tmp_path / "copyright"
    whole = (NOTICES.parent / "texts/Apache-2.0.txt").read_text(encoding="utf-8")
    wheel(tmp_path / "site", "typst", licence="Apache-2.0", text="\n    " + whole.replace("\n", "\n    "))

    assert run("write", folder, tmp_path / "site", "--debian", target).stderr == ""

    text = target.read_text(encoding="utf-8")
    assert "TERMS AND CONDITIONS FOR USE, REPRODUCTION" not in text
    for name in ("Apache-2.0", "LGPL-3", "GPL-2"):
        assert f"/usr/share/common-licenses/{name}" in text


def test_the_notices_of_this_environment_have_a_text_for_every_licence(tmp_path: Path) -> None:
    site = Path(sys.prefix, "lib", "python{}.{}".format(*sys.version_info), "site-packages")
    folder = package(tmp_path / "package", ELF, *LINUX_FILES)
    if not (site / "PySide6").is_dir():
        pytest.skip("the environment is laid out in another way")

    assert run("write", folder, site).stderr == ""

    (notices,) = folder.rglob("notices.txt")
    text = notices.read_text(encoding="utf-8")
    locked = re.findall(
        r"(?m)^([\w-]+)==\S+(?!.*win32)", (CHECKOUT / "packaging/locks/desk.txt").read_text(encoding="utf-8")
    )
    parts = [part.strip() for part in text.split("-" * 80)]
    wheels = {part.split()[0].lower().replace("_", "-"): part for part in parts if part}
    for name in locked:
        assert "\nSource: https://" in wheels[name], name
        contained = re.search(r"(?m)^Contains: .*\n(?:  .*\n)*", wheels[name])
        licences = re.findall(r"\(([^,]+)\)", contained[0] if contained else "")
        words = {*re.findall(r"[\w.-]+", " ".join(licences))} - {"OR", "AND", "WITH"}
        words.discard("BSD-4-Clause")  # of Cyrus SASL, which has its own text
        assert {word for word in words if not (NOTICES.parent / f"texts/{word}.txt").is_file()} == set(), name
    assert "openssl 4" in wheels["cryptography"]
    assert "\nSource: https://github.com/python-zeroconf/python-zeroconf\n" in wheels["zeroconf"]

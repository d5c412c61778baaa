"""Every shipped file is found, in a checkout and in a wheel, and the fonts cover every name."""

import importlib.util
import shutil
import subprocess
import sys
import zipfile
from pathlib import Path
from types import ModuleType

import pytest
from PySide6.QtGui import QRawFont
from PySide6.QtWidgets import QApplication

from carrom_desk import resources
from carrom_desk.resources import ResourceMissing, resource_path

CHECKOUT = Path(__file__).parent.parent

FONTS = {
    "NotoSans-Regular": "Żółć Đặng José O’Brien",
    "NotoSans-Bold": "Żółć Đặng José O’Brien",
    "NotoSansDevanagari-Regular": "श्रीकृष्ण",
    "NotoSansTamil-Regular": "ஸ்ரீராம்",
    "NotoSansSinhala-Regular": "ශ්‍රියාණි",
    "NotoSansBengali-Regular": "শ্রীলক্ষ্মী",
    "NotoSansArabicUI-Regular": "علی رضا",
    "NotoSansGujarati-Regular": "મહેશ",
    "NotoSansGurmukhi-Regular": "ਗੁਰਪ੍ਰੀਤ",
    "NotoSansHebrew-Regular": "דוד",
    "NotoSansKannada-Regular": "ಮಂಜುನಾಥ",
    "NotoSansMalayalam-Regular": "സുരേഷ്",
    "NotoSansOriya-Regular": "ସୁଭାଷ",
    "NotoSansTelugu-Regular": "వెంకట",
    "NotoSansThai-Regular": "สมชาย",
    "print/NotoSansThaana-Regular": "އަލީ",
    "print/NotoSansGeorgian-Regular": "გიორგი",
    "print/NotoSansMyanmar-Regular": "အောင်ဆန်း",
    "print/NotoSansKhmer-Regular": "សុខា",
    "print/NotoSansEthiopic-Regular": "አበበ",
    "print/NotoSansSymbols2-Regular": "▶",
    "print/NotoSansMath-Regular": "↷",
    "print/NotoSansCJKkr-Regular": "김민준",
}


def test_a_resource_of_the_checkout_is_found() -> None:
    assert resource_path("licences/OFL.txt") == CHECKOUT / "resources/licences/OFL.txt"
    assert resource_path("fonts").is_dir()


def test_a_missing_resource_says_what_and_where() -> None:
    with pytest.raises(ResourceMissing) as caught:
        resource_path("fonts/Missing.ttf")

    assert caught.value.name == "fonts/Missing.ttf"
    assert caught.value.folder == CHECKOUT / "resources"
    assert "fonts/Missing.ttf" in str(caught.value)
    assert "Install Carrom Desk again" in str(caught.value)


@pytest.mark.parametrize("name", ["/etc/hostname", "../pyproject.toml", "fonts/../../pyproject.toml"])
def test_a_name_that_leads_out_is_refused(name: str) -> None:
    with pytest.raises(ValueError, match="not the name of a resource"):
        resource_path(name)


def installed_at(folder: Path) -> ModuleType:
    """Simulates the lookup in a package installed into a folder."""
    package = folder / "carrom_desk"
    package.mkdir()
    copy = shutil.copy(resources.__file__, package / "resources.py")
    spec = importlib.util.spec_from_file_location("installed_resources", copy)
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    (package / "_resources").mkdir()
    spec.loader.exec_module(module)
    return module


def test_an_installed_package_looks_inside_itself(tmp_path: Path) -> None:
    lookup = installed_at(tmp_path)
    font = tmp_path / "carrom_desk/_resources/some.ttf"
    font.touch()
    # A folder of this name beside the package is somebody else's.
    (tmp_path / "resources").mkdir()
    (tmp_path / "resources/other.ttf").touch()

    assert lookup.resource_path("some.ttf") == font
    with pytest.raises(lookup.ResourceMissing):
        lookup.resource_path("other.ttf")


def test_an_installation_without_resources_says_so(tmp_path: Path) -> None:
    lookup = installed_at(tmp_path)
    (tmp_path / "carrom_desk/_resources").rmdir()

    with pytest.raises(lookup.ResourceMissing, match="Install Carrom Desk again"):
        lookup.resource_path("some.ttf")


def test_the_wheel_carries_every_resource_the_words_and_the_licences(tmp_path: Path) -> None:
    """Builds from a fresh checkout, without compiled translations."""
    checkout = tmp_path / "checkout"
    for name in ("carrom_desk", "resources", "tests", "packaging"):
        shutil.copytree(CHECKOUT / name, checkout / name, ignore=shutil.ignore_patterns("*.mo", "*.qm", "__pycache__"))
    for name in ("pyproject.toml", "README.md", "LICENSE"):
        shutil.copy(CHECKOUT / name, checkout)
    build = [sys.executable, "-m", "hatchling", "build", "-t", "wheel", "-d", str(tmp_path)]
    subprocess.run(build, cwd=checkout, check=True, capture_output=True)
    (wheel,) = tmp_path.glob("*.whl")
    with zipfile.ZipFile(wheel) as archive:
        names = set(archive.namelist())

    folder = CHECKOUT / "resources"
    guides = set(folder.glob("i18n/*.md"))
    sources = [
        path.relative_to(folder)
        for path in folder.rglob("*")
        if path.is_file() and path.suffix != ".mo" and path not in guides
    ]
    shipped = {path.with_suffix(".mo") if path.suffix == ".po" else path for path in sources}
    assert {f"carrom_desk/_resources/{path.as_posix()}" for path in shipped} <= names
    assert {Path(name).suffix for name in names if "/i18n/" in name} == {".mo", ".toml"}
    assert any(name.endswith("licenses/LICENSE") for name in names)
    assert not any(name.startswith(("tests/", "packaging/")) for name in names)


def test_every_font_that_ships_is_tested_and_licensed() -> None:
    folder = resource_path("fonts")
    files = {path.relative_to(folder) for path in folder.rglob("*.?tf")}
    licence = resource_path("licences/OFL.txt").read_text(encoding="utf-8")

    assert {file.with_suffix("").as_posix() for file in files} == FONTS.keys()
    assert all(file.name in licence for file in files)


@pytest.mark.parametrize(("name", "text"), FONTS.items())
def test_a_font_has_every_letter_of_its_script(qapp: QApplication, name: str, text: str) -> None:
    (file,) = resource_path("fonts").glob(f"{name}.?tf")
    font = QRawFont(str(file), 16)

    assert font.isValid()
    assert [letter for letter in text if not letter.isspace() and not font.supportsCharacter(ord(letter))] == []

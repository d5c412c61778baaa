"""Libraries shrunk for the packages still provide everything that Carrom Desk uses."""

import os
import shutil
import subprocess
import sys
from pathlib import Path

import PySide6
import pytest
import typst

from carrom_desk.languages import languages

FROZEN = Path(__file__).parents[2] / "packaging/frozen"
CODES = [code for code in languages() if code != "en"]
MAKE_SMALLER = """
import runpy, sys
from pathlib import Path
runpy.run_path(sys.argv[1])["make_smaller"](Path(sys.argv[2]), sys.argv[3:])
"""
SORT = """
import functools, sys
from PySide6.QtCore import QCollator, QDateTime, QLocale, QTimeZone
NAMES = "Zoë zoe Äpfel apfel Öl Ol Straße Strasse łódź lodz Łukasz ñandú nz ch cz ll é È côté cote coté "
NAMES += "राम अमित ऋषि आशा কলম অমল আশা கமலா அருண் මහින්ද අනුර کامران آصف 10 9 a10 A2 -x _y #"
for code in sys.argv[1:]:
    locale = QLocale(code)
    collator = QCollator(locale)
    print(code, sorted(NAMES.split(), key=functools.cmp_to_key(collator.compare)), locale.toUpper(NAMES))
    zone = QTimeZone(b"Asia/Kolkata")
    print(zone.displayName(QTimeZone.TimeType.StandardTime, QTimeZone.NameType.LongName, locale))
    print(zone.offsetFromUtc(QDateTime.fromString("2026-11-22T10:04:00", "yyyy-MM-ddTHH:mm:ss")))
"""

pytestmark = pytest.mark.skipif(not sys.platform.startswith("linux"), reason="only Linux's libraries are cut")


@pytest.fixture(scope="module")
def smaller(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Returns a folder with shrunk copies of this environment's libraries."""
    folder = tmp_path_factory.mktemp("frozen")
    (data,) = Path(PySide6.__file__).parent.glob("Qt/lib/libicudata.so.*")
    shutil.copy(data, folder)
    shutil.copytree(Path(typst.__file__).parent, folder / "typst")
    answer(MAKE_SMALLER, str(FROZEN / "smaller_libraries.py"), str(folder), *CODES)  # apart: it takes much memory
    return folder


def answer(program: str, *words: str, **environment: str) -> str:
    command = [sys.executable, "-c", program, *words]
    return subprocess.run(command, env={**os.environ, **environment}, check=True, capture_output=True, text=True).stdout


def test_names_are_sorted_and_times_told_as_before(smaller: Path) -> None:
    (data,) = smaller.glob("libicudata.so.*")

    assert data.stat().st_size < 4_000_000
    assert answer(SORT, "en", *CODES, LD_PRELOAD=str(data)) == answer(SORT, "en", *CODES)


def test_typst_works_without_its_own_fonts(smaller: Path) -> None:
    fonts = Path(__file__).parents[2] / "resources/fonts"
    program = """
import sys, typst
fonts = typst.Fonts(False, include_embedded_fonts=False, font_paths=[sys.argv[1]])
print(typst.__file__, typst.compile(b'#set text(font: "Noto Sans"); A sheet', font_paths=fonts, format="svg"))
"""
    whole = Path(typst.__file__)
    cut = smaller / "typst" / whole.name

    assert sum(file.stat().st_size for file in cut.parent.glob("*.so")) < 60_000_000
    assert answer(program, str(fonts), PYTHONPATH=str(smaller)) == answer(program, str(fonts)).replace(
        str(whole), str(cut)
    )

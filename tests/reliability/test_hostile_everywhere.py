"""Hostile texts are plain text in every format of a match."""

import csv
import io
import json
import subprocess
import zipfile
from pathlib import Path

import pytest
from openpyxl import load_workbook

from carrom_desk.cli import main
from carrom_desk.exchange.match_file import read_match
from carrom_desk.match.ports.store import MatchId
from carrom_desk.storage.service import SqlDatabaseService
from tests.needs import needs_poppler
from tests.reports.sheets import unpacked

from .hostile_match import FORBIDDEN, TEXTS, hostile_file

pytestmark = pytest.mark.nightly

NAMES = (
    "markup",
    "formula",
    "turned",
    "hidden",
    "plus",
    "minus",
    "at",
    "tab",
    "return",
    "format",
    "sql",
    "path",
    "long",
)
FORMS = (
    ("report", "hostile", "report.html"),
    ("report", "hostile", "report.csv"),
    ("report", "hostile", "--strokes", "strokes.csv"),
    ("report", "hostile", "report.xlsx"),
    ("statistics", "hostile", "statistics.html"),
    ("statistics", "hostile", "statistics.csv"),
    ("blank", "hostile", "blank.html"),
    ("day", "--date=2026-11-21", "day.html"),
    ("day", "--date=2026-11-21", "day.csv"),
)


IN_FORMS = {
    name: text
    for name, text in zip(NAMES, TEXTS, strict=True)
    if name not in ("plus", "minus", "at", "return", "format", "sql")
}
"""Texts that matter to a report; the others start like a formula or tab, or matter to a database."""


@pytest.fixture(params=TEXTS, ids=NAMES)
def database(request: pytest.FixtureRequest, tmp_path: Path) -> Path:
    """Returns a database with a match of every kind of entry, whose texts are all the same hostile one."""
    (tmp_path / "hostile.carrom").write_text(hostile_file(request.param[:199]), encoding="utf-8")
    file = tmp_path / "matches.sqlite3"
    assert main(["--database", str(file), "import", str(tmp_path / "hostile.carrom")]) == 0
    return file


@pytest.mark.parametrize("database", IN_FORMS.values(), ids=IN_FORMS, indirect=True)
def test_every_form_holds_texts_and_nothing_else(
    database: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    for *words, name in FORMS:
        assert main(["--database", str(database), *words, "--to", str(tmp_path / name)]) == 0, name
    assert packed(database, tmp_path) != []
    main(["--database", str(database), "matches"])

    told = capsys.readouterr()
    assert forbidden(told.out + told.err) == []
    for file in tmp_path.glob("*.html"):
        text = file.read_text(encoding="utf-8")
        assert forbidden(text) == [], file.name
        assert "<script>alert(2)" not in text
        assert "<img src='file" not in text
    for file in tmp_path.glob("*.csv"):
        harmless_table(file.read_text(encoding="utf-8-sig"))
    harmless_book(tmp_path / "report.xlsx")


def packed(database: Path, folder: Path) -> list[str]:
    """Returns the names in the ZIP of a day, which are sanitised."""
    target = folder / "day.zip"
    assert main(["--database", str(database), "day", "--date=2026-11-21", "--to", str(target)]) == 0
    with zipfile.ZipFile(target) as archive:
        names = archive.namelist()
    assert [name for name in names if ".." in name or name.startswith("/") or forbidden(name)] == []
    return names


def forbidden(text: str) -> list[str]:
    return [hex(ord(letter)) for letter in text if letter in FORBIDDEN]


def harmless_table(text: str) -> None:
    assert forbidden(text) == []
    cells = [cell for row in csv.reader(io.StringIO(text, newline="")) for cell in row]
    assert [cell for cell in cells if cell.startswith(("=", "+", "@", "\t", "\r", "-2+3"))] == []


def harmless_book(file: Path) -> None:
    cells = [cell for page in load_workbook(file).worksheets for row in page.iter_rows() for cell in row]
    assert "f" not in {cell.data_type for cell in cells}
    assert not any(cell.hyperlink for cell in cells)
    assert forbidden(" ".join(str(cell.value) for cell in cells)) == []


def test_what_is_stored_is_what_was_written(database: Path, tmp_path: Path) -> None:
    written = read_match((tmp_path / "hostile.carrom").read_text(encoding="utf-8"))
    service = SqlDatabaseService(str(database))
    stored = service.open().load(MatchId("hostile"))
    service.close()

    assert stored.setup == written.setup
    assert [each.entry for each in stored.entries] == [each.entry for each in written.entries]


@needs_poppler
@pytest.mark.parametrize("text", [IN_FORMS["markup"], IN_FORMS["turned"]], ids=["markup", "turned"])
def test_a_pdf_holds_texts_and_nothing_else(text: str, tmp_path: Path) -> None:
    (tmp_path / "hostile.carrom").write_text(hostile_file(text[:199]), encoding="utf-8")
    report = tmp_path / "report.pdf"
    assert main(["report", str(tmp_path / "hostile.carrom"), "--to", str(report)]) == 0

    read = subprocess.run(["pdftotext", str(report), "-"], check=True, capture_output=True).stdout.decode("utf-8")
    assert forbidden(read) == []
    for action in (b"/JavaScript", b"/Launch", b"/URI", b"/AcroForm", b"/GoToR"):
        assert action not in unpacked(report.read_bytes())
    assert report.read_bytes().count(b"/Type/EmbeddedFile") == 1  # the match file


@pytest.mark.parametrize(
    ("key", "value"),
    [("id", "../../etc/passwd"), ("id", "/etc/passwd"), ("id", "a\u202eb"), ("id", "x" * 5_000), ("id", "<b>x</b>")],
)
def test_a_hostile_identifier_leads_nowhere(
    key: str, value: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    document = {**json.loads(hostile_file("x")), key: value}
    (tmp_path / "hostile.carrom").write_text(json.dumps(document), encoding="utf-8")
    database = str(tmp_path / "matches.sqlite3")
    before = set(tmp_path.parent.iterdir())

    if main(["--database", database, "import", str(tmp_path / "hostile.carrom")]) == 0:
        for *words, name in FORMS[-2:]:
            assert main(["--database", database, *words, "--to", str(tmp_path / name)]) == 0
        # A name that a file has too is that of the file, which is no match.
        is_file = len(value) < 1_000 and Path(value).is_file()
        report = tmp_path / "report.html"
        assert main(["--database", database, "report", value, "--to", str(report)]) == int(is_file)
        assert packed(Path(database), tmp_path) != []
        assert is_file or "<b>x</b>" not in report.read_text(encoding="utf-8")

    assert forbidden(capsys.readouterr().out) == []
    assert set(tmp_path.parent.iterdir()) == before

"""Tables on paper: every row whole, under its titles, with all that it tells."""

import re
import subprocess
from collections.abc import Iterator
from itertools import pairwise
from pathlib import Path

import pytest
from PySide6.QtCore import QBuffer, QIODevice, QSizeF
from PySide6.QtGui import QFont, QPdfWriter
from PySide6.QtWidgets import QApplication

from carrom_desk.gui.fonts import load_fonts
from carrom_desk.gui.printing.inks import ink
from carrom_desk.gui.printing.lettering import SetText, TextSetter, font
from carrom_desk.gui.printing.paging import MeasuredRows
from carrom_desk.gui.printing.painting import FOOTER_MM, page_layout
from carrom_desk.gui.printing.pdf_document import pdf_document
from carrom_desk.gui.printing.pdf_report import pdf_of
from carrom_desk.gui.printing.printable import Printable, Rows
from carrom_desk.gui.printing.table_setting import SetTable
from carrom_desk.reports.cell_text import CellText, Mark, Piece, unparted
from carrom_desk.reports.html_log import log_table
from carrom_desk.reports.paper import MARGIN_MM, Paper
from carrom_desk.reports.score_sheet import ScoreSheet
from carrom_desk.reports.tables import Align, Column, GroupRow, Row, Table
from tests.needs import needs_poppler
from tests.reports.sheets import FILES, eventful, record_of_file, sheet_of

COLUMNS = (Column("No.", 10, Align.RIGHT), Column("Player", 30), Column("What happened", 60))
SCRIPTS = {
    "Latin": "Jean-Baptiste de la Rochefoucauld-Liancourt",
    "Devanagari": "कुमारी ऐश्वर्या श्रीनिवासमूर्ति",
    "Tamil": "முத்துலட்சுமி பாலசுப்பிரமணியன்",
    "Sinhala": "කුමාර සංගක්කාර මහේල ජයවර්ධන",
    "Bengali": "কাজী নজরুল ইসলাম চট্টোপাধ্যায়",
    "Urdu": "محمد علی رضا خان بہادر",
}
PT_PER_MM = 72 / 25.4


@pytest.fixture
def device(qapp: QApplication) -> Iterator[QPdfWriter]:
    load_fonts()
    buffer = QBuffer()
    buffer.open(QIODevice.OpenModeFlag.WriteOnly)
    made = QPdfWriter(buffer)
    made.setResolution(1200)
    made.setPageLayout(page_layout(Paper.A4))
    yield made
    buffer.close()


def lines_of(count: int, *, words: str = "Pockets nothing.") -> tuple[Row, ...]:
    return tuple(Row((str(number), "Asha", words)) for number in range(count))


def heights_of(rows: tuple[Row | GroupRow, ...], device: QPdfWriter) -> list[float]:
    measured = SetTable(Table("Log", COLUMNS, rows), device, 0.0).measured
    assert isinstance(measured, MeasuredRows)
    return [row.height for row in measured.rows]


def set_in(device: QPdfWriter, text: CellText, width: float = 1e6, align: Align = Align.LEFT) -> SetText:
    return TextSetter(device, font(8), 0.0, width, align).set(text)


def width_of(device: QPdfWriter, text: CellText) -> float:
    """The width of a text on one line."""
    found = set_in(device, text)  # a line is gone with the text it is of
    return found.layout.lineAt(0).naturalTextWidth()


def pages_of(content: bytes, path: Path, *options: str) -> list[str]:
    """What poppler reads on every page."""
    path.write_bytes(content)
    read = subprocess.run(["pdftotext", *options, str(path), "-"], capture_output=True, check=True)
    return read.stdout.decode("utf-8").removesuffix("\f").split("\f")


def as_pdf(table: Table, paper: Paper = Paper.A4) -> bytes:
    return pdf_document((Printable((Rows(table, 1.2),), {}, "Log", ""),), "Log", "1", paper)


def told(cell: CellText) -> str:
    """The text of a cell without spaces: where lines end is not told."""
    pieces = (cell,) if isinstance(cell, str) else cell
    return "".join("".join(piece if isinstance(piece, str) else piece.text for piece in pieces).split())


# Measured


def test_a_row_is_as_high_as_its_highest_cell(device: QPdfWriter) -> None:
    long = "The men were placed by the umpire, since the player had left the table. " * 2
    one, two = heights_of((*lines_of(1), *lines_of(1, words=long)), device)

    assert two > 1.5 * one
    assert heights_of((Row(("1", "Asha " * 9, "x")),), device) == heights_of((Row(("1", "Asha", "x " * 95)),), device)


def test_a_row_is_as_high_alone_as_among_others(device: QPdfWriter) -> None:
    rows = log_table(eventful()).rows
    table = Table("Log", log_table(eventful()).columns, rows)
    whole = SetTable(table, device, 0.0).measured
    piece = SetTable(Table("Log", table.columns, rows[3:9]), device, 0.0).measured

    assert piece.rows == whole.rows[3:9]
    assert piece.titles == whole.titles
    assert [row.is_heading for row in whole.rows] == [isinstance(row, GroupRow) for row in rows]


def test_columns_fill_the_width_whatever_their_shares_add_up_to(device: QPdfWriter) -> None:
    words = "Board to the side that breaks, as the men of the other side lie "
    half = Table("Log", (Column("One", 20), Column("Other", 20)), (Row((words, words)),))
    whole = Table("Log", (Column("One", 50), Column("Other", 50)), (Row((words, words)),))

    assert SetTable(half, device, 0.0).measured == SetTable(whole, device, 0.0).measured


# Set


@pytest.mark.parametrize("script", SCRIPTS)
def test_a_long_name_stays_in_its_column(device: QPdfWriter, script: str) -> None:
    name = SCRIPTS[script]
    width = width_of(device, name) * 0.6

    found = set_in(device, name, width)

    lines = [found.layout.lineAt(number) for number in range(found.layout.lineCount())]
    assert len(lines) > 1
    assert sum(line.textLength() for line in lines) == len(name)
    assert all(line.naturalTextWidth() <= width for line in lines)
    assert found.height == pytest.approx(sum(line.height() for line in lines))
    for line, below in pairwise(lines):
        assert line.rect().bottom() <= below.rect().top() + 1


@pytest.mark.parametrize("script", [name for name in SCRIPTS if name != "Urdu"])
def test_every_letter_has_a_shape(device: QPdfWriter, script: str) -> None:
    """The bundled fonts have these scripts; another script the platform's fonts may have."""
    found = set_in(device, SCRIPTS[script])

    runs = found.layout.glyphRuns()

    assert runs
    assert all(0 not in run.glyphIndexes() for run in runs)


@pytest.mark.parametrize("name", [SCRIPTS["Latin"], SCRIPTS["Urdu"]])
def test_a_text_stands_where_its_column_has_it_whatever_its_direction(device: QPdfWriter, name: str) -> None:
    found = [set_in(device, name, 1e4, align) for align in Align]

    left, centre, right = (each.layout.lineAt(0).naturalTextRect() for each in found)

    assert left.left() == pytest.approx(0, abs=1)
    assert centre.center().x() == pytest.approx(5e3, abs=1)
    assert right.right() == pytest.approx(1e4, abs=1)


def test_a_word_longer_than_its_column_is_parted(device: QPdfWriter) -> None:
    found = set_in(device, "x" * 300, 1000)

    assert found.layout.lineCount() > 1


def test_what_is_set_apart_looks_so_and_the_rest_does_not(device: QPdfWriter) -> None:
    # The first letter is two units of Qt's strings.
    text = ("\N{BLACK CHESS KNIGHT}\U0001f44d ", Piece("was", Mark.STRUCK), " is ", Piece("now", Mark.ITALIC))
    found = set_in(device, (*text, Piece("won", Mark.BOLD), " plainly"))

    formats = found.layout.formats()
    units = found.layout.text().encode("utf-16-le")
    pieces = [units[2 * each.start : 2 * (each.start + each.length)].decode("utf-16-le") for each in formats]
    assert pieces == ["was", "now", "won"]
    struck, italic, bold = (each.format for each in formats)
    assert (struck.fontStrikeOut(), italic.fontItalic(), bold.fontWeight()) == (True, True, QFont.Weight.Bold)


def test_every_letter_of_a_text_has_its_ink(device: QPdfWriter) -> None:
    setter = TextSetter(device, font(8), 0.0, 1e6, Align.LEFT, ink("#555555"))

    found = setter.set(("was ", Piece("now", Mark.BOLD), "."))

    formats = found.layout.formats()
    assert [(each.start, each.length) for each in formats] == [(0, 4), (4, 3), (7, 1)]
    assert {each.format.foreground().color().name() for each in formats} == {"#555555"}
    assert [each.format.fontWeight() == QFont.Weight.Bold for each in formats] == [False, True, False]


@pytest.mark.parametrize("script", ["Latin", "Urdu"])
@pytest.mark.parametrize(("align", "share"), [(Align.LEFT, 0.0), (Align.CENTRE, 0.5), (Align.RIGHT, 1.0)])
def test_every_line_stands_where_its_column_says(device: QPdfWriter, script: str, align: Align, share: float) -> None:
    found = set_in(device, SCRIPTS[script], width := width_of(device, SCRIPTS[script]) * 0.6, align)

    lines = [found.layout.lineAt(number).naturalTextRect() for number in range(found.layout.lineCount())]
    assert len(lines) > 1
    for line in lines:
        assert line.left() == pytest.approx((width - line.width()) * share, abs=0.1)


def test_what_is_whole_is_not_parted_at_its_spaces(device: QPdfWriter) -> None:
    text = unparted(("won 2 to 1", "lost 0 to 2"))
    width = width_of(device, text) * 0.8

    found = set_in(device, text, width)

    layout = found.layout
    ends = [layout.lineAt(number).textStart() + layout.lineAt(number).textLength() for number in range(2)]
    assert [layout.text()[: ends[0]], layout.text()[ends[0] : ends[1]]] == [
        "won\N{NO-BREAK SPACE}2\N{NO-BREAK SPACE}to\N{NO-BREAK SPACE}1, ",
        "lost\N{NO-BREAK SPACE}0\N{NO-BREAK SPACE}to\N{NO-BREAK SPACE}2",
    ]


def test_nothing_typed_can_turn_a_cell_round(device: QPdfWriter) -> None:
    found = set_in(device, ("Asha \N{RIGHT-TO-LEFT OVERRIDE}", Piece("x\N{RIGHT-TO-LEFT OVERRIDE}", Mark.BOLD)))

    assert found.layout.text() == "Asha \ufffdx\ufffd"


def test_what_is_told_again_is_not_set_again(device: QPdfWriter) -> None:
    setter = TextSetter(device, font(8), 0.0, 500, Align.LEFT)

    assert setter.set("Asha") is setter.set("Asha")
    assert setter.set("Asha") is not setter.set((Piece("Asha", Mark.BOLD),))


# Painted


@needs_poppler
@pytest.mark.parametrize("paper", Paper)
@pytest.mark.parametrize("found", [eventful(), *(sheet_of(record_of_file(name)) for name in FILES[:4])])
def test_nothing_of_the_log_is_missing(qapp: QApplication, tmp_path: Path, found: ScoreSheet, paper: Paper) -> None:
    table = log_table(found)

    pages = pages_of(pdf_of(found, paper), tmp_path / "report.pdf", "-raw")

    log = pages[next(number for number, page in enumerate(pages) if page.startswith("Log\n")) :]
    text = "".join("".join(page.split("\nMatch record")[0] for page in log).split())
    titles = "".join(told(column.title) for column in table.columns)
    assert text.count(titles) == len(log)
    place = 0
    for row in table.rows:
        for cell in (row.title,) if isinstance(row, GroupRow) else row.cells:
            place = text.find(told(cell), place)
            assert place >= 0, (row, cell)
            place += len(told(cell))


@needs_poppler
@pytest.mark.parametrize("paper", Paper)
def test_no_row_is_cut_and_none_reaches_into_the_margin_or_the_foot(
    qapp: QApplication, tmp_path: Path, paper: Paper
) -> None:
    rows = tuple(Row((f"{n}.", f"first{n}", f"begin{n} {'word ' * (n % 40)}end{n}")) for n in range(120))

    content = as_pdf(Table("Log", COLUMNS, rows), paper)
    pages = pages_of(content, tmp_path / "rows.pdf", "-bbox")[0].split("<page ")[1:]

    seen = []
    for page in pages:
        words = re.findall(r'<word xMin="([\d.]+)" yMin="([\d.]+)" xMax="([\d.]+)" yMax="([\d.]+)">([^<]*)<', page)
        ends = [word[4].removeprefix("end") for word in words if word[4].startswith("end")]
        assert ends == [word[4].removeprefix("first") for word in words if word[4].startswith("first")]
        seen += ends
        size = QSizeF(page_layout(paper).pageSize().sizePoints())
        foot = next(float(word[1]) for word in reversed(words) if word[4] == "Page")
        for left, top, right, bottom, word in words:
            assert float(left) >= MARGIN_MM * PT_PER_MM - 1, word
            assert float(right) <= size.width() - MARGIN_MM * PT_PER_MM + 1, word
            assert float(top) >= MARGIN_MM * PT_PER_MM - 1, word
            is_foot = float(top) >= foot - 1
            below = size.height() - (MARGIN_MM + (0 if is_foot else FOOTER_MM)) * PT_PER_MM
            assert float(bottom) <= below + 1, word
    assert seen == [str(number) for number in range(120)]
    assert len(pages) > 3


@needs_poppler
def test_a_table_goes_on_under_its_titles_and_its_heading(qapp: QApplication, tmp_path: Path) -> None:
    rows: tuple[Row | GroupRow, ...]
    rows = (GroupRow("Game 1, board 1"), *lines_of(70), GroupRow("Game 1, board 2"), *lines_of(5))

    first, second = pages_of(as_pdf(Table("Log", COLUMNS, rows)), tmp_path / "rows.pdf", "-raw")

    assert first.split("\n")[:2] == ["No. Player What happened", "Game 1, board 1"]
    assert second.split("\n")[:2] == ["No. Player What happened", "Game 1, board 1, continued"]
    assert "Game 1, board 2\n" in second
    assert "continued" not in first


def test_tables_of_other_documents_begin_without_a_heading_of_their_own(qapp: QApplication, tmp_path: Path) -> None:
    # A table without rows, and one whose pieces have no heading to go on under.
    assert as_pdf(Table("Log", COLUMNS, ())).startswith(b"%PDF-")
    assert as_pdf(Table("Log", COLUMNS, lines_of(90))).count(b"/Type /Page\n") == 2

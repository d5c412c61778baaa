"""Reports as PDF: read back, tagged, with the match attached, and reproducible."""

import io
import re
from collections import Counter
from dataclasses import replace
from itertools import pairwise
from typing import Any

import pytest
from hypothesis import given
from openpyxl import load_workbook
from pypdf import PdfReader
from pypdf.generic import DictionaryObject

from carrom_desk.languages import speaking
from carrom_desk.match.entry.entries import Noted, ProtestLodged
from carrom_desk.match.setup import Player, Setup
from carrom_desk.match.side import BySide, Side
from carrom_desk.presentation.sheet.score_sheet import ScoreSheet
from carrom_desk.reports.content import Paper
from carrom_desk.reports.document import Document, Part
from carrom_desk.reports.match_documents import Extent, Options, blank_document, day_document, match_document
from carrom_desk.reports.output.typeset import SetPages, set_pages
from carrom_desk.reports.output.workbook import as_xlsx
from carrom_desk.reports.results.day import day_of
from carrom_desk.reports.sheet.sheet_head import headline_of
from carrom_desk.reports.sheet_content import BlankPages, CardRow, ScorePage
from carrom_desk.resources import resource_path
from tests.fakes import DOUBLES, SINGLES, improper, stroke
from tests.reports.generated import SEEDS, few, generated
from tests.reports.page import page_of
from tests.reports.sheets import TOSS, WHITE_BOARD, eventful, sheet, sheet_of, with_names
from tests.reports.tags import elements_of, marks_in_tags, marks_on
from tests.reports.test_every_form import card_of


def pages_of(found: ScoreSheet, options: Options | None = None, match_file: str = "{}") -> SetPages:
    return set_pages(match_document(found, options or Options(), match_file))


def read(pages: SetPages) -> PdfReader:
    return PdfReader(io.BytesIO(pages.pdf))


def texts(pages: SetPages) -> list[str]:
    """Returns the text of every page without spaces, which readers insert differently."""
    return ["".join(page.extract_text().split()) for page in read(pages).pages]


def joined(text: str) -> str:
    return "".join(text.split())


@given(SEEDS)
@few(10)
def test_numbers_on_paper_are_those_of_the_page(seed: int) -> None:
    record = generated(seed, names=("Kavitha Raman", "Imran Sheikh", "Bo", "O'Neill", "Anna Lind", "Jo Smith"))
    found = sheet_of(record)
    page = page_of(found)

    first, *others = texts(pages_of(found))

    for rows, game in zip(card_of(page, record), found.games, strict=True):
        assert len(rows) == len(game.boards)
        for row in rows:
            assert joined("".join(row[2:])) in first, "the numbers of a row of the card"
    headline = headline_of(found)
    assert joined(headline.words) in first
    assert all(f"{one}–{other}" in first for one, other, _ in headline.scores)
    assert found.fingerprint.replace(" ", "") in first
    rest = "".join(others)
    tables = {table.attributes.get("aria-label"): table.rows() for table in page.all("table", "list")}
    for row in tables.get("Statistics", [])[1:]:
        assert joined("".join(row)) in rest, "a row of the statistics"
    printed = rest[rest.rindex("Log") :].casefold()
    for line in found.log:
        assert f"{line.number}" in printed
        words = line.short or line.what.partition(": ")[0]
        assert joined(words).casefold() in printed, "an entry of the log"  # a line with details starts in upper case


def bold_numbers(pages: SetPages) -> list[str]:
    """Returns the bold numbers on the first page."""
    found: list[str] = []

    def note(text: str, _matrix: object, _text_matrix: object, font: dict[str, str] | None, _size: float) -> None:
        if font and "Bold" in font["/BaseFont"]:
            found.extend(re.findall(r"\b\d+\b", text))

    read(pages).pages[0].extract_text(visitor_text=note)
    return found


def with_columns(document: Document, columns: int) -> Document:
    """Returns the document with cards of the given number of columns: boards won by one side, the other and neither,
    and sentences.
    """
    titles = ("Board", "Break by", *("X" * columns))
    boards = ((100, 1), (200, 2), (300, 0))
    rows = [
        CardRow("1", "Bo", tuple(str(first + place) for place in range(2 * columns)), winner)
        for first, winner in boards
    ]
    rows += [CardRow("4", "Bo", words="Not over."), CardRow("", "", words="Conceded.")]

    def widened(part: Part) -> Part:
        match part:
            case ScorePage():
                return replace(part, cards=tuple(replace(card, titles=titles, rows=tuple(rows)) for card in part.cards))
            case BlankPages():
                return replace(part, titles=titles)
            case _:
                return part

    return replace(
        document,
        chapters=tuple(replace(each, parts=tuple(map(widened, each.parts))) for each in document.chapters),
    )


@pytest.mark.parametrize("columns", [4, 5])
def test_of_a_card_the_totals_of_those_who_won_a_board_are_bold(columns: int) -> None:
    document = match_document(sheet(TOSS, *WHITE_BOARD), Options(extent=Extent.CARD))

    found = bold_numbers(set_pages(with_columns(document, columns)))

    totals = [99 + columns, 199 + 2 * columns]
    ends_of_the_chart = [299 + columns, 299 + 2 * columns]
    assert [int(number) for number in found if len(number) == 3] == [*totals, *ends_of_the_chart]


@pytest.mark.parametrize(
    "document",
    [
        match_document(sheet(TOSS, *WHITE_BOARD), Options(extent=Extent.CARD)),
        blank_document(SINGLES, Options()),
    ],
    ids=["card", "blank"],
)
def test_the_columns_of_a_card_are_as_many_as_its_titles(document: Document) -> None:
    four, five = (rows_of_tables(set_pages(with_columns(document, columns))) for columns in (4, 5))

    assert five == four


def rows_of_tables(pages: SetPages) -> list[int]:
    """Counts the rows of every table."""
    root: Any = read(pages).trailer["/Root"]
    tables = [element for element in elements_of(root["/StructTreeRoot"]) if element["/S"] == "/Table"]
    return [sum(element["/S"] == "/TR" for element in elements_of(table)) for table in tables]


LONG = "Maheshwari Radhakrishnan Venkataramanan Subramaniam"


def full(doubles: bool) -> Setup:
    players = tuple(Player(f"{LONG} {number}", "Club of the City", "India") for number in range(2 if doubles else 1))
    base = DOUBLES if doubles else SINGLES
    competition = replace(base.competition, boards=8)
    return replace(base, sides=BySide(players, players), competition=competition, umpire=LONG, chief_referee=LONG)


@pytest.mark.parametrize("paper", Paper)
@pytest.mark.parametrize("doubles", [False, True])
def test_three_games_of_nine_boards_are_signed_on_the_first_page(doubles: bool, paper: Paper) -> None:
    record = sheet(TOSS, *WHITE_BOARD, setup=full(doubles))
    (game,) = record.games
    boards = tuple(replace(game.boards[0], number=number) for number in range(1, 10))
    games = tuple(replace(game, number=number, boards=boards, under_way=None) for number in (1, 2, 3))

    (text,) = texts(pages_of(replace(record, games=games), Options(paper, Extent.CARD)))

    assert "Game3" in text
    assert "ChiefrefereeMaheshwari" in text


def test_it_says_what_it_is_and_has_the_match_inside() -> None:
    setup = replace(SINGLES, umpire="U. One")
    pages = pages_of(sheet(TOSS, *WHITE_BOARD, setup=setup), match_file='{"format": "x"}')
    found = read(pages)

    assert found.metadata is not None
    assert found.metadata.title == "Match record: Player A1 – Player B1, State Championship"
    assert found.metadata.author == "U. One"
    assert found.metadata.get("/CreationDate", "").startswith("D:20261121")
    root = found.trailer["/Root"].get_object()
    assert isinstance(root, DictionaryObject)
    assert str(root["/Lang"]) == "en"
    assert {name: content[0] for name, content in found.attachments.items()} == {"match-1.carrom": b'{"format": "x"}'}
    bookmarks = [entry.title for entry in found.outline if not isinstance(entry, list)]
    assert bookmarks[0] == found.metadata.title


def test_it_says_which_standards_it_keeps_and_has_what_they_ask_for() -> None:
    found = read(pages_of(eventful()))
    root: Any = found.trailer["/Root"]

    assert found.xmp_metadata is not None
    metadata = found.xmp_metadata.stream.get_data().decode()
    for name, value in (("pdfaid:part", "3"), ("pdfaid:conformance", "A"), ("pdfuaid:part", "1")):
        assert re.search(rf"<{name}>{value}<|{name}=\"{value}\"", metadata), name
    (intent,) = root["/OutputIntents"]
    assert intent["/S"] == "/GTS_PDFA1"
    assert intent["/DestOutputProfile"].get_data()
    (file,) = root["/AF"]
    assert file["/AFRelationship"] == "/Source"
    assert file["/EF"]["/F"].get_data() == b"{}"
    assert root["/MarkInfo"]["/Marked"]
    assert root["/ViewerPreferences"]["/DisplayDocTitle"]
    pages: list[Any] = list(found.pages)
    assert all(page["/Tabs"] == "/S" for page in pages)
    fonts = [font for page in pages for font in page["/Resources"]["/Font"].values()]
    for font in fonts:
        assert "/ToUnicode" in font
        (shape,) = font["/DescendantFonts"]
        assert {"/FontFile2", "/FontFile3"} & set(shape["/FontDescriptor"])


def test_it_is_tagged_from_headings_to_drawings() -> None:
    root: Any = read(pages_of(eventful())).trailer["/Root"]
    elements = list(elements_of(root["/StructTreeRoot"]))

    kinds = Counter(element["/S"] for element in elements)
    assert kinds["/H1"] >= 1
    assert min(kinds[kind] for kind in ("/H2", "/Table", "/TR", "/TH", "/TD", "/Figure")) > 1
    assert all(element.get("/Alt") for element in elements if element["/S"] == "/Figure")
    levels = [int(element["/S"][2:]) for element in elements if re.fullmatch("/H[1-6]", element["/S"])]
    assert levels[0] == 1
    assert all(later <= before + 1 for before, later in pairwise(levels)), "no level is left out"


def test_all_that_is_painted_is_tagged_or_left_out_and_every_tag_leads_to_it() -> None:
    found = read(pages_of(sheet(TOSS, *WHITE_BOARD, Noted("The light flickered"), stroke())))
    root: Any = found.trailer["/Root"]

    painted = [(page.indirect_reference, list(marks_on(page))) for page in found.pages]
    assert all(None not in marks and len(marks) == len(set(marks)) for _, marks in painted)
    on_pages = {(page.idnum, mark) for page, marks in painted if page is not None for mark in marks}
    assert on_pages == marks_in_tags(root["/StructTreeRoot"])


@pytest.mark.parametrize(
    ("found", "words"),
    [(sheet(TOSS, stroke()), "Notfinished"), (sheet(), "Notfinished")],
)
def test_a_match_without_a_result_says_so_on_top_of_every_part(found: ScoreSheet, words: str) -> None:
    assert all(words in text for text in texts(pages_of(found)))


def test_that_a_result_is_withheld_stands_on_a_line_above_the_first_table() -> None:
    found = sheet(TOSS, *WHITE_BOARD, ProtestLodged(Side.A, "The man was touched"))

    lines = read(pages_of(found)).pages[0].extract_text().splitlines()
    card = load_workbook(io.BytesIO(as_xlsx(found)))["Card"].values

    assert "Under protest" in lines
    assert lines.index("Under protest") < lines.index(next(line for line in lines if line.startswith("Laws")))
    assert [row[0] for row in card].index("Under protest") == 2


UNDIVIDED = "W" * 60


@pytest.mark.parametrize("language", ["en", "de", "ur"])
def test_a_long_name_without_spaces_is_divided_everywhere(language: str) -> None:
    players = (Player(UNDIVIDED, UNDIVIDED), Player("M" * 60))
    setup = replace(
        DOUBLES, sides=BySide(players, players[::-1]), event=UNDIVIDED, umpire=UNDIVIDED, chief_referee=UNDIVIDED
    )
    with speaking(language):
        found = sheet(TOSS, *WHITE_BOARD, Noted(UNDIVIDED), stroke(), setup=setup)
        pages = read(pages_of(found)).pages
    page = load_workbook(io.BytesIO(as_xlsx(found)))["Card"]

    words = "".join(each.extract_text() for each in pages[:2])
    widest = max(map(len, re.findall("[WM]+", words)))
    assert widest < 60, "the length of a line"
    assert all(cell.alignment.wrap_text for row in page.iter_rows() for cell in row if isinstance(cell.value, str))


def test_a_day_is_a_page_a_match_with_contents() -> None:
    sheets = [replace(sheet(TOSS, *WHITE_BOARD), match_id=f"m{number}") for number in range(3)]
    day = day_of("Open", sheets)

    pages = set_pages(day_document(day, Options(extent=Extent.CARD), ["{}", "{}", "{}"]))
    found = read(pages)

    first, *matches = texts(pages)
    assert len(matches) == 3
    assert re.search(r"inprogress2.*inprogress3.*inprogress4", first), "the contents name the pages"
    assert "Page4of4" in matches[-1]
    bookmarks = [entry.title for entry in found.outline if not isinstance(entry, list)]
    assert bookmarks[1:] == [f"{number}. Player A1 – Player B1" for number in (1, 2, 3)]
    assert set(found.attachments) == {"match-1.carrom", "match-2.carrom", "match-3.carrom"}


SCRIPTS = (
    "Αλέξανδρος",
    "Александр",
    "कुमारी ऐश्वर्या",
    "তানভীর",
    "ਗੁਰਪ੍ਰੀਤ",
    "મહેશ",
    "ସୁଭାଷ",
    "முத்துலட்சுமி",
    "వెంకట",
    "ಮಂಜುನಾಥ",
    "സുരേഷ്",
    "නිරෝෂන්",
    "علی رضا",
    "สมชาย",
    "דוד",
    "José",
)


@pytest.mark.parametrize("name", SCRIPTS)
def test_every_script_is_printed_with_the_fonts_that_ship(name: str) -> None:
    pages = pages_of(sheet(TOSS, setup=with_names(name, "B")), Options(extent=Extent.CARD))

    assert pages.missing == ()
    resources: list[Any] = [page["/Resources"] for page in read(pages).pages]
    names = [str(font["/BaseFont"]) for each in resources for font in each["/Font"].values()]
    fonts = [found[1] for name in names for found in [re.match(r"/\w+\+(\w+)-", name)] if found]
    assert fonts
    assert {f"{font}-Regular.ttf" for font in fonts} <= {file.name for file in resource_path("fonts").iterdir()}


def test_a_letter_that_no_font_has_is_told_of() -> None:
    pages = pages_of(sheet(TOSS, setup=with_names("Bo\U0010fffd", "B")), Options(extent=Extent.CARD))

    assert pages.missing
    assert "Bo?" in texts(pages)[0]
    assert pages.notes()[0].startswith("No font contains the character")
    assert "U+10FFFD" in " ".join(pages.notes())


@pytest.mark.parametrize("name", ["김민준", "އަލީ", "Bo 😀👩🏽\u200d🚀", "Bo\U0010fffd"])
def test_the_match_inside_keeps_the_letters_that_no_font_has(name: str) -> None:
    found = sheet(TOSS, setup=with_names(name, "B"))

    (inside,) = read(pages_of(found, match_file=name)).attachments.values()

    assert inside[0].decode() == name


def test_long_details_in_lines_say_what_short_ones_say_in_cells() -> None:
    entries = [stroke(), improper()] * 100
    short, long = (
        set_pages(match_document(sheet(TOSS, *entries * times), Options(extent=Extent.DETAILS))) for times in (1, 20)
    )

    in_short, in_long = (joined(read(pages).pages[0].extract_text())[:1_500] for pages in (short, long))
    assert in_long == in_short
    in_cells, in_lines = (max(len(each.get("/K", [])) for each in rows_of(pages)) for pages in (short, long))
    assert (in_cells, in_lines) == (7, 1)


def rows_of(pages: SetPages) -> list[Any]:
    """Returns the rows of all tables."""
    root: Any = read(pages).trailer["/Root"]
    return [element for element in elements_of(root["/StructTreeRoot"]) if element["/S"] == "/TR"]

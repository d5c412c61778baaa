"""The PDF report: the same numbers as the log, on whole pages, written as a whole or not at all."""

import re
import subprocess
import sys
from dataclasses import replace
from pathlib import Path

import pytest
from PySide6.QtCore import QMarginsF
from PySide6.QtGui import QColor, QFontDatabase, QPageLayout, QPageSize, QPalette, QPdfWriter
from PySide6.QtWidgets import QApplication

from carrom_desk.gui.fonts import FAMILIES
from carrom_desk.gui.printing.paging import MeasuredBlock
from carrom_desk.gui.printing.pdf_report import pdf_of, write_pdf
from carrom_desk.gui.printing.printable import Block
from carrom_desk.gui.printing.sheet_pages import sheet_printable
from carrom_desk.gui.printing.typesetting import Typesetter
from carrom_desk.match.entries import Entry, Noted, Toss, TossChoice
from carrom_desk.match.setup import Player
from carrom_desk.match.side import BySide, Side
from carrom_desk.reports.paper import Paper
from carrom_desk.reports.score_sheet import ScoreSheet
from tests.fakes import DOUBLES, SINGLES, stroke
from tests.needs import needs_poppler
from tests.reports.sheets import (
    FILES,
    MATCHES,
    TOSS,
    WHITE_BOARD,
    eventful,
    record_of_file,
    sheet,
    sheet_of,
    state_of_file,
)

LONG = ("कुमारी ऐश्वर्या श्रीनिवासमूर्ति", "முத்துலட்சுமி பாலசுப்பிரமணியன்", "කුමාර සංගක්කාර", "কাজী নজরুল ইসলাম")
INDIC = replace(DOUBLES, sides=BySide((Player(LONG[0]), Player(LONG[1])), (Player(LONG[2]), Player(LONG[3]))))


@pytest.fixture
def typesetter(qapp: QApplication, tmp_path: Path) -> Typesetter:
    pdf_of(sheet())  # makes the fonts known
    return Typesetter(sheet_printable(eventful()).drawings, writer(tmp_path / "unused.pdf"))


def writer(path: Path) -> QPdfWriter:
    made = QPdfWriter(str(path))
    made.setResolution(1200)
    margins = QMarginsF(12, 12, 12, 12)
    size = QPageSize(QPageSize.PageSizeId.A4)
    made.setPageLayout(QPageLayout(size, QPageLayout.Orientation.Portrait, margins, QPageLayout.Unit.Millimeter))
    return made


def text_of(found: ScoreSheet, path: Path, *options: str, paper: Paper = Paper.A4) -> str:
    """The text of the PDF, as poppler reads it."""
    write_pdf(found, path, paper)
    read = subprocess.run(["pdftotext", *options, str(path), "-"], capture_output=True, check=True)
    return read.stdout.decode("utf-8")


def pages_of(content: bytes) -> int:
    return len(re.findall(rb"/Type\s*/Page\b(?!s)", content))


def test_a_file_is_written_whole(qapp: QApplication, tmp_path: Path) -> None:
    path = tmp_path / "report.pdf"

    write_pdf(eventful(), path)

    content = path.read_bytes()
    assert content.startswith(b"%PDF-")
    assert content.rstrip().endswith(b"%%EOF")
    assert [file.name for file in tmp_path.iterdir()] == ["report.pdf"]


def test_a_failure_leaves_what_was_there(qapp: QApplication, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = tmp_path / "report.pdf"
    path.write_bytes(b"the old one")

    def full(*_: object) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr("os.fsync", full)
    with pytest.raises(OSError, match="No space left"):
        write_pdf(eventful(), path)

    assert path.read_bytes() == b"the old one"
    assert [file.name for file in tmp_path.iterdir()] == ["report.pdf"]


def test_a_folder_that_is_not_there_is_the_worlds_fault(qapp: QApplication, tmp_path: Path) -> None:
    with pytest.raises(FileNotFoundError):
        write_pdf(eventful(), tmp_path / "nowhere" / "report.pdf")


@pytest.mark.parametrize(("paper", "box"), [(Paper.A4, (595, 842)), (Paper.LETTER, (612, 792))])
def test_paper(qapp: QApplication, paper: Paper, box: tuple[int, int]) -> None:
    found = re.search(rb"/MediaBox \[0 0 ([\d.]+) ([\d.]+)\]", pdf_of(eventful(), paper))

    assert found is not None
    assert tuple(round(float(side)) for side in found.groups()) == box


@needs_poppler
def test_the_bundled_fonts_are_embedded(qapp: QApplication, tmp_path: Path) -> None:
    path = tmp_path / "report.pdf"
    write_pdf(sheet(TOSS, *WHITE_BOARD, setup=INDIC), path)

    fonts = subprocess.run(["pdffonts", str(path)], capture_output=True, check=True, text=True).stdout

    for family in FAMILIES:
        lines = [line for line in fonts.splitlines() if line.startswith(family.replace(" ", "") + "-")]
        assert lines
        assert all(re.search(r" yes (yes|no) +yes ", line) for line in lines), "embedded, and its text can be read back"


@needs_poppler
@pytest.mark.parametrize("name", FILES)
def test_the_totals_on_paper_equal_the_replayed_state(qapp: QApplication, tmp_path: Path, name: str) -> None:
    found, state = sheet_of(record_of_file(name)), state_of_file(name)

    # Up to where the charts begin, in points.
    card = ("-layout", "-l", "1", "-r", "72", "-x", "0", "-y", "0", "-W", "424", "-H", "842")
    text = text_of(found, tmp_path / "report.pdf", *card)

    history = state["history"]
    assert isinstance(history, list)
    parts = re.split(r"^ *Game (\d+) · ", text, flags=re.MULTILINE)
    cards = dict(zip(parts[1::2], parts[2::2], strict=True))
    order = [side.value for side in found.names.order]
    for game in history:
        for board in game["boards"]:
            row = rf"^ *{board['number']} *(?:WS|BS|E|R| )*Player .*$"
            line = re.search(row, cards[str(game["number"])], re.MULTILINE)
            assert line is not None
            cells = line.group().split("Player ")[1].split()[1:]
            # What is neither men nor Queen stands only where there is any, with the winner.
            has_extra = len(cells) == 7
            first = 3 if has_extra and board["winner"] == order[0] else 2
            assert [cells[first], cells[-1]] == [str(board["score"][side]) for side in order]


@needs_poppler
def test_every_entry_is_on_paper_and_every_page_bears_the_fingerprint(qapp: QApplication, tmp_path: Path) -> None:
    found = sheet_of(record_of_file("icf-revised-singles-11"))
    path = tmp_path / "report.pdf"

    text = text_of(found, path, "-layout")

    pages = text.rstrip("\f\n").split("\f")
    assert len(pages) == pages_of(path.read_bytes()) > 5
    for number, page in enumerate(pages, 1):
        assert f"fingerprint {found.fingerprint} · Page {number} of {len(pages)}" in page
    log = text[text.index("\fLog") :]
    numbers = [int(number) for number in re.findall(r"^ {0,12}(\d+) +\S", log, re.MULTILINE)]
    assert numbers == list(range(len(found.log)))
    titles = re.findall(r"No\. +Player +What happened +Ruling", log)
    assert len(titles) == log.strip("\f\n").count("\f") + 1


@needs_poppler
@pytest.mark.parametrize("paper", Paper)
def test_all_games_stand_on_the_first_page(qapp: QApplication, tmp_path: Path, paper: Paper) -> None:
    names = ("Jean-Baptiste de la Rochefoucauld-Liancourt", LONG[0], LONG[1], "কাজী নজরুল ইসলাম চট্টোপাধ্যায়")
    players = tuple(Player(name, "Pune Carrom Club", "IND") for name in names)
    setup = replace(
        INDIC,
        event="59th Senior National Carrom Championship of Visakhapatnam and Surroundings, Men’s and Women’s Doubles",
        sides=BySide(players[:2], players[2:]),
        umpire=LONG[1],
        chief_referee=names[3],
        competition=replace(INDIC.competition, games=3, boards=8, points=99),
    )
    # Three points for the side that does not break: level after eight boards, and an extra board.
    level = [stroke(9)] * 8
    toss_for_b = Toss(Side.B, TossChoice.BREAK)
    games: list[Entry] = [*level, TOSS, stroke(9), *level, toss_for_b, stroke(9), *level, toss_for_b, stroke(9)]

    text = text_of(sheet(TOSS, *games, setup=setup), tmp_path / "report.pdf", "-l", "1", paper=paper)

    assert [f"Game {number} · " in text for number in (1, 2, 3)] == [True, True, True]
    assert "Page 1 of" in text


@needs_poppler
def test_what_is_told_on_the_log_is_that_of_the_sheet(qapp: QApplication, tmp_path: Path) -> None:
    found = eventful()

    text = " ".join(text_of(found, tmp_path / "report.pdf").split())

    for words in ("The push was seen late.", "Remark. The light flickered.", "Signatures", "Chief referee", "Umpire"):
        assert words in text
    assert "Match record" in text
    assert "In progress, 0–0 in games: no result yet." in text


def test_blocks_take_less_room_when_the_first_page_is_set_smaller(typesetter: Typesetter) -> None:
    flow = sheet_printable(eventful()).flow
    front = next(item for item in flow if isinstance(item, Block) and item.beside is not None)
    other = next(item for item in flow if isinstance(item, Block) and not item.is_front)

    for block, is_smaller in ((front, True), (other, False)):
        full, reduced = typesetter.set(block).measured, typesetter.set(block, 0.8).measured
        assert isinstance(full, MeasuredBlock)
        assert isinstance(reduced, MeasuredBlock)
        assert (reduced.height < full.height) is is_smaller


def test_a_remark_longer_than_a_page_is_made_to_fit(qapp: QApplication) -> None:
    word = "interruption "
    found = sheet(TOSS, *[Noted(word * 150 + str(number)) for number in range(3)])

    content = pdf_of(found)

    assert pages_of(content) > 2


def test_drawings_are_vectors(qapp: QApplication) -> None:
    content = pdf_of(sheet_of(record_of_file("icf-revised-singles-11")))

    assert b"/Subtype /Image" not in content
    assert b"/Image" not in content.split(b"/ProcSet")[0]


def test_a_process_without_qt_and_without_a_screen_writes_the_same(tmp_path: Path) -> None:
    program = (
        "import sys\n"
        "from pathlib import Path\n"
        "from carrom_desk.exchange.match_file import read_match, replay_match\n"
        "from carrom_desk.gui.printing.pdf_report import write_pdf\n"
        "from carrom_desk.gui.printing.without_window import without_window\n"
        "from carrom_desk.reports.score_sheet import score_sheet_of\n"
        "match = read_match(Path(sys.argv[1]).read_text(encoding='utf-8'))\n"
        "sheet = score_sheet_of(match.id, replay_match(match).record, version='1')\n"
        "with without_window():\n"
        "    write_pdf(sheet, Path(sys.argv[2]))\n"
    )
    target = tmp_path / "report.pdf"

    done = subprocess.run(
        [sys.executable, "-W", "error", "-c", program, str(MATCHES / "icf-revised-singles-12.carrom"), str(target)],
        capture_output=True,
        text=True,
        check=False,
        env={"PATH": "", "XDG_RUNTIME_DIR": str(tmp_path), "PYTHONPATH": str(MATCHES.parent.parent.parent)},
    )

    assert (done.returncode, done.stderr) == (0, "")
    assert target.read_bytes().startswith(b"%PDF-")


def test_names_of_four_scripts_do_not_disturb_the_pages(qapp: QApplication) -> None:
    setup = replace(SINGLES, sides=BySide((Player(LONG[0]),), (Player("علی رضا"),)), umpire=LONG[2])

    assert pages_of(pdf_of(sheet(TOSS, *WHITE_BOARD, setup=setup))) == 4


def test_a_card_too_long_for_any_page_goes_on_at_full_size(qapp: QApplication) -> None:
    setup = replace(SINGLES, competition=replace(SINGLES.competition, points=99))

    content = pdf_of(sheet(TOSS, *[stroke(9)] * 64, setup=setup))

    assert pages_of(content) > 4


def test_fonts_are_made_known_when_nobody_has(qapp: QApplication, monkeypatch: pytest.MonkeyPatch) -> None:
    asked = []
    monkeypatch.setattr(QFontDatabase, "families", lambda: ["Sans"])
    monkeypatch.setattr("carrom_desk.gui.printing.painting.load_fonts", lambda: asked.append("fonts"))

    pdf_of(sheet())

    assert asked == ["fonts"]


def test_ink_is_dark_whatever_the_window_wears(qapp: QApplication) -> None:
    usual = qapp.palette()
    night = QPalette(usual)
    for role in (QPalette.ColorRole.Text, QPalette.ColorRole.WindowText):
        night.setColor(role, QColor("#ffffff"))
    written = pdf_of(eventful())
    try:
        qapp.setPalette(night)
        assert undated(pdf_of(eventful())) == undated(written)
    finally:
        qapp.setPalette(usual)


def undated(content: bytes) -> bytes:
    """Without what tells one writing from the next."""
    content = re.sub(rb"uuid:[0-9a-f-]{36}|\d{4}-\d\d-\d\dT[\d:+-]{8,14}|D:\d{14}[^)]*", b"", content)
    return re.sub(rb"/ID \[[^\]]*\]|<[0-9A-Fa-f]{32}>", b"", content)

"""Names in Arabic script stay where they are in every sentence of a window from left to right, and nowhere else have
isolates.
"""

import re
from collections.abc import Iterable, Iterator
from dataclasses import replace

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QFontMetrics
from PySide6.QtWidgets import (
    QAbstractButton,
    QAbstractItemView,
    QApplication,
    QComboBox,
    QLabel,
    QLineEdit,
    QPlainTextEdit,
    QTableView,
    QTableWidget,
    QWidget,
)
from pytestqt.qtbot import QtBot

from carrom_desk.exchange.match_file import write_match
from carrom_desk.gui.kit.names import fitting_name, short_in_cell
from carrom_desk.languages import speaking
from carrom_desk.match.entry.entries import Conceded, Concession, Entry, Noted, PlayCalled, ProtestLodged, Warned
from carrom_desk.match.plain_text import isolated_lines
from carrom_desk.match.setup import Player, Setup
from carrom_desk.match.side import BySide, Side
from carrom_desk.presentation.names import shown
from carrom_desk.presentation.next_step.actions import ActionName
from carrom_desk.presentation.score import spectator_view, spoken
from tests.fakes import DOUBLES, SINGLES, stroke
from tests.gui.at_match import TOSS, at_match, open_another
from tests.gui.hands import Hands

IMRAN, ADNAN = "عمران شیخ", "عدنان شیخ"
ARABIC, MARKS = re.compile("[\u0621-\u06ff]"), re.compile("[\u2066-\u2069]")
ISOLATED = re.compile("\u2068[^\u2068\u2069]*\u2069")
ALONE = replace(
    SINGLES,
    event="کپ",
    sides=BySide((Player(IMRAN, "کلب"),), (Player("Bilal Khan"),)),
)
PAIRS = replace(DOUBLES, sides=BySide((Player(IMRAN), Player(ADNAN)), (Player("Bilal Khan"), Player("Dev Rao"))))
PLAYED = (TOSS, PlayCalled(), stroke(1), stroke(1), stroke(), stroke(0, 1), stroke(), stroke(1, striker=True))
DECIDED = (*PLAYED, Warned(Side.A, "Late"), ProtestLodged(Side.A, "The due"))
CONCEDED = (TOSS, PlayCalled(), stroke(1), Conceded(Side.B, Concession.GAME))


def bare(text: str) -> str:
    """Returns what is left of a text without its isolated parts."""
    count = 1
    while count:
        text, count = ISOLATED.subn("", text)
    return text


def texts(top: QWidget) -> Iterator[str]:
    for each in (top, *top.findChildren(QWidget)):
        yield from (each.accessibleName(), each.accessibleDescription(), each.toolTip(), each.windowTitle())
        if isinstance(each, QLabel | QAbstractButton):
            yield each.text()
        if isinstance(each, QComboBox):
            yield from (each.itemText(row) for row in range(each.count()))
        if isinstance(each, QAbstractItemView) and (model := each.model()) is not None:
            for role in (Qt.ItemDataRole.DisplayRole, Qt.ItemDataRole.AccessibleTextRole, Qt.ItemDataRole.ToolTipRole):
                for row in range(model.rowCount()):
                    columns = model.columnCount() if isinstance(each, QTableView) else 1
                    for column in range(columns):
                        yield str(model.index(row, column).data(role) or "")
        if isinstance(each, QTableWidget):
            heads = (each.horizontalHeaderItem(column) for column in range(each.columnCount()))
            yield from (head.text() for head in heads if head is not None)


def typed(top: QWidget) -> set[str]:
    fields: Iterable[QLineEdit | QPlainTextEdit] = (
        *top.findChildren(QLineEdit),
        *top.findChildren(QPlainTextEdit),
    )
    return {each.text() if isinstance(each, QLineEdit) else each.toPlainText() for each in fields}


def misplaced(hands: Hands) -> list[str]:
    """Returns every text in sight that has Arabic letters outside isolates; what is typed in a field is none."""
    tops = [hands.window, *(top for top in QApplication.topLevelWidgets() if top.isVisible())]
    found = {text for top in tops for text in texts(top)}
    assert any(IMRAN in text for text in found)
    assert not [text for top in tops for text in typed(top) if MARKS.search(text)]
    return sorted(text for text in found if ARABIC.search(bare(text)))


@pytest.mark.parametrize(
    ("setup", "played"),
    [(ALONE, ()), (ALONE, PLAYED), (ALONE, DECIDED), (ALONE, CONCEDED), (PAIRS, ()), (PAIRS, PLAYED)],
)
def test_every_name_of_a_match_is_isolated(qtbot: QtBot, setup: Setup, played: tuple[Entry, ...]) -> None:
    hands = at_match(qtbot, *played, setup=setup)
    assert misplaced(hands) == []
    forms = [ActionName.DETAILS]
    if played:
        hands.key("w")
        assert misplaced(hands) == []
        forms += [ActionName.FOUL, ActionName.CHIEF_REFEREE, ActionName.OVERRIDE]
        hands.amend(2)
        assert misplaced(hands) == []
        hands.key("esc", "esc")
        hands.settle()
    for action in forms:
        hands.controller.actions.trigger(action)
        assert misplaced(hands) == [], action
        hands.key("esc", "esc")
        hands.settle()


def test_the_toss_of_pairs_isolates_their_names(qtbot: QtBot) -> None:
    hands = at_match(qtbot, setup=PAIRS)
    hands.key("enter", "1", "3")

    assert misplaced(hands) == []
    assert any(ADNAN in text for text in texts(hands.window))


def test_what_is_stored_has_no_isolates(qtbot: QtBot) -> None:
    hands = at_match(qtbot, *PLAYED, Noted(IMRAN), setup=PAIRS)
    hands.key("enter")
    stored = hands.controller.match.session.stored()

    assert IMRAN in write_match(stored)
    assert not MARKS.search(write_match(stored))


def test_the_scoreboard_and_lists_of_matches_isolate_names(qtbot: QtBot) -> None:
    hands = at_match(qtbot, *PLAYED, setup=ALONE)
    view = spectator_view(hands.record)

    assert IMRAN in spoken(view)
    assert not ARABIC.search(bare(spoken(view)))
    hands.key("ctrl+l")
    assert misplaced(hands) == []
    hands.key("esc")
    open_another(hands, setup=PAIRS)
    assert misplaced(hands) == []


@pytest.mark.parametrize(
    ("code", "name", "isolates"),
    [("en", "Asha Rao", 0), ("en", IMRAN, 1), ("en", f"{IMRAN} / Asha", 1), ("ur", IMRAN, 0), ("ur", "Asha R.", 1)],
)
def test_a_name_written_the_other_way_is_isolated_once(code: str, name: str, isolates: int) -> None:
    with speaking(code):
        assert shown(name).count("\u2068") == shown(name).count("\u2069") == isolates
        assert shown(shown(name)) == shown(name)


def test_the_title_of_the_window_has_its_direction(qtbot: QtBot) -> None:
    hands = at_match(qtbot, setup=ALONE)

    assert hands.window.windowTitle() == f"\u200e\u2068{IMRAN}\u2069 – Bilal Khan"
    open_another(hands)
    assert hands.window.windowTitle() == "Player A1 – Player B1"


def test_a_shortened_name_stays_isolated_and_as_wide_as_without(qapp: QApplication) -> None:
    metrics = QFontMetrics(qapp.font())
    pair = shown(f"{IMRAN} / {ADNAN}")
    for room in range(10, 300, 10):
        fitted = fitting_name(metrics, pair, room)
        assert not ARABIC.search(bare(fitted))
        assert not ARABIC.search(bare(short_in_cell(metrics, pair, room)))
    assert metrics.horizontalAdvance(pair) == metrics.horizontalAdvance(pair.translate({0x2068: None, 0x2069: None}))


def test_a_name_broken_between_two_lines_is_isolated_on_both() -> None:
    lines = isolated_lines(["Turn passes to \u2068عمران", "شیخ\u2069. 1 white man comes back."])

    assert [bare(line) for line in lines] == ["Turn passes to ", ". 1 white man comes back."]

"""In a right-to-left language the whole desk is mirrored, with the board on the right."""

from collections.abc import Iterator

import pytest
from PySide6.QtCore import QPoint, QRect, Qt
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from carrom_desk.languages import speaking
from carrom_desk.match.entry.entries import Noted, PlayCalled
from carrom_desk.match.ports.store import MatchId
from carrom_desk.presentation.next_step.actions import ActionName
from carrom_desk.presentation.wording.match_text import in_order
from tests.fakes import MemoryStore, desk, stroke
from tests.gui.at_match import TOSS
from tests.gui.hands import Hands

PANELS = ("board", "stroke_bar", "ruling", "always_bar")
WITHIN = (
    *("improper", "confirm", "action_8", "call", "ruling_decision", "ruling_detail_1", "override"),
    *("undo", "redo", "menu"),
)


@pytest.fixture(autouse=True)
def _as_before(qapp: QApplication) -> Iterator[None]:
    yield
    qapp.setLayoutDirection(Qt.LayoutDirection.LeftToRight)


def opened(qtbot: QtBot, size: tuple[int, int] = (1366, 768)) -> Hands:
    store = MemoryStore()
    desk(TOSS, PlayCalled(), stroke(1), Noted("A lamp."), stroke(0, 1), store=store)
    hands = Hands(qtbot, store=store, match_id=MatchId("m1"), size=size)
    hands.key("w", "s")
    hands.settle()
    return hands


def turn_over(hands: Hands) -> None:
    """Sets the layout direction to right to left, as for Urdu."""
    QApplication.setLayoutDirection(Qt.LayoutDirection.RightToLeft)
    hands.controller.page.set_theme(hands.window.theme())
    size = hands.window.size()
    for width in (size.width() + 8, size.width()):
        hands.window.resize(width, size.height())
        hands.settle()


def place_of(hands: Hands, name: str) -> QRect:
    part = hands.part(name)
    assert part.isVisible(), name
    return QRect(part.mapTo(hands.window, QPoint(0, 0)), part.size())


def places(hands: Hands) -> dict[str, QRect]:
    return {name: place_of(hands, name) for name in (*PANELS, *WITHIN)}


def mirrored(hands: Hands, place: QRect) -> QRect:
    return QRect(hands.window.width() - place.x() - place.width(), place.y(), place.width(), place.height())


@pytest.mark.parametrize("size", [(1024, 600), (1366, 768)])
def test_every_part_is_mirrored(qtbot: QtBot, size: tuple[int, int]) -> None:
    hands = opened(qtbot, size)
    wanted = {name: mirrored(hands, place) for name, place in places(hands).items()}

    turn_over(hands)

    assert places(hands) == wanted


def test_the_strip_stays_as_the_players_sit(qtbot: QtBot) -> None:
    hands = opened(qtbot)
    names = ("side_a", "clock", "stroke_clock", "play", "side_b")
    before = {name: place_of(hands, name) for name in names}
    turn_over(hands)

    assert {name: place_of(hands, name) for name in names} == before


def test_a_form_stands_beside_the_board_at_the_left(qtbot: QtBot) -> None:
    hands = opened(qtbot)
    turn_over(hands)
    hands.controller.actions.trigger(ActionName.FOUL)

    form, board = (place_of(hands, name) for name in ("side_panel", "board"))

    assert form.right() < board.left()
    assert form.left() >= 0


def test_a_number_of_a_law_and_a_score_are_not_turned_round() -> None:
    before = in_order("77(a)")
    with speaking("ur"):
        after = in_order("77(a)")

    assert (before, after) == ("77(a)", "\u206877(a)\u2069")

"""During a whole match, every panel and button keeps its place, whatever the desk shows."""

from dataclasses import replace

import pytest
from PySide6.QtCore import QEvent, QPoint, QRect
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from carrom_desk.gui.kit.theme import load_fonts
from carrom_desk.gui.panels.controls import KeyButton
from carrom_desk.gui.panels.ruling import LawButton
from carrom_desk.gui.settings.settings import Settings, TextChoice
from carrom_desk.match.effects.phase import Phase, phase_of
from carrom_desk.match.entry.entries import Demanded, Paused, PlayCalled, Resumed, SidesChanged
from carrom_desk.match.record import MatchRecord
from tests.e2e.test_whole_match import recorded
from tests.fakes import MemoryStore, StoppedTime, desk
from tests.gui.at_match import FIRST
from tests.gui.hands import Hands

PANELS = ("top_bar", "board", "score", "clock", "stroke", "ruling", "log_panel", "what_now_bar", "log")
STEP = ("confirm", "action_2", "action_3", "action_4")
PAUSED_AT = 50
SCORES = ("score_a", "score_b", "games_a", "games_b")


def places(hands: Hands) -> dict[str, QRect]:
    """Returns the geometry of every panel, score and visible button in the window.

    Widths of laws and actions depend on their texts, so only the left edge of the first law and the vertical geometry
    of all are included.
    """
    QApplication.sendPostedEvents(None, QEvent.Type.LayoutRequest)
    found = hands.controller.page.findChildren(KeyButton)
    buttons = [each for each in found if not isinstance(each, LawButton) and each.objectName() not in STEP]
    parts: list[QWidget] = [*buttons, *(hands.part(name) for name in (*PANELS, *SCORES))]
    window = hands.window
    places = {
        part.objectName(): QRect(part.mapTo(window, QPoint(0, 0)), part.size()) for part in parts if part.isVisible()
    }
    for name in STEP:
        button = hands.part(name)
        if button.isVisible():
            at = button.mapTo(window, QPoint(0, 0))
            places[name] = QRect(at.x() if name == "confirm" else 0, at.y(), 0, button.height())
    return places


def before_stroke(record: MatchRecord) -> list[Demanded | SidesChanged | PlayCalled]:
    """Returns what the umpire must enter before the next stroke, if anything."""
    state = record.state
    if state.last_board is not None and state.last_board.on_demand:
        return [Demanded(state.last_board.on_demand)]
    if phase_of(state) is Phase.CHANGE_OF_SIDES:
        return [SidesChanged()]
    return []


@pytest.mark.parametrize(
    ("size", "text"),
    [
        ((1024, 600), TextChoice.NORMAL),
        ((1024, 600), TextChoice.LARGEST),
        ((1366, 768), TextChoice.NORMAL),
    ],
)
def test_nothing_moves_in_the_course_of_a_match(qtbot: QtBot, size: tuple[int, int], text: TextChoice) -> None:
    load_fonts()
    match = recorded("icf-revised-doubles-13")
    store, now = MemoryStore(), StoppedTime()
    desk(setup=match.setup, store=store, now=now)
    hands = Hands(qtbot, store=store, now=now, match_id=FIRST, size=size, choices=Settings(text=text))
    hands.settle()
    session = hands.controller.match.session
    assert session is not None
    seen = places(hands)
    for number, logged in enumerate(match.entries):
        for first in before_stroke(session.record):
            session.submit(first)
        assert session.submit(replace(logged.entry)), logged
        if number % 7 == 3:
            hands.key("w", "s")
            moved = {name: at for name, at in places(hands).items() if seen.setdefault(name, at) != at}
            assert moved == {}, f"while the stroke after {number} is marked"
            hands.key("backspace")
        moved = {name: at for name, at in places(hands).items() if seen.setdefault(name, at) != at}
        assert moved == {}, f"after {logged}"
        if number == PAUSED_AT:
            assert session.submit(Paused("appeal"))
            assert {name: at for name, at in places(hands).items() if seen.get(name, at) != at} == {}
            assert session.submit(Resumed())
    assert session.record.state.is_over

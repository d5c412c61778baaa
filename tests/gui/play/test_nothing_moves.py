"""During a whole match, every panel and button keeps its place, whatever the desk shows."""

from dataclasses import replace

import pytest
from PySide6.QtCore import QEvent, QPoint, QRect, QSize
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from carrom_desk.gui.kit.theme import load_fonts
from carrom_desk.gui.settings.settings import Settings, TextChoice
from carrom_desk.match.effects.phase import Phase, phase_of
from carrom_desk.match.entry.entries import Demanded, Paused, PlayCalled, Resumed, SidesChanged
from carrom_desk.match.record import MatchRecord
from tests.e2e.test_whole_match import recorded
from tests.fakes import MemoryStore, StoppedTime, desk
from tests.gui.at_match import FIRST
from tests.gui.hands import Hands

PANELS = (
    *("top_bar", "board", "score", "side_a", "side_b", "clock", "stroke_bar", "ruling", "always_bar"),
    *("log_panel", "log", "stroke_clock", "score_a", "score_b", "games_a", "games_b"),
    *("play", "undo", "redo", "override", "action_7", "action_8", "action_9", "menu"),
)
PAUSED_AT = 50


def places(hands: Hands) -> dict[str, QRect]:
    """Returns the geometry of every panel and score, of every button that is always there, and of the end of the row
    with the expected action, which takes the width that is left.
    """
    QApplication.sendPostedEvents(None, QEvent.Type.LayoutRequest)
    window, parts = hands.window, [hands.part(name) for name in PANELS]
    places = {
        part.objectName(): QRect(part.mapTo(window, QPoint(0, 0)), part.size()) for part in parts if part.isVisible()
    }
    confirm = hands.part("confirm")
    if confirm.isVisible() and confirm.property("primary"):
        at = confirm.mapTo(window, QPoint(confirm.width(), 0))
        places["confirm"] = QRect(at, QSize(0, confirm.height()))
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
    ("name", "size", "text"),
    [
        ("icf-revised-doubles-13", (1024, 600), TextChoice.LARGE),
        ("icf-revised-doubles-13", (1366, 768), TextChoice.NORMAL),
        ("icf-revised-singles-11", (1366, 768), TextChoice.LARGEST),
        ("icf-revised-singles-11", (1920, 1080), TextChoice.NORMAL),
    ],
)
def test_nothing_moves_in_the_course_of_a_match(
    qtbot: QtBot, name: str, size: tuple[int, int], text: TextChoice
) -> None:
    load_fonts()
    match = recorded(name)
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

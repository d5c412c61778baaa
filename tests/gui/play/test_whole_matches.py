"""Whole matches in the real window, each move in turn by keys or by mouse: nothing scrolls, is cut or moves.

Singles, doubles, a timed match and one taken over, at the sizes and in the languages that differ most.
"""

from collections.abc import Callable
from dataclasses import replace
from itertools import cycle
from random import Random

import pytest
from PySide6.QtCore import QEvent, QPoint, QRect, QSize
from PySide6.QtWidgets import (
    QAbstractButton,
    QAbstractScrollArea,
    QApplication,
    QLineEdit,
    QListView,
    QScrollBar,
    QSpinBox,
)
from pytestqt.qtbot import QtBot

from carrom_desk.gui.kit.theme import load_fonts
from carrom_desk.gui.panels.score_table import ScoreTable
from carrom_desk.gui.round_clock.round_clock import RoundClock
from carrom_desk.gui.settings.settings import Settings, TextChoice, ThemeChoice
from carrom_desk.i18n import SOURCE
from carrom_desk.match.effects.phase import Phase, phase_of
from carrom_desk.match.entry.entries import (
    Entry,
    PlacingDone,
    PlacingOutcome,
    StrokeMade,
    TimeOver,
    Toss,
    TossChoice,
    ViolationSeen,
)
from carrom_desk.match.record import MatchRecord, refusal_of
from carrom_desk.match.setup import Competition, Player, Setup
from carrom_desk.match.side import BySide, Side
from carrom_desk.presentation.stroke_draft import Mark, PieceKind
from carrom_desk.rules.acts import Stroke
from carrom_desk.rules.breaches import Breach
from carrom_desk.rules.position import Pieces
from tests.e2e.devices import Device, Keyboard, Mouse
from tests.e2e.referee import Referee
from tests.fakes import DOUBLES, SINGLES, MemoryStore, StoppedTime, desk
from tests.gui.at_match import FIRST
from tests.gui.hands import Hands
from tests.screenshots.faults import faults

PANELS = (
    *("top_bar", "board", "score", "side_a", "side_b", "clock", "stroke_bar", "ruling", "always_bar"),
    *("log_panel", "log", "stroke_clock", "score_a", "score_b", "games_a", "games_b"),
    *("play", "undo", "redo", "override", "action_7", "action_8", "action_9", "menu"),
)
SIZES = (
    ((1024, 600), ThemeChoice.DARK, TextChoice.LARGE),
    ((1366, 768), ThemeChoice.LIGHT, TextChoice.NORMAL),
    ((1920, 1080), ThemeChoice.LIGHT, TextChoice.NORMAL),
)
NAMES: dict[str, tuple[str, str, str, str]] = {
    "en": ("Asha Kulkarni", "Bilal Rahman", "Raghunathan Venkatesh", "Maria Zimmermann"),
    "de": ("Jürgen Schmidt-Hofmann", "Björn Müller", "Annegret Weiß", "Maximilian Fürstenberg"),
    "ta": ("மீனாட்சி சுந்தரம்", "முருகன் செல்வராஜ்", "இரமேஷ் குமார்", "விஜய் ஆனந்த்"),
    "ur": ("عمران شیخ", "وقار یونس", "محمد امین", "سید حسین"),
}
"""Players by language of the window."""
SHORT = Competition(games=3, points=12, draws=True)
MOST_ACTS = 300
FRAMES_EVERY = 10
"""Number of presses after which frames are looked for, which takes a picture."""
ROUND_MINUTES = 50
"""Minutes of a timed round."""


class Watched:
    """Keyboard and mouse in turn; after every press the window is looked at."""

    def __init__(self, hands: Hands) -> None:
        self._hands = hands
        ways: tuple[Device, ...] = (Keyboard(hands), Mouse(hands))
        self._ways = cycle(ways)
        self._seen: dict[str, QRect] = {}
        self.inputs = 0
        """Number of moves so far."""
        self.found: dict[str, str] = {}
        """Faults, and when each was first seen."""

    def press(self, key: str, button: str) -> None:
        self._by(lambda way: way.press(key, button), f"{button} was pressed")

    def mark(self, kind: PieceKind, mark: Mark) -> None:
        self._by(lambda way: way.mark(kind, mark), f"{kind} was marked")

    def choose(self, name: str) -> None:
        self._by(lambda way: way.choose(name), f"{name} was selected")

    def pick(self, name: str, row: int) -> None:
        self._by(lambda way: way.pick(name, row), f"{name} was selected from")

    def give_reason(self) -> None:
        self._by(lambda way: way.give_reason(), "a reason was given")

    def accept(self) -> None:
        self._by(lambda way: way.accept(), "a form was accepted")

    def _by(self, move: Callable[[Device], None], said: str) -> None:
        self.inputs += 1
        move(next(self._ways))
        self.look(f"{said} after {len(self._hands.record.entries)} entries")

    def look(self, when: str) -> None:
        """Notes what scrolls, is cut, or stands elsewhere than before."""
        hands = self._hands
        hands.settle_dialogs()
        for _ in range(3):  # a layout within others asks the one around it anew
            QApplication.sendPostedEvents(None, QEvent.Type.LayoutRequest)
        now = places(hands)
        moved = [f"{name} moves" for name, at in now.items() if self._seen.setdefault(name, at) != at]
        is_pictured = self.inputs % FRAMES_EVERY == 0
        for fault in (*scrolling(hands), *faults(hands.window, finds_frames=is_pictured), *moved):
            self.found.setdefault(fault, when)


def scrolling(hands: Hands) -> list[str]:
    """Returns the parts of the desk that show a scroll bar; log, sheet and forms may, where they are long."""
    form = hands.controller.page.side
    bars = [bar for bar in hands.window.findChildren(QScrollBar) if bar.isVisible() and not form.isAncestorOf(bar)]
    found, may = hands.window.findChildren(QAbstractScrollArea), (QListView, ScoreTable)
    areas = [area for area in found if not isinstance(area, may)]
    return [f"scrolls: {area.objectName()}" for area in areas for bar in bars if area.isAncestorOf(bar)]


def places(hands: Hands) -> dict[str, QRect]:
    """Returns the geometry of every panel, score and row of the log, of every button that is always there, and of the
    end of the row with the expected action, which takes the width that is left.
    """
    window = hands.window
    # Undo and Redo take the place of the round's clock, which ends with the match.
    late = ("undo", "redo") if hands.record.state.is_over else ()
    parts = [hands.part(name) for name in PANELS if name not in late]
    found = {
        part.objectName(): QRect(part.mapTo(window, QPoint(0, 0)), part.size()) for part in parts if part.isVisible()
    }
    confirm, log = hands.part("confirm"), hands.find(QListView, "log")
    if confirm.isVisible() and confirm.property("primary"):
        at = confirm.mapTo(window, QPoint(0 if confirm.isRightToLeft() else confirm.width(), 0))
        found["confirm"] = QRect(at, QSize(0, confirm.height()))
    if log.isVisible() and log.model().rowCount() > 1:
        found["row of the log"] = QRect(QPoint(0, 0), log.visualRect(log.model().index(0, 0)).size())
    return found


def opened(qtbot: QtBot, setup: Setup, size: tuple[int, int], choices: Settings) -> Hands:
    """Returns a window with a match before its toss."""
    store, now = MemoryStore(), StoppedTime()
    desk(setup=setup, store=store, now=now)
    return Hands(qtbot, store=store, now=now, match_id=FIRST, size=size, choices=choices)


def taken_over(qtbot: QtBot, setup: Setup, size: tuple[int, int], choices: Settings) -> Hands:
    """Returns a window with a match that was taken over in its third game."""
    hands = Hands(qtbot, size=size, choices=choices)
    hands.key("ctrl+n")
    for side in Side:
        hands.find(QLineEdit, f"player_{side}1").setText(setup.side_name(side))
    hands.find(QAbstractButton, "in_progress").click()
    hands.click("accept")
    taken = hands.dialog("take_over_dialog")
    for field, value in (("games_a", 1), ("games_b", 1), ("score_a", 14), ("score_b", 19), ("men_a", 7), ("boards", 3)):
        spin = taken.findChild(QSpinBox, field)
        assert spin is not None
        spin.setValue(value)
    for name in ("break_made", "accept"):
        button = taken.findChild(QAbstractButton, name)
        assert button is not None
        button.click()
    hands.settle()
    assert hands.record.setup.start is not None
    return hands


def next_act(record: MatchRecord, random: Random) -> Entry:
    """Returns what happens next: mostly men pocketed, so that boards end soon."""
    board = record.state.current_board
    if board.to_place is not None:
        return PlacingDone(PlacingOutcome.PLACED)
    left, roll = board.position.on_board, random.random()
    if roll < 0.04 and board.position.break_.made:
        return ViolationSeen(random.choice(list(Side)), random.choice((Breach.TIME_LIMIT, Breach.MEN_TOUCHED)))
    acts = (
        Stroke(Pieces(min(left.own, random.choice((1, 2, 3))))),
        Stroke(Pieces(min(left.own, 1), queen=True)),
        Stroke(Pieces(min(left.own, 1), striker=random.random() < 0.5)),
        Stroke(Pieces(0, min(left.opponent, 1), striker=random.random() < 0.5)),
        Stroke(jumped=Pieces(0, min(left.opponent - 1, 1))),
        Stroke(Pieces(min(left.own, 1)), improper=True),
        Stroke(),
    )
    made = StrokeMade(random.choices(acts, (8, 2, 2, 1, 1, 1, 4))[0])
    return made if refusal_of(record, made) is None else StrokeMade(Stroke())


def play(hands: Hands, watched: Watched, clock: RoundClock, random: Random, *, time_is_up_after: int) -> None:
    """Plays until the match is over; once time is up, every game ends between two boards."""
    referee = Referee(hands, watched)
    for number in range(MOST_ACTS):
        if number == time_is_up_after:
            hands.now.advance(60 * ROUND_MINUTES * 1000)
            clock.poll()
        state = hands.record.state
        if state.is_over:
            return
        if number > time_is_up_after and end_on_time(hands, watched):
            continue
        match phase_of(state):
            case Phase.TOSS:
                referee.enter(Toss(Side.A, TossChoice.BREAK))
            case Phase.PLACING | Phase.STROKE | Phase.BREAK_AGAIN:
                referee.enter(next_act(hands.record, random))
            case _:
                hands.wait(600_000)  # of an interval
                referee.go_on()
    raise AssertionError("the match does not end")


def end_on_time(hands: Hands, watched: Watched) -> bool:
    """Ends a game where that is offered between two boards."""
    view = hands.controller.page.view
    assert view is not None
    if not hands.record.state.is_between_boards:
        return False
    for number, offer in enumerate(view.now.offers, 1):
        if isinstance(offer.intent, TimeOver):
            watched.press(str(number), "confirm" if number == 1 else f"action_{number}")
            if hands.has_dialog():
                watched.accept()
                hands.settle()
            return True
    return False


KINDS = ("timed", "doubles", "singles", "taken over")


@pytest.mark.nightly
@pytest.mark.parametrize("language", NAMES)
@pytest.mark.parametrize("look", SIZES, ids=lambda look: f"{look[0][0]}x{look[0][1]}")
@pytest.mark.parametrize("kind", KINDS)
def test_nothing_scrolls_is_cut_or_moves_in_a_whole_match(
    qtbot: QtBot, kind: str, look: tuple[tuple[int, int], ThemeChoice, TextChoice], language: str
) -> None:
    load_fonts()
    size, theme, text = look
    a, b, *partners = map(Player, NAMES[language])
    is_doubles = kind in ("timed", "doubles")
    sides: tuple[tuple[Player, ...], ...] = ((a, partners[0]), (b, partners[1])) if is_doubles else ((a,), (b,))
    setup = replace(DOUBLES if is_doubles else SINGLES, sides=BySide(*sides))
    setup, choices = replace(setup, competition=SHORT), Settings(theme=theme, text=text, window_language=language)
    hands = (taken_over if kind == "taken over" else opened)(qtbot, setup, size, choices)
    hands.settle()
    clock = hands.window.findChild(RoundClock)
    assert clock is not None
    if kind == "timed":
        clock.give(ROUND_MINUTES)
        clock.start()
    watched = Watched(hands)
    watched.look("at the start")

    play(hands, watched, clock, Random(f"{kind} {language}"), time_is_up_after=12 if kind == "timed" else MOST_ACTS)

    hands.language_controller.use(SOURCE, "")  # for the next window
    assert watched.found == {}

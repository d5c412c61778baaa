"""The whole window with an open match, for real keys and clicks."""

from dataclasses import replace

from pytestqt.qtbot import QtBot

from carrom_desk.gui.settings.settings import Settings
from carrom_desk.match.entry.entries import ActEntry, Amended, Entry, PlayCalled, StrokeMade, Toss, TossChoice
from carrom_desk.match.ports.store import MatchId
from carrom_desk.match.setup import Setup
from carrom_desk.match.side import Side
from carrom_desk.rules.position import Pieces
from tests.fakes import SINGLES, MemoryStore, StoppedTime, desk
from tests.gui.hands import Hands

TOSS = Toss(Side.A, TossChoice.BREAK)
OPENED = (TOSS, PlayCalled())
FIRST = MatchId("m1")


def at_match(
    qtbot: QtBot,
    *commands: Entry,
    store: MemoryStore | None = None,
    setup: Setup = SINGLES,
    size: tuple[int, int] = (1366, 768),
    choices: Settings | None = None,
) -> Hands:
    """Returns a window with a match after these commands, and the clock started."""
    kept, now = store or MemoryStore(), StoppedTime()
    desk(*commands, setup=setup, store=kept, now=now)
    hands = Hands(qtbot, store=kept, now=now, match_id=FIRST, size=size, choices=choices)
    if commands:
        hands.clock.start()
    return hands


def open_another(hands: Hands, *commands: Entry, setup: Setup = SINGLES) -> Hands:
    """Opens a new match in the window, which is much faster than a new window by `at_match`; returns the hands."""
    hands.settle()
    hands.controller.matches.open(desk(*commands, setup=setup, store=hands.store, now=hands.now).id)
    hands.settle_dialogs()  # of the match before
    if commands:
        hands.clock.start()
    return hands


def last(hands: Hands) -> Entry:
    return hands.record.entries[-1].entry


def unruled(entry: Entry) -> Entry:
    """Returns an entry as it was entered, without its ruling."""
    if isinstance(entry, Amended) and isinstance(entry.with_, ActEntry):
        return replace(entry, with_=replace(entry.with_, ruling=None))
    return replace(entry, ruling=None) if isinstance(entry, ActEntry) else entry


def last_stroke(hands: Hands) -> StrokeMade:
    entry = last(hands)
    assert isinstance(entry, StrokeMade)
    return entry


def pocketed(hands: Hands) -> Pieces:
    return last_stroke(hands).stroke.pocketed

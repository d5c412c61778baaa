"""Reproducible random matches for benchmarks."""

from random import Random

from carrom_desk.match.effects.phase import Phase, phase_of
from carrom_desk.match.entry.entries import (
    Demanded,
    Entry,
    LoggedEntry,
    PlacingDone,
    PlacingOutcome,
    PlainEntry,
    PlayCalled,
    SidesChanged,
    StrokeMade,
    Toss,
    TossChoice,
)
from carrom_desk.match.record import MatchRecord, decide, new_record, refusal_of, with_entry
from carrom_desk.match.setup import Player, Setup
from carrom_desk.match.side import BySide, Side
from carrom_desk.match.state import MatchState
from carrom_desk.rules.acts import Stroke
from carrom_desk.rules.editions.icf_revised import ICF_REVISED
from carrom_desk.rules.position import Pieces

SETUP = Setup(
    laws=ICF_REVISED,
    sides=BySide((Player("Kavitha Raman"),), (Player("Imran Sheikh"),)),
    event="State Championship",
    round="Final",
)
UNDER_WAY = 4
"""Seed of a match of three games with about 650 entries: cut at 600, it is in the third game."""

_MS_PER_ENTRY = 9_000


def next_entry(record: MatchRecord, random: Random) -> Entry | None:
    """Returns the next event in a match; None when it is over."""
    expected = _expected(record.state)
    if expected is not None or record.state.is_over:
        return expected
    while True:
        made = StrokeMade(_stroke(random))
        if refusal_of(record, made) is None:
            return made


def _expected(state: MatchState) -> PlainEntry | None:
    """Returns the entry that the umpire must make before the next stroke, if any."""
    match phase_of(state):
        case Phase.CLAIM:
            assert state.last_board is not None
            return Demanded(state.last_board.on_demand)
        case Phase.TOSS:
            return Toss(Side.A, TossChoice.BREAK)
        case Phase.CHANGE_OF_SIDES:
            return SidesChanged()
        case Phase.PLACING:
            return PlacingDone(PlacingOutcome.PLACED)
        case Phase.BREAK:
            return PlayCalled()
        case _:
            return None


def _stroke(random: Random) -> Stroke:
    """Returns a stroke that usually pockets one man or none, and sometimes does something rare."""
    return Stroke(
        pocketed=Pieces(
            own=random.choice((0, 0, 0, 0, 0, 1, 1, 1, 1, 2)),
            opponent=int(random.random() < 0.08),
            queen=random.random() < 0.06,
            striker=random.random() < 0.06,
        ),
        improper=random.random() < 0.03,
    )


def played(setup: Setup, seed: int, most: int) -> MatchRecord:
    """Plays a match to its end, or up to this many entries."""
    record, random = new_record(setup), Random(seed)
    while record.next_number < most and (entry := next_entry(record, random)) is not None:
        record = with_entry(record, logged(record.next_number, decide(record, entry)))
    return record


def logged(number: int, entry: Entry) -> LoggedEntry:
    """Returns an entry with times nine seconds apart."""
    elapsed = number * _MS_PER_ENTRY
    minutes, ms = divmod(elapsed, 60_000)
    at = f"2026-11-21T{10 + minutes // 60:02}:{minutes % 60:02}:{ms // 1000:02}.{ms % 1000:03}+05:30"
    return LoggedEntry(number, entry, at, elapsed)

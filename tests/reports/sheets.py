"""Matches to report on: from files, and an eventful one."""

import io
import json
from collections.abc import Sequence
from dataclasses import replace
from pathlib import Path

from pypdf import PdfReader, PdfWriter

from carrom_desk.exchange.match_file import fingerprint_of, read_match, replay_match
from carrom_desk.match.entry.entries import (
    Amended,
    BoardReplayed,
    Entry,
    IncidentSeen,
    LoggedEntry,
    Noted,
    Override,
    Passed,
    Paused,
    PlacingDone,
    PlacingOutcome,
    PlayCalled,
    ProtestDecided,
    ProtestLodged,
    Redone,
    Resumed,
    SidesChanged,
    StrokeMade,
    Toss,
    TossChoice,
    Undone,
    ViolationSeen,
)
from carrom_desk.match.ports.store import MatchId
from carrom_desk.match.record import MatchRecord, decide, new_record, with_entry
from carrom_desk.match.replay import replay
from carrom_desk.match.setup import Setup
from carrom_desk.match.side import Side
from carrom_desk.presentation.sheet.score_sheet import ScoreSheet, score_sheet_of
from carrom_desk.rules.acts import IncidentKind, Stroke
from carrom_desk.rules.breaches import Breach
from carrom_desk.rules.ruling import Turn
from tests.fakes import SINGLES, improper, stroke

MATCHES = Path(__file__).parent.parent / "data" / "matches"
FILES = sorted(path.stem for path in MATCHES.glob("*.carrom"))
FEW = [name for name in FILES if not name.endswith(("cut-40", "11-cut-97", "13-cut-97"))]
"""Whole matches, and one that was cut off; the others are their beginnings."""
TOSS = Toss(Side.A, TossChoice.BREAK)
SECONDS_EACH = 20
M1 = MatchId("m1")
# A board in three strokes of the breaker: all nine of his men and the Queen, the other nine lie.
WHITE_BOARD = (stroke(4), stroke(4, queen=True), stroke(1))


def record_of_file(name: str) -> MatchRecord:
    """Returns the record of a match file."""
    text = (MATCHES / f"{name}.carrom").read_text(encoding="utf-8")
    return replay_match(read_match(text)).record


def state_of_file(name: str) -> dict[str, object]:
    """Returns the expected final state of a match file."""
    found: dict[str, object] = json.loads((MATCHES / f"{name}.state.json").read_text(encoding="utf-8"))
    return found


def at(number: int) -> str:
    """Returns the time of an entry in a match made by `timed`."""
    minutes, seconds = divmod(number * SECONDS_EACH, 60)
    return f"2026-11-21T{10 + minutes // 60:02}:{minutes % 60:02}:{seconds:02}.000+05:30"


def timed(*commands: Entry, setup: Setup = SINGLES) -> MatchRecord:
    """Returns the record of a match with an entry every twenty seconds from ten o'clock on."""
    record = new_record(setup)
    for command in commands:
        number = record.next_number
        entry = decide(record, command)
        record = with_entry(record, LoggedEntry(number, entry, at(number), number * SECONDS_EACH * 1000))
    return record


def sheet_of(record: MatchRecord) -> ScoreSheet:
    """Returns the score sheet of a match called "m1"."""
    replayed = replay(record.agreed, record.entries).record
    fingerprint = fingerprint_of(M1, record.agreed, record.entries)
    return score_sheet_of(M1, replayed, fingerprint=fingerprint)


def sheet(*commands: Entry, setup: Setup = SINGLES) -> ScoreSheet:
    """Returns the score sheet of a match after the given commands."""
    return sheet_of(timed(*commands, setup=setup))


EVENTFUL: Sequence[Entry] = (
    TOSS,  # 0
    PlayCalled(),
    stroke(2),
    stroke(1, striker=True),  # 3: due
    PlacingDone(PlacingOutcome.PLACED),
    improper(1),  # 5: foul, turn to B
    stroke(),
    Undone(),
    stroke(1),  # 8
    Amended(8, StrokeMade(Stroke(improper=True), Breach.PUSH), "The push was seen late"),
    Override("Both agreed that he had not touched it", turn=Turn.CONTINUES),  # 10
    ViolationSeen(Side.B, Breach.TIME_LIMIT),
    ViolationSeen(Side.A, Breach.MEN_TOUCHED),  # 12
    Noted("The light flickered"),
    Paused("Appeal"),
    Resumed("Settled"),
    ProtestLodged(Side.B, "The man was touched"),  # 16
    ProtestDecided(upheld=False),
    Passed(),
    BoardReplayed("The board was pushed"),  # 19
    SidesChanged(),
    PlayCalled(),
    *WHITE_BOARD,  # 22, 23, 24: 12 points to A
    IncidentSeen(IncidentKind.LEFT_SEAT, Side.B),  # 25: board 2 to A, 12 points
    Undone(),
    Redone(),
    Undone(),  # 28
    PlayCalled(),
)


def eventful() -> ScoreSheet:
    """Returns the score sheet of an unfinished match in which nearly everything happens."""
    return sheet(*EVENTFUL)


def with_names(a: str, b: str) -> Setup:
    """Returns the setup of a singles match with the given names."""
    one, other = SINGLES.sides.a[0], SINGLES.sides.b[0]
    return replace(SINGLES, sides=replace(SINGLES.sides, a=(replace(one, name=a),), b=(replace(other, name=b),)))


def unpacked(pdf: bytes) -> bytes:
    """Returns a PDF with uncompressed objects."""
    content = io.BytesIO()
    PdfWriter(clone_from=PdfReader(io.BytesIO(pdf))).write(content)
    return content.getvalue()

"""Every kind of entry described once: its name in files, its fields, how each is read and written.

A new kind takes a class in `entries` and a row here; a test says what a row lacks.
"""

import re
from collections.abc import Callable, Mapping
from dataclasses import dataclass, replace
from types import MappingProxyType
from typing import Any

from carrom_desk.rules.acts import Stroke
from carrom_desk.rules.breaches import CATALOGUE, Breach, BreachGroup, others
from carrom_desk.rules.laws import Citation, Law
from carrom_desk.rules.position import NO_MEN
from carrom_desk.rules.words import QT_TRANSLATE_NOOP, Words

from . import entry_laws
from .document import Members, Node, quoted
from .entries import (
    ActEntry,
    Amended,
    BoardReplayed,
    Conceded,
    Concession,
    Correction,
    Demanded,
    Disqualified,
    Entry,
    IncidentSeen,
    LoggedEntry,
    Noted,
    Override,
    Passed,
    Paused,
    PlacingDone,
    PlacingOutcome,
    PlainEntry,
    PlayCalled,
    ProtestDecided,
    ProtestLodged,
    Redone,
    Resumed,
    SidesChanged,
    StrokeMade,
    TimeOver,
    Toss,
    TurnCorrected,
    Undone,
    ViolationSeen,
    WalkedOver,
    Warned,
)
from .problems import InvalidDocument
from .ruling_codec import BOARD, MEN, OWED, PLACING, RULING, STROKE, STROKE_SHAPES
from .shapes import Record, Shape, maybe, record, slowly, text
from .side import BySide
from .state import MatchState

WALL_TIME = re.compile(
    r"\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])T([01]\d|2[0-3]):[0-5]\d:([0-5]\d|60)(\.\d{1,9})?"
    r"(Z|[+-]([01]\d|2[0-3]):[0-5]\d(:[0-5]\d(\.\d{1,6})?)?)"
)
"""ISO 8601 with offset, as in RFC 3339; zones of old had offsets with seconds."""
LONGEST_TIME = 50
LONGEST_ELAPSED_MS = 10**12


@dataclass(frozen=True, slots=True)
class EntryRow:
    """All that is to be said of one kind of entry beside its class."""

    name: str
    """Its name in files."""
    record: Record[Any]
    """Its fields in files."""
    words: Words | Callable[[Any], Words] | None = None
    """What happened, in words; None where that is put together from what it says, in `entry_text`."""
    typed: str = ""
    """The attribute with what somebody typed, which follows the words."""
    may_end: bool = False
    """Whether a board, a game or the match may end by it."""
    laws: tuple[Law, ...] = ()
    """What it follows from; an act has the laws of its ruling, and an override none: it is the umpire's decision."""
    laws_by: Callable[[MatchState, Any], tuple[Law, ...]] | None = None
    """The same where it depends on the state before it, or on what it says."""

    @property
    def kind(self) -> type[Entry]:
        """Its class."""
        return self.record.made

    def worded(self, entry: Entry) -> Words | None:
        """What happened, in words, as far as the kind of entry says it; None where `entry_text` does."""
        return self.words(entry) if callable(self.words) else self.words


def _of(kind: type[Entry], **shapes: Shape[Any]) -> Record[Any]:
    """An entry's fields; what is None is left out of files."""
    return Record(kind, shapes, writes_none=False)


# Entries whose fields do not stand in files as in their classes

NOT_WITHIN_A_STROKE = (BreachGroup.PLACING, BreachGroup.WARNINGS, BreachGroup.LOSES_BOARD, BreachGroup.LOSES_MATCH)
_WITHIN_A_STROKE = {each.breach.value: each.breach for each in CATALOGUE if each.group not in NOT_WITHIN_A_STROKE}


def _read_improper(node: Node) -> Breach | bool:
    """Whether a stroke was improper, or what made it so."""
    if not isinstance(node.value, str):
        return node.boolean()
    breach = _WITHIN_A_STROKE.get(node.value)
    if breach is None:
        node.fault(f"This must be true, false or a breach within a stroke; {quoted(node.value)} is none.")
    return breach or True


_ENTERED = Record(Stroke, {**STROKE_SHAPES, "improper": slowly(_read_improper, bool, substitute=False)})


class _StrokeRecord(Record[StrokeMade]):
    """What is said of a stroke stands in the entry's own object."""

    def __init__(self) -> None:
        super().__init__(StrokeMade, {"ruling": _RULING}, unwritten=("stroke", "breach"), writes_none=False)
        self.optional = (*STROKE.optional, *self.optional)

    def values(self, found: Members) -> dict[str, Any]:
        said = _ENTERED.values(found)
        breach = said["improper"] if isinstance(said["improper"], Breach) else None
        stroke = Stroke(**{**said, "improper": said["improper"] is not False})
        return {"stroke": stroke, "breach": breach, **super().values(found)}

    def write(self, value: StrokeMade) -> dict[str, object]:
        named = {} if value.breach is None else {"improper": value.breach.value}
        return {**STROKE.write(value.stroke), **named, **super().write(value)}


class _PlacingRecord(Record[PlacingDone]):
    """Men are left only where there is no space for them."""

    def __init__(self) -> None:
        super().__init__(PlacingDone, {"left": record(BySide, a=MEN, b=MEN)}, writes_none=False)

    def values(self, found: Members) -> dict[str, Any]:
        values = super().values(found)
        if "left" in found and found["outcome"].value != PlacingOutcome.NO_SPACE.value:
            found["left"].fault("Men are left only where there is no space for them.")
        return values


class _OverrideRecord(Record[Override]):
    """That a board goes on which was ruled over is written as null."""

    def __init__(self) -> None:
        shapes: dict[str, Shape[Any]] = {"place": PLACING, "due": OWED, "board": BOARD}
        super().__init__(Override, shapes, unwritten=("board_goes_on",), writes_none=False)

    def values(self, found: Members) -> dict[str, Any]:
        return {**super().values(found), "board_goes_on": "board" in found and found["board"].is_null()}

    def write(self, value: Override) -> dict[str, object]:
        written = super().write(value)
        return {"board": None, **written} if value.board_goes_on else written


def _read_breach(node: Node) -> Breach:
    known = {each.breach.value: each.breach for each in others()}
    if isinstance(node.value, str) and node.value in known:
        return known[node.value]
    node.fault(f"{quoted(node.value)} is not a breach that is entered apart from a stroke.")
    return Breach.TIME_LIMIT


def _read_with(node: Node) -> PlainEntry:
    """What an entry is amended with; a correction is not read any further, however deep others are nested in it."""
    name = node.value.get("entry") if isinstance(node.value, dict) else None
    row = ROWS_BY_NAME.get(name) if isinstance(name, str) else None
    if row is not None and issubclass(row.kind, Correction):
        node.fault("An entry is amended with another that says what happened, not with a correction.")
        return PlayCalled()
    inner = entry_from(node)
    return PlayCalled() if inner is None or isinstance(inner, Correction) else inner


def _write_with(entry: PlainEntry) -> object:
    return write_entry(entry)


_RULING = maybe(RULING)
_BREACH = slowly(_read_breach, lambda breach: breach.value, Breach.TIME_LIMIT)

_CONCESSIONS = {
    Concession.GAME: QT_TRANSLATE_NOOP("Entry", "Concedes the game"),
    Concession.MATCH: QT_TRANSLATE_NOOP("Entry", "Concedes the match"),
}
_DECISIONS = {
    True: QT_TRANSLATE_NOOP("Entry", "Protest upheld"),
    False: QT_TRANSLATE_NOOP("Entry", "Protest overruled"),
}

ROWS = (
    EntryRow(
        "toss",
        _of(Toss),
        laws_by=entry_laws.of_toss,
    ),
    EntryRow("play", _of(PlayCalled), words=QT_TRANSLATE_NOOP("Entry", "“Play”"), laws_by=entry_laws.of_play),
    EntryRow(
        "stroke",
        _StrokeRecord(),
        may_end=True,
    ),
    EntryRow(
        "placing",
        _PlacingRecord(),
        laws_by=entry_laws.of_placing,
    ),
    EntryRow(
        "violation",
        _of(ViolationSeen, breach=_BREACH, ruling=_RULING),
        laws_by=entry_laws.of_violation,
        may_end=True,
    ),
    EntryRow(
        "incident",
        _of(IncidentSeen, ruling=_RULING),
        may_end=True,
    ),
    EntryRow("pass", _of(Passed), words=QT_TRANSLATE_NOOP("Entry", "Passes"), laws_by=entry_laws.of_pass),
    EntryRow(
        "correct_turn",
        _of(TurnCorrected),
        words=QT_TRANSLATE_NOOP("Entry", "Set in turn by the umpire"),
        typed="reason",
        laws_by=entry_laws.of_turn,
    ),
    EntryRow(
        "time_over",
        Record(TimeOver, needed=("what",)),
        words=QT_TRANSLATE_NOOP("Entry", "The game ends on time: the board in progress does not count"),
        may_end=True,
    ),
    EntryRow("demand", _of(Demanded), laws_by=entry_laws.of_demand),
    EntryRow(
        "override",
        _OverrideRecord(),
        may_end=True,
    ),
    EntryRow(
        "replay_board",
        _of(BoardReplayed),
        words=QT_TRANSLATE_NOOP("Entry", "Board cancelled"),
        typed="reason",
        laws_by=entry_laws.of_replayed_board,
    ),
    EntryRow(
        "concede",
        _of(Conceded),
        words=lambda conceded: _CONCESSIONS[conceded.what],
        laws=(Law.CONCESSION,),
        may_end=True,
    ),
    EntryRow(
        "disqualify",
        _of(Disqualified),
        words=QT_TRANSLATE_NOOP("Entry", "Disqualified"),
        typed="reason",
        laws=(Law.MATCH_LOST,),
        may_end=True,
    ),
    EntryRow(
        "walkover",
        _of(WalkedOver),
        words=QT_TRANSLATE_NOOP("Entry", "Walkover"),
        typed="reason",
        may_end=True,
    ),
    EntryRow(
        "change_sides",
        _of(SidesChanged),
        words=QT_TRANSLATE_NOOP("Entry", "Sides changed"),
        laws=(Law.CHANGE_OF_SIDES,),
    ),
    EntryRow(
        "pause",
        _of(Paused),
        words=QT_TRANSLATE_NOOP("Entry", "Play stopped"),
        typed="reason",
        laws=(Law.TIME_STANDS_DURING_APPEAL,),
    ),
    EntryRow(
        "resume",
        _of(Resumed),
        words=QT_TRANSLATE_NOOP("Entry", "Play goes on"),
        typed="reason",
        laws=(Law.TIME_STANDS_DURING_APPEAL,),
    ),
    EntryRow(
        "protest",
        _of(ProtestLodged),
        words=QT_TRANSLATE_NOOP("Entry", "Protest"),
        typed="text",
        laws=(Law.PLAY_AFTER_PROTEST,),
    ),
    EntryRow(
        "protest_decided",
        _of(ProtestDecided, reason=text().without("")),
        words=lambda decided: _DECISIONS[decided.upheld],
        typed="reason",
        laws=(Law.PROTEST_DECIDED,),
    ),
    EntryRow(
        "warning",
        _of(Warned),
        words=QT_TRANSLATE_NOOP("Entry", "Warning"),
        typed="reason",
    ),
    EntryRow("note", _of(Noted), words=QT_TRANSLATE_NOOP("Entry", "Note"), typed="text"),
    EntryRow("undo", _of(Undone)),
    EntryRow("redo", _of(Redone)),
    EntryRow(
        "amend",
        _of(Amended, with_=slowly(_read_with, _write_with, PlayCalled())),
    ),
)
"""One row for each kind of entry."""

ROWS_BY_NAME: Mapping[str, EntryRow] = MappingProxyType({row.name: row for row in ROWS})
ROWS_BY_KIND: Mapping[type, EntryRow] = MappingProxyType({row.kind: row for row in ROWS})
NAMES: Mapping[type, str] = MappingProxyType({row.kind: row.name for row in ROWS})
"""The name of each kind of entry in files."""


def laws_of(before: MatchState, entry: PlainEntry) -> tuple[Citation, ...]:
    """The laws that an entry follows from, the deciding one first, as the match's edition numbers them.

    None for an override, which is the umpire's decision, and for what the laws do not speak of.
    """
    row = ROWS_BY_KIND[type(entry)]
    laws = row.laws if row.laws_by is None else row.laws_by(before, entry)
    cited = before.setup.laws.cite(*laws)
    ruled = entry.ruling.laws if isinstance(entry, ActEntry) and entry.ruling is not None else ()
    return (*ruled, *(each for each in cited if each not in ruled))


def write_logged(logged: LoggedEntry) -> dict[str, object]:
    """A logged entry as JSON: its name, its fields, its times."""
    return {**write_entry(logged.entry), "at": logged.at, "elapsed_ms": logged.elapsed_ms}


def write_entry(entry: Entry) -> dict[str, object]:
    """An entry as JSON, without times; an act with the ruling it was given."""
    row = ROWS_BY_KIND[type(entry)]
    return {"entry": row.name, **row.record.write(entry)}


def is_readable(entry: Entry) -> bool:
    """Whether an entry, once written, is read back as it is."""
    try:
        return read_logged(write_entry(entry), 0).entry == as_written(entry)
    except InvalidDocument:
        return False


def as_written(entry: Entry) -> Entry:
    """The entry without what no file says: which of the men to place are dues follows from the act."""
    if isinstance(entry, Amended):
        inner = as_written(entry.with_)
        assert not isinstance(inner, Correction)
        return replace(entry, with_=inner)
    if isinstance(entry, ActEntry) and entry.ruling is not None:
        return replace(entry, ruling=replace(entry.ruling, back=NO_MEN))
    return entry


def read_logged(document: object, number: int, at: str = "") -> LoggedEntry:
    """Read a logged entry.

    Raises:
        InvalidDocument: with every fault and its place.
    """
    node = Node(document, at)
    logged = logged_from(node, number)
    node.finish()
    assert logged is not None, "an entry that cannot be read has faults"
    return logged


def logged_from(node: Node, number: int) -> LoggedEntry | None:
    """Read a logged entry, noting faults in the document."""
    entry = entry_from(node, extra=("at", "elapsed_ms"))
    members = node.value if isinstance(node.value, dict) else {}
    at, elapsed = "", 0
    if "at" in members:
        at = _read_wall_time(node.child("at", members["at"]))
    if "elapsed_ms" in members:
        elapsed = node.child("elapsed_ms", members["elapsed_ms"]).integer(0, LONGEST_ELAPSED_MS)
    return None if entry is None else LoggedEntry(number, entry, at, elapsed)


def _read_wall_time(node: Node) -> str:
    text = node.text(longest=LONGEST_TIME)
    if text and not WALL_TIME.fullmatch(text):
        node.fault("This must be a time such as 2026-11-21T10:04:05.123+05:30.")
        return ""
    return text


def entry_from(node: Node, extra: tuple[str, ...] = ()) -> Entry | None:
    """Read an entry, noting faults in the document; None when even its name cannot be read."""
    if not isinstance(node.value, dict):
        node.mapping()
        return None
    name = node.value.get("entry")
    row = ROWS_BY_NAME.get(name) if isinstance(name, str) else None
    if row is None:
        place = node.child("entry", name)
        place.fault("This key is missing." if "entry" not in node.value else f"{quoted(name)} is no entry.")
        return None
    fields = node.mapping(("entry", *row.record.required), (*row.record.optional, *extra))
    return row.kind(**row.record.values(fields))

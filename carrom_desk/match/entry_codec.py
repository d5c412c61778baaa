"""Every kind of entry described once: its name in files, its fields, how each is read and written.

A new kind takes a class in `entries` and a row here; a test says what a row lacks.
"""

import re
from collections.abc import Callable, Mapping
from dataclasses import dataclass, replace
from enum import StrEnum
from types import MappingProxyType
from typing import Any, TypeVar

from carrom_desk.rules.acts import IncidentKind
from carrom_desk.rules.breaches import CATALOGUE, Breach, BreachGroup, others
from carrom_desk.rules.laws import Citation, Law
from carrom_desk.rules.position import MEN_OF_A_SIDE, NO_MEN, QueenPlace
from carrom_desk.rules.ruling import Turn
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
    TimedOut,
    TimeOver,
    Toss,
    TossChoice,
    TurnCorrected,
    Undone,
    ViolationSeen,
    WalkedOver,
    Warned,
)
from .problems import InvalidDocument
from .ruling_codec import (
    MOST_OWED,
    MOST_POINTS,
    STROKE_KEYS,
    read_board_result,
    read_counts,
    read_placing,
    read_ruling,
    read_stroke,
    write_board_result,
    write_counts,
    write_placing,
    write_ruling,
    write_stroke,
)
from .side import BySide, Seat, Side
from .state import MatchState

WALL_TIME = re.compile(
    r"\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])T([01]\d|2[0-3]):[0-5]\d:([0-5]\d|60)(\.\d{1,9})?"
    r"(Z|[+-]([01]\d|2[0-3]):[0-5]\d(:[0-5]\d(\.\d{1,6})?)?)"
)
"""ISO 8601 with offset, as in RFC 3339; zones of old had offsets with seconds."""
LONGEST_TIME = 50
LONGEST_ELAPSED_MS = 10**12
HIGHEST_NUMBER = 10**6
E_ = TypeVar("E_", bound=StrEnum)


@dataclass(frozen=True, slots=True)
class Field:
    """A field of an entry."""

    key: str
    """Its name in files."""
    read: Callable[[Node], Any]
    write: Callable[[Any], object]
    attribute: str = ""
    """Its name in the entry's class, where that is another."""
    is_needed: bool = True
    """Whether a file has to say it; otherwise the class has a default."""
    unwritten: object = None
    """The value that is left out of files."""

    @property
    def name(self) -> str:
        """Its name in the entry's class."""
        return self.attribute or self.key


@dataclass(frozen=True, slots=True)
class EntryRow:
    """All that is to be said of one kind of entry."""

    name: str
    """Its name in files."""
    kind: type[Entry]
    fields: tuple[Field, ...] = ()
    keys: tuple[str, ...] = ()
    """Of an entry whose fields are read and written together: their names in files, all optional."""
    read: Callable[[Members], Any] | None = None
    """Reads those."""
    write: Callable[[Any], dict[str, object]] | None = None
    """Writes those."""
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

    def worded(self, entry: Entry) -> Words | None:
        """What happened, in words, as far as the kind of entry says it; None where `entry_text` does."""
        return self.words(entry) if callable(self.words) else self.words


def _itself(value: Any) -> object:
    return value


def _text(key: str, *, is_needed: bool = True) -> Field:
    return Field(key, Node.text, _itself, is_needed=is_needed)


def _choice(key: str, names: type[E_], default: E_) -> Field:
    return Field(key, lambda node: node.choice(names, default), lambda value: value.value)


def _side(key: str) -> Field:
    return _choice(key, Side, Side.A)


def _number(key: str, low: int, high: int, *, is_needed: bool = True) -> Field:
    return Field(key, lambda node: node.integer(low, high, low), _itself, is_needed=is_needed)


def _optional(field: Field) -> Field:
    return Field(field.key, field.read, field.write, field.attribute, is_needed=False)


def _read_ruling(node: Node) -> Any:
    return None if node.is_null() else read_ruling(node)


def _read_breach(node: Node) -> Breach:
    known = {each.breach.value: each.breach for each in others()}
    if isinstance(node.value, str) and node.value in known:
        return known[node.value]
    node.fault(f"{quoted(node.value)} is not a breach that is entered apart from a stroke.")
    return Breach.TIME_LIMIT


NOT_WITHIN_A_STROKE = (BreachGroup.PLACING, BreachGroup.WARNINGS, BreachGroup.LOSES_BOARD, BreachGroup.LOSES_MATCH)
_WITHIN_A_STROKE = {each.breach.value: each.breach for each in CATALOGUE if each.group not in NOT_WITHIN_A_STROKE}


def _read_stroke(fields: Members) -> dict[str, object]:
    """A stroke; what made it improper may be named."""
    named = fields["improper"].value if "improper" in fields else None
    breach = _WITHIN_A_STROKE.get(named) if isinstance(named, str) else None
    if isinstance(named, str) and breach is None:
        fields["improper"].fault(f"This must be true, false or a breach within a stroke; {quoted(named)} is none.")
    return {"stroke": read_stroke(fields, is_improper=isinstance(named, str) or None), "breach": breach}


def _write_stroke(made: StrokeMade) -> dict[str, object]:
    written = write_stroke(made.stroke)
    return written if made.breach is None else written | {"improper": made.breach.value}


def _read_left(node: Node) -> BySide[int]:
    fields = node.mapping(required=("a", "b"))
    return BySide(fields.integer("a", 0, MEN_OF_A_SIDE), fields.integer("b", 0, MEN_OF_A_SIDE))


def _check_left(fields: Members) -> dict[str, object]:
    if "left" in fields and fields["outcome"].value != PlacingOutcome.NO_SPACE.value:
        fields["left"].fault("Men are left only where there is no space for them.")
    return {}


def _read_override(fields: Members) -> dict[str, object]:
    return {"board_goes_on": "board" in fields and fields["board"].is_null()}


def _write_override(entry: Override) -> dict[str, object]:
    return {"board": None} if entry.board_goes_on and entry.board is None else {}


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


_PLAYER = _number("player", 1, 2, is_needed=False)
_RULING = Field("ruling", _read_ruling, write_ruling, is_needed=False)
_OF = _number("of", 0, HIGHEST_NUMBER, is_needed=False)

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
        Toss,
        (_side("winner"), _choice("choice", TossChoice, TossChoice.BREAK), _PLAYER),
        laws_by=entry_laws.of_toss,
    ),
    EntryRow("play", PlayCalled, words=QT_TRANSLATE_NOOP("Entry", "“Play”"), laws_by=entry_laws.of_play),
    EntryRow(
        "stroke",
        StrokeMade,
        (_RULING,),
        keys=STROKE_KEYS,
        read=_read_stroke,
        write=_write_stroke,
        may_end=True,
    ),
    EntryRow(
        "placing",
        PlacingDone,
        (
            _choice("outcome", PlacingOutcome, PlacingOutcome.PLACED),
            _OF,
            Field("left", _read_left, lambda left: {"a": left.a, "b": left.b}, is_needed=False),
        ),
        read=_check_left,
        laws_by=entry_laws.of_placing,
    ),
    EntryRow(
        "violation",
        ViolationSeen,
        (_side("by"), Field("breach", _read_breach, lambda breach: breach.value), _PLAYER, _RULING),
        laws_by=entry_laws.of_violation,
        may_end=True,
    ),
    EntryRow(
        "incident",
        IncidentSeen,
        (_choice("kind", IncidentKind, IncidentKind.LEFT_SEAT), _side("by"), _RULING),
        may_end=True,
    ),
    EntryRow("pass", Passed, words=QT_TRANSLATE_NOOP("Entry", "Passes"), laws_by=entry_laws.of_pass),
    EntryRow(
        "correct_turn",
        TurnCorrected,
        (_choice("player", Seat, Seat.A1), _text("reason")),
        words=QT_TRANSLATE_NOOP("Entry", "Set in turn by the umpire"),
        typed="reason",
        laws_by=entry_laws.of_turn,
    ),
    EntryRow(
        "time_over",
        TimeOver,
        (_choice("what", TimedOut, TimedOut.GAME),),
        words=QT_TRANSLATE_NOOP("Entry", "The game ends on time: the board in progress does not count"),
        may_end=True,
    ),
    EntryRow("demand", Demanded, (_number("points", 0, MOST_POINTS),), laws_by=entry_laws.of_demand),
    EntryRow(
        "override",
        Override,
        (
            _optional(_choice("turn", Turn, Turn.PASSES)),
            Field("place", read_placing, write_placing, is_needed=False),
            Field("due", lambda node: read_counts(node, MOST_OWED), write_counts, is_needed=False),
            _optional(_choice("queen", QueenPlace, QueenPlace.ON_BOARD)),
            Field("board", read_board_result, write_board_result, is_needed=False),
            _text("reason"),
        ),
        read=_read_override,
        write=_write_override,
        may_end=True,
    ),
    EntryRow(
        "replay_board",
        BoardReplayed,
        (_text("reason"),),
        words=QT_TRANSLATE_NOOP("Entry", "Board cancelled"),
        typed="reason",
        laws_by=entry_laws.of_replayed_board,
    ),
    EntryRow(
        "concede",
        Conceded,
        (_side("by"), _choice("what", Concession, Concession.GAME)),
        words=lambda conceded: _CONCESSIONS[conceded.what],
        laws=(Law.CONCESSION,),
        may_end=True,
    ),
    EntryRow(
        "disqualify",
        Disqualified,
        (_side("by"), _text("reason")),
        words=QT_TRANSLATE_NOOP("Entry", "Disqualified"),
        typed="reason",
        laws=(Law.MATCH_LOST,),
        may_end=True,
    ),
    EntryRow(
        "walkover",
        WalkedOver,
        (_side("winner"), _text("reason")),
        words=QT_TRANSLATE_NOOP("Entry", "Walkover"),
        typed="reason",
        may_end=True,
    ),
    EntryRow(
        "change_sides", SidesChanged, words=QT_TRANSLATE_NOOP("Entry", "Sides changed"), laws=(Law.CHANGE_OF_SIDES,)
    ),
    EntryRow(
        "pause",
        Paused,
        (_text("reason", is_needed=False),),
        words=QT_TRANSLATE_NOOP("Entry", "Play stopped"),
        typed="reason",
        laws=(Law.TIME_STANDS_DURING_APPEAL,),
    ),
    EntryRow(
        "resume",
        Resumed,
        (_text("reason", is_needed=False),),
        words=QT_TRANSLATE_NOOP("Entry", "Play goes on"),
        typed="reason",
        laws=(Law.TIME_STANDS_DURING_APPEAL,),
    ),
    EntryRow(
        "protest",
        ProtestLodged,
        (_side("by"), _text("text")),
        words=QT_TRANSLATE_NOOP("Entry", "Protest"),
        typed="text",
        laws=(Law.PLAY_AFTER_PROTEST,),
    ),
    EntryRow(
        "protest_decided",
        ProtestDecided,
        (
            Field("upheld", Node.boolean, _itself),
            Field("reason", Node.text, _itself, is_needed=False, unwritten=""),
            _OF,
        ),
        words=lambda decided: _DECISIONS[decided.upheld],
        typed="reason",
        laws=(Law.PROTEST_DECIDED,),
    ),
    EntryRow(
        "warning",
        Warned,
        (_side("by"), _PLAYER, _text("reason")),
        words=QT_TRANSLATE_NOOP("Entry", "Warning"),
        typed="reason",
    ),
    EntryRow("note", Noted, (_text("text"),), words=QT_TRANSLATE_NOOP("Entry", "Note"), typed="text"),
    EntryRow("undo", Undone),
    EntryRow("redo", Redone),
    EntryRow(
        "amend",
        Amended,
        (
            _number("number", 0, HIGHEST_NUMBER),
            Field("with", _read_with, _write_with, attribute="with_"),
            _text("reason"),
        ),
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
    written: dict[str, object] = {"entry": row.name}
    if row.write is not None:
        written |= row.write(entry)
    for field in row.fields:
        value = getattr(entry, field.name)
        if value is not None and value != field.unwritten:
            written[field.key] = field.write(value)
    return written


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
    needed = [field.key for field in row.fields if field.is_needed]
    optional = [field.key for field in row.fields if not field.is_needed]
    fields = node.mapping(required=("entry", *needed), optional=(*optional, *row.keys, *extra))
    values: dict[str, Any] = {}
    for field in row.fields:
        if field.key in fields:
            values[field.name] = field.read(fields[field.key])
        elif field.is_needed:
            values[field.name] = field.read(Node(None))
    if row.read is not None:
        values |= row.read(fields)
    return row.kind(**values)

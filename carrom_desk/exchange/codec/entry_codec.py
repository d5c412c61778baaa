"""JSON form of strokes, rulings, entries and their times (formats: match file)."""

import json
import re
from collections.abc import Iterable, Mapping
from dataclasses import replace
from typing import Any

from carrom_desk.i18n import N_
from carrom_desk.match.entry.entries import (
    KINDS,
    MOST_POINTS,
    ActEntry,
    Amended,
    BoardEntered,
    Correction,
    DetailsChanged,
    Entry,
    IncidentSeen,
    LoggedEntry,
    Mistake,
    MistakeStands,
    Override,
    PlacingDone,
    PlacingOutcome,
    PlainEntry,
    PlayCalled,
    PlayersNamed,
    ProtestDecided,
    StrokeMade,
    TimeOver,
    ViolationSeen,
    WalkedOver,
)
from carrom_desk.match.history import Slam
from carrom_desk.match.problems import InvalidDocument, RulingDifference
from carrom_desk.match.setup import LONGEST_NAME, TEXTS, Player
from carrom_desk.match.side import BySide, Seat, Side
from carrom_desk.rules.acts import Stroke
from carrom_desk.rules.breaches import CATALOGUE, Breach, BreachGroup, others
from carrom_desk.rules.position import ATTEMPTS_TO_BREAK, MEN_OF_A_SIDE, NO_MEN, Break, ByParty, Pieces
from carrom_desk.rules.ruling import BoardResult, Call, Placing, Ruling, Turn
from carrom_desk.rules.texts.readings import Reading
from carrom_desk.rules.texts.words import Sentence

from .document import Members, Node, quoted
from .rules_codec import COMPETITION, LAWS
from .shapes import OnlyWith, Record, Shape, choice, converted, flag, maybe, one_of, record, several, text, whole

NAME = text(LONGEST_NAME)
PLAYER = record(Player, name=text(LONGEST_NAME, needed=True), club=NAME, country=NAME)
MOST_OWED = 10**6
"""Upper bound for the men owed in the longest log."""

MEN = whole(0, MEN_OF_A_SIDE)
COUNTS: Shape[ByParty[int]] = record(ByParty, own=MEN, opponent=MEN)
MEN_OF_SIDES: Shape[BySide[int]] = record(BySide, a=MEN, b=MEN)
OWED: Shape[ByParty[int]] = record(ByParty, own=whole(0, MOST_OWED), opponent=whole(0, MOST_OWED))
FLAGS: Shape[ByParty[bool]] = record(ByParty, own=flag(), opponent=flag())
BREAK = record(Break, made=flag(substitute=True), attempt=whole(1, ATTEMPTS_TO_BREAK))
_PIECES = record(Pieces, own=MEN, opponent=MEN)
STROKE_SHAPES: Mapping[str, Shape[Any]] = {"pocketed": _PIECES, "jumped": _PIECES}
STROKE = Record(Stroke, STROKE_SHAPES)
POINTS = whole(0, MOST_POINTS)
BOARD = maybe(record(BoardResult, points=POINTS, on_demand=POINTS))
PLACING = converted(
    Record(Pieces, {"own": MEN, "opponent": MEN}, unwritten=("striker",)).shape,
    lambda back: Placing(back.men, queen=back.queen),
    lambda place: Pieces(place.men.own, place.men.opponent, place.queen),
)
"""Object with men and Queen, each optional."""

_MOST_REASONS = 40
"""Maximum number of laws, calls or readings of a ruling."""
_RULING = Record(
    Ruling,
    {
        "place": PLACING,
        "due": OWED,
        "on_board": COUNTS,
        "has_pocketed": FLAGS,
        "break_": BREAK,
        "board": BOARD,
        "laws": several(text(80), _MOST_REASONS),
        "calls": several(choice(Call), _MOST_REASONS),
        "readings": several(one_of({str(reading): reading for reading in Reading}), _MOST_REASONS),
    },
    unwritten=("back",),
    needed=("board",),
)


def _read_ruling(node: Node) -> Ruling:
    fields = node.mapping(_RULING.required, _RULING.optional)
    ruling = Ruling(**_RULING.values(fields))
    # If either is missing, that is already reported, and its substitute means nothing.
    is_over = ruling.turn is Turn.BOARD_OVER
    if "turn" in fields and "board" in fields and is_over is (ruling.board is None):
        fields["board"].fault("A board has a result if it is over, and only then.")
    return ruling


RULING = Shape(_read_ruling, _RULING.write, _RULING.shape.substitute)


def write_ruling(ruling: Ruling) -> dict[str, object]:
    return _RULING.write(ruling)


def what_differs(stored: Ruling, lawful: Ruling | None) -> tuple[dict[str, object], dict[str, object] | None]:
    """Returns the parts in which two rulings decide differently, as JSON; the whole first ruling if there is no
    second.
    """
    first = write_ruling(stored)
    # Readings improve between versions, but decide nothing.
    decided = [key for key in first if key != "readings"]
    if lawful is None:
        return {key: first[key] for key in decided}, None
    second = write_ruling(lawful)
    keys = [key for key in decided if first[key] != second[key]]
    return {key: first[key] for key in keys}, {key: second[key] for key in keys}


# Entries

WALL_TIME = re.compile(
    r"\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])T([01]\d|2[0-3]):[0-5]\d:([0-5]\d|60)(\.\d{1,9})?"
    r"(Z|[+-]([01]\d|2[0-3]):[0-5]\d(:[0-5]\d(\.\d{1,6})?)?)"
)
"""ISO 8601 with offset, as in RFC 3339; historical time zones had offsets with seconds."""
LONGEST_TIME = 50
LONGEST_ELAPSED_MS = 10**12


# Entries whose fields differ between files and classes

NOT_WITHIN_A_STROKE = (BreachGroup.PLACING, BreachGroup.WARNINGS, BreachGroup.LOSES_BOARD, BreachGroup.LOSES_MATCH)
_WITHIN_A_STROKE = {each.breach.value: each.breach for each in CATALOGUE if each.group not in NOT_WITHIN_A_STROKE}


def _read_improper(node: Node) -> Breach | bool:
    """Reads the breach that made a stroke improper, or True or False if no breach is named."""
    if not isinstance(node.value, str):
        return node.boolean()
    breach = _WITHIN_A_STROKE.get(node.value)
    if breach is None:
        node.fault(f"This must be true, false or a breach within a stroke; {quoted(node.value)} is none.")
    return breach or True


_ENTERED = Record(Stroke, {**STROKE_SHAPES, "improper": Shape(_read_improper, bool, False)})


class _StrokeRecord(Record[StrokeMade]):
    """Reads and writes a stroke, whose fields are members of the entry's own object."""

    def __init__(self) -> None:
        super().__init__(StrokeMade, {"ruling": _GIVEN_RULING}, unwritten=("stroke", "breach"), writes_none=False)
        self.optional = (*STROKE.optional, *self.optional)

    def values(self, found: Members) -> dict[str, Any]:
        said = _ENTERED.values(found)
        # The rules only know that a stroke was improper; the breach is for log and report.
        breach = said["improper"] if isinstance(said["improper"], Breach) else None
        stroke = Stroke(**{**said, "improper": said["improper"] is not False})
        return {"stroke": stroke, "breach": breach, **super().values(found)}

    def write(self, value: StrokeMade) -> dict[str, object]:
        named = {} if value.breach is None else {"improper": value.breach.value}
        return {**STROKE.write(value.stroke), **named, **super().write(value)}


class _OverrideRecord(Record[Override]):
    """Reads and writes an override: a board that continues although the ruling ended it is null."""

    def __init__(self) -> None:
        shapes: dict[str, Shape[Any]] = {"place": PLACING, "due": OWED, "board": BOARD}
        super().__init__(Override, shapes, unwritten=("board_goes_on",), writes_none=False)
        self.optional = (*self.optional, "source")

    def values(self, found: Members) -> dict[str, Any]:
        if "source" in found:
            found["source"].fault("The result of a board that was not umpired here belongs in an entry “board”.")
        # A missing key changes nothing, and null removes the result: None alone could not tell them apart.
        return {**super().values(found), "board_goes_on": "board" in found and found["board"].value is None}

    def write(self, value: Override) -> dict[str, object]:
        written = super().write(value)
        return {"board": None, **written} if value.board_goes_on else written


def _read_breach(node: Node) -> Breach:
    known = {each.breach.value: each.breach for each in others()}
    if isinstance(node.value, str) and node.value in known:
        return known[node.value]
    # Reading continues after a breach: all problems are reported together, and the document is refused anyway.
    node.fault(f"{quoted(node.value)} is not a breach that is entered apart from a stroke.")
    return Breach.TIME_LIMIT


def _read_with(node: Node) -> PlainEntry:
    """Reads the replacement entry of an amendment. Corrections are not read any further, however deeply they are
    nested.
    """
    name = node.value.get("entry") if isinstance(node.value, dict) else None
    kind = KINDS.get(name) if isinstance(name, str) else None
    # Checked before reading: a thousand nested amendments would exhaust the stack.
    if kind is not None and issubclass(kind, Correction):
        node.fault("An entry is amended with another that says what happened, not with a correction.")
        return PlayCalled()
    inner = entry_from(node)
    return PlayCalled() if inner is None or isinstance(inner, Correction) else inner


def write_entry(entry: Entry) -> dict[str, object]:
    """Writes an entry as JSON, without times; an act includes its ruling."""
    return {"entry": entry.about.name, **RECORDS[type(entry)].write(entry)}


_GIVEN_RULING = maybe(RULING)
_GIVEN_TURNS = {turn.value: turn for turn in (Turn.PASSES, Turn.CONTINUES)}
_BREACH = Shape(_read_breach, lambda breach: breach.value, Breach.TIME_LIMIT)

_LEFT_ONLY = "Men are only left over if there is no space for them."
_PLACED_ONLY = "Men already on the board are only counted if others were placed too late."
_BY_THEMSELVES: Mapping[type[Entry], Record[Any]] = {
    StrokeMade: _StrokeRecord(),
    PlacingDone: Record(
        PlacingDone,
        {"left": MEN_OF_SIDES},
        writes_none=False,
        only_with=OnlyWith("left", "outcome", PlacingOutcome.NO_SPACE, _LEFT_ONLY),
    ),
    ViolationSeen: Record(
        ViolationSeen,
        {"breach": _BREACH, "ruling": _GIVEN_RULING, "placed": MEN_OF_SIDES},
        writes_none=False,
        only_with=OnlyWith(
            "placed",
            "breach",
            Breach.PLACED_LATE,
            _PLACED_ONLY,
        ),
    ),
    IncidentSeen: Record(IncidentSeen, {"ruling": _GIVEN_RULING}, writes_none=False),
    MistakeStands: Record(
        MistakeStands,
        {"men": whole(1, MEN_OF_A_SIDE).without(1)},
        only_with=OnlyWith("men", "what", Mistake.DUE_FORGOTTEN, "Men are only counted if a due was forgotten."),
    ),
    BoardEntered: Record(
        BoardEntered,
        {
            "breaker": choice(Seat).without(None),
            "men": MEN.without(None),
            "slam": choice(Slam).without(None),
            "reason": text().without(""),
        },
    ),
    TimeOver: Record(TimeOver, needed=("what",)),
    WalkedOver: Record(WalkedOver, {"winner": maybe(choice(Side))}),
    DetailsChanged: Record(
        DetailsChanged,
        {
            **{key: NAME.without(None) for key in TEXTS},
            "players": Record(PlayersNamed, {seat.value: PLAYER.without(None) for seat in Seat}).shape.without(None),
            "competition": COMPETITION.without(None),
            "laws": LAWS.without(None),
            "reason": text().without(""),
        },
        writes_none=False,
    ),
    Override: _OverrideRecord(),
    ProtestDecided: Record(ProtestDecided, {"reason": text().without("")}, writes_none=False),
    Amended: Record(
        Amended,
        {"with_": Shape(_read_with, write_entry, PlayCalled()), "turn": one_of(_GIVEN_TURNS)},
        writes_none=False,
    ),
}
"""Classes whose codec needs more than the types of their fields."""
RECORDS: Mapping[type[Entry], Record[Any]] = {
    kind: _BY_THEMSELVES.get(kind) or Record(kind, writes_none=False) for kind in KINDS.values()
}
"""Codecs of the kinds of entry by name in files."""


def write_logged(logged: LoggedEntry) -> dict[str, object]:
    """Returns a logged entry as JSON: its name, its fields and, if known, its times."""
    # An entry without times is written without them, since hash and fingerprint cover the written form.
    at: dict[str, object] = {"at": logged.at} if logged.at else {}
    elapsed: dict[str, object] = {"elapsed_ms": logged.elapsed_ms} if logged.at or logged.elapsed_ms else {}
    return {**write_entry(logged.entry), **at, **elapsed}


def is_readable(entry: Entry) -> bool:
    """Returns True when an entry survives being written and read back."""
    try:
        return read_logged(write_entry(entry), 0).entry == as_written(entry)
    except InvalidDocument:
        return False


def as_written(entry: Entry) -> Entry:
    """Returns the entry without facts that files omit: which of the men to place are dues follows from the act."""
    if isinstance(entry, Amended):
        inner = as_written(entry.with_)
        assert not isinstance(inner, Correction)
        return replace(entry, with_=inner)
    # Derived from the act on reading; stored in the file, it could contradict it.
    if isinstance(entry, ActEntry) and entry.ruling is not None:
        return replace(entry, ruling=replace(entry.ruling, back=NO_MEN))
    return entry


def read_logged(document: object, number: int, at: str = "", kind: type[Node] = Node) -> LoggedEntry:
    """Reads a logged entry; `kind` is `StoredNode` for one of the database.

    Raises:
        InvalidDocument: with every problem and its place.
    """
    node = kind(document, at)
    logged = logged_from(node, number)
    node.finish()
    assert logged is not None, "an entry that cannot be read has faults"
    return logged


def entries_from(nodes: Iterable[Node], first: int = 0) -> tuple[LoggedEntry, ...]:
    """Reads consecutive entries starting at a number, adding problems to the document."""
    found = (logged_from(node, number) for number, node in enumerate(nodes, first))
    return tuple(logged for logged in found if logged is not None)


def logged_from(node: Node, number: int) -> LoggedEntry | None:
    """Reads a logged entry, adding problems to the document."""
    entry = entry_from(node, extra=("at", "elapsed_ms"))
    members = node.value if isinstance(node.value, dict) else {}
    at = _read_wall_time(node.child("at", members.get("at", "")))
    # Also read if the entry itself is invalid, so that all problems are reported together.
    elapsed = node.child("elapsed_ms", members.get("elapsed_ms", 0)).integer(0, LONGEST_ELAPSED_MS)
    return None if entry is None else LoggedEntry(number, entry, at, elapsed)


def _read_wall_time(node: Node) -> str:
    text = node.text(longest=LONGEST_TIME)
    if text and not WALL_TIME.fullmatch(text):
        node.fault("This must be a time such as 2026-11-21T10:04:05.123+05:30.")
        return ""
    return text


def entry_from(node: Node, extra: tuple[str, ...] = ()) -> Entry | None:
    """Reads an entry, adding problems to the document; None if even its name is invalid."""
    if not isinstance(node.value, dict):
        node.mapping()
        return None
    name = node.value.get("entry")
    kind = KINDS.get(name) if isinstance(name, str) else None
    if kind is None:
        place = node.child("entry", name)
        place.fault("This key is missing." if "entry" not in node.value else f"{quoted(name)} is no entry.")
        return None
    record = RECORDS[kind]
    fields = node.mapping(("entry", *record.required), (*record.optional, *extra))
    entry: Entry = kind(**record.values(fields))
    return entry


# Differences between stored rulings and the laws

_UNLAWFUL = N_(
    "The stored ruling differs from the laws. Stored: {stored}. By the laws: {lawful}. Override it, or amend the entry."
)
_NOT_RULED_ON = N_(
    "The laws have no ruling for this breach, but one is stored: {stored}. "
    "Amend the entry to match what the breach leads to."
)


def sentence_of_difference(difference: RulingDifference) -> Sentence:
    """Returns a sentence on what is wrong with a stored ruling."""
    stored, lawful = map(json.dumps, what_differs(difference.stored, difference.lawful))
    return Sentence.of(_NOT_RULED_ON if difference.lawful is None else _UNLAWFUL, stored=stored, lawful=lawful)

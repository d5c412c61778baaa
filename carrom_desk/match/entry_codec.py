"""Log entries as JSON (formats: match file)."""

import re
from collections.abc import Callable, Mapping

from carrom_desk.rules.acts import IncidentKind
from carrom_desk.rules.breaches import Breach, others
from carrom_desk.rules.position import QueenPlace
from carrom_desk.rules.ruling import Ruling, Turn

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
    Toss,
    TossChoice,
    Undone,
    ViolationSeen,
    WalkedOver,
)
from .ruling_codec import (
    MOST_OWED,
    MOST_POINTS,
    read_board_result,
    read_counts,
    read_placing,
    read_ruling,
    write_board_result,
    write_counts,
    write_placing,
    write_ruling,
)
from .side import Side
from .stroke_codec import STROKE_KEYS, read_stroke, write_stroke

WALL_TIME = re.compile(
    r"\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])T([01]\d|2[0-3]):[0-5]\d:([0-5]\d|60)(\.\d{1,9})?"
    r"(Z|[+-]([01]\d|2[0-3]):[0-5]\d)"
)
"""ISO 8601 with offset, as in RFC 3339."""
LONGEST_ELAPSED_MS = 10**12
HIGHEST_NUMBER = 10**6
CORRECTIONS = ("undo", "redo", "amend")


def write_logged(logged: LoggedEntry) -> dict[str, object]:
    """A logged entry as JSON: its name, its fields, its times."""
    return {**write_entry(logged.entry), "at": logged.at, "elapsed_ms": logged.elapsed_ms}


def write_entry(entry: Entry) -> dict[str, object]:
    """An entry as JSON, without times; an act with the ruling it was given."""
    written: dict[str, object] = {"entry": NAMES[type(entry)], **_write_fields(entry)}
    if isinstance(entry, ActEntry) and entry.ruling is not None:
        written["ruling"] = write_ruling(entry.ruling)
    return written


def _write_fields(entry: Entry) -> dict[str, object]:
    match entry:
        case StrokeMade():
            return write_stroke(entry)
        case Toss():
            return {"winner": entry.winner.value, "choice": entry.choice.value, "player": entry.player}
        case PlacingDone():
            return {"outcome": entry.outcome.value}
        case ViolationSeen():
            return {"by": entry.by.value, "breach": entry.breach.value}
        case IncidentSeen():
            return {"kind": entry.kind.value, "by": entry.by.value}
        case Demanded():
            return {"points": entry.points}
        case Override():
            return _write_override(entry)
        case Conceded():
            return {"by": entry.by.value, "what": entry.what.value}
        case Disqualified():
            return {"by": entry.by.value, "reason": entry.reason}
        case WalkedOver():
            return {"winner": entry.winner.value, "reason": entry.reason}
        case BoardReplayed() | Paused() | Resumed():
            return {"reason": entry.reason}
        case ProtestLodged():
            return {"by": entry.by.value, "text": entry.text}
        case ProtestDecided():
            return {"upheld": entry.upheld}
        case Noted():
            return {"text": entry.text}
        case Amended():
            return {"number": entry.number, "with": write_entry(entry.with_), "reason": entry.reason}
        case PlayCalled() | Passed() | SidesChanged() | Undone() | Redone():
            return {}


def _write_override(entry: Override) -> dict[str, object]:
    written: dict[str, object] = {}
    if entry.turn is not None:
        written["turn"] = entry.turn.value
    if entry.place is not None:
        written["place"] = write_placing(entry.place)
    if entry.due is not None:
        written["due"] = write_counts(entry.due)
    if entry.queen is not None:
        written["queen"] = entry.queen.value
    if entry.board is not None or entry.board_goes_on:
        written["board"] = write_board_result(entry.board)
    return {**written, "reason": entry.reason}


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
    text = node.text(longest=40)
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
    if not isinstance(name, str) or name not in READERS:
        place = node.child("entry", name)
        place.fault("This key is missing." if "entry" not in node.value else f"{quoted(name)} is no entry.")
        return None
    required, optional, read = READERS[name]
    return read(node.mapping(required=("entry", *required), optional=(*optional, *extra)))


def _side(fields: Members, key: str) -> Side:
    return fields[key].choice(Side, Side.A)


def _read_toss(fields: Members) -> Toss:
    return Toss(
        winner=_side(fields, "winner"),
        choice=fields["choice"].choice(TossChoice, TossChoice.BREAK),
        player=fields.integer("player", 1, 2, 1),
    )


def _read_stroke(fields: Members) -> StrokeMade:
    made = read_stroke(fields, breaches=True)
    return StrokeMade(made.stroke, made.breach, _ruling(fields))


def _ruling(fields: Members) -> Ruling | None:
    return read_ruling(fields["ruling"]) if "ruling" in fields and not fields["ruling"].is_null() else None


def _read_violation(fields: Members) -> ViolationSeen:
    node = fields["breach"]
    known = {each.breach.value: each.breach for each in others()}
    breach = Breach.TIME_LIMIT
    if isinstance(node.value, str) and node.value in known:
        breach = known[node.value]
    else:
        node.fault(f"{quoted(node.value)} is not a breach that is entered apart from a stroke.")
    return ViolationSeen(_side(fields, "by"), breach, _ruling(fields))


def _read_incident(fields: Members) -> IncidentSeen:
    kind = fields["kind"].choice(IncidentKind, IncidentKind.LEFT_SEAT)
    return IncidentSeen(kind, _side(fields, "by"), _ruling(fields))


def _read_override(fields: Members) -> Override:
    board = read_board_result(fields["board"]) if "board" in fields else None
    return Override(
        reason=fields["reason"].text(),
        turn=fields["turn"].choice(Turn, Turn.PASSES) if "turn" in fields else None,
        place=read_placing(fields["place"]) if "place" in fields else None,
        due=read_counts(fields["due"], MOST_OWED) if "due" in fields else None,
        queen=fields["queen"].choice(QueenPlace, QueenPlace.ON_BOARD) if "queen" in fields else None,
        board=board,
        board_goes_on="board" in fields and fields["board"].is_null(),
    )


def _read_amended(fields: Members) -> Entry:
    return Amended(fields["number"].integer(0, HIGHEST_NUMBER), _read_with(fields["with"]), fields["reason"].text())


def _read_with(node: Node) -> PlainEntry:
    """What an entry is amended with; a correction is not read any further, however deep others are nested in it."""
    name = node.value.get("entry") if isinstance(node.value, dict) else None
    if name in CORRECTIONS:
        node.fault("An entry is amended with another that says what happened, not with a correction.")
        return PlayCalled()
    inner = entry_from(node)
    return PlayCalled() if inner is None or isinstance(inner, Correction) else inner


Reader = tuple[tuple[str, ...], tuple[str, ...], Callable[[Members], Entry]]

READERS: Mapping[str, Reader] = {
    "toss": (("winner", "choice"), ("player",), _read_toss),
    "play": ((), (), lambda _: PlayCalled()),
    "stroke": ((), (*STROKE_KEYS, "ruling"), _read_stroke),
    "placing": (
        ("outcome",),
        (),
        lambda fields: PlacingDone(fields["outcome"].choice(PlacingOutcome, PlacingOutcome.PLACED)),
    ),
    "violation": (("by", "breach"), ("ruling",), _read_violation),
    "incident": (("kind", "by"), ("ruling",), _read_incident),
    "pass": ((), (), lambda _: Passed()),
    "demand": (("points",), (), lambda fields: Demanded(fields["points"].integer(0, MOST_POINTS))),
    "override": (("reason",), ("turn", "place", "due", "queen", "board"), _read_override),
    "replay_board": (("reason",), (), lambda fields: BoardReplayed(fields["reason"].text())),
    "concede": (
        ("by", "what"),
        (),
        lambda fields: Conceded(_side(fields, "by"), fields["what"].choice(Concession, Concession.GAME)),
    ),
    "disqualify": (
        ("by", "reason"),
        (),
        lambda fields: Disqualified(_side(fields, "by"), fields["reason"].text()),
    ),
    "walkover": (
        ("winner", "reason"),
        (),
        lambda fields: WalkedOver(_side(fields, "winner"), fields["reason"].text()),
    ),
    "change_sides": ((), (), lambda _: SidesChanged()),
    "pause": ((), ("reason",), lambda fields: Paused(_text(fields, "reason"))),
    "resume": ((), ("reason",), lambda fields: Resumed(_text(fields, "reason"))),
    "protest": (("by", "text"), (), lambda fields: ProtestLodged(_side(fields, "by"), fields["text"].text())),
    "protest_decided": (("upheld",), (), lambda fields: ProtestDecided(fields["upheld"].boolean())),
    "note": (("text",), (), lambda fields: Noted(fields["text"].text())),
    "undo": ((), (), lambda _: Undone()),
    "redo": ((), (), lambda _: Redone()),
    "amend": (("number", "with", "reason"), (), _read_amended),
}
"""By the name of an entry: the fields it needs, those it may have, and how it is read."""

NAMES: Mapping[type, str] = {
    Toss: "toss",
    PlayCalled: "play",
    StrokeMade: "stroke",
    PlacingDone: "placing",
    ViolationSeen: "violation",
    IncidentSeen: "incident",
    Passed: "pass",
    Demanded: "demand",
    Override: "override",
    BoardReplayed: "replay_board",
    Conceded: "concede",
    Disqualified: "disqualify",
    WalkedOver: "walkover",
    SidesChanged: "change_sides",
    Paused: "pause",
    Resumed: "resume",
    ProtestLodged: "protest",
    ProtestDecided: "protest_decided",
    Noted: "note",
    Undone: "undo",
    Redone: "redo",
    Amended: "amend",
}
"""The name of each entry in files."""


def _text(fields: Members, key: str) -> str:
    return fields[key].text() if key in fields else ""

"""Messages between a table and a hub: a stretch of a match's log, and the end of the hub's log.

One JSON object each way, bounded and read as strictly as a match file. A stretch may come twice, late or never: the hub
takes what follows its own end, and its answer says from where the table has to go on.
"""

import json
from dataclasses import dataclass
from datetime import datetime
from enum import StrEnum, unique
from typing import TypeVar

from carrom_desk.exchange.codec.document import Node, parse_json
from carrom_desk.exchange.codec.entry_codec import entries_from, write_logged
from carrom_desk.exchange.codec.shapes import Record, Shape, record, text, whole
from carrom_desk.exchange.codec.state_codec import setup_from, write_setup
from carrom_desk.match.entry.entries import LoggedEntry
from carrom_desk.match.ports.hall_store import Stretch, TableClock
from carrom_desk.match.ports.store import Head, MatchId, canonical, first_hash, next_hash
from carrom_desk.match.problems import DocumentProblem, InvalidDocument
from carrom_desk.match.setup import Setup

from .invitation import MOST_TABLES, SECRET_LENGTH
from .match_file import LONGEST_ID, MOST_ENTRIES

T = TypeVar("T")
MOST_AT_ONCE = 200
"""Entries of one stretch."""
LONGEST_MESSAGE = 2_000_000
"""Bytes; two hundred entries take a hundred thousand."""
LONGEST_COPY = 20 * LONGEST_MESSAGE
"""Bytes of a whole log that differs from the hub's; a match file of so many entries is no longer."""
WAITING = 423
"""HTTP's status for a desk that the chief referee has not let in yet."""
LONGEST_KEY = 100
"""Letters of a table's key."""
_HASH_LENGTH = 64
_LATEST_MS = 10**14
_LONGEST_PLACE = 20


@dataclass(frozen=True, slots=True)
class Push:
    """A stretch of a log on its way; without entries it only asks whether both ends are alike."""

    match_id: MatchId
    setup: Setup
    started: str
    after: Head
    entries: tuple[LoggedEntry, ...]
    hashes: tuple[str, ...]
    """Hash of each entry, chained from `after`."""
    end: Head
    """Length and hash of the whole log at the sender."""
    now_ms: int
    """The sender's wall clock, milliseconds since 1970."""
    clock: TableClock | None = None
    """Clock as set by the umpire, which no log contains; None if it runs by the laws."""


@unique
class Receipt(StrEnum):
    """Result of a sent range of entries."""

    STORED = "stored"
    """All of it is in the hub's log, now or before."""
    GAP = "gap"
    """The hub's log ends before it."""
    DIVERGED = "diverged"
    """The two logs differ: nothing is stored until the chief referee has decided which one counts."""
    REPLACED = "replaced"
    """The two logs differ, and the hub's counts."""
    TAKEN = "taken"
    """The match continues at another table."""


@dataclass(frozen=True, slots=True)
class StretchAnswer:
    """Response of the hub to a stretch."""

    verdict: Receipt
    head: Head
    """End of the hub's log; no entry and no hash if it has none."""
    calls: bool = False
    """True while a call for the chief referee is unanswered."""
    sentence: str = ""
    """Reason for the refusal."""
    place: str = ""
    """The table that has the match where it was taken over."""
    contested: bool = False
    """True when another desk waits to take this table over."""


@dataclass(frozen=True, slots=True)
class Joining:
    """Request of a desk for a table's key."""

    table: int
    secret: str
    """Secret of the table's sticker."""
    former: str = ""
    """Former key of the desk. The current desk of a table may always join again."""


@dataclass(frozen=True, slots=True)
class RefereeCall:
    """An umpire calls for the chief referee, or takes the call back."""

    match: MatchId
    calls: bool = False


@dataclass(frozen=True, slots=True)
class Wanted:
    """A table asks for a match of the hall."""

    match: MatchId


def _read_hash(node: Node) -> str:
    digits = node.text(longest=_HASH_LENGTH)
    if digits and (len(digits) != _HASH_LENGTH or digits.strip("0123456789abcdef")):
        node.fault("This is not a hash: 64 hexadecimal digits.")
    return digits


_HEAD = record(Head, length=whole(0, MOST_ENTRIES), hash=Shape(_read_hash, str, ""))
_MOMENT = whole(0, _LATEST_MS)
_CLOCK = Record(
    TableClock,
    {"since": whole(-1, MOST_ENTRIES), "ends_ms": _MOMENT, "left_ms": _MOMENT},
    writes_none=False,
)
_JOINING = Record(
    Joining,
    {"table": whole(0, MOST_TABLES), "secret": text(SECRET_LENGTH), "former": text(LONGEST_KEY)},
)
_CALL = Record(RefereeCall, {"match": text(LONGEST_ID, needed=True)})
_WANTED = Record(Wanted, {"match": text(LONGEST_ID, needed=True)})
_ANSWER = Record(StretchAnswer, {"head": _HEAD, "place": text(_LONGEST_PLACE)})


def write_push(stretch: Stretch, now_ms: int, clock: TableClock | None = None) -> bytes:
    """Writes a range of entries for sending."""
    head = {"match": stretch.match_id, "started": stretch.started, "now_ms": now_ms}
    ends = {"after": _HEAD.write(stretch.after), "end": _HEAD.write(stretch.end)}
    shown = {} if clock is None else {"clock": _CLOCK.write(clock)}
    rest = json.dumps({**head, **ends, **shown}, ensure_ascii=False)
    # The stored texts as they are: to read and write them again would cost a table time.
    entries = ",".join(stretch.payloads)
    return f'{rest[:-1]},"setup":{stretch.setup},"entries":[{entries}]}}'.encode()


def read_push(raw: bytes, most: int = MOST_AT_ONCE, longest: int = LONGEST_MESSAGE) -> Push:
    """Reads a range of at most so many entries. The hub decides whether they are possible.

    Raises:
        InvalidDocument: with every fault and its place.
    """
    node = _document(raw, longest)
    keys = ("match", "started", "now_ms", "after", "end", "setup", "entries")
    fields = node.mapping(required=keys, optional=("clock",))
    match_id = fields["match"].text(needed=True, longest=LONGEST_ID)
    setup = setup_from(fields["setup"])
    after, end = _HEAD.read(fields["after"]), _HEAD.read(fields["end"])
    nodes = tuple(fields["entries"].items(most=most))
    for node_of_entry in nodes:
        if isinstance(node_of_entry.value, dict) and node_of_entry.value.get("at") == "":
            node_of_entry.child("at", "").fault("This is not a time. An entry without one leaves the key out.")
    entries = entries_from(nodes, after.length)
    started = fields["started"].text()
    clock = _CLOCK.read(fields["clock"]) if "clock" in fields else None
    if started and not _is_moment(started):
        fields["started"].fault("This is not a time in ISO 8601.")
    now_ms = _MOMENT.read(fields["now_ms"])
    node.finish()
    before = after.hash if after.length else first_hash(canonical(write_setup(setup)))
    hashes = _chain(before, entries)
    return Push(MatchId(match_id), setup, started, Head(after.length, before), entries, hashes, end, now_ms, clock)


def _is_moment(text: str) -> bool:
    try:
        datetime.fromisoformat(text)
    except ValueError:
        return False
    return True


def _chain(before: str, entries: tuple[LoggedEntry, ...]) -> tuple[str, ...]:
    hashes = []
    for logged in entries:
        before = next_hash(before, canonical(write_logged(logged)))
        hashes.append(before)
    return tuple(hashes)


def write_answer(answer: StretchAnswer) -> bytes:
    """Writes an answer for sending."""
    return json.dumps(_ANSWER.write(answer), ensure_ascii=False).encode()


def read_answer(raw: bytes) -> StretchAnswer:
    """Reads what a hub says.

    Raises:
        InvalidDocument: with every fault and its place.
    """
    return _whole(_ANSWER, raw)


def read_joining(raw: bytes) -> Joining:
    """Reads what a desk says that wants to join.

    Raises:
        InvalidDocument: with every fault and its place.
    """
    return _whole(_JOINING, raw)


def read_call(raw: bytes) -> RefereeCall:
    """Reads a call for the chief referee.

    Raises:
        InvalidDocument: with every fault and its place.
    """
    return _whole(_CALL, raw)


def read_wanted(raw: bytes) -> Wanted:
    """Reads which match a table asks for.

    Raises:
        InvalidDocument: with every fault and its place.
    """
    return _whole(_WANTED, raw)


def _whole(shape: Record[T], raw: bytes) -> T:
    node = _document(raw)
    found = shape.read(node)
    node.finish()
    return found


def _document(raw: bytes, longest: int = LONGEST_MESSAGE) -> Node:
    if len(raw) > longest:
        raise InvalidDocument((DocumentProblem("", f"This is too long: at most {longest} bytes are read."),))
    try:
        return Node(parse_json(raw.decode()))
    except UnicodeDecodeError as error:
        raise InvalidDocument((DocumentProblem("", "This is not UTF-8 text."),)) from error

"""Messages between a table and a hub: consecutive entries of a match's log, and the head of the hub's log.

Each is a JSON object of limited size, read as strictly as a match file. Entries may arrive twice, late or never: the
hub appends those after its own head, and its response tells the table where to continue.
"""

import json
from collections.abc import Sequence
from dataclasses import dataclass
from enum import StrEnum, unique
from typing import TypeVar

from carrom_desk.exchange.codec.document import Node, parse_json
from carrom_desk.exchange.codec.entry_codec import entries_from, entry_from, write_entry, write_logged
from carrom_desk.exchange.codec.shapes import Record, Shape, record, text, whole
from carrom_desk.exchange.codec.state_codec import setup_from, write_setup
from carrom_desk.formats import parsed_time
from carrom_desk.match.entry.entries import Entry, LoggedEntry, Undone
from carrom_desk.match.log import MOST_ENTRIES
from carrom_desk.match.ports.hall_store import Stretch, TableClock
from carrom_desk.match.ports.store import Head, MatchId, canonical, first_hash, next_hash
from carrom_desk.match.problems import InvalidDocument
from carrom_desk.match.setup import Setup

from .invitation import MOST_TABLES, SECRET_LENGTH
from .match_file import LONGEST_ID, text_of

T = TypeVar("T")
MOST_AT_ONCE = 200
"""Maximum number of entries in one message."""
LONGEST_MESSAGE = 2_000_000
"""In bytes; two hundred entries take a hundred thousand."""
LONGEST_COPY = 20 * LONGEST_MESSAGE
"""Maximum size in bytes of a whole log that differs from the hub's, the same as for a match file."""
WAITING = 423
"""HTTP status for a desk that the chief referee has not admitted yet."""
LONGEST_KEY = 100
"""Maximum length of a table's key in characters."""
_HASH_LENGTH = 64
_LATEST_MS = 10**14
_LONGEST_PLACE = 20


@dataclass(frozen=True, slots=True)
class Push:
    """A stretch of a log with its sender; without entries it only compares both heads."""

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
    """Outcome for the entries sent."""

    STORED = "stored"
    """All entries are in the hub's log, now or from before."""
    GAP = "gap"
    """The hub's log ends before the first entry."""
    DIVERGED = "diverged"
    """The two logs differ: nothing is stored until the chief referee decides which one counts."""
    REPLACED = "replaced"
    """The two logs differ, and the hub's log counts."""
    TAKEN = "taken"
    """The match continues at another table."""


@dataclass(frozen=True, slots=True)
class StretchAnswer:
    """Response of the hub to a stretch."""

    verdict: Receipt
    head: Head
    """Head of the hub's log; without entries and hash if it has none."""
    calls: bool = False
    """True while a call for the chief referee is unanswered."""
    sentence: str = ""
    """Reason for the refusal."""
    place: str = ""
    """Table at which the match continues if it was taken over."""
    contested: bool = False
    """True when another desk is waiting to take over this table."""


@dataclass(frozen=True, slots=True)
class Joining:
    """Request of a desk for the key of a table."""

    table: int
    secret: str
    """Secret from the table's QR code."""
    former: str = ""
    """Former key of the desk. The current desk of a table may always join again."""


@dataclass(frozen=True, slots=True)
class RefereeCall:
    """Call for the chief referee, or its withdrawal."""

    match: MatchId
    calls: bool = False


@dataclass(frozen=True, slots=True)
class Wanted:
    """Request of a table for a match of the hall."""

    match: MatchId


@dataclass(frozen=True, slots=True)
class Instruction:
    """An entry of the chief referee for the desk of a match to record: a decision on a protest, or a correction."""

    match: MatchId
    length: int
    """Number of the log's entries when it was given."""
    entry: Entry

    def is_recorded_in(self, entries: Sequence[LoggedEntry]) -> bool:
        return any(each.entry == self.entry for each in entries[self.length :])


def _read_hash(node: Node) -> str:
    digits = node.text(longest=_HASH_LENGTH)
    if digits and (len(digits) != _HASH_LENGTH or digits.strip("0123456789abcdef")):
        node.fault("This is not a hash: 64 hexadecimal digits.")
    return digits


_HEAD = record(Head, length=whole(0, MOST_ENTRIES), hash=Shape(_read_hash, str, ""))
_MOMENT = whole(0, _LATEST_MS)
_CLOCK = Record(
    TableClock, {"since": whole(-1, MOST_ENTRIES), "ends_ms": _MOMENT, "left_ms": _MOMENT}, writes_none=False
)
JOINING = Record(Joining, {"table": whole(0, MOST_TABLES), "secret": text(SECRET_LENGTH), "former": text(LONGEST_KEY)})
CALL = Record(RefereeCall, {"match": text(LONGEST_ID, needed=True)})
WANTED = Record(Wanted, {"match": text(LONGEST_ID, needed=True)})
INSTRUCTION = Record(
    Instruction,
    {
        "match": text(LONGEST_ID, needed=True),
        "length": whole(0, MOST_ENTRIES),
        "entry": Shape(lambda node: entry_from(node) or Undone(), write_entry, Undone()),
    },
)
ANSWER = Record(StretchAnswer, {"head": _HEAD, "place": text(_LONGEST_PLACE)})


def write_push(stretch: Stretch, now_ms: int, clock: TableClock | None = None) -> bytes:
    """Writes consecutive entries for sending."""
    head = {"match": stretch.match_id, "started": stretch.started, "now_ms": now_ms}
    ends = {"after": _HEAD.write(stretch.after), "end": _HEAD.write(stretch.end)}
    shown = {} if clock is None else {"clock": _CLOCK.write(clock)}
    rest = json.dumps({**head, **ends, **shown}, ensure_ascii=False)
    # The stored texts are sent unchanged: parsing and writing them again would cost the table time.
    entries = ",".join(stretch.payloads)
    return f'{rest[:-1]},"setup":{stretch.setup},"entries":[{entries}]}}'.encode()


def read_push(raw: bytes, most: int = MOST_AT_ONCE, longest: int = LONGEST_MESSAGE) -> Push:
    """Reads up to `most` consecutive entries. Whether they are possible is for the hub to check.

    Raises:
        InvalidDocument: with every problem and its place.
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
    if started and parsed_time(started) is None:
        fields["started"].fault("This is not a time in ISO 8601.")
    now_ms = _MOMENT.read(fields["now_ms"])
    node.finish()
    before = after.hash if after.length else first_hash(canonical(write_setup(setup)))
    hashes = _chain(before, entries)
    return Push(MatchId(match_id), setup, started, Head(after.length, before), entries, hashes, end, now_ms, clock)


def _chain(before: str, entries: tuple[LoggedEntry, ...]) -> tuple[str, ...]:
    hashes = []
    for logged in entries:
        before = next_hash(before, canonical(write_logged(logged)))
        hashes.append(before)
    return tuple(hashes)


def write_message(shape: Record[T], message: T) -> str:
    """Writes a message of this shape for sending, or for storing until then."""
    return json.dumps(shape.write(message), ensure_ascii=False)


def read_message(shape: Record[T], raw: bytes) -> T:
    """Reads a message of this shape.

    Raises:
        InvalidDocument: with every problem and its place.
    """
    node = _document(raw)
    found = shape.read(node)
    node.finish()
    return found


def _document(raw: bytes, longest: int = LONGEST_MESSAGE) -> Node:
    if len(raw) > longest:
        raise InvalidDocument.at("", f"This is too long: at most {longest} bytes are read.")
    return Node(parse_json(text_of(raw)))

"""A checkpoint: what follows from the first entries of a log, kept so that an opening need not go through them again.

It is a projection of the log and never its source: whoever has the log can do without it, and where the two differ the
log is right.
"""

from dataclasses import dataclass
from enum import StrEnum, unique

from carrom_desk.rules.position import ByParty

from .log import Log
from .record import MatchRecord
from .setup import Setup
from .state import MatchState


@dataclass(frozen=True, slots=True)
class Back:
    """The men in the placing of an entry's ruling that are no dues, which no stored text says."""

    number: int
    men: ByParty[int]


@dataclass(frozen=True, slots=True)
class Computed:
    """All of a record that is computed."""

    length: int
    """How many entries it follows from."""
    state: MatchState
    standing: tuple[int, ...]
    undone: tuple[int, ...]
    impossible: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Checkpoint:
    """What a log leads to, and what it led to before the entries that are seen first."""

    now: Computed
    lately: Computed
    backs: tuple[Back, ...]


@unique
class CheckpointUse(StrEnum):
    """What became of a match's checkpoint when it was opened; where it was not used, the log was replayed."""

    NONE = "none"
    """There is none."""
    USED = "used"
    OTHER_PROGRAM = "other_program"
    """Another version of the program computed it."""
    DAMAGED = "damaged"
    """It is not as it was written."""
    OTHER_LOG = "other_log"
    """It does not belong to this log."""


def checkpoint_of(record: MatchRecord, lately: MatchRecord) -> Checkpoint:
    """The checkpoint of a record as it stands, and as it stood some entries before."""
    backs = tuple(Back(number, men) for number, men in sorted(record.entries.backs().items()))
    return Checkpoint(_computed(record), _computed(lately), backs)


def _computed(record: MatchRecord) -> Computed:
    return Computed(len(record.entries), record.state, record.standing, record.undone, record.impossible)


def record_at(computed: Computed, setup: Setup, log: Log) -> MatchRecord:
    """The record that was computed, given a log that is as long or longer."""
    entries = log.before(computed.length)
    return MatchRecord(setup, entries, computed.state, computed.standing, computed.undone, computed.impossible)

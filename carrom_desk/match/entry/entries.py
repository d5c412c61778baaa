"""All entries of a match's log, which are also the commands that create them.

A command is an entry as the umpire enters it; `decide` adds the ruling to an act before it is stored. Everything about
a kind of entry is declared on its class; a test reports missing parts.
"""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import get_args

from carrom_desk.rules.ruling import Turn

from .decision_entries import (
    MISTAKE_LAWS,
    REPLAY_LAWS,
    BoardEntered,
    BoardReplayed,
    Conceded,
    Concession,
    Disqualified,
    LeadStands,
    MatchAbandoned,
    Mistake,
    MistakeStands,
    Override,
    ReplayGround,
    ShotOut,
    TimedOut,
    TimeOver,
    TurnCorrected,
    WalkedOver,
)
from .entry_kinds import MOST_POINTS, About, Described, EntryNumber, OnTime, PlayerNumber, Precondition
from .play_entries import (
    Demanded,
    IncidentSeen,
    Passed,
    Paused,
    PlacingDone,
    PlacingOutcome,
    PlayCalled,
    Resumed,
    SidesChanged,
    StrokeMade,
    Toss,
    TossChoice,
    ViolationSeen,
)
from .remark_entries import (
    NOTHING_CHANGED,
    PROTEST_DECISIONS,
    DetailsChanged,
    Noted,
    PlayersNamed,
    ProtestDecided,
    ProtestLodged,
    Warned,
)

__all__ = [
    "KINDS",
    "MISTAKE_LAWS",
    "MOST_POINTS",
    "NOTHING_CHANGED",
    "PROTEST_DECISIONS",
    "REPLAY_LAWS",
    "About",
    "ActEntry",
    "Amended",
    "BoardEntered",
    "BoardReplayed",
    "Conceded",
    "Concession",
    "Correction",
    "Demanded",
    "DetailsChanged",
    "Disqualified",
    "Entry",
    "EntryNumber",
    "IncidentSeen",
    "LeadStands",
    "LoggedEntry",
    "MatchAbandoned",
    "Mistake",
    "MistakeStands",
    "Noted",
    "OnTime",
    "Override",
    "Passed",
    "Paused",
    "PlacingDone",
    "PlacingOutcome",
    "PlainEntry",
    "PlayCalled",
    "PlayerNumber",
    "PlayersNamed",
    "Precondition",
    "ProtestDecided",
    "ProtestLodged",
    "Redone",
    "ReplayGround",
    "Resumed",
    "ShotOut",
    "SidesChanged",
    "StrokeMade",
    "TimeOver",
    "TimedOut",
    "Toss",
    "TossChoice",
    "TurnCorrected",
    "Undone",
    "ViolationSeen",
    "WalkedOver",
    "Warned",
]


@dataclass(frozen=True, slots=True)
class Undone(Described):
    """Undoes the last standing entry."""

    about = About("undo", Precondition.NOTHING, OnTime.UNKNOWN, is_remark=False)


@dataclass(frozen=True, slots=True)
class Redone(Described):
    """Redoes the entry undone last."""

    about = About("redo", Precondition.NOTHING, OnTime.UNKNOWN, is_remark=False)


@dataclass(frozen=True, slots=True)
class Amended(Described):
    """Replaces an earlier entry; all later acts are judged again."""

    about = About("amend", Precondition.NOTHING, OnTime.UNKNOWN, is_remark=False)

    number: EntryNumber
    with_: "PlainEntry"
    reason: str
    turn: Turn | None = None
    """The turn as it was given at the table, though the laws give another (51, 125(b)); None as the laws give it."""


ActEntry = StrokeMade | ViolationSeen | IncidentSeen
"""Entries that `judge` rules on."""

PlainEntry = (
    Resumed
    | Demanded
    | Toss
    | PlacingDone
    | StrokeMade
    | ViolationSeen
    | IncidentSeen
    | Passed
    | TurnCorrected
    | MistakeStands
    | BoardReplayed
    | BoardEntered
    | PlayCalled
    | Override
    | ProtestDecided
    | ProtestLodged
    | Conceded
    | Disqualified
    | WalkedOver
    | MatchAbandoned
    | Paused
    | TimeOver
    | LeadStands
    | ShotOut
    | SidesChanged
    | Noted
    | Warned
    | DetailsChanged
)
"""Entries about play, the more likely ones first."""

Correction = Undone | Redone | Amended
"""Entries that correct other entries."""

Entry = PlainEntry | Correction
"""Any entry of a log."""

KINDS: Mapping[str, type[Entry]] = {kind.about.name: kind for kind in get_args(Entry)}
"""Every kind of entry by its name in files."""


@dataclass(frozen=True, slots=True)
class LoggedEntry:
    """An entry with its place in the log and its times."""

    number: int
    """Counted from 0."""
    entry: Entry
    at: str = ""
    """Wall time in ISO 8601 with offset and milliseconds; empty if the file has none."""
    elapsed_ms: int = 0
    """Milliseconds of monotonic time since the match was first opened."""

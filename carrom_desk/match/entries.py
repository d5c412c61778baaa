"""Everything that is written to a match's log; each is also the command that asks for it.

A command is an entry as the umpire enters it; `decide` gives it its ruling, if it is an act, before it is stored.
"""

from dataclasses import dataclass
from enum import StrEnum, unique
from typing import Annotated

from carrom_desk.rules.acts import IncidentKind, Stroke
from carrom_desk.rules.breaches import Breach
from carrom_desk.rules.position import ByParty, QueenPlace
from carrom_desk.rules.ruling import BoardResult, Placing, Ruling, Turn

from .shapes import Bounds
from .side import BySide, Seat, Side

PlayerNumber = Annotated[int, Bounds(1, 2)]
"""Which player of a side."""
EntryNumber = Annotated[int, Bounds(0, 10**6)]
"""Place of an entry in its log."""
MOST_POINTS = 99
"""More points than any board counts."""


@unique
class TossChoice(StrEnum):
    """What the winner of the toss takes (icf-revised 39)."""

    BREAK = "break"
    SIDE = "side"


@unique
class PlacingOutcome(StrEnum):
    """What became of the men to be placed (icf-revised 78 to 88)."""

    PLACED = "placed"
    FORGONE = "forgone"
    FORFEITED = "forfeited"
    NO_SPACE = "no_space"


@unique
class Concession(StrEnum):
    """What is conceded (icf-revised 139)."""

    GAME = "game"
    MATCH = "match"


@unique
class TimedOut(StrEnum):
    """What ends when the time is over."""

    GAME = "game"


@dataclass(frozen=True, slots=True)
class Toss:
    """The toss at the start, or before an extra board (39, 56(b))."""

    winner: Side
    choice: TossChoice
    player: PlayerNumber = 1
    """Which player of the breaking side breaks."""


@dataclass(frozen=True, slots=True)
class PlayCalled:
    """The umpire calls "Play" (46, 121)."""


@dataclass(frozen=True, slots=True)
class StrokeMade:
    """A stroke by the player in turn."""

    stroke: Stroke
    breach: Breach | None = None
    """What made it improper, where the umpire named it."""
    ruling: Ruling | None = None


@dataclass(frozen=True, slots=True)
class PlacingDone:
    """What became of the men that one ruling puts back (78 to 88)."""

    outcome: PlacingOutcome
    of: EntryNumber | None = None
    """Number of the entry whose men they are; None: the oldest still open."""
    left: BySide[int] | None = None
    """Where there was no space for all: the dues and penalties of each side that stay owed; None: all of them."""


@dataclass(frozen=True, slots=True)
class ViolationSeen:
    """A breach that is no stroke: a technical foul or a foul by the moment.

    Placing too late also forfeits the oldest men still to be placed of the other side (87(a), 88(b)).
    """

    by: Side
    breach: Breach
    ruling: Ruling | None = None
    player: PlayerNumber | None = None
    """Which player of the side, where the umpire named him."""


@dataclass(frozen=True, slots=True)
class IncidentSeen:
    """An act that loses the board."""

    kind: IncidentKind
    by: Side
    ruling: Ruling | None = None


@dataclass(frozen=True, slots=True)
class Passed:
    """The player in turn passes (137)."""


@dataclass(frozen=True, slots=True)
class TurnCorrected:
    """The umpire sets who is in turn, as a mistake went unnoticed (51, 125(b))."""

    player: Seat
    reason: str


@dataclass(frozen=True, slots=True)
class TimeOver:
    """The game ends on time: the board in progress does not count."""

    what: TimedOut = TimedOut.GAME


@dataclass(frozen=True, slots=True)
class Warned:
    """A caution: it is reported, and rules nothing."""

    by: Side
    """Whose player is warned."""
    reason: str
    player: PlayerNumber | None = None
    """Which player of the side, where the umpire named him."""


@dataclass(frozen=True, slots=True)
class Demanded:
    """How many of the points on demand the winner takes, straight after the board (87(b))."""

    points: Annotated[int, Bounds(0, MOST_POINTS)]


ON_PAPER = "As it is written on the paper sheet"
"""The reason of a decision that gives a board's result from paper."""

TYPED_IN = "Umpired on paper: the boards are typed in from the sheet, the strokes were not recorded."
"""The first remark of a match that was typed in from a paper sheet."""


@dataclass(frozen=True, slots=True)
class Override:
    """The umpire decides otherwise than the last ruling; what is None stays as it was ruled."""

    reason: str
    turn: Turn | None = None
    place: Placing | None = None
    due: ByParty[int] | None = None
    queen: QueenPlace | None = None
    board: BoardResult | None = None
    board_goes_on: bool = False
    """Whether a board that was ruled over goes on all the same (`"board": null` in a file)."""


@dataclass(frozen=True, slots=True)
class BoardReplayed:
    """The board is cancelled and played again with the same breaker (137, 140, 142)."""

    reason: str


@dataclass(frozen=True, slots=True)
class Conceded:
    """A side gives up the game or the match (139)."""

    by: Side
    what: Concession


@dataclass(frozen=True, slots=True)
class Disqualified:
    """A side loses the match (143)."""

    by: Side
    reason: str


@dataclass(frozen=True, slots=True)
class WalkedOver:
    """A side wins because the other does not appear or cannot play (143(i))."""

    winner: Side
    reason: str


@dataclass(frozen=True, slots=True)
class SidesChanged:
    """The players have changed sides (60, 61)."""


@dataclass(frozen=True, slots=True)
class Paused:
    """Time stands still (121)."""

    reason: str = ""


@dataclass(frozen=True, slots=True)
class Resumed:
    """Time goes on."""

    reason: str = ""


@dataclass(frozen=True, slots=True)
class ProtestLodged:
    """A protest: the result is withheld until it is decided (145 to 147)."""

    by: Side
    text: str


@dataclass(frozen=True, slots=True)
class ProtestDecided:
    """The chief referee's answer: upheld, play goes on from the start of that board; otherwise all stands (148)."""

    upheld: bool
    reason: str = ""
    of: EntryNumber | None = None
    """Number of the protest; None: the oldest still open."""


@dataclass(frozen=True, slots=True)
class Noted:
    """A remark."""

    text: str


@dataclass(frozen=True, slots=True)
class Undone:
    """The last standing entry is taken back."""


@dataclass(frozen=True, slots=True)
class Redone:
    """The entry last taken back is given again."""


@dataclass(frozen=True, slots=True)
class Amended:
    """An earlier entry is replaced; all acts after it are judged again."""

    number: EntryNumber
    with_: "PlainEntry"
    reason: str


ActEntry = StrokeMade | ViolationSeen | IncidentSeen
"""Entries that are judged."""

PlainEntry = (
    Toss
    | PlayCalled
    | StrokeMade
    | PlacingDone
    | ViolationSeen
    | IncidentSeen
    | Passed
    | TurnCorrected
    | TimeOver
    | Warned
    | Demanded
    | Override
    | BoardReplayed
    | Conceded
    | Disqualified
    | WalkedOver
    | SidesChanged
    | Paused
    | Resumed
    | ProtestLodged
    | ProtestDecided
    | Noted
)
"""Entries that say what happened at the board."""

Correction = Undone | Redone | Amended
"""Entries about other entries."""

Entry = PlainEntry | Correction
"""Whatever a log holds."""


@dataclass(frozen=True, slots=True)
class LoggedEntry:
    """An entry with its place in the log and when it was made."""

    number: int
    """From 0."""
    entry: Entry
    at: str = ""
    """Wall time in ISO 8601 with offset and milliseconds; empty where a file does not say."""
    elapsed_ms: int = 0
    """Milliseconds of monotonic time since the match was opened first."""


def is_on_paper(entry: PlainEntry) -> bool:
    """Whether an entry gives a board as a paper sheet has it."""
    return isinstance(entry, Override) and entry.board is not None and entry.reason == ON_PAPER

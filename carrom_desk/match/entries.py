"""Everything that is written to a match's log; each is also the command that asks for it.

A command is an entry as the umpire enters it; `decide` gives it its ruling, if it is an act, before it is stored. What
is to be said of a kind of entry stands with its class; a test says what is missing.
"""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from enum import Enum, StrEnum, auto, unique
from typing import Annotated, Any, ClassVar, get_args

from carrom_desk.rules.acts import IncidentKind, Stroke
from carrom_desk.rules.breaches import Breach
from carrom_desk.rules.laws import Law
from carrom_desk.rules.position import ByParty, QueenPlace
from carrom_desk.rules.ruling import BoardResult, Placing, Ruling, Turn
from carrom_desk.rules.words import QT_TRANSLATE_NOOP, Words

from .shapes import Bounds
from .side import BySide, Seat, Side, seat_of

PlayerNumber = Annotated[int, Bounds(1, 2)]
"""Which player of a side."""
EntryNumber = Annotated[int, Bounds(0, 10**6)]
"""Place of an entry in its log."""
MOST_POINTS = 99
"""More points than any board counts."""


@unique
class OnTime(Enum):
    """What a kind of entry does to the time of the one who is to act: on the clock, and in what the strokes took."""

    BEGINS = auto()
    """A time begins, from which the next stroke is measured too while its board goes on."""
    ENDS = auto()
    """Another time begins, from which no stroke is measured."""
    GOES_ON = auto()
    """It is made while the player thinks."""
    UNKNOWN = auto()
    """The clock stays as it is, but nobody knows for how long the player thought."""
    STANDS = auto()
    """Time is made to stand still, or goes on after that (121)."""


@dataclass(frozen=True, slots=True)
class About:
    """What is to be said of a kind of entry beside its fields."""

    name: str
    """Its name in files."""
    time: OnTime
    is_remark: bool
    """Whether it stands among the remarks of a report."""
    words: Words | Callable[[Any], Words] | None = None
    """What happened, in words; None where that is put together from what it says, in `entry_text`."""
    typed: str = ""
    """The field with what somebody typed, which follows the words."""
    may_end: bool = False
    """Whether a board, a game or the match may end by it."""
    laws: tuple[Law, ...] = ()
    """What it follows from, where that is always the same; otherwise `entry_laws` has it."""


class _Described:
    """What an entry is told of by its class."""

    __slots__ = ()
    about: ClassVar[About]


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
class Toss(_Described):
    """The toss at the start, or before an extra board (39, 56(b))."""

    about = About("toss", OnTime.ENDS, is_remark=False)

    winner: Side
    choice: TossChoice
    player: PlayerNumber = 1
    """Which player of the breaking side breaks."""

    @property
    def breaker(self) -> Seat:
        """Who breaks first after it."""
        return seat_of(self.winner if self.choice is TossChoice.BREAK else self.winner.other, self.player)


@dataclass(frozen=True, slots=True)
class PlayCalled(_Described):
    """The umpire calls "Play" (46, 121)."""

    about = About("play", OnTime.BEGINS, is_remark=False, words=QT_TRANSLATE_NOOP("Entry", "“Play”"))


@dataclass(frozen=True, slots=True)
class StrokeMade(_Described):
    """A stroke by the player in turn."""

    about = About("stroke", OnTime.BEGINS, is_remark=False, may_end=True)

    stroke: Stroke
    breach: Breach | None = None
    """What made it improper, where the umpire named it."""
    ruling: Ruling | None = None


@dataclass(frozen=True, slots=True)
class PlacingDone(_Described):
    """What became of the men that one ruling puts back (78 to 88)."""

    about = About("placing", OnTime.BEGINS, is_remark=False)

    outcome: PlacingOutcome
    of: EntryNumber | None = None
    """Number of the entry whose men they are; None: the oldest still open."""
    left: BySide[int] | None = None
    """Where there was no space for all: the dues and penalties of each side that stay owed; None: all of them."""


@dataclass(frozen=True, slots=True)
class ViolationSeen(_Described):
    """A breach that is no stroke: a technical foul or a foul by the moment.

    Placing too late also forfeits the oldest men still to be placed of the other side (87(a), 88(b)).
    """

    about = About("violation", OnTime.BEGINS, is_remark=False, may_end=True)

    by: Side
    breach: Breach
    ruling: Ruling | None = None
    player: PlayerNumber | None = None
    """Which player of the side, where the umpire named him."""


@dataclass(frozen=True, slots=True)
class IncidentSeen(_Described):
    """An act that loses the board."""

    about = About("incident", OnTime.ENDS, is_remark=False, may_end=True)

    kind: IncidentKind
    by: Side
    ruling: Ruling | None = None


@dataclass(frozen=True, slots=True)
class Passed(_Described):
    """The player in turn passes (137)."""

    about = About("pass", OnTime.BEGINS, is_remark=False, words=QT_TRANSLATE_NOOP("Entry", "Passes"))


@dataclass(frozen=True, slots=True)
class TurnCorrected(_Described):
    """The umpire sets who is in turn, as a mistake went unnoticed (51, 125(b))."""

    about = About(
        "correct_turn",
        OnTime.ENDS,
        is_remark=True,
        words=QT_TRANSLATE_NOOP("Entry", "Set in turn by the umpire"),
        typed="reason",
    )

    player: Seat
    reason: str


@dataclass(frozen=True, slots=True)
class TimeOver(_Described):
    """The game ends on time: the board in progress does not count."""

    about = About(
        "time_over",
        OnTime.ENDS,
        is_remark=True,
        words=QT_TRANSLATE_NOOP("Entry", "The game ends on time: the board in progress does not count"),
        may_end=True,
    )

    what: TimedOut = TimedOut.GAME


@dataclass(frozen=True, slots=True)
class Warned(_Described):
    """A caution: it is reported, and rules nothing."""

    about = About(
        "warning", OnTime.UNKNOWN, is_remark=True, words=QT_TRANSLATE_NOOP("Entry", "Warning"), typed="reason"
    )

    by: Side
    """Whose player is warned."""
    reason: str
    player: PlayerNumber | None = None
    """Which player of the side, where the umpire named him."""


@dataclass(frozen=True, slots=True)
class Demanded(_Described):
    """How many of the points on demand the winner takes, straight after the board (87(b))."""

    about = About("demand", OnTime.GOES_ON, is_remark=False)

    points: Annotated[int, Bounds(0, MOST_POINTS)]


ON_PAPER = "As it is written on the paper sheet"
"""The reason of a decision that gives a board's result from paper."""

TYPED_IN = "Umpired on paper: the boards are typed in from the sheet, the strokes were not recorded."
"""The first remark of a match that was typed in from a paper sheet."""


@dataclass(frozen=True, slots=True)
class Override(_Described):
    """The umpire decides otherwise than the last ruling; what is None stays as it was ruled."""

    about = About("override", OnTime.BEGINS, is_remark=False, may_end=True)

    reason: str
    turn: Turn | None = None
    place: Placing | None = None
    due: ByParty[int] | None = None
    queen: QueenPlace | None = None
    board: BoardResult | None = None
    board_goes_on: bool = False
    """Whether a board that was ruled over goes on all the same (`"board": null` in a file)."""


@dataclass(frozen=True, slots=True)
class BoardReplayed(_Described):
    """The board is cancelled and played again with the same breaker (137, 140, 142)."""

    about = About(
        "replay_board", OnTime.ENDS, is_remark=True, words=QT_TRANSLATE_NOOP("Entry", "Board cancelled"), typed="reason"
    )

    reason: str


_CONCESSIONS = {
    Concession.GAME: QT_TRANSLATE_NOOP("Entry", "Concedes the game"),
    Concession.MATCH: QT_TRANSLATE_NOOP("Entry", "Concedes the match"),
}


@dataclass(frozen=True, slots=True)
class Conceded(_Described):
    """A side gives up the game or the match (139)."""

    about = About(
        "concede",
        OnTime.ENDS,
        is_remark=True,
        words=lambda conceded: _CONCESSIONS[conceded.what],
        laws=(Law.CONCESSION,),
        may_end=True,
    )

    by: Side
    what: Concession


@dataclass(frozen=True, slots=True)
class Disqualified(_Described):
    """A side loses the match (143)."""

    about = About(
        "disqualify",
        OnTime.ENDS,
        is_remark=True,
        words=QT_TRANSLATE_NOOP("Entry", "Disqualified"),
        typed="reason",
        laws=(Law.MATCH_LOST,),
        may_end=True,
    )

    by: Side
    reason: str


@dataclass(frozen=True, slots=True)
class WalkedOver(_Described):
    """A side wins because the other does not appear or cannot play (143(i))."""

    about = About(
        "walkover",
        OnTime.ENDS,
        is_remark=True,
        words=QT_TRANSLATE_NOOP("Entry", "Walkover"),
        typed="reason",
        may_end=True,
    )

    winner: Side
    reason: str


@dataclass(frozen=True, slots=True)
class SidesChanged(_Described):
    """The players have changed sides (60, 61)."""

    about = About(
        "change_sides",
        OnTime.ENDS,
        is_remark=True,
        words=QT_TRANSLATE_NOOP("Entry", "Sides changed"),
        laws=(Law.CHANGE_OF_SIDES,),
    )


@dataclass(frozen=True, slots=True)
class Paused(_Described):
    """Time stands still (121)."""

    about = About(
        "pause",
        OnTime.STANDS,
        is_remark=True,
        words=QT_TRANSLATE_NOOP("Entry", "Play stopped"),
        typed="reason",
        laws=(Law.TIME_STANDS_DURING_APPEAL,),
    )

    reason: str = ""


@dataclass(frozen=True, slots=True)
class Resumed(_Described):
    """Time goes on."""

    about = About(
        "resume",
        OnTime.STANDS,
        is_remark=True,
        words=QT_TRANSLATE_NOOP("Entry", "Play goes on"),
        typed="reason",
        laws=(Law.TIME_STANDS_DURING_APPEAL,),
    )

    reason: str = ""


@dataclass(frozen=True, slots=True)
class ProtestLodged(_Described):
    """A protest: the result is withheld until it is decided (145 to 147)."""

    about = About(
        "protest",
        OnTime.GOES_ON,
        is_remark=False,
        words=QT_TRANSLATE_NOOP("Entry", "Protest"),
        typed="text",
        laws=(Law.PLAY_AFTER_PROTEST,),
    )

    by: Side
    text: str


PROTEST_DECISIONS = {
    True: QT_TRANSLATE_NOOP("Entry", "Protest upheld"),
    False: QT_TRANSLATE_NOOP("Entry", "Protest overruled"),
}


@dataclass(frozen=True, slots=True)
class ProtestDecided(_Described):
    """The chief referee's answer: upheld, play goes on from the start of that board; otherwise all stands (148)."""

    about = About(
        "protest_decided",
        OnTime.UNKNOWN,
        is_remark=False,
        words=lambda decided: PROTEST_DECISIONS[decided.upheld],
        typed="reason",
        laws=(Law.PROTEST_DECIDED,),
    )

    upheld: bool
    reason: str = ""
    of: EntryNumber | None = None
    """Number of the protest; None: the oldest still open."""


@dataclass(frozen=True, slots=True)
class Noted(_Described):
    """A remark."""

    about = About("note", OnTime.GOES_ON, is_remark=True, words=QT_TRANSLATE_NOOP("Entry", "Note"), typed="text")

    text: str


@dataclass(frozen=True, slots=True)
class Undone(_Described):
    """The last standing entry is taken back."""

    about = About("undo", OnTime.UNKNOWN, is_remark=False)


@dataclass(frozen=True, slots=True)
class Redone(_Described):
    """The entry last taken back is given again."""

    about = About("redo", OnTime.UNKNOWN, is_remark=False)


@dataclass(frozen=True, slots=True)
class Amended(_Described):
    """An earlier entry is replaced; all acts after it are judged again."""

    about = About("amend", OnTime.UNKNOWN, is_remark=False)

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

KINDS: Mapping[str, type[Entry]] = {kind.about.name: kind for kind in get_args(Entry)}
"""Every kind of entry by its name in files."""


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

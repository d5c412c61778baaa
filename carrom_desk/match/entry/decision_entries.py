"""Decision entries: mistakes that stand, overrides, replayed boards, and ends of a match."""

from collections.abc import Mapping
from dataclasses import dataclass
from enum import StrEnum, unique
from typing import Annotated

from carrom_desk.i18n import N_, Worded
from carrom_desk.match.history import Slam
from carrom_desk.match.setup import Bounds
from carrom_desk.match.side import Seat, Side
from carrom_desk.rules.laws import Law
from carrom_desk.rules.position import MEN_OF_A_SIDE, ByParty, QueenPlace
from carrom_desk.rules.ruling import BoardResult, Placing, Turn

from .entry_kinds import MOST_POINTS, About, Described, EntryNumber, OnTime, PlayerNumber, Precondition


@unique
class Mistake(StrEnum):
    """A mistake not noticed before the next stroke, numbered as in icf-revised."""

    QUEEN_UNCOVERED = "queen_uncovered"
    """The Queen was neither covered nor returned: it counts as covered (96)."""
    WRONG_MAN = "wrong_man"
    """A man of one side was placed instead of one of the other, and stays (82(b))."""
    DUE_FORGOTTEN = "due_forgotten"
    """Owed men could have been placed but were not: they stay pocketed (83)."""


MISTAKE_LAWS: Mapping[Mistake, Law] = {
    Mistake.QUEEN_UNCOVERED: Law.QUEEN_NOT_COVERED,
    Mistake.WRONG_MAN: Law.OWN_MAN_PLACED_UNNOTICED,
    Mistake.DUE_FORGOTTEN: Law.SEVERAL_MEN_TO_PLACE,
}
"""The law that lets each mistake stand; an edition without it does not allow the mistake."""


@dataclass(frozen=True, slots=True)
class MistakeStands(Described):
    """A mistake stands because nobody noticed it before the next stroke; turn and dues are unchanged."""

    about = About("unnoticed", Precondition.BOARD, OnTime.UNKNOWN, is_remark=True)

    what: Mistake
    by: Side
    """Side whose Queen counts as covered, whose man is on the board, or whose men stay pocketed."""
    men: Annotated[int, Bounds(1, MEN_OF_A_SIDE)] = 1
    """Number of men not placed; 1 for any other mistake."""


@dataclass(frozen=True, slots=True)
class TurnCorrected(Described):
    """The umpire sets who is in turn after an unnoticed mistake (51, 125(b))."""

    about = About(
        "correct_turn",
        Precondition.BOARD,
        OnTime.ENDS,
        is_remark=True,
        words=N_("Given the turn by the umpire"),
        typed="reason",
    )

    player: Seat
    reason: str


@unique
class TimedOut(StrEnum):
    """Unit that ends when time is up."""

    GAME = "game"


@dataclass(frozen=True, slots=True)
class TimeOver(Described):
    """Time is up: the game ends, or with its current board, as `Competition.timed_end` says."""

    about = About(
        "time_over",
        Precondition.GAME,
        OnTime.ENDS,
        is_remark=True,
        words=N_("Game time up"),
        may_end=True,
    )

    what: TimedOut = TimedOut.GAME


@dataclass(frozen=True, slots=True)
class LeadStands(Described):
    """The game ends because the other side can no longer draw level in the boards left."""

    about = About(
        "lead_stands",
        Precondition.BREAK,
        OnTime.ENDS,
        is_remark=True,
        words=N_("The lead cannot be caught: the game ends"),
        may_end=True,
    )


@dataclass(frozen=True, slots=True)
class ShotOut(Described):
    """A shoot-out decides a level game."""

    about = About(
        "shoot_out", Precondition.SHOOT_OUT, OnTime.ENDS, is_remark=True, words=N_("Won the shoot-out"), may_end=True
    )

    winner: Side
    a: Annotated[int, Bounds(0, MOST_POINTS)] | None = None
    """How often side a succeeded; None if that is not known."""
    b: Annotated[int, Bounds(0, MOST_POINTS)] | None = None


@dataclass(frozen=True, slots=True)
class Override(Described):
    """The umpire overrides an act that was ruled on; fields that are None keep the ruling."""

    about = About("override", Precondition.RULING, OnTime.BEGINS, is_remark=False, may_end=True)

    reason: str
    turn: Turn | None = None
    place: Placing | None = None
    due: ByParty[int] | None = None
    queen: QueenPlace | None = None
    board: BoardResult | None = None
    board_goes_on: bool = False
    """True when a board continues although the ruling ended it (`"board": null` in a file)."""
    of: EntryNumber | None = None
    """Number of the overridden act, which never changes; None before it is decided means the act ruled on last."""


@dataclass(frozen=True, slots=True)
class BoardEntered(Described):
    """A whole board of which only the result is known: from a paper sheet, from phones, or played while nobody
    recorded it.
    """

    about = About(
        "board",
        Precondition.BREAK,
        OnTime.ENDS,
        is_remark=True,
        words=N_("Result of the board entered"),
        typed="reason",
        may_end=True,
    )

    winner: Side | None
    """None if nobody scored: the board was broken off."""
    queen: Side | None
    """Side that covered the Queen."""
    points: Annotated[int, Bounds(0, MOST_POINTS)]
    """0 exactly if nobody scored; nothing is on demand."""
    breaker: Seat | None = None
    """None for the player whose break it is."""
    men: Annotated[int, Bounds(0, MEN_OF_A_SIDE)] | None = None
    """Men of the loser left; None if that is not known."""
    slam: Slam | None = None
    reason: str = ""


@unique
class ReplayGround(StrEnum):
    """Ground for replaying a board, by the law's number in icf-revised."""

    ALL_PASSED = "137"
    BEYOND_CONTROL = "140"
    BASE_LINES_BLOCKED = "142"


REPLAY_LAWS: Mapping[ReplayGround, Law] = {
    ReplayGround.ALL_PASSED: Law.ALL_PASS,
    ReplayGround.BEYOND_CONTROL: Law.BOARD_REPLAYED,
    ReplayGround.BASE_LINES_BLOCKED: Law.BASE_LINES_BLOCKED,
}


@dataclass(frozen=True, slots=True)
class BoardReplayed(Described):
    """The board is cancelled and replayed with the same breaker (137, 140, 142)."""

    about = About(
        "replay_board", Precondition.BOARD, OnTime.ENDS, is_remark=True, words=N_("Board cancelled"), typed="reason"
    )

    reason: str
    law: ReplayGround | None = None
    """The ground, if the umpire named a law."""


@unique
class Concession(Worded):
    """Unit that is conceded (icf-revised 139)."""

    GAME = "game", N_("Concedes the game")
    MATCH = "match", N_("Concedes the match")


@dataclass(frozen=True, slots=True)
class Conceded(Described):
    """A side concedes the game or the match (139)."""

    about = About(
        "concede",
        Precondition.MATCH,
        OnTime.ENDS,
        is_remark=True,
        words=lambda conceded: conceded.what.words,
        laws=(Law.CONCESSION,),
        may_end=True,
    )

    by: Side
    what: Concession


@dataclass(frozen=True, slots=True)
class Disqualified(Described):
    """A side loses the match (143)."""

    about = About(
        "disqualify",
        Precondition.MATCH,
        OnTime.ENDS,
        is_remark=True,
        words=N_("Disqualified"),
        typed="reason",
        laws=(Law.MATCH_LOST,),
        may_end=True,
    )

    by: Side
    reason: str
    player: PlayerNumber | None = None
    """The player concerned, if the umpire named one."""


_WALKOVERS = {
    True: N_("Walkover"),
    False: N_("Neither side appeared"),
}


@dataclass(frozen=True, slots=True)
class WalkedOver(Described):
    """A side wins because the other does not appear or cannot play (143(i)), or neither side appeared."""

    about = About(
        "walkover",
        Precondition.MATCH,
        OnTime.ENDS,
        is_remark=True,
        words=lambda walkover: _WALKOVERS[walkover.winner is not None],
        typed="reason",
        laws=(Law.FAILED_TO_REPORT,),
        may_end=True,
    )

    winner: Side | None
    """None if neither side appeared: the match is abandoned."""
    reason: str


@dataclass(frozen=True, slots=True)
class MatchAbandoned(Described):
    """The match ends without a result; everything decided so far stays."""

    about = About(
        "abandon",
        Precondition.MATCH,
        OnTime.ENDS,
        is_remark=True,
        words=N_("Match abandoned"),
        typed="reason",
        may_end=True,
    )

    reason: str

"""Entries at the board: toss, strokes, placing, breaches, passes, claims and pauses."""

from dataclasses import dataclass, field
from enum import unique
from typing import Annotated

from carrom_desk.i18n import N_, Worded
from carrom_desk.match.setup import Bounds
from carrom_desk.match.side import BySide, Seat, Side, seat_of
from carrom_desk.rules.acts import IncidentKind, Stroke
from carrom_desk.rules.breaches import Breach
from carrom_desk.rules.clocks import Stop
from carrom_desk.rules.laws import Law
from carrom_desk.rules.position import Position
from carrom_desk.rules.ruling import Ruling

from .entry_kinds import MOST_POINTS, About, Described, EntryNumber, OnTime, PlayerNumber, Precondition


@unique
class TossChoice(Worded):
    """Choice of the winner of the toss (icf-revised 39)."""

    BREAK = "break", N_("Won the toss and chose to break")
    SIDE = "side", N_("Won the toss and chose the side")


@dataclass(frozen=True, slots=True)
class Toss(Described):
    """The toss at the start, or before an extra board (39, 56(b))."""

    about = About("toss", Precondition.NO_BOARD, OnTime.ENDS, is_remark=False)

    winner: Side
    choice: TossChoice
    player: PlayerNumber = 1
    """Player of the breaking side who breaks."""

    @property
    def breaker(self) -> Seat:
        """Player who breaks first after this toss."""
        return seat_of(self.winner if self.choice is TossChoice.BREAK else self.winner.other, self.player)


@dataclass(frozen=True, slots=True)
class PlayCalled(Described):
    """The umpire calls "Play" (46, 121)."""

    about = About("play", Precondition.BOARD, OnTime.BEGINS, is_remark=False, words=N_("“Play”"))


@dataclass(frozen=True, slots=True)
class StrokeMade(Described):
    """A stroke by the player in turn."""

    about = About("stroke", Precondition.BOARD, OnTime.BEGINS, is_remark=False, may_end=True)

    stroke: Stroke
    breach: Breach | None = None
    """Breach that made the stroke improper, if the umpire named it."""
    ruling: Ruling | None = None
    lawful_at: Position | None = field(default=None, compare=False, repr=False)
    """Position of the board at which the laws gave this ruling; None if they were not asked."""


@unique
class PlacingOutcome(Worded):
    """Outcome of a placing (icf-revised 78 to 88)."""

    PLACED = "placed", N_("Men placed")
    FORGONE = "forgone", N_("Forgone: the due lapses")
    FORFEITED = "forfeited", N_("Forfeited: the due is lost")
    NO_SPACE = "no_space", N_("No space: the due stays owed")


@dataclass(frozen=True, slots=True)
class PlacingDone(Described):
    """Outcome for the men that one ruling returns (78 to 88)."""

    about = About("placing", Precondition.BOARD, OnTime.BEGINS, is_remark=False)

    outcome: PlacingOutcome
    of: EntryNumber | None = None
    """Number of the entry that returned the men; None for the oldest placing still open."""
    left: BySide[int] | None = None
    """Dues and penalties of each side that stay owed for lack of space; None for all."""


@dataclass(frozen=True, slots=True)
class ViolationSeen(Described):
    """A breach outside a stroke: a technical foul or a foul, depending on the moment.

    Placing too late also forfeits the oldest men of the other side still to be placed, except those placed in time
    (87(a), 88(b)).
    """

    about = About("violation", Precondition.BOARD, OnTime.BEGINS, is_remark=False, may_end=True)

    by: Side
    breach: Breach
    ruling: Ruling | None = None
    player: PlayerNumber | None = None
    """Player concerned, if the umpire named one; otherwise the player in turn."""
    placed: BySide[int] | None = None
    """Dues and penalties of each side placed in time although others were late; None for none."""
    lawful_at: Position | None = field(default=None, compare=False, repr=False)
    """Position of the board at which the laws gave this ruling; None if they were not asked."""


@dataclass(frozen=True, slots=True)
class IncidentSeen(Described):
    """An act that loses the board."""

    about = About("incident", Precondition.BOARD, OnTime.ENDS, is_remark=False, may_end=True)

    kind: IncidentKind
    by: Side
    ruling: Ruling | None = None
    player: PlayerNumber | None = None
    """Player concerned, if the umpire named one."""
    lawful_at: Position | None = field(default=None, compare=False, repr=False)
    """Position of the board at which the laws gave this ruling; None if they were not asked."""


@dataclass(frozen=True, slots=True)
class Passed(Described):
    """The player in turn passes (137)."""

    about = About("pass", Precondition.BOARD, OnTime.BEGINS, is_remark=False, words=N_("Passes"))


@dataclass(frozen=True, slots=True)
class Demanded(Described):
    """The winner claims points on demand right after the board (87(b))."""

    about = About("demand", Precondition.CLAIM, OnTime.GOES_ON, is_remark=False)

    points: Annotated[int, Bounds(0, MOST_POINTS)]


@dataclass(frozen=True, slots=True)
class SidesChanged(Described):
    """The players have changed sides (60, 61)."""

    about = About(
        "change_sides",
        Precondition.GAME,
        OnTime.ENDS,
        is_remark=True,
        words=N_("Sides changed"),
    )


@dataclass(frozen=True, slots=True)
class Paused(Described):
    """Play is paused (121)."""

    about = About(
        "pause",
        Precondition.NO_PAUSE,
        OnTime.STOPS,
        is_remark=True,
        words=N_("Play stopped"),
        typed="reason",
        stops=Stop.PAUSE,
        laws=(Law.TIME_STANDS_DURING_APPEAL,),
    )

    reason: str = ""


@dataclass(frozen=True, slots=True)
class Resumed(Described):
    """Play resumes."""

    about = About(
        "resume",
        Precondition.MATCH,
        OnTime.RESUMES,
        is_remark=True,
        words=N_("Play resumed"),
        typed="reason",
        laws=(Law.TIME_STANDS_DURING_APPEAL,),
    )

    reason: str = ""

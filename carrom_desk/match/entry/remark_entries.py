"""Entries about other matters: warnings, corrected details, protests and remarks."""

from dataclasses import dataclass

from carrom_desk.i18n import N_
from carrom_desk.match.setup import Competition, MatchNumber, Player
from carrom_desk.match.side import Seat, Side
from carrom_desk.rules.edition import Edition
from carrom_desk.rules.laws import Law

from .entry_kinds import About, Described, EntryNumber, OnTime, PlayerNumber, Precondition


@dataclass(frozen=True, slots=True)
class Warned(Described):
    """A caution, which is reported but has no effect on the ruling."""

    about = About("warning", Precondition.NOTHING, OnTime.UNKNOWN, is_remark=True, words=N_("Warning"), typed="reason")

    by: Side
    """Side of the warned player."""
    reason: str
    player: PlayerNumber | None = None
    """Player of the side, if the umpire named one."""


@dataclass(frozen=True, slots=True)
class PlayersNamed:
    """The players of a match by seat; None keeps the current player."""

    a1: Player | None = None
    b1: Player | None = None
    a2: Player | None = None
    b2: Player | None = None

    def at(self, seat: Seat) -> Player | None:
        named: Player | None = getattr(self, seat.value)
        return named


@dataclass(frozen=True, slots=True)
class DetailsChanged(Described):
    """Corrects match details, or changes the umpire. Fields that are None stay unchanged.

    Only the format and the laws have an effect on play, from the start of the match.
    """

    about = About("details", Precondition.NOTHING, OnTime.GOES_ON, is_remark=True)

    event: str | None = None
    round: str | None = None
    category: str | None = None
    tie: str | None = None
    table: str | None = None
    umpire: str | None = None
    chief_referee: str | None = None
    number: MatchNumber | None = None
    players: PlayersNamed | None = None
    competition: Competition | None = None
    laws: Edition | None = None
    reason: str = ""


NOTHING_CHANGED = DetailsChanged()


@dataclass(frozen=True, slots=True)
class ProtestLodged(Described):
    """A protest, which withholds the result until it is decided (145 to 147)."""

    about = About(
        "protest",
        Precondition.PLAYED_BOARD,
        OnTime.UNKNOWN,
        is_remark=False,
        words=N_("Protest"),
        typed="text",
        laws=(Law.PLAY_AFTER_PROTEST,),
    )

    by: Side
    text: str


PROTEST_DECISIONS = {
    True: N_("Protest upheld"),
    False: N_("Protest overruled"),
}


@dataclass(frozen=True, slots=True)
class ProtestDecided(Described):
    """The chief referee's decision. If upheld, play continues from the start of that board; otherwise the result stands
    (148).
    """

    about = About(
        "protest_decided",
        Precondition.PROTEST,
        OnTime.UNKNOWN,
        is_remark=False,
        words=lambda decided: PROTEST_DECISIONS[decided.upheld],
        typed="reason",
        laws=(Law.PROTEST_DECIDED,),
    )

    upheld: bool
    reason: str = ""
    of: EntryNumber | None = None
    """Number of the protest; None for the oldest pending one."""


@dataclass(frozen=True, slots=True)
class Noted(Described):
    """A remark."""

    about = About("note", Precondition.NOTHING, OnTime.GOES_ON, is_remark=True, words=N_("Note"), typed="text")

    text: str

"""Setup of a match: laws, players, competition."""

from dataclasses import dataclass, field
from enum import unique
from typing import Annotated

from carrom_desk.i18n import N_, Worded
from carrom_desk.rules.edition import Edition
from carrom_desk.rules.texts.words import PAIR

from .history import Start
from .side import BySide, Seat, Side, seat_after


@dataclass(frozen=True, slots=True)
class Bounds:
    """Lowest and highest value of an integer, for use in annotations."""

    low: int
    high: int


LONGEST_NAME = 200


MOST_MATCHES = 999_999
MatchNumber = Annotated[int, Bounds(1, MOST_MATCHES)]
"""Number of a match in its event."""


@unique
class ChangeSides(Worded):
    """When sides are changed in the last game of a match (icf-1993 31 to 33; icf-revised 60 leaves it to the event)."""

    AFTER_4_BOARDS_OR_13 = "after_4_boards_or_13", N_("Change sides after 4 boards or at 13")
    """After each game; in the last game after the fourth board or at 13 points, whichever comes first."""
    AT_13 = "at_13", N_("Change sides at 13")
    """After each game; in the last game at 13 points."""
    NEVER = "never", N_("No change of sides")


@unique
class TimedEnd(Worded):
    """What becomes of a board whose break is made when time is up."""

    DROP = "drop", N_("The board in progress does not count")
    """It does not count."""
    FINISH = "finish", N_("The board in progress is the last")
    """It is played to its end as the last board of the game."""
    COUNT = "count", N_("The men left on the board count")
    """The side with fewer men on the board wins it by the difference; the Queen counts for nobody."""


@dataclass(frozen=True, slots=True)
class Player:
    """A player's name, club and country."""

    name: str
    club: str = ""
    country: str = ""


@dataclass(frozen=True, slots=True)
class Competition:
    """Format of a match (icf-revised 56; equipment: presets)."""

    games: int = 3
    """Number of games of which the best decide: odd, 1 to 9."""
    points: int = 25
    """Points that win a game, 1 to 99."""
    boards: int | None = 8
    """Number of boards after which a game ends, 1 to 99; None for no limit."""
    change_sides: ChangeSides = ChangeSides.AFTER_4_BOARDS_OR_13
    draws: bool = False
    """True when a game that is level when time is up is drawn."""
    minutes: int | None = None
    """Minutes of a timed round, 1 to 999; None for no time limit."""
    timed_end: TimedEnd = TimedEnd.DROP
    last_board_minutes: int | None = None
    """No board starts with fewer minutes of the round left, 1 to 999; None for no limit."""
    shoot_out: bool = False
    """True when a shoot-out decides a level game, instead of an extra board."""
    change_in_every_game: bool = False
    """True when sides are changed within every game, not only in the last one."""

    @property
    def games_to_win(self) -> int:
        return self.games // 2 + 1


TEXTS = ("event", "round", "category", "tie", "table", "umpire", "chief_referee")
"""Details of a match besides its players and format."""


@dataclass(frozen=True, slots=True)
class Setup:
    """Everything agreed before a match; only details, such as names, may be corrected later."""

    laws: Edition
    """Laws used for rulings."""
    sides: BySide[tuple[Player, ...]]
    """One player per side in singles, two in doubles; a1, b1, a2, b2 each sit to the right of the one before."""
    doubles: bool = False
    competition: Competition = field(default_factory=Competition)
    event: str = ""
    round: str = ""
    category: str = ""
    tie: str = ""
    """Name of the team tie that the match belongs to."""
    table: str = ""
    umpire: str = ""
    chief_referee: str = ""
    start: Start | None = None
    """State of the match when it was taken over; None for a match recorded from the toss."""
    practice: bool = False
    """True when the match does not count."""
    number: MatchNumber | None = None

    @property
    def players(self) -> tuple[Player, ...]:
        """All players, side by side."""
        return (*self.sides.a, *self.sides.b)

    @property
    def seats(self) -> tuple[Seat, ...]:
        """Seats of all players, in the order of a1, b1, a2, b2."""
        return tuple(seat for seat in Seat if self.doubles or seat.number == 1)

    @property
    def names(self) -> BySide[str]:
        """Names of both sides as on a score sheet."""
        return BySide(self.side_name(Side.A), self.side_name(Side.B))

    def player_at(self, seat: Seat) -> Player:
        return self.sides.of(seat.side)[seat.number - 1]

    def seat_after(self, seat: Seat, turns: int = 1) -> Seat:
        """Returns the seat in turn after a number of turns, or before if negative."""
        return seat_after(seat, turns * self.laws.seats_to_next_turn, doubles=self.doubles)

    @property
    def versus(self) -> str:
        """Names of both sides with a dash between them."""
        return " – ".join(self.names)

    def side_name(self, side: Side) -> str:
        """Returns the names of a side as on a score sheet."""
        return PAIR.join(player.name for player in self.sides.of(side))

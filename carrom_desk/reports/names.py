"""What a report calls the sides, the players and the men."""

from collections.abc import Mapping
from dataclasses import dataclass

from carrom_desk.match.match_text import score_for
from carrom_desk.match.plain_text import isolated
from carrom_desk.match.setup import Setup
from carrom_desk.match.side import BySide, Seat, Side, seat_of
from carrom_desk.rules.words import Say

from .short_names import short_names


@dataclass(frozen=True, slots=True)
class Names:
    """The names of one match; the texts of its setup are plain already."""

    setup: Setup
    first: Side
    """The side that stands first on the score card: the one that broke first."""
    say: Say
    """In the language in which everything about the match is told."""
    short: Mapping[Seat, str]
    """Of every player, as he is called in sentences and columns; in the order of the score card."""

    @property
    def order(self) -> tuple[Side, Side]:
        """Both sides in the order of the score card."""
        return self.first, self.first.other

    def number(self, side: Side) -> int:
        """The side's number on the score card, 1 or 2."""
        return 1 if side is self.first else 2

    def full_side(self, side: Side) -> str:
        """A side by the names of its players."""
        return " / ".join(isolated(player.name) for player in self.setup.sides.of(side))

    def full_player(self, seat: Seat) -> str:
        """A player by his whole name."""
        return isolated(self.setup.player_at(seat).name)

    def side(self, side: Side) -> str:
        """A side by the short names of its players, for sentences and columns."""
        return " / ".join(name for seat, name in self.short.items() if seat.side is side)

    def player(self, seat: Seat) -> str:
        """A player by his short name, for sentences and columns."""
        return self.short[seat]

    def who(self, side: Side | None, seat: Seat | None) -> str:
        """The player where he is known, else the side; empty for neither."""
        if side is None:
            return ""
        return self.side(side) if seat is None else self.player(seat)

    def full_who(self, side: Side | None, seat: Seat | None) -> str:
        """The same with whole names."""
        if side is None:
            return ""
        return self.full_side(side) if seat is None else self.full_player(seat)

    def score(self, score: BySide[int]) -> str:
        """Two numbers in the order of the score card, such as "25–13"."""
        return f"{score.of(self.first)}–{score.of(self.first.other)}"

    def score_for(self, side: Side, score: BySide[int]) -> str:
        """Two numbers with this side's first, such as "25–13" for who won so."""
        return score_for(side, score)


def names_of(setup: Setup, first: Side, say: Say) -> Names:
    """The names of a match with this plain setup, in which this side stands first."""
    players = range(1, 3 if setup.doubles else 2)
    seats = tuple(seat_of(side, number) for side in (first, first.other) for number in players)
    short = map(isolated, short_names(tuple(setup.player_at(seat).name for seat in seats)))
    return Names(setup, first, say, dict(zip(seats, short, strict=True)))

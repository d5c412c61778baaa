"""What a report calls the sides, the players and the men; names cut so that nobody is mixed up with anybody else."""

from collections.abc import Mapping
from dataclasses import dataclass

from carrom_desk.i18n import current_language
from carrom_desk.match.person_names import clusters, divided
from carrom_desk.match.plain_text import isolated
from carrom_desk.match.setup import Setup
from carrom_desk.match.side import BySide, Seat, Side, seat_of

LONGEST = 16
"""Letters of a short name, counted as they are seen: marks that sit on a letter are not counted."""


def short_names(names: tuple[str, ...]) -> tuple[str, ...]:
    """The names, those too long cut at a word or within one; where two would come out alike, each gets its number."""
    cut = [shortened(name) for name in names]
    return tuple(
        short if cut.count(short) == 1 or short == name else f"{short} ({number})"
        for number, (name, short) in enumerate(zip(names, cut, strict=True), 1)
    )


def shortened(name: str) -> str:
    """A name of at most `LONGEST` letters: with initials, such as "N. Fernando", or cut, with an ellipsis."""
    letters = clusters(name)
    if len(letters) <= LONGEST:
        return name
    initials = with_initials(name)
    if len(clusters(initials)) <= LONGEST:
        return initials
    kept = "".join(letters[: LONGEST - 1])
    words = kept.rsplit(" ", 1)
    # A word cut short is better left out, unless hardly anything would stay.
    return f"{(words[0] if len(clusters(words[0])) >= LONGEST // 2 else kept).rstrip()}…"


def with_initials(name: str) -> str:
    """The surname whole, such as "N. Fernando"; a name of one word stays as it is."""
    given, surname = divided(name)
    return " ".join((*(f"{clusters(word)[0]}." for word in given), surname))


# The names of a match


@dataclass(frozen=True, slots=True)
class Names:
    """The names of one match; the texts of its setup are plain already."""

    setup: Setup
    first: Side
    """The side that stands first on the score card: the one that broke first."""
    language: str
    """The ISO 639 code of the language in which everything about the match is worded."""
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
        return self.player(seat) if seat is not None else "" if side is None else self.side(side)

    def full_who(self, side: Side | None, seat: Seat | None) -> str:
        """The same with whole names."""
        return self.full_player(seat) if seat is not None else "" if side is None else self.full_side(side)

    def score(self, score: BySide[int]) -> str:
        """Two numbers in the order of the score card, such as "25–13"."""
        return f"{score.of(self.first)}–{score.of(self.first.other)}"


def names_of(setup: Setup, first: Side) -> Names:
    """The names of a match with this plain setup, in which this side stands first; worded in the current language."""
    players = range(1, 3 if setup.doubles else 2)
    seats = tuple(seat_of(side, number) for side in (first, first.other) for number in players)
    short = map(isolated, short_names(tuple(setup.player_at(seat).name for seat in seats)))
    return Names(setup, first, current_language(), dict(zip(seats, short, strict=True)))

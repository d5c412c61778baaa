"""Form of the toss: what its answers decide."""

from dataclasses import dataclass, replace

from carrom_desk.i18n import _, say
from carrom_desk.match.entry.entries import DetailsChanged, PlayersNamed, Toss, TossChoice
from carrom_desk.match.setup import Setup
from carrom_desk.match.side import SEATS_TO_THE_RIGHT, Seat, Side, seat_after, seat_of
from carrom_desk.presentation.names import shortened_setup
from carrom_desk.rules.laws import Law
from carrom_desk.rules.texts.words import NAMED


@dataclass(frozen=True, slots=True)
class TossForm:
    """Answers about a toss (icf-revised 39, 49, 56(b)); None for each that is missing."""

    setup: Setup
    is_extra_board: bool = False
    winner: Side | None = None
    choice: TossChoice | None = None
    player: int | None = None
    """Player of the breaking pair who breaks."""
    right: int | None = None
    """Player of the other pair who sits on the breaker's right."""

    @property
    def problem(self) -> str:
        """Sentence on the first missing answer; empty if there is none."""
        if self.winner is None:
            return _("Choose who won the toss.")
        if self.choice is None:
            return _("Choose whether the winner takes the break or the side.")
        return _("Choose which player breaks.") if self.setup.doubles and not self.player else ""

    @property
    def toss(self) -> Toss | None:
        """The entry; None while an answer is missing."""
        if self.winner is None or self.choice is None or self.problem:
            return None
        return Toss(self.winner, self.choice, self.player or 1)

    @property
    def breaking(self) -> Side | None:
        """Side that breaks, if known."""
        if self.winner is None or self.choice is None:
            return None
        return self.winner if self.choice is TossChoice.BREAK else self.winner.other

    @property
    def breaker(self) -> Seat | None:
        """Player who breaks, if known."""
        player = self.player if self.setup.doubles else 1
        return None if self.breaking is None or player is None else seat_of(self.breaking, player)

    @property
    def usual_right(self) -> int | None:
        """Player on the breaker's right in the order entered, if known."""
        return None if self.breaker is None else seat_after(self.breaker, 1, doubles=True).number

    @property
    def seated(self) -> Setup:
        if self.breaker is None or self.right in (None, self.usual_right):
            return self.setup
        other = self.breaker.side.other
        return replace(self.setup, sides=self.setup.sides.with_(other, self.setup.sides.of(other)[::-1]))

    @property
    def new_order(self) -> DetailsChanged | None:
        """Entry for a pair that sits in another order than entered; None if there is none, or an answer is missing."""
        seated = self.seated
        if seated == self.setup or self.problem:
            return None
        order = {seat.value: seated.player_at(seat) for seat in Seat if seat.side is not self.breaking}
        return DetailsChanged(players=PlayersNamed(**order))

    def seat_lines(self) -> list[str]:
        """Returns the players of a doubles match in turn order, numbered; empty texts while unknown."""
        seats = SEATS_TO_THE_RIGHT if self.setup.doubles else ()
        if self.breaker is None:
            return ["" for _seat in seats]
        told = shortened_setup(self.seated)
        after = [seat_after(self.breaker, steps, doubles=True) for steps in range(len(seats))]
        return [say(NAMED, name=place, text=told.player_at(seat).name) for place, seat in enumerate(after, 1)]

    def consequence(self) -> str:
        """Returns who sits down, chooses the side and breaks; empty until that is known."""
        breaking, told = self.breaking, shortened_setup(self.setup)
        if breaking is None:
            return ""
        breaks = _("{names} break and play white.").format(names=told.side_name(breaking))
        if self.breaker is not None:
            breaks = _("{name} breaks and plays white.").format(name=told.player_at(self.breaker).name)
        if self.is_extra_board:
            return breaks
        # The breaker has left the choice of side to the other, and sits down first (39(a), 39(c)).
        pairs = self.setup.doubles
        first = _("1. {first} sit down first.") if pairs else _("1. {first} sits down first.")
        other = _("2. {chooser} choose the side.") if pairs else _("2. {chooser} chooses the side.")
        number = self.setup.laws.numbers.get(Law.TOSS)
        said = (
            first.format(first=told.side_name(breaking)),
            other.format(chooser=told.side_name(breaking.other)),
            _("3. {breaks}").format(breaks=breaks),
            _("(law {number})").format(number=number) if number else "",
        )
        return " ".join(said).strip()

"""Exam questions beyond the laws: equipment measurements, score sheets and tournament draws."""

from collections.abc import Iterator
from dataclasses import dataclass, replace
from enum import Enum, unique
from random import Random

from carrom_desk.i18n import N_, Words
from carrom_desk.rules.edition import Edition

from .judged import Answers, Question
from .moments import Moment


@unique
class Measure(Enum):
    """Measurement of the ICF's equipment, in hundredths of its unit."""

    SURFACE = N_("The side of the playing surface, at least"), 7350, N_("{amount} cm")
    POCKET = N_("The diameter of a pocket"), 445, N_("{amount} cm")
    BASE_LINE = N_("The length of a base line"), 4700, N_("{amount} cm")
    BASE_CIRCLE = N_("The diameter of a base circle"), 318, N_("{amount} cm")
    OUTER_CIRCLE = N_("The diameter of the outer circle"), 1700, N_("{amount} cm")
    STRIKER = N_("The diameter of the striker, at most"), 413, N_("{amount} cm")
    STRIKER_WEIGHT = N_("The weight of the striker, at most"), 1500, N_("{amount} g")
    MAN = N_("The diameter of a man, at most"), 318, N_("{amount} cm")
    MAN_WEIGHT = N_("The weight of a man, at most"), 550, N_("{amount} g")
    STAND = N_("The height of the stand, at most"), 7000, N_("{amount} cm")

    @property
    def words(self) -> Words:
        """Names of the measured dimensions."""
        return self.value[0]

    @property
    def amount(self) -> int:
        """Value in hundredths."""
        return self.value[1]

    @property
    def unit(self) -> Words:
        """Format with the unit."""
        return self.value[2]


@dataclass(frozen=True, kw_only=True)
class Measured(Moment):
    """A question about a measurement."""

    measure: Measure

    @property
    def answers(self) -> Answers:
        """Value in hundredths."""
        return {Question.MEASURE: self.measure.amount}

    def others(self) -> Iterator[Moment]:
        """The same measurement with values at least half a unit apart."""
        return iter(())


@dataclass(frozen=True, kw_only=True)
class BoardRow:
    """A board on a score sheet."""

    is_first: bool
    """True when the side listed first won it."""
    men: int
    """Points for men, 1 to 9."""
    has_queen: bool
    """True when the winner had covered the Queen."""


@dataclass(frozen=True, kw_only=True)
class Summed(Moment):
    """A question about the total of a score sheet: men, and the Queen up to the score from which it does not count."""

    boards: tuple[BoardRow, ...]

    @property
    def answers(self) -> Answers:
        """Points of the side listed first."""
        return {Question.TOTAL: self._total(self.boards, is_first=True)}

    @property
    def can_come_about(self) -> bool:
        """True when nobody had won the game before the last board."""
        before = self.boards[:-1]
        return all(self._total(before, is_first=first) < self.edition.scoring.game for first in (True, False))

    def _total(self, boards: tuple[BoardRow, ...], *, is_first: bool) -> int:
        scoring, total = self.edition.scoring, 0
        for board in boards:
            if board.is_first is is_first:
                credit = scoring.queen_credit(total) if board.has_queen else 0
                total = min(total + min(board.men + credit, scoring.most), scoring.game)
        return total

    def others(self) -> Iterator[Moment]:
        """Variants with one board won by the other side, or without the Queen."""
        for place, board in enumerate(self.boards):
            for changed in (replace(board, is_first=not board.is_first), replace(board, has_queen=not board.has_queen)):
                yield replace(self, boards=(*self.boards[:place], changed, *self.boards[place + 1 :]))


@unique
class DrawKind(Enum):
    """Kind of tournament, which determines the question about its draw."""

    LEAGUE = N_("{count} players play in a league. Everyone plays everyone else once. How many matches are played?")
    KNOCK_OUT = N_("{count} players play in a knock-out. How many matches are played?")
    BYES = N_("{count} players play in a knock-out. How many have a bye in the first round?")
    ROUNDS = N_("{count} players play in a knock-out. How many rounds are played?")


@dataclass(frozen=True, kw_only=True)
class Drawn(Moment):
    """A question about a tournament draw."""

    kind: DrawKind
    count: int
    """Number of players, 3 or more."""

    @property
    def answers(self) -> Answers:
        """Number of matches, byes or rounds."""
        rounds = (self.count - 1).bit_length()
        found = {
            DrawKind.LEAGUE: self.count * (self.count - 1) // 2,
            DrawKind.KNOCK_OUT: self.count - 1,
            DrawKind.BYES: 2**rounds - self.count,
            DrawKind.ROUNDS: rounds,
        }
        return {Question.COUNT: found[self.kind]}

    def others(self) -> Iterator[Moment]:
        """Variants with more or fewer players, or another kind."""
        yield from (replace(self, count=count) for count in (self.count - 1, self.count + 1, self.count + 2))
        yield from (replace(self, kind=kind) for kind in DrawKind if kind is not self.kind)


def draw_measure(random: Random, edition: Edition) -> Moment:
    """Returns a random measurement."""
    return Measured(edition=edition, measure=random.choice(list(Measure)))


def draw_sheet(random: Random, edition: Edition) -> Moment:
    """Returns a random score sheet of three to five boards."""
    while True:
        boards = tuple(
            BoardRow(is_first=random.random() < 0.6, men=random.randint(1, 9), has_queen=random.random() < 0.5)
            for _ in range(random.randint(3, 5))
        )
        sheet = Summed(edition=edition, boards=boards)
        if sheet.can_come_about:
            return sheet


def draw_tournament(random: Random, edition: Edition) -> Moment:
    """Returns a random tournament draw."""
    return Drawn(edition=edition, kind=random.choice(list(DrawKind)), count=random.randint(5, 24))

"""What an exercise asks, and the acts at a position that it may be about, with the answer to each question."""

from collections.abc import Mapping
from dataclasses import dataclass
from enum import StrEnum, unique
from functools import cached_property

from carrom_desk.match.evolve import evolve
from carrom_desk.match.history import Slam
from carrom_desk.match.posed import Posed
from carrom_desk.match.side import BySide, Seat, Side, seat_after, side_of
from carrom_desk.match.state import MatchState
from carrom_desk.match.timing import placer_of
from carrom_desk.rules.acts import Act, Stroke
from carrom_desk.rules.breaches import Consequence
from carrom_desk.rules.edition import Edition
from carrom_desk.rules.judge import judge
from carrom_desk.rules.laws import Citation
from carrom_desk.rules.position import NO_MEN, ByParty, Position, QueenPlace
from carrom_desk.rules.ruling import Call, Ruling, Turn

SINGLES: BySide[tuple[str, ...]] = BySide(("Asha",), ("Ravi",))
DOUBLES: BySide[tuple[str, ...]] = BySide(("Asha", "Anil"), ("Ravi", "Rosa"))


@unique
class Question(StrEnum):
    """What is asked."""

    NEXT = "next"
    """Who plays next; nobody where the board is over."""
    BACK = "back"
    """How many men of either side come back now."""
    OWED = "owed"
    """How many men of either side stay owed."""
    QUEEN = "queen"
    """What becomes of the Queen."""
    RESULT = "result"
    """Who wins the board with how many points, and how many he may claim on top."""
    PLACER = "placer"
    """Who places the men."""
    CALL = "call"
    """What the umpire calls."""
    BREAKER = "breaker"
    """Who breaks next."""
    WHITE = "white"
    """Which side plays white."""
    SLAM = "slam"
    """Whether the board was a slam."""
    GAME = "game"
    """What follows when a board is over."""
    SIDES = "sides"
    """Whether sides are changed now."""
    PASSES = "passes"
    """What follows from a pass."""
    PROTEST = "protest"
    """What follows from a decided protest."""
    SECONDS = "seconds"
    """How long a clock runs."""
    CONSEQUENCE = "consequence"
    """What a breach leads to."""


@unique
class QueenFate(StrEnum):
    """What becomes of the Queen."""

    STAYS = "stays"
    """She stays where she was."""
    BACK = "back"
    TO_COVER = "to_cover"
    TO_RETURN = "to_return"
    COVERED = "covered"


@unique
class Course(StrEnum):
    """How a match goes on."""

    NEXT_BOARD = "next_board"
    NEXT_GAME = "next_game"
    EXTRA_BOARD = "extra_board"
    MATCH_OVER = "match_over"
    REPLAYED = "replayed"
    """The board is cancelled and played again."""
    TURN_PASSES = "turn_passes"
    FROM_START = "from_start"
    """Play goes on from the start of the board."""
    STANDS = "stands"
    """All stands as it was."""


@dataclass(frozen=True, slots=True)
class Won:
    """How a board ended."""

    winner: Side
    points: int
    on_demand: int


Value = (
    Seat | Side | ByParty[int] | QueenFate | Course | Won | Slam | tuple[Call, ...] | int | bool | Consequence | None
)
"""An answer."""
Answers = Mapping[Question, Value]


_NOTHING = Stroke()


@dataclass(frozen=True)
class Judged:
    """An act at a position, which `judge` rules on."""

    edition: Edition
    position: Position
    act: Act
    doubles: bool = False
    turn: Seat = Seat.A1
    breaker: Seat = Seat.A1

    @property
    def posed(self) -> Posed:
        """The same as a match that stands so."""
        return Posed(self.edition, self.position, DOUBLES if self.doubles else SINGLES, self.turn, self.breaker)

    @cached_property
    def ruling(self) -> Ruling:
        """What the laws rule."""
        return judge(self.position, self.act, self.edition)

    @property
    def stroke(self) -> Stroke:
        """The stroke; one that moves nothing where the act is none."""
        return self.act if isinstance(self.act, Stroke) else _NOTHING

    @property
    def laws(self) -> tuple[Citation, ...]:
        """Those that the ruling names."""
        return self.ruling.laws

    @cached_property
    def answers(self) -> Answers:
        """From the ruling; who places is asked of the match."""
        ruling = self.ruling
        found: dict[Question, Value] = {Question.CALL: ruling.calls}
        if ruling.board is not None:
            board = ruling.board
            found[Question.NEXT] = None
            found[Question.RESULT] = Won(side_of(board.winner, self.turn.side), board.points, board.on_demand)
            if not self.position.break_.made:
                found[Question.SLAM] = self.slam
            return found
        steps = self.edition.seats_to_next_turn
        is_kept = ruling.turn is Turn.CONTINUES
        found[Question.NEXT] = self.turn if is_kept else seat_after(self.turn, steps, doubles=self.doubles)
        found[Question.BACK], found[Question.OWED] = ruling.place.men, ruling.due
        found[Question.QUEEN] = _fate(self.position.queen, ruling)
        if self.doubles and ruling.place.men != NO_MEN:
            found[Question.PLACER] = self._placer()
        return found

    @cached_property
    def slam(self) -> Slam | None:
        """The slam that the board was, if it was one."""
        last = self._after().last_board
        return last.slam if last is not None else None

    def _after(self) -> MatchState:
        posed = self.posed
        return evolve(posed.state, posed.entry(self.act, self.ruling), 0)

    def _placer(self) -> Seat:
        after = self._after()
        assert after.board is not None
        assert after.board.to_place is not None
        return placer_of(after.board.to_place)


def _fate(before: QueenPlace, ruling: Ruling) -> QueenFate:
    if ruling.place.queen:
        return QueenFate.BACK
    if ruling.queen is before:
        return QueenFate.STAYS
    match ruling.queen:
        case QueenPlace.TO_COVER:
            return QueenFate.TO_COVER
        case QueenPlace.TO_RETURN:
            return QueenFate.TO_RETURN
        case _:
            return QueenFate.COVERED

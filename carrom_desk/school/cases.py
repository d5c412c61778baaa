"""What an exercise asks, and the acts at a position that it may be about, with the answer to each question."""

from collections.abc import Mapping
from dataclasses import dataclass
from enum import Enum, unique
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
from carrom_desk.rules.words import QT_TRANSLATE_NOOP

SINGLES: BySide[tuple[str, ...]] = BySide(("Asha",), ("Ravi",))
DOUBLES: BySide[tuple[str, ...]] = BySide(("Asha", "Anil"), ("Ravi", "Rosa"))


@unique
class Question(Enum):
    """What is asked."""

    NEXT = QT_TRANSLATE_NOOP("School", "Who plays now?")
    """Who plays next; nobody where the board is over."""
    BACK = QT_TRANSLATE_NOOP("School", "Which men come back onto the board now?")
    """How many men of either side come back now."""
    OWED = QT_TRANSLATE_NOOP("School", "Which men stay owed?")
    """How many men of either side stay owed."""
    QUEEN = QT_TRANSLATE_NOOP("School", "What becomes of the Queen?")
    RESULT = QT_TRANSLATE_NOOP("School", "How does the board end?")
    """Who wins the board with how many points, and how many he may claim on top."""
    PLACER = QT_TRANSLATE_NOOP("School", "Who places the men?")
    CALL = QT_TRANSLATE_NOOP("School", "What does the umpire call?")
    BREAKER = QT_TRANSLATE_NOOP("School", "Who breaks next?")
    WHITE = QT_TRANSLATE_NOOP("School", "Who plays white?")
    SLAM = QT_TRANSLATE_NOOP("School", "Was the board a slam?")
    GAME = QT_TRANSLATE_NOOP("School", "What follows?")
    SIDES = QT_TRANSLATE_NOOP("School", "Are sides changed before the next board?")
    PASSES = QT_TRANSLATE_NOOP("School", "What follows from the pass?")
    PROTEST = QT_TRANSLATE_NOOP("School", "How does play go on?")
    SECONDS = QT_TRANSLATE_NOOP("School", "How long is given?")
    CONSEQUENCE = QT_TRANSLATE_NOOP("School", "What does the breach lead to?")


@unique
class QueenFate(Enum):
    """What becomes of the Queen."""

    STAYS = QT_TRANSLATE_NOOP("School", "She stays where she is")
    BACK = QT_TRANSLATE_NOOP("School", "She goes back to the centre now")
    TO_COVER = QT_TRANSLATE_NOOP("School", "She is off the board and has to be covered")
    TO_RETURN = QT_TRANSLATE_NOOP("School", "She is off the board and goes back when the turn ends")
    COVERED = QT_TRANSLATE_NOOP("School", "She is covered")


@unique
class Course(Enum):
    """How a match goes on."""

    NEXT_BOARD = QT_TRANSLATE_NOOP("School", "The next board of the same game")
    NEXT_GAME = QT_TRANSLATE_NOOP("School", "The next game")
    EXTRA_BOARD = QT_TRANSLATE_NOOP("School", "A toss and an extra board")
    MATCH_OVER = QT_TRANSLATE_NOOP("School", "The match is over")
    REPLAYED = QT_TRANSLATE_NOOP("School", "The board is cancelled and played again")
    TURN_PASSES = QT_TRANSLATE_NOOP("School", "The turn goes to the next player")
    FROM_START = QT_TRANSLATE_NOOP("School", "Again from the start of that board")
    STANDS = QT_TRANSLATE_NOOP("School", "On from where it stands")


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
        to_place = self._after().current_board.to_place
        assert to_place is not None
        return placer_of(to_place)


def _fate(before: QueenPlace, ruling: Ruling) -> QueenFate:
    if ruling.place.queen:
        return QueenFate.BACK
    if ruling.queen is before:
        return QueenFate.STAYS
    waiting = {QueenPlace.TO_COVER: QueenFate.TO_COVER, QueenPlace.TO_RETURN: QueenFate.TO_RETURN}
    return waiting.get(ruling.queen, QueenFate.COVERED)

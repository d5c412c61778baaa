"""Cases for exercises: acts at a position, the questions about them, and the answers."""

from collections.abc import Mapping
from dataclasses import dataclass
from enum import Enum, unique
from functools import cached_property

from carrom_desk.i18n import N_
from carrom_desk.match.effects.evolve import evolve
from carrom_desk.match.side import BySide, Seat, Side, seat_after, side_of
from carrom_desk.match.state import MatchState
from carrom_desk.match.timing import placer_of
from carrom_desk.presentation.questions.posed import Posed
from carrom_desk.rules.acts import Act, Incident, IncidentKind, Offender, Stroke, Violation
from carrom_desk.rules.breaches import Consequence
from carrom_desk.rules.edition import Edition
from carrom_desk.rules.judge import judge
from carrom_desk.rules.laws import Citation, Law
from carrom_desk.rules.position import ByParty, Party, Position, QueenPlace
from carrom_desk.rules.ruling import Call, Ruling, Turn

SINGLES: BySide[tuple[str, ...]] = BySide(("Asha",), ("Ravi",))
DOUBLES: BySide[tuple[str, ...]] = BySide(("Asha", "Anil"), ("Ravi", "Rosa"))


@unique
class ExerciseQuestion(Enum):
    """Question of an exercise."""

    NEXT = N_("Who plays now?")
    """Next player; None if the board is over."""
    BACK = N_("Which men come back onto the board now?")
    """Men of each side that come back now."""
    OWED = N_("Which men stay owed?")
    """Men of each side that stay owed."""
    QUEEN = N_("Where is the Queen now?")
    RESULT = N_("How does the board end?")
    """Winner of the board, points, and further points that may be claimed."""
    PLACER = N_("Who places the men?")
    CALL = N_("What does the umpire call?")
    BREAKER = N_("Who breaks next?")
    WHITE = N_("Who plays white?")
    GAME = N_("What comes next?")
    SIDES = N_("Do the players change sides before the next board?")
    PASSES = N_("What happens after the pass?")
    PROTEST = N_("How does play continue?")
    SECONDS = N_("How much time is allowed?")
    CONSEQUENCE = N_("What does the breach lead to?")


@unique
class QueenFate(Enum):
    """Place of the Queen after an act, and how it got there."""

    STAYS = N_("It was not pocketed and stays on the board")
    BACK = N_("It returns to the centre now")
    TO_COVER = N_("It stays off the board and must be covered")
    TO_RETURN = N_("It stays off the board and returns when the turn ends")
    COVERED = N_("It is covered")


@unique
class Course(Enum):
    """Continuation of the match."""

    NEXT_BOARD = N_("The next board of the same game")
    NEXT_GAME = N_("The next game")
    EXTRA_BOARD = N_("A toss and an extra board")
    MATCH_OVER = N_("The match is over")
    REPLAYED = N_("The board is cancelled and replayed")
    TURN_PASSES = N_("The turn passes to the next player")
    FROM_START = N_("From the start of that board")
    STANDS = N_("From the current position")
    TECHNICAL_FOUL = N_("A technical foul")


@dataclass(frozen=True, slots=True)
class Won:
    """Result of a board."""

    winner: Side
    points: int
    on_demand: int


Value = Seat | Side | ByParty[int] | QueenFate | Course | Won | tuple[Call, ...] | int | bool | Consequence | None
"""An answer."""
Answers = Mapping[ExerciseQuestion, Value]

_NOTHING = Stroke()


@dataclass(frozen=True)
class Judged:
    """An act at a position, with its ruling from `judge`."""

    edition: Edition
    position: Position
    act: Act
    doubles: bool = False
    turn: Seat = Seat.A1
    breaker: Seat = Seat.A1

    @property
    def posed(self) -> Posed:
        """Position as a match in progress."""
        return Posed(self.edition, self.position, DOUBLES if self.doubles else SINGLES, self.turn, self.breaker)

    @cached_property
    def ruling(self) -> Ruling:
        """Ruling under the laws."""
        return judge(self.position, self.act, self.edition)

    def seat_of(self, act: Violation | Incident) -> Seat:
        """Returns the offender of a breach outside a stroke: the player in turn, or the partner if only they can commit
        it.
        """
        if act.by in (Party.OPPONENT, Offender.OPPONENT):
            return seat_after(self.turn, 1, doubles=self.doubles)
        is_out_of_turn = isinstance(act, Incident) and act.kind is IncidentKind.OUT_OF_TURN
        is_partners = is_out_of_turn or act.by is Offender.PARTNER
        return seat_after(self.turn, 2, doubles=self.doubles) if is_partners else self.turn

    @property
    def stroke(self) -> Stroke:
        """The stroke; one that moves nothing if the act is not a stroke."""
        return self.act if isinstance(self.act, Stroke) else _NOTHING

    @property
    def laws(self) -> tuple[Citation, ...]:
        return self.ruling.laws

    @cached_property
    def answers(self) -> Answers:
        """Answers from the ruling and, for who places, from the match."""
        ruling = self.ruling
        found: dict[ExerciseQuestion, Value] = {}
        if ruling.board is not None:
            board = ruling.board
            found[ExerciseQuestion.NEXT] = None
            found[ExerciseQuestion.RESULT] = Won(side_of(board.winner, self.turn.side), board.points, board.on_demand)
            return found
        steps = self.edition.seats_to_next_turn
        is_kept = ruling.turn is Turn.CONTINUES
        found[ExerciseQuestion.NEXT] = self.turn if is_kept else seat_after(self.turn, steps, doubles=self.doubles)
        found[ExerciseQuestion.BACK], found[ExerciseQuestion.OWED] = ruling.place.men, ruling.due
        found[ExerciseQuestion.QUEEN] = _fate(ruling)
        if Call.QUEEN_COVERED not in ruling.calls and self._has_one_call:  # the laws have no name for that call
            found[ExerciseQuestion.CALL] = ruling.calls
        if self._has_one_placer:
            found[ExerciseQuestion.PLACER] = self._placer()
        return found

    @property
    def _has_one_call(self) -> bool:
        """Returns True when the text distinguishes dues from penalties; icf-1993 calls both due and foul what an
        improper stroke costs.
        """
        is_told_apart = len(self.edition.cite(Law.STRIKER_ALONE, Law.STRIKER_ALONE_IMPROPER)) != 1
        return is_told_apart or not self.stroke.improper

    @property
    def _has_one_placer(self) -> bool:
        """Returns True when the laws name a single player who places: in doubles, after a stroke, for men of one side
        (78(b)).
        """
        men = self.ruling.place.men
        is_named = self.doubles and not self.edition.has_dues_at_turns_end and isinstance(self.act, Stroke)
        return is_named and (men.own > 0) is not (men.opponent > 0)

    def _after(self) -> MatchState:
        posed = self.posed
        return evolve(posed.state, posed.entry(self.act, self.ruling), 0)

    def _placer(self) -> Seat:
        to_place = self._after().current_board.to_place
        assert to_place is not None
        return placer_of(to_place)


_FATES: Mapping[QueenPlace, QueenFate] = {
    QueenPlace.ON_BOARD: QueenFate.STAYS,
    QueenPlace.TO_COVER: QueenFate.TO_COVER,
    QueenPlace.TO_RETURN: QueenFate.TO_RETURN,
}


def _fate(ruling: Ruling) -> QueenFate:
    return QueenFate.BACK if ruling.place.queen else _FATES.get(ruling.queen, QueenFate.COVERED)

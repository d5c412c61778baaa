"""What an exercise is about: an act at a position, or a moment of the match, with the answer to each question."""

from collections.abc import Mapping
from dataclasses import dataclass, replace
from enum import StrEnum, unique
from functools import cached_property
from typing import Protocol

from carrom_desk.match.entries import (
    Passed,
    PlainEntry,
    ProtestDecided,
    ProtestLodged,
    SidesChanged,
    StrokeMade,
    Toss,
    TossChoice,
)
from carrom_desk.match.evolve import evolve, initial_state
from carrom_desk.match.history import Slam
from carrom_desk.match.posed import Posed
from carrom_desk.match.setup import Competition
from carrom_desk.match.side import BySide, Seat, Side, seat_after, side_of
from carrom_desk.match.state import MatchState
from carrom_desk.match.timing import placer_of
from carrom_desk.rules.acts import Act, Stroke
from carrom_desk.rules.breaches import Breach, Consequence
from carrom_desk.rules.clocks import ClockKind
from carrom_desk.rules.edition import Edition
from carrom_desk.rules.judge import judge
from carrom_desk.rules.laws import Citation
from carrom_desk.rules.position import NO_MEN, ByParty, Pieces, Position, QueenPlace, opening_position
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


class Case(Protocol):
    """Something that happened, and what the rules say of it."""

    @property
    def edition(self) -> Edition:
        """By which laws."""

    @property
    def answers(self) -> Answers:
        """The right answer to every question that makes sense here."""

    @property
    def laws(self) -> tuple[Citation, ...]:
        """The laws that the rules name for it."""


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


# Moments of the match


def _setup_state(edition: Edition, *, doubles: bool, position: Position | None = None) -> MatchState:
    posed = Posed(edition, position or opening_position(NO_MEN), DOUBLES if doubles else SINGLES)
    return posed.state


@dataclass(frozen=True)
class Tossed:
    """The toss at the beginning."""

    edition: Edition
    doubles: bool
    winner: Side
    choice: TossChoice
    player: int = 1

    laws: tuple[Citation, ...] = ()

    @cached_property
    def answers(self) -> Answers:
        """Who breaks, and which side has white."""
        setup = replace(_setup_state(self.edition, doubles=self.doubles).setup, start=None)
        board = evolve(initial_state(setup), Toss(self.winner, self.choice, self.player), 0).board
        assert board is not None
        return {Question.BREAKER: board.breaker, Question.WHITE: board.white}


@dataclass(frozen=True)
class BoardEnded:
    """A board ends by an own last man, the Queen covered by the side in turn."""

    edition: Edition
    doubles: bool
    game: int
    """1 to 3."""
    boards: int
    """Boards of the game that are over, this one included, 1 to 9."""
    breaker: Seat
    """Who broke this board."""
    first_breaker: Seat
    """Who began the game."""
    score: BySide[int]
    """Before this board."""
    points: int
    """What it counts for side A, from 1 to 9: black men on the board, the Queen not counted."""
    limit: int | None = 8
    is_change_forgotten: bool = False
    """Whether sides should have been changed before this board and were not."""
    laws: tuple[Citation, ...] = ()

    @cached_property
    def answers(self) -> Answers:
        """Who breaks next, whether the game is over, and whether sides are changed now."""
        position = Position(
            ByParty(1, self.points),
            QueenPlace.OPPONENT,
            NO_MEN,
            ByParty(own=True, opponent=True),
            opening_position(NO_MEN).break_,
            self.score.seen_from(Side.A),
        )
        position = replace(position, break_=replace(position.break_, made=True))
        posed = Posed(self.edition, position, DOUBLES if self.doubles else SINGLES, Seat.A1, self.breaker)
        setup = posed.setup
        assert setup.start is not None
        start = replace(
            setup.start,
            game_number=self.game,
            first_breaker=self.first_breaker,
            boards_played=self.boards - 1,
            board=replace(setup.start.board, number=self.boards),
            games=BySide((self.game - 1 + 1) // 2, (self.game - 1) // 2),
        )
        target = self.edition.scoring.game
        competition = Competition(points=target, boards=self.limit)
        before = initial_state(replace(setup, start=start, competition=competition))
        stroke = Stroke(Pieces(own=1))
        after = evolve(before, StrokeMade(stroke, None, judge(position, stroke, self.edition)), 0)
        found: dict[Question, Value] = {Question.GAME: _course(before, after)}
        if after.board is not None:
            found[Question.BREAKER] = after.board.breaker
            found[Question.SIDES] = after.is_change_of_sides_due
        return found


def _course(before: MatchState, after: MatchState) -> Course:
    if after.is_over:
        return Course.MATCH_OVER
    if after.board is None:
        return Course.EXTRA_BOARD
    assert before.game is not None
    assert after.game is not None
    return Course.NEXT_GAME if after.game.number > before.game.number else Course.NEXT_BOARD


@dataclass(frozen=True)
class PassedAgain:
    """A pass, after so many passes in a row."""

    edition: Edition
    doubles: bool
    before: int
    """Passes in a row before this one, 0 to 11."""
    laws: tuple[Citation, ...] = ()

    @cached_property
    def answers(self) -> Answers:
        """Whether the board is replayed."""
        opening = opening_position(NO_MEN)
        state = _setup_state(self.edition, doubles=self.doubles, position=replace(opening, break_=_MADE))
        for number in range(self.before + 1):
            state = evolve(state, Passed(), number)
        is_replayed = state.boards_replayed > 0
        return {Question.PASSES: Course.REPLAYED if is_replayed else Course.TURN_PASSES}


_MADE = replace(opening_position(NO_MEN).break_, made=True)


@dataclass(frozen=True)
class Protested:
    """A protest on a board under way, and its decision."""

    edition: Edition
    upheld: bool
    laws: tuple[Citation, ...] = ()

    @cached_property
    def answers(self) -> Answers:
        """Whether play goes on from the start of the board."""
        state = _setup_state(self.edition, doubles=False)
        stroke = Stroke(Pieces(own=1))
        assert state.board is not None
        made = StrokeMade(stroke, None, judge(state.board.position, stroke, self.edition))
        entries: tuple[PlainEntry, ...] = (made, ProtestLodged(Side.B, ""), ProtestDecided(self.upheld, ""))
        for number, entry in enumerate(entries):
            state = evolve(state, entry, number)
        assert state.board is not None
        is_again = not state.board.position.break_.made
        return {Question.PROTEST: Course.FROM_START if is_again else Course.STANDS}


@dataclass(frozen=True)
class SidesForgotten:
    """Sides should have been changed, the next board was played all the same, or they were changed in time."""

    edition: Edition
    is_changed: bool
    laws: tuple[Citation, ...] = ()

    @cached_property
    def answers(self) -> Answers:
        """Whether they are changed now, after the board then running."""
        ended = BoardEnded(self.edition, False, 3, 4, Seat.A1, Seat.A1, BySide(5, 4), 2, 8)
        state = _after(ended)
        if self.is_changed:
            state = evolve(state, SidesChanged(), 1)
        return {Question.SIDES: state.is_change_of_sides_due}


def _after(ended: BoardEnded) -> MatchState:
    state = _setup_state(ended.edition, doubles=False)
    return replace(state, is_change_of_sides_due=ended.answers[Question.SIDES] is True)


# What is looked up


@dataclass(frozen=True)
class Timed:
    """A clock of the edition."""

    edition: Edition
    clock: ClockKind

    @property
    def laws(self) -> tuple[Citation, ...]:
        """The law that gives the time."""
        clock = self.edition.clock(self.clock)
        return () if clock is None else self.edition.cite(clock.laws[0])

    @property
    def answers(self) -> Answers:
        """How long it runs."""
        clock = self.edition.clock(self.clock)
        return {} if clock is None else {Question.SECONDS: clock.seconds}


@dataclass(frozen=True)
class Breached:
    """A breach of the laws by name."""

    edition: Edition
    breach: Breach

    @property
    def laws(self) -> tuple[Citation, ...]:
        """The law that forbids it."""
        law = self.edition.law_of(self.breach)
        return () if law is None else (law,)

    @property
    def answers(self) -> Answers:
        """What it leads to."""
        consequence = self.edition.consequence_of(self.breach)
        return {} if consequence is None else {Question.CONSEQUENCE: consequence}

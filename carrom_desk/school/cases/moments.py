"""Moments of a match for exercises, with variants."""

from abc import ABC, abstractmethod
from collections.abc import Iterator
from dataclasses import dataclass, replace
from functools import cached_property

from carrom_desk.match.effects.course import BOARDS_BEFORE_CHANGE, POINTS_BEFORE_CHANGE, initial_state
from carrom_desk.match.effects.evolve import evolve
from carrom_desk.match.entry.entries import (
    Passed,
    PlainEntry,
    ProtestDecided,
    ProtestLodged,
    SidesChanged,
    StrokeMade,
    Toss,
    TossChoice,
)
from carrom_desk.match.setup import ChangeSides, Competition
from carrom_desk.match.side import SEATS_TO_THE_RIGHT, BySide, Seat, Side, seat_after
from carrom_desk.match.state import MatchState
from carrom_desk.presentation.questions.posed import Posed
from carrom_desk.rules.acts import Stroke
from carrom_desk.rules.edition import Edition
from carrom_desk.rules.judge import judge
from carrom_desk.rules.laws import Citation, Law
from carrom_desk.rules.position import BREAK_MADE, NO_MEN, ByParty, Pieces, Position, QueenPlace, opening_position

from .judged import DOUBLES, SINGLES, Answers, Course, ExerciseQuestion, Judged, Value

_STROKE = Stroke(Pieces(own=1))


def seats(*, doubles: bool) -> tuple[Seat, ...]:
    """Returns the seats in the order of play."""
    return SEATS_TO_THE_RIGHT if doubles else (Seat.A1, Seat.B1)


def _state(edition: Edition, *, doubles: bool = False, position: Position | None = None) -> MatchState:
    return Posed(edition, position or opening_position(NO_MEN), DOUBLES if doubles else SINGLES).state


@dataclass(frozen=True, kw_only=True)
class Moment(ABC):
    """A moment of a match, or a question to look up in the laws."""

    edition: Edition
    doubles: bool = False

    @property
    def laws(self) -> tuple[Citation, ...]:
        """Laws that the rules cite for it; may be empty."""
        return ()

    @property
    def shown(self) -> tuple[str, ...]:
        """Stable names of laws that it shows but no ruling cites."""
        return ()

    @property
    @abstractmethod
    def answers(self) -> Answers:
        """Correct answer to each applicable question."""

    @abstractmethod
    def others(self) -> Iterator["Moment"]:
        """Variants with one fact changed."""


Case = Judged | Moment
"""Case of an exercise."""


@dataclass(frozen=True, kw_only=True)
class Tossed(Moment):
    """The toss at the start of a match."""

    winner: Side
    choice: TossChoice
    player: int = 1

    @cached_property
    def answers(self) -> Answers:
        """Breaker, and the side that plays white."""
        setup = replace(_state(self.edition, doubles=self.doubles).setup, start=None)
        board = evolve(initial_state(setup), Toss(self.winner, self.choice, self.player), 0).current_board
        return {ExerciseQuestion.BREAKER: board.breaker, ExerciseQuestion.WHITE: board.white}

    @property
    def shown(self) -> tuple[str, ...]:
        """Choice, and breaker with colour."""
        always = ("toss_choice", "breaker_plays_white", "guess_winner_decides")
        if self.choice is not TossChoice.BREAK:
            return always
        of_pairs = ("toss_in_doubles",) if self.doubles else ()
        return (*always, "break_chosen", "who_breaks", "guess_for_the_start", *of_pairs)

    def others(self) -> Iterator[Moment]:
        """Variants: won by the other side, another choice, the other player named."""
        yield replace(self, winner=self.winner.other)
        yield replace(self, choice=next(each for each in TossChoice if each is not self.choice))
        if self.doubles:
            yield replace(self, player=3 - self.player)


@dataclass(frozen=True, kw_only=True)
class BoardEnded(Moment):
    """A board that ends by an own last man, with the Queen covered by the other side."""

    game: int
    """1 to 3, game 1 won by side B; always 1 in club rules, where a match is one game."""
    boards: int
    """Boards of the game that are over, including this one, 1 to 8."""
    first_breaker: Seat = Seat.A1
    """Player who broke first in the game."""
    score: BySide[int]
    """Score before this board."""
    points: int
    """Points for side A, 1 to 9: black men on the board, without the Queen."""
    limit: int | None = 8
    """Maximum number of boards in a game; None for no limit, as in club rules and, by icf-1993 29(b), from the
    quarter-finals on.
    """

    @property
    def breaker(self) -> Seat:
        """Breaker of this board by rotation (49)."""
        return seat_after(self.first_breaker, self.boards - 1, doubles=self.doubles)

    @property
    def is_first_change(self) -> bool:
        """True in the last of three games if no change of sides was required in it before."""
        is_early = self.limit is None or self.boards <= BOARDS_BEFORE_CHANGE
        return self.game == _GAMES and is_early and max(self.score.a, self.score.b) < POINTS_BEFORE_CHANGE

    @property
    def can_come_about(self) -> bool:
        """True when this many boards can lead to the score before this one."""
        before, most = self.boards - 1, self.edition.scoring.most
        won = (
            (each <= self.score.a <= most * each and before - each <= self.score.b <= most * (before - each))
            for each in range(before + 1)
        )
        return any(won)

    @cached_property
    def answers(self) -> Answers:
        """Next breaker, end of the game, and change of sides."""
        has_pocketed = ByParty(own=True, opponent=True)
        score = self.score.seen_from(Side.A)
        position = Position(ByParty(1, self.points), QueenPlace.OPPONENT, NO_MEN, has_pocketed, BREAK_MADE, score)
        names = DOUBLES if self.doubles else SINGLES
        setup = Posed(self.edition, position, names, Seat.A1, self.breaker).setup
        assert setup.start is not None
        start = replace(
            setup.start,
            game_number=self.game,
            first_breaker=self.first_breaker,
            boards_played=self.boards - 1,
            board=replace(setup.start.board, number=self.boards),
            games=BySide((self.game - 1) // 2, self.game // 2),
        )
        competition = Competition(
            games=games_of(self.edition),
            points=self.edition.scoring.game,
            boards=self.limit,
            change_sides=ChangeSides.AT_13 if self.limit is None else ChangeSides.AFTER_4_BOARDS_OR_13,
        )
        before = initial_state(replace(setup, start=start, competition=competition))
        after = evolve(before, StrokeMade(_STROKE, None, judge(position, _STROKE, self.edition)), 0)
        if after.board is None:
            return {ExerciseQuestion.GAME: Course.MATCH_OVER if after.is_over else Course.EXTRA_BOARD}
        is_next_game = after.current_game.number > self.game
        found: dict[ExerciseQuestion, Value] = {
            ExerciseQuestion.GAME: Course.NEXT_GAME if is_next_game else Course.NEXT_BOARD
        }
        if self.edition.has_dues_at_turns_end:  # whose texts mention neither the next breaker nor a change of sides
            return found
        if not (is_next_game and self.doubles):  # for pairs the laws leave open who breaks first in the next game
            found[ExerciseQuestion.BREAKER] = after.board.breaker
        if is_next_game or self.game < _GAMES or self.is_first_change:
            found[ExerciseQuestion.SIDES] = after.is_change_of_sides_due
        return found

    @property
    def shown(self) -> tuple[str, ...]:
        """End of games and matches, next breaker, and change of sides."""
        of_sides: tuple[str, ...] = ()
        if ExerciseQuestion.SIDES in self.answers and self.game == 3:
            of_sides = ("change_at_13" if self.limit is None else "change_after_four_or_13",)
        match self.answers[ExerciseQuestion.GAME]:
            case Course.MATCH_OVER:
                return _OF_AN_END
            case Course.EXTRA_BOARD:
                return ("extra_board",)
            case Course.NEXT_GAME:
                breaks = "second_game_breaks" if self.game == 1 else "third_game_breaks"
                sides = "sides_after_a_game_doubles" if self.doubles else "sides_after_a_game_singles"
                return (*_OF_AN_END, breaks, sides, *of_sides)
            case _:
                return ("doubles_breaks_to_the_right" if self.doubles else "first_game_breaks", *of_sides)

    def others(self) -> Iterator[Moment]:
        """Variants: another first breaker, game or board, other points, another limit of boards."""
        yield from (each for each in self._others() if each.can_come_about)

    def _others(self) -> Iterator["BoardEnded"]:
        who = seats(doubles=self.doubles)
        yield from (replace(self, first_breaker=seat) for seat in who if seat is not self.first_breaker)
        yield from (replace(self, game=game) for game in range(1, games_of(self.edition) + 1) if game != self.game)
        yield from (replace(self, boards=boards) for boards in (3, 4, 8) if boards != self.boards)
        yield replace(self, points=self.points % 9 + 1)
        yield replace(self, score=BySide(self.edition.scoring.game - 1, self.score.b))
        yield replace(self, score=BySide(2, 3))
        if knows_unlimited_games(self.edition):
            yield replace(self, limit=None if self.limit is not None else 8)


_OF_AN_END = ("game_to_25_or_eight_boards", "match_to_29", "best_of_three")

_GAMES = 3
"""Maximum number of games of a match under the ICF's laws."""


def games_of(edition: Edition) -> int:
    """Returns the number of games of which the best decide; a club match is one game to 29."""
    return 1 if edition.has_dues_at_turns_end else _GAMES


def knows_unlimited_games(edition: Edition) -> bool:
    """Returns True when the text has games with and without a limit of boards (icf-1993 29(b) with 33(b))."""
    return Law.CHANGE_AT_13 in edition.numbers


@dataclass(frozen=True, kw_only=True)
class PassedAgain(Moment):
    """A pass after several successive passes."""

    before: int
    """Number of successive passes before this one, 0 to 11."""

    shown = ("all_pass",)

    @cached_property
    def answers(self) -> Answers:
        """True when the board is replayed."""
        state = _state(self.edition, doubles=self.doubles, position=_ON_BOARD)
        for number in range(self.before + 1):
            state = evolve(state, Passed(), number)
        return {ExerciseQuestion.PASSES: Course.REPLAYED if state.boards_replayed > 0 else Course.TURN_PASSES}

    def others(self) -> Iterator[Moment]:
        """Variants: exactly enough passes to replay the board, and one less."""
        yield replace(self, before=5 if self.before != 5 else 4)
        yield replace(self, before=11 if self.doubles else 5)


_ON_BOARD = replace(opening_position(NO_MEN), break_=BREAK_MADE)


@dataclass(frozen=True, kw_only=True)
class Protested(Moment):
    """A protest on a board in progress, and its decision."""

    upheld: bool | None
    """None if the protest was lodged but not decided yet (147)."""

    @cached_property
    def answers(self) -> Answers:
        """True when play continues from the start of the board."""
        if self.upheld is None:
            return {ExerciseQuestion.PROTEST: Course.STANDS}
        state = _state(self.edition)
        made = StrokeMade(_STROKE, None, judge(state.current_board.position, _STROKE, self.edition))
        entries: tuple[PlainEntry, ...] = (made, ProtestLodged(Side.B, ""), ProtestDecided(self.upheld, ""))
        for number, made_entry in enumerate(entries):
            state = evolve(state, made_entry, number)
        is_again = not state.current_board.position.break_.made
        return {ExerciseQuestion.PROTEST: Course.FROM_START if is_again else Course.STANDS}

    @property
    def shown(self) -> tuple[str, ...]:
        if self.upheld is None:
            return ("play_after_protest",)
        return ("protest_upheld" if self.upheld else "protest_overruled",)

    def others(self) -> Iterator[Moment]:
        """Variants: another decision, or none yet."""
        yield from (replace(self, upheld=each) for each in (True, False, None) if each is not self.upheld)


@dataclass(frozen=True, kw_only=True)
class SidesForgotten(Moment):
    """A change of sides that was forgotten until the next board was played, or was made in time."""

    is_changed: bool

    shown = ("change_noticed_late",)

    @cached_property
    def answers(self) -> Answers:
        """True when sides are changed now, after the current board."""
        ended = BoardEnded(edition=self.edition, game=3, boards=4, score=BySide(5, 4), points=2)
        state = _state(self.edition)
        game = replace(state.current_game, is_change_of_sides_due=ended.answers[ExerciseQuestion.SIDES] is True)
        state = replace(state, game=game)
        if self.is_changed:
            state = evolve(state, SidesChanged(), 1)
        return {ExerciseQuestion.SIDES: state.is_change_of_sides_due}

    def others(self) -> Iterator[Moment]:
        """Variant: changed in time, or forgotten."""
        yield replace(self, is_changed=not self.is_changed)

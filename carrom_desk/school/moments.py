"""Random moments of a match and look-up questions for exercises, with variants."""

from abc import ABC, abstractmethod
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, replace
from enum import Enum, unique
from functools import cached_property
from random import Random

from carrom_desk.i18n import N_
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
from carrom_desk.presentation.posed import Posed
from carrom_desk.rules.acts import Stroke
from carrom_desk.rules.breaches import CATALOGUE, Breach, BreachGroup, Consequence, entry
from carrom_desk.rules.clocks import ClockKind
from carrom_desk.rules.edition import Edition
from carrom_desk.rules.judge import judge
from carrom_desk.rules.laws import Citation, Law
from carrom_desk.rules.position import BREAK_MADE, NO_MEN, ByParty, Pieces, Position, QueenPlace, opening_position

from .cases import DOUBLES, SINGLES, Answers, Course, Judged, Question, Value
from .draw import knows_doubles

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
        return {Question.BREAKER: board.breaker, Question.WHITE: board.white}

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
            games=_games_of(self.edition),
            points=self.edition.scoring.game,
            boards=self.limit,
            change_sides=ChangeSides.AT_13 if self.limit is None else ChangeSides.AFTER_4_BOARDS_OR_13,
        )
        before = initial_state(replace(setup, start=start, competition=competition))
        after = evolve(before, StrokeMade(_STROKE, None, judge(position, _STROKE, self.edition)), 0)
        if after.board is None:
            return {Question.GAME: Course.MATCH_OVER if after.is_over else Course.EXTRA_BOARD}
        is_next_game = after.current_game.number > self.game
        found: dict[Question, Value] = {Question.GAME: Course.NEXT_GAME if is_next_game else Course.NEXT_BOARD}
        if self.edition.has_dues_at_turns_end:  # whose texts mention neither the next breaker nor a change of sides
            return found
        if not (is_next_game and self.doubles):  # for pairs the laws leave open who breaks first in the next game
            found[Question.BREAKER] = after.board.breaker
        if is_next_game or self.game < _GAMES or self.is_first_change:
            found[Question.SIDES] = after.is_change_of_sides_due
        return found

    @property
    def shown(self) -> tuple[str, ...]:
        """End of games and matches, next breaker, and change of sides."""
        of_sides: tuple[str, ...] = ()
        if Question.SIDES in self.answers and self.game == 3:
            of_sides = ("change_at_13" if self.limit is None else "change_after_four_or_13",)
        match self.answers[Question.GAME]:
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
        yield from (replace(self, game=game) for game in range(1, _games_of(self.edition) + 1) if game != self.game)
        yield from (replace(self, boards=boards) for boards in (3, 4, 8) if boards != self.boards)
        yield replace(self, points=self.points % 9 + 1)
        yield replace(self, score=BySide(self.edition.scoring.game - 1, self.score.b))
        yield replace(self, score=BySide(2, 3))
        if knows_unlimited_games(self.edition):
            yield replace(self, limit=None if self.limit is not None else 8)


_OF_AN_END = ("game_to_25_or_eight_boards", "match_to_29", "best_of_three")
_GAMES = 3
"""Maximum number of games of a match under the ICF's laws."""


def _games_of(edition: Edition) -> int:
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
        return {Question.PASSES: Course.REPLAYED if state.boards_replayed > 0 else Course.TURN_PASSES}

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
            return {Question.PROTEST: Course.STANDS}
        state = _state(self.edition)
        made = StrokeMade(_STROKE, None, judge(state.current_board.position, _STROKE, self.edition))
        entries: tuple[PlainEntry, ...] = (made, ProtestLodged(Side.B, ""), ProtestDecided(self.upheld, ""))
        for number, made_entry in enumerate(entries):
            state = evolve(state, made_entry, number)
        is_again = not state.current_board.position.break_.made
        return {Question.PROTEST: Course.FROM_START if is_again else Course.STANDS}

    @property
    def shown(self) -> tuple[str, ...]:
        """Consequence of a protest."""
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
        game = replace(state.current_game, is_change_of_sides_due=ended.answers[Question.SIDES] is True)
        state = replace(state, game=game)
        if self.is_changed:
            state = evolve(state, SidesChanged(), 1)
        return {Question.SIDES: state.is_change_of_sides_due}

    def others(self) -> Iterator[Moment]:
        """Variant: changed in time, or forgotten."""
        yield replace(self, is_changed=not self.is_changed)


# Look-up questions


@dataclass(frozen=True, kw_only=True)
class Timed(Moment):
    """A clock of the edition."""

    clock: ClockKind

    @property
    def laws(self) -> tuple[Citation, ...]:
        """Law that sets the time limit."""
        clock = self.edition.clock(self.clock)
        return () if clock is None else self.edition.cite(clock.laws[0])

    @property
    def answers(self) -> Answers:
        """Time limit."""
        clock = self.edition.clock(self.clock)
        return {} if clock is None else {Question.SECONDS: clock.seconds}

    def others(self) -> Iterator[Moment]:
        """Other clocks of the edition."""
        yield from (replace(self, clock=kind) for kind in clocks_of(self.edition) if kind is not self.clock)


@unique
class BreachMoment(Enum):
    """Moment of a breach, which makes it a foul or a technical foul (63, 64)."""

    BEFORE_TURN = N_("It is before the first stroke of that player’s turn.")
    IN_TURN = N_("It is after the first stroke of that player’s turn.")
    NOT_IN_TURN = N_("It is not that player’s turn.")


@dataclass(frozen=True, kw_only=True)
class Breached(Moment):
    """A breach by name, with a consequence given by the text."""

    breach: Breach
    moment: BreachMoment | None = None
    """Deciding moment; None if the moment does not matter, or only by a reading."""

    @property
    def laws(self) -> tuple[Citation, ...]:
        """Laws that forbid it and give its consequence at that moment."""
        law = self.edition.law_of(self.breach)
        by_moment = self.edition.cite(_LAW_OF_MOMENT[self.moment]) if self.moment is not None else ()
        return (*(() if law is None else (law,)), *by_moment)

    @property
    def answers(self) -> Answers:
        """Consequence of the breach."""
        consequence = self.edition.consequence_of(self.breach)
        if self.moment is not None:
            is_foul = self.moment is BreachMoment.IN_TURN
            return {Question.CONSEQUENCE: Consequence.FOUL if is_foul else Course.TECHNICAL_FOUL}
        return {} if consequence is None else {Question.CONSEQUENCE: consequence}

    def others(self) -> Iterator[Moment]:
        """Variants: at another moment, and other breaches of the edition."""
        yield from (replace(self, moment=each) for each in moments_of(self.edition, self.breach) if each != self.moment)
        for breach in _breaches(self.edition):
            if breach is not self.breach:
                yield Breached(edition=self.edition, breach=breach, moment=self.moment_of(breach))

    def moment_of(self, breach: Breach) -> BreachMoment | None:
        """Returns the moment for another breach: the same if possible."""
        moments = moments_of(self.edition, breach)
        return self.moment if self.moment in moments else next(iter(moments), None)


_MOMENTS_OF: Mapping[Breach, tuple[BreachMoment, ...]] = {
    # Breaches only during the player's own turn, or only outside it (29, 133, 128).
    **dict.fromkeys((Breach.SEAT_MOVED, Breach.SOLID_OBJECT), (BreachMoment.BEFORE_TURN, BreachMoment.IN_TURN)),
    Breach.SCORE_ASKED: (BreachMoment.NOT_IN_TURN,),
    # After the player's own stroke (123), or as the break passes to them (45(b)).
    Breach.STRIKER_LEFT_ON_BOARD: (BreachMoment.IN_TURN,),
    Breach.REARRANGED_BEFORE_BREAK: (BreachMoment.BEFORE_TURN,),
    # If the text calls it a foul, “a foul” is also right at other moments (122, 126, 131, 134).
    **dict.fromkeys(
        (Breach.POWDER, Breach.BOARD_HIT, Breach.PARTNERS_TALKED, Breach.MEN_TOUCHED), (BreachMoment.IN_TURN,)
    ),
}
"""Moments at which a breach can be asked about, unless it is any."""


def moments_of(edition: Edition, breach: Breach) -> tuple[BreachMoment, ...]:
    """Returns the moments at which a breach can be asked about, if they decide the kind of foul."""
    is_by_moment = edition.consequence_of(breach) is Consequence.TECHNICAL_OR_FOUL_BY_MOMENT
    if not is_by_moment or entry(breach).group is BreachGroup.PLACING:
        return ()
    return _MOMENTS_OF.get(breach, tuple(BreachMoment))


_LAW_OF_MOMENT: Mapping[BreachMoment, Law] = {
    BreachMoment.BEFORE_TURN: Law.TECHNICAL_FOUL_BY_PLAYER,
    BreachMoment.NOT_IN_TURN: Law.TECHNICAL_FOUL_BY_OTHER,
    BreachMoment.IN_TURN: Law.FOUL,
}


def clocks_of(edition: Edition) -> list[ClockKind]:
    """Returns the clocks for which the edition gives a number of seconds; for practice the text only says “a few
    minutes”.
    """
    return [kind for kind in ClockKind if kind is not ClockKind.PRACTICE and edition.clock(kind) is not None]


_UNSAID = (None, Consequence.WARNING)
"""Consequences of acts that the laws only forbid."""

_OPEN = frozenset({Breach.TIME_LIMIT, Breach.BODY_BEYOND_LINES, Breach.SEATS_CHANGED})
"""Breaches without a definite consequence: one has no penalty in the text, one depends on whether it happens in a
stroke, and changing seats includes leaving the seat, which loses the board (91).
"""


def _breaches(edition: Edition) -> list[Breach]:
    return [
        each.breach
        for each in CATALOGUE
        if edition.law_of(each.breach)
        and edition.consequence_of(each.breach) not in _UNSAID
        and each.breach not in _OPEN
    ]


# Random choice


def draw_moment(random: Random, edition: Edition) -> Moment:
    """Returns a random moment or look-up question."""
    return random.choice(_DRAWN)(random, edition)


def _toss(random: Random, edition: Edition) -> Moment:
    doubles = knows_doubles(edition) and random.random() < 0.4
    winner, choice = random.choice(list(Side)), random.choice(list(TossChoice))
    player = random.choice((1, 2)) if doubles else 1
    return Tossed(edition=edition, doubles=doubles, winner=winner, choice=choice, player=player)


def _board_ended(random: Random, edition: Edition) -> Moment:
    doubles = knows_doubles(edition) and random.random() < 0.4
    target, limits = edition.scoring.game, (8, 8, None) if knows_unlimited_games(edition) else (8,)
    while True:
        points = random.randint(1, 9)
        limit = None if edition.has_dues_at_turns_end else random.choice(limits)
        ahead = random.choice((random.randint(0, 12), random.randint(0, 12), target - 3, target - 1))
        other = random.choice((random.randint(0, 12), ahead + points, ahead + points - 2))
        found = BoardEnded(
            edition=edition,
            doubles=doubles,
            game=random.choice((1, 1, 2, 3, 3)) if _games_of(edition) > 1 else 1,
            boards=random.choice((2, 3, 4, 5, 8, 8)) if limit is not None else random.randint(2, 6),
            first_breaker=random.choice(seats(doubles=doubles)),
            score=BySide(ahead, max(0, min(other, target - 1))),
            points=points,
            limit=limit,
        )
        if found.can_come_about:
            return found


def _passed(random: Random, edition: Edition) -> Moment:
    doubles = knows_doubles(edition) and random.random() < 0.5
    return PassedAgain(edition=edition, doubles=doubles, before=random.choice((11, 10, 5, 6) if doubles else (5, 4, 3)))


def _forgotten(random: Random, edition: Edition) -> Moment:
    is_known = not edition.has_dues_at_turns_end
    is_changed = random.random() < 0.5
    return SidesForgotten(edition=edition, is_changed=is_changed) if is_known else _toss(random, edition)


def _timed(random: Random, edition: Edition) -> Moment:
    kinds = clocks_of(edition)
    return Timed(edition=edition, clock=random.choice(kinds)) if kinds else _toss(random, edition)


def _breached(random: Random, edition: Edition) -> Moment:
    breach = random.choice(_breaches(edition))
    moments = moments_of(edition, breach)
    return Breached(edition=edition, breach=breach, moment=random.choice(moments) if moments else None)


_DRAWN: tuple[Callable[[Random, Edition], Moment], ...] = (
    _toss,
    _board_ended,
    _board_ended,
    _passed,
    lambda random, edition: Protested(edition=edition, upheld=random.choice((True, False, None))),
    _forgotten,
    _timed,
    _breached,
    _breached,
)

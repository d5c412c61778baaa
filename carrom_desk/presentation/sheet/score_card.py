"""The score card, with games and boards as on paper, from the state and log of a match."""

from collections import defaultdict
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass

from carrom_desk.match.effects.outcome import GameDecision, decision_of
from carrom_desk.match.entry.entries import (
    BoardEntered,
    Conceded,
    IncidentSeen,
    LeadStands,
    Override,
    Passed,
    PlainEntry,
    PlayCalled,
    ShotOut,
    StrokeMade,
    TimeOver,
    ViolationSeen,
)
from carrom_desk.match.history import BoardKey, BoardPoints, BoardRecord, GameRecord, Slam, points_of
from carrom_desk.match.log import Step
from carrom_desk.match.side import NOUGHT, BySide, Seat, Side, by_side
from carrom_desk.match.state import BoardState, GameState, MatchState


@dataclass(frozen=True, slots=True)
class BoardLine:
    """A finished board: a row of the card."""

    game: int
    number: int
    breaker: Seat
    winner: Side | None
    """None if nobody scored."""
    points: BoardPoints
    queen: Side | None
    """Side that covered the Queen, credited or not."""
    slam: Slam | None
    score: BySide[int]
    """Running score, capped at the points that win the game."""
    is_extra: bool
    """True for the extra board of a level game."""
    replays: int
    """Number of times the board was cancelled and replayed."""
    decided: Override | None
    """Override that decided the result; None if the laws did."""
    by_time: bool
    """True if it was counted when time was up, by the men left."""
    started: str
    """Wall time of "Play" or the first stroke in ISO 8601; empty if the log does not tell."""
    finished: str


@dataclass(frozen=True, slots=True)
class GameLine:
    """A game: a block of the card."""

    number: int
    boards: tuple[BoardLine, ...]
    score: BySide[int]
    winner: Side | None
    """None while in progress, if the match ended first, and if drawn."""
    is_drawn: bool
    ended_by: "GameEnd | None"
    """Entry that ended it; None if a board did, or if it is not over."""
    boards_before: int
    """Number of boards before the take-over, of which only the score is known."""
    score_before: BySide[int]
    """Score at the take-over; zero for a game recorded from the start."""
    decided: GameDecision | None
    """What decided it besides its boards."""
    under_way: BoardState | None
    """Board in progress."""
    started: str
    finished: str

    def score_at(self, board: int) -> BySide[int]:
        before = [each.score for each in self.boards if each.number < board]
        return before[-1] if before else self.score_before


GameEnd = Conceded | LeadStands | ShotOut | TimeOver
"""Entries that end a game other than by a board."""


# Start and final position of each board


_BEGINS_A_BOARD = PlayCalled | StrokeMade | ViolationSeen | IncidentSeen | Passed


@dataclass(slots=True)
class _Trail:
    """Facts about a board from the log, in addition to its result."""

    started: str | None = None
    """Wall time in ISO 8601; empty if the log does not tell, None before the board starts."""
    finished: str = ""
    lying: BySide[int] | None = None
    """Men on the board at its end; None if it is not over or nobody recorded it."""
    replays: int = 0
    decided: Override | None = None
    """Override that decided the result."""


class _Trails:
    """Trails of all boards of a match; empty for boards that never started."""

    def __init__(self, steps: tuple[Step, ...]) -> None:
        """Reads the standing entries."""
        self._found: defaultdict[BoardKey, _Trail] = defaultdict(_Trail)
        self._lying: dict[tuple[BoardKey, BoardRecord], BySide[int]] = {}
        """Men on the board at its end."""
        self._of_act: dict[int | None, BoardKey] = {}
        """Board of each act, for the overrides that refer to it; None is the latest act."""
        for step in steps:
            if not step.is_impossible:
                self._follow(step)

    def of(self, game: int, board: int) -> _Trail:
        return self._found[game, board]

    def _follow(self, step: Step) -> None:
        key = step.before.board_key
        if key is not None and isinstance(step.entry, _BEGINS_A_BOARD):
            trail = self._found[key]
            trail.started = step.at if trail.started is None else trail.started
        if step.begun_anew is not None:
            again = self._found[step.begun_anew]
            again.started = again.decided = None
            again.replays += 1
        self._note_decision(step, key)
        self._note_results(step)

    def _note_decision(self, step: Step, board: BoardKey | None) -> None:
        """Notes the override that gives a board its result, or takes it back."""
        match step.entry:
            case StrokeMade() | ViolationSeen() | IncidentSeen() if board is not None:
                self._of_act[step.number] = self._of_act[None] = board
            case Override(of=act) as override if act in self._of_act:
                if override.board is not None or override.board_goes_on:
                    self._found[self._of_act[act]].decided = None if override.board_goes_on else override

    def _note_results(self, step: Step) -> None:
        """Updates the result of a board; a change by a demand or an override keeps its end time."""
        before, after = step.before.all_boards, step.after.all_boards
        if before == after:
            return
        for key in before.keys() - after.keys():
            self._found[key].finished, self._found[key].lying = "", None
        for key in after.keys() - before.keys():
            self._found[key].finished = step.at
        for key, record in after.items():
            if before.get(key) != record:
                # An upheld protest may restore an earlier result without the ruling that led to it.
                lying = _men_entered(step.entry) or men_at_end(step.after) or self._lying.get((key, record))
                if lying is not None:
                    self._found[key].lying = self._lying[key, record] = lying


def men_at_end(state: MatchState) -> BySide[int] | None:
    """Returns the men on the board after the last ruling, which ended it; None if the log does not tell."""
    last = state.last_ruled
    return None if last is None else by_side(last.ruling.on_board, last.board.turn.side)


def _men_entered(entry: PlainEntry) -> BySide[int] | None:
    """Returns the men left of an entered board, as far as they count: the loser's."""
    if not isinstance(entry, BoardEntered) or entry.winner is None or entry.men is None:
        return None
    return NOUGHT.with_(entry.winner.other, entry.men)


# Filling in the card


def games_of(state: MatchState, steps: tuple[Step, ...]) -> tuple[GameLine, ...]:
    """Returns every game in order, including one that was broken off, from a match's state and steps."""
    filling = _Filling(state, _Trails(steps), broken_off(state, steps))
    return tuple(map(filling.game, state.all_games))


@dataclass(frozen=True, slots=True)
class _Filling:
    """Data for filling in the games of a match."""

    state: MatchState
    trails: _Trails
    broken_off: Mapping[int, Step]

    def game(self, game: GameRecord | GameState) -> GameLine:
        number, over = game.number, game if isinstance(game, GameRecord) else None
        start, broken_off = self.state.setup.start, self.broken_off.get(number)
        is_taken_over = start is not None and start.game_number == number
        before = start.boards_played if start is not None and is_taken_over else 0
        score_before = start.score if start is not None and is_taken_over else NOUGHT
        boards = tuple(self._boards(number, game.boards, score_before))
        begun = [*(board.started for board in boards), self.trails.of(number, before + len(boards) + 1).started]
        started = next((at for at in begun if at), "")
        winner = None if over is None else over.winner
        last = boards[-1].finished if boards and winner is not None else ""
        return GameLine(
            number=number,
            boards=boards,
            score=game.score,
            winner=winner,
            is_drawn=over is not None and winner is None,
            ended_by=broken_off.entry if broken_off and isinstance(broken_off.entry, GameEnd) else None,
            boards_before=before,
            score_before=score_before,
            decided=None if over is None else decision_of(over),
            under_way=self.state.board if over is None else None,
            started=started,
            finished=broken_off.at if broken_off and started else last,
        )

    def _boards(self, game: int, records: tuple[BoardRecord, ...], score: BySide[int]) -> Iterator[BoardLine]:
        limit, scoring = self.state.setup.competition.boards, self.state.setup.laws.scoring
        for record in records:
            trail = self.trails.of(game, record.number)
            yield BoardLine(
                game=game,
                number=record.number,
                breaker=record.breaker,
                winner=record.winner,
                points=points_of(record, score, trail.lying, scoring),
                queen=record.queen,
                slam=record.slam,
                score=record.score,
                is_extra=limit is not None and record.number > limit,
                replays=trail.replays,
                decided=trail.decided,
                by_time=record.by_time,
                started=trail.started or "",
                finished=trail.finished,
            )
            score = record.score


def broken_off(state: MatchState, steps: Iterable[Step]) -> Mapping[int, Step]:
    """Maps each game that did not end with a board to its end: conceded, time up, a lead that stands, or a shoot-out.

    An upheld protest may go back to before such an end.
    """
    return {
        step.after.history[-1].number: step
        for step in steps
        if isinstance(step.entry, GameEnd)
        and len(step.after.history) > len(step.before.history)
        and step.after.history[-1] in state.history
    }

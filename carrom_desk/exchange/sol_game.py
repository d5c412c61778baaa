"""The games of a match as SoL takes them: each with its score and, where SoL adds up the same, its boards."""

from collections.abc import Mapping
from dataclasses import dataclass

from carrom_desk.match.history import BoardRecord
from carrom_desk.match.record import MatchRecord
from carrom_desk.match.side import NOUGHT, BySide, Side
from carrom_desk.match.state import MatchState

from .sol_board import MOST_POINTS, QUEEN, WITHOUT_QUEEN_FROM, SolBoard, added_up, shown, sol_board_of
from .sol_board_ends import men_left_of

MOST_BOARDS = 9
"""Rows of a match on SoL's card and in its window."""
MOST_BOARDS_OF_A_FINAL = 19
"""Rows of a final in SoL's window; the games of a match of several games are written as finals."""

MOST_GAMES = 3
"""Of a match that SoL ranks by."""

MenLeft = Mapping[tuple[int, int], int]


@dataclass(frozen=True, slots=True)
class SolGame:
    """A game in SoL's form."""

    score: BySide[int]
    """At most 25 each."""
    breaker: Side | None = None
    """Who broke the first board; None where that is not known."""
    boards: tuple[SolBoard, ...] = ()
    """None of them where SoL would not add them up to the score."""


@dataclass(frozen=True, slots=True)
class SolGames:
    """The games of a match, in order, and what of them SoL cannot be told."""

    games: tuple[SolGame, ...]
    """None where there is no result to write yet."""
    remarks: tuple[str, ...] = ()
    """Each a sentence."""


@dataclass(frozen=True, slots=True)
class _Game:
    """A game as we have it."""

    number: int
    winner: Side | None
    score: BySide[int]
    boards: tuple[BoardRecord, ...] = ()
    breaker: Side | None = None


def sol_games_of(record: MatchRecord) -> SolGames:
    """The games of a match.

    A match under protest is written without any: its result is withheld (icf-revised 147). One that is not over is
    written as it stands. One that was given up, or lost by disqualification or absence, has the games its winner
    lacks written as 25, the way SoL itself counts for a side that has withdrawn.
    """
    state = record.state
    if state.protest is not None:
        return SolGames((), ("A protest waits for its decision: the result is withheld and not written.",))
    men_left = men_left_of(record)
    written = [_written(game, state, men_left) for game in _games_of(state)]
    remarks = [remark for _, of_game in written for remark in of_game]
    if state.winner is None:
        remarks.append("The match is not over: it is written as it stands.")
    if state.setup.competition.games > MOST_GAMES:
        remarks.append(f"SoL makes its ranking from best of {MOST_GAMES}: see there who has won.")
    return SolGames(tuple(game for game, _ in written), tuple(remarks))


def _games_of(state: MatchState) -> tuple[_Game, ...]:
    over = [
        _Game(game.number, game.winner, game.score, game.boards, _breaker_of(game.boards)) for game in state.history
    ]
    going = state.game or state.unfinished
    if going is not None and (state.winner is not None or going.boards_played):
        breaker = going.first_breaker.side
        over.append(_Game(going.number, state.winner, going.score, going.boards, breaker))
    if state.winner is not None:
        won = sum(game.winner is state.winner for game in over)
        over += [
            _Game(len(over) + each, state.winner, NOUGHT)
            for each in range(1, state.setup.competition.games_to_win - won + 1)
        ]
    return tuple(over)


def _breaker_of(boards: tuple[BoardRecord, ...]) -> Side | None:
    return boards[0].breaker.side if boards and boards[0].number == 1 else None


def _written(game: _Game, state: MatchState, men_left: MenLeft) -> tuple[SolGame, tuple[str, ...]]:
    score = shown(game.score)
    winner = game.winner
    if winner is not None and score.of(winner) <= score.of(winner.other):
        return _given_to(winner, game)
    boards = _boards_of(game, men_left)
    reason = _why_without(boards, game, state, score)
    remarks = []
    if reason is not None:
        remarks.append(f"Game {game.number} is written without its boards: {reason}")
    if score != game.score:
        remarks.append(f"Game {game.number} ended {_words(game.score)}; SoL shows at most {MOST_POINTS} points.")
    return SolGame(score, game.breaker, boards if boards is not None and reason is None else ()), tuple(remarks)


def _given_to(winner: Side, game: _Game) -> tuple[SolGame, tuple[str, ...]]:
    """A game that its winner did not win on SoL's points."""
    score = BySide(MOST_POINTS, MOST_POINTS).with_(winner.other, min(game.score.of(winner.other), MOST_POINTS - 1))
    stood = "was not played" if game.score == NOUGHT else f"stood at {_words(game.score)}"
    remark = (
        f"Game {game.number} {stood} and counts for side {winner.value.upper()}: "
        f"it is written as {_words(score)}, without boards."
    )
    return SolGame(score, game.breaker), (remark,)


def _words(score: BySide[int]) -> str:
    return f"{score.a}–{score.b}"


def _boards_of(game: _Game, men_left: MenLeft) -> tuple[SolBoard, ...] | None:
    """The boards, each so that SoL counts for it what we did; None where one cannot be written so."""
    total, found = NOUGHT, []
    for record in game.boards:
        board = sol_board_of(record, total, men_left.get((game.number, record.number)))
        if board is None:
            return None
        found.append(board)
        total = added_up(found)
    return tuple(found)


def _why_without(boards: tuple[SolBoard, ...] | None, game: _Game, state: MatchState, score: BySide[int]) -> str | None:
    """Why the boards are not written, in a sentence's end; None where they are."""
    scoring = state.setup.edition.scoring
    most = MOST_BOARDS_OF_A_FINAL if state.setup.competition.games > 1 else MOST_BOARDS
    if [record.number for record in game.boards] != list(range(1, len(game.boards) + 1)) or not game.boards:
        return "not all of them are known."
    if (scoring.queen, scoring.queen_until) != (QUEEN, WITHOUT_QUEEN_FROM - 1):
        return f"SoL counts {QUEEN} points for the Queen, up to {WITHOUT_QUEEN_FROM - 1} points."
    if len(game.boards) > most:
        return f"SoL has room for {most}."
    if boards is None or shown(added_up(boards)) != score:
        return "SoL would not add them up to the same score."
    return None

"""One ruling, against one legal move of a chess game checked and pushed by python-chess.

Both are a rule book in Python that is asked once for every move that is played.
"""

from functools import partial
from pathlib import Path
from random import Random

import chess

from carrom_desk.match.effects.course import act_of
from carrom_desk.match.entry.entries import ActEntry
from carrom_desk.match.record import new_record, with_entry
from carrom_desk.rules.acts import Act
from carrom_desk.rules.edition import Edition
from carrom_desk.rules.judge import judge
from carrom_desk.rules.position import Position

from .bars import RULING, Bar
from .figures import US, Pair, taken_in_turn
from .play import SETUP, played


def rulings(_folder: Path, times: int) -> dict[Bar, Pair]:
    """All acts of some matches, judged where they happened; all moves of some games.

    Each game and each handful of acts is timed by itself, a millisecond at most, and the quickest time counts: what
    else the machine does comes in between, but seldom every time.
    """
    games, acts = [_game(seed) for seed in range(10)], _acts()
    moves, size = sum(map(len, games)), -(-len(acts) // len(games))
    floor, ours = 0, 0
    for number, game in enumerate(games):
        some = acts[number * size : (number + 1) * size]
        floors, all_ours = taken_in_turn(partial(_push, game), partial(_rule, some), times)
        floor, ours = floor + min(floors), ours + min(all_ours)
    return {RULING: Pair(floor / moves / US, ours / len(acts) / US)}


def _push(game: list[chess.Move]) -> None:
    board = chess.Board()
    for move in game:
        assert board.is_legal(move)
        board.push(move)


def _rule(acts: list[tuple[Position, Act, Edition]]) -> None:
    for position, act, edition in acts:
        judge(position, act, edition)


def _game(seed: int) -> list[chess.Move]:
    """A game of moves by chance, of the length of a usual one."""
    board, random = chess.Board(), Random(seed)
    for _ in range(80):
        moves = list(board.legal_moves)
        if not moves:
            break
        board.push(random.choice(moves))
    return list(board.move_stack)


def _acts() -> list[tuple[Position, Act, Edition]]:
    found = []
    for seed in range(5):
        record = new_record(SETUP)
        for logged in played(SETUP, seed, most=300).entries:
            board = record.state.board
            if isinstance(logged.entry, ActEntry) and board is not None:
                found.append((board.position, act_of(record.state, logged.entry), SETUP.laws))
            record = with_entry(record, logged)
    return found

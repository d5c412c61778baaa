"""A ruling, relative to a legal chess move checked and pushed by python-chess.

Both are rule books in Python, consulted once per move.
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
    """Judges all acts of some matches in their positions, and plays all moves of some games.

    Each game and each batch of acts is timed separately, for a millisecond at most, and the fastest time counts, since
    other load rarely interrupts every time.
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
    """Returns a game of random moves of average length."""
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

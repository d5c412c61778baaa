"""What lay on the boards of a match when they ended."""

from collections.abc import Mapping

from carrom_desk.match.evolve import evolve, initial_state
from carrom_desk.match.on_paper import is_on_paper
from carrom_desk.match.record import MatchRecord, standing_entries
from carrom_desk.match.side import by_side
from carrom_desk.match.state import MatchState


def men_left_of(record: MatchRecord) -> Mapping[tuple[int, int], int]:
    """The loser's men on the board at the end, by the numbers of game and board.

    Boards played before the match was taken over, and those from a paper sheet, are missing.
    """
    state, found = initial_state(record.setup), {}
    for row in standing_entries(record):
        if row.is_impossible:
            continue
        state = evolve(state, row.entry)
        ended = _end_of_board(state)
        if ended is not None:
            game_and_board, men = ended
            found[game_and_board] = men  # a board that is played again, or decided otherwise, ends once more
            if is_on_paper(row.entry):
                del found[game_and_board]
    return found


def _end_of_board(state: MatchState) -> tuple[tuple[int, int], int] | None:
    last, ruled = state.last_board, state.last_ruled
    if last is None or ruled is None:
        return None
    game, board = last.before.game, last.before.board
    assert game is not None
    assert board is not None
    men = by_side(ruled.ruling.on_board, board.turn.side)
    return (game.number, board.number), men.of(last.winner.other)

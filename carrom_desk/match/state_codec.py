"""The state of a match as JSON (formats: state)."""

from .history import BoardRecord, GameRecord
from .next_entries import next_entries
from .ruling_codec import write_break
from .side import BySide, Side
from .state import BoardState, GameState, MatchState


def write_state(state: MatchState) -> dict[str, object]:
    """A match's state as `replay` writes it."""
    winner = state.announced_winner
    return {
        "status": state.status.value,
        "winner": winner.value if winner is not None else None,
        "games": write_by_side(state.games),
        "game": write_game(state.game) if state.game is not None else None,
        "board": write_board(state, state.board) if state.board is not None else None,
        "next": [name.value for name in next_entries(state)],
        "history": [write_game_record(game) for game in state.history],
    }


def write_by_side(values: BySide[int]) -> dict[str, object]:
    """A number for each side."""
    return {"a": values.a, "b": values.b}


def write_game(game: GameState) -> dict[str, object]:
    """The game being played."""
    return {"number": game.number, "score": write_by_side(game.score), "boards": game.boards_played}


def write_board(state: MatchState, board: BoardState) -> dict[str, object]:
    """The board being played, by sides."""
    holder = board.queen_holder
    return {
        "number": board.number,
        "breaker": board.breaker.side.value,
        "colour": write_colours(board.white),
        "turn": board.turn.side.value,
        "player": state.setup.player_at(board.turn).name,
        "on_board": write_by_side(board.on_board),
        "queen": holder.value if holder is not None else board.position.queen.value,
        "due": write_by_side(board.due),
        "break": write_break(board.position.break_),
    }


def write_colours(white: Side) -> dict[str, object]:
    """Who plays which colour."""
    return {side.value: "white" if side is white else "black" for side in Side}


def write_game_record(game: GameRecord) -> dict[str, object]:
    """A game that is over."""
    return {
        "number": game.number,
        "winner": game.winner.value if game.winner is not None else None,
        "score": write_by_side(game.score),
        "boards": [write_board_record(board) for board in game.boards],
    }


def write_board_record(board: BoardRecord) -> dict[str, object]:
    """A board that is over."""
    return {
        "number": board.number,
        "breaker": board.breaker.side.value,
        "winner": board.winner.value,
        "points": board.points,
        "queen": board.queen.value if board.queen is not None else None,
        "demanded": board.demanded,
        "slam": board.slam.value if board.slam is not None else None,
        "score": write_by_side(board.score),
    }

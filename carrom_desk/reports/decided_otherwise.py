"""What an umpire's override decides, in words."""

from carrom_desk.match.entries import Override
from carrom_desk.match.on_paper import ON_PAPER, is_on_paper
from carrom_desk.match.plain_text import plain
from carrom_desk.match.side import side_of
from carrom_desk.match.state import BoardState, MatchState
from carrom_desk.rules.ruling import BoardResult

from .names import colour, pieces_by_colour
from .wording import QUEEN_PLACES, TURNS, points, sentence


def override_words(state: MatchState, override: Override) -> str:
    """The decision and its reason; own and opponent are those of the act that was ruled on."""
    if is_on_paper(override):
        return sentence(ON_PAPER)
    return f"The umpire decides otherwise: {override_decision(state, override)} {sentence(plain(override.reason))}"


def override_decision(state: MatchState, override: Override) -> str:
    """The decision alone, given the state just before it."""
    ruled = state.last_ruled.before.board if state.last_ruled is not None else None
    return f"{'; '.join(_decided(ruled, override))}." if ruled is not None else ""


def _decided(board: BoardState, override: Override) -> list[str]:
    decided = []
    if override.turn is not None:
        decided.append(TURNS[override.turn])
    if override.board is not None:
        decided.append(_result(board, override.board))
    if override.board_goes_on:
        decided.append("the board goes on")
    if override.place is not None:
        back = pieces_by_colour(board, override.place.men, queen=override.place.queen)
        decided.append(f"back on the board: {back or 'nothing'}")
    if override.due is not None:
        owed = pieces_by_colour(board, override.due, queen=False)
        decided.append(f"owed: {owed or 'nothing'}")
    if override.queen is not None:
        decided.append(f"the Queen is {QUEEN_PLACES[override.queen]}")
    return decided


def _result(board: BoardState, result: BoardResult) -> str:
    winner = colour(board, side_of(result.winner, board.turn.side))
    on_demand = f" and {result.on_demand} on demand" if result.on_demand else ""
    return f"the board goes to {winner}, {points(result.points)}{on_demand}"

"""Mistakes that stand because nobody noticed them before the next stroke (82(b), 83, 96)."""

from collections.abc import Iterator
from dataclasses import replace

from carrom_desk.match.entry.entries import MISTAKE_LAWS, Mistake, MistakeStands
from carrom_desk.match.problems import Reason
from carrom_desk.match.side import BySide, Side
from carrom_desk.match.state import MatchState
from carrom_desk.rules.position import MEN_OF_A_SIDE, ByParty, QueenPlace


def possible_mistakes(state: MatchState) -> Iterator[MistakeStands]:
    """Returns every possible mistake, for either side and with the fewest men."""
    mistakes = (MistakeStands(what, side) for what in Mistake for side in Side)
    return (each for each in mistakes if mistake_reason(state, each) is None)


def mistake_reason(state: MatchState, entry: MistakeStands) -> Reason | None:
    """Returns why a mistake is impossible on the current board; None if it is possible or there is no board."""
    board = state.board
    if MISTAKE_LAWS[entry.what] not in state.setup.laws.numbers:
        return Reason.MISTAKE_UNKNOWN
    if board is None:
        return Reason.TOSS_AWAITED
    if not board.position.break_.made:
        return Reason.BREAK_NOT_MADE
    if entry.what is Mistake.QUEEN_UNCOVERED and board.queen_holder is not None:
        return Reason.QUEEN_COVERED_ALREADY
    if entry.what is not Mistake.DUE_FORGOTTEN and board.on_board.of(entry.by) == MEN_OF_A_SIDE:
        return Reason.NO_MAN_DOWN
    men = _men_after(board.on_board, entry)
    return Reason.NO_MAN_LEFT if min(men.a, men.b) < 1 else None


def apply_mistake(state: MatchState, entry: MistakeStands) -> MatchState:
    """Applies a mistake that stands; turn and dues are unchanged."""
    board = state.current_board
    position, in_turn = board.position, board.turn.side
    men = _men_after(board.on_board, entry).seen_from(in_turn)
    has_pocketed = position.has_pocketed
    after = replace(
        position,
        on_board=men,
        # A side with fewer than nine men on the board has had one pocketed.
        has_pocketed=ByParty(
            has_pocketed.own or men.own < MEN_OF_A_SIDE, has_pocketed.opponent or men.opponent < MEN_OF_A_SIDE
        ),
    )
    if entry.what is Mistake.QUEEN_UNCOVERED:
        after = replace(after, queen=QueenPlace(entry.by.as_party(in_turn).value))
    return replace(state.without_memory(), board=replace(board, position=after))


def _men_after(on_board: BySide[int], entry: MistakeStands) -> BySide[int]:
    """Returns each side's men on the board after the mistake."""
    side, other = entry.by, entry.by.other
    match entry.what:
        case Mistake.QUEEN_UNCOVERED:
            return on_board
        case Mistake.WRONG_MAN:
            return on_board.with_(side, on_board.of(side) + 1).with_(other, on_board.of(other) - 1)
        case Mistake.DUE_FORGOTTEN:
            return on_board.with_(side, on_board.of(side) - entry.men)

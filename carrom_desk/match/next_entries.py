"""Which entries are possible now, the expected one first."""

from enum import StrEnum, unique

from .state import BoardState, MatchState


@unique
class EntryName(StrEnum):
    """The names of the entries that can come next (formats: match file)."""

    TOSS = "toss"
    PLAY = "play"
    STROKE = "stroke"
    PLACING = "placing"
    DEMAND = "demand"
    CHANGE_SIDES = "change_sides"
    VIOLATION = "violation"
    INCIDENT = "incident"
    PASS = "pass"
    OVERRIDE = "override"
    CORRECT_TURN = "correct_turn"
    TIME_OVER = "time_over"
    REPLAY_BOARD = "replay_board"
    RESUME = "resume"
    PAUSE = "pause"
    PROTEST = "protest"
    PROTEST_DECIDED = "protest_decided"
    CONCEDE = "concede"
    DISQUALIFY = "disqualify"
    WALKOVER = "walkover"
    WARNING = "warning"
    NOTE = "note"


def next_entries(state: MatchState) -> tuple[EntryName, ...]:
    """The entries that are possible in this state besides corrections, the expected one first."""
    names: list[EntryName] = []
    if state.is_paused:
        names.append(EntryName.RESUME)
    if state.last_board is not None and state.last_board.on_demand:
        names.append(EntryName.DEMAND)
    if state.is_change_of_sides_due and is_between_boards(state):
        names.append(EntryName.CHANGE_SIDES)
    if state.is_toss_awaited:
        names.append(EntryName.TOSS)
    if state.board is not None:
        names.extend(_at_the_board(state, state.board))
    names.extend(_of_the_match(state))
    return tuple(dict.fromkeys(names))


def is_between_boards(state: MatchState) -> bool:
    """Whether nothing has happened yet on the board to come."""
    board = state.board
    if board is None:
        return True
    return not board.is_begun and not board.position.break_.made


def _at_the_board(state: MatchState, board: BoardState) -> list[EntryName]:
    names = []
    if board.open_placings:
        names.append(EntryName.PLACING)
    if not board.position.break_.made and not board.is_play_called:
        names.append(EntryName.PLAY)
    names += [EntryName.STROKE, EntryName.VIOLATION]
    if state.setup.laws.incidents:
        names.append(EntryName.INCIDENT)
    return [*names, EntryName.PASS, EntryName.CORRECT_TURN, EntryName.REPLAY_BOARD, EntryName.PLAY]


def _of_the_match(state: MatchState) -> list[EntryName]:
    names = []
    if state.last_ruled is not None:
        names.append(EntryName.OVERRIDE)
    if state.protests:
        names.append(EntryName.PROTEST_DECIDED)
    if state.board is not None or state.board_start is not None:
        names.append(EntryName.PROTEST)
    if not state.is_over:
        names += [EntryName.CONCEDE, EntryName.DISQUALIFY, EntryName.WALKOVER]
        if not state.is_paused:
            names.append(EntryName.PAUSE)
        if state.game is not None:
            names += [EntryName.TIME_OVER, EntryName.CHANGE_SIDES]
    return [*names, EntryName.NOTE, EntryName.WARNING]

"""What was ruled, in words: the call, who plays, what comes back and who places it, what the board counts."""

from collections.abc import Iterator

from carrom_desk.match.entries import (
    BoardReplayed,
    Demanded,
    IncidentSeen,
    Override,
    Passed,
    PlacingDone,
    PlainEntry,
    ProtestDecided,
    StrokeMade,
    Toss,
    ViolationSeen,
)
from carrom_desk.match.on_paper import is_on_paper
from carrom_desk.match.side import side_of
from carrom_desk.match.state import BoardState, MatchState
from carrom_desk.rules.position import Party
from carrom_desk.rules.ruling import Call, Ruling, Turn

from .names import Names, colour, men_by_colour
from .wording import CALLS, listed, points


def decision(names: Names, before: MatchState, entry: PlainEntry, after: MatchState) -> str:
    """What follows from an entry, in sentences; empty where nothing does."""
    told = [*_ruled(names, before, entry, after), *_course(names, before, after)]
    return " ".join(told).replace("….", "…")  # after a name that was cut


def _ruled(names: Names, before: MatchState, entry: PlainEntry, after: MatchState) -> list[str]:
    match entry:
        case StrokeMade() | ViolationSeen() | IncidentSeen() | Override():
            return _act(names, after)[-2:] if is_on_paper(entry) else _act(names, after)
        case Passed() if before.board is not None:
            is_replayed = after.boards_replayed > before.boards_replayed
            return _passed(names, before.board, after, is_replayed=is_replayed)
        case Toss() if after.board is not None:
            return [f"{names.player(after.board.breaker)} breaks."]
        case PlacingDone() if after.board is not None:
            return _owed(after.board)
        case Demanded():
            return [_score_after(names, after)]
        case BoardReplayed() if after.board is not None:
            return [f"Played again, {names.player(after.board.breaker)} breaks."]
        case ProtestDecided() if entry.upheld and after.board is not None:
            return [f"Play goes on from the start of board {after.board.number}."]
        case _:
            return []


def _act(names: Names, after: MatchState) -> list[str]:
    """The last ruling, which an override has changed or the act has brought."""
    last = after.last_ruled
    assert last is not None
    board, ruling = last.before.board, last.ruling
    assert board is not None
    calls = [f"{CALLS[call]}." for call in ruling.calls if call is not Call.BOARD]
    if ruling.board is not None:
        winner = names.side(side_of(ruling.board.winner, board.turn.side))
        on_demand = f" and {ruling.board.on_demand} on demand" if ruling.board.on_demand else ""
        result = f"Board to {winner}: {points(ruling.board.points)}{on_demand}."
        return [*calls, result, _score_after(names, after)]
    assert after.board is not None
    back = [*_men_back(names, board, after.board), *(["The Queen goes back."] if ruling.place.queen else [])]
    return [*calls, _turn(names, ruling, after.board), *back, *_still_owed(board, ruling)]


def _turn(names: Names, ruling: Ruling, board: BoardState) -> str:
    player = names.player(board.turn)
    if ruling.turn is Turn.PASSES:
        return f"Turn to {player}{'' if ruling.break_.made else ', who breaks'}."
    if ruling.break_.made or ruling.break_.attempt == 1:
        return f"{player} plays on."
    return f"{player} breaks again, attempt {ruling.break_.attempt}."


def _men_back(names: Names, before: BoardState, after: BoardState) -> Iterator[str]:
    """The men that come back, and who places them."""
    if not after.placings:
        return
    to_place = after.placings[-1]
    for party in Party:
        count = to_place.ruling.place.men.of(party)
        if count:
            side = side_of(party, to_place.in_turn)
            yield f"Back: {count} {colour(before, side)}, placed by {names.player(to_place.placers.of(side))}."


def _still_owed(board: BoardState, ruling: Ruling) -> list[str]:
    owed = men_by_colour(board, ruling.due)
    return [f"Still owed: {listed(owed)}."] if owed else []


def _owed(board: BoardState) -> list[str]:
    owed = men_by_colour(board, board.position.due)
    return [f"Still owed: {listed(owed)}."] if owed else []


def _passed(names: Names, before: BoardState, after: MatchState, *, is_replayed: bool) -> list[str]:
    assert after.board is not None
    if is_replayed:
        return [f"Everyone passed three times: the board is played again, {names.player(after.board.breaker)} breaks."]
    back = ["The Queen goes back."] if before.position.queen.is_waiting else []
    return [f"Turn to {names.player(after.board.turn)}.", *_men_back(names, before, after.board), *back]


def _score_after(names: Names, after: MatchState) -> str:
    """The score that the board led to, also when it ended the game."""
    game = after.game
    if game is not None and game.boards:
        return f"Score {names.score(game.score)}."
    return f"Score {names.score(after.history[-1].score)}."


def _course(names: Names, before: MatchState, after: MatchState) -> list[str]:
    """A game or the match that was won by it, a change of sides, a toss to come."""
    told = []
    if len(after.history) > len(before.history):
        game = after.history[-1]
        if game.winner is None:
            told.append(f"Game {game.number} drawn, {names.score(game.score)}.")
        else:
            told.append(f"Game {game.number} to {names.side(game.winner)}, {names.score_for(game.winner, game.score)}.")
    if after.is_drawn and not before.is_drawn:
        told.append(f"Match drawn, {names.score(after.games)}.")
    if after.winner is not None and before.winner is None:
        told.append(f"Match to {names.side(after.winner)}, {names.score_for(after.winner, after.games)}.")
    if after.is_change_of_sides_due and not before.is_change_of_sides_due:
        told.append("Change of sides.")
    if after.is_toss_awaited and not before.is_toss_awaited:
        told.append("Level: toss for an extra board.")
    return told

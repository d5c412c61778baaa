"""Umpire's decisions: corrections of the turn, and overrides."""

from collections.abc import Iterable
from dataclasses import replace

from carrom_desk.match.entry.entries import Override, PlacingDone, PlacingOutcome, PlainEntry
from carrom_desk.match.side import NOUGHT, Seat
from carrom_desk.match.state import BoardState, Decision, LastRuled, MatchState
from carrom_desk.rules.acts import Act, Stroke
from carrom_desk.rules.edition import Edition
from carrom_desk.rules.impossible import position_problems
from carrom_desk.rules.position import BREAK_TO_COME, NO_MEN, ByParty, Party, QueenPlace, seen_by_other
from carrom_desk.rules.ruling import NOTHING_TO_PLACE, Call, Ruling, Turn

from .course import apply_placing, apply_ruling, position_after


def correct_turn(state: MatchState, seat: Seat) -> MatchState:
    """Starts a new turn of this player (51, 125(b)); before the break is made, that player breaks and plays white.

    Men owed or to be placed stay so.
    """
    board, game = state.current_board, state.game
    position = board.position
    if position.queen.is_waiting:
        position = replace(position, queen=QueenPlace.ON_BOARD)
    if not position.break_.made:
        position = replace(position, break_=BREAK_TO_COME)
    if seat.side is not board.turn.side:
        position = seen_by_other(position)
    turns = board.turns.with_(seat.side, board.turns.of(seat.side) + 1)
    after = replace(board, turn=seat, position=position, strokes_in_turn=0, turns=turns)
    if not position.break_.made:
        after = replace(after, breaker=seat, turns=NOUGHT.with_(seat.side, 1))
        if game is not None and game.boards_played == 0:
            began_match = seat if game.number == 1 else game.began_match
            game = replace(game, first_breaker=seat, began_match=began_match)
    return replace(state.without_memory(), board=after, game=game)


def override_ruling(state: MatchState, decision: Decision) -> MatchState:
    """Replaces the last ruling with the umpire's override; the outcome of earlier placings is kept."""
    last = state.last_ruled
    assert last is not None
    decisions = tuple(sorted((*last.decisions, decision), key=lambda each: each.number))
    ruling = ruled(last.lawful, decisions)
    redone = apply_ruling(last.before, last.board, last.act, ruling, last.number, decision.number)
    redone = replace(redone, last_ruled=replace(last, ruling=ruling, original=last.lawful, decisions=decisions))
    if redone.board is None or state.board is None:
        return redone
    board = redone.board
    since = {each.number: each for each in state.board.placings if each.number != last.number}
    for each in board.open_placings:
        answered = since.get(each.number)
        if answered is not None and answered.outcome is not None:
            board = apply_placing(board, each, answered.outcome, answered.missing)
    return replace(redone, board=board)


def decided_later(state: MatchState, decisions: Iterable[Decision]) -> MatchState:
    """Applies the decisions on the last act that were entered later, as far as they are possible."""
    for decision in decisions:
        last = state.last_ruled
        assert last is not None
        is_over = last.ruling.board is not None
        ruling = ruled(last.lawful, (*last.decisions, decision))
        if is_over if decision.is_late else not (is_over or cannot_stand(last, ruling, state.setup.laws)):
            state = override_ruling(state, decision)
        elif decision.is_late:  # an override may still end the board
            state = replace(state, last_ruled=replace(last, decisions=(*last.decisions, decision)))
    return state


def ruled(lawful: Ruling, decisions: Iterable[Decision]) -> Ruling:
    """Returns a ruling with all decisions on it: of several, the latest value of each key counts.

    A late one has no effect while the act does not end its board.
    """
    merged, late = Override(""), None
    for decision in decisions:
        said = decision.override
        if decision.is_late:
            late = said
            continue
        turn, place, due, queen = said.turn, said.place, said.due, said.queen
        merged = replace(
            merged,
            turn=merged.turn if turn is None else turn,
            place=merged.place if place is None else place,
            due=merged.due if due is None else due,
            queen=merged.queen if queen is None else queen,
        )
        if said.board is not None or said.board_goes_on:
            merged, late = replace(merged, board=said.board, board_goes_on=said.board_goes_on), None
    ruling = lawful if merged == Override("") else overridden(lawful, merged)
    return ruling if late is None or ruling.board is None else overridden(ruling, late)


def placed_before(state: MatchState, decision: PlainEntry) -> PlacingDone | None:
    """Returns the recorded outcome of the last ruling's placing, if an override returns no men beyond those already
    placed.
    """
    board, last = state.board, state.last_ruled
    if board is None or last is None or not isinstance(decision, Override):
        return None
    placing = next((each for each in board.placings if each.number == last.number), None)
    if placing is None or placing.outcome is None:
        return None
    before, after = last.ruling.place, decision.place or last.ruling.place
    are_fewer = after.men.own <= before.men.own and after.men.opponent <= before.men.opponent
    is_still_so = after == before or (are_fewer and placing.outcome is PlacingOutcome.PLACED and after.men != NO_MEN)
    return PlacingDone(placing.outcome, last.number, placing.missing) if is_still_so else None


def overridden(ruling: Ruling, override: Override) -> Ruling:
    """Returns the ruling as overridden: men stay as the act left them, plus those placed.

    As the umpire's decision it cites no law, applies no reading and calls only the end of a board.
    """
    ruling = replace(ruling, laws=(), readings=(), calls=())
    place = ruling.place if override.place is None else override.place
    lying = ByParty(ruling.on_board.own - ruling.place.men.own, ruling.on_board.opponent - ruling.place.men.opponent)
    turn = override.turn or ruling.turn
    board = override.board or (ruling.board if turn is Turn.BOARD_OVER else None)
    if board is not None:
        # Nothing is placed on a board that is over, whatever an override of its act says.
        return replace(
            ruling,
            turn=Turn.BOARD_OVER,
            place=NOTHING_TO_PLACE,
            back=NO_MEN,
            due=NO_MEN,
            on_board=lying,
            queen=override.queen or ruling.queen,
            board=board,
            calls=(Call.BOARD,),
        )
    queen = _queen(ruling, override, turn)
    return replace(
        ruling,
        turn=turn,
        place=place,
        back=ByParty(min(ruling.back.own, place.men.own), min(ruling.back.opponent, place.men.opponent)),
        due=ruling.due if override.due is None else override.due,
        on_board=ByParty(lying.own + place.men.own, lying.opponent + place.men.opponent),
        queen=queen,
        has_pocketed=_has_pocketed(ruling.has_pocketed, queen),
        break_=BREAK_TO_COME if turn is Turn.PASSES and not ruling.break_.made else ruling.break_,
        board=None,
    )


def _queen(ruling: Ruling, override: Override, turn: Turn) -> QueenPlace:
    """Returns the Queen if the umpire places it, or if the turn passes before it is covered (96)."""
    if override.queen is not None:
        return override.queen
    if override.place is not None and override.place.queen:
        return QueenPlace.ON_BOARD
    return QueenPlace.ON_BOARD if turn is Turn.PASSES and ruling.queen.is_waiting else ruling.queen


def _has_pocketed(ruled: ByParty[bool], queen: QueenPlace) -> ByParty[bool]:
    """Counts a side that is given the Queen as having pocketed a man, since the cover is one."""
    return ByParty(ruled.own or queen.holder is Party.OWN, ruled.opponent or queen.holder is Party.OPPONENT)


def is_beyond_scoring(override: Override, edition: Edition) -> bool:
    """Returns True when an override gives a board points that no board has (55)."""
    board = override.board
    return board is not None and not 1 <= board.points + board.on_demand <= edition.scoring.most


def cannot_stand(last: LastRuled, ruling: Ruling, edition: Edition) -> bool:
    """Returns True when a decision on the last act would leave an impossible board."""
    if ruling.turn is Turn.BOARD_OVER:
        return ruling.board is None
    return leaves_impossible_board(last.board, last.act, ruling, edition)


def leaves_impossible_board(before: BoardState, act: Act, ruling: Ruling, edition: Edition) -> bool:
    """Returns True when this ruling would leave a board on which play cannot continue."""
    has_struck = before.strokes_in_turn > 0 or isinstance(act, Stroke)
    if ruling.queen.is_waiting and (ruling.turn is Turn.PASSES or not has_struck):
        return True
    return any(position_problems(position_after(before, ruling), edition))

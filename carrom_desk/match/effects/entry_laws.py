"""Laws behind an entry, including those that depend on its fields or on the state before it."""

from collections.abc import Callable, Mapping
from typing import Any

from carrom_desk.match.entry.entries import (
    MISTAKE_LAWS,
    REPLAY_LAWS,
    ActEntry,
    BoardReplayed,
    Demanded,
    Mistake,
    MistakeStands,
    Passed,
    PlacingDone,
    PlacingOutcome,
    PlainEntry,
    PlayCalled,
    SidesChanged,
    Toss,
    TurnCorrected,
    ViolationSeen,
)
from carrom_desk.match.state import MatchState
from carrom_desk.rules.acts import stops_the_player
from carrom_desk.rules.breaches import Breach
from carrom_desk.rules.laws import GRANTS_ON_DEMAND, Citation, Law
from carrom_desk.rules.position import NO_MEN

_OF_PLACING = {
    PlacingOutcome.PLACED: (Law.DUE_TAKEN_OUT,),
    PlacingOutcome.FORGONE: (Law.FORGOING_IN_FULL,),
    PlacingOutcome.FORFEITED: (Law.UNWILLING_TO_PLACE, Law.CLUB_FOULS),
    PlacingOutcome.NO_SPACE: (Law.PLACED_WHEN_THERE_IS_SPACE,),
}
"""By the outcome of the placing (78 to 87)."""


def _of_play(before: MatchState, _: PlayCalled) -> tuple[Law, ...]:
    """Before the break (46), or after an appeal (121(a))."""
    is_break = before.board is not None and not before.board.position.break_.made
    return (Law.BREAK_AFTER_PLAY,) if is_break else (Law.TIME_STANDS_DURING_APPEAL,)


def _queen_back(before: MatchState) -> tuple[Law, ...]:
    """Laws for returning a Queen that is waiting for cover when the turn ends."""
    is_waiting = before.board is not None and before.board.position.queen.is_waiting
    return (Law.QUEEN_NOT_COVERED, Law.CLUB_COVERING) if is_waiting else ()


def _of_pass(before: MatchState, _: Passed) -> tuple[Law, ...]:
    """In the club editions owed men also come back when the turn ends."""
    is_owed = before.board is not None and before.board.position.due != NO_MEN
    owed = (Law.CLUB_FOULS,) if is_owed and before.setup.laws.has_dues_at_turns_end else ()
    return (Law.ALL_PASS, *_queen_back(before), *owed)


def _of_turn(before: MatchState, corrected: TurnCorrected) -> tuple[Law, ...]:
    """Played out of turn (51). For a player who continued after pocketing only the other side's men, a different law if
    there is one.
    """
    last, numbers = before.last_ruled, before.setup.laws.numbers
    has_gone_on = last is not None and last.board.turn is corrected.player and stops_the_player(last.act)
    is_known = has_gone_on and Law.OPPONENTS_MEN_UNNOTICED in numbers
    return (Law.OPPONENTS_MEN_UNNOTICED if is_known else Law.OUT_OF_TURN, *_queen_back(before))


def _of_replayed_board(_: MatchState, replayed: BoardReplayed) -> tuple[Law, ...]:
    """The ground for the replay (137, 140, 142); the second if none is named."""
    return (Law.BOARD_REPLAYED if replayed.law is None else REPLAY_LAWS[replayed.law],)


def _of_sides(before: MatchState, _: SidesChanged) -> tuple[Law, ...]:
    """After a game by its own law if the text has one (icf-1993 31, 32), otherwise by 60; within a game by 33."""
    is_within_game = before.game is not None and before.game.boards_played > 0
    after_game = Law.SIDES_AFTER_A_GAME_DOUBLES if before.setup.doubles else Law.SIDES_AFTER_A_GAME_SINGLES
    is_known = after_game in before.setup.laws.numbers and not is_within_game
    return (after_game,) if is_known else (Law.CHANGE_OF_SIDES,)


def _of_mistake(_: MatchState, mistake: MistakeStands) -> tuple[Law, ...]:
    """The law that lets the mistake stand. On an unnoticed due the older text only requires timely placing."""
    law = MISTAKE_LAWS[mistake.what]
    return (law, Law.RIGHT_TO_PLACE_LOST) if mistake.what is Mistake.DUE_FORGOTTEN else (law,)


def _of_demand(before: MatchState, _: Demanded) -> tuple[Law, ...]:
    """The law that makes the claim optional (87(b)); otherwise the laws that grant the points."""
    edition, last = before.setup.laws, before.last_ruled
    if Law.DEMAND_AT_OPTION in edition.numbers or last is None:
        return (Law.DEMAND_AT_OPTION,)
    return tuple(law for law in Law if law in GRANTS_ON_DEMAND and edition.numbers.get(law) in last.ruling.laws)


_BY_STATE: Mapping[type, Callable[[MatchState, Any], tuple[Law, ...]]] = {
    # At the start (39), or before an extra board (56(b)).
    Toss: lambda before, _: (Law.TOSS, Law.GUESS_FOR_THE_START) if before.game is None else (Law.EXTRA_BOARD,),
    PlayCalled: _of_play,
    PlacingDone: lambda _, done: _OF_PLACING[done.outcome],
    # In addition to those of its ruling: men placed too late are forfeited (87(a)).
    ViolationSeen: lambda _, seen: (Law.FORGOING_IN_FULL,) if seen.breach is Breach.PLACED_LATE else (),
    Passed: _of_pass,
    TurnCorrected: _of_turn,
    BoardReplayed: _of_replayed_board,
    SidesChanged: _of_sides,
    MistakeStands: _of_mistake,
    Demanded: _of_demand,
}


def laws_of(before: MatchState, entry: PlainEntry) -> tuple[Citation, ...]:
    """Returns the laws behind an entry, the deciding one first, numbered by the match's edition.

    An act also has those of its ruling. Empty for an override, which is the umpire's decision, and for entries the laws
    do not cover.
    """
    by_state = _BY_STATE.get(type(entry))
    cited = before.setup.laws.cite(*(entry.about.laws if by_state is None else by_state(before, entry)))
    ruled = entry.ruling.laws if isinstance(entry, ActEntry) and entry.ruling is not None else ()
    return (*ruled, *(each for each in cited if each not in ruled))

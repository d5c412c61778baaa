"""Answers that an entry of a rare action was made of: the inverse of the forms, to amend it by the same form."""

from typing import NamedTuple

from carrom_desk.match.entry.entries import (
    REPLAY_LAWS,
    BoardEntered,
    BoardReplayed,
    Conceded,
    DetailsChanged,
    Disqualified,
    LeadStands,
    MatchAbandoned,
    MistakeStands,
    Noted,
    Passed,
    Paused,
    PlacingDone,
    PlainEntry,
    ProtestDecided,
    ProtestLodged,
    ShotOut,
    SidesChanged,
    TimeOver,
    TurnCorrected,
    WalkedOver,
    Warned,
)
from carrom_desk.match.side import Side, seat_of

from .referee_actions import Answers, Option, RefereeAction


class Answered(NamedTuple):
    """A rare action with the answers in its form."""

    action: RefereeAction
    answers: Answers = Answers()


def answered_by(entry: PlainEntry) -> Answered | None:
    """Returns the action and answers that make an entry; None for an entry of another form.

    Details other than the umpire's name have a form of their own.
    """
    match entry:
        case Passed():
            return Answered(RefereeAction.PASS)
        case SidesChanged():
            return Answered(RefereeAction.CHANGE_SIDES)
        case TimeOver():
            return Answered(RefereeAction.TIME_OVER)
        case LeadStands():
            return Answered(RefereeAction.LEAD_STANDS)
        case Noted(text):
            return Answered(RefereeAction.NOTE, Answers(text=text))
        case Paused(reason):
            return Answered(RefereeAction.PAUSE, Answers(text=reason))
        case MatchAbandoned(reason):
            return Answered(RefereeAction.ABANDON, Answers(text=reason))
        case PlacingDone():
            return Answered(RefereeAction.PLACING, Answers(placing=entry))
        case BoardEntered():
            return Answered(RefereeAction.BOARD, Answers(board=entry, text=entry.reason))
        case ShotOut():
            return Answered(RefereeAction.SHOOT_OUT, Answers(entry.winner, shoot_out=entry))
        case DetailsChanged(umpire=str(umpire)) if entry == DetailsChanged(umpire=umpire):
            return Answered(RefereeAction.HAND_OVER, Answers(text=umpire))
        case BoardReplayed(reason, ground):
            return Answered(
                RefereeAction.REPLAY_BOARD, Answers(text=reason, law=REPLAY_LAWS.get(ground) if ground else None)
            )
        case _:
            return _about_somebody(entry)


def _about_somebody(entry: PlainEntry) -> Answered | None:
    """Returns the same for entries about a player or a side."""
    match entry:
        case TurnCorrected(player, reason):
            return Answered(RefereeAction.CORRECT_TURN, Answers(seat=player, text=reason))
        case Warned(by, reason, None):
            return Answered(RefereeAction.WARNING, Answers(by, text=reason))
        case Warned(by, reason, int(player)):
            return Answered(RefereeAction.WARNING, Answers(seat=seat_of(by, player), text=reason))
        case ProtestLodged(by, text):
            return Answered(RefereeAction.PROTEST, Answers(by, text=text))
        case ProtestDecided(upheld, reason, of):
            option = Option.UPHELD if upheld else Option.OVERRULED
            return Answered(RefereeAction.PROTEST_DECIDED, Answers(option=option, text=reason, protest=of))
        case Conceded(by, what):
            return Answered(RefereeAction.CONCEDE, Answers(by, option=Option(what.value)))
        case WalkedOver(None, reason):
            return Answered(RefereeAction.NOBODY_CAME, Answers(text=reason))
        case WalkedOver(Side() as winner, reason):
            return Answered(RefereeAction.WALKOVER, Answers(winner.other, text=reason))
        case MistakeStands(what, by, men):
            return Answered(RefereeAction.UNNOTICED, Answers(by, option=Option(what.value), men=men))
        case Disqualified(by, reason, player):
            return Answered(RefereeAction.DISQUALIFY, Answers(by, text=reason, player=player))
        case _:
            return None

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


class FilledForm(NamedTuple):
    """A rare action with the answers in its form."""

    action: RefereeAction
    answers: Answers = Answers()


def answered_by(entry: PlainEntry) -> FilledForm | None:
    """Returns the action and answers that make an entry; None for an entry of another form.

    Details other than the umpire's name have a form of their own.
    """
    match entry:
        case Passed():
            return FilledForm(RefereeAction.PASS)
        case SidesChanged():
            return FilledForm(RefereeAction.CHANGE_SIDES)
        case TimeOver():
            return FilledForm(RefereeAction.TIME_OVER)
        case LeadStands():
            return FilledForm(RefereeAction.LEAD_STANDS)
        case Noted(text):
            return FilledForm(RefereeAction.NOTE, Answers(text=text))
        case Paused(reason):
            return FilledForm(RefereeAction.PAUSE, Answers(text=reason))
        case MatchAbandoned(reason):
            return FilledForm(RefereeAction.ABANDON, Answers(text=reason))
        case PlacingDone():
            return FilledForm(RefereeAction.PLACING, Answers(placing=entry))
        case BoardEntered():
            return FilledForm(RefereeAction.BOARD, Answers(board=entry, text=entry.reason))
        case ShotOut():
            return FilledForm(RefereeAction.SHOOT_OUT, Answers(entry.winner, shoot_out=entry))
        case DetailsChanged(umpire=str(umpire)) if entry == DetailsChanged(umpire=umpire):
            return FilledForm(RefereeAction.HAND_OVER, Answers(text=umpire))
        case BoardReplayed(reason, ground):
            return FilledForm(
                RefereeAction.REPLAY_BOARD, Answers(text=reason, law=REPLAY_LAWS.get(ground) if ground else None)
            )
        case _:
            return _about_somebody(entry)


def _about_somebody(entry: PlainEntry) -> FilledForm | None:
    """Returns the same for entries about a player or a side."""
    match entry:
        case TurnCorrected(player, reason):
            return FilledForm(RefereeAction.CORRECT_TURN, Answers(seat=player, text=reason))
        case Warned(by, reason, None):
            return FilledForm(RefereeAction.WARNING, Answers(by, text=reason))
        case Warned(by, reason, int(player)):
            return FilledForm(RefereeAction.WARNING, Answers(seat=seat_of(by, player), text=reason))
        case ProtestLodged(by, text):
            return FilledForm(RefereeAction.PROTEST, Answers(by, text=text))
        case ProtestDecided(upheld, reason, of):
            option = Option.UPHELD if upheld else Option.OVERRULED
            return FilledForm(RefereeAction.PROTEST_DECIDED, Answers(option=option, text=reason, protest=of))
        case Conceded(by, what):
            return FilledForm(RefereeAction.CONCEDE, Answers(by, option=Option(what.value)))
        case WalkedOver(None, reason):
            return FilledForm(RefereeAction.NOBODY_CAME, Answers(text=reason))
        case WalkedOver(Side() as winner, reason):
            return FilledForm(RefereeAction.WALKOVER, Answers(winner.other, text=reason))
        case MistakeStands(what, by, men):
            return FilledForm(RefereeAction.UNNOTICED, Answers(by, option=Option(what.value), men=men))
        case Disqualified(by, reason, player):
            return FilledForm(RefereeAction.DISQUALIFY, Answers(by, text=reason, player=player))
        case _:
            return None

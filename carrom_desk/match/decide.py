"""From a command to the entry that is stored: refused with a reason, or given its ruling."""

from dataclasses import replace

from carrom_desk.rules.impossible import ImpossibleAct

from .entries import ActEntry, Amended, Correction, Entry, PlainEntry, Redone, Undone
from .problems import Reason, Refusal, Refused
from .record import MatchRecord, judged, state_before
from .refusal import act_reason, refusal
from .state import MatchState


def refusal_of(record: MatchRecord, command: Entry) -> Refusal | None:
    """Why a command is not possible now; None when it is."""
    match command:
        case Undone():
            return None if record.standing else Refusal(Reason.NOTHING_TO_UNDO)
        case Redone():
            return None if record.undone else Refusal(Reason.NOTHING_TO_REDO)
        case Amended():
            return _amendment_refusal(record, command)
        case _:
            return refusal(record.state, command)


def decide(record: MatchRecord, command: Entry) -> Entry:
    """The entry to store for a command: an act gets the ruling of today's rules.

    Raises:
        Refused: the command is not possible now; holds why.
    """
    match command:
        case Undone() | Redone():
            _refuse(refusal_of(record, command))
            return command
        case Amended():
            _refuse(_standing_refusal(record, command))
            return replace(command, with_=_decided(state_before(record, command.number), command.with_))
        case _:
            return _decided(record.state, command)


def _decided(state: MatchState, entry: PlainEntry) -> PlainEntry:
    if not isinstance(entry, ActEntry):
        _refuse(refusal(state, entry))
        return entry
    reason = act_reason(state, entry)
    if reason is not None:
        raise Refused(Refusal(reason))
    try:
        # Whether an act can be is asked by whoever judges it: not twice.
        return judged(state, entry)
    except ImpossibleAct as impossible:
        raise Refused(Refusal(Reason.ACT_IMPOSSIBLE, impossible.problems)) from impossible


def _refuse(refused: Refusal | None) -> None:
    if refused is not None:
        raise Refused(refused)


def _amendment_refusal(record: MatchRecord, amendment: Amended) -> Refusal | None:
    return _standing_refusal(record, amendment) or refusal(state_before(record, amendment.number), amendment.with_)


def _standing_refusal(record: MatchRecord, amendment: Amended) -> Refusal | None:
    """Why what is to be amended cannot be."""
    if not 0 <= amendment.number < len(record.entries):
        return Refusal(Reason.NO_SUCH_ENTRY)
    is_correction = isinstance(record.entries[amendment.number].entry, Correction)
    if is_correction or amendment.number not in record.standing:
        return Refusal(Reason.ENTRY_NOT_STANDING)
    return None

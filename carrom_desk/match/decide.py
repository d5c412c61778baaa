"""From a command to the entry that is stored: refused with a reason, or given its ruling."""

from dataclasses import replace

from .entries import Amended, Correction, Entry, PlainEntry, Redone, Undone
from .problems import Reason, Refusal, Refused
from .record import MatchRecord, state_before, with_ruling
from .refusal import refusal


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
    refused = refusal_of(record, command)
    if refused is not None:
        raise Refused(refused)
    if isinstance(command, Amended):
        return replace(command, with_=_ruled(record, command))
    if isinstance(command, Undone | Redone):
        return command
    return with_ruling(record.state, command)


def _ruled(record: MatchRecord, amendment: Amended) -> PlainEntry:
    return with_ruling(state_before(record, amendment.number), amendment.with_)


def _amendment_refusal(record: MatchRecord, amendment: Amended) -> Refusal | None:
    if not 0 <= amendment.number < len(record.entries):
        return Refusal(Reason.NO_SUCH_ENTRY)
    is_correction = isinstance(record.entries[amendment.number].entry, Correction)
    if is_correction or amendment.number not in record.standing:
        return Refusal(Reason.ENTRY_NOT_STANDING)
    return refusal(state_before(record, amendment.number), amendment.with_)

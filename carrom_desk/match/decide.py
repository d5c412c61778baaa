"""From a command to the entry that is stored: refused with a reason, or given its ruling."""

from collections.abc import Callable, Sequence
from dataclasses import replace

from carrom_desk.rules.impossible import ImpossibleAct

from .entries import ActEntry, Amended, Correction, Entry, LoggedEntry, PlainEntry, Redone, Undone
from .entry_codec import is_readable
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
            reason = _amendment_reason(record, command)
            if reason is not None:
                return Refusal(reason)
            return refusal(state_before(record, command.number), command.with_)
        case _:
            return refusal(record.state, command)


def decide(record: MatchRecord, command: Entry) -> Entry:
    """The entry to store for a command: an act gets the ruling of today's rules.

    Raises:
        Refused: the command is not possible now, or could not be read back; holds why.
    """
    entry = _decided(record, command)
    if not is_readable(entry):
        raise Refused(Refusal(Reason.NOT_READABLE))
    return entry


def _decided(record: MatchRecord, command: Entry) -> Entry:
    match command:
        case Undone() | Redone():
            refused = refusal_of(record, command)
            if refused is not None:
                raise Refused(refused)
            return command
        case Amended():
            reason = _amendment_reason(record, command)
            if reason is not None:
                raise Refused(Refusal(reason))
            return replace(command, with_=decided(state_before(record, command.number), command.with_))
        case _:
            return decided(record.state, command)


def decided(state: MatchState, entry: PlainEntry) -> PlainEntry:
    """An entry in this state, an act with the ruling of today's rules.

    Raises:
        Refused: it is not possible in this state.
    """
    if not isinstance(entry, ActEntry):
        refused = refusal(state, entry)
        if refused is not None:
            raise Refused(refused)
        return entry
    reason = act_reason(state, entry)
    if reason is not None:
        raise Refused(Refusal(reason))
    try:
        # Whether an act can be is asked by whoever judges it: not twice.
        return judged(state, entry)
    except ImpossibleAct as impossible:
        raise Refused(Refusal(Reason.ACT_IMPOSSIBLE, impossible.problems)) from impossible


def _amendment_reason(record: MatchRecord, amendment: Amended) -> Reason | None:
    return amendment_reason(record.entries, record.standing.__contains__, amendment)


def amendment_reason(
    entries: Sequence[LoggedEntry], stands: Callable[[int], bool], amendment: Amended
) -> Reason | None:
    """Why what is to be amended cannot be."""
    if not 0 <= amendment.number < len(entries):
        return Reason.NO_SUCH_ENTRY
    is_correction = isinstance(entries[amendment.number].entry, Correction)
    return Reason.ENTRY_NOT_STANDING if is_correction or not stands(amendment.number) else None

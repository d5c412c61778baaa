"""From a stored log back to the record: the stored rulings stand."""

from dataclasses import dataclass, replace

from carrom_desk.rules.party import ByParty
from carrom_desk.rules.ruling import Ruling

from .decide import decide
from .entries import ActEntry, Amended, Entry, LoggedEntry
from .problems import Refusal, Refused
from .record import MatchRecord, new_record, with_entry
from .setup import Setup


class ImpossibleEntry(Exception):
    """An entry of a stored log that is not possible where it stands."""

    def __init__(self, number: int, refusal: Refusal) -> None:
        """Hold the entry's number and why."""
        super().__init__(f"entry {number}: {refusal.reason.sentence}")
        self.number = number
        self.refusal = refusal


@dataclass(frozen=True, slots=True)
class RulingDifference:
    """A stored ruling that today's rules would not give."""

    number: int
    stored: Ruling
    today: Ruling


@dataclass(frozen=True, slots=True)
class Replay:
    """A record read back from its log."""

    record: MatchRecord
    differences: tuple[RulingDifference, ...]


def replay(setup: Setup, entries: tuple[LoggedEntry, ...], *, rejudge: bool = False) -> Replay:
    """Read a log back; a missing ruling is judged now, a stored one stands unless `rejudge` asks otherwise.

    Raises:
        ImpossibleEntry: an entry is not possible where it stands.
    """
    record, differences = new_record(setup), []
    for logged in entries:
        try:
            decided = decide(record, logged.entry)
        except Refused as refused:
            raise ImpossibleEntry(logged.number, refused.refusal) from refused
        stored = logged.entry if rejudge else _with_stored_ruling(decided, logged.entry)
        difference = _difference(logged.number, stored, decided)
        if difference is not None:
            differences.append(difference)
        record = with_entry(record, replace(logged, entry=decided if rejudge else stored))
    return Replay(record, tuple(differences))


def _with_stored_ruling(decided: Entry, stored: Entry) -> Entry:
    """The entry as decided today, with the stored ruling put in where there is one."""
    if isinstance(stored, Amended) and isinstance(decided, Amended):
        if isinstance(stored.with_, ActEntry) and isinstance(decided.with_, ActEntry):
            return replace(decided, with_=_act_as_stored(decided.with_, stored.with_))
        return decided
    if isinstance(stored, ActEntry) and isinstance(decided, ActEntry):
        return _act_as_stored(decided, stored)
    return decided


def _act_as_stored(decided: ActEntry, stored: ActEntry) -> ActEntry:
    if stored.ruling is None:
        return decided
    assert decided.ruling is not None
    return replace(decided, ruling=_with_back(stored.ruling, decided.ruling))


def _with_back(stored: Ruling, today: Ruling) -> Ruling:
    """Files do not say which of the men to place are dues: it follows from the act."""
    back = ByParty(
        min(today.back.own, stored.place.men.own),
        min(today.back.opponent, stored.place.men.opponent),
    )
    return replace(stored, back=back)


def _difference(number: int, stored: Entry, decided: Entry) -> RulingDifference | None:
    if not isinstance(stored, ActEntry) or not isinstance(decided, ActEntry):
        return None
    if stored.ruling is None or decided.ruling is None or stored.ruling == decided.ruling:
        return None
    return RulingDifference(number, stored.ruling, decided.ruling)

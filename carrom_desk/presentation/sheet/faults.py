"""Dues, fouls, technical fouls and time faults: every act that cost a side something, with the offender."""

from collections.abc import Iterable
from dataclasses import dataclass
from enum import StrEnum, unique
from typing import Self

from carrom_desk.i18n import N_, Words
from carrom_desk.match.counting import lawful_ruling
from carrom_desk.match.entry.entries import ActEntry, Disqualified, IncidentSeen, StrokeMade, ViolationSeen
from carrom_desk.match.log import Step
from carrom_desk.presentation.log.log_lines import LogLine
from carrom_desk.rules.breaches import Breach
from carrom_desk.rules.laws import Citation
from carrom_desk.rules.ruling import Call


@unique
class FaultKind(StrEnum):
    """Kind of a fault, as counted on the sheet."""

    words: Words
    """Name of one."""
    several: Words
    """Heading of a count."""

    def __new__(cls, value: str, words: Words, several: Words) -> Self:
        """Creates a kind from its value, its name, and the heading of its count."""
        kind = str.__new__(cls, value)
        kind._value_ = value
        kind.words, kind.several = words, several
        return kind

    DUE = "due", N_("Due"), N_("Dues")
    FOUL = "foul", N_("Foul"), N_("Fouls")
    DUE_AND_FOUL = "due_and_foul", N_("Due and foul"), N_("Dues with a foul")
    TECHNICAL_FOUL = "technical_foul", N_("Technical foul"), N_("Technical fouls")
    TIME_FAULT = "time_fault", N_("Time fault"), N_("Time faults")
    """Time exceeded for a stroke or for placing, whatever the ruling."""
    BOARD_LOST = "board_lost", N_("Board lost"), N_("Boards lost by a breach")
    DISQUALIFIED = "disqualified", N_("Disqualified"), N_("Disqualifications")


@dataclass(frozen=True, slots=True)
class FaultLine:
    """A fault, with its line in the log."""

    line: LogLine
    kind: FaultKind
    overridden_by: int | None
    """Number of the entry that overrode it."""

    @property
    def laws(self) -> tuple[Citation, ...]:
        """Laws of its ruling."""
        entry = self.line.entry
        return entry.ruling.laws if isinstance(entry, ActEntry) and entry.ruling is not None else ()


_KINDS = {
    Call.DUE: FaultKind.DUE,
    Call.FOUL: FaultKind.FOUL,
    Call.DUE_AND_FOUL: FaultKind.DUE_AND_FOUL,
    Call.TECHNICAL_FOUL: FaultKind.TECHNICAL_FOUL,
}


def faults_of(log: Iterable[LogLine]) -> tuple[FaultLine, ...]:
    """Returns every fault of the entries that count, in order."""
    counted = [(line, step) for line in log if (step := line.counted) is not None]
    overridden = {line.of: line.number for line, _ in counted}
    kinds = ((line, _kind(step)) for line, step in counted)
    return tuple(FaultLine(line, kind, overridden.get(line.number)) for line, kind in kinds if kind is not None)


def _kind(step: Step) -> FaultKind | None:
    """Returns the kind of fault of an entry; None if it is not a fault."""
    match step.entry:
        case ViolationSeen(breach=Breach.TIME_LIMIT):
            return FaultKind.TIME_FAULT
        case StrokeMade() | ViolationSeen() as act:
            ruling = lawful_ruling(step.before, act) or act.ruling
            return next((_KINDS[call] for call in (ruling.calls if ruling else ()) if call in _KINDS), None)
        case IncidentSeen():
            return FaultKind.BOARD_LOST
        case Disqualified():
            return FaultKind.DISQUALIFIED
        case _:
            return None

"""Dues, fouls, technical fouls and time faults: every act that cost a side something, with the offender."""

from collections.abc import Iterator
from dataclasses import dataclass
from enum import StrEnum, unique

from carrom_desk.match.counting import lawful_ruling
from carrom_desk.match.entry.entries import Disqualified, IncidentSeen, Override, StrokeMade, ViolationSeen
from carrom_desk.match.log import Step
from carrom_desk.match.side import BySide, Seat, Side
from carrom_desk.presentation.log.places import place_of
from carrom_desk.presentation.names import Names
from carrom_desk.presentation.wording.entry_text import actor, ruled, what
from carrom_desk.rules.breaches import Breach
from carrom_desk.rules.laws import Citation
from carrom_desk.rules.ruling import Call, Ruling


@unique
class FaultKind(StrEnum):
    """Kind of a fault, as counted on the sheet."""

    DUE = "due"
    FOUL = "foul"
    DUE_AND_FOUL = "due_and_foul"
    TECHNICAL_FOUL = "technical_foul"
    TIME_FAULT = "time_fault"
    """Time exceeded for a stroke or for placing, whatever the ruling."""
    BOARD_LOST = "board_lost"
    DISQUALIFIED = "disqualified"


@dataclass(frozen=True, slots=True)
class FaultLine:
    """A fault."""

    number: int
    """Entry number in the log."""
    at: str
    game: int | None
    board: int | None
    side: Side
    seat: Seat | None
    """Offender, if known."""
    kind: FaultKind
    what: str
    ruled: str
    laws: tuple[Citation, ...]
    overridden_by: int | None
    """Number of the entry that overrode it."""


_KINDS = {
    Call.DUE: FaultKind.DUE,
    Call.FOUL: FaultKind.FOUL,
    Call.DUE_AND_FOUL: FaultKind.DUE_AND_FOUL,
    Call.TECHNICAL_FOUL: FaultKind.TECHNICAL_FOUL,
}


def faults_of(names: Names, steps: tuple[Step, ...]) -> tuple[FaultLine, ...]:
    """Returns every fault of the counted entries, in order."""
    overridden = overrides_by_act(steps)
    lines = (_line(names, step, overridden.get(step.number)) for step in steps if not step.is_impossible)
    return tuple(line for line in lines if line is not None)


def _line(names: Names, step: Step, overridden_by: int | None) -> FaultLine | None:
    kind = fault_kind(step)
    side, seat = actor(step.before, step.entry)
    if kind is None or side is None:
        return None
    game, board = place_of(step.before, step.entry, step.after)
    ruling = getattr(step.entry, "ruling", None)
    return FaultLine(
        number=step.number,
        at=step.at,
        game=game,
        board=board,
        side=side,
        seat=seat,
        kind=kind,
        what=what(step.before, step.entry),
        ruled=ruled(names, step.before, step.entry, step.after),
        laws=ruling.laws if isinstance(ruling, Ruling) else (),
        overridden_by=overridden_by,
    )


def fault_kind(step: Step) -> FaultKind | None:
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


def overrides_by_act(steps: tuple[Step, ...]) -> dict[int, int]:
    """Maps each overridden act to its latest override."""
    found: dict[int, int] = {}
    for step in steps:
        if isinstance(step.entry, Override) and step.entry.of is not None and not step.is_impossible:
            found[step.entry.of] = step.number
    return found


@dataclass(frozen=True, slots=True)
class Tally:
    """Strokes and faults of each side."""

    strokes: BySide[int]
    faults: tuple[tuple[FaultKind, BySide[int]], ...]
    """A row for each kind, even with a count of zero."""


def tally_of(steps: tuple[Step, ...], faults: tuple[FaultLine, ...]) -> Tally:
    """Counts the strokes and the faults of each side."""
    strokes = list(_strikers(steps))
    return Tally(
        strokes=BySide(strokes.count(Side.A), strokes.count(Side.B)),
        faults=tuple((kind, BySide(_count(faults, kind, Side.A), _count(faults, kind, Side.B))) for kind in FaultKind),
    )


def _strikers(steps: tuple[Step, ...]) -> Iterator[Side]:
    for step in steps:
        if isinstance(step.entry, StrokeMade) and not step.is_impossible and step.before.board is not None:
            yield step.before.board.turn.side


def _count(faults: tuple[FaultLine, ...], kind: FaultKind, side: Side) -> int:
    return sum(fault.kind is kind and fault.side is side for fault in faults)

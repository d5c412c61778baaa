"""Protests and remarks: what happened besides the strokes and belongs on the sheet."""

from dataclasses import dataclass, replace
from enum import StrEnum, unique

from carrom_desk.match.entries import (
    BoardReplayed,
    Conceded,
    Disqualified,
    Noted,
    Paused,
    ProtestDecided,
    ProtestLodged,
    Resumed,
    SidesChanged,
    TimeOver,
    TurnCorrected,
    WalkedOver,
    Warned,
)
from carrom_desk.match.evolve import protest_of
from carrom_desk.match.plain_text import plain
from carrom_desk.match.side import Side

from .decision import decision
from .happening import actor, happening
from .names import Names
from .place import place_of
from .walk import Step


@unique
class ProtestFate(StrEnum):
    """What became of a protest."""

    UNDECIDED = "undecided"
    UPHELD = "upheld"
    OVERRULED = "overruled"


@dataclass(frozen=True, slots=True)
class ProtestLine:
    """A protest (icf-revised 145 to 148)."""

    number: int
    at: str
    game: int | None
    board: int | None
    by: Side
    text: str
    fate: ProtestFate
    decided_at: str


def protests_of(steps: tuple[Step, ...]) -> tuple[ProtestLine, ...]:
    """Every protest that stands, with its decision, in the order in which they were lodged."""
    lines: dict[int, ProtestLine] = {}
    for step in steps:
        if step.is_impossible:
            continue
        if isinstance(step.entry, ProtestLodged):
            lines[step.number] = _protest(step, ProtestFate.UNDECIDED, "")
        elif isinstance(step.entry, ProtestDecided):
            protest = protest_of(step.before, step.entry)
            assert protest is not None
            fate = ProtestFate.UPHELD if step.entry.upheld else ProtestFate.OVERRULED
            lines[protest.number] = replace(lines[protest.number], fate=fate, decided_at=step.at)
    return tuple(lines.values())


def _protest(lodged: Step, fate: ProtestFate, decided_at: str) -> ProtestLine:
    entry = lodged.entry
    assert isinstance(entry, ProtestLodged)
    game, board = place_of(lodged.before, entry, lodged.after)
    return ProtestLine(
        number=lodged.number,
        at=lodged.at,
        game=game,
        board=board,
        by=entry.by,
        text=plain(entry.text),
        fate=fate,
        decided_at=decided_at,
    )


@dataclass(frozen=True, slots=True)
class RemarkLine:
    """A remark of the umpire, or something besides the strokes that the record should show."""

    number: int
    at: str
    game: int | None
    board: int | None
    side: Side | None
    """Whom it concerns; None where it is the umpire's own."""
    text: str


_REMARKABLE = (
    Noted
    | Paused
    | Resumed
    | BoardReplayed
    | Conceded
    | Disqualified
    | WalkedOver
    | SidesChanged
    | TurnCorrected
    | TimeOver
    | Warned
)


def remarks_of(names: Names, steps: tuple[Step, ...]) -> tuple[RemarkLine, ...]:
    """Remarks, interruptions, replayed boards, concessions, in order."""
    return tuple(_remark(names, step) for step in steps if _is_remarkable(step))


def _is_remarkable(step: Step) -> bool:
    if step.is_impossible:
        return False
    return isinstance(step.entry, _REMARKABLE) or step.after.boards_replayed > step.before.boards_replayed


def _remark(names: Names, step: Step) -> RemarkLine:
    side, _ = actor(step.before, step.entry)
    game, board = place_of(step.before, step.entry, step.after)
    ruled = decision(names, step.before, step.entry, step.after)
    return RemarkLine(
        number=step.number,
        at=step.at,
        game=game,
        board=board,
        side=side,
        text=f"{happening(step.before, step.entry)} {ruled}".strip(),
    )

"""Corrections: what was taken back, given again, amended, and decided otherwise, with the umpire's reasons."""

from dataclasses import dataclass
from enum import StrEnum, unique

from carrom_desk.match.entries import ActEntry, Amended, Correction, Entry, Override, Redone, Undone
from carrom_desk.match.record import standing_entries, state_before

from .decided_otherwise import override_decision
from .happening import happening
from .plain_text import plain
from .walk import Telling, amendments_of
from .wording import sentence


@unique
class CorrectionKind(StrEnum):
    """What a correction does."""

    UNDO = "undo"
    REDO = "redo"
    AMEND = "amend"
    OVERRIDE = "override"


@dataclass(frozen=True, slots=True)
class CorrectionLine:
    """One correction."""

    number: int
    at: str
    kind: CorrectionKind
    about: int | None
    """The number of the entry it is about."""
    was: str
    """That entry in words, as it counted until then."""
    now: str
    """What holds instead; empty where nothing does."""
    reason: str
    """Empty for undo and redo, which ask for none."""
    stands: bool
    """Whether it still holds; an amendment and an override can be taken back themselves."""


def corrections_of(told: tuple[Telling, ...]) -> tuple[CorrectionLine, ...]:
    """Every correction that was ever made, in order."""
    return tuple(_line(told, telling) for telling in told if isinstance(telling.entry, Correction | Override))


def _line(told: tuple[Telling, ...], telling: Telling) -> CorrectionLine:
    about = entry_corrected(telling)
    return CorrectionLine(
        number=telling.number,
        at=telling.at,
        kind=_kind(telling.entry),
        about=about,
        was="" if about is None else _was(told, telling, about),
        now=_now(telling),
        reason=_reason(telling.entry),
        stands=isinstance(telling.entry, Undone | Redone) or telling.number in told[-1].after.standing,
    )


def _was(told: tuple[Telling, ...], telling: Telling, about: int) -> str:
    """The entry that a correction is about, as it counted at that moment."""
    record = telling.before if about in telling.before.standing else telling.after
    if not amendments_of(record):
        return told_words(told[about])
    row = next((row for row in standing_entries(record) if row.number == about), None)
    if row is None or row.is_impossible:
        return told_words(told[about])
    return happening(state_before(record, about), row.entry)


def entry_corrected(telling: Telling) -> int | None:
    """The number of the entry that a correction is about."""
    match telling.entry:
        case Undone():
            return telling.before.standing[-1]
        case Redone():
            return telling.before.undone[-1]
        case Amended():
            return telling.entry.number
        case Override():
            entries = telling.before.entries
            return next(
                (number for number in reversed(telling.before.standing) if isinstance(entries[number].entry, ActEntry)),
                None,
            )
        case _:
            return None


def told_words(telling: Telling) -> str:
    """An entry in words, as it was told when it was made."""
    about = entry_corrected(telling)
    match telling.entry:
        case Undone():
            return f"Takes back No. {about}."
        case Redone():
            return f"Gives No. {about} again."
        case Amended():
            return f"Amends No. {about}: {_now(telling)} {_reason(telling.entry)}"
        case _:
            return happening(telling.before.state, telling.entry)


def _now(telling: Telling) -> str:
    match telling.entry:
        case Amended() as amendment:
            return happening(state_before(telling.before, amendment.number), amendment.with_)
        case Override() as override:
            ruled = telling.before.state
            return sentence(override_decision(ruled, override))
        case _:
            return ""


def _reason(entry: Entry) -> str:
    return sentence(plain(entry.reason)) if isinstance(entry, Amended | Override) else ""


def _kind(entry: Entry) -> CorrectionKind:
    match entry:
        case Undone():
            return CorrectionKind.UNDO
        case Redone():
            return CorrectionKind.REDO
        case Amended():
            return CorrectionKind.AMEND
        case _:
            return CorrectionKind.OVERRIDE

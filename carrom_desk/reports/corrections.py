"""Corrections: what was taken back, given again, amended, and decided otherwise, with the umpire's reasons."""

from dataclasses import dataclass
from enum import StrEnum, unique

from carrom_desk.match.entries import Amended, Correction, Entry, Override, Redone, Undone
from carrom_desk.match.entry_text import correction_words, what
from carrom_desk.match.match_text import sentence
from carrom_desk.match.paper_sheet import is_on_paper
from carrom_desk.match.plain_text import plain
from carrom_desk.match.replay import Telling, Walk
from carrom_desk.match.ruling_text import override_words
from carrom_desk.rules.words import QT_TRANSLATE_NOOP, Say

from .names import Names


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


NOT_COUNTED = QT_TRANSLATE_NOOP("Report", "Counts for nothing: this log was amended very often.")


def corrections_of(names: Names, found: Walk) -> tuple[CorrectionLine, ...]:
    """Every correction that was ever made, in order; a board given from a paper sheet corrects nothing."""
    return tuple(_line(names, found, telling) for telling in found.told if _corrects(telling.entry))


def _corrects(entry: Entry) -> bool:
    return isinstance(entry, Correction) or (isinstance(entry, Override) and not is_on_paper(entry))


def _line(names: Names, found: Walk, telling: Telling) -> CorrectionLine:
    return CorrectionLine(
        number=telling.number,
        at=telling.at,
        kind=_kind(telling.entry),
        about=telling.about,
        was=_was(names.say, found, telling),
        now=_now(names, telling),
        reason=_reason(telling.entry),
        stands=isinstance(telling.entry, Undone | Redone) or telling.number in found.standing,
    )


def _was(say: Say, found: Walk, telling: Telling) -> str:
    """The entry that a correction is about, as it counted at that moment."""
    if telling.about is None:
        return ""
    if telling.was is None or telling.was.is_impossible:
        return told_words(say, found.told[telling.about])
    return what(say, telling.was.before, telling.was.entry)


def told_words(say: Say, telling: Telling) -> str:
    """An entry in words, as it was told when it was made."""
    entry = telling.entry
    if not isinstance(entry, Correction):
        if not telling.is_counted:
            return say(NOT_COUNTED)
        return what(say, telling.before, entry)
    words = correction_words(say, entry, telling.about)
    if not isinstance(entry, Amended) or telling.was is None:
        return words
    now = what(say, telling.was.before, entry.with_)
    return say(
        QT_TRANSLATE_NOOP("Report", "{correction}: {now}. Reason: {reason}"),
        correction=words,
        now=now,
        reason=_reason(entry),
    )


def _now(names: Names, telling: Telling) -> str:
    match telling.entry:
        case Amended() as amendment:
            return "" if telling.was is None else what(names.say, telling.was.before, amendment.with_)
        case Override() as override if telling.is_counted:
            return sentence(override_words(names.say, names, telling.before, override))
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

"""Corrections: what was taken back, given again, amended, and decided otherwise, with the umpire's reasons."""

from dataclasses import dataclass
from enum import StrEnum, unique

from carrom_desk.match.entries import Amended, Correction, Entry, Override, Redone, Undone, is_on_paper
from carrom_desk.match.entry_text import NOT_COUNTED, correction_words, what
from carrom_desk.match.log import MadeEntry
from carrom_desk.match.match_text import sentence
from carrom_desk.match.plain_text import plain
from carrom_desk.match.replay import Walk
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


def corrections_of(names: Names, found: Walk) -> tuple[CorrectionLine, ...]:
    """Every correction that was ever made, in order; a board given from a paper sheet corrects nothing."""
    return tuple(_line(names, found, made) for made in found.entries if _corrects(made.entry))


def _corrects(entry: Entry) -> bool:
    return isinstance(entry, Correction) or (isinstance(entry, Override) and not is_on_paper(entry))


def _line(names: Names, found: Walk, made: MadeEntry) -> CorrectionLine:
    return CorrectionLine(
        number=made.number,
        at=made.at,
        kind=_kind(made.entry),
        about=made.about,
        was=_was(names.say, found, made),
        now=_now(names, made),
        reason=_reason(names.say, made.entry),
        stands=isinstance(made.entry, Undone | Redone) or made.number in found.standing,
    )


def _was(say: Say, found: Walk, made: MadeEntry) -> str:
    """The entry that a correction is about, as it counted at that moment."""
    if made.about is None:
        return ""
    if made.was is None or made.was.is_impossible:
        return made_words(say, found.entries[made.about])
    return what(say, made.was.before, made.was.entry)


def made_words(say: Say, made: MadeEntry) -> str:
    """An entry in words, as it was when it was made."""
    entry = made.entry
    if not isinstance(entry, Correction):
        if not made.is_counted:
            return say(NOT_COUNTED)
        return what(say, made.before, entry)
    words = correction_words(say, entry, made.about)
    if not isinstance(entry, Amended) or made.was is None:
        return words
    now = what(say, made.was.before, entry.with_)
    return say(
        QT_TRANSLATE_NOOP("Report", "{correction}: {now}. Reason: {reason}"),
        correction=words,
        now=now,
        reason=_reason(say, entry),
    )


def _now(names: Names, made: MadeEntry) -> str:
    match made.entry:
        case Amended() as amendment:
            return "" if made.was is None else what(names.say, made.was.before, amendment.with_)
        case Override() as override if made.is_counted:
            return sentence(names.say, override_words(names.say, names, made.before, override))
        case _:
            return ""


def _reason(say: Say, entry: Entry) -> str:
    return sentence(say, plain(entry.reason)) if isinstance(entry, Amended | Override) else ""


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

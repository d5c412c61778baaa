"""The ruling, while it forms and once it is given, with what the umpire is reminded of."""

from dataclasses import dataclass, replace

from carrom_desk.i18n import N_
from carrom_desk.match.entry.entries import StrokeMade
from carrom_desk.match.problems import Refusal
from carrom_desk.match.record import MatchRecord
from carrom_desk.presentation.next_step.next_step import Preview
from carrom_desk.presentation.next_step.reminders import reminder_line
from carrom_desk.presentation.wording.refusal_text import refusal_sentences
from carrom_desk.presentation.wording.ruling_text import RulingText, preview_text, ruling_text, settled

from .stroke import StrokeDraft

UMPIRES_DECISION = N_("Umpire’s decision")


@dataclass(frozen=True, slots=True)
class RulingView:
    """The ruling, previewed or given."""

    text: RulingText | None = None
    is_preview: bool = False
    problems: tuple[str, ...] = ()
    """Why the stroke cannot have been as it is marked."""
    note: str = ""
    """A sentence where there is no ruling."""


def ruling_view(record: MatchRecord, draft: StrokeDraft, preview: Preview) -> RulingView:
    """That of the stroke being marked, or the last one given; else why there is none."""
    if isinstance(preview, Refusal):
        return RulingView(problems=refusal_sentences(preview))
    is_preview = isinstance(preview, StrokeMade)
    text = preview_text(record.state, preview) if preview is not None else ruling_text(record.state, settled(record))
    reminder = reminder_line(record, draft)
    if text is None:
        return RulingView(note=reminder)
    return RulingView(replace(text, aside=" ".join(part for part in (text.aside, reminder) if part)), is_preview)

"""The ruling, as preview and after confirmation, with reminders."""

from dataclasses import dataclass, replace

from carrom_desk.i18n import _, say
from carrom_desk.match.effects.evolve import evolve, until_claimed
from carrom_desk.match.entry.entries import StrokeMade
from carrom_desk.match.problems import Refusal
from carrom_desk.match.record import MatchRecord, step_of
from carrom_desk.match.state import MatchState
from carrom_desk.presentation.names import full_names
from carrom_desk.presentation.next_step.preview import Preview, is_play_asked, play_question
from carrom_desk.presentation.next_step.reminders import jumped_aside, reminder_line
from carrom_desk.presentation.wording.entry_text import course
from carrom_desk.presentation.wording.refusal_text import refusal_sentences
from carrom_desk.presentation.wording.ruling_text import (
    JUMPED_PIECES,
    PREVIEWED,
    RulingText,
    next_in_short,
    ruling_text,
    settled,
)

from .stroke_draft import StrokeDraft


@dataclass(frozen=True, slots=True)
class RulingView:
    """A ruling, previewed or given."""

    text: RulingText | None = None
    is_preview: bool = False
    is_question: bool = False
    """True when the text asks something first, with the outcome of each answer."""
    problems: tuple[str, ...] = ()
    """Reasons why the marked stroke is impossible."""
    note: str = ""
    """Sentence shown instead of a ruling."""
    follows: str = ""
    """What a previewed ruling leads to, in a few words."""


def ruling_view(record: MatchRecord, draft: StrokeDraft, preview: Preview) -> RulingView:
    """Returns the ruling on the marked stroke, or the last one given; otherwise why there is none."""
    if isinstance(preview, Refusal):
        return RulingView(problems=refusal_sentences(preview))
    if is_play_asked(record.state, draft):
        return RulingView(play_question(record, draft), is_preview=True, is_question=True)
    after = None if preview is None else evolve(record.state, preview, PREVIEWED)
    text = ruling_text(record.state, settled(record)) if after is None else ruling_text(after)
    reminder = reminder_line(record, draft)
    if text is None:
        return RulingView(note=reminder)
    is_preview = isinstance(preview, StrokeMade)
    follows = next_in_short(after) if is_preview and after is not None else ""
    besides = _ends(record.state, after) if is_preview and after is not None else _overridden(record)
    details = text.details
    order = jumped_aside(record, draft)
    if order:  # which has them in order, too, and goes before advice on a due of the same stroke
        reminder = order
        details = tuple(each for each in details if each != say(JUMPED_PIECES))
    return RulingView(replace(text, details=(*besides, *details), aside=reminder), is_preview, follows=follows)


def _ends(before: MatchState, after: MatchState) -> tuple[str, ...]:
    """Returns the game or match that would end with the board."""
    return tuple(course(full_names(before.setup), until_claimed(before), until_claimed(after)))


def _overridden(record: MatchRecord) -> tuple[str, ...]:
    """Returns the overridden ruling as a sentence; empty if the ruling was not overridden."""
    last = record.state.last_ruled
    step = step_of(record, last.number) if last is not None and last.override is not None else None
    # With names shortened as for the rest of the match.
    was = None if step is None else ruling_text(replace(step.after, setup=record.state.setup))
    if was is None:
        return ()
    if not was.laws:
        return (_("Overridden ruling: {ruling}.").format(ruling=was.decision),)
    return (_("Overridden ruling: {ruling} (law {law}).").format(ruling=was.decision, law=was.laws[0]),)

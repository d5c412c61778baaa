"""Reasons for refusals and for errors in reading or saving."""

from carrom_desk.i18n import say
from carrom_desk.match.effects.phase import why_not
from carrom_desk.match.entry.entries import PlainEntry
from carrom_desk.match.ports.store import StoreError
from carrom_desk.match.problems import DocumentProblem, Refusal
from carrom_desk.match.state import MatchState
from carrom_desk.rules.texts.words import said


class Trouble(Exception):
    """Raised with a sentence in the window's language."""


def fault_line(fault: DocumentProblem) -> str:
    return f"{fault.at or '/'}: {in_language(fault.problem)}"


def refusal_sentences(refusal: Refusal) -> tuple[str, ...]:
    """Returns every sentence of a refusal; for an impossible act, each reason once."""
    found = tuple(dict.fromkeys(say(problem.reason.words) for problem in refusal.problems))
    return found or (said(refusal.sentence),)


def why_blocked(state: MatchState, kind: type[PlainEntry]) -> str:
    """Returns a sentence on why no entry of this kind is possible now; empty if one may be."""
    reason = why_not(state, kind)
    return "" if reason is None else say(reason.words)


def why_refused(refusal: Refusal | None) -> str:
    """Returns the reason on one line; empty if nothing is refused."""
    return "" if refusal is None else " ".join(refusal_sentences(refusal))


def in_language(what: str | StoreError) -> str:
    """Returns a sentence of a lower layer in the current language, if it is translatable."""
    return said(what.sentence if isinstance(what, StoreError) else what)

"""Answers of the hub where something was refused or went wrong."""

from starlette.exceptions import HTTPException

from carrom_desk.match.ports.store import StoreError, sentence_of
from carrom_desk.match.problems import DocumentProblem, InvalidDocument
from carrom_desk.presentation.wording.hall_refusals import FAULT, NO_PAGE
from carrom_desk.presentation.wording.refusal_text import in_language
from carrom_desk.rules.texts.words import Sentence

_MOST = 20


def refusal_of(error: Exception) -> tuple[int, list[DocumentProblem]]:
    """Returns the HTTP status of a refusal, and its reasons in the current language."""
    match error:
        case InvalidDocument():
            status, problems = 400, error.problems
        case StoreError():
            status, problems = 503, (DocumentProblem("", sentence_of(error)),)
        case HTTPException():
            # Starlette itself only refuses addresses that lead nowhere, in English.
            why = error.detail if isinstance(error.detail, Sentence) else Sentence.of(NO_PAGE)
            status, problems = error.status_code, (DocumentProblem("", why),)
        case _:
            status, problems = 500, (DocumentProblem("", Sentence.of(FAULT)),)
    return status, [DocumentProblem(each.at, in_language(each.problem)) for each in problems[:_MOST]]

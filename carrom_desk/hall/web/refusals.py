"""Refusals of requests: an HTTP status, and sentences in the visitor's language."""

from starlette.exceptions import HTTPException

from carrom_desk.i18n import Words
from carrom_desk.match.ports.store import StoreError
from carrom_desk.match.problems import DocumentProblem, InvalidDocument
from carrom_desk.presentation.hall import hall_refusals
from carrom_desk.presentation.wording.refusal_text import in_language
from carrom_desk.rules.texts.words import Sentence

_MOST_PROBLEMS = 20


class WebRefusal(HTTPException):
    """Refusal of a request with a sentence of our own."""

    def __init__(self, status: int, words: Words, **places: object) -> None:
        super().__init__(status, Sentence.of(words, **places))


def refusal_of(error: Exception) -> tuple[int, list[DocumentProblem]]:
    """Returns the HTTP status of a refusal, and its reasons in the current language."""
    match error:
        case InvalidDocument():
            status, problems = 400, error.problems
        case StoreError():
            status, problems = 503, (DocumentProblem("", error.sentence),)
        case HTTPException():
            # Starlette only handles unknown addresses, in English.
            why = error.detail if isinstance(error.detail, Sentence) else Sentence.of(hall_refusals.NO_PAGE)
            status, problems = error.status_code, (DocumentProblem("", why),)
        case _:
            status, problems = 500, (DocumentProblem("", Sentence.of(hall_refusals.FAULT)),)
    return status, [DocumentProblem(each.at, in_language(each.problem)) for each in problems[:_MOST_PROBLEMS]]

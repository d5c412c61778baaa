"""The hall refuses in the language of the visitor."""

import ast
from pathlib import Path

import pytest
from starlette.exceptions import HTTPException

import carrom_desk.hall
from carrom_desk.hall.web.refusals import refusal_of
from carrom_desk.i18n import say
from carrom_desk.languages import speaking
from carrom_desk.match.ports.store import NoSuchMatch, StoreError
from carrom_desk.match.problems import DocumentProblem, InvalidDocument, Reason
from carrom_desk.rules.texts.words import Sentence

TRANSLATED = Reason.MATCH_OVER.words
REFUSALS = {"WebRefusal", "HTTPException", "StoreError", "StoreConflict", "NoSuchMatch"}


def test_no_refusal_of_the_hall_is_english_alone() -> None:
    found = [
        f"{file.name}:{call.lineno}"
        for folder in carrom_desk.hall.__path__
        for file in Path(folder).rglob("*.py")
        for call in ast.walk(ast.parse(file.read_text(encoding="utf-8")))
        if isinstance(call, ast.Call)
        and isinstance(call.func, ast.Name)
        and call.func.id in REFUSALS
        and any(isinstance(each, ast.JoinedStr) or isinstance(getattr(each, "value", 0), str) for each in call.args)
    ]

    assert not found


@pytest.mark.parametrize(
    ("error", "status"),
    [
        (StoreError(Sentence.of(TRANSLATED)), 503),
        (NoSuchMatch(Sentence.of(TRANSLATED)), 503),
        (HTTPException(403, Sentence.of(TRANSLATED)), 403),
        (InvalidDocument((DocumentProblem("/men", Sentence.of(TRANSLATED)),)), 400),
    ],
)
def test_a_refusal_is_said_in_the_visitors_language(error: Exception, status: int) -> None:
    with speaking("de"):
        found, problems = refusal_of(error)
        expected = say(TRANSLATED)

    assert (found, problems[0].problem) == (status, expected)
    assert expected != TRANSLATED.text


def test_addresses_that_lead_nowhere_and_faults_have_a_sentence_too() -> None:
    assert refusal_of(HTTPException(404))[1][0].problem == "This page does not exist."
    assert refusal_of(KeyError("x"))[0] == 500

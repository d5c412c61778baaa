"""Situations as training questions: a file with a scenario on each line, as read by `carrom-desk rule`."""

import json
from collections.abc import Iterator

from carrom_desk.exchange.codec.document import parse_json
from carrom_desk.match.problems import DocumentProblem, InvalidDocument
from carrom_desk.school.cases.judged import Judged

from .scenario import Scenario, read_scenario, write_scenario

ENDING = ".jsonl"
"""File name extension."""


def question_line(scenario: Scenario) -> str:
    return json.dumps(write_scenario(scenario), ensure_ascii=False) + "\n"


def read_questions(text: str) -> tuple[Judged, ...]:
    """Reads the situations of a file, with white to play.

    Raises:
        InvalidDocument: with every problem, its line number before its place.
    """
    cases: list[Judged] = []
    problems: list[DocumentProblem] = []
    for number, line in _lines(text):
        try:
            scenario = read_scenario(parse_json(line))
        except InvalidDocument as invalid:
            problems += [DocumentProblem(f"/{number}{each.at}", each.problem) for each in invalid.problems]
        else:
            cases.append(Judged(scenario.edition, scenario.position, scenario.act))
    if problems:
        raise InvalidDocument(tuple(problems))
    return tuple(cases)


def _lines(text: str) -> Iterator[tuple[int, str]]:
    return ((number, line) for number, line in enumerate(text.splitlines(), 1) if line.strip())

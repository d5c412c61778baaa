"""Situations as questions, in lines of JSON."""

import json
from random import Random

import pytest

from carrom_desk.exchange.question_file import question_line, read_questions
from carrom_desk.exchange.scenario import Scenario, rule
from carrom_desk.match.problems import InvalidDocument
from carrom_desk.rules.acts import Stroke
from carrom_desk.rules.editions.icf_revised import ICF_REVISED
from carrom_desk.rules.position import BREAK_MADE, ByParty, Pieces, Position, QueenPlace
from carrom_desk.school.exercise_text import otherwise
from carrom_desk.school.exercises import questions_about

POSITION = Position(ByParty(6, 5), QueenPlace.ON_BOARD, ByParty(0, 0), ByParty(True, True), BREAK_MADE, ByParty(14, 11))
SCENARIO = Scenario(ICF_REVISED, POSITION, Stroke(Pieces(queen=True, striker=True)))


def test_what_is_written_is_read_again_and_ruled_on_by_the_command() -> None:
    line = question_line(SCENARIO)
    (case,) = read_questions(f"\n{line}")

    assert line.count("\n") == 1
    assert (case.edition, case.position, case.act) == (ICF_REVISED, POSITION, SCENARIO.act)
    assert "99(a)" in str(rule(json.loads(line))["laws"])


def test_every_question_about_it_has_one_answer_and_a_counter_example() -> None:
    (case,) = read_questions(question_line(SCENARIO))
    asked = questions_about(Random(1), case)

    assert len(asked) >= 3
    for made in asked:
        assert made.answer == case.answers[made.question]
        assert otherwise(made).startswith("Suppose instead: ")


def test_every_fault_is_named_with_its_line() -> None:
    with pytest.raises(InvalidDocument) as caught:
        read_questions('{"laws": "nothing"}\n' + question_line(SCENARIO) + "no json\n")

    places = [each.at for each in caught.value.problems]
    assert any(place.startswith("/1/") for place in places)
    assert any(place.startswith("/3") for place in places)
    assert not any(place.startswith("/2") for place in places)

"""Every reading tells what it settles."""

import pytest

from carrom_desk.rules.readings import Reading, explain


@pytest.mark.parametrize("reading", Reading)
def test_a_reading_has_a_question_and_an_answer_in_whole_sentences(reading: Reading) -> None:
    text = explain(reading)

    assert text.question[-1] in ".?"
    assert text.answer[-1] == "."
    assert text.question != text.answer


def test_no_two_readings_settle_the_same_question() -> None:
    questions = [explain(reading).question for reading in Reading]

    assert len(set(questions)) == len(questions)


def test_names_in_files_are_the_names_in_code() -> None:
    assert {reading.name.lower() for reading in Reading} == {reading.value for reading in Reading}
    assert len(Reading) == 29

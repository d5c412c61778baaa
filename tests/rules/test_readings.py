"""Every reading tells what it settles, with the numbers of the edition in play."""

import re

import pytest

from carrom_desk.rules.editions.icf_1993 import ICF_1993
from carrom_desk.rules.editions.icf_revised import ICF_REVISED
from carrom_desk.rules.laws import Law
from carrom_desk.rules.readings import Reading, explain
from carrom_desk.rules.words import Words, in_english

REVISED, OLDER = ICF_REVISED, ICF_1993
LAWS = {law.name.lower() for law in Law}
PLACE = re.compile(r"\{(\w+)\}")


@pytest.mark.parametrize("reading", Reading)
def test_a_reading_has_a_question_and_an_answer_in_whole_sentences(reading: Reading) -> None:
    text = explain(reading, REVISED.numbers, in_english)

    assert text.question[-1] in ".?"
    assert text.answer[-1] == "."
    assert text.question != text.answer
    assert "{" not in text.question + text.answer


@pytest.mark.parametrize("reading", Reading)
def test_laws_stand_in_it_by_their_names_and_never_by_a_number(reading: Reading) -> None:
    for words in (reading.question, reading.answer):
        assert set(PLACE.findall(words.text)) <= LAWS
        assert not re.search(r"\b[Ll]aws? \d|\d\([a-d]\)|icf-|technitia", words.text)


def test_no_two_readings_settle_the_same_question() -> None:
    questions = [reading.question for reading in Reading]

    assert len(set(questions)) == len(questions)


@pytest.mark.parametrize(
    ("reading", "revised", "older"),
    [
        (Reading.TIME_LIMIT, "Law 50 gives", "Law 23 gives"),
        (Reading.NINE_ON_QUEEN_MAN_STRIKER, "law 98(a) goes on with the turn, law 95(d)", "law 71(a) goes on"),
        (Reading.BOTH_LAST_QUEEN_ON_STRIKER, "Laws 105(a) and 105(b) do", "Laws 78(a) and 78(b) do"),
        (Reading.TURN_WITH_OPPONENTS_MEN, "law 48 goes on with the turn, law 125(a)", "law 21 goes on"),
    ],
)
def test_it_is_worded_with_the_numbers_of_the_edition_in_play(reading: Reading, revised: str, older: str) -> None:
    assert revised in explain(reading, REVISED.numbers, in_english).question
    assert older in explain(reading, OLDER.numbers, in_english).question


def test_it_is_said_in_the_language_in_use() -> None:
    def shout(words: Words, n: int = 0, /, **places: object) -> str:
        return in_english(words, n, **places).upper()

    assert explain(Reading.TECHNITIA_IMPROPER, REVISED.numbers, shout).answer == "IT IS A FOUL."


def test_names_in_files_are_the_names_in_code() -> None:
    assert {reading.name.lower() for reading in Reading} == {str(reading) for reading in Reading}
    assert len(Reading) == 35

"""Every reading says what it settles, with the numbers of the current edition."""

import re

import pytest

from carrom_desk.exchange.laws.law_book import laws_of_reading
from carrom_desk.i18n import said_as
from carrom_desk.rules.acts import Offender, Violation
from carrom_desk.rules.breaches import Breach
from carrom_desk.rules.edition import Edition, EventRules
from carrom_desk.rules.edition_register import EDITIONS
from carrom_desk.rules.editions.icf_1993 import ICF_1993
from carrom_desk.rules.editions.icf_revised import ICF_REVISED
from carrom_desk.rules.event import READINGS, of_event
from carrom_desk.rules.judge import judge
from carrom_desk.rules.laws import Law
from carrom_desk.rules.texts.readings import Reading
from tests.rules.notation import read_position
from tests.speech import SHOUTED

REVISED, OLDER = ICF_REVISED, ICF_1993
LAWS = {law.name.lower() for law in Law}
PLACE = re.compile(r"\{(\w+)\}")


@pytest.mark.parametrize("reading", Reading)
def test_a_reading_has_a_question_and_an_answer_in_whole_sentences(reading: Reading) -> None:
    text = of_event(REVISED, "Lake Club 2026", EventRules()).explain(reading)

    assert text.question[-1] in ".?"
    assert text.answer[-1] == "."
    assert text.question != text.answer
    assert "{" not in text.question + text.answer


@pytest.mark.parametrize("reading", Reading)
def test_laws_stand_in_it_by_their_names_and_never_by_a_number(reading: Reading) -> None:
    for words in (reading.question, reading.answer):
        assert set(PLACE.findall(words.text)) <= LAWS | {"event", "queen_points", "queen_until", "most"}
        assert not re.search(r"\b[Ll]aws? \d|\d\([a-d]\)|icf-|technitia", words.text)


@pytest.mark.parametrize("edition", EDITIONS)
def test_a_reading_names_no_law_that_the_edition_lacks(edition: Edition) -> None:
    named = {reading: laws_of_reading(reading) - edition.numbers.keys() for reading in edition.readings}

    assert {str(reading): laws for reading, laws in named.items() if laws} == {}


def test_every_reading_is_of_some_edition() -> None:
    assert {*Reading} - {*READINGS.values()} == {reading for edition in EDITIONS for reading in edition.readings}


@pytest.mark.parametrize(
    ("breach", "edition", "question"),
    [
        (Breach.PLACED_OUTSIDE, REVISED, "Laws 82(a), 85, 86, 89(b) and 114 call a placing fault a foul"),
        (Breach.PLACED_OWN_MAN, OLDER, "Laws 55(a), 58, 59, 62(b) and 87 call a placing fault a foul"),
        (Breach.HELD_ANOTHER_MAN, REVISED, "Laws 84(b) and 90 forbid this"),
        (Breach.PLACED_FOR_PARTNER, OLDER, "Laws 57(b) and 63 forbid this"),
        (Breach.PLACED_LATE, REVISED, "Law 88(b) calls placing too late a foul"),
        (Breach.PLACED_LATE, OLDER, "Law 61 allows fifteen seconds for placing but names no penalty"),
        (Breach.TIME_LIMIT, OLDER, "Law 23 allows fifteen seconds but names no penalty"),
    ],
)
def test_a_fault_in_placing_is_read_as_its_law_says(breach: Breach, edition: Edition, question: str) -> None:
    ruling = judge(read_position("7-6"), Violation(Offender.OPPONENT, breach=breach), edition)

    assert [question in edition.explain(each).question for each in ruling.readings] == [True]


def test_no_two_readings_settle_the_same_question() -> None:
    questions = [reading.question for reading in Reading]

    assert len(set(questions)) == len(questions)


@pytest.mark.parametrize(
    ("reading", "revised", "older"),
    [
        (Reading.TIME_LIMIT, "Law 50 allows", "Law 23 allows"),
        (Reading.NINE_ON_QUEEN_MAN_STRIKER, "law 98(a) the turn continues, but under law 95(d)", "law 71(a) the turn"),
        (Reading.BOTH_LAST_QUEEN_ON_STRIKER, "Laws 105(a) and 105(b) do", "Laws 78(a) and 78(b) do"),
        (Reading.TURN_WITH_OPPONENTS_MEN, "law 48 the turn continues, but under law 125(a)", "law 21 the turn"),
    ],
)
def test_it_is_worded_with_the_numbers_of_the_edition_in_play(reading: Reading, revised: str, older: str) -> None:
    assert revised in REVISED.explain(reading).question
    assert older in OLDER.explain(reading).question


def test_it_is_said_in_the_language_in_use() -> None:
    with said_as(SHOUTED):
        assert REVISED.explain(Reading.TECHNITIA_IMPROPER).answer == "IT IS A FOUL."


def test_names_in_files_are_the_names_in_code() -> None:
    assert {reading.name.lower() for reading in Reading} == {str(reading) for reading in Reading}
    assert len(Reading) == 43

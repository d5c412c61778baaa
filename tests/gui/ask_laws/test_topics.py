"""Answers on time, placing, forgoing, passes and protests, which are no acts."""

import pytest

from carrom_desk.presentation.questions.question import LawTopic, Question, question_of
from carrom_desk.reports.laws.answers import topic_answer
from carrom_desk.rules.acts import Offender, Violation
from carrom_desk.rules.breaches import Breach
from carrom_desk.rules.edition_register import EDITIONS
from carrom_desk.rules.editions.club import CLUB
from carrom_desk.rules.editions.icf_revised import ICF_REVISED


@pytest.mark.parametrize("topic", LawTopic)
def test_every_edition_answers_every_topic(topic: LawTopic) -> None:
    for edition in EDITIONS:
        answer = topic_answer(edition, topic, is_doubles=False)
        assert answer.decision
        assert answer.laws or answer.decision == "These laws say nothing about them."
    assert topic_answer(ICF_REVISED, topic, is_doubles=False).laws


def test_a_topic_says_the_time_what_follows_and_the_readings() -> None:
    passes = topic_answer(ICF_REVISED, LawTopic.PASSES, is_doubles=True)
    time = topic_answer(ICF_REVISED, LawTopic.STROKE_TIME, is_doubles=False)

    assert passes.decision == "After 12 passes in a row: The board is cancelled and replayed."
    assert time.decision.startswith("Time: 15")
    assert time.readings
    assert topic_answer(CLUB, LawTopic.PROTEST, is_doubles=False).decision == "These laws say nothing about them."


def test_a_scenario_keeps_what_is_no_stroke() -> None:
    late = Violation(Offender.OWN, breach=Breach.TIME_LIMIT)

    assert question_of(Question().position, late).kind == late

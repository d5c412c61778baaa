"""Strokes described in words set the controls of a question."""

import pytest

from carrom_desk.presentation.questions.question import LawTopic, Question, question_of
from carrom_desk.presentation.questions.question_typed import question_typed
from carrom_desk.reports.laws.answers import topic_answer
from carrom_desk.rules.acts import Act, Incident, IncidentKind, Offender, Stroke, Violation
from carrom_desk.rules.breaches import Breach
from carrom_desk.rules.edition_register import EDITIONS
from carrom_desk.rules.editions.club import CLUB
from carrom_desk.rules.editions.icf_revised import ICF_REVISED
from carrom_desk.rules.judge import judge
from carrom_desk.rules.position import Party, Pieces, QueenPlace
from tests.exchange.laws.test_law_search import search


def typed(words: str, language: str = "en") -> Question | None:
    return question_typed(search(ICF_REVISED, language).meanings(words))


def asked(words: str) -> Question:
    found = typed(words)
    assert found is not None
    return found


STROKES = {
    "queen and striker together, nothing before": Stroke(Pieces(queen=True, striker=True)),
    "striker in pocket": Stroke(Pieces(striker=True)),
    "own man with the striker by an improper stroke": Stroke(Pieces(own=1, striker=True), improper=True),
    "two own coins and one black": Stroke(Pieces(own=2, opponent=1)),
    "opponent's coin": Stroke(Pieces(opponent=1)),
    "queen and own man": Stroke(Pieces(own=1, queen=True)),
    "both last men, queen on the board": Stroke(Pieces(own=1, opponent=1)),
    "striker jumped off the board": Stroke(jumped=Pieces(striker=True)),
    "striker while covering the queen": Stroke(Pieces(striker=True)),
    "break, touched nothing, before play": Stroke(touched=False, before_play=True),
    "three coins without the striker": Stroke(Pieces(own=3)),
    "striker jumped and own coin pocketed": Stroke(Pieces(own=1), jumped=Pieces(striker=True)),
    "queen but none of my coins before": Stroke(Pieces(queen=True)),
    "tried to cover, nothing fell": Stroke(),
    "coin by an improper stroke, queen uncovered": Stroke(Pieces(own=1), improper=True),
}


@pytest.mark.parametrize("words", STROKES)
def test_a_stroke_in_words_marks_its_pieces(words: str) -> None:
    assert asked(words).act == STROKES[words]


def test_what_stood_before_the_stroke_is_set_too() -> None:
    assert asked("queen and striker together, nothing before").position.on_board.own == 9
    assert not asked("queen and striker together, nothing before").position.has_pocketed.own
    assert asked("queen and striker together").position.has_pocketed.own
    assert asked("striker while covering the queen").position.queen is QueenPlace.TO_COVER
    assert asked("last own man, queen covered by the opponent").position.queen is QueenPlace.OPPONENT
    assert asked("both last coins and striker, queen covered by me").position.queen is QueenPlace.OWN
    assert asked("own last coin, queen covered by the opponent").position.on_board.opponent > 1
    assert asked("tried to cover, nothing fell").position.queen is QueenPlace.TO_COVER
    assert asked("queen while a due is owed").position.due.own == 1
    assert asked("opponent's last coin at 22").position.on_board.opponent == 1
    assert asked("opponent's last coin at 22").position.score.own == 22
    assert asked("second attempt to break").position.break_.attempt == 2
    assert asked("own coin in doubles").is_doubles


def test_words_for_the_first_question_lead_to_its_laws() -> None:
    question = asked("queen and striker together, nothing before")

    assert "95(d)" in judge(question.position, question.act, ICF_REVISED).laws


ACTS: dict[str, Act] = {
    "wrong player": Incident(IncidentKind.OUT_OF_TURN, Party.OWN),
    "my partner played instead of me": Incident(IncidentKind.OUT_OF_TURN, Party.OWN),
    "opponent stood up": Incident(IncidentKind.LEFT_SEAT, Party.OPPONENT),
    "took too long, 15 seconds late": Violation(Offender.OWN, breach=Breach.TIME_LIMIT),
    "technical foul": Violation(Offender.OWN, before_first_stroke=True),
}


@pytest.mark.parametrize("words", ACTS)
def test_a_breach_in_words_is_chosen(words: str) -> None:
    if words.startswith("took"):
        assert asked("time exceeded, too late").kind == ACTS[words]
    else:
        assert asked(words).kind == ACTS[words]


TOPICS = {
    "time for a stroke": LawTopic.STROKE_TIME,
    "who places the due": LawTopic.PLACING,
    "time to place": LawTopic.PLACING_TIME,
    "waive the due": LawTopic.FORGOING,
    "everybody passes": LawTopic.PASSES,
    "protest": LawTopic.PROTEST,
}


@pytest.mark.parametrize("words", TOPICS)
def test_time_placing_forgoing_passes_and_protests_are_looked_up(words: str) -> None:
    assert asked(words).kind is TOPICS[words]


@pytest.mark.parametrize(
    ("language", "words"),
    [("de", "Queen und Striker zusammen versenkt"), ("si", "රැජිනයි ස්ට්‍රයිකරයයි වැටුණා"), ("ur", "کوئین اور اسٹرائیکر گرے")],
)
def test_another_language_describes_a_stroke_too(language: str, words: str) -> None:
    found = typed(words, language)

    assert found is not None
    assert found.act == Stroke(Pieces(queen=True, striker=True))


def test_words_that_describe_nothing_ask_nothing() -> None:
    assert typed("") is None
    assert typed("xylophone") is None


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

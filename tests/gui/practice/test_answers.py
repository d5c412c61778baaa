"""What somebody rules, held against what the desk rules."""

from dataclasses import replace

import pytest

from carrom_desk.exchange.situations import Situation
from carrom_desk.gui.practice.answer import (
    Answer,
    Question,
    answer_words,
    asked,
    desk_answer,
    is_all_right,
    is_right,
    position_words,
)
from carrom_desk.gui.practice.situations import SITUATION_WORDS, find_situations
from carrom_desk.match.side import BySide, Seat, Side

SITUATIONS = {situation.name: situation for situation in find_situations()}


def situation(name: str) -> Situation:
    return SITUATIONS[name]


@pytest.mark.parametrize(
    ("name", "answer"),
    [
        ("break_untouched", Answer(Seat.A1)),
        ("break_third_attempt", Answer(Seat.B1)),
        ("striker_and_man", Answer(Seat.A1, BySide(2, 0), placer=Seat.B1)),
        ("improper_stroke", Answer(Seat.A1, BySide(0, 2), placer=Seat.A1)),
        ("queen_not_covered", Answer(Seat.B1, is_queen_back=True)),
        ("opponents_due_placed", Answer(Seat.B1, BySide(0, 1), placer=Seat.A1)),
        ("technical_foul", Answer(Seat.A1, BySide(0, 1), placer=Seat.A1)),
        ("own_last_before_queen", Answer(None, winner=Side.B, points=3)),
        ("level_after_last_board", Answer(None, winner=Side.A, points=5)),
        ("doubles_turn", Answer(Seat.B2)),
        ("doubles_placing", Answer(Seat.B1, BySide(0, 2), placer=Seat.A2)),
    ],
)
def test_what_the_desk_rules(name: str, answer: Answer) -> None:
    assert desk_answer(situation(name)) == answer


def test_only_what_matters_is_compared() -> None:
    right = desk_answer(situation("own_last_before_queen"))
    assert asked(right) == (Question.NEXT, Question.WINNER)
    assert is_all_right(replace(right, back=BySide(3, 3)), right)
    assert not is_all_right(replace(right, points=4), right)
    assert not is_all_right(replace(right, winner=Side.A), right)

    right = desk_answer(situation("queen_not_covered"))
    assert asked(right) == (Question.NEXT, Question.BACK, Question.QUEEN)
    for wrong in (
        replace(right, next=Seat.A1),
        replace(right, back=BySide(1, 0)),
        replace(right, is_queen_back=False),
    ):
        assert not is_all_right(wrong, right)

    right = desk_answer(situation("striker_and_man"))
    assert not is_right(Question.PLACER, replace(right, placer=Seat.A1), right)


def test_every_situation_has_words_and_no_words_lack_a_situation() -> None:
    assert set(SITUATION_WORDS) == set(SITUATIONS)
    assert list(SITUATIONS) == list(SITUATION_WORDS)
    titles = [title.text for title, _story, _lesson in SITUATION_WORDS.values()]
    assert len(titles) == len(set(titles))


def test_the_position_in_words() -> None:
    assert position_words(situation("due_owed")) == (
        "Asha is in turn. Asha: 9 white on the board, Ravi: 7 black on the board. The Queen is on the board. "
        "Asha owes 1 man. Score 3 : 5. Laws: ICF Laws of Carrom, revised."
    )
    assert "Ravi covered the Queen." in position_words(situation("level_after_last_board"))


@pytest.mark.parametrize("name", SITUATIONS)
def test_every_ruling_can_be_put_into_words(name: str) -> None:
    right = desk_answer(situation(name))

    assert all(answer_words(question, right, situation(name)) for question in asked(right))

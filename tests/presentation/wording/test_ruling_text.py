"""Texts of rulings: decision, men to place and their placer, dues."""

from dataclasses import replace

import pytest

from carrom_desk.match.entry.entries import Override
from carrom_desk.presentation.wording.ruling_text import ruling_text, settled
from carrom_desk.rules.position import ByParty
from carrom_desk.rules.ruling import Placing
from carrom_desk.rules.texts.readings import Reading
from tests.match.playing import enter, play

BEGUN = "toss a break; play; p1; -; p1; -"
"""White 8, Black 8; a is in turn."""


def test_laws_come_in_their_order_and_readings_with_question_and_answer() -> None:
    record = play("toss a break; play; -; -; I; -; p1 Q")
    last = record.state.last_ruled
    told = ruling_text(record.state)
    assert last is not None
    assert told is not None
    assert told.laws == tuple(last.ruling.laws)
    assert told.readings == (record.setup.laws.explain(Reading.QUEEN_WHILE_DUE),)


def test_what_the_umpire_decides_otherwise_is_told_as_his_with_his_reason() -> None:
    overruled = play("toss a break; play; -; -; I; -; p1 Q X")
    text = ruling_text(enter(overruled, Override("touched\nbefore", place=Placing(ByParty(1, 0)))).state)

    assert text is not None
    assert (text.decision, text.reason) == ("Turn passes to Player B1", "touched before")
    assert text.details[0] == "1 white man comes back."
    assert (text.laws, text.readings) == ((), ())


def test_a_board_without_a_result_is_simply_over() -> None:
    record = play(f"{BEGUN}; p8")
    last = record.state.last_ruled
    assert last is not None
    state = replace(record.state, last_ruled=replace(last, ruling=replace(last.ruling, board=None)))
    text = ruling_text(state)

    assert text is not None
    assert text.decision == "The board is over"


@pytest.mark.parametrize(("acts", "named"), [("p1 X; forgone", True), ("X; forgone", False), ("p1 X; placed", False)])
def test_forgoing_beside_men_of_the_stroke_rests_on_a_reading(acts: str, named: bool) -> None:
    record = play(f"{BEGUN}; {acts}")
    text = ruling_text(record.state, settled(record))

    assert text is not None
    forgone = record.setup.laws.explain(Reading.FORGO_DUES_ONLY)
    assert (forgone in text.readings) is named


def test_nothing_is_told_where_nothing_was_ruled() -> None:
    assert ruling_text(play("toss a break; play").state) is None

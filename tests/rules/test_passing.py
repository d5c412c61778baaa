"""Passing a turn without a stroke."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from carrom_desk.rules.edition import Edition
from carrom_desk.rules.edition_register import BY_ID
from carrom_desk.rules.impossible import position_problems
from carrom_desk.rules.judge import judge_pass
from carrom_desk.rules.position import NO_MEN, Position, QueenPlace, sum_of
from carrom_desk.rules.ruling import Turn
from tests.rules.notation import outcome_of, read_outcome, read_position
from tests.rules.strategies import CLUBS, editions, positions


@pytest.mark.parametrize(
    ("laws", "before", "after"),
    [
        ("icf-revised", "7-6", "passes 7-6"),
        ("icf-revised", "7-6 to_cover", "passes 7-6 place Q queen on_board"),
        ("icf-revised", "7-6 due 1-1", "passes 7-6 due 1-1"),
        ("icf-1993", "7-6 queen own", "passes 7-6"),
        ("icf-revised", "9-9 break 2", "passes 9-9 break 1"),
        ("club", "7-6 to_cover", "passes 7-6 place Q queen on_board"),
        ("club", "7-6 due 1-1", "passes 8-7 place 1-1"),
        ("club", "8-9 due 2-1", "passes 9-9 place 1-0 due 1-1"),
        ("club", "9-9 due 1-0 break 3", "passes 9-9 due 1-0 break 1"),
        ("technitia-2k20", "8-9 to_return", "passes 8-9 place Q queen on_board"),
    ],
)
def test_a_pass_ends_the_turn(laws: str, before: str, after: str) -> None:
    position = read_position(before)

    assert outcome_of(judge_pass(position, BY_ID[laws])) == read_outcome(after, position)


@given(data=st.data(), laws=editions())
def test_a_pass_gives_back_nothing_but_what_is_owed(data: st.DataObject, laws: Edition) -> None:
    edition = laws
    position = data.draw(positions(edition))
    ruling = judge_pass(position, edition)
    after = Position(ruling.on_board, ruling.queen, ruling.due, ruling.has_pocketed, ruling.break_, position.score)

    assert ruling.turn is Turn.PASSES
    assert ruling.place.queen == position.queen.is_waiting
    assert ruling.queen is (QueenPlace.ON_BOARD if position.queen.is_waiting else position.queen)
    assert sum_of(ruling.due, ruling.place.men) == position.due
    assert ruling.on_board == sum_of(position.on_board, ruling.place.men)
    assert ruling.place.men == NO_MEN or laws in CLUBS
    assert list(position_problems(after, edition)) == []

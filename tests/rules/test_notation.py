"""The notation of test rows and failures."""

import pytest
from hypothesis import given

from carrom_desk.rules.position import Break, ByParty, Position, QueenPlace, opening_position
from carrom_desk.rules.ruling import Placing
from tests.rules.notation import read_act, read_outcome, read_position, read_scene, write_scene
from tests.rules.strategies import Scene, scenes


def test_a_position_says_what_differs_from_an_empty_board() -> None:
    assert read_position("8-9 to_cover due 1-0 score 21-3 recovered opponent") == Position(
        on_board=ByParty(8, 9),
        queen=QueenPlace.TO_COVER,
        due=ByParty(1, 0),
        has_pocketed=ByParty(own=True, opponent=True),
        break_=Break(made=True),
        score=ByParty(21, 3),
    )
    assert read_position("9-9 break 1 score 4-7") == opening_position(ByParty(4, 7))


def test_the_queen_alone_can_come_back() -> None:
    assert read_outcome("passes 9-9 place Q", read_position("9-9")).place == Placing(queen=True)


@pytest.mark.parametrize("text", ["9-9 queen lost", "9-9 blue", "nine-9", "9"])
def test_a_slip_in_a_position_is_found(text: str) -> None:
    with pytest.raises(ValueError, match=r"."):
        read_position(text)


@pytest.mark.parametrize("text", ["z1", "p", "Q2", "left_seat nobody", "breach both"])
def test_a_slip_in_an_act_is_found(text: str) -> None:
    with pytest.raises(ValueError, match=r"."):
        read_act(text)


@pytest.mark.parametrize("text", ["stays 9-9", "own loses 3 0-0", "passes 9-9 blue", "nobody wins 3 0-0"])
def test_a_slip_in_an_outcome_is_found(text: str) -> None:
    with pytest.raises(ValueError, match=r"."):
        read_outcome(text, read_position("9-9"))


@given(scenes())
def test_what_is_written_is_read_again(scene: Scene) -> None:
    line = write_scene(scene.position, scene.act)

    assert read_scene(line) == (scene.position, scene.act)
    assert str(scene) == f"{scene.laws}: {line}"

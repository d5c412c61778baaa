"""Acts before they are ruled on."""

import pytest

from carrom_desk.rules.acts import stops_the_player
from tests.rules.notation import read_act


@pytest.mark.parametrize(
    ("act", "stops"),
    [
        ("q1", True),
        ("q3 jp1", True),
        ("-", False),
        ("p1 q1", False),
        ("q1 Q", False),
        ("q1 X", False),
        ("q1 I", False),
        ("breach own", False),
        ("left_seat own", False),
    ],
)
def test_men_of_the_other_side_alone_stop_a_player(act: str, stops: bool) -> None:
    assert stops_the_player(read_act(act)) is stops

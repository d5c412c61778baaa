"""A number and its unit stay in one line."""

import pytest

from carrom_desk.gui.wording.quantities import undivided_quantities


@pytest.mark.parametrize(
    ("text", "undivided"),
    [
        ("15 s", "15\xa0s"),
        ("2 min, then 5 ms.", "2\xa0min, then 5\xa0ms."),
        ("9 % of 30 GB", "9\xa0% of 30\xa0GB"),
        ("2 men and 3 sides, 1 minute", "2 men and 3 sides, 1 minute"),
        ("Board 3 %name", "Board 3 %name"),
    ],
)
def test_only_a_unit_is_held_to_its_number(text: str, undivided: str) -> None:
    assert undivided_quantities(text) == undivided

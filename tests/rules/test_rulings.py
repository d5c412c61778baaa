"""The laws, case by case: the rows of `rulings/*.toml`, worked out from the law texts."""

import pytest

from carrom_desk.rules.acts import Stroke
from carrom_desk.rules.impossible import problems_of
from carrom_desk.rules.judge import judge
from carrom_desk.rules.party import NO_MEN, Party
from tests.rules.notation import outcome_of, read_outcome, read_scene, write_scene
from tests.rules.ruling_rows import RulingRow, ruling_rows

ROWS = ruling_rows()


@pytest.mark.parametrize("row", ROWS, ids=lambda row: row.id)
def test_ruling(row: RulingRow) -> None:
    position, act = read_scene(row.act)

    assert problems_of(position, act, row.edition) == ()
    ruling = judge(position, act, row.edition)

    assert outcome_of(ruling) == read_outcome(row.ruling, position), row.note
    assert ruling.laws == row.cited
    assert ruling.calls == row.calls
    assert ruling.readings == row.readings
    pocketed = act.pocketed.men if isinstance(act, Stroke) else NO_MEN
    for party in Party:
        assert ruling.has_pocketed.of(party) == (position.has_pocketed.of(party) or pocketed.of(party) > 0)


def test_no_case_is_there_twice() -> None:
    scenes = [(row.laws, write_scene(*read_scene(row.act))) for row in ROWS]

    assert sorted({scene for scene in scenes if scenes.count(scene) > 1}) == []
    assert len({row.id for row in ROWS}) == len(ROWS)

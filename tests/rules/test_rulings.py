"""Ruling cases in `rulings/*.toml`, derived from the texts of the laws."""

import pytest

from carrom_desk.rules.acts import Stroke
from carrom_desk.rules.edition_register import BY_ID
from carrom_desk.rules.impossible import problems_of
from carrom_desk.rules.judge import judge
from carrom_desk.rules.position import NO_MEN, ByParty, Party
from tests.rules.notation import outcome_of, read_outcome, read_scene, write_scene
from tests.rules.ruling_rows import RulingRow, ruling_rows

ROWS = ruling_rows()


@pytest.mark.parametrize("row", ROWS, ids=lambda row: row.id)
def test_an_act_has_the_ruling_laws_calls_and_readings_of_its_row(row: RulingRow) -> None:
    position, act = read_scene(row.act)

    assert problems_of(position, act, row.laws) == ()
    ruling = judge(position, act, row.laws)

    assert outcome_of(ruling) == read_outcome(row.ruling, position), row.note
    assert ruling.laws == row.cited
    assert ruling.calls == row.calls
    assert ruling.readings == row.readings
    pocketed = act.pocketed.men if isinstance(act, Stroke) else NO_MEN
    for party in Party:
        assert ruling.has_pocketed.of(party) == (position.has_pocketed.of(party) or pocketed.of(party) > 0)


@pytest.mark.parametrize(
    ("laws", "scene", "back"),
    [
        ("icf-revised", "7-6 : p2", (0, 0)),
        ("icf-revised", "7-6 : X", (0, 0)),
        ("icf-revised", "7-6 due 1-0 : p2 q1 X", (2, 0)),
        ("icf-revised", "7-6 : p1 I", (1, 0)),
        ("icf-revised", "7-6 to_cover : p2 X", (2, 0)),
        ("icf-revised", "7-6 : Q p1 X I", (1, 0)),
        ("icf-revised", "7-6 : breach own", (0, 0)),
        ("icf-revised", "9-9 break 1 : p1 q2 early", (1, 0)),
        ("icf-1993", "9-9 break 1 : p1 q2 early", (1, 2)),
        ("club", "7-6 : p1 X", (0, 0)),
        ("club", "2-4 : p2", (1, 0)),
        ("club", "5-2 : q2", (0, 1)),
    ],
)
def test_what_is_placed_even_when_dues_are_forgone(laws: str, scene: str, back: tuple[int, int]) -> None:
    ruling = judge(*read_scene(scene), BY_ID[laws])

    assert ruling.back == ByParty(*back)


def test_no_case_is_there_twice() -> None:
    scenes = [(row.laws, write_scene(*read_scene(row.act))) for row in ROWS]

    assert sorted({scene for scene in scenes if scenes.count(scene) > 1}) == []
    assert len({row.id for row in ROWS}) == len(ROWS)

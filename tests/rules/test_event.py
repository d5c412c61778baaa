"""Rules of an event: single values of an edition, and rulings that name those they rest on."""

import pytest

from carrom_desk.rules.clocks import ClockKind
from carrom_desk.rules.edition import Edition, EventRules
from carrom_desk.rules.edition_register import EDITIONS
from carrom_desk.rules.editions.club import CLUB
from carrom_desk.rules.editions.icf_1993 import ICF_1993
from carrom_desk.rules.editions.icf_revised import ICF_REVISED as REVISED
from carrom_desk.rules.event import READINGS, deviations, of_event, rules_of
from carrom_desk.rules.judge import judge
from carrom_desk.rules.ruling import Turn
from tests.rules.notation import outcome_of, read_outcome, read_scene

FREE_FIRST = EventRules(due_before_first_man=False)
PASSES = EventRules(own_man_with_striker=Turn.PASSES)
STRIKER = "own_man_with_striker"
CHEAP = EventRules(queen_points=0)
DEAR = EventRules(queen_points=9, queen_until=24)


@pytest.mark.parametrize(
    ("laws", "rules", "scene", "expected", "named", "called"),
    [
        (REVISED, FREE_FIRST, "9-9 : X", "passes 9-9", "due_before_first_man", "foul"),
        (REVISED, FREE_FIRST, "9-9 : X I", "passes 9-9 due 1-0", "due_before_first_man", "foul"),
        (REVISED, FREE_FIRST, "9-9 : p1 X", "continues 9-9 place 1-0 due 1-0", "", "due"),
        (REVISED, FREE_FIRST, "9-9 recovered own : X", "passes 9-9 due 1-0", "", "due"),
        (REVISED, FREE_FIRST, "9-9 break 1 : X early", "passes 9-9 due 1-0", "due_before_first_man", "foul"),
        (REVISED, FREE_FIRST, "9-1 : q1 X", "opponent wins 12 9-0", "", "due board"),
        (ICF_1993, FREE_FIRST, "9-9 : Q X I", "passes 9-9 place 0-0+Q due 1-0", "due_before_first_man", "foul"),
        (ICF_1993, FREE_FIRST, "9-9 : breach own", "passes 9-9 due 1-0", "", "foul"),
        (CLUB, FREE_FIRST, "9-9 : X", "passes 9-9", "due_before_first_man", "foul"),
        (CLUB, FREE_FIRST, "9-9 : q1 X", "passes 9-8 due 1-0", "", "foul"),
        (CLUB, FREE_FIRST, "9-9 break 3 : untouched X", "passes 9-9 due 1-0 break 1", "", "foul"),
        (REVISED, PASSES, "7-6 : p1 X", "passes 8-6 place 2-0", STRIKER, "due"),
        (REVISED, PASSES, "7-6 : p1 Q X", "passes 8-6 place 2-0+Q", STRIKER, "due"),
        (REVISED, PASSES, "7-6 to_cover : p1 X", "passes 8-6 place 2-0+Q queen on_board", STRIKER, "due"),
        (REVISED, PASSES, "7-6 : Q X", "continues 8-6 place 1-0+Q", "", "due"),
        (REVISED, PASSES, "7-6 : p1", "continues 6-6", "", ""),
        (REVISED, CHEAP, "1-4 : p1 Q", "own wins 4 0-4 queen own", "queen_points", "queen_covered board"),
        (REVISED, CHEAP, "1-4 : p1", "opponent wins 1 0-4", "queen_points", "board"),
        (REVISED, CHEAP, "9-1 : q1 X", "opponent wins 9 9-0", "queen_points", "due board"),
        (REVISED, DEAR, "9-1 score 0-24 : q1 X", "opponent wins 18 9-0", "queen_points queen_until", "due board"),
        (REVISED, DEAR, "9-1 score 0-25 : q1 X", "opponent wins 9+1 9-0", "", "due board"),
        (CLUB, DEAR, "1-4 queen own score 24-0 : p1", "own wins 13 0-4", "queen_points queen_until", "board"),
    ],
)
def test_a_ruling_follows_the_event_and_names_what_it_rests_on(
    laws: Edition, rules: EventRules, scene: str, expected: str, named: str, called: str
) -> None:
    position, act = read_scene(scene)
    ruling = judge(position, act, of_event(laws, "Lake Club 2026", rules))

    assert outcome_of(ruling) == read_outcome(expected, position)
    assert [str(each) for each in ruling.readings if each in READINGS.values()] == [f"event_{n}" for n in named.split()]
    assert [str(call) for call in ruling.calls] == called.split()


@pytest.mark.parametrize("edition", EDITIONS, ids=str)
def test_rules_equal_to_the_editions_change_nothing_and_are_no_deviation(edition: Edition) -> None:
    same = of_event(edition, "Lake Club 2026", rules_of(edition))

    assert deviations(edition, rules_of(edition)) == ()
    assert (same.scoring, same.readings, same.otherwise) == (edition.scoring, edition.readings, ())
    assert (same.base, same == edition) == (edition, False)


@pytest.mark.parametrize("edition", EDITIONS, ids=str)
def test_an_event_times_every_stroke(edition: Edition) -> None:
    slow = of_event(edition, "Lake Club 2026", EventRules(stroke_s=40))
    clocks = [slow.clock(kind) for kind in (ClockKind.STROKE, ClockKind.BREAK)]

    assert [clock and clock.seconds for clock in clocks] == [40, 40]


def test_laws_of_an_event_are_equal_by_what_they_say() -> None:
    laws = of_event(REVISED, "Lake Club 2026", DEAR)

    assert len({laws, of_event(REVISED, "Lake Club 2026", DEAR)}) == 1
    assert laws not in (of_event(ICF_1993, "Lake Club 2026", DEAR), of_event(REVISED, "Other", DEAR), REVISED)

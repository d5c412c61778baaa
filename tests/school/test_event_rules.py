"""Exercises by the rules of an event say by which, and ask about what they change."""

from random import Random

from carrom_desk.rules.edition import EventRules
from carrom_desk.rules.editions.icf_revised import ICF_REVISED
from carrom_desk.rules.event import READINGS, of_event
from carrom_desk.rules.ruling import Turn
from carrom_desk.school.cases.judged import Judged
from carrom_desk.school.exercise_text import story
from carrom_desk.school.exercises import make_any
from tests.school.subjects import subject_of

LAKE = of_event(ICF_REVISED, "Lake Club 2026", EventRules(own_man_with_striker=Turn.PASSES))


def test_exercises_are_by_these_rules() -> None:
    random, about = Random(3), subject_of(LAKE)
    made = [exercise for _ in range(80) if (exercise := make_any(random, about))]
    ruled = [each.case for each in made if isinstance(each.case, Judged)]

    told = "By these rules: Lake Club 2026 (ICF revised); the turn passes after own men and the striker."
    assert {story(each.case)[0] for each in made} == {told}
    assert any(set(case.ruling.readings) & set(READINGS.values()) for case in ruled)

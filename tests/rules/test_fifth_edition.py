"""A federation's own laws: one value, made in one place, is enough to judge by."""

from functools import partial

import pytest

from carrom_desk.rules.acts import IncidentKind, Situation
from carrom_desk.rules.edition import Edition
from carrom_desk.rules.editions.icf_revised import NUMBERS, break_before_play, extra_men
from carrom_desk.rules.icf.breaches import judge_incident, judge_violation
from carrom_desk.rules.icf.stroke import judge_stroke
from carrom_desk.rules.icf.terms import Extra, IcfTerms
from carrom_desk.rules.impossible import problems_of
from carrom_desk.rules.judge import judge, judge_pass
from carrom_desk.rules.laws import Citation, Law
from carrom_desk.rules.position import QueenPlace
from carrom_desk.rules.ruling import Scoring
from tests.rules.notation import outcome_of, read_outcome, read_position, read_scene

# ---------------------------------------------------------------------------------- what such a federation writes down

SCORING = Scoring(queen=2, queen_until=19, most=10, game=23)


def dearer_striker(situation: Situation) -> Extra:
    """Where the ICF takes one man for the striker, this federation takes two."""
    icf = extra_men(situation)
    return Extra(icf.men + int(situation.striker), icf.laws, icf.readings)


TERMS = IcfTerms(
    scoring=SCORING, extra_men=dearer_striker, break_before_play=break_before_play, stops_after_opponents_men=False
)

FEDERATION = Edition(
    scoring=SCORING,
    # Articles instead of numbers; the general laws on jumping pieces are not among them.
    numbers={law: Citation(f"Art. {number}") for law, number in NUMBERS.items() if law is not Law.STRIKER_JUMPED},
    queen_places=frozenset(QueenPlace) - {QueenPlace.TO_RETURN},
    incidents=frozenset({IncidentKind.LEFT_SEAT}),
    stroke=partial(judge_stroke, TERMS),
    violation=judge_violation,
    incident=partial(judge_incident, TERMS),
    has_dues_at_turns_end=False,
    seats_to_next_turn=1,
)

# --------------------------------------------------------------------------------------------------------------- cases


@pytest.mark.parametrize(
    ("scene", "expected", "laws"),
    [
        ("7-6 : p1", "continues 6-6", "48"),
        ("7-6 : X", "passes 9-6 place 2-0", "72(a)"),
        ("8-6 : X I", "passes 9-6 place 1-0 due 2-0", "72(b), 72(c)"),
        ("7-6 : p1 jX", "continues 6-6", "48"),
        ("1-4 : p1 Q", "own wins 6 0-4 queen own", "52(a), 53(a), 53(b), 97(a)"),
        ("1-4 score 19-0 : p1 Q", "own wins 6 0-4 queen own", "52(a), 53(a), 53(b), 97(a)"),
        ("1-4 score 20-0 : p1 Q", "own wins 4 0-4 queen own", "52(a), 53(a), 54, 97(a)"),
        ("1-4 : p1", "opponent wins 2 0-4", "107(a)"),
        ("1-9 queen own : p1", "own wins 10 0-9", "52(a), 53(a), 53(b), 55"),
        ("9-1 : q1", "opponent wins 10 9-0", "106(a), 55"),
        ("7-1 : q1 X I", "opponent wins 9+1 7-0", "111(b), 55"),
        ("9-6 : left_seat own", "opponent wins 10 9-6", "91, 55"),
        ("7-6 : breach own", "passes 8-6 place 1-0", "64(a)"),
    ],
)
def test_it_judges_by_its_own_numbers_and_points(scene: str, expected: str, laws: str) -> None:
    position, act = read_scene(scene)
    ruling = judge(position, act, FEDERATION)

    assert outcome_of(ruling) == read_outcome(expected, position)
    assert ruling.laws == tuple(f"Art. {number}" for number in laws.split(", "))


def test_it_refuses_what_it_does_not_know() -> None:
    for scene in ("7-6 : out_of_turn own", "7-6 to_return : -"):
        assert len(problems_of(*read_scene(scene), FEDERATION)) == 1


def test_turns_are_passed_under_it() -> None:
    position = read_position("7-6 to_cover due 1-0")

    assert outcome_of(judge_pass(position, FEDERATION)) == read_outcome(
        "passes 7-6 place Q due 1-0 queen on_board", position
    )

"""The catalogue of breaches: complete, cited, in a useful order."""

import pytest

from carrom_desk.rules.acts import IncidentKind
from carrom_desk.rules.breaches import (
    CATALOGUE,
    Breach,
    BreachGroup,
    Consequence,
    citation,
    consequence_under,
    entry,
    of_strokes,
    others,
)
from carrom_desk.rules.edition_id import EditionId

REVISED, OLDER, CLUB, TECHNITIA = (
    EditionId.ICF_REVISED,
    EditionId.ICF_1993,
    EditionId.CLUB,
    EditionId.TECHNITIA_2K20,
)

# Files rely on these names, so they are written out here once more.
OF_STROKES_IN_FILES = {
    "push": "33",
    "not_with_finger": "34",
    "elbow": "37(a)",
    "support": "38(a)",
    "base_lines": "130(a)",
    "base_circle": "130(b)",
    "body_beyond_lines": "32",
    "striker_not_removed": "124(c)",
}
OTHERS_IN_FILES = {
    "time_limit": "50",
    "seat_moved": "29",
    "seat_raised": "31",
    "body_on_board": "30(a)",
    "men_touched": "134",
    "board_hit": "126(a)",
    "powder": "122(b)",
    "run_tested": "135",
    "solid_object": "133",
    "distracted_opponent": "129",
    "partners_talked": "131",
    "talked_to_spectators": "132",
    "striker_on_frame": "136(a)",
    "score_asked": "128",
    "placed_own_man": "82(a)",
    "held_another_man": "84(b)",
    "placed_outside": "85",
    "placed_disturbing": "86",
    "placed_late": "88(b)",
    "placed_on_centre": "89(b)",
    "placed_for_partner": "90",
    "placed_for_queen_shot": "114",
}


@pytest.mark.parametrize(("name", "law"), OF_STROKES_IN_FILES.items())
def test_a_breach_of_a_stroke_makes_it_improper(name: str, law: str) -> None:
    found = entry(Breach(name))

    assert found.consequence is Consequence.IMPROPER_STROKE
    assert found in of_strokes()
    assert citation(found.breach, REVISED) == law


@pytest.mark.parametrize(("name", "law"), OTHERS_IN_FILES.items())
def test_another_breach_is_ruled_on_by_its_moment(name: str, law: str) -> None:
    found = entry(Breach(name))

    assert found.consequence is Consequence.TECHNICAL_OR_FOUL_BY_MOMENT
    assert found in others()
    assert citation(found.breach, REVISED) == law


def test_every_breach_is_listed_once() -> None:
    assert sorted(each.breach for each in CATALOGUE) == sorted(Breach)
    assert sorted(each.breach for each in (*of_strokes(), *others())) == sorted(Breach)


def test_the_most_frequent_come_first() -> None:
    assert [each.breach for each in CATALOGUE[:5]] == [
        Breach.PUSH,
        Breach.BASE_LINES,
        Breach.BASE_CIRCLE,
        Breach.ELBOW,
        Breach.TIME_LIMIT,
    ]
    assert others()[0].breach is Breach.TIME_LIMIT


def test_every_group_has_entries() -> None:
    assert {each.group for each in CATALOGUE} == set(BreachGroup)


def test_every_breach_has_a_law_in_some_edition() -> None:
    assert [each.breach for each in CATALOGUE if not each.laws] == []


@pytest.mark.parametrize(
    ("breach", "law"),
    [
        (Breach.BODY_BEYOND_LINES, "6"),
        (Breach.PUSH, "7"),
        (Breach.SUPPORT, "12(a)"),
        (Breach.SEATS_CHANGED, "13(d)"),
        (Breach.REARRANGED_BEFORE_BREAK, "18(b)"),
        (Breach.TIME_LIMIT, "23"),
        (Breach.OUT_OF_TURN, "24"),
        (Breach.SIDES_CHANGED_SLOWLY, "34"),
        (Breach.LEFT_SEAT, "64"),
        (Breach.PLACED_LATE, "61"),
        (Breach.PLACED_FOR_QUEEN_SHOT, "87"),
    ],
)
def test_the_older_laws_have_their_own_numbers(breach: Breach, law: str) -> None:
    assert citation(breach, OLDER) == law


def test_the_older_laws_know_none_of_the_general_ones() -> None:
    general = [each for each in CATALOGUE if int(each.laws.get(REVISED, "0").split("(")[0]) >= 115]

    assert len(general) >= 30
    assert [each.breach for each in general if OLDER in each.laws] == []


def test_every_other_icf_breach_is_known_to_the_older_laws() -> None:
    early = [each for each in CATALOGUE if REVISED in each.laws and int(each.laws[REVISED].split("(")[0]) < 115]

    assert [each.breach for each in early if OLDER not in each.laws] == []


def test_the_club_editions_cite_sections() -> None:
    assert citation(Breach.BASE_LINES, CLUB) == "Striking"
    assert citation(Breach.NOT_FORWARDS, CLUB) == "Striking"
    assert citation(Breach.NOT_FORWARDS, REVISED) is None
    assert citation(Breach.MEN_TOUCHED, CLUB) == citation(Breach.MEN_TOUCHED, TECHNITIA) == "Fouls"
    assert citation(Breach.PUSH, TECHNITIA) is None


@pytest.mark.parametrize(
    ("breach", "edition", "consequence"),
    [
        (Breach.PUSH, TECHNITIA, Consequence.IMPROPER_STROKE),
        (Breach.POWDER, REVISED, Consequence.TECHNICAL_OR_FOUL_BY_MOMENT),
        (Breach.POWDER, OLDER, Consequence.TECHNICAL_OR_FOUL_BY_MOMENT),
        (Breach.MEN_TOUCHED, CLUB, Consequence.FOUL),
        (Breach.TIME_LIMIT, TECHNITIA, Consequence.FOUL),
        (Breach.LEFT_SEAT, OLDER, Consequence.BOARD_LOST),
        (Breach.BOARD_DISTURBED, REVISED, Consequence.BOARD_LOST),
        (Breach.BOARD_DISTURBED, OLDER, None),
        (Breach.LEFT_SEAT, CLUB, None),
        (Breach.INSULTING_REMARKS, OLDER, Consequence.MATCH_LOST),
        (Breach.ABUSIVE_PROTEST, REVISED, Consequence.WARNING),
    ],
)
def test_what_a_breach_leads_to_depends_on_the_edition(
    breach: Breach, edition: EditionId, consequence: Consequence | None
) -> None:
    assert consequence_under(breach, edition) is consequence


def test_incidents_bear_the_names_of_the_acts_that_lose_the_board() -> None:
    losing = {str(each.breach) for each in CATALOGUE if each.consequence is Consequence.BOARD_LOST}

    assert losing == {str(kind) for kind in IncidentKind}


def test_all_grounds_for_losing_the_match_are_there() -> None:
    grounds = [each.laws[REVISED] for each in CATALOGUE if each.consequence is Consequence.MATCH_LOST]

    assert sorted(grounds) == ["143", *(f"143({letter})" for letter in "abcdefghi")]


def test_entries_can_be_kept_in_sets() -> None:
    assert len(set(CATALOGUE)) == len(Breach)

"""The catalogue of breaches: complete, with laws, and in a useful order."""

import pytest

from carrom_desk.rules.acts import IncidentKind, Offender, Violation
from carrom_desk.rules.breaches import (
    CATALOGUE,
    Breach,
    BreachEntry,
    BreachGroup,
    Consequence,
    entry,
    of_strokes,
    others,
)
from carrom_desk.rules.edition import Edition
from carrom_desk.rules.edition_register import EDITIONS
from carrom_desk.rules.editions.club import CLUB
from carrom_desk.rules.editions.icf_1993 import ICF_1993
from carrom_desk.rules.editions.icf_revised import ICF_REVISED
from carrom_desk.rules.editions.technitia_2k20 import TECHNITIA_2K20
from carrom_desk.rules.judge import judge
from carrom_desk.rules.texts.readings import Reading
from tests.rules.notation import read_position

REVISED, OLDER, TECHNITIA = ICF_REVISED, ICF_1993, TECHNITIA_2K20

# Files rely on these names, so they are written out here again.
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

    assert found.consequence is Consequence.IMPROPER_STROKE or found in others()
    assert found in of_strokes()
    assert REVISED.law_of(found.breach) == law


@pytest.mark.parametrize(("name", "law"), OTHERS_IN_FILES.items())
def test_another_breach_is_ruled_on_by_its_moment(name: str, law: str) -> None:
    found = entry(Breach(name))

    assert found.consequence is Consequence.TECHNICAL_OR_FOUL_BY_MOMENT
    assert found in others()
    assert REVISED.law_of(found.breach) == law


def test_every_breach_is_listed_once() -> None:
    assert sorted(each.breach for each in CATALOGUE) == sorted(Breach)
    assert {each.breach for each in (*of_strokes(), *others())} == set(Breach)


def test_a_body_beyond_the_lines_is_a_breach_in_a_stroke_and_apart_from_one() -> None:
    both = [each.breach for each in of_strokes() if each in others()]
    ruling = judge(read_position("7-6"), Violation(Offender.OWN, breach=Breach.BODY_BEYOND_LINES), REVISED)

    assert both == [Breach.BODY_BEYOND_LINES]
    assert ruling.laws == ("64(a)",)


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
    assert [each.breach for each in CATALOGUE if not any(edition.law_of(each.breach) for edition in EDITIONS)] == []


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
    assert OLDER.law_of(breach) == law


def law_number(breach: Breach) -> int:
    """Returns the number of its law in the revised text; 0 if there is none."""
    return int((REVISED.law_of(breach) or "0").split("(")[0])


def test_the_older_laws_know_none_of_the_general_ones_and_every_other() -> None:
    general = [each.breach for each in CATALOGUE if law_number(each.breach) >= 115]
    early = [each.breach for each in CATALOGUE if 0 < law_number(each.breach) < 115]

    assert len(general) >= 30
    assert [breach for breach in general if OLDER.law_of(breach) is not None] == []
    assert [breach for breach in early if OLDER.law_of(breach) is None] == []


def test_the_club_editions_cite_sections() -> None:
    assert CLUB.law_of(Breach.BASE_LINES) == "Striking"
    assert CLUB.law_of(Breach.NOT_FORWARDS) == "Striking"
    assert REVISED.law_of(Breach.NOT_FORWARDS) is None
    assert CLUB.law_of(Breach.MEN_TOUCHED) == TECHNITIA.law_of(Breach.MEN_TOUCHED) == "Fouls"
    assert TECHNITIA.law_of(Breach.PUSH) is None


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
    breach: Breach, edition: Edition, consequence: Consequence | None
) -> None:
    assert edition.consequence_of(breach) is consequence


def test_incidents_bear_the_names_of_the_acts_that_lose_the_board() -> None:
    losing = {str(each.breach) for each in CATALOGUE if each.consequence is Consequence.BOARD_LOST}

    assert losing == {str(kind) for kind in IncidentKind}


def test_all_grounds_for_losing_the_match_are_there() -> None:
    grounds = [REVISED.law_of(each.breach) or "" for each in CATALOGUE if each.consequence is Consequence.MATCH_LOST]

    assert sorted(grounds) == ["143", *(f"143({letter})" for letter in "abcdefghi")]


@pytest.mark.parametrize("each", CATALOGUE, ids=lambda each: each.breach)
def test_a_breach_is_worded_within_a_sentence_and_what_is_allowed_beside_it_too(each: BreachEntry) -> None:
    for words in (each.words, *(allowed.words for allowed in each.allowed)):
        assert words.text[0].islower() or words.text[0].isdigit()
        assert not words.text.endswith(".")


def test_what_looks_like_a_breach_and_is_none_has_its_law_beside_the_breach() -> None:
    allowed = {str(REVISED.numbers[each.law]) for entry in CATALOGUE for each in entry.allowed}

    assert allowed == {"35", "36", "37(b)", "38(b)", "84(a)", "122(c)", "136(b)"}


@pytest.mark.parametrize(
    ("breach", "readings"),
    [
        (Breach.TIME_LIMIT, (Reading.TIME_LIMIT,)),
        (Breach.PLACED_OUTSIDE, (Reading.PLACING_FAULT_BY_MOMENT,)),
        (Breach.POWDER, ()),
    ],
)
def test_what_the_ruling_on_a_breach_rests_on(breach: Breach, readings: tuple[Reading, ...]) -> None:
    ruling = judge(read_position("7-6"), Violation(Offender.OWN, breach=breach), REVISED)

    assert ruling.readings == readings
    assert ruling.laws == ("64(a)",)

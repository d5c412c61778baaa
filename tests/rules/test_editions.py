"""The numbers that an edition consists of, as its text has them."""

import pkgutil
from importlib import import_module

import pytest

from carrom_desk.languages import languages
from carrom_desk.resources import resource_path
from carrom_desk.rules import editions
from carrom_desk.rules.acts import IncidentKind
from carrom_desk.rules.edition import Edition
from carrom_desk.rules.edition_register import EDITIONS
from carrom_desk.rules.editions.club import CLUB
from carrom_desk.rules.editions.icf_1993 import ICF_1993
from carrom_desk.rules.editions.icf_revised import ICF_REVISED
from carrom_desk.rules.editions.technitia_2k20 import TECHNITIA_2K20
from carrom_desk.rules.laws import Law
from carrom_desk.rules.position import QueenPlace
from carrom_desk.rules.ruling import Scoring
from tests.rules.strategies import CLUBS, ICF


def test_every_edition_that_is_written_is_registered() -> None:
    modules = (import_module(f"{editions.__name__}.{each.name}") for each in pkgutil.iter_modules(editions.__path__))
    written = [[each for each in vars(module).values() if isinstance(each, Edition)] for module in modules]
    digests = {file.name for file in resource_path("laws").glob("*.toml") if file.stem not in languages()}

    assert all(written), "a module of an edition holds one"
    assert {each.id for found in written for each in found} == {each.id for each in EDITIONS}
    assert digests == {each.digest for each in EDITIONS}


@pytest.mark.parametrize("laws", ICF)
def test_the_icf_plays_to_25_and_counts_the_queen_up_to_21(laws: Edition) -> None:
    edition = laws

    assert edition.scoring == Scoring(queen=3, queen_until=21, most=12, game=25)
    assert edition.seats_to_next_turn == 1, "to the right"
    assert not edition.has_dues_at_turns_end


@pytest.mark.parametrize("laws", CLUBS)
def test_clubs_play_to_29_and_count_the_queen_below_24(laws: Edition) -> None:
    edition = laws

    assert edition.scoring == Scoring(queen=5, queen_until=23, most=14, game=29)
    assert edition.seats_to_next_turn == 3, "clockwise: three to the right are one to the left"
    assert edition.has_dues_at_turns_end
    assert edition.incidents == set[IncidentKind]()


def test_one_edition_lets_the_queen_wait_for_the_turns_end() -> None:
    assert [laws for laws in EDITIONS if QueenPlace.TO_RETURN in laws.queen_places] == [TECHNITIA_2K20]


def test_the_older_laws_lack_the_general_ones_and_no_others() -> None:
    revised, older = ICF_REVISED.numbers, ICF_1993.numbers

    general = {law for law, number in revised.items() if law.value[0].isdigit() and int(number.split("(")[0]) > 114}

    assert {Law.STRIKER_JUMPED, Law.OPPONENTS_MAN_POCKETED, Law.PLAYED_WITHOUT_ORDER, Law.BOARD_DISTURBED} <= general
    assert set(revised) - set(older) == general | {Law.DEMAND_AT_OPTION}
    assert set(older) - set(revised) == {Law.TERM_PLACING}


def test_the_older_laws_are_numbered_27_lower_and_26_up_to_the_toss_but_for_some() -> None:
    revised, older = ICF_REVISED.numbers, ICF_1993.numbers
    apart = {
        Law.TERM_PLACING: "Interpretations: Placing",
        Law.TRIAL_BOARD: "Trial Board",
        Law.STRIKER_ALONE_IMPROPER: "45(a)",
        Law.DUE_OUTSTANDING: "45(b)",
        Law.FORGOING_IN_FULL: "60",
        Law.PLACING_TIME_LIMIT: "61",
        Law.PLACING_NOT_FINISHED: "61",
        Law.QUEEN_BESIDE_THE_CENTRE: "67",
    }

    assert {law: older[law] for law in apart} == apart
    for law, number in older.items():
        if law not in apart:
            later, _, paragraph = revised[law].partition("(")
            lower = 26 if int(later) < 40 else 27
            assert number.partition("(") == (str(int(later) - lower), "(" if paragraph else "", paragraph)


def test_a_citation_names_each_law_once_and_none_that_the_edition_lacks() -> None:
    cited = (Law.TURN, Law.STRIKER_JUMPED, Law.STRIKER_ALONE, Law.STRIKER_ALONE_IMPROPER, Law.TURN)

    assert ICF_REVISED.cite(*cited) == ("48", "116", "72(a)", "72(b)")
    assert ICF_1993.cite(*cited) == ("21", "45(a)")
    assert CLUB.cite(*cited) == ()


def test_every_identifier_has_its_edition() -> None:
    assert list(EDITIONS) == list(EDITIONS)

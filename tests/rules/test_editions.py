"""Values of each edition, compared with its text."""

import ast
import pkgutil
from dataclasses import replace
from importlib import import_module
from pathlib import Path

import pytest

from carrom_desk.languages import languages
from carrom_desk.resources import resource_path
from carrom_desk.rules import editions
from carrom_desk.rules.acts import IncidentKind
from carrom_desk.rules.clocks import ClockKind
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
    assert not edition.only_last_men_come_back, "own men come back with the striker (icf-revised 73)"


@pytest.mark.parametrize("laws", CLUBS)
def test_clubs_play_to_29_and_count_the_queen_below_24(laws: Edition) -> None:
    edition = laws

    assert edition.scoring == Scoring(queen=5, queen_until=23, most=14, game=29)
    assert edition.seats_to_next_turn == 3, "clockwise: three to the right are one to the left"
    assert edition.has_dues_at_turns_end
    assert edition.only_last_men_come_back, "Fouls: the other men of the stroke stay pocketed"
    assert edition.incidents == set[IncidentKind]()


@pytest.mark.parametrize(
    ("kind", "revised", "older"),
    [
        (ClockKind.APPEARANCE, 15 * 60, None),  # icf-revised 143(i)
        (ClockKind.PRACTICE, 180, 180),  # no time in either text: three minutes are usual
        (ClockKind.BREAK, 15, 15),  # icf-revised 46
        (ClockKind.STROKE, 15, 15),  # icf-revised 50, icf-1993 23
        (ClockKind.PLACING, 15, 15),  # icf-revised 88(a)
        (ClockKind.PLACING_OR_FORGOING, 15, 15),  # icf-revised 87(a), 88(a)
        (ClockKind.CHANGE_OF_SIDES, 120, 120),  # icf-revised 61, icf-1993 34
        (ClockKind.REST, 10 * 60, None),  # icf-revised 138
    ],
)
def test_the_icf_limits_these_times_and_clubs_none(kind: ClockKind, revised: int | None, older: int | None) -> None:
    clocks = {edition.id: edition.clock(kind) for edition in EDITIONS}
    seconds = {name: clock.seconds for name, clock in clocks.items() if clock is not None}

    assert seconds == {
        name: limit for name, limit in (("icf-revised", revised), ("icf-1993", older)) if limit is not None
    }


@pytest.mark.parametrize(
    ("without", "seconds"), [(Law.PLACING_TIME_LIMIT, None), (Law.FORGOING_IN_FULL, 15)], ids=["its limit", "the rest"]
)
def test_a_clock_runs_where_the_text_has_the_law_that_sets_its_limit(without: Law, seconds: int | None) -> None:
    numbers = {law: number for law, number in ICF_REVISED.numbers.items() if law is not without}
    clock = replace(ICF_REVISED, numbers=numbers).clock(ClockKind.PLACING_OR_FORGOING)

    assert (clock.seconds if clock is not None else None) == seconds


def test_one_edition_lets_the_queen_wait_for_the_turns_end() -> None:
    assert [laws for laws in EDITIONS if QueenPlace.TO_RETURN in laws.queen_places] == [TECHNITIA_2K20]


def test_the_older_laws_lack_the_general_ones_and_no_others() -> None:
    revised, older = ICF_REVISED.numbers, ICF_1993.numbers

    numbers = {law: int(number.split("(")[0]) for law, number in revised.items() if number[0].isdigit()}
    general = {law for law, number in numbers.items() if number > 114}

    assert {Law.STRIKER_JUMPED, Law.OPPONENTS_MAN_POCKETED, Law.PLAYED_WITHOUT_ORDER, Law.BOARD_DISTURBED} <= general
    assert set(revised) - set(older) == general | {Law.DEMAND_AT_OPTION}
    assert set(older) - set(revised) == {
        Law.TERM_PLACING,
        Law.SIDES_AFTER_A_GAME_SINGLES,
        Law.SIDES_AFTER_A_GAME_DOUBLES,
        Law.CHANGE_AT_13,
        Law.RIGHT_TO_PLACE_LOST,
    }


def test_the_older_laws_are_numbered_27_lower_and_26_up_to_the_toss_but_for_some() -> None:
    revised, older = ICF_REVISED.numbers, ICF_1993.numbers
    apart = {
        Law.TERM_PLACING: "Interpretations: Placing",
        Law.SIDES_AFTER_A_GAME_SINGLES: "31",
        Law.SIDES_AFTER_A_GAME_DOUBLES: "32",
        Law.CHANGE_AT_13: "33(b)",
        Law.RIGHT_TO_PLACE_LOST: "60",
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


@pytest.mark.parametrize("module", [each.name for each in pkgutil.iter_modules(editions.__path__)])
def test_no_edition_is_computed_from_another(module: str) -> None:
    source = Path(editions.__path__[0], f"{module}.py").read_text(encoding="utf-8")
    imports = [each for each in ast.walk(ast.parse(source)) if isinstance(each, ast.ImportFrom | ast.Import)]

    assert [ast.unparse(each) for each in imports if isinstance(each, ast.Import) or each.level == 1] == []
    assert [ast.unparse(each) for each in imports if "editions" in ast.unparse(each)] == []


@pytest.mark.parametrize("edition", EDITIONS)
def test_an_edition_shares_no_number_clock_or_score_with_another(edition: Edition) -> None:
    for other in EDITIONS:
        if other is not edition:
            assert other.numbers is not edition.numbers
            assert other.scoring is not edition.scoring
            assert not {id(clock) for clock in other.clocks.values()} & {id(clock) for clock in edition.clocks.values()}

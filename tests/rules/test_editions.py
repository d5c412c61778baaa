"""The numbers that an edition consists of, as its text has them."""

import pytest

from carrom_desk.rules.acts import IncidentKind
from carrom_desk.rules.edition_id import EditionId
from carrom_desk.rules.edition_register import EDITIONS, edition_of
from carrom_desk.rules.laws import Law
from carrom_desk.rules.position import QueenPlace
from carrom_desk.rules.ruling import Scoring
from tests.rules.strategies import CLUBS, ICF


@pytest.mark.parametrize("laws", ICF)
def test_the_icf_plays_to_25_and_counts_the_queen_up_to_21(laws: EditionId) -> None:
    edition = edition_of(laws)

    assert edition.scoring == Scoring(queen=3, queen_until=21, most=12, game=25)
    assert edition.seats_to_next_turn == 1, "to the right"
    assert not edition.has_dues_at_turns_end


@pytest.mark.parametrize("laws", CLUBS)
def test_clubs_play_to_29_and_count_the_queen_below_24(laws: EditionId) -> None:
    edition = edition_of(laws)

    assert edition.scoring == Scoring(queen=5, queen_until=23, most=14, game=29)
    assert edition.seats_to_next_turn == 3, "clockwise: three to the right are one to the left"
    assert edition.has_dues_at_turns_end
    assert edition.incidents == set[IncidentKind]()


def test_one_edition_lets_the_queen_wait_for_the_turns_end() -> None:
    assert [laws for laws in EditionId if QueenPlace.TO_RETURN in edition_of(laws).queen_places] == [
        EditionId.TECHNITIA_2K20
    ]


def test_the_older_laws_lack_the_general_ones_and_no_others() -> None:
    revised, older = edition_of(EditionId.ICF_REVISED).numbers, edition_of(EditionId.ICF_1993).numbers

    assert set(revised) - set(older) == {
        Law.STRIKER_JUMPED,
        Law.OPPONENTS_MAN_POCKETED,
        Law.PLAYED_WITHOUT_ORDER,
        Law.BOARD_DISTURBED,
    }
    assert set(older) <= set(revised)


def test_the_older_laws_are_numbered_27_lower_but_for_the_first_of_the_dues() -> None:
    revised, older = edition_of(EditionId.ICF_REVISED).numbers, edition_of(EditionId.ICF_1993).numbers
    shifted = {law: f"{int(revised[law].split('(')[0]) - 27}" for law in older}

    assert {law for law, number in older.items() if number.split("(")[0] != shifted[law]} == set()
    assert {law: older[law] for law in older if older[law].partition("(")[2] != revised[law].partition("(")[2]} == {
        Law.STRIKER_ALONE_IMPROPER: "45(a)",
        Law.DUE_OUTSTANDING: "45(b)",
    }


def test_a_citation_names_each_law_once_and_none_that_the_edition_lacks() -> None:
    cited = (Law.TURN, Law.STRIKER_JUMPED, Law.STRIKER_ALONE, Law.STRIKER_ALONE_IMPROPER, Law.TURN)

    assert edition_of(EditionId.ICF_REVISED).cite(*cited) == ("48", "116", "72(a)", "72(b)")
    assert edition_of(EditionId.ICF_1993).cite(*cited) == ("21", "45(a)")
    assert edition_of(EditionId.CLUB).cite(*cited) == ()


def test_every_identifier_has_its_edition() -> None:
    assert list(EDITIONS) == list(EditionId)

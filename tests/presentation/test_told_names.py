"""Names in sentences: in full if there is room, and always distinct."""

from dataclasses import replace

import pytest

from carrom_desk.match.setup import Player, Setup
from carrom_desk.match.side import BySide, Side
from carrom_desk.presentation.names import shortened_setup, spoken_setup, with_initials
from tests.fakes import DOUBLES, SINGLES


def setup_of(*names: str) -> Setup:
    half = len(names) // 2
    players = tuple(map(Player, names))
    return replace(SINGLES if half == 1 else DOUBLES, sides=BySide(players[:half], players[half:]))


@pytest.mark.parametrize(
    ("names", "told"),
    [
        (("Mohammed Aziz Siddiqui", "Kavitha Raman"), "Mohammed Aziz Siddiqui"),
        (("Venkatanarasimha Satyanarayana", "Kavitha Raman"), "V. Satyanarayana"),
        (("Venkatanarasimha Satyanarayana", "Nagajothi P.", "A B", "C D"), "V. Satyanarayana / Nagajothi P."),
        (
            ("Mohammed Amin Siddiqui", "Mohammed Aziz Siddiqui", "Kavitha Raman", "Imran Sheikh"),
            "Amin Siddiqui / Aziz Siddiqui",
        ),
        (("Raghunathan Venkatesh", "Krishnamurthy Iyer", "A B", "C D"), "R. Venkatesh / K. Iyer"),
        (("Asha Bina Chitra Devi Ramaswamy", "Kamala Devi Iyer", "A B", "C D"), "Ramaswamy / Kamala Devi Iyer"),
        (("Asha Bina Chitra Devi Ramaswamy", "Kamala Devi Iyer"), "A. B. C. D. Ramaswamy"),
        (("Anna Venkatanarasimharajuvaripeta", "Bo Ek", "A B", "C D"), "Venkatanarasimharajuvar… / Bo Ek"),
    ],
)
def test_a_player_alone_has_more_room_than_one_of_a_pair(names: tuple[str, ...], told: str) -> None:
    assert shortened_setup(setup_of(*names)).side_name(Side.A) == told


@pytest.mark.parametrize(
    ("names", "told"),
    [
        (("Mohammed Aziz Siddiqui", "Kavitha Raman"), "Mohammed"),
        (("Mohammed Aziz Siddiqui", "Mohammed Amin Siddiqui"), "Mohammed Aziz Siddiqui"),
        (("Asha Rao", "Bina Asha"), "Asha Rao"),
        (("R. Kumaraswamy", "Kavitha Raman"), "R. Kumaraswamy"),
        (("de Silva", "Kavitha Raman"), "de Silva"),
        (("Asha", "Kavitha Raman"), "Asha"),
        (("Asha Rao", "Bina Iyer", "Chitra Das", "Divya Nair"), "Asha Rao / Bina Iyer"),
    ],
)
def test_sentences_have_given_names_in_singles_where_they_tell_the_players_apart(
    names: tuple[str, ...], told: str
) -> None:
    assert spoken_setup(setup_of(*names)).side_name(Side.A) == told


NAMES = {
    "Chamari de Silva": "C. de Silva",
    "Ana Maria van der Berg": "A. M. van der Berg",
    "asha rao": "a. rao",
    "Priyanka": "Priyanka",
    "रमेश कुमार": "र. कुमार",
}


@pytest.mark.parametrize(("name", "short"), NAMES.items(), ids=NAMES)
def test_initials_leave_particles_as_they_are(name: str, short: str) -> None:
    assert with_initials(name) == short

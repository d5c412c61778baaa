"""Persons in a document for SoL: each listed once, and namesakes kept apart."""

from dataclasses import replace

import pytest

from carrom_desk.exchange.sol.sol_document import sol_document
from carrom_desk.match.setup import Player, Setup
from carrom_desk.match.side import BySide
from tests.exchange.sol.sol_documents import A_BREAKS, ONE_GAME, WHITE_WINS_12, exported, shared_and_tourneys, stored
from tests.fakes import DOUBLES

BETA = Player("Bob Beta")


def matches_of(*players: Player) -> Setup:
    """Returns matches of two players, or four in the order a1, a2, b1, b2."""
    half = len(players) // 2
    setup = DOUBLES if half > 1 else ONE_GAME
    return replace(setup, competition=ONE_GAME.competition, sides=BySide(players[:half], players[half:]))


def persons(*setups: Setup) -> list[tuple[str, str | None, int | None, str | None]]:
    """Returns last name, nationality, club and nickname of every person written for matches in this order."""
    shared, _ = exported(
        *(
            stored(A_BREAKS, *WHITE_WINS_12, setup=setup, name=f"m{place}", at=f"2026-11-21T10:{place:02}:00.000+00:00")
            for place, setup in enumerate(setups)
        )
    )
    return [
        (each["lastname"], each.get("nationality"), each.get("club"), each.get("nickname"))
        for each in shared["players"]
        if each["lastname"] != "Beta"
    ]


@pytest.mark.parametrize(
    ("first", "second", "expected"),
    [
        (Player("R. Kumar"), Player("R. Kumar"), [("Kumar", None, None, None)]),
        (Player("R. Kumar"), Player("KUMAR, r. "), [("Kumar", None, None, None)]),
        (Player("R. Kumar"), Player("R. Kumar", "Pune", "IND"), [("Kumar", "IND", 2, None)]),
        (Player("R. Kumar", "Pune"), Player("R. Kumar", " PUNE", "IND"), [("Kumar", "IND", 2, None)]),
        (
            Player("R. Kumar", "Pune", "IND"),
            Player("R. Kumar", "Chennai", "IND"),
            [("Kumar", "IND", 2, "Pune"), ("Kumar", "IND", 3, "Chennai")],
        ),
        (
            Player("R. Kumar", "", "IND"),
            Player("R. Kumar", "", "LKA"),
            [("Kumar", "IND", None, "IND"), ("Kumar", "LKA", None, "LKA")],
        ),
        (
            Player("R. Kumar", "Carrom Club of Old Pune", "IND"),
            Player("R. Kumar", "Carrom Club of New Pune", "IND"),
            [("Kumar", "IND", 2, "1"), ("Kumar", "IND", 3, "2")],
        ),
        (Player("R. Kumar", "", "India"), Player("R. Kumar", "", "Lanka"), [("Kumar", None, None, None)]),
        (
            Player("R. " + "K" * 60 + "a"),
            Player("R. " + "K" * 60 + "b"),
            [("K" * 49 + "…", None, None, "1"), ("K" * 49 + "…", None, None, "2")],
        ),
    ],
)
def test_players_of_one_name_are_one_person_unless_something_tells_them_apart(
    first: Player, second: Player, expected: list[tuple[str, str | None, int | None, str | None]]
) -> None:
    assert persons(matches_of(first, BETA), matches_of(second, BETA)) == expected


def test_players_of_one_name_at_one_board_are_two() -> None:
    kumar = Player("R. Kumar")

    expected = [("Kumar", None, None, "1"), ("Kumar", None, None, "2")]
    assert persons(matches_of(kumar, kumar)) == expected
    assert persons(matches_of(kumar, BETA, Player("C. Gamma"), kumar), matches_of(kumar, Player("C. Gamma"))) == [
        expected[0],
        ("Gamma", None, None, None),
        expected[1],
    ]


def test_a_nickname_is_told_of() -> None:
    export = sol_document(
        [stored(A_BREAKS, *WHITE_WINS_12, setup=matches_of(Player("R. Kumar", "Pune"), Player("R. Kumar", "Chennai")))]
    )

    assert "Another player has the name R. Kumar. This one gets the nickname Chennai." in export.notes
    shared, (tourney,) = shared_and_tourneys(export)
    assert tourney["competitors"] == [{"players": [1]}, {"players": [2]}]
    assert len({player["guid"] for player in shared["players"]}) == 2

"""Tourneys for SoL: their matches, with turn and board."""

from dataclasses import replace

import pytest

from carrom_desk.exchange.sol.sol_document import sol_document
from carrom_desk.match.ports.store import StoredMatch
from carrom_desk.match.setup import Player, Setup
from tests.exchange.sol.sol_documents import (
    A_WINS_GAME,
    EVENING,
    LAST_YEAR,
    MORNING,
    NEXT_DAY,
    ONE_GAME,
    Json,
    exported,
    played,
    players,
    sides_of,
    stored,
)
from tests.fakes import DOUBLES, SINGLES


def rows_of(tourneys: list[Json]) -> list[list[tuple[int, int]]]:
    """Returns turn and board of every match by tourney."""
    return [[(match["turn"], match["board"]) for match in tourney["matches"]] for tourney in tourneys]


def matches_of(*rows: tuple[str, str, str, str]) -> list[StoredMatch]:
    """Returns successive matches with these players, round and table."""
    return [
        played(replace(players(a, b), round=round_, table=table), f"m{place}", f"2026-11-21T10:{place:02}:00.000+00:00")
        for place, (a, b, round_, table) in enumerate(rows)
    ]


TURNS: dict[str, tuple[list[tuple[str, str, str, str]], list[list[tuple[int, int]]]]] = {
    "rounds by number": ([("A", "B", "3", "1"), ("C", "D", "Round 4", "2")], [[(3, 1), (4, 2)]]),
    "rounds by name": ([("A", "B", "Semi-final", "1"), ("C", "D", "1/4", "2")], [[(1, 1), (2, 2)]]),
    "one number twice": ([("A", "B", "1", "1"), ("C", "D", "round 1", "1")], [[(1, 1), (2, 1)]]),
    "tables in words": ([("A", "B", "1", "Table 7"), ("C", "D", "1", "blue")], [[(1, 7), (1, 1)]]),
    "a table taken": ([("A", "B", "1", "2"), ("C", "D", "1", "2")], [[(1, 2), (1, 1)]]),
    "no tables": ([("A", "B", "1", ""), ("C", "D", "1", ""), ("E", "F", "1", "")], [[(1, 1), (1, 2), (1, 3)]]),
    "who has played in the round": (
        [("A", "B", "", ""), ("A", "C", "", ""), ("B", "C", "", "")],
        [[(1, 1), (2, 1), (3, 1)]],
    ),
    "who has met before": ([("A", "B", "1", "1"), ("B", "A", "2", "1")], [[(1, 1)], [(2, 1)]]),
}


@pytest.mark.parametrize("case", TURNS)
def test_every_match_has_a_board_in_a_turn(case: str) -> None:
    rows, expected = TURNS[case]

    _, tourneys = exported(*matches_of(*rows))

    assert rows_of(tourneys) == expected


def test_a_table_that_is_taken_is_told_of() -> None:
    export = sol_document(matches_of(("A", "B", "1", "2"), ("C", "D", "1", "2")))

    assert "C – D: Table 2 is already taken in this round. It has a different number in SoL." in export.notes


def test_a_player_plays_for_one_competitor_of_a_tourney() -> None:
    def pairs(a: str, b: str) -> Setup:
        sides = sides_of((Player("One"), Player(a)), (Player("Two"), Player(b)))
        return replace(DOUBLES, competition=ONE_GAME.competition, sides=sides)

    shared, tourneys = exported(played(pairs("Three", "Four"), "m1"), played(pairs("Four", "Three"), "m2", EVENING))

    assert [tourney["competitors"] for tourney in tourneys] == [
        [{"players": [1, 2]}, {"players": [3, 4]}],
        [{"players": [1, 4]}, {"players": [3, 2]}],
    ]
    assert len(shared["players"]) == 4


def test_a_pair_is_the_same_whoever_is_named_first() -> None:
    setup = replace(DOUBLES, competition=ONE_GAME.competition)
    other = replace(setup, sides=sides_of(setup.sides.a[::-1], (Player("C1"), Player("C2"))), round="Semi-final")

    _, (tourney,) = exported(played(setup, "m1"), played(other, "m2", EVENING))

    assert tourney["competitors"] == [{"players": [1, 2]}, {"players": [3, 4]}, {"players": [5, 6]}]
    assert tourney["matches"][1]["competitor1"] == 1


def test_days_categories_and_events_are_tourneys_and_years_are_championships() -> None:
    women = replace(players("Carla Gamma", "Dana Delta"), category="Women")
    shared, tourneys = exported(
        played(players(), "m1", LAST_YEAR),
        played(players(), "m2", MORNING),
        played(players("Eve Epsilon"), "m3", EVENING),
        played(players(), "m4", NEXT_DAY),
        played(women, "m5", MORNING),
        played(replace(women, event="Open"), "m6", MORNING),
    )

    championships = [each["description"] for each in shared["championships"]]
    assert [
        (championships[each["championship"] - 1], each["date"], each["description"], len(each["matches"]))
        for each in tourneys
    ] == [
        ("State Championship 2025", "2025-11-21", "Alpha – Beta, 10:00", 1),
        ("State Championship 2026", "2026-11-21", "State Championship", 2),
        ("State Championship 2026", "2026-11-21", "Gamma – Delta, Women, 10:04", 1),
        ("Open 2026", "2026-11-21", "Gamma – Delta, Women, 10:04", 1),
        ("State Championship 2026", "2026-11-22", "Alpha – Beta, 10:00", 1),
    ]


def test_matches_of_three_are_tourneys_of_their_own() -> None:
    # SoL ranks the finalists of one match; two in a tourney would leave three of four players without a rank.
    two = [
        stored(*A_WINS_GAME, setup=replace(players(), competition=SINGLES.competition), name="m1", at=MORNING),
        stored(
            *A_WINS_GAME,
            setup=replace(players("Carla Gamma", "Dan Delta"), competition=SINGLES.competition),
            name="m2",
            at=MORNING,
        ),
    ]

    shared, tourneys = exported(*two)

    assert [tourney["description"] for tourney in tourneys] == ["Alpha – Beta, 10:04", "Gamma – Delta, 10:04"]
    assert len(shared["championships"]) == 1


def test_tourneys_that_would_be_called_the_same_are_numbered() -> None:
    setup = players(event="Friendly")

    _, tourneys = exported(played(setup, "m1"), played(setup, "m2"), played(setup, "m3"))

    assert [each["description"] for each in tourneys] == [
        "Alpha – Beta, 10:04",
        "Alpha – Beta, 10:04 (2)",
        "Alpha – Beta, 10:04 (3)",
    ]

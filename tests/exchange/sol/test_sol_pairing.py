"""Pairings from SoL: the matches they become, round trips, and every problem with its place."""

import copy
import json
from dataclasses import replace
from datetime import date
from typing import Any

import pytest

from carrom_desk.exchange.codec.state_codec import read_setup, write_setup
from carrom_desk.exchange.sol.sol_document import sol_document
from carrom_desk.exchange.sol.sol_pairings import read_sol, without_result
from carrom_desk.match.entry.entries import Entry, WalkedOver
from carrom_desk.match.problems import InvalidDocument
from carrom_desk.match.setup import ChangeSides, Competition, Player, Setup
from carrom_desk.match.side import BySide, Side
from carrom_desk.rules.editions.icf_revised import ICF_REVISED
from tests.exchange.sol.sol_documents import A_BREAKS, A_WINS_GAME, IN_YAML, ONE_GAME, WHITE_WINS_12, stored
from tests.fakes import DOUBLES, SINGLES


def test_a_round_under_way_is_read() -> None:
    pairings = read_sol(IN_YAML)

    assert [(pairing.setup.round, pairing.setup.table, pairing.turn, pairing.games) for pairing in pairings] == [
        ("1", "1", 1, (BySide(25, 4),)),
        ("1", "2", 1, (BySide(0, 3),)),
        ("2", "2", 2, ()),
        ("2", "1", 2, ()),
    ]
    assert {pairing.day for pairing in pairings} == {date(2025, 11, 20)}


def test_a_pairing_is_a_setup_ready_but_for_the_umpire() -> None:
    pairing = without_result(read_sol(IN_YAML))[0]

    assert pairing.setup == Setup(
        laws=ICF_REVISED,
        sides=BySide((Player("Bina No", "Carrom Club Pune"),), (Player("Chandra"),)),
        competition=Competition(games=1, points=25, boards=8, change_sides=ChangeSides.NEVER),
        event="Open, third stage",
        round="2",
        table="2",
    )
    assert read_setup(write_setup(pairing.setup)) == pairing.setup


def test_pairings_without_a_result_are_those_to_be_played() -> None:
    pairings = read_sol(IN_YAML)

    assert without_result(pairings) == pairings[2:]


def names(setup: Setup) -> tuple[str, str]:
    return setup.side_name(Side.A), setup.side_name(Side.B)


THREE_GAMES: tuple[Entry, ...] = (*A_WINS_GAME, *WHITE_WINS_12)

ROUND_TRIPS: dict[str, tuple[Setup, tuple[Entry, ...], str, tuple[BySide[int], ...]]] = {
    # what: (setup, commands, the round it is read as, the scores)
    "singles": (ONE_GAME, (A_BREAKS, *WHITE_WINS_12), "1", (BySide(12, 0),)),
    "doubles": (replace(DOUBLES, competition=ONE_GAME.competition), (A_BREAKS, *WHITE_WINS_12), "1", (BySide(12, 0),)),
    "best of three": (SINGLES, THREE_GAMES, "Final", (BySide(25, 0), BySide(0, 12))),
    "best of three, doubles": (DOUBLES, THREE_GAMES, "Final", (BySide(25, 0), BySide(0, 12))),
    "best of three, walked over": (SINGLES, (WalkedOver(Side.B, ""),), "1", (BySide(0, 25), BySide(0, 25))),
}


@pytest.mark.parametrize("case", ROUND_TRIPS)
def test_what_is_exported_is_read_again(case: str) -> None:
    setup, commands, round_, games = ROUND_TRIPS[case]
    played = stored(*commands, setup=setup, at="2026-11-21T10:04:05.000+05:30")

    (pairing,) = read_sol(sol_document([played]).text)

    assert names(pairing.setup) == names(setup)
    assert pairing.setup.doubles is setup.doubles
    assert pairing.setup.competition.games == setup.competition.games
    assert (pairing.setup.round, pairing.setup.table) == (round_, setup.table)
    assert (pairing.day, pairing.games) == (date(2026, 11, 21), games)


def test_a_setup_that_was_read_is_exported_to_the_same_turn_and_board() -> None:
    pairings = without_result(read_sol(IN_YAML))

    again = read_sol(
        sol_document(
            [stored(A_BREAKS, *WHITE_WINS_12, setup=each.setup, name=each.setup.table) for each in pairings]
        ).text
    )

    assert [(each.turn, each.setup.table, each.setup.sides) for each in again] == [
        (each.turn, each.setup.table, each.setup.sides) for each in pairings
    ]


SOUND: list[dict[str, Any]] = [
    {
        "clubs": [{"description": "Pune"}],
        "players": [{"firstname": "A", "lastname": name, "club": 1} for name in ("One", "Two", "Three", "Four")],
    },
    {
        "championship": 1,
        "description": "Open",
        "date": "2025-11-20",
        "competitors": [{"players": [1, 2]}, {"players": [3, 4]}],
        "matches": [{"turn": 1, "board": 1, "competitor1": 1, "competitor2": 2, "score1": 0, "score2": 0}],
    },
]

Change = tuple[str, object]
"""A place as JSON Pointer with a new value; `GONE` removes the existing one."""

GONE = object()

FAULTS: dict[str, tuple[list[Change], list[str]]] = {
    "no lists": ([("/0", {})], ["This is not a SoL file. It does not start with clubs."]),
    "no object first": ([("/0", 1)], ["This is not a SoL file. It does not start with clubs."]),
    "clubs that are no list": ([("/0/clubs", 1)], ["/0/clubs", "/0/players/0/club"]),
    "a club without a name": ([("/0/clubs/0/description", " ")], ["/0/clubs/0/description: This text must not be"]),
    "a club with no name at all": ([("/0/clubs/0", {})], ["/0/clubs/0/description: This key is missing."]),
    "a club that there is not": ([("/0/players/2/club", 2)], ["/0/players/2/club: This must be from 1 to 1; it is 2."]),
    "a club by name": ([("/0/players/2/club", "Pune")], ["/0/players/2/club: This must be a whole number"]),
    "a player without a name": ([("/0/players/0/lastname", GONE)], ["/0/players/0/lastname: This key is missing."]),
    "a name too long": ([("/0/players/0/firstname", "x" * 100)], ["/0/players/0/firstname: This text is too long"]),
    "a nationality that is no text": ([("/0/players/0/nationality", 1)], ["/0/players/0/nationality"]),
    "no players": ([("/0/players", GONE)], ["/1/competitors/0/players/0: This list item is empty."]),
    "a tourney that is none": ([("/1", [])], ["/1: This must be an object, not a list."]),
    "no competitors": ([("/1/competitors", GONE)], ["/1/competitors: This key is missing."]),
    "no matches": ([("/1/matches", GONE)], ["/1/matches: This key is missing."]),
    "no day": ([("/1/date", GONE)], ["/1/date: This key is missing."]),
    "a day that is none": ([("/1/date", "2025-02-30")], ['/1/date: This must be a day such as 2025-11-20, not "2025-']),
    "a day that is a number": ([("/1/date", 20251120)], ["/1/date: This must be a day"]),
    "no name of the tourney": ([("/1/description", "")], ["/1/description: This text must not be empty."]),
    "a player that there is not": ([("/1/competitors/0/players/1", 5)], ["/1/competitors/0/players/1: This must be"]),
    "a team beside a pair": ([("/1/competitors/0/players", [1, 2, 3])], ["/1/matches/0: One side is a team"]),
    "nobody": ([("/1/competitors/0/players", [])], ["/1/competitors/0/players: A side has one or two players"]),
    "players that are no list": ([("/1/competitors/0/players", 1)], ["/1/competitors/0/players: This must be a list"]),
    "one player twice": (
        [("/1/competitors/0/players", [1, 1])],
        ["/1/competitors/0/players: A pair has two different"],
    ),
    "one on both sides": ([("/1/competitors/1/players", [4, 1])], ["/1/matches/0: A player plays on both sides."]),
    "one against two": ([("/1/competitors/1/players", [4])], ["/1/matches/0: One side is a single player"]),
    "no turn": ([("/1/matches/0/turn", GONE)], ["/1/matches/0/turn: This key is missing."]),
    "turn 0": ([("/1/matches/0/turn", 0)], ["/1/matches/0/turn: This must be from 1 to 999; it is 0."]),
    "no board": ([("/1/matches/0/board", GONE)], ["/1/matches/0/board: This key is missing."]),
    "a competitor that there is not": ([("/1/matches/0/competitor2", 3)], ["/1/matches/0/competitor2: This must be"]),
    "a competitor that is a truth": (
        [("/1/matches/0/competitor1", True)],
        ["/1/matches/0/competitor1: This must be a"],
    ),
    "a score beyond 25": ([("/1/matches/0/score1", 30)], ["/1/matches/0/score1: This must be from 0 to 25; it is 30."]),
    "a score below nothing": ([("/1/matches/0/score2", -3)], ["/1/matches/0/score2: This must be from 0 to 25"]),
    "a final that is no truth": ([("/1/matches/0/final", 1)], ["/1/matches/0/final: This must be true or false"]),
}


def changed(changes: list[Change]) -> str:
    document: Any = copy.deepcopy(SOUND)
    for place, value in changes:
        *way, last = (int(part) if part.isdigit() else part for part in place.split("/")[1:])
        at = document
        for part in way:
            at = at[part]
        if value is GONE:
            del at[last]
        else:
            at[last] = value
    return json.dumps(document)


@pytest.mark.parametrize("case", FAULTS)
def test_every_fault_is_named_with_its_place(case: str) -> None:
    changes, expected = FAULTS[case]

    with pytest.raises(InvalidDocument) as refused:
        read_sol(changed(changes))

    said = [f"{fault.at}: {fault.problem}" for fault in refused.value.problems]
    assert all(any(each in one for one in said) for each in expected), said


@pytest.mark.parametrize("text", ["", "[]", "- clubs: []", "players: []"])
def test_what_does_not_begin_with_clubs_is_none_of_sol_s_files(text: str) -> None:
    with pytest.raises(InvalidDocument, match="not a SoL file"):
        read_sol(text)


def test_a_file_without_tourneys_has_no_pairings() -> None:
    assert read_sol("clubs: []") == ()


def test_a_competitor_who_sits_out_is_no_pairing() -> None:
    assert read_sol(changed([("/1/matches/0/competitor2", None)])) == ()


def test_a_match_of_a_knockout_has_its_games_in_one() -> None:
    scores: list[Change] = [
        ("/1/matches/0/score1", 25),
        ("/1/matches/0/score1_2", 3),
        ("/1/matches/0/score2_2", 25),
        ("/1/matches/0/score1_3", None),
        ("/1/matches/0/score2_3", None),
    ]

    (pairing,) = read_sol(changed([("/1/matcheskind", "bestof3"), *scores]))

    assert pairing.games == (BySide(25, 0), BySide(3, 25))
    assert pairing.setup.competition == Competition(games=3, points=25, boards=8)


@pytest.mark.parametrize(("kind", "pairings"), [("bestof3", 1), ("simple", 2)])
def test_finals_of_the_same_two_are_one_match_where_they_are_of_three(kind: str, pairings: int) -> None:
    first = dict(SOUND[1]["matches"][0], final=True, score1=25)
    second = dict(first, turn=2, score1=0)

    found = read_sol(changed([("/1/finalkind", kind), ("/1/matches", [first, second])]))

    assert [pairing.setup.round for pairing in found] == ["Final"] * pairings
    assert found[0].games == (BySide(25, 0),)
    assert found[0].setup.competition.games == (3 if pairings == 1 else 1)

"""Documents for SoL: shared lists, tourneys, and the matches in them."""

import json
from dataclasses import replace

import pytest
from hypothesis import given
from hypothesis import strategies as st

from carrom_desk.exchange.sol.sol_document import sol_document
from carrom_desk.match.entry.entries import Entry, LoggedEntry, ProtestLodged, WalkedOver
from carrom_desk.match.ports.store import MatchId, StoredMatch
from carrom_desk.match.problems import InvalidDocument, Refused
from carrom_desk.match.record import decide, new_record, with_entry
from carrom_desk.match.setup import Player
from carrom_desk.match.side import Side
from carrom_desk.rules.edition import Edition
from carrom_desk.rules.edition_register import EDITIONS
from tests.exchange.sol.sol_documents import (
    A_BREAKS,
    A_HAS_22,
    A_WINS_GAME,
    BLACK_WINS_10,
    EVENING,
    MORNING,
    ONE_GAME,
    WHITE_WINS_12,
    exported,
    played,
    players,
    shared_and_tourneys,
    sides_of,
    stored,
)
from tests.fakes import DOUBLES, SINGLES, improper, stroke


def test_a_match_is_a_document_of_two_parts() -> None:
    setup = replace(ONE_GAME, sides=sides_of((Player("Alice Alpha", "Pune", "IND"),), (Player("Bob Beta", "", "Oz"),)))

    shared, (tourney,) = exported(stored(*A_HAS_22, stroke(9, queen=True), setup=setup, at=MORNING))

    for each in (*shared["clubs"], *shared["championships"], *shared["players"], tourney):
        del each["guid"]
    assert shared == {
        "clubs": [{"description": "State Championship"}, {"description": "Pune"}],
        "championships": [{"club": 1, "description": "State Championship 2026", "playersperteam": 1}],
        "players": [
            {"firstname": "Alice", "lastname": "Alpha", "nationality": "IND", "club": 2},
            {"firstname": "Bob", "lastname": "Beta"},
        ],
    }
    assert tourney == {
        "championship": 1,
        "description": "Alpha – Beta, Quarter-final, 10:04",
        "date": "2026-11-21",
        "system": "roundrobin",
        "couplings": "circle",
        "currentturn": 1,
        "rankedturn": 0,
        "competitors": [{"players": [1]}, {"players": [2]}],
        "matches": [
            {
                "turn": 1,
                "board": 3,
                "competitor1": 1,
                "competitor2": 2,
                "score1": 25,
                "score2": 0,
                "breaker": "1",
                "boards": [
                    {"number": 1, "coins1": 9, "coins2": 0, "queen": "1"},
                    {"number": 2, "coins1": 7, "coins2": 0, "queen": "1"},
                    {"number": 3, "coins1": 9, "coins2": 0, "queen": "1"},
                ],
            }
        ],
    }


def test_the_same_matches_make_the_same_document() -> None:
    matches = [played(players(), "m1"), played(players("Carla Gamma", "Dan Delta"), "m2", EVENING)]

    assert sol_document(matches).text == sol_document(matches[::-1]).text


def test_identifiers_last_from_one_file_to_the_next() -> None:
    alone, (tourney,) = exported(played(players(), "m1"))
    among, (both,) = exported(played(players(), "m1"), played(players("Carla Gamma"), "m2"))

    assert [each["guid"] for each in alone["players"]] == [each["guid"] for each in among["players"][:2]]
    assert alone["championships"] == among["championships"]
    # More matches are another tourney: SoL skips one that it has read before.
    assert tourney["guid"] != both["guid"]
    assert tourney["description"] != both["description"]


def test_doubles_are_competitors_of_two() -> None:
    setup = replace(DOUBLES, competition=ONE_GAME.competition)

    shared, (tourney,) = exported(played(setup))

    assert shared["championships"][0]["playersperteam"] == 2
    assert shared["championships"][0]["description"] == "State Championship 2026, doubles"
    assert [player["lastname"] for player in shared["players"]] == ["A1", "A2", "B1", "B2"]
    assert tourney["competitors"] == [{"players": [1, 2]}, {"players": [3, 4]}]
    assert tourney["description"] == "A1/A2 – B1/B2, Quarter-final, 10:04"


def test_the_games_of_a_match_of_three_are_finals() -> None:
    commands = (*A_WINS_GAME, *WHITE_WINS_12, *BLACK_WINS_10, *WHITE_WINS_12, *A_WINS_GAME[1:])

    _, (tourney,) = exported(stored(*commands, setup=SINGLES))

    assert {key: tourney[key] for key in ("system", "couplings", "finals", "finalkind", "finalturns")} == {
        "system": "swiss",
        "couplings": "serial",
        "finals": 1,
        "finalkind": "bestof3",
        "finalturns": True,
    }
    assert (tourney["currentturn"], tourney["rankedturn"]) == (3, 0)
    assert [
        (match["turn"], match["board"], match["final"], match["score1"], match["score2"], match["breaker"])
        for match in tourney["matches"]
    ] == [(1, 3, True, 25, 0, "1"), (2, 3, True, 0, 25, "2"), (3, 3, True, 25, 0, "1")]
    assert [len(match["boards"]) for match in tourney["matches"]] == [3, 3, 3]


def test_a_match_of_three_without_boards_is_one_of_a_knockout() -> None:
    taken = stored(WalkedOver(Side.B, "absent"), setup=SINGLES)

    _, (tourney,) = exported(taken)

    assert {key: tourney[key] for key in ("system", "couplings", "matcheskind")} == {
        "system": "knockout",
        "couplings": "seeds",
        "matcheskind": "bestof3",
    }
    assert tourney["matches"] == [
        {
            "turn": 1,
            "board": 3,
            "competitor1": 1,
            "competitor2": 2,
            "score1": 0,
            "score2": 25,
            "score1_2": 0,
            "score2_2": 25,
        }
    ]


def test_a_match_without_a_result_is_left_out() -> None:
    withheld = stored(*A_WINS_GAME[:-1], ProtestLodged(Side.B, "the board"), name="m2", at=MORNING)

    export = sol_document([stored(name="m1"), withheld, played(players(), name="m3")])

    _, tourneys = shared_and_tourneys(export)
    assert [len(tourney["matches"]) for tourney in tourneys] == [1]
    assert [note.partition(": ")[2] for note in export.notes][:2] == [
        "Not played yet, so it was left out.",
        "A protest is undecided. The result is withheld and was not saved.",
    ]


@pytest.mark.parametrize(
    ("event", "club", "championship"),
    [
        ("Open", "Open", "Open 2026"),
        ("Open 2026", "Open 2026", "Open 2026"),
        ("", "Carrom", "Carrom 2026"),
        ("x" * 60, "x" * 49 + "…", "x" * 44 + "… 2026"),
    ],
)
def test_headings_follow_from_the_event(event: str, club: str, championship: str) -> None:
    shared, _ = exported(played(players(event=event)))

    assert shared["clubs"][0]["description"] == club
    assert shared["championships"][0]["description"] == championship


def test_a_club_of_all_players_holds_the_championship() -> None:
    sides = sides_of((Player("Alice Alpha", "Pune CC"),), (Player("Bob Beta", " pune  cc"),))

    shared, _ = exported(played(replace(players(), sides=sides)))

    assert [club["description"] for club in shared["clubs"]] == ["Pune CC"]
    assert [player["club"] for player in shared["players"]] == [1, 1]


@pytest.mark.parametrize("at", ["", "soon", "2026-13-01T10:00:00.000+00:00"])
def test_a_day_that_is_not_known_is_told_of(at: str) -> None:
    export = sol_document([played(players(), at=at)])

    shared, (tourney,) = shared_and_tourneys(export)
    assert tourney["date"] == "2020-01-01"
    assert shared["championships"][0]["description"] == "State Championship"
    assert tourney["description"] == "Alpha – Beta"
    assert "Alice Alpha – Bob Beta: The date of play is not known, so 2020-01-01 was entered." in export.notes


def test_without_a_result_there_is_no_document() -> None:
    with pytest.raises(InvalidDocument, match="nothing for SoL yet"):
        sol_document([stored()])


STROKES = st.one_of(
    st.builds(stroke, st.integers(0, 9), st.integers(0, 9), queen=st.booleans(), striker=st.booleans()),
    st.builds(improper, st.integers(0, 9), st.integers(0, 9), queen=st.booleans(), striker=st.booleans()),
)


@given(
    st.sampled_from(EDITIONS),
    st.sampled_from([1, 3]),
    st.sampled_from([None, 8]),
    st.booleans(),
    st.lists(STROKES, max_size=60),
)
def test_whatever_is_played_is_written_as_sol_counts(
    laws: Edition, games: int, boards: int | None, doubles: bool, strokes: list[Entry]
) -> None:
    setup = replace(
        DOUBLES if doubles else SINGLES,
        laws=laws,
        competition=replace(SINGLES.competition, games=games, boards=boards),
    )
    record = new_record(setup)
    for entry in (A_BREAKS, *strokes):
        try:
            record = with_entry(record, LoggedEntry(record.next_number, decide(record, entry)))
        except Refused:
            continue

    match = StoredMatch(MatchId("m"), setup, record.entries)
    if not record.state.history and not (record.state.game and record.state.game.boards):
        with pytest.raises(InvalidDocument):
            sol_document([match])
        return
    export = sol_document([match])

    _, tourneys = shared_and_tourneys(export)
    scores = [(match["score1"], match["score2"]) for tourney in tourneys for match in tourney["matches"]]
    over = [(min(game.score.a, 25), min(game.score.b, 25)) for game in record.state.history]
    assert scores[: len(over)] == over
    assert json.loads(export.text)

"""The state of a match as JSON (formats: state)."""

import json

from carrom_desk.exchange.codec.state_codec import write_state
from carrom_desk.match.effects.phase import next_entries
from tests.match.playing import a_setup, play


def test_before_the_toss_there_is_neither_game_nor_board() -> None:
    assert write_state(play("note").state) == {
        "status": "before_toss",
        "winner": None,
        "games": {"a": 0, "b": 0},
        "game": None,
        "board": None,
        "next": ["toss", "concede", "disqualify", "walkover", "abandon", "pause", "note", "warning", "details"],
        "history": [],
    }


def test_the_state_of_a_match_in_progress_is_written_in_full() -> None:
    text = "toss a break; won a 12; won a 9; won a 4; won b 5; won a 12; won a 4; -; p2; Q; p1; breach a"
    state = play(text, a_setup(doubles=True)).state

    assert write_state(state) == {
        "status": "in_progress",
        "winner": None,
        "games": {"a": 1, "b": 0},
        "game": {"number": 2, "score": {"a": 16, "b": 5}, "boards": 3},
        "board": {
            "number": 4,
            "breaker": "a",
            "colour": {"a": "white", "b": "black"},
            "turn": "b",
            "player": "Player B1",
            "on_board": {"a": 9, "b": 6},
            "queen": "b",
            "due": {"a": 1, "b": 0},
            "break": {"made": True, "attempt": 1},
        },
        "next": [kind.about.name for kind in next_entries(state)],
        "history": [
            {
                "number": 1,
                "winner": "a",
                "score": {"a": 25, "b": 0},
                "boards": [
                    {
                        "number": 1,
                        "breaker": "a",
                        "winner": "a",
                        "points": 12,
                        "queen": "a",
                        "demanded": 0,
                        "slam": "white",
                        "score": {"a": 12, "b": 0},
                    },
                    {
                        "number": 2,
                        "breaker": "b",
                        "winner": "a",
                        "points": 9,
                        "queen": "a",
                        "demanded": 0,
                        "slam": "black",
                        "score": {"a": 21, "b": 0},
                    },
                    {
                        "number": 3,
                        "breaker": "a",
                        "winner": "a",
                        "points": 4,
                        "queen": "a",
                        "demanded": 0,
                        "slam": "white",
                        "score": {"a": 25, "b": 0},
                    },
                ],
            }
        ],
    }


def test_the_queen_is_a_sides_or_where_she_waits() -> None:
    rows = {
        "toss a break; p1": "on_board",
        "toss a break; p1; Q": "to_cover",
        "toss a break; p1; Q; p1": "a",
        "toss a break; p1; Q; p1; -": "a",
        "toss a break; -; p1; Q; p1; -": "b",
    }

    written = {entries: write_state(play(entries).state)["board"] for entries in rows}

    assert {entries: board["queen"] for entries, board in written.items() if isinstance(board, dict)} == rows


def test_points_on_demand_and_a_queen_nobody_covered_stand_in_the_history() -> None:
    state = play("toss a break; p8; p1 X; concede a game").state

    (game,) = json.loads(json.dumps(write_state(state)))["history"]
    assert game["score"] == {"a": 0, "b": 4}
    assert game["boards"] == [
        {
            "number": 1,
            "breaker": "a",
            "winner": "b",
            "points": 4,
            "queen": None,
            "demanded": 1,
            "slam": None,
            "score": {"a": 0, "b": 4},
        }
    ]


def test_a_protest_withholds_the_winner_in_the_written_state() -> None:
    over = play("toss a break; walkover b").state
    protested = play("toss a break; walkover b; protest a").state

    assert (write_state(over)["status"], write_state(over)["winner"]) == ("finished", "b")
    assert (write_state(protested)["status"], write_state(protested)["winner"]) == ("under_protest", None)
    assert write_state(over)["game"] is None

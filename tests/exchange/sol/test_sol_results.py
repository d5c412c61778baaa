"""Results in the organiser's SoL file: identifiers and all other contents are kept."""

import gzip
import json
from dataclasses import replace
from typing import Any

import pytest

from carrom_desk.exchange.sol.sol_pairings import read_sol
from carrom_desk.exchange.sol.sol_results import with_results
from carrom_desk.match.entry.entries import Entry, ProtestLodged, Toss, TossChoice
from carrom_desk.match.ports.store import StoredMatch
from carrom_desk.match.problems import InvalidDocument
from carrom_desk.match.setup import Setup
from carrom_desk.match.side import BySide, Side
from tests.exchange.sol.sol_documents import A_BREAKS, A_WINS_GAME, IN_YAML, WHITE_WINS_12, faults_of, stored, sums

B_BREAKS = Toss(Side.B, TossChoice.BREAK)

FINALS = """
clubs: [{description: Pune, guid: 11112222333344445555666677778888}]
players:
- {firstname: A, lastname: One}
- {firstname: B, lastname: Two}
---
description: Cup
date: !!timestamp 2025-11-20
finals: 1
finalkind: bestof3
finalturns: true
competitors: [{players: [1]}, {players: [2]}]
matches:
- {turn: 4, board: 1, competitor1: 1, competitor2: 2, final: true}
"""


def setups(text: str) -> list[Setup]:
    """Returns the matches of a file as imported."""
    return [pairing.setup for pairing in read_sol(text)]


def match_of(setup: Setup, *commands: Entry, name: str = "m1") -> StoredMatch:
    return stored(*(commands or A_WINS_GAME), setup=setup, name=name)


def written(text: str, *matches: StoredMatch, replace_: bool = False) -> tuple[list[Any], list[str]]:
    """Returns the documents written, and the notes without names."""
    results = with_results(text.encode(), "cup.sol", matches, replace=replace_)
    return json.loads(results.text), [note.partition(": ")[2] for note in results.notes]


def test_the_result_stands_at_its_pairing_and_nothing_else_changes() -> None:
    before = json.loads(with_results(IN_YAML.encode(), "cup.sol", ()).text)

    after, notes = written(IN_YAML, match_of(setups(IN_YAML)[2]))

    match = after[1]["matches"][3]
    assert (match["score1"], match["score2"], match["breaker"]) == (25, 0, "1")
    assert sums(match["boards"]) == [25, 0]
    assert notes == []
    after[1]["matches"][3] = before[1]["matches"][3]
    assert after == before
    assert before[0]["players"][3]["modified"] == "2025-11-20 10:00:00"


def test_sides_that_sit_the_other_way_round_are_written_as_the_file_has_them() -> None:
    setup = setups(IN_YAML)[2]
    swapped = replace(setup, sides=BySide(setup.sides.b, setup.sides.a))

    after, _ = written(IN_YAML, match_of(swapped))

    match = after[1]["matches"][3]
    assert (match["score1"], match["score2"], match["breaker"]) == (0, 25, "2")
    assert sums(match["boards"]) == [0, 25]


def test_the_games_of_a_final_are_its_turns() -> None:
    (setup,) = setups(FINALS)

    after, _ = written(FINALS, match_of(setup, *A_WINS_GAME, *WHITE_WINS_12))

    first, second = after[1]["matches"]
    assert (first["turn"], first["score1"], first["score2"]) == (4, 25, 0)
    assert (second["turn"], second["final"], second["score2"]) == (5, True, 12)
    assert (second["competitor1"], second["competitor2"], second["board"]) == (1, 2, 1)
    assert after[0]["clubs"][0]["guid"] == "11112222333344445555666677778888"


def test_three_games_in_one_match_have_their_scores_and_no_boards() -> None:
    text = FINALS.replace("finalkind: bestof3", "matcheskind: bestof3").replace(", final: true", "")
    (setup,) = setups(text)

    after, notes = written(text, match_of(setup, *A_WINS_GAME, *WHITE_WINS_12))

    (match,) = after[1]["matches"]
    assert (match["score1"], match["score2"], match["score1_2"], match["score2_2"]) == (25, 0, 0, 12)
    assert "boards" not in match
    assert any("cannot store the boards" in note for note in notes)


def test_a_result_that_is_there_stays_unless_it_is_to_be_replaced() -> None:
    match = match_of(setups(IN_YAML)[0])

    kept, notes = written(IN_YAML, match)
    replaced, _ = written(IN_YAML, match, replace_=True)

    assert kept[1]["matches"][0]["score2"] == 4
    assert notes == ["The file already has a different result. It was left unchanged."]
    assert replaced[1]["matches"][0]["score2"] == 0


@pytest.mark.parametrize(
    ("commands", "event", "said"),
    [
        ((A_BREAKS,), "Open, third stage", "No result yet. Nothing was saved."),
        (
            (*A_WINS_GAME[:-1], ProtestLodged(Side.B, "the board")),
            "Open, third stage",
            "A protest is undecided. The result is withheld and was not saved.",
        ),
        (A_WINS_GAME, "Another cup", "The file has no pairing for this event and round between these sides"),
    ],
)
def test_what_has_no_place_or_no_result_is_told(commands: tuple[Entry, ...], event: str, said: str) -> None:
    before = json.loads(with_results(IN_YAML.encode(), "cup.sol", ()).text)

    after, notes = written(IN_YAML, match_of(replace(setups(IN_YAML)[2], event=event), *commands))

    assert after == before
    assert len(notes) == 1
    assert notes[0].startswith(said)


TWICE = """
clubs: [{description: Pune}, {description: Goa}]
players:
- {firstname: R., lastname: Kumar, club: 1}
- {firstname: R., lastname: Kumar, club: 2, nickname: Ravi}
- {firstname: B, lastname: Two, club: 1}
- {firstname: B, lastname: Two, club: 2, nickname: Bo}
---
description: Cup
date: 2025-11-20
competitors: [{players: [1]}, {players: [2]}, {players: [3]}, {players: [4]}]
matches:
- {turn: 1, board: 1, competitor1: 1, competitor2: 3}
- {turn: 1, board: 2, competitor1: 2, competitor2: 4}
- {turn: 2, board: 1, competitor1: 1, competitor2: 2}
- {turn: 4, board: 1, competitor1: 1, competitor2: 3, final: true}
- {turn: 5, board: 2, competitor1: 1, competitor2: 3, final: true}
---
description: Cup
date: 2025-11-27
competitors: [{players: [1]}, {players: [4]}]
matches:
- {turn: 3, board: 1, competitor1: 1, competitor2: 2}
---
description: Cup
date: 2025-11-28
competitors: [{players: [1]}, {players: [4]}]
matches:
- {turn: 3, board: 1, competitor1: 1, competitor2: 2}
"""
"""Two players of each name, finals of the same two, and tourneys of one name on two days."""
SEVERAL = (
    "The file has several pairings for this event and round between these sides, and neither table "
    "nor date shows which is meant. Nothing was saved."
)


def scored(documents: list[Any]) -> list[tuple[int, int]]:
    """Returns the matches with a score, by document and position."""
    return [
        (number, place)
        for number, document in enumerate(documents)
        for place, match in enumerate(document.get("matches", ()))
        if match.get("score1") or match.get("score2")
    ]


def test_players_of_one_name_are_told_apart_by_their_clubs() -> None:
    for place in (0, 1):
        setup = replace(setups(TWICE)[place], table="")

        after, notes = written(TWICE, match_of(setup))

        assert (scored(after), notes) == ([(1, place)], [])

    setup = setups(TWICE)[2]
    turned = replace(setup, sides=BySide(setup.sides.b, setup.sides.a))
    assert written(TWICE, match_of(turned))[0][1]["matches"][2]["score2"] == 25


def test_a_namesake_who_does_not_play_in_that_round_is_not_taken_for_the_one_who_does() -> None:
    other = setups(TWICE)[1].sides

    after, notes = written(TWICE, match_of(replace(setups(TWICE)[3], sides=other)))

    assert scored(after) == []
    assert notes == ["The file has no pairing for this event and round between these sides. Nothing was saved."]


def test_two_pairings_of_the_same_sides_are_told_apart_by_table_and_day_or_refused() -> None:
    at_table = setups(TWICE)[4]
    on_day = stored(*A_WINS_GAME, setup=setups(TWICE)[5], name="m2", at="2025-11-28T10:04:05.000+05:30")

    after, notes = written(TWICE, match_of(at_table), on_day)
    assert (scored(after), notes) == ([(1, 4), (3, 0)], [])

    after, notes = written(TWICE, match_of(replace(at_table, table="7")), match_of(setups(TWICE)[5], name="m2"))
    assert scored(after) == []
    assert notes == [SEVERAL, SEVERAL]


def test_two_results_for_one_pairing_are_not_chosen_between() -> None:
    setup = setups(TWICE)[0]
    open_, first, again = (match_of(setup, *A_WINS_GAME[:end], name=f"m{end}") for end in (1, None, len(A_WINS_GAME)))

    after, notes = written(TWICE, first, again)
    assert scored(after) == []
    assert set(notes) == {
        "Several matches have a result for this pairing. Nothing was saved. Keep only the one that counts."
    }

    after, notes = written(TWICE, open_, first)
    assert scored(after) == [(1, 0)]


def test_what_is_written_is_told_and_a_packed_file_stays_packed() -> None:
    results = with_results(gzip.compress(IN_YAML.encode()), "cup.sol.gz", [match_of(setups(IN_YAML)[2])])

    assert results.written == ("Bina No – Chandra: 25–0, saved for round 2, table 2.",)
    again = gzip.decompress(results.content_for("out.sol.gz")).decode()
    assert read_sol(again)[2].games == (BySide(25, 0),)


def test_a_file_that_is_none_of_sols_is_refused() -> None:
    with pytest.raises(InvalidDocument):
        with_results(b"[1, 2]", "cup.sol", ())


def test_what_is_written_into_our_own_export_is_sound() -> None:
    from carrom_desk.exchange.sol.sol_document import sol_document

    match = match_of(setups(IN_YAML)[2])
    ours = sol_document([match]).text
    (setup,) = setups(ours)

    results = with_results(ours.encode(), "ours.sol", [match_of(setup, *A_WINS_GAME)])

    shared, *tourneys = json.loads(results.text)
    assert faults_of(shared, tourneys) == []

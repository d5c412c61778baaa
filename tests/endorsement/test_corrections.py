"""The second umpire agrees with the program, and refuses what rewrites a match."""

import json
from pathlib import Path

import pytest

from tests.endorsement.by_record import differences, try_corrections
from tests.endorsement.corrected import EDITIONS, Tried, corrected_match
from tests.endorsement.corrections import Recount
from tests.endorsement.recount import Json
from tests.endorsement.umpiring import Refused

FORMAT: Json = {"games": 1, "points": 25, "boards": 2, "change_sides": "never"}
SETUP: Json = {
    "laws": "icf-revised",
    "sides": {side: {"players": [{"name": side}]} for side in "ab"},
    "competition": FORMAT,
}
TOSS: Json = {"entry": "toss", "winner": "a", "choice": "break"}


def stroke(own: int, *, queen: bool = False) -> Json:
    return {"entry": "stroke", "pocketed": {"own": own, "queen": queen}}


def amended(number: int, by: Json) -> Json:
    return {"entry": "amend", "number": number, "with": by, "reason": "seen"}


PLAYED = (TOSS, stroke(2, queen=True), stroke(0), stroke(9, queen=False), stroke(1))


@pytest.mark.nightly
@pytest.mark.parametrize(
    ("correction", "place", "first"),
    [
        (amended(1, stroke(3, queen=True)), None, None),
        (amended(1, stroke(0)), "/number", 2),
        (amended(2, stroke(1)), "/number", 3),
        (amended(2, {"entry": "note", "text": "none"}), "/number", 3),
        (amended(0, {**TOSS, "winner": "b"}), None, None),
        ({"entry": "override", "of": 3, "board": {"winner": "opponent", "points": 4}, "reason": "seen"}, None, None),
        ({"entry": "override", "of": 3, "turn": "passes", "reason": "seen"}, "/of", None),
        ({"entry": "details", "laws": "icf-1993"}, None, None),
        ({"entry": "details", "competition": FORMAT | {"boards": 1}}, "/competition", 4),
        ({"entry": "details", "laws": "club", "competition": FORMAT | {"boards": 1}}, "/competition", 4),
    ],
)
def test_a_correction_never_rewrites_what_was_played(correction: Json, place: str | None, first: int | None) -> None:
    recount = Recount(SETUP)
    for entry in PLAYED:
        recount.take(entry)

    if place is None:
        recount.take(correction)
    else:
        with pytest.raises(Refused) as refused:
            recount.take(correction)
        assert (refused.value.at, refused.value.first) == (place, first)


@pytest.mark.nightly
@pytest.mark.parametrize("doubles", [False, True])
def test_generated_matches_with_corrections_agree_with_the_program(doubles: bool, tmp_path: Path) -> None:
    for laws in EDITIONS[int(doubles) :: 2]:
        tried = try_corrections(laws, tmp_path, 1, 0, doubles=doubles)

        assert tried.faults == []
        assert {"amend", "override", "details"} & tried.kinds


def test_a_game_that_ends_sooner_keeps_the_boards_begun_again_by_a_protest(tmp_path: Path) -> None:
    """An override ends a game a board before one that lapsed with an upheld protest; what was played again stays."""
    match = json.loads((Path(__file__).parent / "begun_again.json").read_text())
    recount = Recount(match["setup"])
    for entry in match["entries"]:
        recount.take(entry)

    assert differences(recount, [Tried(entry, None) for entry in match["entries"]], tmp_path) == []


TIME_OVER: Json = {"entry": "time_over", "what": "game"}
NOBODY: Json = {"entry": "walkover", "winner": None, "reason": "not present"}


def decided(winner: str) -> Json:
    return {"entry": "override", "board": {"winner": winner, "points": 4}, "reason": "seen"}


@pytest.mark.parametrize(
    "entries",
    [
        # The clock makes the fourth board of game 1 the last, and an override then ends it: game 2 has its full time.
        (TOSS, stroke(2), stroke(0), TIME_OVER, decided("opponent"), stroke(1)),
        (TOSS, stroke(2), stroke(0), TIME_OVER, {"entry": "note", "text": "late"}, decided("own"), stroke(1)),
        (TOSS, NOBODY),
        (TOSS, stroke(2), NOBODY, amended(1, NOBODY)),
    ],
)
def test_what_ends_a_board_or_a_match_agrees_with_the_program(entries: tuple[Json, ...], tmp_path: Path) -> None:
    setup = SETUP | {"competition": FORMAT | {"games": 3, "minutes": 45, "timed_end": "finish"}}
    recount, tries = Recount(setup), []
    for entry in entries:
        try:
            recount.take(entry)
        except Refused as refused:
            tries.append(Tried(entry, refused))
        else:
            tries.append(Tried(entry, None))

    assert differences(recount, tries, tmp_path) == []
    assert [tried.entry["entry"] for tried in tries if tried.refused] == ["walkover"] * (len(entries) == 4)


def test_an_answer_that_differs_is_found(tmp_path: Path) -> None:
    match = corrected_match("icf-revised", 2, 20, doubles=False)
    match.tries[-1].refused = Refused("/number", 3) if match.tries[-1].refused is None else None

    assert len(differences(match.recount, match.tries, tmp_path)) == 1

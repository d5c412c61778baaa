"""What a correction would change, in words, and what can be done where it would rewrite what was played."""

import pytest

from carrom_desk.match.entry.entries import (
    Amended,
    Conceded,
    Concession,
    DetailsChanged,
    Entry,
    Override,
    PlayCalled,
    Toss,
    TossChoice,
)
from carrom_desk.match.setup import Competition
from carrom_desk.match.side import Side
from carrom_desk.presentation.corrections import (
    WayOut,
    act_that_ended_board,
    amended_title,
    consequence_of_correction,
    turn_at_table,
)
from carrom_desk.rules.position import Party
from carrom_desk.rules.ruling import BoardResult, Turn
from tests.fakes import record_of, stroke

TOSS = Toss(Side.A, TossChoice.BREAK)
OPENED: tuple[Entry, ...] = (TOSS, PlayCalled())
WON = (stroke(4), stroke(4), stroke(queen=True), stroke(1))
"""Player A1 pockets everything of theirs and the Queen in the first turn: twelve points."""
SECOND = (PlayCalled(), stroke(), stroke(1))
"""The first strokes of the next board, by player B1 and then player A1."""


@pytest.mark.parametrize(
    ("entries", "correction", "words"),
    [
        (
            (*OPENED, stroke(1), stroke(1)),
            Amended(2, stroke(2), ""),
            ["On the board: 6 white, 9 black."],
        ),
        (
            (TOSS, Conceded(Side.A, Concession.MATCH)),
            Amended(0, Toss(Side.B, TossChoice.BREAK), ""),
            ["Nothing on the table or in any result changes."],
        ),
        (
            (*OPENED, *WON, *SECOND),
            Override("", board=BoardResult(Party.OPPONENT, 5), of=5),
            ["Board 1 goes to Player B1, 5 points.", "Game 1 becomes 0–5."],
        ),
        (
            (*OPENED, *WON, *SECOND),
            Override("", board=BoardResult(Party.OWN, 11), of=5),
            ["Board 1 counts 11 points for Player A1, not 12.", "Game 1 becomes 11–0."],
        ),
        (
            (*OPENED, *WON),
            DetailsChanged(competition=Competition(games=1, points=12)),
            [
                "Player A1 wins the match, 1–0 in games.",
                "Player A1 wins game 1, 12–0.",
                "No board is in progress.",
            ],
        ),
    ],
)
def test_each_result_and_the_table_are_told(entries: tuple[Entry, ...], correction: Entry, words: list[str]) -> None:
    found = consequence_of_correction(record_of(*entries), correction)

    assert found.text.splitlines() == words
    assert not found.is_refused
    assert bool(found.question) is any("becomes" in line or "wins" in line for line in words)


@pytest.mark.parametrize(
    ("entries", "correction", "text", "ways"),
    [
        (  # the next stroke was white's, so the turn cannot have passed
            (*OPENED, stroke(1), stroke(1), stroke()),
            Amended(2, stroke(), ""),
            "Entry 3 (Player A1: 1 white man pocketed) would be played by the other colour.",
            ["Undo entries 2 to 4…", "Turn was given wrongly"],
        ),
        (  # the board was won by it
            (*OPENED, *WON, *SECOND),
            Amended(5, stroke(), ""),
            "Entry 7 (Player B1: Break: nothing pocketed) would belong to another board.",
            ["Undo entries 5 to 8…", "Correct this board’s result…"],
        ),
        (
            (*OPENED, *WON, *SECOND),
            DetailsChanged(competition=Competition(games=1, points=12)),
            "Entry 7 (Player B1: Break: nothing pocketed) would not be possible.",
            ["Undo entries 7 to 8…"],
        ),
    ],
)
def test_a_refused_correction_names_the_first_entry_and_the_ways_out(
    entries: tuple[Entry, ...], correction: Entry, text: str, ways: list[str]
) -> None:
    found = consequence_of_correction(record_of(*entries), correction)

    assert found.is_refused
    assert found.text == f"{text} A correction never changes what was played later."
    assert [title for _way, title in found.ways] == ways


def test_the_turn_that_was_given_makes_the_correction_possible() -> None:
    record = record_of(*OPENED, stroke(1), stroke(1), stroke())

    turn = turn_at_table(record, 2)
    found = consequence_of_correction(record, Amended(2, stroke(), "", turn))

    assert turn is Turn.CONTINUES
    assert not found.is_refused
    assert found.text == "The turn stays as it was given at the table.\nOn the board: 8 white, 9 black."


def test_the_act_that_ended_a_board_is_found_from_each_of_its_entries() -> None:
    record = record_of(*OPENED, *WON, *SECOND)

    assert [act_that_ended_board(record, number) for number in range(1, 9)] == [5, 5, 5, 5, 5, None, None, None]
    assert WayOut.RESULT not in dict(consequence_of_correction(record, Amended(8, stroke(2), "")).ways)


def test_the_title_says_what_is_amended_where_and_when() -> None:
    record = record_of(*OPENED, stroke(1))

    assert amended_title(record, 2, "10:39") == "Player A1: Break: 1 white man pocketed · Game 1 · board 1 · 10:39"

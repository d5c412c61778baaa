"""What a correction would change, in words, and what can be done where it would rewrite what was played."""

from carrom_desk.match.entry.entries import Amended, Entry, PlayCalled, Toss, TossChoice
from carrom_desk.match.side import Side
from carrom_desk.presentation.corrections import WayOut, act_that_ended_board, amended_title, consequence_of_correction
from tests.fakes import record_of, stroke

TOSS = Toss(Side.A, TossChoice.BREAK)
OPENED: tuple[Entry, ...] = (TOSS, PlayCalled())
WON = (stroke(4), stroke(4), stroke(queen=True), stroke(1))
"""Player A1 pockets everything of theirs and the Queen in the first turn: twelve points."""
SECOND = (PlayCalled(), stroke(), stroke(1))
"""The first strokes of the next board, by player B1 and then player A1."""


def test_the_act_that_ended_a_board_is_found_from_each_of_its_entries() -> None:
    record = record_of(*OPENED, *WON, *SECOND)

    assert [act_that_ended_board(record, number) for number in range(1, 9)] == [5, 5, 5, 5, 5, None, None, None]
    assert WayOut.RESULT not in dict(consequence_of_correction(record, Amended(8, stroke(2), "")).ways)


def test_the_title_says_what_is_amended_where_and_when() -> None:
    record = record_of(*OPENED, stroke(1))

    assert amended_title(record, 2, "10:39") == "Player A1: Break: 1 white man pocketed · Game 1 · board 1 · 10:39"

"""The square image of results, and its text."""

import struct
from dataclasses import replace

import pytest

from carrom_desk.match.entry.entries import Conceded, Concession, WalkedOver
from carrom_desk.match.side import Side
from carrom_desk.reports.output.typeset import set_picture
from carrom_desk.reports.results.day import day_of
from carrom_desk.reports.results.result_card import MOST_RESULTS, result_card
from tests.reports.sheets import TOSS, WHITE_BOARD, sheet, with_names

WON = sheet(TOSS, *WHITE_BOARD, Conceded(Side.A, Concession.MATCH))
LONG = "Venkatanarasimha Satyanarayana Krishnamurthy"


def test_a_card_tells_winner_and_score_and_has_two_lines_to_paste() -> None:
    card = result_card(day_of("Open", (WON,)), "en")

    (result,) = card.results
    assert (result.sides, result.has_winner) == (("Player B1", "Player A1"), True)
    assert result.scores == ("0–12", "conceded")
    assert card.caption == ("Open · 21 November 2026", "Player B1 – Player A1: 0–12, conceded")


def test_a_match_that_nobody_played_says_so_and_one_in_progress_is_left_out() -> None:
    card = result_card(day_of("Open", (sheet(WalkedOver(Side.A, "")), sheet(TOSS))), "en")

    assert [result.scores for result in card.results] == [("walkover",)]
    assert card.more == "Matches not shown: 1"


@pytest.mark.parametrize("count", [1, MOST_RESULTS, MOST_RESULTS + 5])
def test_the_picture_is_square_whatever_is_on_it(count: int) -> None:
    found = sheet(TOSS, *WHITE_BOARD, Conceded(Side.B, Concession.MATCH), setup=with_names(LONG, f"{LONG} B"))
    sheets = [replace(found, match_id=f"m{number}") for number in range(count)]

    picture = set_picture(result_card(day_of("Open", sheets), "ur"))

    assert struct.unpack(">II", picture[16:24]) == (1080, 1080)

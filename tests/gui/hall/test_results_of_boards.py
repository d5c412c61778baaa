"""Results of boards entered by keys: the window, the hub's page and every report show what counts now."""

import csv
import json
import re
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from pathlib import Path

import pytest
from PySide6.QtTest import QTest

from carrom_desk.cli import main
from carrom_desk.match.entry.entries import Entry
from carrom_desk.match.side import BySide
from carrom_desk.presentation.next_step.referee_actions import RefereeAction
from tests.gui.at_match import TOSS
from tests.gui.hall.at_hall import Windows, arrived, joined, press
from tests.gui.hall.test_planned_match import chief_page, until
from tests.gui.hands import Hands
from tests.gui.kept_desk import Desk
from tests.gui.play.test_between_boards import WON
from tests.gui.ways import accept_by_keys, choose_by_arrows, keys_of, tab_to
from tests.hall.running import RunningHub

REASON = "as told by both sides"


def enter_a_board(hands: Hands) -> None:
    """Enters a board of which only the result is known."""
    hands.key("r", *keys_of(RefereeAction.BOARD))
    choose_by_arrows(hands, "board_winner", 1)
    choose_by_arrows(hands, "board_queen", 1)
    tab_to(hands, "board_men")
    hands.key("5")


def correct_the_result(hands: Hands) -> None:
    """Corrects the result of the board that has just ended."""
    hands.key("c")
    choose_by_arrows(hands, "winner", 1)
    tab_to(hands, "points")
    hands.key("9")


@dataclass(frozen=True, slots=True)
class Result:
    """A way to enter the result of the first board, and what is written of it."""

    before: tuple[Entry, ...]
    enter: Callable[[Hands], None]
    field_of_reason: str
    points: int
    written: Mapping[str, object]


RESULTS = {
    "entered": Result((TOSS,), enter_a_board, "act_text", 8, {"entry": "board", "points": 8, "men": 5}),
    "corrected": Result(WON, correct_the_result, "reason", 9, {"entry": "override"}),
}


@pytest.mark.parametrize("result", RESULTS.values(), ids=RESULTS)
def test_the_result_of_a_board_is_the_same_in_window_hub_page_and_report(
    result: Result, windows: Windows, table: Desk, hub: RunningHub, tmp_path: Path
) -> None:
    table.stored(*result.before)
    hands = joined(windows, table, hub)
    press(hands, "continue_match")
    hands.settle()

    result.enter(hands)
    tab_to(hands, result.field_of_reason)
    QTest.keyClicks(hands.focus(), REASON)
    accept_by_keys(hands)

    assert hands.record.state.all_games[0].score == BySide(0, result.points)
    until(hands, lambda: arrived(hub) == len(result.before) + 1)
    page = plain(chief_page(hub, "/board/3"))
    assert f"0–{result.points}" in page
    assert REASON in page

    for ending in ("html", "csv", "json"):
        assert main(["--database", str(table.file), "report", "m1", "--to", str(tmp_path / f"report.{ending}")]) == 0
    (row,) = csv.DictReader((tmp_path / "report.csv").read_text("utf-8-sig").splitlines())
    written = json.loads((tmp_path / "report.json").read_text("utf-8"))["entries"][-1]
    assert REASON in plain((tmp_path / "report.html").read_text("utf-8"))
    assert (row["winner"], row["points"]) == ("Player B1", str(result.points))
    assert written.items() >= {**result.written, "reason": REASON}.items()


def plain(page: str) -> str:
    """Returns the text of a page without isolates."""
    return re.sub("<[^>]*>|[\u2066-\u2069]", "", page)

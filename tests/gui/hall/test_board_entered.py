"""A board of which only the result is known: entered in the window by keys, shown by the hub, printed and exported."""

import csv
import json
import re
from pathlib import Path

from PySide6.QtTest import QTest

from carrom_desk.cli import main
from carrom_desk.match.entry.entries import BoardEntered
from carrom_desk.match.side import BySide, Side
from carrom_desk.presentation.next_step.referee_actions import RefereeAction
from tests.gui.at_match import TOSS
from tests.gui.hall.at_hall import Windows, arrived, joined, press
from tests.gui.hall.test_planned_match import chief_page, until
from tests.gui.kept_desk import Desk
from tests.gui.ways import accept_by_keys, choose_by_arrows, keys_of, tab_to
from tests.hall.running import RunningHub

REASON = "as told by both sides"


def test_an_entered_board_is_the_same_in_window_hub_page_and_report(
    windows: Windows, table: Desk, hub: RunningHub, tmp_path: Path
) -> None:
    table.stored(TOSS)
    hands = joined(windows, table, hub)
    press(hands, "continue_match")
    hands.settle()

    hands.key("r", *keys_of(RefereeAction.BOARD))
    choose_by_arrows(hands, "board_winner", 1)
    choose_by_arrows(hands, "board_queen", 1)
    tab_to(hands, "board_men")
    hands.key("5")
    tab_to(hands, "act_text")
    QTest.keyClicks(hands.focus(), REASON)
    accept_by_keys(hands)

    assert hands.record.entries[-1].entry == BoardEntered(Side.B, Side.B, 8, men=5, reason=REASON)
    assert hands.record.state.all_games[0].score == BySide(0, 8)
    until(hands, lambda: arrived(hub) == 2)
    page = re.sub("<[^>]*>", " ", chief_page(hub, "/board/3"))
    assert "0–8" in page
    assert REASON in page

    for ending in ("html", "csv", "json"):
        assert main(["--database", str(table.file), "report", "m1", "--to", str(tmp_path / f"report.{ending}")]) == 0
    html = re.sub("<[^>]*>|[\u2066-\u2069]", "", (tmp_path / "report.html").read_text("utf-8"))
    (row,) = csv.DictReader((tmp_path / "report.csv").read_text("utf-8-sig").splitlines())
    written = json.loads((tmp_path / "report.json").read_text("utf-8"))["entries"][-1]
    assert REASON in html
    assert (row["winner"], row["points"]) == ("Player B1", "8")
    assert (written["entry"], written["points"], written["men"]) == ("board", 8, 5)

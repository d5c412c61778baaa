"""The result of a board corrected after it, by keys: the hub's page and the report show what counts now."""

import csv
import json
import re
from pathlib import Path

from PySide6.QtTest import QTest

from carrom_desk.cli import main
from carrom_desk.match.entry.entries import Override
from carrom_desk.match.side import BySide
from tests.gui.hall.at_hall import Windows, arrived, joined, press
from tests.gui.hall.test_planned_match import chief_page, until
from tests.gui.kept_desk import Desk
from tests.gui.play.test_between_boards import WON
from tests.gui.ways import accept_by_keys, choose_by_arrows, tab_to
from tests.hall.running import RunningHub

REASON = "six black men were left"


def test_a_corrected_result_is_the_same_in_window_hub_page_and_report(
    windows: Windows, table: Desk, hub: RunningHub, tmp_path: Path
) -> None:
    table.stored(*WON)
    hands = joined(windows, table, hub)
    press(hands, "continue_match")
    hands.settle()
    assert hands.record.state.all_games[0].score == BySide(12, 0)

    hands.key("c")
    choose_by_arrows(hands, "winner", 1)
    tab_to(hands, "points")
    hands.key("9")
    tab_to(hands, "reason")
    QTest.keyClicks(hands.focus(), REASON)
    accept_by_keys(hands)

    entry = hands.record.entries[-1].entry
    assert isinstance(entry, Override)
    assert entry.reason == REASON
    assert hands.record.state.all_games[0].score == BySide(0, 9)
    until(hands, lambda: arrived(hub) == len(WON) + 1)
    page = re.sub("<[^>]*>|[\u2066-\u2069]", "", chief_page(hub, "/board/3"))
    assert "0–9" in page
    assert REASON in page

    for ending in ("html", "csv", "json"):
        assert main(["--database", str(table.file), "report", "m1", "--to", str(tmp_path / f"report.{ending}")]) == 0
    html = re.sub("<[^>]*>|[\u2066-\u2069]", "", (tmp_path / "report.html").read_text("utf-8"))
    (row,) = csv.DictReader((tmp_path / "report.csv").read_text("utf-8-sig").splitlines())
    written = json.loads((tmp_path / "report.json").read_text("utf-8"))["entries"][-1]
    assert REASON in html
    assert (row["winner"], row["points"]) == ("Player B1", "9")
    assert written["reason"] == REASON

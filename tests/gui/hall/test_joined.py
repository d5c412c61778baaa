"""A window in a hall with a real hub: messages, sending and receiving."""

import json
import socket
import time
from pathlib import Path
from urllib.request import urlopen

import pytest
from PySide6.QtGui import QAction
from pytestqt.qtbot import QtBot

from carrom_desk.match.ports.store import MatchId
from tests.gui.hall.at_hall import PATIENCE_MS, Windows, arrived, join, joined, pill, press
from tests.gui.hands import Hands
from tests.gui.kept_desk import OPENING, Desk
from tests.hall.running import RunningHub, wait_until


def test_a_desk_that_has_joined_no_hall_opens_no_socket(
    windows: Windows, table: Desk, monkeypatch: pytest.MonkeyPatch
) -> None:
    made: list[object] = []
    monkeypatch.setattr(socket, "socket", lambda *words, **named: made.append(words))
    table.stored(*OPENING)

    hands = windows.sit(table)
    hands.window.findChildren(QAction, "action_continue_match")[0].trigger()
    hands.key("enter")

    assert not pill(hands).isVisibleTo(hands.window)
    assert made == []


NEEDS_HALL = ("leave_hall", "hall_match", "call_chief_referee")


def reasons(hands: Hands) -> set[str]:
    """Returns why actions that need a hall are not possible now, as the menu says it."""
    return {hands.window.findChildren(QAction, f"action_{each}")[0].statusTip() for each in NEEDS_HALL}


def test_what_needs_a_hall_says_so_until_one_is_joined(windows: Windows, table: Desk, hub: RunningHub) -> None:
    table.stored(*OPENING)
    hands = windows.sit(table)
    press(hands, "continue_match")
    hands.settle()

    assert reasons(hands) == {"Not connected to a hall."}
    for action in NEEDS_HALL:
        press(hands, action)
        assert hands.said() == "Not connected to a hall."
    join(hands, hub.invitation(3).code)
    hands.qtbot.waitUntil(lambda: reasons(hands) == {""}, timeout=PATIENCE_MS)
    hands.key("enter")
    assert reasons(hands) == {""}

    press(hands, "leave_hall")

    assert reasons(hands) == {"Not connected to a hall."}


def test_what_is_entered_arrives_and_the_window_says_so(windows: Windows, table: Desk, hub: RunningHub) -> None:
    table.stored(*OPENING)
    hands = joined(windows, table, hub)
    press(hands, "continue_match")
    hands.settle()
    hands.key("enter")

    def is_there() -> bool:
        with hub.store() as store:
            return len(store.heads(0)) == 1 and store.heads(0)[0][1].length > len(OPENING)

    wait_until(is_there, "the stroke never arrived")
    hands.qtbot.waitUntil(lambda: pill(hands).text().endswith("✓"), timeout=PATIENCE_MS)
    hub.kill()
    hands.key("enter")
    assert "✓" not in pill(hands).text()
    hands.qtbot.waitUntil(lambda: pill(hands).text().startswith("⚠"), timeout=PATIENCE_MS)
    assert "could not be reached" in pill(hands).accessibleName()
    hub.start()
    hands.qtbot.waitUntil(lambda: pill(hands).text().endswith("✓"), timeout=PATIENCE_MS)

    press(hands, "leave_hall")

    assert not pill(hands).isVisibleTo(hands.window)


def test_another_umpire_goes_on_with_a_match(
    qtbot: QtBot, windows: Windows, table: Desk, hub: RunningHub, tmp_path: Path
) -> None:
    table.stored(*OPENING)
    first = joined(windows, table, hub)
    press(first, "continue_match")
    first.settle()
    first.key("enter")
    qtbot.waitUntil(lambda: pill(first).text().startswith("Hall: synced "), timeout=PATIENCE_MS)
    length = len(first.controller.match.session.record.entries)

    def has_all() -> bool:
        with hub.store() as store:
            return bool(store.heads(0)) and store.heads(0)[0][1].length == length

    wait_until(has_all, "the stroke never arrived")
    other = Desk(qtbot, tmp_path / "other.sqlite3")
    second = windows.sit(other)
    join(second, hub.invitation(3).address)
    qtbot.waitUntil(lambda: "Waiting for the chief referee" in pill(second).accessibleName(), timeout=PATIENCE_MS)
    assert hub.do(act="let_in", table=3) == 303

    qtbot.waitUntil(lambda: second.controller.match.session.match_id == MatchId("m1"), timeout=PATIENCE_MS)

    assert second.controller.match.session.record.entries == first.controller.match.session.record.entries
    first.settle()
    first.key("enter")
    qtbot.waitUntil(lambda: "Another desk joined" in pill(first).accessibleName(), timeout=PATIENCE_MS)
    for db_controller in other.db_controllers:
        db_controller.leave()


def test_a_match_goes_on_at_another_table(
    qtbot: QtBot, windows: Windows, table: Desk, hub: RunningHub, tmp_path: Path
) -> None:
    table.stored(*OPENING)
    first = joined(windows, table, hub, 3)
    press(first, "continue_match")
    first.settle()
    first.key("enter")
    wait_until(lambda: arrived(hub) == len(first.controller.match.session.record.entries), "the stroke never arrived")
    other = Desk(qtbot, tmp_path / "other.sqlite3")
    second = joined(windows, other, hub, 5)

    assert hub.do(act="move", match="m1", table=5) == 303
    press(second, "hall_match")

    qtbot.waitUntil(lambda: second.controller.match.session.match_id == MatchId("m1"), timeout=PATIENCE_MS)
    first.settle()
    first.key("enter")
    qtbot.waitUntil(lambda: "handed over to table 5" in pill(first).accessibleName(), timeout=PATIENCE_MS)
    assert "handed over to table 5" in first.said()
    before = arrived(hub)
    second.settle()
    second.key("enter")
    wait_until(lambda: arrived(hub) == before + 1, "the second table's stroke never arrived")
    for db_controller in other.db_controllers:
        db_controller.leave()


def test_the_hall_shows_the_clock_as_the_umpire_has_it(windows: Windows, table: Desk, hub: RunningHub) -> None:
    table.stored(*OPENING)
    hands = joined(windows, table, hub)
    press(hands, "continue_match")
    hands.settle()
    hands.key("enter")
    wait_until(lambda: arrived(hub) > len(OPENING), "the stroke never arrived")
    seconds = hands.read_clock().rule.seconds

    def shows(left_s: int, *, is_running: bool) -> bool:
        clock = json.loads(hub.get("/table/3.json"))["clock"]
        if clock is None or (clock["ends_ms"] is not None) is not is_running:
            return False
        left_ms = clock["ends_ms"] - time.time_ns() // 1_000_000 if is_running else clock["left_ms"]
        return bool(abs(left_ms - left_s * 1_000) < 3_000)

    def wait_for(left_s: int, *, is_running: bool) -> None:
        wait_until(lambda: shows(left_s, is_running=is_running), "the clock never arrived")

    with urlopen(f"{hub.url}/follow/board/3?lang=en", timeout=60) as page:
        hands.key("+")
        wait_for(seconds + 5, is_running=True)
        hands.key("space")
        wait_for(seconds + 5, is_running=False)
        sign = f"‖ {hands.read_clock().left_s}<"
        assert any(sign in line.decode() for line in page), "the page that is open stands still"
    hands.key("-")
    wait_for(seconds, is_running=False)
    hands.key("*")
    wait_for(seconds, is_running=True)
    hub.kill()
    hands.key("space")
    hub.start()
    wait_for(seconds, is_running=False)
    assert f"‖ {hands.read_clock().left_s}<" in hub.get("/overlay/3?lang=en")

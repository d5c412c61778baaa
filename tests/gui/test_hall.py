"""A window that joins a hall: by a real hub, with what it says, sends and takes from there."""

import socket
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import pytest
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QLabel, QLineEdit, QPushButton
from pytestqt.qtbot import QtBot

from carrom_desk.exchange.invitation import Invitation, NotAnInvitation, read_invitation
from carrom_desk.gui.hall.join_dialog import JoinDialog
from carrom_desk.match.store import MatchId
from tests.gui.hands import Hands
from tests.gui.kept_desk import OPENING, Desk
from tests.hall.running import RunningHub, wait_until

PATIENCE_MS = 30_000


class Windows:
    """Windows that let go of the hall at the end, as the program does when it is left."""

    def __init__(self) -> None:
        self.open: list[Hands] = []

    def sit(self, table: Desk) -> Hands:
        self.open.append(table.sit())
        return self.open[-1]


@pytest.fixture
def windows(table: Desk) -> Iterator[Windows]:
    made = Windows()
    yield made
    for hands in made.open:
        hands.room.close_hall()


@pytest.fixture
def hub(tmp_path: Path) -> Iterator[RunningHub]:
    running = RunningHub(str(tmp_path / "hall.sqlite3"))
    yield running
    running.stop()


def press(hands: Hands, action: str) -> None:
    hands.window.findChildren(QAction, f"action_{action}")[0].trigger()


def pill(hands: Hands) -> QLabel:
    return hands.find(QLabel, "hall_status")


def join(hands: Hands, text: str) -> None:
    """Type a code into the dialog, and accept."""
    press(hands, "join_hall")
    dialog = hands.find(JoinDialog, "join_dialog")
    typed = dialog.findChild(QLineEdit, "hall_code")
    assert isinstance(typed, QLineEdit)
    typed.setText(text)
    button = dialog.findChild(QPushButton, "accept")
    assert isinstance(button, QPushButton)
    assert button.isEnabled()
    button.click()
    hands.settle()


def joined(windows: Windows, table: Desk, hub: RunningHub, number: int = 3) -> Hands:
    hands = windows.sit(table)
    join(hands, hub.invitation(number).code)
    hands.qtbot.waitUntil(lambda: "no match for this table" in hands.said(), timeout=PATIENCE_MS)
    return hands


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
    hands.qtbot.waitUntil(lambda: pill(hands).text().startswith("Hall: up to "), timeout=PATIENCE_MS)
    hub.kill()
    hands.key("enter")
    hands.qtbot.waitUntil(lambda: pill(hands).text().startswith("⚠"), timeout=PATIENCE_MS)
    assert "cannot be reached" in pill(hands).accessibleName()
    hub.start()
    hands.qtbot.waitUntil(lambda: pill(hands).text().startswith("Hall: up to "), timeout=PATIENCE_MS)

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
    qtbot.waitUntil(lambda: pill(first).text().startswith("Hall: up to "), timeout=PATIENCE_MS)
    length = len(first.room.match.record.entries)

    def has_all() -> bool:
        with hub.store() as store:
            return bool(store.heads(0)) and store.heads(0)[0][1].length == length

    wait_until(has_all, "the stroke never arrived")
    other = Desk(qtbot, tmp_path / "other.sqlite3")
    second = windows.sit(other)
    join(second, hub.invitation(3).address)

    qtbot.waitUntil(lambda: second.room.match.match_id == MatchId("m1"), timeout=PATIENCE_MS)

    assert second.room.match.record.entries == first.room.match.record.entries
    first.settle()
    first.key("enter")
    qtbot.waitUntil(lambda: "another desk joined" in pill(first).accessibleName(), timeout=PATIENCE_MS)
    for keeper in other.keepers:
        keeper.leave()


@pytest.mark.parametrize("place", range(23))
def test_a_mistyped_code_is_known_at_once(place: int) -> None:
    code = Invitation("192.168.178.20", 8462, 12, "K7Q2M9X").code
    assert read_invitation(code.lower().replace("-", " ")) == Invitation("192.168.178.20", 8462, 12, "K7Q2M9X")
    if code[place] == "-":
        return
    other = "3" if code[place] != "3" else "4"

    with pytest.raises(NotAnInvitation):
        read_invitation(code[:place] + other + code[place + 1 :])


def test_an_address_is_read_as_well() -> None:
    invitation = Invitation("hall.example", 9000, 7, "ABCDEFG", is_encrypted=True)
    assert read_invitation(invitation.address) == invitation
    assert read_invitation(replace(invitation, host="fe80::1").address).host == "fe80::1"
    for wrong in ("", "http://", "ftp://x/join/ABC", "http://x:99999/join/ABC", "https://hall.example/join/ABC"):
        with pytest.raises(NotAnInvitation):
            read_invitation(wrong)

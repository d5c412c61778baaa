"""A hall that a desk opens from the menu."""

import re
import sqlite3
import subprocess
import sys
from dataclasses import replace
from pathlib import Path
from urllib.error import HTTPError, URLError
from urllib.parse import urlencode
from urllib.request import urlopen

import pytest
from PySide6.QtWidgets import QLabel, QPushButton

from carrom_desk.gui.hall import opened_hall
from carrom_desk.paths import data_folder, hall_database_path
from tests.gui.hall.at_hall import PATIENCE_MS, Windows, press
from tests.gui.hands import Hands
from tests.gui.kept_desk import Desk
from tests.hall.running import wait_until
from tests.storage.stored_matches import opened


@pytest.fixture
def hall_command(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """Returns additional arguments for the hub: a free port, and a database for the test."""
    usual = opened_hall.command_of_hall
    more = ["--listen", "127.0.0.1:0", "--database", str(tmp_path / "hall.sqlite3")]

    def command(language: str) -> tuple[str, tuple[str, ...]]:
        program, words = usual(language)
        return program, (*words, *more)

    monkeypatch.setattr(opened_hall, "command_of_hall", command)
    return more


def test_the_hall_has_a_database_of_its_own(
    windows: Windows, table: Desk, hall_command: list[str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    desks_own = tmp_path / "desk.sqlite3"
    monkeypatch.setenv("CARROM_DESK_DATABASE", str(desks_own))
    data_folder().mkdir(parents=True, exist_ok=True)
    del hall_command[2:]
    hands = windows.sit(table)
    press(hands, "open_hall")
    hands.qtbot.waitUntil(hands.has_dialog, timeout=PATIENCE_MS)
    hands.find(QPushButton, "hall_close").click()
    assert hall_database_path().exists()
    assert not desks_own.exists()


def is_answered(url: str) -> bool:
    try:
        with urlopen(url, timeout=30) as answer:
            return bool(answer.status == 200)
    except (URLError, ConnectionResetError):  # closed, or closing while it was asked
        return False


def test_a_hall_is_opened_from_the_menu_and_ends_with_the_window(
    windows: Windows, table: Desk, hall_command: list[str]
) -> None:
    hands = windows.sit(table)

    def address() -> str:
        hands.qtbot.waitUntil(hands.has_dialog, timeout=PATIENCE_MS)
        [found] = re.findall(r"http://\S+/hall", hands.find(QLabel, "outcome").text())
        return str(found)

    press(hands, "open_hall")
    press(hands, "open_hall")  # while it starts, another press starts no other
    url = address()
    assert is_answered(url)
    first = password(hands)
    assert is_let_in(url, first)
    assert any("not encrypted" in label.text() for label in hands.dialog("hall_dialog").findChildren(QLabel))
    hands.find(QPushButton, "hall_new_password").click()
    hands.settle()
    assert address() == url
    assert (is_let_in(url, first), is_let_in(url, password(hands))) == (False, True)
    hands.dialog("hall_dialog").reject()
    hands.settle()

    press(hands, "open_hall")
    assert address() == url
    hands.find(QPushButton, "hall_close").click()
    assert not is_answered(url)
    hands.settle()

    hands.settings.put(replace(hands.settings.current, window_language="de"))
    press(hands, "open_hall")
    url = address()
    with urlopen(url, timeout=30) as page:
        assert '<html lang="de" ' in page.read().decode()
    assert "unverändert" in hands.text("hall_password")
    hands.dialog("hall_dialog").reject()
    hands.controller.close()
    assert not is_answered(url)


def password(hands: Hands) -> str:
    """Returns the chief referee's password as shown in the window."""
    return hands.text("hall_password").rpartition(" ")[2]


def is_let_in(url: str, typed: str) -> bool:
    """Returns True when the chief referee's page accepts a password."""
    try:
        with urlopen(f"{url}/login", urlencode({"password": typed}).encode(), timeout=30) as answer:
            return bool(answer.status == 200)
    except HTTPError as refused:
        return refused.code != 403


def test_a_hall_ends_with_a_desk_that_was_killed(tmp_path: Path) -> None:
    file = str(tmp_path / "hall.sqlite3")
    desk = subprocess.Popen(
        [sys.executable, "-m", "tests.gui.hall.opened_hall", file], stdout=subprocess.PIPE, text=True
    )
    assert desk.stdout is not None
    url = desk.stdout.readline().strip()
    assert is_answered(url)

    desk.kill()

    assert desk.wait(60) != 0
    desk.stdout.close()
    wait_until(lambda: not is_answered(url), "the hall outlived its desk")

    def is_free() -> bool:
        with opened(file, as_desk=True) as database:
            return database.held_by is None

    wait_until(is_free, "the hall still holds its database")
    with sqlite3.connect(file) as connection:
        assert connection.execute("PRAGMA integrity_check").fetchone() == ("ok",)
    connection.close()


def test_a_hall_that_cannot_be_opened_says_why(windows: Windows, table: Desk, hall_command: list[str]) -> None:
    hall_command[1] = "nowhere"
    hands = windows.sit(table)

    press(hands, "open_hall")

    hands.qtbot.waitUntil(lambda: "nowhere is not an address to listen on" in hands.said(), timeout=PATIENCE_MS)
    assert not hands.has_dialog()

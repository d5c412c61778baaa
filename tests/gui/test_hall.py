"""A window in a hall with a real hub: messages, sending and receiving."""

import json
import re
import socket
import sqlite3
import subprocess
import sys
import time
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from urllib.error import HTTPError, URLError
from urllib.parse import urlencode
from urllib.request import urlopen

import pytest
import segno
from PySide6.QtGui import QAction, QImage, QPainter
from PySide6.QtWidgets import QFileDialog, QLabel, QLineEdit, QPushButton
from pytestqt.qtbot import QtBot

from carrom_desk.desk.hall import hall_sender
from carrom_desk.exchange.invitation import Invitation
from carrom_desk.gui.entries.chief_referee import ChiefRefereeDialog
from carrom_desk.gui.hall import opened_hall
from carrom_desk.gui.hall.join_dialog import JoinDialog
from carrom_desk.match.entry.entries import Noted, ProtestDecided, ProtestLodged
from carrom_desk.match.ports.store import Head, MatchId
from carrom_desk.match.side import Side
from carrom_desk.paths import data_folder, hall_database_path
from carrom_desk.storage.database import open_database
from tests.gui.hands import Hands
from tests.gui.kept_desk import OPENING, Desk
from tests.hall.running import RunningHub, wait_until

PATIENCE_MS = 30_000


class Windows:
    """Windows that leave the hall at the end, as the program does when it quits."""

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
        hands.controller.close()


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
    """Types a code into the dialog and accepts."""
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


def arrived(hub: RunningHub) -> int:
    """Returns the number of the match's entries at the hub."""
    with hub.store() as store:
        return dict(store.heads(0)).get(MatchId("m1"), Head(0, "")).length


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
        sign = f"‖ {seconds + 5}<"
        assert any(sign in line.decode() for line in page), "the page that is open stands still"
    hands.key("-")
    wait_for(seconds, is_running=False)
    hands.key("*")
    wait_for(seconds, is_running=True)
    hub.kill()
    hands.key("space")
    hub.start()
    wait_for(seconds, is_running=False)
    assert f"‖ {seconds}<" in hub.get("/overlay/3?lang=en")


def test_the_chief_referee_is_called_from_the_window(windows: Windows, table: Desk, hub: RunningHub) -> None:
    table.stored(*OPENING)
    hands = joined(windows, table, hub)
    press(hands, "continue_match")
    hands.settle()

    def waits_for(words: str) -> None:
        hands.qtbot.waitUntil(lambda: words in hands.said(), timeout=PATIENCE_MS)

    def is_calling() -> bool:
        with hub.store() as store:
            known = store.hall_match(MatchId("m1"))
            return known is not None and known.is_calling

    press(hands, "call_chief_referee")
    waits_for("The hall has not received this match from this table. Enter a stroke, then call again.")
    hands.key("enter")
    wait_until(lambda: arrived(hub) > len(OPENING), "the stroke never arrived")

    press(hands, "call_chief_referee")
    waits_for("Chief referee called.")
    hands.qtbot.waitUntil(lambda: "chief referee called" in pill(hands).text(), timeout=PATIENCE_MS)
    assert is_calling()
    press(hands, "call_chief_referee")
    waits_for("Call withdrawn.")
    hands.qtbot.waitUntil(lambda: "chief referee called" not in pill(hands).text(), timeout=PATIENCE_MS)
    assert "Call withdrawn." in hands.said(), "the hall's answer passed for the chief referee's"
    assert not is_calling()

    press(hands, "call_chief_referee")
    hands.qtbot.waitUntil(lambda: "chief referee called" in pill(hands).text(), timeout=PATIENCE_MS)
    assert "Call for the chief referee" in hub.get("/hall?lang=en", cookie=hub.logged_in())
    assert hub.do(act="coming", match="m1") == 303
    hands.key("enter")
    waits_for("The chief referee has seen the call.")


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
    except URLError:
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
    desk = subprocess.Popen([sys.executable, "-m", "tests.gui.opened_hall", file], stdout=subprocess.PIPE, text=True)
    assert desk.stdout is not None
    url = desk.stdout.readline().strip()
    assert is_answered(url)

    desk.kill()

    assert desk.wait(60) != 0
    desk.stdout.close()
    wait_until(lambda: not is_answered(url), "the hall outlived its desk")

    def is_free() -> bool:
        database = open_database(file, as_desk=True)
        held_by = database.held_by
        database.close()
        return held_by is None

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


def picture(tmp_path: Path, text: str) -> QImage:
    """Returns the image of a QR code on a large sheet, at an angle, as in a photo."""
    segno.make(text, error="m", micro=False).save(str(tmp_path / "code.png"), border=4, scale=6)
    sheet = QImage(1003, 701, QImage.Format.Format_RGB32)
    sheet.fill(0xFFE8E0D0)
    painter = QPainter(sheet)
    painter.translate(420, 120)
    painter.rotate(17)
    painter.drawImage(0, 0, QImage(str(tmp_path / "code.png")))
    painter.end()
    return sheet


@pytest.mark.parametrize("kind", ["png", "jpg"])
def test_the_sticker_is_read_from_a_picture(windows: Windows, table: Desk, tmp_path: Path, kind: str) -> None:
    invitation = Invitation("192.168.178.20", 8462, 12, "K7Q2M9X")
    file = tmp_path / f"photo.{kind}"
    assert picture(tmp_path, invitation.address).save(str(file))
    hands = windows.sit(table)
    press(hands, "join_hall")
    dialog = hands.find(JoinDialog, "join_dialog")

    hands.find(QPushButton, "hall_picture").click()
    hands.find(QFileDialog, "sticker_dialog").fileSelected.emit(str(file))
    hands.find(QFileDialog, "sticker_dialog").reject()

    assert dialog.answer() == invitation
    dialog.reject()


def test_a_picture_without_a_sticker_says_so_and_what_was_typed_stays(
    windows: Windows, table: Desk, tmp_path: Path
) -> None:
    hands = windows.sit(table)
    press(hands, "join_hall")
    dialog = hands.find(JoinDialog, "join_dialog")
    code = Invitation("192.168.178.20", 8462, 12, "K7Q2M9X").code
    hands.find(QLineEdit, "hall_code").setText(code)
    (tmp_path / "text.png").write_text("no picture")
    picture(tmp_path, "https://example.org/").save(str(tmp_path / "other.png"))

    for name, words in (
        ("text", "could not be read as an image"),
        ("other", "No table sticker"),
        ("gone", "could not"),
    ):
        dialog.read_picture(tmp_path / f"{name}.png")
        assert words in hands.find(QLabel, "hall_readable").text()
        assert hands.find(QLineEdit, "hall_code").text() == code
    dialog.reject()


def test_a_picture_is_offered_only_where_it_can_be_read(
    windows: Windows, table: Desk, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("carrom_desk.gui.hall.join_dialog.can_read_pictures", lambda: False)
    hands = windows.sit(table)
    press(hands, "join_hall")

    assert hands.window.findChildren(QPushButton, "hall_picture") == []
    hands.dialog("join_dialog").reject()


def test_a_protest_decided_on_the_halls_page_opens_the_form_with_it(
    windows: Windows, table: Desk, hub: RunningHub, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(hall_sender, "GREETED_EVERY_S", 0.1)
    table.stored(*OPENING, ProtestLodged(Side.A, "the line"))
    hands = joined(windows, table, hub)
    press(hands, "continue_match")
    hands.settle()
    assert hands.controller.match.session.submit(Noted("here"))
    wait_until(lambda: arrived(hub) > len(OPENING) + 1, "the protest never arrived")

    hands.controller.dialogs.ask_details()
    decided = hub.do(act="decide", match="m1", number=len(OPENING), table=3, upheld="1", reason="seen")
    assert decided == 303
    details = hands.controller.page.side.form
    assert details is not None
    details.reject()  # a decision cancels no open form
    hands.qtbot.waitUntil(lambda: "has decided the protest" in hands.said(), timeout=PATIENCE_MS)
    form = hands.find(ChiefRefereeDialog, "chief_referee_dialog")
    assert form.answer() == ProtestDecided(upheld=True, reason="seen", of=None)

"""The screen stays on while a match is open, and only then; failures are logged and not shown."""

import os
from pathlib import Path

import pytest
from PySide6.QtCore import QObject
from PySide6.QtWidgets import QAbstractButton
from pytestqt.qtbot import QtBot

from carrom_desk.gui.kit.awake import Failed, FreedesktopScreen, KeepAwake, MacScreen, WindowsScreen
from carrom_desk.gui.learning.school.exam_page import ExamPage
from carrom_desk.match.ports.store import MatchId
from carrom_desk.presentation.next_step.actions import ActionName
from tests.fakes import MemoryStore
from tests.gui.hands import Hands
from tests.needs import needs_shell
from tests.screenshots.side_scenes import NoLearners
from tests.storage.stored_matches import begun


class FakeScreen:
    """Records requests."""

    def __init__(self, why: str = "") -> None:
        self.asked: list[str] = []
        self._why = why

    def hold(self, failed: Failed) -> None:
        self.asked.append("hold")
        if self._why:
            failed(self._why)

    def release(self) -> None:
        self.asked.append("release")


def test_an_open_match_keeps_the_screen_awake_until_it_is_closed(qtbot: QtBot) -> None:
    store, screen = MemoryStore(), FakeScreen()
    begun(store, "m1")
    hands = Hands(qtbot, store=store, awake=screen)
    assert screen.asked == []
    hands.controller.matches.open(MatchId("m1"))
    hands.controller.match.session.show_round(None)
    assert screen.asked == ["hold"]
    hands.controller.matches.show_start()

    assert screen.asked == ["hold", "release"]


def test_an_exam_keeps_the_screen_awake_too(qtbot: QtBot) -> None:
    screen = FakeScreen()
    hands = Hands(qtbot, awake=screen)
    hands.controller.learning.learners = NoLearners
    hands.controller.actions.trigger(ActionName.EXAM)
    exam = hands.find(ExamPage, "exam_page")
    assert screen.asked == []
    exam.start()
    assert screen.asked == ["hold"]
    exam.ask_to_discard(lambda: None)
    hands.dialog("loss_dialog").findChildren(QAbstractButton, "lose")[0].click()

    assert screen.asked == ["hold", "release"]


def test_the_end_of_the_program_lets_go(qtbot: QtBot) -> None:
    store, screen = MemoryStore(), FakeScreen()
    begun(store, "m1")
    hands = Hands(qtbot, store=store, awake=screen, match_id=MatchId("m1"))
    hands.controller.close()

    assert screen.asked == ["hold", "release"]


def test_the_port_is_asked_once_for_all_reasons_and_a_failure_is_logged(caplog: pytest.LogCaptureFixture) -> None:
    screen, parent = FakeScreen("no bus"), QObject()
    awake = KeepAwake(screen, parent)
    awake.want("match", is_wanted=True)
    awake.want("clock", is_wanted=True)
    awake.want("match", is_wanted=False)
    assert screen.asked == ["hold"]
    awake.want("clock", is_wanted=False)
    awake.want("clock", is_wanted=False)

    assert screen.asked == ["hold", "release"]
    assert caplog.messages == ["screen not kept awake: no bus"]


def test_without_a_session_bus_it_says_why(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("DBUS_SESSION_BUS_ADDRESS", "unix:path=/nowhere/at/all")
    screen, told = FreedesktopScreen(), list[str]()
    screen.hold(told.append)
    screen.release()

    assert told[0].startswith("no session bus")


@needs_shell
def test_the_program_of_macos_runs_while_it_is_held(tmp_path: Path, qtbot: QtBot) -> None:
    program, asked, told = tmp_path / "caffeinate", tmp_path / "asked", list[str]()
    program.write_text(f'#!/bin/sh\necho "$@" > {asked}\nexec sleep 60\n')
    program.chmod(0o755)
    screen = MacScreen(str(program))
    screen.hold(told.append)
    qtbot.waitUntil(lambda: asked.exists() and bool(asked.read_text()))
    screen.release()
    assert asked.read_text().split() == ["-d", "-i", "-w", str(os.getpid())]
    assert told == []
    missing = MacScreen(str(tmp_path / "missing"))
    missing.hold(told.append)
    qtbot.waitUntil(lambda: bool(told))

    assert "missing" in told[0]


@pytest.mark.skipif(os.name == "nt", reason="there it works")
def test_elsewhere_windows_says_that_it_cannot() -> None:
    told: list[str] = []
    WindowsScreen().hold(told.append)

    assert told == ["SetThreadExecutionState failed"]

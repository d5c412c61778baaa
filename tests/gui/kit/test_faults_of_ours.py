"""Bugs in the program."""

import sys
import threading
import zipfile
from dataclasses import replace
from pathlib import Path

import pytest
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QFileDialog, QPlainTextEdit, QWidget
from pytestqt.qtbot import QtBot

from carrom_desk.desk.diagnosis import LogFile
from carrom_desk.exchange.match_file import fingerprint_of
from carrom_desk.gui.database.diagnostics import CrashReporter
from carrom_desk.gui.dialogs.messages import CrashDialog
from carrom_desk.match.setup import Player
from tests.fakes import SINGLES
from tests.gui.at_match import OPENED, at_match
from tests.gui.hands import Hands

# Faults of ours


def test_a_fault_is_written_down_and_told_once_and_the_match_goes_on(
    qtbot: QtBot, log: LogFile, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    hands = at_match(qtbot, *OPENED)
    monkeypatch.setattr(sys, "excepthook", sys.excepthook)
    CrashReporter(hands.window, Path(log.baseFilename)).install()
    for number in range(2):
        try:
            raise ValueError(f"fault {number}")
        except ValueError as error:
            sys.excepthook(type(error), error, error.__traceback__)
    shown = hands.window.findChildren(CrashDialog)

    assert len(shown) == 1
    assert "fault 0" in hands.find(QPlainTextEdit, "outcome_details").toPlainText()
    written = Path(log.baseFilename).read_text(encoding="utf-8")
    assert written.count("ERROR not caught\nValueError") == 2
    assert Path(__file__).name in written
    assert "fault 1" in capsys.readouterr().err

    hands.click("close")
    hands.settle()
    hands.key("enter")
    assert len(hands.record.entries) == 3


def test_from_the_dialog_about_a_fault_a_file_about_it_is_packed(qtbot: QtBot, log: LogFile, tmp_path: Path) -> None:
    hands = at_match(qtbot, *OPENED)
    reporter = CrashReporter(hands.window, Path(log.baseFilename))
    reporter.pack_wanted.connect(hands.window.pack_fault)
    reporter.report(ValueError, ValueError("a fault"), None)

    hands.click("pack_fault")
    hands.find(QFileDialog, "diagnosis_dialog").fileSelected.emit(str(tmp_path / "fault.zip"))

    with zipfile.ZipFile(tmp_path / "fault.zip") as archive:
        assert "match.carrom" in archive.namelist()
    hands.find(QFileDialog, "diagnosis_dialog").reject()
    hands.settle()
    hands.key("enter")
    assert len(hands.record.entries) == 3


def test_a_fault_in_another_thread_is_told_too(
    qtbot: QtBot, log: LogFile, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    hands = at_match(qtbot, *OPENED)
    monkeypatch.setattr(sys, "excepthook", sys.excepthook)
    monkeypatch.setattr(threading, "excepthook", threading.excepthook)
    CrashReporter(hands.window, Path(log.baseFilename)).install()

    thread = threading.Thread(target=lambda: 1 / 0)
    thread.start()
    thread.join()

    qtbot.waitUntil(lambda: hands.window.findChild(CrashDialog) is not None)
    assert "ZeroDivisionError" in hands.find(QPlainTextEdit, "outcome_details").toPlainText()
    assert "ZeroDivisionError" in capsys.readouterr().err


def test_a_log_that_cannot_be_written_does_not_hide_the_fault(
    qtbot: QtBot, log: LogFile, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    window = QWidget()
    qtbot.addWidget(window)
    (tmp_path / "logs").write_text("", encoding="utf-8")
    reporter = CrashReporter(window, Path(log.baseFilename))
    reporter.report(ValueError, ValueError("a fault"), None)

    assert "a fault" in capsys.readouterr().err
    assert window.findChild(CrashDialog) is not None


def test_whoever_stops_the_program_meant_it(
    qtbot: QtBot, log: LogFile, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    window = QWidget()
    qtbot.addWidget(window)
    CrashReporter(window, tmp_path).report(KeyboardInterrupt, KeyboardInterrupt(), None)

    assert window.findChild(CrashDialog) is None
    assert not list(tmp_path.iterdir())


def test_the_report_bears_the_fingerprint_of_what_is_stored(qtbot: QtBot, tmp_path: Path) -> None:
    hostile = replace(SINGLES, sides=replace(SINGLES.sides, a=(Player("Asha\u202e"),)))
    hands = Hands(qtbot)
    hands.controller.new_matches.begin(hostile)
    session = hands.controller.match.session
    assert session is not None
    hands.window.findChildren(QAction, "action_report_html")[0].trigger()
    dialog = hands.find(QFileDialog, "document_file_dialog")
    dialog.fileSelected.emit(str(tmp_path / "sheet.html"))
    dialog.reject()

    match = hands.library.store.load(session.stored().id)
    fingerprint = fingerprint_of(match.id, match.setup, ())
    assert fingerprint in (tmp_path / "sheet.html").read_text(encoding="utf-8")

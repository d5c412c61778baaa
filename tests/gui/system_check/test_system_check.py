"""The system check on the screen."""

import zipfile
from collections.abc import Iterator
from itertools import count
from pathlib import Path

import pytest
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QAbstractButton, QApplication, QFileDialog, QLabel
from pytestqt.qtbot import QtBot

from carrom_desk import __version__
from carrom_desk.desk.match_library import MatchLibrary
from carrom_desk.desk.system_check import (
    Check,
    Finding,
    Level,
    Power,
    check_fonts,
    check_pdf,
    check_power,
    check_sound,
    verdict_words,
)
from carrom_desk.gui.database.database_controller import DatabaseController
from carrom_desk.gui.database.system_check_dialog import SystemCheckDialog
from carrom_desk.i18n import say
from carrom_desk.match.ports.store import MatchId
from carrom_desk.memory import NotEnoughMemory
from carrom_desk.presentation.next_step.actions import ActionName
from carrom_desk.presentation.wording.sound_text import SoundOutcome, SoundReport, sound_result
from carrom_desk.storage.service import SqlDatabaseService
from tests.fakes import StoppedTime
from tests.gui.hands import Hands
from tests.gui.parts import part


def test_every_check_and_every_level_has_a_word_of_its_own() -> None:
    assert len({say(check.words) for check in Check}) == len(Check)
    assert len({say(level.value) for level in Level}) == len(Level)


@pytest.mark.parametrize(
    ("levels", "said"),
    [
        ((Level.GOOD, Level.UNKNOWN), "All good. Ready for a match."),
        ((Level.GOOD, Level.WARNING), "Ready for a match. Check the warnings."),
        ((Level.BAD, Level.BAD, Level.WARNING), "Fix the problems before you start a match."),
    ],
)
def test_what_to_make_of_it_all(levels: tuple[Level, ...], said: str) -> None:
    assert verdict_words(tuple(Finding(Check.DISK, level, "") for level in levels)) == said


# What the window knows


def test_fonts_and_a_test_page_are_checked() -> None:
    assert check_fonts([]).level is Level.GOOD
    assert check_fonts(["Noto Sans Thai"]).sentence == "Missing fonts: Noto Sans Thai. Reinstall Carrom Desk."
    assert check_pdf(bytes) == Finding(Check.PDF, Level.GOOD, "A test page was created as PDF.")


@pytest.mark.parametrize("error", [OSError(28, "No space left"), RuntimeError("No space left"), NotEnoughMemory()])
def test_a_page_that_cannot_be_written(error: Exception) -> None:
    def fail() -> None:
        raise error

    finding = check_pdf(fail)
    assert finding.level is Level.BAD
    assert finding.sentence.startswith("No PDF could be created: ")


@pytest.mark.parametrize(
    ("outcome", "is_on", "level"),
    [
        (SoundOutcome.PLAYED, True, Level.GOOD),
        (SoundOutcome.NO_PLAYER, True, Level.WARNING),
        (SoundOutcome.REPLACED, True, Level.WARNING),
        (SoundOutcome.PLAYED, False, Level.WARNING),
    ],
)
def test_the_sound_check_says_what_the_trial_sound_gave(outcome: SoundOutcome, *, is_on: bool, level: Level) -> None:
    report = SoundReport(outcome, "aplay")
    found = check_sound(report, is_on=is_on)

    off = "" if is_on else "Turned off in Preferences. "
    assert (found.level, found.sentence) == (level, f"{off}{sound_result(report)}")


# The dialog


def test_a_finding_is_told_by_a_word_and_a_sentence_and_can_be_copied(qtbot: QtBot) -> None:
    dialog = SystemCheckDialog()
    qtbot.addWidget(dialog)
    dialog.open()
    dialog.show_finding(check_power(Power(is_plugged_in=False, percent=9)))

    level, sentence = dialog.findChild(QLabel, "level_power"), dialog.findChild(QLabel, "found_power")
    again = dialog.findChild(QAbstractButton, "again")
    assert level is not None
    assert sentence is not None
    assert again is not None
    assert level.text() == "PROBLEM"
    assert sentence.accessibleName() == "On battery, only 9% left, too little for a match. Connect the charger now."
    assert not again.isEnabled()
    dialog.copy()
    first, *_, last = QGuiApplication.clipboard().text().splitlines()
    assert first == f"Carrom Desk {__version__}"
    assert last == "PROBLEM – Power: On battery, only 9% left, too little for a match. Connect the charger now."


def test_a_long_sentence_makes_room_for_itself(qtbot: QtBot) -> None:
    dialog = SystemCheckDialog()
    qtbot.addWidget(dialog)
    dialog.open()
    before = dialog.height()
    for check in (Check.BACKUPS, Check.SECOND_BACKUPS):
        dialog.show_finding(Finding(check, Level.BAD, f"{'/a long way ' * 12} cannot be written to: full."))
    QApplication.processEvents()

    sentence = part(dialog, QLabel, "found_backups")
    assert dialog.height() > before
    assert sentence.height() >= sentence.heightForWidth(sentence.width())


@pytest.fixture
def hands(qtbot: QtBot, tmp_path: Path) -> Iterator[Hands]:
    numbers, now = count(1), StoppedTime()
    db_controller = DatabaseController(
        SqlDatabaseService(str(tmp_path / "matches.sqlite3")),
        lambda store: MatchLibrary(store, now, lambda: MatchId(f"m{next(numbers)}")),
    )
    yield Hands(qtbot, now=now, db_controller=db_controller, data_folder=tmp_path)
    db_controller.leave()


def test_from_the_menu_everything_is_looked_at_and_again(hands: Hands, qtbot: QtBot) -> None:
    hands.controller.actions.trigger(ActionName.SYSTEM_CHECK)
    dialog = hands.dialog("system_check_dialog")
    again = part(dialog, QAbstractButton, "again")
    qtbot.waitUntil(again.isEnabled)
    assert hands.part("close").hasFocus()

    assert hands.text("found_database") == "Open. No structural problems found."
    assert hands.text("found_backups") == "None yet. The first is made at the end of a game."
    assert hands.text("verdict") != ""
    again.setFocus()
    hands.key("space")
    assert not again.isEnabled()
    assert hands.text("found_database") == "Checking…"
    qtbot.waitUntil(again.isEnabled)
    hands.key("space")
    hands.settle()
    assert not hands.has_dialog()


def test_the_findings_are_in_the_problem_report(hands: Hands, qtbot: QtBot, tmp_path: Path) -> None:
    hands.controller.actions.trigger(ActionName.SYSTEM_CHECK)
    again = part(hands.dialog("system_check_dialog"), QAbstractButton, "again")
    qtbot.waitUntil(again.isEnabled)

    hands.click("report")
    hands.find(QFileDialog, "diagnosis_dialog").fileSelected.emit(str(tmp_path / "fault.zip"))

    with zipfile.ZipFile(tmp_path / "fault.zip") as archive:
        facts = archive.read("facts.txt").decode()
    assert "Carrom Desk" in facts
    assert "OK – Matches: Open. No structural problems found." in facts


def test_closed_before_everything_is_found_it_says_nothing_more(hands: Hands, qtbot: QtBot) -> None:
    hands.controller.actions.trigger(ActionName.SYSTEM_CHECK)
    hands.click("close")
    hands.settle()
    hands.controller.actions.trigger(ActionName.SYSTEM_CHECK)
    again = part(hands.dialog("system_check_dialog"), QAbstractButton, "again")
    qtbot.waitUntil(again.isEnabled)

    assert hands.text("level_database") == "OK"

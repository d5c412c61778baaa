"""The system check: a line for each check, with a sign, a word and advice."""

from collections.abc import Callable, Mapping
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QThread, Signal
from PySide6.QtGui import QFontDatabase, QGuiApplication
from PySide6.QtWidgets import QGridLayout, QLabel, QWidget
from shiboken6 import isValid

from carrom_desk.desk.documents import Form, blank_report, written
from carrom_desk.desk.match_desk import SystemTime
from carrom_desk.desk.system_check import (
    LINUX_FOLDER,
    Check,
    Finding,
    FolderDisk,
    Level,
    check_backups,
    check_clocks,
    check_database,
    check_disk,
    check_fonts,
    check_pdf,
    check_power,
    check_second_backups,
    check_sound,
    facts_page,
    read_power,
    verdict_words,
)
from carrom_desk.gui.dialogs.desk_dialog import DeskDialog, named, open_dialog, voiced
from carrom_desk.gui.dialogs.fields import SignLabel
from carrom_desk.gui.kit.icons import Icon
from carrom_desk.gui.kit.theme import FAMILIES
from carrom_desk.gui.settings.settings import SettingsModel
from carrom_desk.gui.sound.sounds import Sounds
from carrom_desk.i18n import _, say
from carrom_desk.presentation.next_step.actions import PROBLEM_REPORT
from carrom_desk.presentation.wording.match_text import undivided_quantities
from carrom_desk.presentation.wording.sound_text import SoundReport
from carrom_desk.reports.match_documents import Options
from carrom_desk.rules.texts.words import said

from .database_controller import DatabaseController

if TYPE_CHECKING:
    from carrom_desk.storage.service import SqlDatabaseService

SIGNS: Mapping[Level, tuple[Icon | None, str]] = {
    Level.GOOD: (Icon.CHECK, "good"),
    Level.WARNING: (Icon.ALERT, "warning"),
    Level.BAD: (Icon.CROSS, "alarm"),
    Level.UNKNOWN: (None, "muted"),
}
"""Sign and style of each level."""
_WIDTH = 984


class SystemCheckDialog(DeskDialog):
    """Shows findings as they arrive."""

    wanted_again = Signal()
    """Emitted to check everything again."""
    report_wanted = Signal(str)
    """Emitted to create a problem report with this page of facts."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__("system_check_dialog", _("System check"), parent)
        self._findings: dict[Check, Finding] = {}
        self._signs = {check: named(SignLabel(), f"level_{check.key}", say(check.words)) for check in Check}
        self._sentences = {check: voiced("", "", f"found_{check.key}") for check in Check}
        self._verdict = voiced("", "", "verdict")
        grid = QGridLayout()
        grid.setHorizontalSpacing(16)
        for row, check in enumerate(Check):
            for column, part in enumerate((QLabel(say(check.words)), self._signs[check], self._sentences[check])):
                grid.addWidget(part, row, column)
        grid.setColumnStretch(2, 1)
        self.add(grid, 1)
        self._again = self.add_button("again", _("Check again"), self.wanted_again)
        self.add_button("copy", _("Copy as text"), self.copy)
        self.add_button("report", say(PROBLEM_REPORT), lambda: self.report_wanted.emit(self.as_text()))
        self._close = self.add_way_out(_("Close"), "close")
        self.foot.insertWidget(0, self._verdict, 1)
        self.set_size(_WIDTH)
        self.begin()

    def begin(self) -> None:
        """Resets all findings."""
        self._findings = {}
        for check in Check:
            self._signs[check].show_line(None, _("…"), "")
            self._sentences[check].setText(_("Checking…"))
        self._verdict.setText("")
        self._close.setFocus()  # the usual next button; the focused one may become disabled
        self._again.setEnabled(False)

    def show_finding(self, finding: Finding) -> None:
        """Shows a finding, and the overall result once all are there."""
        self._findings[finding.check] = finding
        sign, voice = SIGNS[finding.level]
        self._signs[finding.check].show_line(sign, say(finding.level.value), voice)
        self._sentences[finding.check].setText(undivided_quantities(said(finding.sentence)))
        self.fit()
        if len(self._findings) == len(Check):
            self._verdict.setText(verdict_words(tuple(self._findings.values())))
            self._again.setEnabled(True)

    def as_text(self) -> str:
        """Returns the page of facts, with all findings."""
        return facts_page(self._findings)

    def copy(self) -> None:
        QGuiApplication.clipboard().setText(self.as_text())


def _slow_checks(
    service: "SqlDatabaseService", data_folder: Path, *, is_open: bool
) -> tuple[Callable[[], Finding], ...]:
    return (
        lambda: check_disk(FolderDisk(data_folder)),
        lambda: check_clocks(SystemTime(), QThread.msleep),
        lambda: check_power(read_power(LINUX_FOLDER)),
        lambda: check_pdf(lambda: written(blank_report(doubles=False), Form.PDF, Options(), "")),
        lambda: check_backups(service),
        lambda: check_second_backups(service),
        lambda: check_database(service, is_open=is_open),
    )


def open_system_check(
    sounds: Sounds,
    settings: SettingsModel,
    database: DatabaseController,
    data_folder: Path,
    window: QWidget,
    report: Callable[[str], object],
    *,
    is_open: bool,
) -> None:
    """Runs all checks, the slow ones in the database's thread. `is_open` tells whether the matches can be read,
    `report` creates a problem report with the page of facts.
    """
    dialog = SystemCheckDialog(window)

    def show(finding: Finding) -> None:
        if isValid(dialog):  # otherwise it was closed before all findings arrived
            dialog.show_finding(finding)

    def show_sound(report: SoundReport) -> None:
        show(check_sound(report, is_on=settings.current.is_sound_on))

    def look() -> None:
        dialog.begin()
        sounds.test()
        show(check_fonts([family for family in FAMILIES if family not in QFontDatabase.families()]))
        for check in _slow_checks(database.service, data_folder, is_open=is_open):
            database.tasks.run(check, show)  # all errors are findings

    dialog.wanted_again.connect(look)
    dialog.report_wanted.connect(report)
    sounds.tested.connect(show_sound)
    dialog.finished.connect(lambda _result: sounds.tested.disconnect(show_sound))
    open_dialog(dialog)
    look()

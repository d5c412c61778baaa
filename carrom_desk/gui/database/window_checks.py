"""Runs the system check beside the window; checks what only the window knows: screens, letters, printing, sound."""

from collections.abc import Callable, Sequence
from functools import partial
from pathlib import Path

from PySide6.QtCore import QBuffer, QIODevice, QObject, QThread
from PySide6.QtGui import QFontDatabase, QGuiApplication, QPainter, QPdfWriter
from PySide6.QtWidgets import QWidget

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
    check_power,
    check_second_backups,
    found,
    read_power,
)
from carrom_desk.gui.database.database_controller import DatabaseController
from carrom_desk.gui.kit.theme import FAMILIES
from carrom_desk.gui.settings.settings import SettingsModel
from carrom_desk.gui.sound.players import Outcome, SoundReport
from carrom_desk.gui.sound.sounds import Sounds, sound_result
from carrom_desk.i18n import N_
from carrom_desk.match.ports.store import StoreError

from .system_check_dialog import SystemCheckDialog

_PDF = b"%PDF-"


def check_screens(count: int) -> Finding:
    """Returns True when there is a screen for the hall."""
    if count < 2:
        words = N_("Only one screen, which is enough for the umpire.")
        return found(Check.SCREENS, Level.GOOD, words)
    words = N_("{count} screens are connected.")
    return found(Check.SCREENS, Level.GOOD, words, count=count)


def check_fonts(families: Sequence[str]) -> Finding:
    """Returns True when names in every script that ships can be shown."""
    missing = [family for family in FAMILIES if family not in families]
    if missing:
        words = N_("Missing fonts: {why}. Reinstall Carrom Desk.")
        return found(Check.FONTS, Level.WARNING, words, why=", ".join(missing))
    return found(Check.FONTS, Level.GOOD, N_("All scripts can be shown."))


def check_pdf(write: Callable[[], bytes]) -> Finding:
    """Returns True when a report could be written as PDF."""
    try:
        written = write()
        why = "" if written.startswith(_PDF) else str(len(written))
    except OSError as error:
        why = error.strerror or str(error)
    if why:
        words = N_("No PDF could be created: {why}. Save reports as HTML instead.")
        return found(Check.PDF, Level.BAD, words, why=why)
    return found(Check.PDF, Level.GOOD, N_("A test page was created as PDF."))


def check_sound(report: SoundReport, *, is_on: bool) -> Finding:
    """Returns the result of the test sound; only the umpire knows if it was heard."""
    why = sound_result(report)
    if not is_on:
        words = N_("Turned off in Preferences. {why}")
        return found(Check.SOUND, Level.WARNING, words, why=why)
    is_failure = report.is_failure or report.outcome is Outcome.REPLACED
    return Finding(Check.SOUND, Level.WARNING if is_failure else Level.GOOD, why)


def trial_page() -> bytes:
    """A page with one line, as PDF."""
    buffer = QBuffer()
    buffer.open(QIODevice.OpenModeFlag.WriteOnly)
    writer = QPdfWriter(buffer)  # held by this name while it is painted on
    with QPainter(writer) as painter:
        painter.drawText(100, 200, "Carrom Desk")
    del painter, writer
    buffer.close()
    return bytes(buffer.data().data())


class SystemCheck(QObject):
    """One dialog over the window; every check of the disk is made in the database's own second thread."""

    def __init__(self, version: str, sounds: Sounds, settings: SettingsModel, window: QWidget) -> None:
        super().__init__(window)
        self._version = version
        self._sounds = sounds
        self._settings = settings
        self._window = window
        self._run = 0
        """Which run is shown: what an earlier one still finds is of no use."""
        self._dialog: SystemCheckDialog | None = None
        sounds.tested.connect(self._heard)

    def show(self, database: DatabaseController, data_folder: Path, *, is_open: bool) -> None:
        """Look at everything; `is_open`: the matches can be read."""

        def look() -> None:
            self._look(database, data_folder, is_open=is_open)

        dialog = self._dialog = SystemCheckDialog(self._version, self._window)
        dialog.wanted_again.connect(look)
        dialog.finished.connect(self._close)
        dialog.open()
        look()

    def _look(self, database: DatabaseController, data_folder: Path, *, is_open: bool) -> None:
        if self._dialog is None:
            return
        self._run += 1
        self._dialog.begin()
        self._sounds.test()
        service = database.service
        beside: tuple[Callable[[], Finding], ...] = (
            lambda: check_disk(FolderDisk(data_folder)),
            lambda: check_clocks(SystemTime(), QThread.msleep),
            lambda: check_power(read_power(LINUX_FOLDER)),
            lambda: check_pdf(trial_page),
            lambda: check_backups(service),
            lambda: check_second_backups(service),
            lambda: check_database(service, is_open=is_open),
        )
        self._found(self._run, check_screens(len(QGuiApplication.screens())))
        self._found(self._run, check_fonts(QFontDatabase.families()))
        for check in beside:
            database.tasks.run(check, partial(self._found, self._run), self._ignore)

    def _found(self, run: int, finding: Finding) -> None:
        if self._dialog is not None and run == self._run:
            self._dialog.show_finding(finding)

    def _heard(self, report: SoundReport) -> None:
        if self._dialog is not None:
            self._found(self._run, check_sound(report, is_on=self._settings.current.is_sound_on))

    def _close(self) -> None:
        dialog, self._dialog = self._dialog, None
        if dialog is not None:
            dialog.deleteLater()

    def _ignore(self, error: StoreError) -> None:
        """Every check turns what goes wrong into a finding."""
        raise error

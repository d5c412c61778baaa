"""Runs the system check in the background, with the checks that need Qt: screens, fonts, PDF and sound."""

from collections.abc import Callable
from pathlib import Path

from PySide6.QtCore import QBuffer, QIODevice, QThread
from PySide6.QtGui import QFontDatabase, QGuiApplication, QPainter, QPdfWriter
from PySide6.QtWidgets import QWidget
from shiboken6 import isValid

from carrom_desk.desk.match_desk import SystemTime
from carrom_desk.desk.system_check import (
    LINUX_FOLDER,
    Finding,
    FolderDisk,
    check_backups,
    check_clocks,
    check_database,
    check_disk,
    check_fonts,
    check_pdf,
    check_power,
    check_screens,
    check_second_backups,
    check_sound,
    read_power,
)
from carrom_desk.gui.database.database_controller import DatabaseController
from carrom_desk.gui.dialogs.desk_dialog import open_dialog
from carrom_desk.gui.kit.theme import FAMILIES
from carrom_desk.gui.settings.settings import SettingsModel
from carrom_desk.gui.sound.sounds import Sounds
from carrom_desk.match.ports.store import DatabaseService
from carrom_desk.presentation.wording.sound_text import SoundReport

from .system_check_dialog import SystemCheckDialog


def trial_page() -> bytes:
    """Returns a PDF page with a single line."""
    buffer = QBuffer()
    buffer.open(QIODevice.OpenModeFlag.WriteOnly)
    writer = QPdfWriter(buffer)  # kept referenced while it is being painted on
    with QPainter(writer) as painter:
        painter.drawText(100, 200, "Carrom Desk")
    del painter, writer
    buffer.close()
    return bytes(buffer.data().data())


def _checks_of_disk(service: DatabaseService, data_folder: Path, *, is_open: bool) -> tuple[Callable[[], Finding], ...]:
    """Runs the slow checks."""
    return (
        lambda: check_disk(FolderDisk(data_folder)),
        lambda: check_clocks(SystemTime(), QThread.msleep),
        lambda: check_power(read_power(LINUX_FOLDER)),
        lambda: check_pdf(trial_page),
        lambda: check_backups(service),
        lambda: check_second_backups(service),
        lambda: check_database(service, is_open=is_open),
    )


def open_system_check(
    version: str,
    sounds: Sounds,
    settings: SettingsModel,
    database: DatabaseController,
    data_folder: Path,
    window: QWidget,
    *,
    is_open: bool,
) -> None:
    """Runs all checks, those of the disk in the database's thread. `is_open` tells whether the matches can be read."""
    dialog = SystemCheckDialog(version, window)

    def show(finding: Finding) -> None:
        if isValid(dialog):  # otherwise it was closed before all findings arrived
            dialog.show_finding(finding)

    def show_sound(report: SoundReport) -> None:
        show(check_sound(report, is_on=settings.current.is_sound_on))

    def look() -> None:
        dialog.begin()
        sounds.test()
        show(check_screens(len(QGuiApplication.screens())))
        show(check_fonts([family for family in FAMILIES if family not in QFontDatabase.families()]))
        for check in _checks_of_disk(database.service, data_folder, is_open=is_open):
            database.tasks.run(check, show)  # all errors are findings

    dialog.wanted_again.connect(look)
    sounds.tested.connect(show_sound)
    dialog.finished.connect(lambda _result: sounds.tested.disconnect(show_sound))
    open_dialog(dialog)
    look()

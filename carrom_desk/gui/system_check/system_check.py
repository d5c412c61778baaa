"""Runs the system check beside the window and shows what it finds."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, QThread
from PySide6.QtWidgets import QWidget

from carrom_desk.gui.keeper import Keeper
from carrom_desk.gui.settings import SettingsModel
from carrom_desk.gui.sound.sounds import Sounds
from carrom_desk.match.store import StoreError

if TYPE_CHECKING:
    from carrom_desk.desk.system_check.finding import Finding
    from carrom_desk.gui.sound.players import SoundReport

    from .system_check_dialog import SystemCheckDialog


@dataclass(frozen=True, slots=True)
class Machine:
    """What is looked at beside the database: handed in, so that tests can be on any machine."""

    data_folder: Path
    power_folder: Path
    screens: Callable[[], Sequence[str]]
    families: Callable[[], Sequence[str]]
    write_pdf: Callable[[], bytes]
    wait_ms: Callable[[int], object]


def this_machine(data_folder: Path) -> Machine:
    """The computer that the desk runs on."""
    from carrom_desk.desk.system_check.power import LINUX_FOLDER

    from .window_checks import font_families, screen_names, trial_page

    return Machine(data_folder, LINUX_FOLDER, screen_names, font_families, trial_page, QThread.msleep)


class SystemCheck(QObject):
    """One dialog over the window; every check of the disk is made in the database's own second thread."""

    def __init__(self, version: str, sounds: Sounds, book: SettingsModel, window: QWidget) -> None:
        super().__init__(window)
        self._version = version
        self._sounds = sounds
        self._book = book
        self._window = window
        self._run = 0
        """Which run is shown: what an earlier one still finds is of no use."""
        self._dialog: SystemCheckDialog | None = None
        sounds.tested.connect(self._heard)

    def show(self, keeper: Keeper, machine: Machine, *, is_open: bool) -> None:
        """Look at everything; `is_open`: the matches can be read."""
        from .system_check_dialog import SystemCheckDialog

        dialog = self._dialog = SystemCheckDialog(self._version, self._window)
        dialog.wanted_again.connect(lambda: self._look(keeper, machine, is_open=is_open))
        dialog.finished.connect(self._close)
        dialog.open()
        self._look(keeper, machine, is_open=is_open)

    def _look(self, keeper: Keeper, machine: Machine, *, is_open: bool) -> None:
        from carrom_desk.desk.system_check.clocks import check_clocks
        from carrom_desk.desk.system_check.database import check_backups, check_database, check_second_backups
        from carrom_desk.desk.system_check.disk import FolderDisk, check_disk
        from carrom_desk.desk.system_check.power import check_power, read_power
        from carrom_desk.desk.system_now import SystemNow

        from .window_checks import check_fonts, check_pdf, check_screens

        if self._dialog is None:
            return
        self._run += 1
        self._dialog.begin()
        self._sounds.test()
        service = keeper.service
        beside: tuple[Callable[[], Finding], ...] = (
            lambda: check_disk(FolderDisk(machine.data_folder)),
            lambda: check_clocks(SystemNow(), machine.wait_ms),
            lambda: check_power(read_power(machine.power_folder)),
            lambda: check_pdf(machine.write_pdf),
            lambda: check_backups(service),
            lambda: check_second_backups(service),
            lambda: check_database(service, is_open=is_open),
        )
        self._found(self._run, check_screens(machine.screens()))
        self._found(self._run, check_fonts(machine.families()))
        for check in beside:
            keeper.tasks.run(check, partial(self._found, self._run), self._ignore)

    def _found(self, run: int, finding: "Finding") -> None:
        if self._dialog is not None and run == self._run:
            self._dialog.show_finding(finding)

    def _heard(self, report: "SoundReport") -> None:
        from .window_checks import check_sound

        if self._dialog is not None:
            self._found(self._run, check_sound(report, is_on=self._book.current.sounds.is_on))

    def _close(self) -> None:
        dialog, self._dialog = self._dialog, None
        if dialog is not None:
            dialog.deleteLater()

    def _ignore(self, error: StoreError) -> None:
        """Every check turns what goes wrong into a finding."""
        raise error

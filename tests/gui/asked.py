"""A dialog on the screen, and its answers."""

from typing import TypeVar

from PySide6.QtWidgets import QAbstractButton, QComboBox, QLabel, QLineEdit, QPushButton, QSpinBox, QWidget
from pytestqt.qtbot import QtBot

from carrom_desk.desk.forms.known_matches import KnownMatches
from carrom_desk.gui.dialogs.ask_dialog import AskDialog, ConfirmButton
from carrom_desk.match.entry.entries import Entry
from carrom_desk.presentation.corrections import CorrectionNotice
from tests.fakes import MemoryStore, library
from tests.gui.holding import press_firmly

_W = TypeVar("_W", bound=QWidget)


class Asked:
    """A dialog on the screen, and its answers."""

    def __init__(self, qtbot: QtBot, dialog: AskDialog) -> None:
        self.dialog = dialog
        self.answers: list[object] = []
        qtbot.addWidget(dialog)
        dialog.answered.connect(self.answers.append)
        dialog.open()

    def click(self, *names: str) -> None:
        for name in names:
            button = self.find(QAbstractButton, name)
            if isinstance(button, ConfirmButton):
                press_firmly(button)
            else:
                button.click()

    def find(self, kind: type[_W], name: str) -> _W:
        found = self.dialog.findChild(kind, name)
        assert found is not None, f"there is no {name}"
        return found

    def write(self, name: str, text: str) -> None:
        self.find(QLineEdit, name).setText(text)

    def choose(self, name: str, value: object) -> None:
        combo = self.find(QComboBox, name)
        combo.setCurrentIndex(combo.findData(value))
        combo.activated.emit(combo.currentIndex())

    def count(self, name: str, value: int) -> None:
        self.find(QSpinBox, name).setValue(value)

    def problem(self) -> str:
        return self.find(QLabel, "problem").text()

    def can_accept(self) -> bool:
        return self.find(QPushButton, "accept").isEnabled()


class NothingKnown(KnownMatches):
    """Earlier matches of a desk without any."""

    def __init__(self) -> None:
        super().__init__(library(MemoryStore()), lambda _: 0, lambda _: None)


def possible(_command: object) -> str:
    """Finds no reason against a command."""
    return ""


def untold(_entry: Entry) -> CorrectionNotice:
    """Describes the outcome of any entry without a word."""
    return CorrectionNotice("")

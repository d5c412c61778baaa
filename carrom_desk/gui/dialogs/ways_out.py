"""A sentence, and what can be done about it."""

from collections.abc import Sequence
from dataclasses import dataclass

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QDialogButtonBox, QPushButton, QWidget

from .desk_dialog import DeskDialog, named, voiced


@dataclass(frozen=True, slots=True)
class WayOut:
    """One of the things that can be done."""

    name: str
    title: str


class WaysOutDialog(DeskDialog):
    """Asks for one of a few things; Esc stays where one is.

    Signals:
        chosen: the name of the `WayOut`.
    """

    chosen = Signal(str)

    def __init__(
        self, title: str, sentence: str, ways: Sequence[WayOut], stay_title: str, parent: QWidget | None = None
    ) -> None:
        super().__init__("ways_out_dialog", title, parent)
        self.body.addWidget(named(voiced(sentence, "warning"), "ways_out", sentence))
        for way in ways:
            button = named(QPushButton(way.title), way.name, way.title)
            button.setAutoDefault(False)
            button.clicked.connect(self.accept)
            button.clicked.connect(lambda _checked=False, name=way.name: self.chosen.emit(name))
            self.buttons.addButton(button, QDialogButtonBox.ButtonRole.ActionRole)
        self.add_way_out(stay_title, "stay")
        self.setMinimumWidth(620)

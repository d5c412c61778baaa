"""A button that shows whether something is on, and changes only when it is told so."""

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QWidget

from carrom_desk.gui.theme import Theme

from .key_button import KeyButton


class ToggleButton(KeyButton):
    """A press asks for the other state; the button shows it when the answer comes.

    Signals:
        switched: the other state is wanted.
    """

    switched = Signal()

    def __init__(self, theme: Theme, title: str, key: str = "", parent: QWidget | None = None) -> None:
        super().__init__(theme, title, key, parent=parent)
        self._is_on = False
        self.setCheckable(True)
        self.clicked.connect(self.switched)
        self.toggled.connect(self._toggled)

    def show_on(self, is_on: bool) -> None:
        """Show whether it is on."""
        self._is_on = is_on
        self.setChecked(is_on)

    def nextCheckState(self) -> None:
        """A press alone changes nothing."""

    def _toggled(self, checked: bool) -> None:
        """A screen reader turns it over without pressing it: take that back, and ask."""
        if checked is not self._is_on:
            self.setChecked(self._is_on)
            self.switched.emit()

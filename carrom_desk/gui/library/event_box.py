"""The events to choose from, read when somebody is about to choose."""

from collections.abc import Callable, Sequence

from PySide6.QtCore import QSignalBlocker, Qt
from PySide6.QtGui import QFocusEvent
from PySide6.QtWidgets import QComboBox, QWidget

from carrom_desk.gui.dialogs.choice_box import ChoiceBox
from carrom_desk.gui.tips import plain_tip
from carrom_desk.reports.plain_text import plain

ListEvents = Callable[[], Sequence[str]]
"""The names of all events, the latest first."""


class EventBox(ChoiceBox):
    """All events, or one of them. With thousands of matches a list of their events takes a moment: it is read when the
    box is first entered, and the list of matches need not wait for it."""

    def __init__(self, events: ListEvents, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._events = events
        self._is_read = False
        self.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon)
        self.setMinimumContentsLength(8)
        self.setMaxVisibleItems(10)
        self.addItem(self.tr("All events"), "")

    def event_name(self) -> str:
        """The event that is chosen; empty: all."""
        return str(self.currentData() or "")

    def read_again(self) -> None:
        """Matches have come or gone: read the events again the next time."""
        self._is_read = False

    def focusInEvent(self, event: QFocusEvent) -> None:
        self._read()
        super().focusInEvent(event)

    def showPopup(self) -> None:
        self._read()
        super().showPopup()

    def _read(self) -> None:
        if self._is_read:
            return
        self._is_read = True
        chosen = self.event_name()
        names = list(self._events())
        if chosen and chosen not in names:
            names.insert(0, chosen)
        with QSignalBlocker(self):
            while self.count() > 1:
                self.removeItem(1)
            for name in names:
                self.addItem(plain(name), name)
                self.setItemData(self.count() - 1, plain_tip(plain(name)), Qt.ItemDataRole.ToolTipRole)
            self.setCurrentIndex(1 + names.index(chosen) if chosen else 0)

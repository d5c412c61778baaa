"""Fields of an entry: what every form of them offers."""

from abc import abstractmethod
from collections.abc import Callable

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QWidget

from carrom_desk.gui.dialogs.fields import watch
from carrom_desk.gui.kit.layouts import form, within
from carrom_desk.match.entry.entries import PlainEntry


class EntryFields(QWidget):
    """Fields of an entry, to enter it and to amend it."""

    changed = Signal()
    """Emitted when a value changes."""

    @abstractmethod
    def entry(self) -> PlainEntry | None:
        """Returns the entry with the fields' values; None while something is missing."""

    def problem(self) -> str:
        """Returns what is missing, or an empty text."""
        return ""


class FormFields(EntryFields):
    """Labelled fields, one below the other."""

    def __init__(self, entry: Callable[[], PlainEntry], *fields: QWidget, above: QWidget | None = None) -> None:
        """`entry` returns the entry with the fields' values; `above` is shown above them, without a label."""
        super().__init__()
        self._entry = entry
        self.form = form(*fields)
        if above is not None:
            self.form.insertRow(0, above)
        within(self.form, self)
        watch(self.changed, *fields)

    def entry(self) -> PlainEntry:
        return self._entry()

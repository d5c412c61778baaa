"""How the keys in force are written on buttons, in the menu and on the card."""

from PySide6.QtCore import QCoreApplication
from PySide6.QtGui import QKeySequence

from carrom_desk.gui.action_table import USUAL_KEYS, ActionName

from .key_table import KeyTable

BACKSPACE = "⌫"
"""The key that is drawn as a sign, since not every font has one."""


class WrittenKeys:
    """The keys of a table as they stand on the keyboard, in the window's language."""

    def __init__(self, table: KeyTable | None = None) -> None:
        """The usual keys, unless a table says otherwise."""
        self._table = table or KeyTable(USUAL_KEYS)

    def of(self, action: ActionName | None) -> str:
        """The key to show; empty where there is none."""
        return next(iter(self.all_of(action)), "")

    def all_of(self, action: ActionName | None) -> tuple[str, ...]:
        """Every key of an action, each name once."""
        keys = self._table.keys.get(action, ()) if action is not None else ()
        return tuple(dict.fromkeys(written(key) for key in keys))


def written(key: str) -> str:
    """A key in Qt's portable spelling as it stands on the keyboard."""
    match key:
        case "Backspace":
            return BACKSPACE
        case "Space":
            return QCoreApplication.translate("Key", "Space")
        case "Return" | "Enter":
            return QCoreApplication.translate("Key", "Enter")
        case _:
            return QKeySequence(key).toString(QKeySequence.SequenceFormat.NativeText)


def aloud(shown: str) -> str:
    """A written key in whole words, for tips, lists and screen readers."""
    if shown == BACKSPACE:
        return QCoreApplication.translate("Key", "Backspace")
    is_space = shown == QCoreApplication.translate("Key", "Space")
    return QCoreApplication.translate("Key", "Space bar") if is_space else shown

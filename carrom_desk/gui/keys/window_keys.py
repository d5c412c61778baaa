"""The actions of the window that keys trigger."""

from collections.abc import Callable, Mapping
from functools import partial

from PySide6.QtCore import QObject, Qt
from PySide6.QtGui import QAction, QKeySequence
from PySide6.QtWidgets import QWidget

from .key_action import HIGHEST_NUMBER, KeyAction
from .key_table import KeyTable


class WindowKeys(QObject):
    """An action of the window for everything that a key can do; a key that is held down acts once."""

    def __init__(
        self,
        window: QWidget,
        does: Mapping[KeyAction, Callable[[], object]],
        press: Callable[[int], object],
        table: KeyTable,
        parent: QObject,
    ) -> None:
        """Let keys do this, and the keys 1 to 9 press the numbered actions, for as long as the parent lives."""
        super().__init__(parent)
        self._window = window
        self._does, self._press = does, press
        self._actions = {name: self._action(f"key_{name}", partial(self._do, name)) for name in KeyAction}
        for number in range(1, HIGHEST_NUMBER + 1):
            action = self._action(f"key_{number}", partial(self._do_number, number))
            action.setShortcut(QKeySequence(str(number)))
        self.take(table)

    def act(self, does: Mapping[KeyAction, Callable[[], object]], press: Callable[[int], object]) -> None:
        """Do this from now on."""
        self._does, self._press = does, press

    def take(self, table: KeyTable) -> None:
        """Follow another table from now on."""
        for name, action in self._actions.items():
            action.setShortcuts([QKeySequence(key) for key in table.of(name)])

    def _do(self, name: KeyAction) -> None:
        self._does[name]()

    def _do_number(self, number: int) -> None:
        self._press(number)

    def _action(self, name: str, do: Callable[[], object]) -> QAction:
        action = QAction(self)
        action.setObjectName(name)
        action.setShortcutContext(Qt.ShortcutContext.WindowShortcut)
        action.setAutoRepeat(False)
        action.triggered.connect(do)
        self._window.addAction(action)
        return action

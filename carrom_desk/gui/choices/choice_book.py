"""The choices in force: one place that holds them, tells of changes and lets them be remembered."""

from collections.abc import Callable

from PySide6.QtCore import QObject, Signal

from .choices import Choices


class ChoiceBook(QObject):
    """Holds the choices; whoever shows or follows one listens.

    Signals:
        changed: the new `Choices`, in force from now on.
    """

    changed = Signal(object)

    def __init__(
        self, choices: Choices, remember: Callable[[Choices], None] | None = None, parent: QObject | None = None
    ) -> None:
        """Begin with these choices; `remember` keeps every change until the next start."""
        super().__init__(parent)
        self._choices = choices
        self._remember = remember

    @property
    def choices(self) -> Choices:
        """What is chosen now."""
        return self._choices

    def put(self, choices: Choices) -> None:
        """Let other choices be in force at once."""
        if choices == self._choices:
            return
        self._choices = choices
        if self._remember is not None:
            self._remember(choices)
        self.changed.emit(choices)

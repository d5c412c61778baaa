"""The screens of this machine, and which of them the hall looks at."""

from collections.abc import Sequence

from PySide6.QtCore import QObject, QRect, Signal
from PySide6.QtGui import QGuiApplication, QScreen


class Screens(QObject):
    """Knows the screens, and tells when one is plugged in or out, if it is given the application.

    Signals:
        added: the name of a screen that is there now.
        removed: the name of one that has gone.
    """

    added = Signal(str)
    removed = Signal(str)

    def __init__(self, application: QGuiApplication | None = None) -> None:
        super().__init__(application)
        if application is not None:
            application.screenAdded.connect(lambda screen: self.added.emit(screen.name()))
            application.screenRemoved.connect(lambda screen: self.removed.emit(screen.name()))

    def names(self) -> Sequence[str]:
        """Every screen, the main one first."""
        return tuple(screen.name() for screen in QGuiApplication.screens())

    def place(self, name: str) -> QRect:
        """Returns where a screen lies; nothing at all for one that is not there."""
        found: list[QScreen] = [screen for screen in QGuiApplication.screens() if screen.name() == name]
        return found[0].geometry() if found else QRect()


def screen_for_spectators(names: Sequence[str], desk: str, remembered: str) -> str | None:
    """The screen the hall looks at: the one used last if it is there, else the first that the desk is not on.

    None where the desk's is the only one: it is never covered.
    """
    others = [name for name in names if name != desk]
    if remembered in others:
        return remembered
    return others[0] if others else None

"""Screens of this computer, and the choice of one for the scoreboard."""

from collections.abc import Sequence

from PySide6.QtCore import QObject, QRect, Signal
from PySide6.QtGui import QGuiApplication, QScreen


class Screens(QObject):
    """Lists the screens and, given the application, reports changes.

    Signals:
        added: emitted with the name of a connected screen.
        removed: emitted with the name of a disconnected screen.
    """

    added = Signal(str)
    removed = Signal(str)

    def __init__(self, application: QGuiApplication | None = None) -> None:
        super().__init__(application)
        if application is not None:
            application.screenAdded.connect(lambda screen: self.added.emit(screen.name()))
            application.screenRemoved.connect(lambda screen: self.removed.emit(screen.name()))

    def names(self) -> Sequence[str]:
        """Returns all screens, the primary one first."""
        return tuple(screen.name() for screen in QGuiApplication.screens())

    def place(self, name: str) -> QRect:
        """Returns the geometry of a screen; empty if it is not connected."""
        found: list[QScreen] = [screen for screen in QGuiApplication.screens() if screen.name() == name]
        return found[0].geometry() if found else QRect()


def screen_for_spectators(names: Sequence[str], desk: str, remembered: str) -> str | None:
    """Returns the scoreboard's screen: the last one if connected, otherwise the first other than the desk's; None if
    there is only the desk's, which is never covered.
    """
    others = [name for name in names if name != desk]
    if remembered in others:
        return remembered
    return others[0] if others else None

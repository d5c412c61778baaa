"""The umpire's window: its look, the curtain it opens with, and the room behind it.

It is painted before anything that takes time to load: what is needed for the desk is imported by `furnish`.
"""

from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, QSize, Qt, QTimer, Signal
from PySide6.QtGui import QCloseEvent
from PySide6.QtWidgets import QMainWindow, QWidget

from .arrangement import LEAST_HEIGHT, LEAST_WIDTH, text_scale
from .curtain import Curtain
from .roles import TextSize
from .theme import Theme, load_theme
from .theme_choice import ThemeChoice
from .window_facts import WindowFacts

if TYPE_CHECKING:
    from .desk_room import DeskRoom


class MainWindow(QMainWindow):
    """Paints at once; the desk comes with `furnish`.

    Signals:
        theme_chosen: a `ThemeChoice`, to be remembered.
        dressed: the `Theme` that the window wears now, for what only the application can hand on.
        closed: the window is gone.
    """

    theme_chosen = Signal(object)
    dressed = Signal(object)
    closed = Signal()

    def __init__(self, facts: WindowFacts, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("main_window")
        self.setWindowTitle(self.tr("Carrom Desk"))
        self.setMinimumSize(QSize(LEAST_WIDTH, LEAST_HEIGHT))
        self.resize(1366, 768)
        self._facts = facts
        self._choice = facts.theme_choice
        self._is_system_dark = facts.is_system_dark
        self._scale = 1.0
        self._room: DeskRoom | None = None
        self.setCentralWidget(Curtain(self.theme(), self))

    def furnish(self) -> "DeskRoom":
        """Open the curtain: everything is in its place, only the matches are missing."""
        from .desk_room import DeskRoom

        self._scale = text_scale(self.width(), self.height())
        theme = self.theme()
        room = DeskRoom(self, self._facts, theme)
        room.page.scale_wanted.connect(self._rescale, Qt.ConnectionType.QueuedConnection)
        room.menu.theme_chosen.connect(self.choose_theme)
        self._wear(theme)
        self.setCentralWidget(room.page)
        room.page.setFocus()
        self._room = room
        return room

    def set_system_dark(self, is_dark: bool) -> None:
        """The system turned light or dark."""
        self._is_system_dark = is_dark
        self._restyle()

    def choose_theme(self, choice: ThemeChoice) -> None:
        """Wear another theme, and let it be remembered."""
        self._choice = choice
        self._restyle()
        self.theme_chosen.emit(choice)

    def theme(self) -> Theme:
        """The look it wears."""
        return load_theme(self._choice.theme(is_system_dark=self._is_system_dark), self._scale)

    def _rescale(self, scale: float) -> None:
        if scale != self._scale:
            self._scale = scale
            self._restyle()

    def _restyle(self) -> None:
        if self._room is None:
            self.setCentralWidget(Curtain(self.theme(), self))
            return
        theme = self.theme()
        self._wear(theme)
        self._room.set_theme(theme)

    def _wear(self, theme: Theme) -> None:
        self.setFont(theme.font(TextSize.BODY))
        self.setPalette(theme.palette())
        self.setStyleSheet(theme.stylesheet())
        self.dressed.emit(theme)

    def event(self, event: QEvent) -> bool:
        handled = super().event(event)
        if event.type() == QEvent.Type.WindowActivate and self._room is not None:
            # Back from a dialog: the keys belong to the desk, not to the button that happens to come first.
            QTimer.singleShot(0, self._room.page.setFocus)
        return handled

    def closeEvent(self, event: QCloseEvent) -> None:
        super().closeEvent(event)
        self.closed.emit()

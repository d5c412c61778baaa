"""The umpire's window: theme and size.

It is painted empty before slow imports; `setup_ui` imports what the desk needs.
"""

from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, QSize, Qt, QTimer, Signal
from PySide6.QtGui import QCloseEvent, QPaintEvent, QShowEvent
from PySide6.QtWidgets import QMainWindow, QWidget

from carrom_desk.gui.kit.arrangement import SMALLEST_HEIGHT, SMALLEST_WIDTH, window_scale
from carrom_desk.gui.kit.pressed_keys import LayoutKeys
from carrom_desk.gui.kit.roles import TextSize
from carrom_desk.gui.kit.theme import Theme, ThemeName, load_theme
from carrom_desk.gui.settings.settings import Settings
from carrom_desk.i18n import _

from .window_facts import WindowFacts

if TYPE_CHECKING:
    from carrom_desk.gui.settings.languages import LanguageController

    from .desk_page import DeskPage
    from .window_controller import WindowController


class MainWindow(QMainWindow):
    """Window painted immediately in its theme; `setup_ui` adds the desk.

    Signals:
        first_painted: emitted after the first paint, when slow work may start.
        theme_changed: emitted with the new `Theme`, for what only the application can style.
        closed: emitted when the window is closed.
    """

    first_painted = Signal()
    theme_changed = Signal(object)
    closed = Signal()

    def __init__(self, facts: WindowFacts, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("main_window")
        self.setMinimumSize(QSize(SMALLEST_WIDTH, SMALLEST_HEIGHT))
        self.resize(1366, 768)
        self._facts = facts
        self._choices = facts.settings.current
        self._system_theme = facts.system_theme
        self._worn_scale = 1.0
        self._is_painted = False
        self._layout_keys = LayoutKeys(self)
        self._controller: WindowController | None = None
        self._language_controller: LanguageController | None = None
        self.setWindowTitle(_("Carrom Desk"))
        self.setPalette(self.theme().palette())
        facts.settings.changed.connect(self._follow)

    def setup_ui(self) -> "WindowController":
        """Creates everything except the matches."""
        from carrom_desk.gui.settings.languages import LanguageController

        from .window_controller import WindowController

        self._language_controller = LanguageController(self._facts.wanted_languages, self)
        self._language_controller.use(self._choices.window_language, self._choices.call_language)
        self.setWindowTitle(_("Carrom Desk"))
        theme = self.theme()
        controller = WindowController(self, self._facts, theme)
        self.closed.connect(controller.spectators.leave)
        self.closed.connect(controller.matches.leave)
        self._apply_theme(theme)
        self._show_page(controller.page)
        self._controller = controller
        return controller

    def follow_system(self, theme: ThemeName) -> None:
        """Follows a change of the system's colour scheme."""
        self._system_theme = theme
        self._restyle()

    def come_forward(self) -> None:
        """Raises the window, at the request of a later start."""
        self.setWindowState(self.windowState() & ~Qt.WindowState.WindowMinimized)
        self.raise_()
        self.activateWindow()

    def pack_fault(self) -> None:
        """Asks where to save a problem report, once the desk exists."""
        if self._controller is not None:
            self._controller.documents.ask_for_diagnosis()

    def theme(self) -> Theme:
        return load_theme(self._choices.theme.theme(self._system_theme), self._scale())

    def _follow(self, choices: Settings) -> None:
        """Applies changed settings for language and theme."""
        before, self._choices = self._choices, choices
        languages = (choices.window_language, choices.call_language)
        if self._language_controller is not None and languages != (before.window_language, before.call_language):
            self._language_controller.use(*languages)
            self._renew()
        if (choices.theme, choices.text) != (before.theme, before.text):
            self._restyle()

    def _focus_desk(self) -> None:
        if self._controller is not None:
            self._controller.page.come_back()

    def _show_page(self, page: "DeskPage") -> None:
        page.resized.connect(self._rescale, Qt.ConnectionType.QueuedConnection)
        self.setCentralWidget(page)
        page.take_focus()

    def _renew(self) -> None:
        """Retranslates everything."""
        if self._controller is None:
            return
        self._controller.translate(self.theme())
        before = self.takeCentralWidget()
        # Hidden from lookups by name at once; deleted when none of its code is running.
        if before is not None:
            before.setParent(None)
            before.deleteLater()
        self._show_page(self._controller.page)

    def _scale(self) -> float:
        """Returns the scale for the window's size and the umpire's text size."""
        return window_scale(self.width(), self.height(), self._choices.text.factor)

    def _rescale(self) -> None:
        if self._scale() != self._worn_scale:
            self._restyle()

    def _restyle(self) -> None:
        theme = self.theme()
        self._apply_theme(theme)
        if self._controller is not None:
            self._controller.set_theme(theme)

    def _apply_theme(self, theme: Theme) -> None:
        self.setFont(theme.font(TextSize.BODY))
        self.setPalette(theme.palette())
        self.setStyleSheet(theme.stylesheet())
        self._worn_scale = theme.scale
        self.theme_changed.emit(theme)

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self._layout_keys.watch(self)

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.ActivationChange and self.isActiveWindow():
            # After a dialog, keys belong to the desk and not to the first button.
            QTimer.singleShot(0, self._focus_desk)

    def paintEvent(self, event: QPaintEvent) -> None:
        super().paintEvent(event)
        if not self._is_painted:
            self._is_painted = True
            # After this event, once everything in the window is painted.
            QTimer.singleShot(0, self.first_painted.emit)

    def closeEvent(self, event: QCloseEvent) -> None:
        if self._controller is not None and not self._controller.may_leave():
            event.ignore()
            return
        super().closeEvent(event)
        self.closed.emit()

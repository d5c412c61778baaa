"""The menu behind the three lines."""

from functools import partial

from PySide6.QtCore import Signal
from PySide6.QtGui import QAction, QActionGroup
from PySide6.QtWidgets import QMenu, QWidget

from .choices.theme_choice import ThemeChoice
from .now.intents import Ask


class MainMenu(QMenu):
    """Matches, reports, the look, and what this program is.

    Signals:
        asked: an `Ask`.
        theme_chosen: a `ThemeChoice`.
        board_turned: the board on the screen is to be turned half round.
    """

    asked = Signal(object)
    theme_chosen = Signal(object)
    board_turned = Signal()

    def __init__(self, chosen: ThemeChoice, parent: QWidget) -> None:
        super().__init__(parent)
        self.setObjectName("main_menu")
        self._entry(Ask.NEW_MATCH, self.tr("New match…"), "Ctrl+N")
        self._entry(Ask.OPEN_MATCH, self.tr("Open a match…"), "Ctrl+O")
        self.addSeparator()
        self._entry(Ask.REPORT_PDF, self.tr("Report as PDF…"))
        self._entry(Ask.REPORT_HTML, self.tr("Report as HTML…"))
        self.addSeparator()
        self._entry(Ask.REPLACE_LAST, self.tr("Replace the last entry"), "Ctrl+R")
        self._entry(Ask.REMINDERS, self.tr("When pieces lie oddly…"), "F1")
        self.addSeparator()
        self._add_themes(chosen)
        self._turn = self._named("menu_turn_board", self.tr("Turn the board"))
        self._turn.triggered.connect(self.board_turned)
        self._entry(Ask.FULL_SCREEN, self.tr("Full screen"), "F11")
        self.addSeparator()
        self._entry(Ask.BACKUPS, self.tr("Backups…"))
        self._entry(Ask.CHECK_DATABASE, self.tr("Check the database"))
        self._entry(Ask.OPEN_DATABASE, self.tr("Another database…"))
        self._entry(Ask.DIAGNOSIS, self.tr("Pack a file about a fault…"))
        self.addSeparator()
        self._entry(Ask.ABOUT, self.tr("About Carrom Desk"))
        self._entry(Ask.QUIT, self.tr("Quit"), "Ctrl+Q")

    def _named(self, name: str, title: str, key: str = "") -> QAction:
        """The key is shown; what it does is the window's action of that key."""
        action = self.addAction(f"{title}\t{key}" if key else title)
        action.setObjectName(name)
        return action

    def _entry(self, ask: Ask, title: str, key: str = "") -> None:
        self._named(f"menu_{ask}", title, key).triggered.connect(partial(self._ask, ask))

    def _ask(self, ask: Ask) -> None:
        self.asked.emit(ask)

    def _add_themes(self, chosen: ThemeChoice) -> None:
        menu = self.addMenu(self.tr("Look"))
        menu.setObjectName("menu_theme")
        group = QActionGroup(menu)
        for choice in ThemeChoice:
            action = menu.addAction(self._theme_title(choice))
            action.setObjectName(f"menu_theme_{choice}")
            action.setCheckable(True)
            action.setChecked(choice is chosen)
            action.triggered.connect(partial(self._choose, choice))
            group.addAction(action)

    def _choose(self, choice: ThemeChoice) -> None:
        self.theme_chosen.emit(choice)

    def _theme_title(self, choice: ThemeChoice) -> str:
        match choice:
            case ThemeChoice.SYSTEM:
                return self.tr("As the system")
            case ThemeChoice.LIGHT:
                return self.tr("Light")
            case ThemeChoice.DARK:
                return self.tr("Dark")
            case ThemeChoice.HIGH_CONTRAST:
                return self.tr("High contrast")

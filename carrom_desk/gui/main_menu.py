"""The menu behind the three lines."""

from functools import partial

from PySide6.QtCore import Signal
from PySide6.QtGui import QAction, QActionGroup
from PySide6.QtWidgets import QMenu, QWidget

from .keys.key_action import KeyAction
from .keys.written_keys import WrittenKeys
from .now.intents import Ask
from .settings import ThemeChoice, setting_words


class MainMenu(QMenu):
    """Matches, reports, the look, and what this program is.

    Signals:
        asked: an `Ask`.
        theme_chosen: a `ThemeChoice`.
    """

    asked = Signal(object)
    theme_chosen = Signal(object)

    def __init__(self, chosen: ThemeChoice, parent: QWidget) -> None:
        super().__init__(parent)
        self.setObjectName("main_menu")
        self._entries: dict[QAction, tuple[str, KeyAction | None]] = {}
        self._entry(Ask.NEW_MATCH, self.tr("New match…"), KeyAction.NEW_MATCH)
        self._entry(Ask.OPEN_MATCH, self.tr("Matches…"), KeyAction.OPEN_MATCH)
        self.addSeparator()
        self._entry(Ask.REPORT_PDF, self.tr("Report as PDF…"), KeyAction.REPORT)
        self._add_papers()
        self.addSeparator()
        self._entry(Ask.REPLACE_LAST, self.tr("Replace the last entry"), KeyAction.REPLACE_LAST)
        self.addSeparator()
        self._entry(Ask.PREFERENCES, self.tr("Preferences…"), KeyAction.PREFERENCES)
        self._themes = self._add_themes()
        self.show_theme(chosen)
        self.addSeparator()
        self._entry(Ask.PRACTICE, self.tr("Practice…"))
        self._add_database()
        self._add_help()
        self._entry(Ask.QUIT, self.tr("Quit"), KeyAction.QUIT)

    def show_keys(self, keys: WrittenKeys) -> None:
        """Show beside every entry the key that does the same; what the key does is the window's business."""
        for action, (title, does) in self._entries.items():
            key = keys.of(does)
            action.setText(f"{title}\t{key}" if key else title)

    def show_theme(self, chosen: ThemeChoice) -> None:
        """Show which look is chosen."""
        self._themes[chosen].setChecked(True)

    # In menus of their own: on a small screen all of them would not fit below one another.

    def _add_papers(self) -> None:
        menu = self.addMenu(self.tr("Reports and paper"))
        menu.setObjectName("menu_papers")
        for ask, title in (
            (Ask.REPORT_HTML, self.tr("Report as HTML…")),
            (Ask.PRINT, self.tr("Print the report…")),
            (Ask.DOCUMENTS, self.tr("Reports and statistics…")),
            (Ask.TYPE_SHEET, self.tr("Type in a paper sheet…")),
            (Ask.PAIRINGS, self.tr("Pairings from SoL…")),
        ):
            self._entry(ask, title, menu=menu)

    def _add_database(self) -> None:
        menu = self.addMenu(self.tr("Database"))
        menu.setObjectName("menu_database")
        self._entry(Ask.BACKUPS, self.tr("Backups…"), menu=menu)
        self._entry(Ask.CHECK_DATABASE, self.tr("Check the database"), menu=menu)
        self._entry(Ask.OPEN_DATABASE, self.tr("Another database…"), menu=menu)
        self._entry(Ask.DIAGNOSIS, self.tr("Pack a file about a fault…"), menu=menu)

    def _add_help(self) -> None:
        menu = self.addMenu(self.tr("Help"))
        menu.setObjectName("menu_help")
        self._entry(Ask.REMINDERS, self.tr("When pieces lie oddly…"), KeyAction.REMINDERS, menu=menu)
        self._entry(Ask.KEY_CARD, self.tr("Keys…"), KeyAction.KEY_CARD, menu=menu)
        self._entry(Ask.SYSTEM_CHECK, self.tr("System check…"), menu=menu)
        self._entry(Ask.ABOUT, self.tr("About Carrom Desk"), menu=menu)

    def _named(self, name: str, title: str, key: KeyAction | None = None, menu: QMenu | None = None) -> QAction:
        action = (menu or self).addAction(title)
        action.setObjectName(name)
        self._entries[action] = (title, key)
        return action

    def _entry(self, ask: Ask, title: str, key: KeyAction | None = None, *, menu: QMenu | None = None) -> None:
        self._named(f"menu_{ask}", title, key, menu).triggered.connect(partial(self._ask, ask))

    def _ask(self, ask: Ask) -> None:
        self.asked.emit(ask)

    def _add_themes(self) -> dict[ThemeChoice, QAction]:
        menu = self.addMenu(self.tr("Look"))
        menu.setObjectName("menu_theme")
        group = QActionGroup(menu)
        actions = {}
        for choice in ThemeChoice:
            action = menu.addAction(setting_words(choice))
            action.setObjectName(f"menu_theme_{choice}")
            action.setCheckable(True)
            action.triggered.connect(partial(self._choose, choice))
            group.addAction(action)
            actions[choice] = action
        menu.addSeparator()
        self._entry(Ask.TURN_BOARD, self.tr("Turn the board"), KeyAction.TURN_BOARD, menu=menu)
        self._entry(Ask.SPECTATORS, self.tr("Window for the hall"), KeyAction.SPECTATORS, menu=menu)
        self._entry(Ask.FULL_SCREEN, self.tr("Full screen"), KeyAction.FULL_SCREEN, menu=menu)
        return actions

    def _choose(self, choice: ThemeChoice) -> None:
        self.theme_chosen.emit(choice)

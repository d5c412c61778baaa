"""Every action of the window as a `QAction`, shared by shortcuts and menu."""

import logging
from collections.abc import Callable, Mapping
from functools import partial

from PySide6.QtCore import QObject, QSignalBlocker, Qt, Signal
from PySide6.QtGui import QAction, QActionGroup, QKeySequence
from PySide6.QtWidgets import QMainWindow, QMenu

from carrom_desk.gui.kit.wording import plain_tip
from carrom_desk.gui.settings.keys import KeyTable
from carrom_desk.gui.settings.settings import ThemeChoice, setting_words
from carrom_desk.i18n import _, pgettext, say
from carrom_desk.presentation.next_step.actions import HIGHEST_NUMBER, ActionName

_LOG = logging.getLogger(__name__)
Handlers = Mapping[ActionName, Callable[[], object]]
"""Handlers of the actions, by name."""


class Actions(QObject):
    """The actions by name. A key that is held down triggers only once; a blocked action reports why.

    Signals:
        refused: emitted with a sentence when the triggered action is not possible.
    """

    refused = Signal(str)

    def __init__(self, window: QMainWindow, handlers: Handlers, press_number: Callable[[int], object]) -> None:
        """Sets the handlers. Keys 1 to 9 trigger the numbered actions of Next step."""
        super().__init__(window)
        self._window = window
        self._handlers = handlers
        self._why_not: Mapping[ActionName, str] = {}
        self._actions = {name: self._made(f"action_{name}", partial(self.trigger, name)) for name in ActionName}
        for number in range(1, HIGHEST_NUMBER + 1):
            self._made(f"number_{number}", partial(press_number, number)).setShortcut(QKeySequence(str(number)))
        self.translate()

    def trigger(self, name: ActionName) -> None:
        """Triggers the action, or reports why it is not possible now."""
        why = self._why_not.get(name, "")
        if why:
            self.refused.emit(why)
        else:
            _LOG.debug("action %s", name)
            self._handlers[name]()

    def of(self, name: ActionName) -> QAction:
        """Returns an action for a button to display."""
        return self._actions[name]

    def set_keys(self, table: KeyTable) -> None:
        """Switches to another table of shortcuts."""
        for name, keys in table.keys.items():
            self._actions[name].setShortcuts([QKeySequence(key) for key in keys])

    def show_why_not(self, reasons: Mapping[ActionName, str]) -> None:
        """Blocks actions, each with its reason, and enables all others."""
        for name in reasons.keys() | self._why_not.keys():
            why = reasons.get(name, "")
            if why != self._why_not.get(name, ""):
                with QSignalBlocker(self._actions[name]):  # a single change: the buttons are updated by the next line
                    self._actions[name].setToolTip(plain_tip(why))
                self._actions[name].setStatusTip(why)
        self._why_not = reasons

    def translate(self) -> None:
        for name, action in self._actions.items():
            action.setText(say(name.text))

    def main_menu(
        self, choose_theme: Callable[[ThemeChoice], object], chosen: ThemeChoice, *, is_practice: bool
    ) -> QMenu:
        """Returns the main menu. A practice desk has no hall, and only a temporary database."""
        menu = QMenu(self._window)
        menu.setObjectName("main_menu")
        menu.setToolTipsVisible(True)
        self._add(menu, ActionName.NEW_MATCH, ActionName.OPEN_FILE, ActionName.OPEN_MATCH, ActionName.CLOSE_MATCH)
        menu.addSeparator()
        self._add(menu, ActionName.REPORT)
        # In submenus: on a small screen they would not fit below one another.
        papers = self._submenu(menu, "menu_papers", _("Reports and sheets"))
        self._add(papers, ActionName.REPORT_HTML, ActionName.PRINT, ActionName.STATISTICS, ActionName.DOCUMENTS)
        self._add(papers, ActionName.VERIFY, ActionName.TYPE_SHEET, ActionName.PAIRINGS)
        menu.addSeparator()
        self._add(menu, ActionName.REPLACE_LAST, ActionName.DETAILS)
        menu.addSeparator()
        self._add(menu, ActionName.PREFERENCES)
        look = self._submenu(menu, "menu_theme", pgettext("MainMenu", "Appearance"))
        self._add_themes(look, choose_theme, chosen)
        self._add(look, ActionName.TURN_BOARD, ActionName.PLAYERS_CLOCK, ActionName.SPECTATORS, ActionName.FULL_SCREEN)
        menu.addSeparator()
        learning = self._submenu(menu, "menu_school", _("Umpire training"))
        self._add(learning, ActionName.PRACTICE, ActionName.SCHOOL, ActionName.EXAM)
        if not is_practice:
            hall = self._submenu(menu, "menu_hall", _("Hall"))
            self._add(hall, ActionName.JOIN_HALL, ActionName.HALL_MATCH, ActionName.CALL_CHIEF_REFEREE)
            self._add(hall, ActionName.LEAVE_HALL, ActionName.OPEN_HALL)
            database = self._submenu(menu, "menu_database", _("Database"))
            self._add(database, ActionName.BACKUPS, ActionName.CHECK_DATABASE)
            self._add(database, ActionName.OPEN_DATABASE, ActionName.DATA_FOLDER, ActionName.DIAGNOSIS)
        helping = self._submenu(menu, "menu_help", _("Help"))
        self._add(helping, ActionName.MANUAL, ActionName.LAW_BOOK, ActionName.ASK_LAWS, ActionName.REMINDERS)
        self._add(helping, ActionName.KEY_CARD, ActionName.SYSTEM_CHECK, ActionName.ABOUT)
        self._add(menu, ActionName.QUIT)
        return menu

    def _made(self, name: str, do: Callable[[], object]) -> QAction:
        action = QAction(self)
        action.setObjectName(name)
        action.setShortcutContext(Qt.ShortcutContext.WindowShortcut)
        action.setAutoRepeat(False)
        action.triggered.connect(do)
        self._window.addAction(action)
        return action

    def _add(self, menu: QMenu, *names: ActionName) -> None:
        menu.addActions([self._actions[name] for name in names])

    @staticmethod
    def _submenu(menu: QMenu, name: str, title: str) -> QMenu:
        made = menu.addMenu(title)
        made.setObjectName(name)
        made.setToolTipsVisible(True)
        return made

    @staticmethod
    def _add_themes(menu: QMenu, choose: Callable[[ThemeChoice], object], chosen: ThemeChoice) -> None:
        group = QActionGroup(menu)
        for choice in ThemeChoice:
            action = group.addAction(setting_words(choice))
            action.setObjectName(f"menu_theme_{choice}")
            action.setCheckable(True)
            action.setChecked(choice is chosen)
            action.triggered.connect(partial(choose, choice))
        menu.addActions(group.actions())
        menu.addSeparator()

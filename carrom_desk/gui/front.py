"""What the umpire sees and presses: the page, its menu and its keys; made anew for another language."""

from PySide6.QtCore import QObject, Signal
from PySide6.QtWidgets import QMainWindow

from .clock.umpire_clock import UmpireClock
from .desk_page import DeskPage
from .draft import DraftController
from .key_doings import key_doings
from .keys.key_table import KeyTable, key_table
from .keys.window_keys import WindowKeys
from .keys.written_keys import WrittenKeys
from .main_menu import MainMenu
from .panels.key_button import KeyButton
from .settings import Settings, SettingsModel
from .theme import Theme
from .umpire import Umpire
from .wiring import connect_desk


class Front(QObject):
    """Holds the page that hangs in the window now.

    Signals:
        law_clicked: the number of a law that the umpire wants to read.
        readings_clicked: the readings, a tuple of `ReadingText`, that he wants to read.
        theme_chosen: a `ThemeChoice`.
        blocked: why a press did nothing, a sentence.
    """

    law_clicked = Signal(str)
    readings_clicked = Signal(object)
    theme_chosen = Signal(object)
    blocked = Signal(str)

    def __init__(self, window: QMainWindow, book: SettingsModel, theme: Theme) -> None:
        super().__init__(window)
        self._window = window
        self._book = book
        self.theme = theme
        """The look it has."""
        self.page = DeskPage(theme)
        self.menu = MainMenu(book.current.theme, window)
        self._hands: tuple[Umpire, DraftController, UmpireClock] | None = None
        self._keys: WindowKeys | None = None
        book.changed.connect(self._follow)

    def lead_to(self, umpire: Umpire, drafts: DraftController, clock: UmpireClock) -> None:
        """Lead every press and every key to whoever takes it."""
        self._hands = (umpire, drafts, clock)
        does = key_doings(self.page, umpire, drafts)
        self._keys = WindowKeys(self._window, does, self.page.now.press, self._table, self)
        self._connect(umpire, drafts, clock)

    def renew(self, theme: Theme) -> None:
        """Make page and menu anew, in the language of now."""
        self.theme = theme
        self.page = DeskPage(theme)
        self.menu.setParent(None)
        self.menu.deleteLater()
        self.menu = MainMenu(self._book.current.theme, self._window)
        if self._hands is not None and self._keys is not None:
            umpire, drafts, clock = self._hands
            self._keys.act(key_doings(self.page, umpire, drafts), self.page.now.press)
            self._connect(umpire, drafts, clock)

    def say(self, sentence: str) -> None:
        """Tell the umpire something in passing."""
        self.page.notice.say(sentence)

    def show_saved(self, time: str) -> None:
        """The last entry was made safe at this time of day."""
        self.page.top.show_saved(time)

    def _connect(self, umpire: Umpire, drafts: DraftController, clock: UmpireClock) -> None:
        page, menu = self.page, self.menu
        page.top.set_menu(menu)
        connect_desk(page, umpire, drafts, clock)
        clock.warned.connect(page.clock.flash_last_seconds)
        clock.expired.connect(page.clock.flash_time_over)
        page.ruling.law_clicked.connect(self.law_clicked)
        page.ruling.readings_clicked.connect(self.readings_clicked)
        page.now.blocked.connect(self.blocked)
        umpire.acted.connect(page.notice.dismiss)
        for button in page.findChildren(KeyButton):
            if not page.now.isAncestorOf(button):  # that bar says why by itself
                button.refused.connect(self.blocked)
        menu.asked.connect(umpire.do)
        menu.theme_chosen.connect(self.theme_chosen)
        menu.show_keys(WrittenKeys(self._table))

    @property
    def _table(self) -> KeyTable:
        return key_table(self._book.current.keys)

    def _follow(self, choices: Settings) -> None:
        """Other keys, or another look, were chosen."""
        if self._keys is not None:
            self._keys.take(self._table)
        self.menu.show_keys(WrittenKeys(self._table))
        self.menu.show_theme(choices.theme)

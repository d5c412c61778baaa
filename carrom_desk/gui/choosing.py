"""What the umpire chooses about the desk itself, from the menu, by keys and on the pages of the preferences."""

from dataclasses import replace
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal
from PySide6.QtWidgets import QDialog, QWidget

from .keys.key_table import key_table
from .now.intents import Ask
from .settings import SettingsModel, ThemeChoice
from .sound.sounds import Sounds

if TYPE_CHECKING:
    from .key_card.showing import KeyCardShowing
    from .preferences.dialog import PreferencesDialog


class Choosing(QObject):
    """Lets the umpire choose; who follows the choices listens to the book.

    Signals:
        told: what came of it, a sentence.
    """

    told = Signal(str)

    def __init__(self, book: SettingsModel, sounds: Sounds, version: str, window: QWidget) -> None:
        super().__init__(window)
        self._version = version
        self._book = book
        self._sounds = sounds
        self._window = window
        self._open: PreferencesDialog | None = None
        self._showing: KeyCardShowing | None = None

    def do(self, ask: Ask) -> bool:
        """Do what is asked for; False when it is none of this."""
        match ask:
            case Ask.PREFERENCES:
                self._show(0)
            case Ask.KEY_CARD:
                self._cards.show()
            case Ask.TURN_BOARD:
                turned = not self._book.current.is_board_turned
                self._book.put(replace(self._book.current, is_board_turned=turned))
            case _:
                return False
        return True

    def choose_theme(self, theme: ThemeChoice) -> None:
        """Wear another look."""
        self._book.put(replace(self._book.current, theme=theme))

    def remember_second(self, folder: str) -> None:
        """Backups go to this folder as well; empty: to none."""
        self._book.put(replace(self._book.current, second_backups=folder))

    def renew(self) -> None:
        """Say everything in another language: what is open is opened again where it was."""
        dialog = self._open
        if dialog is not None:
            page, at = dialog.page, dialog.has_keyboard
            dialog.done(QDialog.DialogCode.Rejected)
            self._show(page, at)

    @property
    def _cards(self) -> "KeyCardShowing":
        """What it needs is loaded when it is asked for first: the desk opens without it."""
        if self._showing is None:
            from .key_card.showing import KeyCardShowing

            self._showing = KeyCardShowing(self._version, lambda: key_table(self._book.current.keys), self._window)
            self._showing.told.connect(self.told)
            self._showing.change_wanted.connect(self._show_keys)
        return self._showing

    def _show_keys(self) -> None:
        from .preferences.dialog import KEYS_PAGE

        self._show(KEYS_PAGE)

    def _show(self, page: int, at: str = "") -> None:
        from .preferences.dialog import PreferencesDialog

        dialog = PreferencesDialog(self._book, self._sounds, page, self._window, at=at)
        self._open = dialog
        dialog.finished.connect(self._forget)
        dialog.finished.connect(dialog.deleteLater)
        dialog.open()

    def _forget(self) -> None:
        self._open = None

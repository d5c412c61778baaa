"""The preferences: pages at the left, what can be chosen at the right. There is nothing to confirm."""

from PySide6.QtCore import Qt
from PySide6.QtGui import QShowEvent
from PySide6.QtWidgets import QDialogButtonBox, QFrame, QHBoxLayout, QListWidget, QScrollArea, QStackedWidget, QWidget

from carrom_desk.gui.choices.choice_book import ChoiceBook
from carrom_desk.gui.choices.choices import Choices
from carrom_desk.gui.dialogs.desk_dialog import DeskDialog, named
from carrom_desk.gui.sound.sounds import Sounds

from .backup_page import BackupPage
from .clocks_page import ClocksPage
from .keys_page import KeysPage
from .language_page import LanguagePage
from .look_page import LookPage
from .page import PreferencePage, plain_button
from .press_page import PressPage
from .sound_page import SoundPage

_AROUND = 40
_PAGES = "preference_pages"
KEYS_PAGE = 1
"""The page on which keys are chosen, counted from 0."""


class PreferencesDialog(DeskDialog):
    """Everything that is chosen is in force at once and remembered; closing changes nothing."""

    def __init__(
        self, book: ChoiceBook, sounds: Sounds, page: int = 0, parent: QWidget | None = None, *, at: str = ""
    ) -> None:
        """Open at a page, counted from 0; `at` is the name of what has the keyboard, the list of pages if empty."""
        super().__init__("preferences_dialog", self.tr("Preferences"), parent)
        self._book = book
        self._text = book.choices.text
        self._at = at
        self._pages: tuple[PreferencePage, ...] = (
            LookPage(book),
            KeysPage(book),
            ClocksPage(book),
            SoundPage(book, sounds),
            LanguagePage(book),
            PressPage(book),
            BackupPage(book),
        )
        self._list = named(QListWidget(), _PAGES, self.tr("Pages"))
        self._stack = QStackedWidget()
        for each in self._pages:
            self._list.addItem(each.title)
            self._stack.addWidget(_scrolled(each))
        self._list.currentRowChanged.connect(self._stack.setCurrentIndex)
        row = QHBoxLayout()
        row.setSpacing(12)
        row.addWidget(self._list)
        row.addWidget(self._stack, 1)
        self.body.addLayout(row)
        self._add_buttons()
        self._list.setCurrentRow(page)
        book.changed.connect(self._follow)
        self.resize(960, 560)

    @property
    def page(self) -> int:
        """The page that is shown, counted from 0."""
        return self._list.currentRow()

    @property
    def has_keyboard(self) -> str:
        """The name of what has the keyboard."""
        return self.focusWidget().objectName()

    def _add_buttons(self) -> None:
        this, everything = self.tr("This page as usual"), self.tr("Everything as usual")
        reset = plain_button("page_as_usual", this)
        reset_all = plain_button("all_as_usual", everything)
        reset.clicked.connect(self._reset_page)
        reset_all.clicked.connect(self._reset_all)
        for button in (reset, reset_all):
            self.buttons.addButton(button, QDialogButtonBox.ButtonRole.ResetRole)
        self.add_way_out(self.tr("Close"), "close")

    def _reset_page(self) -> None:
        self._book.put(self._pages[self.page].as_usual(self._book.choices))

    def _reset_all(self) -> None:
        self._book.put(Choices())

    def _follow(self, choices: Choices) -> None:
        if choices.text is not self._text:
            self._text = choices.text
            self.wear_parent()
            self._fit_list()

    def _fit_list(self) -> None:
        widest = max(self._list.fontMetrics().horizontalAdvance(each.title) for each in self._pages)
        self._list.setFixedWidth(round(1.1 * widest) + _AROUND)

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self._fit_list()
        (self.findChild(QWidget, self._at or _PAGES) or self._list).setFocus()


def _scrolled(page: PreferencePage) -> QScrollArea:
    """A page that can be scrolled where the words are too large for the screen."""
    area = QScrollArea()
    area.setWidgetResizable(True)
    area.setFrameShape(QFrame.Shape.NoFrame)
    area.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
    area.setFocusPolicy(Qt.FocusPolicy.NoFocus)
    area.setWidget(page)
    return area

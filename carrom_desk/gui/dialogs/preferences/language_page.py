"""In which language the window speaks, and in which the umpire calls."""

from dataclasses import replace

from PySide6.QtWidgets import QGridLayout, QLabel

from carrom_desk.gui.choices.choice_book import ChoiceBook
from carrom_desk.gui.choices.choices import Choices
from carrom_desk.gui.dialogs.choice_box import ChoiceBox
from carrom_desk.gui.dialogs.desk_dialog import named, voiced
from carrom_desk.gui.languages.language import NATIVE_NAMES, languages
from carrom_desk.gui.wording.calls import call_words
from carrom_desk.rules.ruling import Call

from .page import PreferencePage, note


class LanguagePage(PreferencePage):
    """The window's language, and that of the calls."""

    def __init__(self, book: ChoiceBook) -> None:
        super().__init__("language", book)
        self.entitle(self.tr("Languages"))
        self._window = self._box("window_language", self.tr("The window"), self.tr("As the system"))
        self._calls = self._box("call_language", self.tr("What you call"), self.tr("As the window"))
        self._words = named(voiced("", ""), "calls", "")
        grid = QGridLayout()
        grid.setHorizontalSpacing(16)
        grid.setColumnStretch(1, 1)
        for row, box in enumerate((self._window, self._calls)):
            label = QLabel(box.accessibleName())
            label.setBuddy(box)
            grid.addWidget(label, row, 0)
            grid.addWidget(box, row, 1)
        self.body.addLayout(grid)
        self.body.addWidget(self._words)
        self.body.addWidget(note(self.tr("Reports are in English, whatever is chosen here.")))
        self.show_choices(book.choices)

    def show_choices(self, choices: Choices) -> None:
        for box, chosen in ((self._window, choices.window_language), (self._calls, choices.call_language)):
            box.setCurrentIndex(max(0, box.findData(chosen)))
        calls = " ".join(call_words(call) for call in Call)
        self._words.setText(calls)
        self._words.setAccessibleName(calls)

    def as_usual(self, choices: Choices) -> Choices:
        return replace(choices, window_language="", call_language="")

    def _box(self, name: str, title: str, usual: str) -> ChoiceBox:
        box = named(ChoiceBox(), name, title)
        box.addItem(usual, "")
        for code in languages():
            box.addItem(NATIVE_NAMES[code], code)
        box.activated.connect(self._take)
        return box

    def _take(self) -> None:
        self.put(
            replace(
                self.book.choices,
                window_language=self._window.currentData(),
                call_language=self._calls.currentData(),
            )
        )

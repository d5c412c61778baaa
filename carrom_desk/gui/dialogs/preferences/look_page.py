"""How the desk looks."""

from dataclasses import replace

from PySide6.QtWidgets import QHBoxLayout

from carrom_desk.gui.choices.choice_book import ChoiceBook
from carrom_desk.gui.choices.choices import Choices
from carrom_desk.gui.choices.text_choice import TextChoice
from carrom_desk.gui.choices.theme_choice import ThemeChoice
from carrom_desk.gui.dialogs.desk_dialog import named
from carrom_desk.gui.dialogs.ticks import TickBox
from carrom_desk.gui.wording.choice_words import text_words, theme_words

from .page import OneOf, PreferencePage


class LookPage(PreferencePage):
    """Theme, size of text, and from which side the board is seen."""

    def __init__(self, book: ChoiceBook) -> None:
        super().__init__("look", book)
        self.entitle(self.tr("Look"))
        self._theme = OneOf("theme", self.tr("Colours"), ((each, theme_words(each)) for each in ThemeChoice))
        self._text = OneOf("text", self.tr("Size of text"), ((each, text_words(each)) for each in TextChoice))
        turned = self.tr("See the board from the other side")
        self._turned = named(TickBox(turned), "board_turned", turned)
        both = QHBoxLayout()
        both.addWidget(self._theme, 1)
        both.addWidget(self._text, 1)
        self.body.addLayout(both)
        self.body.addWidget(self._turned)
        self.show_choices(book.choices)
        self._theme.group.buttonClicked.connect(self._take)
        self._text.group.buttonClicked.connect(self._take)
        self._turned.clicked.connect(self._take)

    def show_choices(self, choices: Choices) -> None:
        self._theme.show_value(choices.theme)
        self._text.show_value(choices.text)
        self._turned.setChecked(choices.is_board_turned)

    def as_usual(self, choices: Choices) -> Choices:
        usual = Choices()
        return replace(choices, theme=usual.theme, text=usual.text, is_board_turned=usual.is_board_turned)

    def _take(self) -> None:
        self.put(
            replace(
                self.book.choices,
                theme=ThemeChoice(self._theme.value()),
                text=TextChoice(self._text.value()),
                is_board_turned=self._turned.isChecked(),
            )
        )

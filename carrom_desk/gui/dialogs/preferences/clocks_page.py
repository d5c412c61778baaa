"""How far the desk helps with each clock."""

from dataclasses import replace
from functools import partial
from types import MappingProxyType

from PySide6.QtWidgets import QGridLayout, QLabel

from carrom_desk.gui.choices.aid import Aid
from carrom_desk.gui.choices.choice_book import ChoiceBook
from carrom_desk.gui.choices.choices import Choices
from carrom_desk.gui.dialogs.choice_box import ChoiceBox
from carrom_desk.gui.dialogs.desk_dialog import named
from carrom_desk.gui.wording.choice_words import aid_words
from carrom_desk.gui.wording.clock_words import clock_title
from carrom_desk.match.clock_kind import ClockKind

from .page import PreferencePage, note

_AIDS = (Aid.AUTOMATIC, Aid.SUGGESTED, Aid.NOT_USED)


class ClocksPage(PreferencePage):
    """A line for each clock."""

    def __init__(self, book: ChoiceBook) -> None:
        super().__init__("clocks", book)
        self.entitle(self.tr("Clocks"))
        said = self.tr(
            "Automatic: it starts by itself. Suggest: it waits for you to start it. "
            "Do not use: nothing is timed unless you start it."
        )
        self.body.addWidget(note(said))
        grid = QGridLayout()
        grid.setHorizontalSpacing(16)
        grid.setVerticalSpacing(4)
        self._boxes: dict[ClockKind, ChoiceBox] = {}
        for row, kind in enumerate(ClockKind):
            title = clock_title(kind)
            box = named(ChoiceBox(), f"aid_{kind}", title)
            for aid in _AIDS:
                box.addItem(aid_words(aid), aid)
            box.activated.connect(partial(self._take, kind))
            label = QLabel(title)
            label.setBuddy(box)
            grid.addWidget(label, row, 0)
            grid.addWidget(box, row, 1)
            self._boxes[kind] = box
        grid.setColumnStretch(1, 1)
        self.body.addLayout(grid)
        self.show_choices(book.choices)

    def show_choices(self, choices: Choices) -> None:
        for kind, box in self._boxes.items():
            box.setCurrentIndex(_AIDS.index(choices.aid(kind)))

    def as_usual(self, choices: Choices) -> Choices:
        return replace(choices, clock_aids=Choices().clock_aids)

    def _take(self, kind: ClockKind, index: int) -> None:
        aids = {**self.book.choices.clock_aids, kind: _AIDS[index]}
        kept = {each: aid for each, aid in aids.items() if aid is not Aid.AUTOMATIC}
        self.put(replace(self.book.choices, clock_aids=MappingProxyType(kept)))

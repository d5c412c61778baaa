"""A breach that is no stroke: which, and by whom; the ruling shows as it is chosen."""

from collections.abc import Callable, Mapping, Sequence

from PySide6.QtCore import Qt
from PySide6.QtWidgets import (
    QButtonGroup,
    QGroupBox,
    QHBoxLayout,
    QLineEdit,
    QListWidget,
    QListWidgetItem,
    QVBoxLayout,
    QWidget,
)

from carrom_desk.gui.panels.breach_choice import BreachChoice
from carrom_desk.match.entries import PlainEntry
from carrom_desk.match.setup import Setup
from carrom_desk.match.side import Side

from .ask_dialog import AskDialog
from .breach_command import command_for
from .desk_dialog import named, voiced
from .ticks import Choice

Foretell = Callable[[PlainEntry], str]
"""What an entry would lead to, in words."""


class FoulDialog(AskDialog):
    """Answers with the entry for the breach."""

    def __init__(
        self, setup: Setup, choices: Sequence[BreachChoice], foretell: Foretell, parent: QWidget | None = None
    ) -> None:
        super().__init__("foul_dialog", self.tr("Foul"), self.tr("Enter"), parent)
        self._setup = setup
        self._foretell = foretell
        self._search = named(QLineEdit(), "breach_search", self.tr("Find a breach"))
        self._search.setPlaceholderText(self.tr("Find a breach, or its law"))
        self._search.setClearButtonEnabled(True)
        self._list = named(QListWidget(), "breaches", self.tr("Breaches, the most frequent first"))
        for choice in choices:
            self._add(choice)
        self._by = QButtonGroup(self)
        self._said = named(voiced("", "muted"), "foul_said", "")
        self._lay_out()
        self._search.textChanged.connect(self._filter)
        self._list.currentItemChanged.connect(self._changed)
        self._list.itemDoubleClicked.connect(self.accept)
        self._changed()

    def answer(self) -> PlainEntry | None:
        """The entry; None while breach or offender is open, or it cannot be ruled on."""
        choice, by = self._choice(), self._offender()
        if choice is None or by is None:
            return None
        words = self.tr("{breach}: {name}").format(breach=choice.title, name=self._setup.side_name(by))
        return command_for(choice.breach, by, self._setup.laws, words)

    def problems(self) -> list[str]:
        """What is still to be said."""
        if self._choice() is None:
            return [self.tr("Choose what was done.")]
        if self._offender() is None:
            return [self.tr("Say who did it.")]
        return [] if self.answer() is not None else [self.tr("These laws do not rule on it: write a note instead.")]

    def _choice(self) -> BreachChoice | None:
        item = self._list.currentItem()
        if self._list.currentRow() < 0 or item.isHidden():
            return None
        choice = item.data(Qt.ItemDataRole.UserRole)
        return choice if isinstance(choice, BreachChoice) else None

    def _offender(self) -> Side | None:
        button = self._by.checkedButton()
        return Side(button.objectName().removeprefix("by_")) if button is not None else None

    def _changed(self) -> None:
        command = self.answer()
        self._said.setText(self._foretell(command) if command is not None else "")
        self._said.setAccessibleName(self._said.text())
        self.check()

    def _filter(self, text: str) -> None:
        wanted = text.casefold().strip()
        items = [self._list.item(row) for row in range(self._list.count())]
        for item in items:
            item.setHidden(wanted not in item.text().casefold())
        shown = [item for item in items if not item.isHidden()]
        if wanted and shown and self._choice() is None:
            self._list.setCurrentItem(shown[0])
        self._changed()

    def _add(self, choice: BreachChoice) -> None:
        law = self.tr("law {law}").format(law=choice.law) if choice.law else ""
        item = QListWidgetItem(f"{choice.title}    {law}".strip(), self._list)
        item.setData(Qt.ItemDataRole.UserRole, choice)

    def _lay_out(self) -> None:
        box = QGroupBox(self.tr("Who did it?"))
        row = QVBoxLayout(box)
        names: Mapping[Side, str] = {side: self._setup.side_name(side) for side in Side}
        for side, name in names.items():
            button = named(Choice(name), f"by_{side}", name)
            button.toggled.connect(self._changed)
            self._by.addButton(button)
            row.addWidget(button)
        right = QVBoxLayout()
        right.addWidget(box)
        right.addWidget(self._said, 1)
        left = QVBoxLayout()
        left.addWidget(self._search)
        left.addWidget(self._list, 1)
        columns = QHBoxLayout()
        columns.setSpacing(18)
        columns.addLayout(left, 3)
        columns.addLayout(right, 2)
        self.body.addLayout(columns)
        self.resize(860, 520)
        self.begin_at(self._search)

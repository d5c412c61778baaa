"""A breach that is no stroke: which, and by whom; the ruling shows as it is chosen."""

from collections.abc import Callable, Mapping, Sequence

from PySide6.QtCore import Qt
from PySide6.QtGui import QKeyEvent
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
from carrom_desk.gui.wording.endings import ending_question
from carrom_desk.match.entries import Disqualified, IncidentSeen, PlainEntry, ViolationSeen, Warned
from carrom_desk.match.setup import Setup
from carrom_desk.match.side import Side
from carrom_desk.rules.acts import IncidentKind
from carrom_desk.rules.breaches import Breach, Consequence, consequence_under
from carrom_desk.rules.edition_id import EditionId

from .ask_dialog import AskDialog
from .desk_dialog import named, voiced
from .fields import Choice, ChoiceBox


def command_for(
    breach: Breach, by: Side, edition: EditionId, words: str, player: int | None = None
) -> PlainEntry | None:
    """The entry for a breach that is no stroke; None where it cannot be ruled on, or belongs to a stroke.

    `words` name the breach, for entries that keep words only: warnings and the loss of the match; `player` says which
    of a pair did it, where that was said.
    """
    match consequence_under(breach, edition):
        case Consequence.FOUL | Consequence.TECHNICAL_OR_FOUL_BY_MOMENT:
            return ViolationSeen(by, breach, player=player)
        case Consequence.BOARD_LOST:
            return IncidentSeen(IncidentKind(breach.value), by)
        case Consequence.MATCH_LOST:
            return Disqualified(by, words)
        case Consequence.WARNING:
            return Warned(by, words, player)
        case Consequence.IMPROPER_STROKE | None:
            return None


_OF_PARTNERS = frozenset({Breach.PARTNERS_TALKED, Breach.PLACED_FOR_PARTNER})
"""Only where there are partners."""

Foretell = Callable[[PlainEntry], str]
"""What an entry would lead to, in words."""


class FoulDialog(AskDialog):
    """Answers with the entry for the breach.

    `occasion` says what is going on, such as who places; `suspect` is whose breach it most likely is then.
    """

    def __init__(
        self,
        setup: Setup,
        choices: Sequence[BreachChoice],
        foretell: Foretell,
        parent: QWidget | None = None,
        *,
        occasion: str = "",
        suspect: Side | None = None,
    ) -> None:
        super().__init__("foul_dialog", self.tr("Foul"), self.tr("Enter"), parent)
        self._setup = setup
        self._foretell = foretell
        self._search = named(QLineEdit(), "breach_search", self.tr("Find a breach"))
        self._search.setPlaceholderText(self.tr("Find a breach, or its law"))
        self._search.setClearButtonEnabled(True)
        self._list = named(QListWidget(), "breaches", self.tr("Breaches, the most frequent first"))
        for choice in choices:
            if setup.doubles or choice.breach not in _OF_PARTNERS:
                self._add(choice)
        self._items = [self._list.item(row) for row in range(self._list.count())]
        """Every breach, the most frequent first."""
        self._by = QButtonGroup(self)
        self._player = named(ChoiceBox(), "player", self.tr("Which player"))
        self._player.currentIndexChanged.connect(self._changed)
        self._occasion = named(voiced(occasion, "muted"), "occasion", occasion)
        self._said = named(voiced("", "muted"), "foul_said", "")
        self._lay_out()
        self._search.textChanged.connect(self._filter)
        self._list.currentItemChanged.connect(self._changed)
        self._list.itemDoubleClicked.connect(self.press_accept)
        if suspect is not None:
            self._by.buttons()[list(Side).index(suspect)].setChecked(True)
        self._changed()

    def answer(self) -> PlainEntry | None:
        """The entry; None while breach or offender is open, or it cannot be ruled on."""
        choice, by = self._choice(), self._offender()
        if choice is None or by is None:
            return None
        words = self._cited(choice)
        if consequence_under(choice.breach, self._setup.laws) is Consequence.MATCH_LOST:
            words = self.tr("{breach}: {name}").format(breach=words, name=self._setup.side_name(by))
        return command_for(choice.breach, by, self._setup.laws, words, self._player_number())

    def ends(self) -> str:
        """What the breach would end."""
        return ending_question(self._setup, self.answer())

    def problems(self) -> list[str]:
        """What is still to be said."""
        if self._choice() is None:
            return [self.tr("Choose what was done.")]
        if self._offender() is None:
            return [self.tr("Say who did it.")]
        return [] if self.answer() is not None else [self.tr("These laws do not rule on it: write a note instead.")]

    def _player_number(self) -> int | None:
        """Which of a pair it was; None in singles, and where it was not said."""
        return self._player.currentIndex() or None if self._setup.doubles else None

    def _cited(self, choice: BreachChoice) -> str:
        if not choice.law:
            return choice.title
        return self.tr("{breach} (law {law})").format(breach=choice.title, law=choice.law)

    def _offer_players(self) -> None:
        """In doubles the offender may be named."""
        by = self._offender()
        self._player.setVisible(self._setup.doubles and by is not None)
        if by is None:
            return
        names = [self.tr("Not named"), *(player.name for player in self._setup.sides.of(by))]
        if names != [self._player.itemText(row) for row in range(self._player.count())]:
            self._player.clear()
            self._player.addItems(names)

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
        self._offer_players()
        command = self.answer()
        self._said.setText(self._foretell(command) if command is not None else "")
        self._said.setAccessibleName(self._said.text())
        self.check()

    def _filter(self, text: str) -> None:
        wanted = text.casefold().strip()
        chosen = self._list.currentItem() if self._list.currentRow() >= 0 else None
        self._list.blockSignals(True)
        for _ in self._items:
            self._list.takeItem(0)
        for item in sorted(self._items, key=lambda item: _rank(item.text().casefold(), wanted)):
            self._list.addItem(item)
            item.setHidden(wanted not in item.text().casefold())
        shown = [item for item in self._items if not item.isHidden()]
        if wanted and shown:
            chosen = min(shown, key=lambda item: _rank(item.text().casefold(), wanted))
        if chosen is not None:
            self._list.setCurrentItem(chosen)
        self._list.blockSignals(False)
        self._changed()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Down and self.focusWidget() is self._search:
            self._list.setFocus(Qt.FocusReason.OtherFocusReason)
        else:
            super().keyPressEvent(event)

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
        row.addWidget(self._player)
        right = QVBoxLayout()
        right.addWidget(self._occasion)
        self._occasion.setVisible(bool(self._occasion.text()))
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


def _rank(words: str, wanted: str) -> int:
    """How well a breach fits a search: it begins so, a word of it does, or it merely holds it somewhere."""
    if words.startswith(wanted):
        return 0
    return 1 if f" {wanted}" in words else 2

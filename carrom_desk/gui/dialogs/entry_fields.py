"""The fields with which an entry is amended, for every kind that has some."""

from abc import abstractmethod

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QFormLayout, QLineEdit, QVBoxLayout, QWidget

from carrom_desk.gui.wording.match_words import placing_words, toss_words
from carrom_desk.match.entries import (
    Demanded,
    Noted,
    PlacingDone,
    PlacingOutcome,
    PlainEntry,
    StrokeMade,
    Toss,
    TossChoice,
    ViolationSeen,
)
from carrom_desk.match.setup import Setup
from carrom_desk.match.side import Side
from carrom_desk.match.state import BoardState, MatchState

from .choice_box import ChoiceBox
from .desk_dialog import named
from .number_field import NumberField
from .stroke_fields import StrokeFields, draft_of

MOST_DEMANDED = 2


class EntryFields(QWidget):
    """The fields of one entry; abstract, as `AskDialog` is.

    Signals:
        changed: something was changed.
    """

    changed = Signal()

    @abstractmethod
    def entry(self) -> PlainEntry:
        """The entry as the fields say."""


class StrokeEntryFields(EntryFields):
    """A stroke."""

    def __init__(self, made: StrokeMade, board: BoardState) -> None:
        super().__init__()
        self._board = board
        self._fields = StrokeFields(draft_of(made, board))
        self._fields.changed.connect(self.changed)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.addWidget(self._fields)

    def entry(self) -> PlainEntry:
        """The stroke as the fields say."""
        return self._fields.draft().as_command(self._board)


class PlacingFields(EntryFields):
    """What became of the men to be placed."""

    def __init__(self, done: PlacingDone) -> None:
        super().__init__()
        self._outcome = named(ChoiceBox(), "outcome", self.tr("Placing"))
        for outcome in PlacingOutcome:
            self._outcome.addItem(placing_words(outcome), outcome)
        self._outcome.setCurrentIndex(self._outcome.findData(done.outcome))
        self._outcome.currentIndexChanged.connect(self.changed)
        QFormLayout(self).addRow(self._outcome.accessibleName(), self._outcome)

    def entry(self) -> PlainEntry:
        """The outcome as chosen."""
        return PlacingDone(PlacingOutcome(self._outcome.currentData()))


class ViolationFields(EntryFields):
    """Who did it; another breach is entered anew after undo."""

    def __init__(self, seen: ViolationSeen, setup: Setup) -> None:
        super().__init__()
        self._breach = seen.breach
        self._by = _sides("by", self.tr("Who did it"), setup, seen.by)
        self._by.currentIndexChanged.connect(self.changed)
        QFormLayout(self).addRow(self._by.accessibleName(), self._by)

    def entry(self) -> PlainEntry:
        """The breach by the chosen side."""
        return ViolationSeen(Side(self._by.currentData()), self._breach)


class DemandFields(EntryFields):
    """Points demanded."""

    def __init__(self, demanded: Demanded) -> None:
        super().__init__()
        title = self.tr("Points demanded")
        self._points = NumberField("points", title, 0, MOST_DEMANDED)
        self._points.set_value(demanded.points)
        self._points.changed.connect(self.changed)
        QFormLayout(self).addRow(title, self._points)

    def entry(self) -> PlainEntry:
        """The demand as entered."""
        return Demanded(self._points.value())


class NoteFields(EntryFields):
    """A remark."""

    def __init__(self, note: Noted) -> None:
        super().__init__()
        self._text = named(QLineEdit(note.text), "text", self.tr("Remark"))
        self._text.textChanged.connect(self.changed)
        QFormLayout(self).addRow(self._text.accessibleName(), self._text)

    def entry(self) -> PlainEntry:
        """The remark as written."""
        return Noted(self._text.text().strip())


class TossFields(EntryFields):
    """The toss."""

    def __init__(self, toss: Toss, setup: Setup) -> None:
        super().__init__()
        self._winner = _sides("winner", self.tr("Won the toss"), setup, toss.winner)
        self._choice = named(ChoiceBox(), "choice", self.tr("Takes"))
        for choice in TossChoice:
            self._choice.addItem(toss_words(choice), choice)
        self._choice.setCurrentIndex(self._choice.findData(toss.choice))
        title = self.tr("Player who breaks")
        self._player = NumberField("player", title, 1, 2 if setup.doubles else 1)
        self._player.set_value(toss.player)
        form = QFormLayout(self)
        form.addRow(self._winner.accessibleName(), self._winner)
        form.addRow(self._choice.accessibleName(), self._choice)
        form.addRow(title, self._player)
        self._winner.currentIndexChanged.connect(self.changed)
        self._choice.currentIndexChanged.connect(self.changed)
        self._player.changed.connect(self.changed)

    def entry(self) -> PlainEntry:
        """The toss as entered."""
        return Toss(Side(self._winner.currentData()), TossChoice(self._choice.currentData()), self._player.value())


def fields_for(entry: PlainEntry, before: MatchState) -> EntryFields | None:
    """Fields that show an entry, given the state before it; None where undo is the way to correct it."""
    match entry:
        case StrokeMade():
            return StrokeEntryFields(entry, before.board) if before.board is not None else None
        case PlacingDone():
            return PlacingFields(entry)
        case ViolationSeen():
            return ViolationFields(entry, before.setup)
        case Demanded():
            return DemandFields(entry)
        case Noted():
            return NoteFields(entry)
        case Toss():
            return TossFields(entry, before.setup)
        case _:
            return None


def _sides(name: str, title: str, setup: Setup, chosen: Side) -> ChoiceBox:
    combo = named(ChoiceBox(), name, title)
    for side in Side:
        combo.addItem(setup.side_name(side), side)
    combo.setCurrentIndex(combo.findData(chosen))
    return combo

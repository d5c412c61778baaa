"""Questions about men to place: which ruling, outcome, and how many stay owed."""

from PySide6.QtCore import QSignalBlocker, Signal
from PySide6.QtWidgets import QFormLayout, QWidget

from carrom_desk.gui.dialogs.fields import NumberField, choice_box, watch
from carrom_desk.gui.kit.layouts import form, within
from carrom_desk.i18n import _, pgettext, say
from carrom_desk.match.effects.course import placed_late
from carrom_desk.match.entry.entries import PlacingDone, PlacingOutcome
from carrom_desk.match.setup import Setup
from carrom_desk.match.side import NOUGHT, BySide, Side
from carrom_desk.match.state import BoardState, ToPlace
from carrom_desk.presentation.names import shortened_setup
from carrom_desk.presentation.next_step.placing_step import placing_sentence

from .entry_fields import EntryFields

_MOST = 9


class LatePlacing(QWidget):
    """Asks how many men of a side were placed in time and stay (88b)."""

    changed = Signal()
    """Emitted when the number changes."""

    def __init__(self, setup: Setup, board: BoardState | None) -> None:
        """`board` has the pending men."""
        super().__init__()
        self._board = board
        self._placed = _men_of_sides("placed", _("Placed in time: men of {side}"), setup)
        self._form = form(*self._placed.values(), wrap=QFormLayout.RowWrapPolicy.WrapLongRows)
        within(self._form, self)
        self.ask(None)
        watch(self.changed, *self._placed.values())

    def ask(self, by: Side | None, placed: BySide[int] | None = None) -> None:
        """Asks about this side's men, or nothing if None; `placed` are the initial numbers."""
        late = None if by is None or self._board is None else placed_late(self._board, by)
        for side, field in self._placed.items():
            dues = 0 if late is None else late.dues.of(side)
            with QSignalBlocker(field):
                field.setMaximum(dues)
                field.setValue(0 if placed is None else placed.of(side))
            self._form.setRowVisible(field, dues > 0)
        self.setVisible(late is not None and late.dues != NOUGHT)

    def value(self) -> BySide[int] | None:
        """Men of each side placed in time, or None."""
        placed = BySide(*(self._placed[side].value() for side in Side))
        return None if placed == NOUGHT else placed


def _men_of_sides(name: str, title: str, setup: Setup) -> dict[Side, NumberField]:
    """Returns a number of men for each side, whose name the title has."""
    names = shortened_setup(setup).names
    return {side: NumberField(f"{name}_{side}", title.format(side=names.of(side)), 0, _MOST) for side in Side}


class PlacingQuestions(EntryFields):
    """Asks for the ruling if several have pending men, for the outcome, and for how many stay owed."""

    def __init__(self, setup: Setup, board: BoardState | None, done: PlacingDone | None = None) -> None:
        """`board` has the pending men, `done` the initial answers."""
        super().__init__()
        setup = shortened_setup(setup)
        self._open: tuple[ToPlace, ...] = board.open_placings if board is not None else ()
        self._done = done or PlacingDone(PlacingOutcome.PLACED)
        men = [(placing_sentence(setup, board, each), each.number) for each in self._open if board is not None]
        self._which = choice_box("which_men", _("Which men?"), men, is_narrow=True)
        outcomes = [(say(outcome.words), outcome) for outcome in PlacingOutcome]
        self._outcome = choice_box("outcome", pgettext("PlacingQuestions", "Placing"), outcomes, is_narrow=True)
        self._left = _men_of_sides("left", _("Still owed by {side}"), setup)
        above = QFormLayout.RowWrapPolicy.WrapAllRows
        self._form = form(self._which, self._outcome, *self._left.values(), wrap=above)
        within(self._form, self)
        self._form.setRowVisible(self._which, len(self._open) > 1)
        self._show(self._done)
        watch(self._offer_left, self._which, self._outcome)
        watch(self.changed, *self._left.values())

    def entry(self) -> PlacingDone:
        """Returns the outcome and its men."""
        men, outcome = self._men(), PlacingOutcome(self._outcome.currentData())
        of = self._done.of if men is self._meant() else men.number if men is not None else None
        if men is None or outcome is not PlacingOutcome.NO_SPACE:
            return PlacingDone(outcome, of)
        left = BySide(*(self._left[side].value() for side in Side))
        return PlacingDone(outcome, of, None if left == men.dues and self._done.left is None else left)

    def _men(self) -> ToPlace | None:
        """Selected men, or None."""
        return self._open[max(0, self._which.currentIndex())] if self._open else None

    def _meant(self) -> ToPlace | None:
        """Returns the men of the initial answer, or else the oldest."""
        of = self._done.of
        return next((each for each in self._open if of is None or each.is_of(of)), None)

    def _show(self, done: PlacingDone) -> None:
        meant = self._meant()
        if meant is not None:
            self._which.setCurrentIndex(self._open.index(meant))
        self._outcome.choose(done.outcome)
        self._offer_left()
        if done.left is not None:
            for side, field in self._left.items():
                field.setValue(done.left.of(side))

    def _offer_left(self) -> None:
        """Offers to leave dues owed; initially all of them."""
        men = self._men()
        is_asked = men is not None and self._outcome.currentData() == PlacingOutcome.NO_SPACE
        for side, field in self._left.items():
            dues = men.dues.of(side) if men is not None else 0
            with QSignalBlocker(field):
                field.setMaximum(dues)
                field.setValue(dues)
            self._form.setRowVisible(field, is_asked and dues > 0)
        self.changed.emit()

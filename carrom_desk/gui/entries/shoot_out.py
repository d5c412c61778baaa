"""Counts the tries of a shoot-out: how often each side succeeded."""

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QFormLayout, QWidget

from carrom_desk.gui.dialogs.fields import NumberField, watch
from carrom_desk.gui.kit.layouts import form, within
from carrom_desk.i18n import _
from carrom_desk.match.entry.entries import ShotOut
from carrom_desk.match.setup import Setup
from carrom_desk.match.side import BySide, Side
from carrom_desk.presentation.names import shortened_setup

_MOST_TRIES = 99
_NOT_KNOWN = -1


class ShootOutQuestions(QWidget):
    """Asks how often each side succeeded; both numbers may be left open."""

    changed = Signal()
    """Emitted when a number changes."""

    def __init__(self, setup: Setup, entered: ShotOut | None = None) -> None:
        """`entered` are the initial answers."""
        super().__init__()
        told, none = shortened_setup(setup), _("not known")
        titles = {side: _("Successful tries of {side}").format(side=told.side_name(side)) for side in Side}
        self._counts = {
            side: NumberField(f"tries_{side}", title, _NOT_KNOWN, _MOST_TRIES, at_least=none)
            for side, title in titles.items()
        }
        counts = BySide(None, None) if entered is None else BySide(entered.a, entered.b)
        for side, field in self._counts.items():
            count = counts.of(side)
            field.setValue(_NOT_KNOWN if count is None else count)
        fields = form(*self._counts.values())
        fields.setRowWrapPolicy(QFormLayout.RowWrapPolicy.WrapLongRows)
        within(fields, self)
        watch(self.changed, *self._counts.values())

    def entry(self, winner: Side) -> ShotOut:
        """Returns the shoot-out that this side won."""
        a, b = (None if field.value() == _NOT_KNOWN else field.value() for field in self._counts.values())
        return ShotOut(winner, a, b)

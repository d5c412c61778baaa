"""Counts the tries of a shoot-out in turn: how often each side succeeded."""

from functools import partial

from PySide6.QtWidgets import QLabel

from carrom_desk.gui.dialogs.desk_dialog import plain_button, voiced
from carrom_desk.gui.dialogs.fields import NumberField, watch
from carrom_desk.gui.kit.layouts import Tiles, across, down, within
from carrom_desk.i18n import _
from carrom_desk.match.entry.entries import ShotOut
from carrom_desk.match.setup import Setup
from carrom_desk.match.side import BySide, Side, leader
from carrom_desk.presentation.names import shortened_setup

from .entry_fields import EntryFields

_MOST_TRIES = 99
_NOT_KNOWN = -1


class ShootOutQuestions(EntryFields):
    """Asks how often each side succeeded; both numbers may be left open."""

    def __init__(self, setup: Setup, entered: ShotOut | None = None) -> None:
        """`entered` are the initial answers."""
        super().__init__()
        told, none = shortened_setup(setup), _("not known")
        self._names = told.names
        self._tries = 0
        self._turn = voiced("", "", "try_turn")
        pocketed = plain_button("try_pocketed", _("Pocketed"), partial(self._tried, 1))
        missed = plain_button("try_missed", _("Missed"), partial(self._tried, 0))
        titles = {side: _("Successful tries of {side}").format(side=told.side_name(side)) for side in Side}
        self._counts = {
            side: NumberField(f"tries_{side}", title, _NOT_KNOWN, _MOST_TRIES, at_least=none)
            for side, title in titles.items()
        }
        counts = BySide(None, None) if entered is None else BySide(entered.a, entered.b)
        for side, field in self._counts.items():
            count = counts.of(side)
            field.setValue(_NOT_KNOWN if count is None else count)
        fields = Tiles(*self._counts.values(), columns=2)
        within(down(self._turn, across(pocketed, missed, gap=8), fields, gap=6), self)
        for label in self.findChildren(QLabel):
            label.setWordWrap(True)  # a pair of long names
        self._show_turn()
        watch(self.changed, *self._counts.values())

    def winner(self) -> Side | None:
        """Returns the side that succeeded more often; None if that is not known, or if both are equal."""
        a, b = (field.value() for field in self._counts.values())
        return None if _NOT_KNOWN in (a, b) else leader(BySide(a, b))

    def _tried(self, count: int) -> None:
        """Counts a try, and turns to the other side."""
        field = self._counts[self._side]
        field.setValue(max(0, field.value()) + count)
        self._tries += 1
        self._show_turn()

    @property
    def _side(self) -> Side:
        """Side whose try it is."""
        return tuple(Side)[self._tries % 2]

    def _show_turn(self) -> None:
        words = _("Try {number}: {side}")
        self._turn.setText(words.format(number=self._tries // 2 + 1, side=self._names.of(self._side)))

    def entry(self) -> ShotOut:
        """Returns the numbers as an entry; who won is asked apart."""
        a, b = (None if field.value() == _NOT_KNOWN else field.value() for field in self._counts.values())
        return ShotOut(Side.A, a, b)

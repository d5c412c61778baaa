"""List of the breaches that make a stroke improper."""

from collections.abc import Iterable

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QFrame, QListWidget, QListWidgetItem, QVBoxLayout, QWidget

from carrom_desk.gui.kit.icons import Icon
from carrom_desk.gui.kit.layouts import across, put
from carrom_desk.gui.kit.roles import TextSize
from carrom_desk.gui.kit.theme import Theme
from carrom_desk.gui.kit.wording import plain_tip
from carrom_desk.i18n import _
from carrom_desk.presentation.breach_choices import BreachChoice
from carrom_desk.presentation.stroke_draft import StrokeView
from carrom_desk.presentation.wording.match_text import in_order

from .cards import Card, words
from .controls import IconButton

REASON_LIST = "reason_list"
_KEYED = 9
"""Number of rows selected by a digit."""
_CHOICE = Qt.ItemDataRole.UserRole


class ReasonList(Card):
    """List of breaches that make a stroke improper; the choice is optional.

    Signals:
        breach_chosen: emitted with the `Breach`.
        before_play_chosen: emitted for a stroke before "Play".
    """

    breach_chosen = Signal(object)
    before_play_chosen = Signal()

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(theme, parent)
        self.setObjectName("reasons")
        self.setAccessibleName(_("Why improper?"))
        self._choices: tuple[BreachChoice, ...] = ()
        self._is_left_out = False
        title = words("reasons_title", TextSize.TITLE, bold=True, text=_("Why improper?"))
        close = IconButton(_("Close"), Icon.CROSS, "reasons_close")
        close.clicked.connect(self.leave_out)
        optional = _("Choose the breach, or confirm the stroke without one.")
        hint = words("reasons_hint", TextSize.SMALL, "muted", is_wrapped=True, text=optional)
        self._list = QListWidget()
        self._list.setObjectName(REASON_LIST)
        self._list.setAccessibleName(_("Why improper?"))
        self._list.setFrameShape(QFrame.Shape.NoFrame)
        self._list.setWordWrap(True)
        self._list.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self._list.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self._list.itemClicked.connect(self._choose)
        self._list.itemActivated.connect(self._choose)
        head = across((title, 1), close)
        self.spaced(put(QVBoxLayout(self), head, hint, (self._list, 1)), 4, (20, 12, 8, 8))
        self.hide()

    def set_choices(self, choices: Iterable[BreachChoice]) -> None:
        """Sets the choices, most frequent first."""
        self._choices = tuple(choices)

    def show_stroke(self, view: StrokeView) -> None:
        """Shows or hides the question; only a break can come before "Play"."""
        is_asked = view.draft.is_improper and view.draft.breach is None
        self._is_left_out = self._is_left_out and is_asked
        is_asked = is_asked and not self._is_left_out
        if is_asked is not self.isHidden():
            return
        self._list.clear()
        if view.is_at_break:
            self._add(_("Before “Play”"), "", None)
        for choice in self._choices:
            law = f" ({in_order(choice.law)})" if choice.law else ""
            self._add(f"{choice.title}{law}", choice.allowed, choice)
        self.setVisible(is_asked)
        if is_asked:
            self.raise_()

    def leave_out(self) -> None:
        """Closes the list without a breach."""
        self._is_left_out = True
        self.hide()

    def press(self, number: int) -> None:
        """Selects the row with this number, from 1, if there is one."""
        if number <= min(_KEYED, self._list.count()):
            self._choose(self._list.item(number - 1))

    def _add(self, text: str, tip: str, choice: BreachChoice | None) -> None:
        number = self._list.count() + 1
        item = QListWidgetItem(f"{number}  {text}" if number <= _KEYED else text)
        item.setToolTip(plain_tip(tip))
        item.setData(_CHOICE, choice)
        self._list.addItem(item)

    def _choose(self, item: QListWidgetItem) -> None:
        choice = item.data(_CHOICE)
        if choice is None:
            self.before_play_chosen.emit()
        else:
            self.breach_chosen.emit(choice.breach)

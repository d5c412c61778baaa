"""What made a stroke improper, asked in the place of the log as soon as it is marked so."""

from collections.abc import Iterable

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QFrame, QListWidget, QListWidgetItem, QVBoxLayout, QWidget

from carrom_desk.gui.roles import TextSize
from carrom_desk.gui.theme import Theme
from carrom_desk.gui.wording import plain_tip

from .cards import Card, words
from .stroke import BreachChoice, StrokeView

REASON_LIST = "reason_list"
_KEYED = 9
"""Lines that a digit chooses."""
_CHOICE = Qt.ItemDataRole.UserRole


class ReasonList(Card):
    """The breaches that make a stroke improper. An answer is not needed: the stroke can be confirmed without one.

    Signals:
        breach_chosen: the `Breach` that it was.
        before_play_chosen: it was made before "Play".
    """

    breach_chosen = Signal(object)
    before_play_chosen = Signal()

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(theme, parent)
        self.setObjectName("reasons")
        self.setAccessibleName(self.tr("Why improper?"))
        self._choices: tuple[BreachChoice, ...] = ()
        title = words("reasons_title", TextSize.TITLE, bold=True)
        title.setText(self.tr("Why improper?"))
        hint = words("reasons_hint", TextSize.SMALL, "muted", is_wrapped=True)
        hint.setText(self.tr("Choose, or confirm the stroke without a reason."))
        self._list = QListWidget()
        self._list.setObjectName(REASON_LIST)
        self._list.setAccessibleName(self.tr("Why improper?"))
        self._list.setFrameShape(QFrame.Shape.NoFrame)
        self._list.setWordWrap(True)
        self._list.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self._list.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self._list.itemClicked.connect(self._choose)
        self._list.itemActivated.connect(self._choose)
        layout = self.spaced(QVBoxLayout(self), 4, (12, 8, 4, 4))
        for part in (title, hint):
            layout.addWidget(part)
        layout.addWidget(self._list, 1)
        self.hide()

    def set_choices(self, choices: Iterable[BreachChoice]) -> None:
        """What there is to choose from, the most frequent first."""
        self._choices = tuple(choices)

    def show_stroke(self, view: StrokeView) -> None:
        """Ask, or no longer; only a break can come before "Play"."""
        is_asked = view.draft.is_improper and view.draft.breach is None
        if is_asked is not self.isHidden():
            return
        self._list.clear()
        for number, choice in enumerate(self._choices, 1):
            law = f" ({choice.law})" if choice.law else ""
            self._add(number, f"{choice.title}{law}", choice.allowed, choice)
        if view.is_at_break:
            self._add(len(self._choices) + 1, self.tr("Before “Play”"), "", None)
        self.setVisible(is_asked)
        if is_asked:
            self.raise_()

    def press(self, number: int) -> None:
        """Choose the line of this number, counted from 1; nothing where there is none."""
        if number <= min(_KEYED, self._list.count()):
            self._choose(self._list.item(number - 1))

    def _add(self, number: int, text: str, tip: str, choice: BreachChoice | None) -> None:
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

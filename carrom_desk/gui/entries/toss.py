"""Toss: its questions in the order of events, and the form that enters it."""

from itertools import count

from PySide6.QtCore import Signal
from PySide6.QtGui import QKeyEvent, QResizeEvent
from PySide6.QtWidgets import QGridLayout, QWidget

from carrom_desk.desk.forms.toss_form import TossForm
from carrom_desk.gui.dialogs.desk_dialog import retitle, voiced
from carrom_desk.gui.dialogs.fields import watch
from carrom_desk.gui.dialogs.radio_group import Choice, RadioGroup, side_question
from carrom_desk.gui.kit.layouts import within
from carrom_desk.gui.kit.pressed_keys import sign_of
from carrom_desk.i18n import _, pgettext, say
from carrom_desk.match.entry.entries import Toss, TossChoice
from carrom_desk.match.setup import Setup
from carrom_desk.match.side import Side
from carrom_desk.presentation.corrections import CorrectionNotice
from carrom_desk.presentation.names import shown
from carrom_desk.rules.texts.words import NAMED

from .entry_dialog import EntryDialog
from .entry_fields import EntryFields

_LOW = 26
"""Height of the form in line heights below which a question and its answers are in one row."""
_GAP = 8
_SHARES = (1, 2)
"""Shares of the width that questions and answers take."""


class TossFields(EntryFields):
    """Asks for winner, choice and breaker (icf-revised 39, 49, 56(b)), and before the match for seats."""

    def __init__(
        self, setup: Setup, *, is_extra_board: bool, bottom: Side | None = None, amended: Toss | None = None
    ) -> None:
        """`bottom` is the side at the bottom of the board as the umpire sees it, until another is chosen; None not to
        ask for seats. `amended` has the initial answers.
        """
        super().__init__()
        self._setup, self._is_extra_board = setup, is_extra_board
        self._winner = side_question("winner", _("1. Who won the toss?"), setup, is_row=True)
        choices = {TossChoice.BREAK: pgettext("TossDialog", "Break"), TossChoice.SIDE: pgettext("TossDialog", "Side")}
        if is_extra_board:
            del choices[TossChoice.SIDE]
        self._choice = RadioGroup("choice", _("2. What does the winner choose?"), choices, is_row=True)
        names = tuple(map(shown, setup.names))
        players = {1: _("Player 1"), 2: _("Player 2")}
        who = _("3. Which player of the breaking pair breaks?")
        self._player = RadioGroup("player", who, players, is_row=True, names=names)
        who = _("4. Who sits on the breaker’s right?")
        self._right = RadioGroup("right", who, players, is_row=True, names=names)
        self._bottom = side_question("bottom", _("3. Who sits at the bottom of the board?"), setup, is_row=True)
        self._bottom.choose(bottom or Side.A)
        seating = (self._player, self._right) if setup.doubles else (self._bottom,)
        self._questions = (self._winner, self._choice, *seating)
        self._lay_out(asks_seats=bottom is not None and not is_extra_board)
        watch(self._ask_further, self._winner, self._choice, self._player)
        watch(self.changed, self._right)
        if is_extra_board:
            self._choice.choose(TossChoice.BREAK)
        if amended is not None:
            self._show(amended)
        self.setFocusProxy(self._winner.choices[Side.A])
        self._ask_further()

    def form(self) -> TossForm:
        """Returns the answers given so far."""
        answers = (self._winner.value(), self._choice.value(), self._player.value(), self._right.value())
        return TossForm(self._setup, self._is_extra_board, *answers)

    def entry(self) -> Toss | None:
        """Returns the toss; None while a question is unanswered."""
        return self.form().toss

    def problem(self) -> str:
        """Returns the first unanswered question."""
        return self.form().problem

    def bottom(self) -> Side | None:
        """Returns the side at the bottom of the board; None if that is not asked."""
        side: Side | None = None if self._bottom.isHidden() else self._bottom.value()
        return side

    def show_keys(self) -> dict[str, Choice]:
        """Shows a digit on each answer, and returns the answers by digit."""
        keyed: dict[str, Choice] = {}
        for place, question in enumerate(self._questions):
            keyed |= question.show_keys(map(str, count(2 * place + 1)))
        return keyed

    def arrange(self, *, is_low: bool) -> None:
        """Places the answers beside their questions, or else below."""
        for row, (question, label) in enumerate(self._asked.items()):
            self._rows.addWidget(label, row if is_low else 2 * row, 0)
            self._rows.addWidget(question, *((row, 1) if is_low else (2 * row + 1, 0)))
        for column, share in enumerate(_SHARES if is_low else (1, 0)):
            self._rows.setColumnStretch(column, share)

    def _show(self, toss: Toss) -> None:
        self._winner.choose(toss.winner)
        self._choice.choose(toss.choice)
        self._player.choose(toss.player)

    def _lay_out(self, *, asks_seats: bool) -> None:
        self._rows = QGridLayout()
        self._rows.setSpacing(_GAP)
        self._asked: dict[QWidget, QWidget] = {}
        """Label of each question."""
        for question in self._questions:
            self._asked[question] = voiced(question.title(), "")
            question.setTitle("")  # the label says it
        self.arrange(is_low=True)
        within(self._rows, self)
        for question in (self._right, self._bottom):
            if not asks_seats or question not in self._asked:
                question.hide()
                self._asked.get(question, question).hide()

    def _ask_further(self) -> None:
        """Names the players of each pair, once it is known who breaks."""
        form = self.form()
        if form.breaking is not None and self._setup.doubles:
            for question, side in ((self._player, form.breaking), (self._right, form.breaking.other)):
                for button, player in zip(question.choices.values(), self._setup.sides.of(side), strict=True):
                    retitle(button, shown(player.name))
        if form.usual_right is not None and self._right.isVisibleTo(self):
            self._right.choose(form.usual_right)
        self.changed.emit()


class TossDialog(EntryDialog):
    """Answers with a `Toss`."""

    seated = Signal(object)
    """Emitted before the answer with a `DetailsChanged`, if a pair sits in a different order than entered."""
    bottom_chosen = Signal(object)
    """Emitted before the answer with the `Side` at the bottom of the board, in singles."""

    def __init__(
        self, setup: Setup, *, is_extra_board: bool, bottom: Side = Side.A, parent: QWidget | None = None
    ) -> None:
        """`bottom` is the side at the bottom of the board as the umpire sees it, until another is chosen."""
        title = _("Toss for the extra board") if is_extra_board else _("Toss")
        super().__init__("toss_dialog", title, _("Enter toss"), parent)
        self._fields = TossFields(setup, is_extra_board=is_extra_board, bottom=bottom)
        self._keyed = self._fields.show_keys()
        self._fields.changed.connect(self.show_follows)
        self.add(self._fields, 1)
        self.begin_at(self._fields)
        self.show_follows()

    def entry(self) -> Toss | None:
        return self._fields.entry()

    def problems(self) -> list[str]:
        """Returns the first unanswered question."""
        return list(filter(None, (self._fields.problem(),)))

    def follows(self) -> CorrectionNotice:
        """Returns who breaks, and in doubles the turn order."""
        form = self._fields.form()
        seats = " · ".join(filter(None, form.seat_lines()))
        order = say(NAMED, name=_("Turn order, to the right"), text=seats) if seats else ""
        return CorrectionNotice("\n".join(filter(None, (form.consequence(), order))))

    def accept(self) -> None:
        """Closes with the answer, after emitting who sits where as far as that was asked."""
        order, bottom = self._fields.form().new_order, self._fields.bottom()
        if bottom is not None:
            self.bottom_chosen.emit(bottom)
        if order is not None:
            self.seated.emit(order)
        super().accept()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Selects answers by digit."""
        choice = self._keyed.get(sign_of(event))
        if choice is None or not choice.isVisible():
            super().keyPressEvent(event)
            return
        choice.setFocus()
        choice.click()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fields.arrange(is_low=self.height() < _LOW * self.fontMetrics().height())

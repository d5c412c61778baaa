"""Form for the toss, in the order of events."""

from itertools import chain, count

from PySide6.QtCore import Signal
from PySide6.QtGui import QKeyEvent, QResizeEvent
from PySide6.QtWidgets import QGridLayout, QWidget

from carrom_desk.desk.forms.toss_form import TossForm
from carrom_desk.gui.dialogs.ask_dialog import AskDialog
from carrom_desk.gui.dialogs.desk_dialog import retitle, voiced
from carrom_desk.gui.dialogs.fields import watch
from carrom_desk.gui.dialogs.radio_group import RadioGroup, side_question
from carrom_desk.gui.kit.pressed_keys import sign_of
from carrom_desk.i18n import _, pgettext, say
from carrom_desk.match.entry.entries import Toss, TossChoice
from carrom_desk.match.setup import Setup
from carrom_desk.match.side import Side
from carrom_desk.presentation.corrections import CorrectionNotice
from carrom_desk.presentation.names import shown
from carrom_desk.rules.texts.words import NAMED

from .consequence import ConsequenceView

_LOW = 26
"""Height in line heights below which a question and its answers are in one row."""
_GAP = 8
_SHARES = (1, 2)
"""Shares of the width that questions and answers take."""


class TossDialog(AskDialog):
    """Asks for winner, choice, breaker and seats (icf-revised 39, 49, 56(b)). Answers with a `Toss`."""

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
        self._setup = setup
        self._is_extra_board = is_extra_board
        self._asked: dict[QWidget, QWidget] = {}
        """Label of each question."""
        self._winner = side_question("winner", _("1. Who won the toss?"), setup, is_row=True)
        choices = {TossChoice.BREAK: pgettext("TossDialog", "Break"), TossChoice.SIDE: pgettext("TossDialog", "Side")}
        if is_extra_board:
            del choices[TossChoice.SIDE]
        self._choice = RadioGroup("choice", _("2. What does the winner choose?"), choices, is_row=True)
        names = tuple(shown(setup.side_name(side)) for side in Side)
        players = {1: _("Player 1"), 2: _("Player 2")}
        who = _("3. Which player of the breaking pair breaks?")
        self._player = RadioGroup("player", who, players, is_row=True, names=names)
        who = _("4. Who sits on the breaker’s right?")
        self._right = RadioGroup("right", who, players, is_row=True, names=names)
        self._bottom = side_question("bottom", _("3. Who sits at the bottom of the board?"), setup, is_row=True)
        self._bottom.choose(bottom)
        self._follows = ConsequenceView()
        seating = (self._player, self._right) if setup.doubles else (self._bottom,)
        questions = (self._winner, self._choice, *seating)
        keyed = (question.show_keys(map(str, count(2 * place + 1))) for place, question in enumerate(questions))
        self._keyed = dict(chain.from_iterable(answers.items() for answers in keyed))
        self._lay_out(*questions)
        watch(self._ask_further, self._winner, self._choice, self._player)
        watch(self._changed, self._right)
        if is_extra_board:
            self._choice.choose(TossChoice.BREAK)
        self.begin_at(self._winner.choices[Side.A])
        self._ask_further()

    def answer(self) -> Toss | None:
        """Returns the toss; None while a question is unanswered."""
        return self._form().toss

    def problems(self) -> list[str]:
        """Returns the first unanswered question."""
        return list(filter(None, (self._form().problem,)))

    def accept(self) -> None:
        """Closes with the answer, after emitting who sits where as far as that was asked."""
        order, bottom = self._form().new_order, self._bottom.value()
        if bottom is not None and not self._bottom.isHidden():
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

    def _lay_out(self, *questions: RadioGroup) -> None:
        self._rows = QGridLayout()
        self._rows.setSpacing(_GAP)
        for question in questions:
            self._asked[question] = voiced(question.title(), "")
            question.setTitle("")  # the label says it
        self._arrange(is_low=False)
        self.add(self._rows, 1)
        self.show_below((self._follows, 1))
        for asked in (self._right, self._bottom) if self._is_extra_board else ():
            asked.hide()
            self._asked.get(asked, asked).hide()

    def _arrange(self, *, is_low: bool) -> None:
        """Places the answers beside their questions, or else below."""
        for row, (question, label) in enumerate(self._asked.items()):
            self._rows.addWidget(label, row if is_low else 2 * row, 0)
            self._rows.addWidget(question, *((row, 1) if is_low else (2 * row + 1, 0)))
        for column, share in enumerate(_SHARES if is_low else (1, 0)):
            self._rows.setColumnStretch(column, share)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._arrange(is_low=self.height() < _LOW * self.fontMetrics().height())

    def _form(self) -> TossForm:
        """Returns the answers given so far."""
        answers = (self._winner.value(), self._choice.value(), self._player.value(), self._right.value())
        return TossForm(self._setup, self._is_extra_board, *answers)

    def _ask_further(self) -> None:
        """Names the players of each pair, once it is known who breaks."""
        form = self._form()
        if form.breaking is not None and self._setup.doubles:
            for question, side in ((self._player, form.breaking), (self._right, form.breaking.other)):
                for button, player in zip(question.choices.values(), self._setup.sides.of(side), strict=True):
                    retitle(button, shown(player.name))
        if form.usual_right is not None and self._right.isVisibleTo(self):
            self._right.choose(form.usual_right)
        self._changed()

    def _changed(self) -> None:
        form = self._form()
        seats = " · ".join(filter(None, form.seat_lines()))
        order = say(NAMED, name=_("Turn order, to the right"), text=seats) if seats else ""
        self._follows.show_consequence(CorrectionNotice("\n".join(filter(None, (form.consequence(), order)))))
        self.check()

"""Form for the toss, in the order of events."""

from dataclasses import replace
from itertools import chain, count

from PySide6.QtCore import Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QGridLayout, QWidget

from carrom_desk.gui.dialogs.ask_dialog import AskDialog
from carrom_desk.gui.dialogs.desk_dialog import retitle, voiced
from carrom_desk.gui.dialogs.fields import RadioGroup, side_question, watch
from carrom_desk.i18n import _, pgettext, say
from carrom_desk.match.entry.entries import DetailsChanged, PlayersNamed, Toss, TossChoice
from carrom_desk.match.setup import Setup
from carrom_desk.match.side import SEATS_TO_THE_RIGHT, Seat, Side, seat_after, seat_of
from carrom_desk.presentation.names import shortened_setup
from carrom_desk.rules.laws import Law
from carrom_desk.rules.texts.words import NAMED


class TossDialog(AskDialog):
    """Asks for winner, choice, breaker and seats (icf-revised 39, 49, 56(b)). Answers with a `Toss`."""

    is_tall = True
    seated = Signal(object)
    """Emitted before the answer with a `DetailsChanged`, if a pair sits in a different order than entered."""

    def __init__(self, setup: Setup, *, is_extra_board: bool, parent: QWidget | None = None) -> None:
        title = _("Toss for the extra board") if is_extra_board else _("Toss")
        super().__init__("toss_dialog", title, _("Enter toss"), parent)
        self._setup = setup
        self._is_extra_board = is_extra_board
        self._winner = side_question("winner", _("1. Who won the toss?"), setup, is_row=True)
        choices = {TossChoice.BREAK: pgettext("TossDialog", "Break"), TossChoice.SIDE: pgettext("TossDialog", "Side")}
        if is_extra_board:
            del choices[TossChoice.SIDE]
        self._choice = RadioGroup("choice", _("2. What does the winner choose?"), choices, is_row=True)
        names = tuple(setup.side_name(side) for side in Side)
        players = {1: _("Player 1"), 2: _("Player 2")}
        who = _("3. Which player of the breaking pair breaks?")
        self._player = RadioGroup("player", who, players, is_row=True, names=names)
        who = _("4. Who sits on the breaker’s right?")
        self._right = RadioGroup("right", who, players, is_row=True, names=names)
        self._consequence = voiced("", "muted", "toss_said")
        # Reserves space, so that nothing moves.
        self._consequence.setMinimumHeight(2 * self._consequence.fontMetrics().lineSpacing())
        seats = SEATS_TO_THE_RIGHT if setup.doubles else ()
        self._seats = [voiced("", "", f"toss_seat_{place}") for place, _seat in enumerate(seats, 1)]
        questions = (self._winner, self._choice, self._player, self._right)
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
        if self.problems():
            return None
        return Toss(self._winner.value(), self._choice.value(), self._player.value() or 1)

    def problems(self) -> list[str]:
        """Returns the first unanswered question."""
        if not self._winner.value():
            return [_("Choose who won the toss.")]
        if not self._choice.value():
            return [_("Choose whether the winner takes the break or the side.")]
        if self._setup.doubles and not self._player.value():
            return [_("Choose which player breaks.")]
        return []

    def accept(self) -> None:
        """Closes with the answer, after emitting `seated` if a pair sits in a different order."""
        seated = self._seated()
        if seated != self._setup and not self.problems():
            order = {seat.value: seated.player_at(seat) for seat in Seat if seat.side is not self._breaking}
            self.seated.emit(DetailsChanged(players=PlayersNamed(**order)))
        super().accept()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Selects answers by digit."""
        choice = self._keyed.get(event.text())
        if choice is None or not choice.isVisible():
            super().keyPressEvent(event)
            return
        choice.setFocus()
        choice.click()

    def _lay_out(self, *questions: RadioGroup) -> None:
        seats, heading = QGridLayout(), voiced(_("Turn order, to the right"), "muted")
        seats.setHorizontalSpacing(16)
        seats.addWidget(heading, 0, 0, 1, 2)
        for place, seat in enumerate(self._seats, 2):
            seats.addWidget(seat, *divmod(place, 2))
        for part in (heading, self._player):
            part.setVisible(self._setup.doubles)
        self._right.setVisible(self._setup.doubles and not self._is_extra_board)
        self.add(*questions, self._consequence, seats, 1)

    @property
    def _breaking(self) -> Side | None:
        """Returns the side that breaks, or None."""
        winner: Side | None = self._winner.value()
        if winner is None or self._choice.value() is None:
            return None
        return winner if self._choice.value() is TossChoice.BREAK else winner.other

    def _breaker(self) -> Seat | None:
        """Returns the player who breaks, or None."""
        player = self._player.value() if self._setup.doubles else 1
        return None if self._breaking is None or player is None else seat_of(self._breaking, player)

    def _seated(self) -> Setup:
        """Returns the setup with players as seated."""
        breaker, right = self._breaker(), self._right.value()
        if breaker is None or right in (None, seat_after(breaker, 1, doubles=True).number):
            return self._setup
        other = breaker.side.other
        return replace(self._setup, sides=self._setup.sides.with_(other, self._setup.sides.of(other)[::-1]))

    def _ask_further(self) -> None:
        """Names the players of each pair, once it is known who breaks."""
        breaking, breaker = self._breaking, self._breaker()
        if breaking is not None and self._setup.doubles:
            for question, side in ((self._player, breaking), (self._right, breaking.other)):
                for button, player in zip(question.choices.values(), self._setup.sides.of(side), strict=True):
                    retitle(button, player.name)
        if breaker is not None and self._right.isVisibleTo(self):
            self._right.choose(seat_after(breaker, 1, doubles=True).number)
        self._changed()

    def _changed(self) -> None:
        breaking, breaker, seated = self._breaking, self._breaker(), shortened_setup(self._seated())
        self._consequence.setText("" if breaking is None else self._what_follows(breaking))
        for steps, label in enumerate(self._seats):
            seat = None if breaker is None else seat_after(breaker, steps, doubles=True)
            name = "" if seat is None else seated.player_at(seat).name
            label.setText(say(NAMED, name=steps + 1, text=name) if name else "")
        self.check()

    def _what_follows(self, breaking: Side) -> str:
        breaks, told = self._breaks(breaking), shortened_setup(self._setup)
        if self._is_extra_board:
            return breaks
        # The breaker has left the choice of side to the other, and sits down first (39(a), 39(c)).
        pairs = self._setup.doubles
        first = _("1. {first} sit down first.") if pairs else _("1. {first} sits down first.")
        other = _("2. {chooser} choose the side.") if pairs else _("2. {chooser} chooses the side.")
        number = self._setup.laws.numbers.get(Law.TOSS)
        said = (
            first.format(first=told.side_name(breaking)),
            other.format(chooser=told.side_name(breaking.other)),
            _("3. {breaks}").format(breaks=breaks),
            _("(law {number})").format(number=number) if number else "",
        )
        return " ".join(said).strip()

    def _breaks(self, breaking: Side) -> str:
        told, breaker = shortened_setup(self._setup), self._breaker()
        if breaker is None:
            return _("{names} break and play white.").format(names=told.side_name(breaking))
        return _("{name} breaks and plays white.").format(name=told.player_at(breaker).name)

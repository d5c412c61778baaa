"""Dialog for the toss, in the order of events."""

from PySide6.QtWidgets import QWidget

from carrom_desk.gui.dialogs.ask_dialog import AskDialog
from carrom_desk.gui.dialogs.desk_dialog import retitle, voiced
from carrom_desk.gui.dialogs.fields import OneOf, side_question, watch
from carrom_desk.i18n import _, pgettext
from carrom_desk.match.entry.entries import Toss, TossChoice
from carrom_desk.match.setup import Setup
from carrom_desk.match.side import Side, seat_of
from carrom_desk.presentation.names import told_shortly
from carrom_desk.rules.laws import Law

_WIDTH_OF_PAIRS, _BESIDE = 1080, 40
"""Width in pixels for names of 45 letters, and the margin beside them."""


class TossDialog(AskDialog):
    """Asks for winner, choice and breaker (icf-revised 39, 49, 56(b)). Answers with a `Toss`."""

    def __init__(self, setup: Setup, *, is_extra_board: bool, parent: QWidget | None = None) -> None:
        title = _("Toss for the extra board") if is_extra_board else _("Toss")
        super().__init__("toss_dialog", title, _("Enter toss"), parent)
        self._setup = setup
        self._is_extra_board = is_extra_board
        self._winner = side_question("winner", _("1. Who won the toss?"), setup, is_row=True)
        choices = {TossChoice.BREAK: pgettext("TossDialog", "Break"), TossChoice.SIDE: pgettext("TossDialog", "Side")}
        if is_extra_board:
            del choices[TossChoice.SIDE]
        self._choice = OneOf("choice", _("2. What does the winner choose?"), choices, is_row=True)
        players = {1: _("Player 1"), 2: _("Player 2")}
        who = _("3. Which player of the breaking pair breaks?")
        names = tuple(setup.side_name(side) for side in Side)
        self._player = OneOf("player", who, players, is_row=True, names=names)
        self._player.setVisible(setup.doubles)
        self._consequence = voiced("", "muted", "toss_said")
        # Nothing moves when it is said.
        self._consequence.setMinimumHeight(2 * self._consequence.fontMetrics().lineSpacing())
        self.add(self._winner, self._choice, self._player, self._consequence)
        if is_extra_board:
            self._choice.choose(TossChoice.BREAK)
        watch(self._changed, self._winner, self._choice, self._player)
        around = 0 if parent is None else parent.window().width()
        self.setMinimumWidth(max(640, min(_WIDTH_OF_PAIRS, around - _BESIDE)) if setup.doubles else 640)
        self.begin_at(self._winner.choices[Side.A])
        self._changed()

    def answer(self) -> Toss | None:
        """The toss; None while a question is open."""
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

    def _breaking_side(self) -> Side | None:
        winner: Side | None = self._winner.value()
        if winner is None or self._choice.value() is None:
            return None
        return winner if self._choice.value() is TossChoice.BREAK else winner.other

    def _changed(self) -> None:
        breaking = self._breaking_side()
        if breaking is not None:
            for button, player in zip(self._player.choices.values(), self._setup.sides.of(breaking), strict=False):
                retitle(button, player.name)
        self._consequence.setText("" if breaking is None else self._what_follows(breaking))
        self.check()
        if self.isVisible():
            self.make_room()  # for the longest names

    def _what_follows(self, breaking: Side) -> str:
        breaks, told = self._breaks(breaking), told_shortly(self._setup)
        if self._is_extra_board:
            return breaks
        # The one who breaks has left the side to the other, and sits down first (39(a), 39(c)).
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
        told = told_shortly(self._setup)
        if told.doubles and not self._player.value():
            return _("{names} break and play white.").format(names=told.side_name(breaking))
        seat = seat_of(breaking, self._player.value() or 1)
        return _("{name} breaks and plays white.").format(name=told.player_at(seat).name)

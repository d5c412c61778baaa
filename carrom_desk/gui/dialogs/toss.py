"""The toss, in the order in which it happens."""

from PySide6.QtWidgets import QButtonGroup, QGroupBox, QHBoxLayout, QWidget

from carrom_desk.match.entries import Toss, TossChoice
from carrom_desk.match.setup import Setup
from carrom_desk.match.side import Seat, Side, seat_of
from carrom_desk.rules.laws import Law

from .ask_dialog import AskDialog
from .desk_dialog import named, voiced
from .fields import Choice


class TossDialog(AskDialog):
    """Who won, what he takes, who breaks (icf-revised 39, 49, 56(b)). Answers with a `Toss`."""

    def __init__(self, setup: Setup, *, is_extra_board: bool, parent: QWidget | None = None) -> None:
        title = self.tr("Toss for the extra board") if is_extra_board else self.tr("Toss")
        super().__init__("toss_dialog", title, self.tr("Enter the toss"), parent)
        self._setup = setup
        self._is_extra_board = is_extra_board
        sides = {f"winner_{side}": setup.side_name(side) for side in Side}
        self._winner = self._question(self.tr("1. Who won the toss?"), sides)
        choices = {"choice_break": self.tr("The break"), "choice_side": self.tr("The side")}
        if is_extra_board:
            del choices["choice_side"]
        self._choice = self._question(self.tr("2. What does the winner take?"), choices)
        self._player = self._question(
            self.tr("3. Which player of the breaking pair breaks?"),
            {"player_1": self.tr("Player 1"), "player_2": self.tr("Player 2")} if setup.doubles else {},
        )
        self._said = named(voiced("", "muted"), "toss_said", "")
        self.body.addWidget(self._said)
        if is_extra_board:
            self._choice.buttons()[0].setChecked(True)
        self.setMinimumWidth(640)
        self.begin_at(self._winner.buttons()[0])
        self._changed()

    def answer(self) -> Toss | None:
        """The toss; None while a question is open."""
        if self.problems():
            return None
        winner, choice = self._winner_side(), self._taken()
        assert winner is not None
        assert choice is not None
        return Toss(winner, choice, self._player_number() or 1)

    def problems(self) -> list[str]:
        """The first question that is still open."""
        if self._winner_side() is None:
            return [self.tr("Say who won the toss.")]
        if self._taken() is None:
            return [self.tr("Say whether the winner takes the break or the side.")]
        if self._setup.doubles and self._player_number() is None:
            return [self.tr("Say which player breaks.")]
        return []

    def _winner_side(self) -> Side | None:
        name = self._checked(self._winner)
        return Side(name.removeprefix("winner_")) if name else None

    def _taken(self) -> TossChoice | None:
        name = self._checked(self._choice)
        return TossChoice(name.removeprefix("choice_")) if name else None

    def _player_number(self) -> int | None:
        name = self._checked(self._player)
        return int(name.removeprefix("player_")) if name else None

    @staticmethod
    def _checked(group: QButtonGroup) -> str:
        button = group.checkedButton()
        return button.objectName() if button is not None else ""

    def _breaking_side(self) -> Side | None:
        winner, choice = self._winner_side(), self._taken()
        if winner is None or choice is None:
            return None
        return winner if choice is TossChoice.BREAK else winner.other

    def _changed(self) -> None:
        breaking = self._breaking_side()
        if self._setup.doubles and breaking is not None:
            for number, button in enumerate(self._player.buttons(), 1):
                button.setText(self._setup.player_at(seat_of(breaking, number)).name)
                button.setAccessibleName(button.text())
        self._said.setText(self._consequence(breaking))
        self._said.setAccessibleName(self._said.text())
        self.check()

    def _consequence(self, breaking: Side | None) -> str:
        if breaking is None:
            return ""
        breaks = self._breaks(breaking)
        if self._is_extra_board:
            return breaks
        # Whoever breaks has left the side to the other, and sits down first (39(a), 39(c)).
        pairs = self._setup.doubles
        first = self.tr("1. {first} sit down first.") if pairs else self.tr("1. {first} sits down first.")
        other = self.tr("2. {chooser} choose the side.") if pairs else self.tr("2. {chooser} chooses the side.")
        said = (
            first.format(first=self._setup.side_name(breaking)),
            other.format(chooser=self._setup.side_name(breaking.other)),
            self.tr("3. {breaks}").format(breaks=breaks),
            self._law(),
        )
        return " ".join(said).strip()

    def _breaks(self, breaking: Side) -> str:
        if self._setup.doubles and self._player_number() is None:
            return self.tr("{names} break and play white.").format(names=self._setup.side_name(breaking))
        name = self._name(seat_of(breaking, self._player_number() or 1))
        return self.tr("{name} breaks and plays white.").format(name=name)

    def _law(self) -> str:
        number = self._setup.laws.numbers.get(Law.TOSS)
        return self.tr("(law {number})").format(number=number) if number else ""

    def _name(self, seat: Seat) -> str:
        return self._setup.player_at(seat).name

    def _question(self, title: str, choices: dict[str, str]) -> QButtonGroup:
        group = QButtonGroup(self)
        if not choices:
            return group
        box = QGroupBox(title)
        row = QHBoxLayout(box)
        for name, words in choices.items():
            button = named(Choice(words), name, words)
            button.toggled.connect(self._changed)
            group.addButton(button)
            row.addWidget(button, 1)
        self.body.addWidget(box)
        return group

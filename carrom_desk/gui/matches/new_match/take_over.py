"""Dialog for taking over a match in progress, with its current state."""

from PySide6.QtWidgets import QGridLayout, QGroupBox, QLabel, QSizePolicy, QWidget

from carrom_desk.exchange.codec.state_codec import read_setup, write_setup
from carrom_desk.gui.dialogs.ask_dialog import AskDialog
from carrom_desk.gui.dialogs.fields import NumberField, check_box, choice_box, watch
from carrom_desk.gui.kit.layouts import across, called, down
from carrom_desk.gui.panels.cards import NameLabel
from carrom_desk.i18n import _, pgettext, say
from carrom_desk.match.problems import InvalidDocument
from carrom_desk.match.setup import Setup
from carrom_desk.match.side import Seat, Side
from carrom_desk.presentation.names import full_names, shortened_setup, shown
from carrom_desk.presentation.wording.refusal_text import in_language
from carrom_desk.rules.position import MEN_OF_A_SIDE, QueenPlace
from carrom_desk.rules.texts.piece_text import queen_words
from carrom_desk.rules.texts.words import NAMED

MOST_BOARDS = 98


class TakeOverDialog(AskDialog):
    """Answers with the given `Setup` and the current state."""

    def __init__(self, setup: Setup, parent: QWidget | None = None) -> None:
        super().__init__("take_over_dialog", _("Take over match"), pgettext("TakeOverDialog", "Continue"), parent)
        self._setup = setup
        competition = setup.competition
        self._pairs: dict[str, dict[Side, NumberField]] = {}
        """Fields for both sides, by title."""
        self._games = self._both("games", _("Games won"), 0, competition.games_to_win - 1)
        self._score = self._both("score", _("Points in this game"), 0, competition.points - 1)
        self._men = self._both("men", _("Men on the board"), 1, MEN_OF_A_SIDE)
        self._due = self._both("due", _("Men owed"), 0, MEN_OF_A_SIDE)
        self._boards = NumberField("boards", _("Boards finished in this game"), 0, MOST_BOARDS)
        names = full_names(setup)
        sides = [(names.side(side), side) for side in Side]
        self._breaker = choice_box("breaker", _("Breaker (plays white)"), sides, of_names=True)
        seats = [(names.player(seat), seat) for seat in setup.seats]
        self._turn = choice_box("turn", _("To play"), seats, of_names=True)
        free = [place for place in QueenPlace if place in setup.laws.queen_places and place.holder is None]
        words, told = _("covered by {side}"), shortened_setup(setup)
        covered = [(words.format(side=told.side_name(side)), side.value) for side in Side]
        places = [(queen_words(place), place.value) for place in free]
        self._queen = choice_box("queen", _("Queen"), [*places, *covered], is_narrow=True)
        self._is_broken = check_box("break_made", pgettext("TakeOverDialog", "Break made"))
        for side in Side:
            self._men[side].setValue(MEN_OF_A_SIDE)
        self._lay_out()
        both = (field for fields in self._pairs.values() for field in fields.values())
        watch(self.check, *both, self._boards, self._breaker, self._turn, self._queen, self._is_broken)
        self.check()

    def answer(self) -> Setup | None:
        """Returns the setup with its start; None if invalid."""
        try:
            return self._read()
        except InvalidDocument:
            return None

    def problems(self) -> list[str]:
        """Returns why the state is invalid."""
        try:
            self._read()
        except InvalidDocument as invalid:
            return [in_language(fault.problem) for fault in invalid.problems]
        return []

    def _read(self) -> Setup:
        """Validates with the reader of match files, so that dialog and files agree."""
        return read_setup({**write_setup(self._setup), "start": self._written()})

    def _written(self) -> dict[str, object]:
        turn = Seat(self._turn.currentData())
        boards = self._boards.value()
        return {
            "games": self._numbers(self._games),
            "game": {
                "number": sum(field.value() for field in self._games.values()) + 1,
                "score": self._numbers(self._score),
                "boards": boards,
            },
            "board": {
                "number": boards + 1,
                "breaker": Side(self._breaker.currentData()).value,
                "turn": turn.side.value,
                "player": self._setup.player_at(turn).name,
                "on_board": self._numbers(self._men),
                "queen": self._queen.currentData(),
                "due": self._numbers(self._due),
                "break": {"made": self._is_broken.isChecked()},
            },
        }

    @staticmethod
    def _numbers(fields: dict[Side, NumberField]) -> dict[str, object]:
        return {side.value: field.value() for side, field in fields.items()}

    # Fields

    def _both(self, name: str, title: str, least: int, most: int) -> dict[Side, NumberField]:
        names = {side: say(NAMED, name=title, text=shown(self._setup.side_name(side))) for side in Side}
        self._pairs[title] = {side: NumberField(f"{name}_{side}", names[side], least, most) for side in Side}
        return self._pairs[title]

    def _lay_out(self) -> None:
        sides = QGroupBox(_("Current state"))
        grid = QGridLayout(sides)
        grid.setVerticalSpacing(4)
        for column, side in enumerate(Side, 1):
            name = NameLabel()
            name.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Fixed)  # elided to the column
            name.setText(shown(self._setup.side_name(side)))
            grid.addWidget(name, 0, column)
        for row, (title, fields) in enumerate(self._pairs.items(), 1):
            grid.addWidget(QLabel(title), row, 0)
            for column, field in enumerate(fields.values(), 1):
                grid.addWidget(field, row, column)
        grid.setRowStretch(len(self._pairs) + 1, 1)
        board = QGroupBox(_("Current board"))
        board.setLayout(down(*called(self._breaker, self._turn, self._queen, self._boards), self._is_broken))
        self.add(across((sides, 5), (board, 3)))
        self.set_size(980)
        self.begin_at(self._breaker)

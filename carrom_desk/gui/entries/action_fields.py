"""Questions of a rare action, to enter it and to amend its entry."""

from collections.abc import Iterator, Sequence
from dataclasses import replace
from typing import Any

from PySide6.QtCore import QSignalBlocker, Qt

from carrom_desk.gui.dialogs.fields import ChoiceBox, NumberField, choice_box, watch
from carrom_desk.gui.dialogs.radio_group import Choice, RadioGroup, player_question, side_question
from carrom_desk.gui.kit.layouts import across, down, within
from carrom_desk.gui.kit.wording import NOT_NAMED, WHICH_PLAYER
from carrom_desk.i18n import _, say
from carrom_desk.match.entry.entries import PlainEntry
from carrom_desk.match.setup import Setup
from carrom_desk.match.state import BoardState, Protest
from carrom_desk.presentation.names import short_names, shortened_setup
from carrom_desk.presentation.next_step.referee_actions import (
    FORMS,
    MEN_NOT_PLACED,
    ActionForm,
    Answers,
    Option,
    RefereeAction,
    TextNeed,
    chosen_law,
    usual_reasons,
)
from carrom_desk.presentation.wording.match_text import capital
from carrom_desk.rules.position import MEN_OF_A_SIDE
from carrom_desk.rules.texts.words import NAMED

from .entry_fields import EntryFields
from .placing import PlacingQuestions
from .reason_field import ReasonField
from .shoot_out import ShootOutQuestions
from .whole_board import WholeBoardQuestions


class ActionFields(EntryFields):
    """Asks what the form of an action needs: side or player, option, men, board, shoot-out, protest and text."""

    def __init__(
        self, setup: Setup, board: BoardState | None, protests: Sequence[Protest] = (), amended: Answers | None = None
    ) -> None:
        """`board` is the current one, `protests` are the pending ones; `amended` are the answers of the entry to
        amend, which stay as they are until the umpire changes them.
        """
        super().__init__()
        self._setup, self._protests = setup, protests
        self._amended = Answers() if amended is None else amended
        self._shown: dict[str, Any] = {}
        """Values of the fields for the amended answers."""
        self._action = RefereeAction.NOTE
        self._side = side_question("act_side", "", setup)
        self._player = player_question("seat", "", setup)
        self._option = _option_question()
        self._one_of_pair = choice_box("player", say(WHICH_PLAYER), of_names=True)
        self._men = NumberField("men", say(MEN_NOT_PLACED), 1, MEN_OF_A_SIDE)
        self._protest = _protest_box(setup, protests)
        self._placing = PlacingQuestions(setup, board, self._amended.placing)
        self._board = WholeBoardQuestions(setup, board, None if amended is None else amended.board)
        self._shoot_out = ShootOutQuestions(setup, self._amended.shoot_out)
        self.reason = ReasonField()
        """The text, with common reasons."""
        self._lay_out()
        self._listen()

    @property
    def form_shown(self) -> ActionForm:
        return FORMS[self._action]

    @property
    def protest(self) -> Protest | None:
        """The pending protest that is selected."""
        return self._protests[max(0, self._protest.currentIndex())] if self._protests else None

    def ask(self, action: RefereeAction, *, is_possible: bool = True) -> None:
        """Shows the questions of an action; those about men and boards only if it `is_possible`."""
        self._action, form = action, FORMS[action]
        for question, words in ((self._side, form.side), (self._player, form.player)):
            question.ask(say(words) if words is not None else "")
        self._protest.setVisible(self._is_decision() and self._protest.count() > 1)
        self._placing.setVisible(form.asks_placing and is_possible)
        self._shoot_out.setVisible(form.asks_shoot_out)
        self._board.setVisible(form.asks_board and is_possible)
        for option, choice in self._option.choices.items():
            choice.setVisible(option in form.options)
        self._option.setVisible(bool(form.options))
        self._ask_further()
        self.reason.ask(say(form.text_title), usual_reasons(action, self._setup.laws))
        self.reason.setVisible(form.text is not TextNeed.NONE)

    def fill_in(self, answers: Answers) -> None:
        """Shows these answers to the action."""
        for question, value in (
            (self._side, answers.side),
            (self._player, answers.seat),
            (self._option, answers.option),
        ):
            if value is not None:
                question.choose(value)
        self._one_of_pair.setCurrentIndex(answers.player or 0)
        self._men.setValue(answers.men)
        self._protest.setCurrentIndex(max(0, self._protest.findData(answers.protest)))
        self.reason.text.setPlainText(answers.text)

    def fill_in_amended(self) -> None:
        """Shows the answers of the amended entry."""
        self.fill_in(self._amended)
        self._shown = self._values()

    def answers(self) -> Answers:
        """Returns the answers given so far; the amended ones where nothing was changed."""
        values = {name: value for name, value in self._values().items() if value != self._shown.get(name)}
        return replace(self._amended if self._shown else Answers(), **values)

    def entry(self) -> PlainEntry | None:
        """Returns the entry; None while an answer is missing."""
        answers = self.answers()
        return None if answers.missing(self.form_shown) is not None else self.form_shown.entry(answers)

    def problem(self) -> str:
        """Returns what is missing."""
        missing = self.answers().missing(self.form_shown)
        return "" if missing is None else say(missing)

    def show_keys(self, letters: Iterator[str]) -> dict[str, Choice]:
        """Shows the next letters on the answers, and returns the answers by letter."""
        form = self.form_shown
        keyed: dict[str, Choice] = {}
        for question, is_asked in ((self._side, form.side), (self._player, form.player), (self._option, form.options)):
            if is_asked:
                keyed |= question.show_keys(letters, form.options if question is self._option else ())
        return keyed

    def arrange(self, columns: int) -> None:
        """Arranges options, reasons and counts in columns, sides and players always in two."""
        self._side.arrange(2)
        self._player.arrange(2)
        for question in (self._option, self.reason, self._board):
            question.arrange(columns)

    def _values(self) -> dict[str, Any]:
        """Returns the values of the fields, by the name of the answer."""
        return {
            "side": self._side.value(),
            "seat": self._player.value(),
            "option": self._option.value(),
            "text": self.reason.text.toPlainText().strip(),
            "protest": self._protest.currentData() if self._is_decision() else None,
            "placing": self._placing.entry(),
            "board": self._board.entry(),
            "shoot_out": self._shoot_out.entry(),
            "law": chosen_law(self._action, self.reason.place),
            "player": self._one_of_pair.currentIndex() or None if self._names_player() else None,
            "men": self._men.value() if self._asks_men() else 1,
        }

    def _names_player(self) -> bool:
        """Returns True when a player of a pair can be chosen."""
        return self._setup.doubles and self.form_shown.names_player and self._side.value() is not None

    def _asks_men(self) -> bool:
        return self._option.value() is Option.DUE_FORGOTTEN

    def _is_decision(self) -> bool:
        return self._action is RefereeAction.PROTEST_DECIDED

    def _ask_further(self) -> None:
        """Shows the questions that depend on another answer."""
        self._pair_line.setVisible(self._names_player())
        self._men_line.setVisible(self._asks_men())

    def _offer_pair(self) -> None:
        """Offers the players of the side by name."""
        side, box = self._side.value(), self._one_of_pair
        if side is not None:
            with QSignalBlocker(box):
                box.clear()
                box.addItems([say(NOT_NAMED), *(each.name for each in shortened_setup(self._setup).sides.of(side))])
        self._ask_further()

    def _name_winner(self) -> None:
        """Selects who won the shoot-out by its tries."""
        winner = self._shoot_out.winner()
        if winner is not None:
            self._side.choose(winner)

    def _listen(self) -> None:
        self._side.changed.connect(self._offer_pair)
        self._shoot_out.changed.connect(self._name_winner)
        self._option.changed.connect(self._ask_further)
        for questions in (self._placing, self._board, self._shoot_out):
            questions.changed.connect(self.changed)
        others = (self._one_of_pair, self._men, self._protest, self.reason.text)
        watch(self.changed, self._side, self._player, self._option, *others)

    def _lay_out(self) -> None:
        self._pair_line = within(across(say(WHICH_PLAYER), (self._one_of_pair, 1)))
        self._men_line = within(across(say(MEN_NOT_PLACED), (self._men, 1)))
        counts = (self._placing, self._board, self._shoot_out)
        questions = (self._side, self._pair_line, self._player, self._protest, *counts, self._option)
        within(down(*questions, self._men_line, self.reason, gap=6), self)
        self.setFocusPolicy(Qt.FocusPolicy.ClickFocus)  # with it, letters select answers


def _option_question() -> RadioGroup:
    options = {option: capital(say(option.words)) for option in Option}
    return RadioGroup("option", "", options, columns=2)


def _protest_box(setup: Setup, protests: Sequence[Protest]) -> ChoiceBox:
    """Returns the pending protests with their sides; the oldest is preselected."""
    names = short_names(setup)
    titles = (say(NAMED, name=place, text=names.side(each.by)) for place, each in enumerate(protests, 1))
    numbers = (each.number if place else None for place, each in enumerate(protests))
    return choice_box("protest", _("Protest"), zip(titles, numbers, strict=True), of_names=True)

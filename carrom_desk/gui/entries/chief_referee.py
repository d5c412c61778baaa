"""Dialog for rare actions: which one, who is concerned, and why."""

from collections.abc import Sequence
from dataclasses import replace
from functools import partial
from string import ascii_uppercase

from PySide6.QtCore import QEvent, QObject, Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import (
    QFrame,
    QGridLayout,
    QHBoxLayout,
    QSizePolicy,
    QWidget,
)

from carrom_desk.gui.dialogs.ask_dialog import AskDialog, DescribeOutcome, WhyNot
from carrom_desk.gui.dialogs.desk_dialog import named, plain_button, scrolled, voiced
from carrom_desk.gui.dialogs.fields import ChoiceBox, NumberField, choice_box, follow_chosen, offer_players, watch
from carrom_desk.gui.dialogs.radio_group import Choice, RadioGroup, side_question
from carrom_desk.gui.kit.layouts import across, down, put, within
from carrom_desk.gui.kit.pressed_keys import sign_of, typed_text
from carrom_desk.gui.kit.wording import WHICH_PLAYER
from carrom_desk.i18n import _, say
from carrom_desk.match.entry.entries import PlainEntry, ProtestDecided
from carrom_desk.match.plain_text import plain
from carrom_desk.match.setup import Setup
from carrom_desk.match.side import Seat, Side
from carrom_desk.match.state import BoardState, Protest
from carrom_desk.presentation.names import short_names, shortened_setup, shown
from carrom_desk.presentation.next_step.actions import ActionName
from carrom_desk.presentation.next_step.referee_actions import (
    FORMS,
    MEN_NOT_PLACED,
    OPTION_WORDS,
    Answers,
    Option,
    RefereeAction,
    TextNeed,
    chosen_law,
    entry_of,
    samples_of,
    usual_reasons,
)
from carrom_desk.presentation.next_step.referee_topics import TOPICS, ActionTopic, row_of
from carrom_desk.presentation.wording.decision_text import ending_question, protest_lines
from carrom_desk.presentation.wording.match_text import capital
from carrom_desk.rules.position import MEN_OF_A_SIDE
from carrom_desk.rules.texts.words import NAMED

from .action_list import ActionList
from .consequence import ConsequenceView
from .placing import PlacingQuestions
from .reason_field import ReasonField
from .shoot_out import ShootOutQuestions
from .whole_board import WholeBoardQuestions

_WIDE = 22
"""Width in line heights from which answers are side by side."""
_DECISION_KEYS = "UO"
"""Letters for a protest that is upheld, and for one that is overruled."""


class ChiefRefereeDialog(AskDialog):
    """Answers with an entry."""

    is_tall = True
    has_heading = False
    details_wanted = Signal()
    """Emitted to correct the match details in another form."""

    def __init__(
        self,
        setup: Setup,
        why_not: WhyNot,
        describe_outcome: DescribeOutcome,
        parent: QWidget | None = None,
        *,
        protests: Sequence[Protest] = (),
        board: BoardState | None = None,
        decided: ProtestDecided | None = None,
    ) -> None:
        """`protests` are the pending ones, oldest first; `decided` preselects a decision."""
        super().__init__("chief_referee_dialog", _("Chief referee"), _("Record"), parent)
        self._setup = setup
        self._why_not_this, self._describe_outcome = why_not, describe_outcome
        self._why_not = {action: self._why_none(action) for action in RefereeAction}
        self._actions = ActionList(self._why_not)
        self._kinds = {topic: _kind_question(topic) for topic in TOPICS if len(topic.actions) > 1}
        """Actions to choose from, by row."""
        self._title = voiced("", "heading", "act_title")
        self._meaning = voiced("", "muted", "act_meaning")
        self._protested = voiced("", "", "protest_text")
        self._side = side_question("act_side", "", setup)
        self._keyed: dict[str, Choice] = {}
        """Offered answers by their letter."""
        self._player = _player_question(setup)
        self._option = _option_question()
        self._one_of_pair = choice_box("player", say(WHICH_PLAYER), of_names=True)
        self._men = NumberField("men", say(MEN_NOT_PLACED), 1, MEN_OF_A_SIDE)
        self._details = plain_button("match_details", say(ActionName.DETAILS.text), self.details_wanted)
        self._notes = within(self._note_buttons(), named(QWidget(), "notes", _("Equipment replaced")))
        self._protests = protests
        self._protest = _protest_box(setup, protests)
        self._placing = PlacingQuestions(setup, board)
        self._board = WholeBoardQuestions(setup, board)
        self._shoot_out = ShootOutQuestions(setup)
        self._reason = ReasonField()
        self._outcome = ConsequenceView()
        self._outcome_card = named(QFrame(), "act_outcome_card", _("If confirmed"))
        self._lay_out()
        self._listen()
        self._choose_first(decided)

    def _choose_first(self, decided: ProtestDecided | None) -> None:
        """Selects a pending protest, the most likely reason for the call, with the preset decision."""
        is_about_protest = bool(self._protests) or decided is not None
        self.choose(RefereeAction.PROTEST_DECIDED if is_about_protest else RefereeAction.PROTEST)
        if decided is not None:
            self._option.choose(Option.UPHELD if decided.upheld else Option.OVERRULED)
            self._reason.text.setPlainText(decided.reason)
            self._protest.setCurrentIndex(max(0, self._protest.findData(decided.of)))
            self.begin_at(self._reason.text)

    def choose(self, action: RefereeAction) -> None:
        """Selects an action."""
        self._actions.setCurrentRow(row_of(action))
        if self._actions.topic in self._kinds:
            self._kinds[self._actions.topic].choose(action)

    def answer(self) -> PlainEntry | None:
        """Returns the entry; None while something is missing."""
        action = self._action()
        return None if self._why_not[action] else entry_of(action, self._answers())

    def ends(self) -> str:
        """Returns what the action would end; no further question for a protest, whose decision has a reason."""
        entry = self.answer()
        return "" if isinstance(entry, ProtestDecided) else ending_question(self._setup, entry)

    def problems(self) -> list[str]:
        """Returns why the action is not possible, or what is missing."""
        action = self._action()
        if self._why_not[action]:
            return [self._why_not[action]]
        missing, entry = self._answers().missing(FORMS[action]), self.answer()
        if missing is not None:
            return [say(missing)]
        why = self._why_not_this(entry) if entry is not None else ""
        return [why] if why else []

    def check(self) -> None:
        """Shows what follows as soon as everything but the text is answered."""
        super().check()
        action, answers = self._action(), self._answers()
        entry = entry_of(action, replace(answers, text=answers.text or "…"))
        is_refused = entry is None or bool(self._why_not[action]) or bool(self._why_not_this(entry))
        outcome = "" if entry is None or is_refused else self._describe_outcome(entry)
        self._outcome.tell(outcome)
        self._outcome_card.setVisible(bool(outcome))
        self._meaning.setVisible(not (self._is_decision() and outcome))

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Selects a row by its digit and an answer by its letter; other letters go into the text, and so do all once
        the question is answered.
        """
        key, typed = sign_of(event), typed_text(event)
        choice = self._keyed.get(key)
        if self._actions.choose(key):
            self._actions.setFocus(Qt.FocusReason.ShortcutFocusReason)
        elif choice is not None and self._is_open(choice):
            choice.click()
            self._move_on()
        elif typed and self._reason.text.isVisible():
            self._go_to_text()
            self._reason.text.insertPlainText(typed)
        else:
            super().keyPressEvent(event)

    def _is_open(self, choice: Choice) -> bool:
        """Returns True when its letter selects an answer, and does not begin the text."""
        return self.focusWidget() is self._actions or choice.group().checkedButton() is None

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Arranges answers side by side where there is room."""
        if event.type() == QEvent.Type.Resize:
            columns = 2 if self._asked.width() > _WIDE * self.fontMetrics().height() else 1
            for question in (self._option, *self._kinds.values()):
                question.arrange(columns)
        return super().eventFilter(watched, event)

    def _move_on(self) -> None:
        """Moves the focus to the text once nothing else is missing."""
        is_complete = (
            replace(self._answers(), text=self._reason.text.toPlainText() or "…").missing(FORMS[self._action()]) is None
        )
        if is_complete and self._reason.text.isVisible():
            self._go_to_text()

    def _go_to_text(self) -> None:
        self._reason.text.setFocus(Qt.FocusReason.TabFocusReason)
        self._asked.ensureWidgetVisible(self._reason.text)

    def _why_none(self, action: RefereeAction) -> str:
        """Returns why no entry of this kind is possible now, or an empty text."""
        whys = [self._why_not_this(sample) for sample in samples_of(action)]
        return whys[0] if all(whys) else ""

    def _action(self) -> RefereeAction:
        topic = self._actions.topic
        kinds = self._kinds[topic].choices if topic in self._kinds else {}
        return next((action for action, choice in kinds.items() if choice.isChecked()), topic.actions[0])

    def _answers(self) -> Answers:
        return Answers(
            side=self._side.value(),
            seat=self._player.value(),
            option=self._option.value(),
            text=self._reason.text.toPlainText(),
            protest=self._protest.currentData() if self._is_decision() else None,
            placing=self._placing.entry(),
            board=self._board.entry(""),
            shoot_out=self._shoot_out.entry(self._side.value() or Side.A),
            law=chosen_law(self._action(), self._reason.place),
            player=self._one_of_pair.currentIndex() or None if self._names_player() else None,
            men=self._men.value() if self._asks_men() else 1,
        )

    def _names_player(self) -> bool:
        """Returns True when a player of a pair can be chosen."""
        return self._setup.doubles and FORMS[self._action()].names_player and self._side.value() is not None

    def _is_decision(self) -> bool:
        return self._action() is RefereeAction.PROTEST_DECIDED

    def _asks_men(self) -> bool:
        return self._option.value() is Option.DUE_FORGOTTEN

    def _ask_further(self) -> None:
        """Shows the questions that depend on another answer."""
        self._pair_line.setVisible(self._names_player())
        self._men_line.setVisible(self._asks_men())

    def _offer_pair(self) -> None:
        side = self._side.value()
        if side is not None:
            offer_players(self._one_of_pair, self._setup, side)
        self._ask_further()

    def _chosen(self) -> None:
        action = self._action()
        form = FORMS[action]
        for topic, kinds in self._kinds.items():
            kinds.setVisible(topic is self._actions.topic)
        self._show_meaning()
        for question, words in ((self._side, form.side), (self._player, form.player)):
            question.ask(say(words) if words is not None else "")
        self._protest.setVisible(self._is_decision() and self._protest.count() > 1)
        self._placing.setVisible(form.asks_placing and not self._why_not[action])
        self._shoot_out.setVisible(form.asks_shoot_out)
        self._board.setVisible(form.asks_board and not self._why_not[action])
        for option, choice in self._option.choices.items():
            choice.setVisible(option in form.options)
        self._option.setVisible(bool(form.options))
        is_note = action is RefereeAction.NOTE  # which has buttons for its reasons
        self._notes.setVisible(is_note)
        self._details.setVisible(RefereeAction.NOTE in self._actions.topic.actions)
        self._show_letters()
        self._ask_further()
        self._reason.ask(say(form.text_title), () if is_note else usual_reasons(action, self._setup.laws))
        self._reason.setVisible(form.text is not TextNeed.NONE)
        self.check()

    def _show_letters(self) -> None:
        """Shows a letter on every answer."""
        action, topic = self._action(), self._actions.topic
        form, letters = FORMS[action], iter(_DECISION_KEYS if self._is_decision() else ascii_uppercase)
        self._keyed = self._kinds[topic].show_keys(letters) if topic in self._kinds else {}
        for question, is_asked in ((self._side, form.side), (self._player, form.player), (self._option, form.options)):
            if is_asked:
                self._keyed |= question.show_keys(letters, form.options if question is self._option else ())

    def _note_buttons(self) -> QGridLayout:
        """Adds a button for each object that can be replaced; a press records it with its law."""
        grid = QGridLayout()
        grid.setSpacing(4)
        for place, words in enumerate(usual_reasons(RefereeAction.NOTE, self._setup.laws)):
            button = plain_button(f"note_{place + 1}", words, partial(self._note, words))
            grid.addWidget(button, place, 0)
        return grid

    def _note(self, words: str) -> None:
        self._reason.text.setPlainText(words)
        self.press_accept()

    def _show_meaning(self) -> None:
        """Describes the action. For a protest, shows that the result is withheld, its full text, and the consequences
        of each decision.
        """
        is_decision = self._is_decision() and bool(self._protests)
        self._protested.setVisible(is_decision)
        self._title.setText(say(FORMS[self._action()].title))
        self._meaning.setText(say(FORMS[self._action()].meaning))
        if is_decision:
            protest, told = self._protests[max(0, self._protest.currentIndex())], shortened_setup(self._setup)
            about, upheld = protest_lines(told, protest)
            self._protested.setText(f"{about}\n“{plain(protest.text)}”")
            self._meaning.setText(upheld)

    def _choose_kind(self) -> None:
        """Selects the first possible action of another row."""
        topic = self._actions.topic
        if topic in self._kinds:
            possible = (action for action in topic.actions if not self._why_not[action])
            self._kinds[topic].choose(next(possible, topic.actions[0]))
        self._chosen()

    def _listen(self) -> None:
        self._placing.changed.connect(self.check)
        self._board.changed.connect(self.check)
        self._shoot_out.changed.connect(self.check)
        self._protest.currentIndexChanged.connect(self._show_meaning)
        self._side.changed.connect(self._offer_pair)
        self._option.changed.connect(self._ask_further)
        others = (self._one_of_pair, self._men)
        watch(self.check, self._side, self._player, self._option, self._protest, self._reason.text, *others)
        for kinds in self._kinds.values():
            kinds.changed.connect(self._chosen)
        self._actions.currentRowChanged.connect(self._choose_kind)
        follow_chosen(self._actions)

    def _lay_out(self) -> None:
        self._pair_line = within(across(say(WHICH_PLAYER), (self._one_of_pair, 1)))
        self._men_line = within(across(say(MEN_NOT_PLACED), (self._men, 1)))
        counts = (self._placing, self._board, self._shoot_out)
        questions = (self._side, self._pair_line, self._player, self._protest, *counts, self._option)
        head = (self._title, *self._kinds.values(), self._protested, self._meaning, self._notes)
        title = voiced(self._outcome_card.accessibleName(), "good")
        title.setWordWrap(False)
        row = put(QHBoxLayout(self._outcome_card), title, (self._outcome, 1), gap=12)
        row.setContentsMargins(8, 2, 8, 2)
        foot = (self._reason, self._details, 1)
        right = down(*head, *questions, self._men_line, *foot, gap=8)
        self._asked = scrolled(within(right))
        self._asked.installEventFilter(self)
        self._asked.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Expanding)
        self.add(across(self._actions, (self._asked, 1), gap=16))
        self.show_below(self._outcome_card)
        self.show_accept_key()
        self.begin_at(self._actions)


def _kind_question(topic: ActionTopic) -> RadioGroup:
    titles = {action: say(FORMS[action].title) for action in topic.actions}
    return RadioGroup("kind", "", titles, columns=2)


def _player_question(setup: Setup) -> RadioGroup:
    seats = Seat if setup.doubles else (Seat.A1, Seat.B1)
    names = {seat: shown(setup.player_at(seat).name) for seat in seats}
    return RadioGroup("seat", "", names, names=tuple(names.values()))


def _option_question() -> RadioGroup:
    options = {option: capital(say(words)) for option, words in OPTION_WORDS.items()}
    return RadioGroup("option", "", options, columns=2)


def _protest_box(setup: Setup, protests: Sequence[Protest]) -> ChoiceBox:
    """Returns the pending protests with their sides; the oldest is preselected."""
    sides = short_names(setup)
    titles = (say(NAMED, name=place, text=sides[each.by.upper()]) for place, each in enumerate(protests, 1))
    numbers = (each.number if place else None for place, each in enumerate(protests))
    return choice_box("protest", _("Protest"), zip(titles, numbers, strict=True), of_names=True)

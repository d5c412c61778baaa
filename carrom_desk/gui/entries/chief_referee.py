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
from carrom_desk.gui.dialogs.fields import follow_chosen
from carrom_desk.gui.dialogs.radio_group import Choice, RadioGroup
from carrom_desk.gui.kit.layouts import across, down, put, within
from carrom_desk.gui.kit.pressed_keys import sign_of, typed_text
from carrom_desk.i18n import _, say
from carrom_desk.match.entry.entries import PlainEntry, ProtestDecided, ShotOut
from carrom_desk.match.plain_text import plain
from carrom_desk.match.setup import Setup
from carrom_desk.match.state import BoardState, Protest
from carrom_desk.presentation.names import shortened_setup
from carrom_desk.presentation.next_step.actions import ActionName
from carrom_desk.presentation.next_step.entry_answers import answered_by
from carrom_desk.presentation.next_step.referee_actions import (
    FORMS,
    RefereeAction,
    entry_of,
    samples_of,
    usual_reasons,
)
from carrom_desk.presentation.next_step.referee_topics import TOPICS, ActionTopic, row_of
from carrom_desk.presentation.wording.decision_text import ending_question, protest_lines

from .action_fields import ActionFields
from .action_list import ActionList
from .consequence import ConsequenceView

_WIDE = 22
"""Width in line heights from which answers are side by side."""
_DECISION_KEYS = "UO"
"""Letters for a protest that is upheld, and for one that is overruled."""


class ChiefRefereeDialog(AskDialog):
    """Answers with an entry."""

    is_wide = True
    has_reason = True
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
        decided: ProtestDecided | ShotOut | None = None,
    ) -> None:
        """`protests` are the pending ones, oldest first; `decided` preselects a decision, or a shoot-out's winner."""
        super().__init__("chief_referee_dialog", _("More"), _("Record"), parent)
        self._setup = setup
        self._why_not_this, self._describe_outcome = why_not, describe_outcome
        self._why_not = {action: self._why_none(action) for action in RefereeAction}
        self._actions = ActionList(self._why_not)
        self._kinds = {topic: _kind_question(topic) for topic in TOPICS if len(topic.actions) > 1}
        """Actions to choose from, by row."""
        self._title = voiced("", "heading", "act_title")
        self._meaning = voiced("", "muted", "act_meaning")
        self._protested = voiced("", "", "protest_text")
        self._keyed: dict[str, Choice] = {}
        """Offered answers by their letter."""
        self._questions = ActionFields(setup, board, protests)
        self._reason = self._questions.reason
        self._details = plain_button("match_details", say(ActionName.DETAILS.text), self.details_wanted)
        self._notes = within(self._note_buttons(), named(QWidget(), "notes", _("Equipment replaced")))
        self._outcome = ConsequenceView()
        self._outcome_card = named(QFrame(), "act_outcome_card", _("If confirmed"))
        self._lay_out()
        self._listen()
        self.choose(RefereeAction.PROTEST_DECIDED if protests else RefereeAction.PASS)
        answered = None if decided is None else answered_by(decided)
        if answered is not None:
            self.choose(answered.action)
            self._questions.fill_in(answered.answers)
            self.begin_at(self._reason.text if self._is_decision() else self._questions)

    def choose(self, action: RefereeAction) -> None:
        self._actions.setCurrentRow(row_of(action))
        if self._actions.topic in self._kinds:
            self._kinds[self._actions.topic].choose(action)

    def answer(self) -> PlainEntry | None:
        """Returns the entry; None while something is missing."""
        action = self._action()
        return None if self._why_not[action] else self._questions.entry()

    def ends(self) -> str:
        """Returns what the action would end; no further question for the decision of a protest or a shoot-out."""
        entry = self.answer()
        return "" if isinstance(entry, ProtestDecided | ShotOut) else ending_question(self._setup, entry)

    def problems(self) -> list[str]:
        """Returns why the action is not possible, or what is missing."""
        action = self._action()
        if self._why_not[action]:
            return [self._why_not[action]]
        entry = self.answer()
        problem = self._questions.problem() if entry is None else self._why_not_this(entry)
        return [problem] if problem else []

    def check(self) -> None:
        """Shows what follows as soon as everything but the text is answered."""
        super().check()
        action, answers = self._action(), self._questions.answers()
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
            self._questions.arrange(columns)
            for kinds in self._kinds.values():
                kinds.arrange(columns)
        return super().eventFilter(watched, event)

    def _move_on(self) -> None:
        """Moves the focus to the text once nothing else is missing."""
        answers = self._questions.answers()
        is_complete = replace(answers, text=answers.text or "…").missing(FORMS[self._action()]) is None
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

    def _is_decision(self) -> bool:
        return self._action() is RefereeAction.PROTEST_DECIDED

    def _chosen(self) -> None:
        action = self._action()
        for topic, kinds in self._kinds.items():
            kinds.setVisible(topic is self._actions.topic)
        self._show_meaning()
        is_note = action is RefereeAction.NOTE  # which has buttons for its reasons
        self._questions.ask(action, is_possible=not self._why_not[action], offers_reasons=not is_note)
        self._notes.setVisible(is_note)
        self._details.setVisible(RefereeAction.NOTE in self._actions.topic.actions)
        self._show_letters()
        self.check()

    def _show_letters(self) -> None:
        topic, letters = self._actions.topic, iter(_DECISION_KEYS if self._is_decision() else ascii_uppercase)
        self._keyed = self._kinds[topic].show_keys(letters) if topic in self._kinds else {}
        self._keyed |= self._questions.show_keys(letters)

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
        protest = self._questions.protest if self._is_decision() else None
        self._protested.setVisible(protest is not None)
        self._title.setText(say(FORMS[self._action()].title))
        self._meaning.setText(say(FORMS[self._action()].meaning))
        if protest is not None:
            about, upheld = protest_lines(shortened_setup(self._setup), protest)
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
        self._questions.changed.connect(self._show_meaning)
        self._questions.changed.connect(self.check)
        for kinds in self._kinds.values():
            kinds.changed.connect(self._chosen)
        self._actions.currentRowChanged.connect(self._choose_kind)
        follow_chosen(self._actions)

    def embed(self) -> None:
        """Gives the rows the height of the card, and the questions the heading above and what is missing below."""
        super().embed()
        self._column.removeWidget(self.heading)
        self._below.removeWidget(self._problem)
        self._answers.insertWidget(0, self.heading)
        self._answers.addWidget(self._problem)

    def _lay_out(self) -> None:
        head = (self._title, *self._kinds.values(), self._protested, self._meaning, self._notes)
        title = voiced(self._outcome_card.accessibleName(), "good")
        title.setWordWrap(False)
        row = put(QHBoxLayout(self._outcome_card), title, (self._outcome, 1), gap=12)
        row.setContentsMargins(8, 2, 8, 2)
        right = down(*head, self._questions, self._details, 1, gap=8)
        self._asked = scrolled(within(right))
        self._asked.installEventFilter(self)
        self._asked.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Expanding)
        self._answers = down((self._asked, 1), self._outcome_card, gap=8)
        self.add(across((self._actions, 4), (self._answers, 5), gap=16))
        self.begin_at(self._actions)


def _kind_question(topic: ActionTopic) -> RadioGroup:
    titles = {action: say(FORMS[action].title) for action in topic.actions}
    return RadioGroup("kind", "", titles, columns=2)

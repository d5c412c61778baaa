"""Form for rare actions: first which one, then who is concerned, and why."""

from collections.abc import Mapping, Sequence
from dataclasses import replace
from enum import IntEnum, auto, unique
from functools import partial
from itertools import islice
from string import ascii_uppercase

from PySide6.QtCore import QEvent, QObject, Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QGridLayout, QSizePolicy, QWidget

from carrom_desk.gui.dialogs.ask_dialog import AskDialog, DescribeOutcome, WhyNot
from carrom_desk.gui.dialogs.desk_dialog import named, plain_button, voiced
from carrom_desk.gui.dialogs.keyed_list import KeyedList
from carrom_desk.gui.dialogs.radio_group import Choice
from carrom_desk.gui.kit.layouts import down, within
from carrom_desk.gui.kit.pressed_keys import sign_of, typed_text
from carrom_desk.gui.kit.theme import TOUCH_PX
from carrom_desk.gui.panels.controls import KeyedButton
from carrom_desk.i18n import _, say
from carrom_desk.match.entry.entries import PlainEntry, ProtestDecided, ShotOut
from carrom_desk.match.plain_text import plain
from carrom_desk.match.setup import Setup
from carrom_desk.match.state import BoardState, Protest
from carrom_desk.presentation.corrections import CorrectionNotice
from carrom_desk.presentation.names import shortened_setup
from carrom_desk.presentation.next_step.actions import ActionName
from carrom_desk.presentation.next_step.referee_actions import (
    CHOOSE,
    FORMS,
    RefereeAction,
    answered_by,
    entry_of,
    samples_of,
)
from carrom_desk.presentation.next_step.referee_topics import GROUPS, TOPICS, TOPICS_OF_REFEREE, ActionTopic, topic_of
from carrom_desk.presentation.wording.decision_text import protest_lines

from .action_fields import ActionFields
from .consequence import NOTHING
from .entry_dialog import EntryDialog

_WIDE = 24
"""Width in line heights from which there is room for three columns of answers."""
_KIND_COLUMNS = 2
_DECISION_KEYS = "UO"
"""Letters for a protest that is upheld, and for one that is overruled."""


class ActionList(KeyedList):
    """List with a row for each topic; those of which nothing is possible are grey and say why.

    Where its height is limited, there are two columns, and where that is not enough, rows only show their title.
    """

    def __init__(self, why_not: Mapping[RefereeAction, str]) -> None:
        """`why_not` returns why an action is not possible, or an empty text."""
        super().__init__("acts", _("Less common entries"))
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Expanding)
        for group, topics in GROUPS.items():
            if topics is TOPICS_OF_REFEREE:
                self.add_heading(say(group))
            for topic in topics:
                reasons = [why_not[action] for action in topic.actions]
                reason = reasons[0] if all(reasons) else ""
                about, group_name = reason or say(topic.line), say(group)
                self.add_row(
                    say(topic.title), topic, about=about, key=topic.key, spoken=group_name, is_muted=bool(reason)
                )
        self.setCurrentRow(0)

    @property
    def topic(self) -> ActionTopic:
        """Selected row."""
        topic: ActionTopic = self.chosen()
        return topic

    def fit(self) -> None:
        """Shares the height out among the rows."""
        room = self.viewport().height() - self.heading_height
        columns = 1 if room >= TOUCH_PX * len(TOPICS) else 2
        self.share_out(columns, room * columns // len(TOPICS))


@unique
class _Page(IntEnum):
    """Steps of the form."""

    TOPICS = auto()
    KINDS = auto()
    """Which of the actions of a row; only where there are several."""
    QUESTIONS = auto()


class ChiefRefereeDialog(EntryDialog):
    """Answers with an entry."""

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
        self._kinds = {action: self._kind_button(action) for action in RefereeAction}
        self._action, self._page = RefereeAction.PASS, _Page.TOPICS
        self._protested = voiced("", "", "protest_text")
        self._keyed: dict[str, Choice | KeyedButton] = {}
        """Offered answers by their letter."""
        self._questions = ActionFields(setup, board, protests)
        self._reason = self._questions.reason
        self._details = plain_button("match_details", say(ActionName.DETAILS.text), self.details_wanted)
        self._lay_out()
        self._back = self.add_button("back", _("Back"), self._go_back)
        self._listen()
        self._choose_row()
        answered = None if decided is None else answered_by(decided)
        if answered is not None:
            self.choose(answered.action)
            self._questions.fill_in(answered.answers)
            self.begin_at(self._reason.text if self._is_decision() else self._questions)
        elif protests:
            self.choose(RefereeAction.PROTEST_DECIDED)
        else:
            self._show_page(_Page.TOPICS)

    def choose(self, action: RefereeAction) -> None:
        """Shows the questions of an action."""
        self._actions.choose(topic_of(action))
        self._action = action
        self._show_page(_Page.QUESTIONS)

    def entry(self) -> PlainEntry | None:
        """Returns the entry; None while something is missing."""
        is_asked = self._page is _Page.QUESTIONS and not self._why_not[self._action]
        return self._questions.entry() if is_asked else None

    def ends(self) -> str:
        """Returns what the action would end; no further question for the decision of a protest or a shoot-out."""
        return "" if isinstance(self.entry(), ProtestDecided | ShotOut) else super().ends()

    def problems(self) -> list[str]:
        """Returns why the action is not possible, or what is missing."""
        if self._page is not _Page.QUESTIONS:
            return [say(CHOOSE)]
        if self._why_not[self._action]:
            return [self._why_not[self._action]]
        entry = self.entry()
        problem = self._questions.problem() if entry is None else self._why_not_this(entry)
        return [problem] if problem else []

    def follows(self) -> CorrectionNotice:
        """Returns what follows as soon as everything but the text is answered, and what the action does before."""
        if self._page is not _Page.QUESTIONS:
            return CorrectionNotice(self._meaning())
        answers = self._questions.answers()
        entry = entry_of(self._action, replace(answers, text=answers.text or "…"))
        if self._why_not[self._action] or (entry is not None and self._why_not_this(entry)):
            return CorrectionNotice("", is_refused=True)
        outcome = NOTHING if entry is None else self._describe_outcome(entry)
        return outcome if outcome.whole else CorrectionNotice(self._meaning(), outcome.question)

    def fill_in_as(self, before: AskDialog) -> None:
        """Shows the same page, then copies the answers."""
        if isinstance(before, ChiefRefereeDialog):
            self._actions.choose(topic_of(before._action))
            self._action = before._action
            self._show_page(before._page)
        super().fill_in_as(before)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Selects a row by its digit and an answer by its letter; other letters go into the text, and so do all once
        the question is answered.
        """
        key, typed = sign_of(event), typed_text(event)
        choice = self._keyed.get(key)
        if self._actions.choose_keyed(key):
            self._open_row()
        elif choice is not None and self._is_open(choice):
            choice.click()
            self._move_on()
        elif typed and self._reason.text.isVisible():
            self._go_to_text()
            self._reason.text.insertPlainText(typed)
        else:
            super().keyPressEvent(event)

    def _is_open(self, choice: Choice | KeyedButton) -> bool:
        """Returns True when its letter selects an answer, and does not begin the text."""
        is_at_start = self.focusWidget() in (self._actions, self._questions)
        return is_at_start or isinstance(choice, KeyedButton) or choice.group().checkedButton() is None

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Arranges answers side by side where there is room."""
        if event.type() == QEvent.Type.Resize:
            self._questions.arrange(3 if self._asked.width() > _WIDE * self.fontMetrics().height() else 2)
        return super().eventFilter(watched, event)

    def _move_on(self) -> None:
        """Moves the focus to the text once nothing else is missing."""
        answers = self._questions.answers()
        is_complete = replace(answers, text=answers.text or "…").missing(FORMS[self._action]) is None
        if is_complete and self._reason.text.isVisible():
            self._go_to_text()

    def _go_to_text(self) -> None:
        self._reason.text.setFocus(Qt.FocusReason.TabFocusReason)

    def _why_none(self, action: RefereeAction) -> str:
        """Returns why no entry of this kind is possible now, or an empty text."""
        whys = [self._why_not_this(sample) for sample in samples_of(action)]
        return whys[0] if all(whys) else ""

    def _is_decision(self) -> bool:
        return self._action is RefereeAction.PROTEST_DECIDED

    def _show_page(self, page: _Page) -> None:
        """Shows a step of the form for the current action."""
        self._page, kinds = page, self._actions.topic.actions
        self._actions.setVisible(page is _Page.TOPICS)
        self._back.setVisible(page is not _Page.TOPICS)
        for action, button in self._kinds.items():
            button.setVisible(page is _Page.KINDS and action in kinds)
        self._asked.setVisible(page is _Page.QUESTIONS)
        title = FORMS[self._action].title if page is _Page.QUESTIONS else self._actions.topic.title
        self.heading.setText(say(title))
        self.heading.setVisible(page is not _Page.TOPICS)
        self._details.setVisible(page is _Page.KINDS and RefereeAction.NOTE in kinds)
        self._questions.ask(self._action, is_possible=not self._why_not[self._action])
        self._show_protest()
        self._show_letters()
        self.show_follows()
        first = {_Page.TOPICS: self._actions, _Page.KINDS: self._kinds[kinds[0]], _Page.QUESTIONS: self._questions}
        first[page].setFocus(Qt.FocusReason.OtherFocusReason)
        self.begin_at(first[page])

    def _open_row(self) -> None:
        """Goes on to the actions of the current row, or to the questions of its only one."""
        self._show_page(_Page.KINDS if len(self._actions.topic.actions) > 1 else _Page.QUESTIONS)

    def _go_back(self) -> None:
        is_one_of_several = self._page is _Page.QUESTIONS and len(self._actions.topic.actions) > 1
        self._show_page(_Page.KINDS if is_one_of_several else _Page.TOPICS)

    def _show_letters(self) -> None:
        letters, kinds = iter(ascii_uppercase), self._actions.topic.actions
        self._keyed = {}
        if len(kinds) > 1:
            of_kinds = dict(zip(islice(letters, len(kinds)), (self._kinds[action] for action in kinds), strict=True))
            self._keyed |= of_kinds
            for letter, button in of_kinds.items():
                button.show_key(letter)
        if self._page is _Page.QUESTIONS:
            self._keyed |= self._questions.show_keys(iter(_DECISION_KEYS) if self._is_decision() else letters)

    def _kind_button(self, action: RefereeAction) -> KeyedButton:
        title = say(FORMS[action].title)
        button = named(KeyedButton(title), f"kind_{action}", title)
        button.setAutoDefault(False)
        button.clicked.connect(partial(self.choose, action))
        return button

    def _meaning(self) -> str:
        """Describes the action, and for a protest what each decision entails."""
        if self._page is not _Page.QUESTIONS:
            return self._actions.about
        protest = self._questions.protest if self._is_decision() else None
        if protest is None:
            return say(FORMS[self._action].meaning)
        return protest_lines(shortened_setup(self._setup), protest)[1]

    def _show_protest(self) -> None:
        """Shows that the result is withheld because of the protest, with its full text."""
        protest = self._questions.protest if self._is_decision() else None
        self._protested.setVisible(protest is not None)
        if protest is not None:
            about = protest_lines(shortened_setup(self._setup), protest)[0]
            self._protested.setText(f"{about}\n“{plain(protest.text)}”")

    def _choose_row(self) -> None:
        """Takes the first possible action of another row."""
        actions = self._actions.topic.actions
        self._action = next((action for action in actions if not self._why_not[action]), actions[0])
        self.show_follows()

    def _listen(self) -> None:
        self._questions.changed.connect(self._show_protest)
        self._questions.changed.connect(self.show_follows)
        self._actions.currentRowChanged.connect(self._choose_row)
        for pressed in (self._actions.itemClicked, self._actions.itemActivated):
            pressed.connect(self._open_row)

    def _lay_out(self) -> None:
        kinds = QGridLayout()
        kinds.setSpacing(8)
        for place, button in enumerate((*self._kinds.values(), self._details)):
            kinds.addWidget(button, *divmod(place, _KIND_COLUMNS))
        self._asked = within(down(self._protested, self._questions, 1, gap=8))
        self._asked.installEventFilter(self)
        self.heading.setObjectName("act_title")
        self.add((self._actions, 1), kinds, (self._asked, 1))
        self.body.addStretch()

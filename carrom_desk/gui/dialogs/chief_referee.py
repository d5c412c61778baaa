"""Actions that are seldom needed, behind one key: which, about whom, and why."""

from collections.abc import Callable, Mapping, Sequence

from PySide6.QtCore import Qt
from PySide6.QtWidgets import (
    QBoxLayout,
    QButtonGroup,
    QHBoxLayout,
    QLabel,
    QListWidget,
    QListWidgetItem,
    QPlainTextEdit,
    QVBoxLayout,
    QWidget,
)

from carrom_desk.gui.languages import say
from carrom_desk.gui.wording import ending_question
from carrom_desk.match.entries import PlainEntry
from carrom_desk.match.plain_text import plain
from carrom_desk.match.setup import Setup
from carrom_desk.match.side import Seat, Side
from carrom_desk.match.state import BoardState, Protest
from carrom_desk.rules.words import Words

from .ask_dialog import AskDialog
from .chief_referee_actions import (
    FORMS,
    OPTION_WORDS,
    Answers,
    Option,
    RefereeAction,
    TextNeed,
    entry_of,
    samples_of,
    usual_reasons,
)
from .desk_dialog import named, voiced
from .fields import Choice, ChoiceBox
from .placing import PlacingQuestions

_LONGEST_PROTEST = 60
"""Characters of a protest that are listed: enough to tell it from another."""
_TEXT_HEIGHT = 84
"""In pixels: three lines, and what is longer scrolls."""

WhyNot = Callable[[PlainEntry], str]
"""Why an entry is not possible now; empty when it is."""


class _Question(QWidget):
    """A question with its choices, of which one is chosen."""

    def __init__(self, choices: Mapping[str, str], changed: Callable[[], None], *, is_row: bool = False) -> None:
        """`choices` are the names of the buttons, each with its words."""
        super().__init__()
        self._group = QButtonGroup(self)
        self._title = QLabel()
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setSpacing(4)
        layout.addWidget(self._title)
        buttons: QBoxLayout = QHBoxLayout() if is_row else QVBoxLayout()
        buttons.setSpacing(4)
        layout.addLayout(buttons)
        for name, words in choices.items():
            button = named(Choice(words), name, words.replace("\n", " / "))
            button.toggled.connect(changed)
            self._group.addButton(button)
            buttons.addWidget(button)

    def ask(self, title: Words | None) -> None:
        """Ask this; None: ask nothing."""
        self._title.setText("" if title is None else say(title))
        self.setVisible(title is not None)

    def offer(self, names: tuple[str, ...]) -> None:
        """Offer only some of the choices; without any there is no question."""
        for button in self._group.buttons():
            button.setVisible(button.objectName() in names)
        self._title.hide()
        self.setVisible(bool(names))

    def chosen(self) -> str:
        """The name of what is chosen; empty where nothing is, or it is not on offer."""
        button = self._group.checkedButton()
        return button.objectName() if button is not None and button.isVisibleTo(self) else ""


class ChiefRefereeDialog(AskDialog):
    """Answers with an entry."""

    def __init__(
        self,
        setup: Setup,
        why_not: WhyNot,
        parent: QWidget | None = None,
        *,
        protests: Sequence[Protest] = (),
        board: BoardState | None = None,
    ) -> None:
        """`protests` wait for their decision, the oldest first; `board` is the one being played."""
        super().__init__("chief_referee_dialog", self.tr("Chief referee and more"), self.tr("Enter"), parent)
        self._setup = setup
        self._why_not_this = why_not
        self._why_not = {action: self._why_none(action) for action in RefereeAction}
        self._actions = named(QListWidget(), "acts", self.tr("Less common entries"))
        for action in RefereeAction:
            self._add(action)
        self._meaning = named(voiced("", "muted"), "act_meaning", "")
        # One name below the other: two on a line are too wide for a column.
        names = {side: "\n".join(player.name for player in setup.sides.of(side)) for side in Side}
        seats = Seat if setup.doubles else (Seat.A1, Seat.B1)
        self._side = _Question({f"side_{side}": name for side, name in names.items()}, self.check)
        self._player = _Question({f"seat_{seat}": setup.player_at(seat).name for seat in seats}, self.check)
        options = {f"option_{option}": say(words) for option, words in OPTION_WORDS.items()}
        self._option = _Question(options, self.check, is_row=True)
        self._protest = named(ChoiceBox(), "protest", self.tr("Which protest"))
        for place, protest in enumerate(protests):
            text = self.tr("{side}: {text}").format(
                side=setup.side_name(protest.by), text=plain(protest.text)[:_LONGEST_PROTEST]
            )
            self._protest.addItem(text, protest.number if place else None)
        self._placing = PlacingQuestions(setup, board)
        self._placing.changed.connect(self.check)
        self._reasons = named(ChoiceBox(), "ready_words", self.tr("Usual reasons"))
        self._reasons.activated.connect(self._take_reason)
        self._text_title = voiced("", "muted")
        self._text = named(QPlainTextEdit(), "act_text", "")
        self._text.setTabChangesFocus(True)
        self._text.setMinimumHeight(_TEXT_HEIGHT // 2)
        self._text.setMaximumHeight(_TEXT_HEIGHT)
        self._text.textChanged.connect(self.check)
        self._lay_out()
        self._actions.currentRowChanged.connect(self._chosen)
        self._actions.setCurrentRow(0)

    def answer(self) -> PlainEntry | None:
        """The entry; None while something is missing."""
        action = self._action()
        return None if self._why_not[action] else entry_of(action, self._answers())

    def ends(self) -> str:
        """What the action would end."""
        return ending_question(self._setup, self.answer())

    def problems(self) -> list[str]:
        """Why the action is not possible, or what is missing."""
        action, answers = self._action(), self._answers()
        form = FORMS[action]
        if self._why_not[action]:
            return [self._why_not[action]]
        if form.side is not None and answers.side is None:
            return [say(form.side)]
        if form.player is not None and answers.seat is None:
            return [say(form.player)]
        if form.options and answers.option is None:
            return [self.tr("Choose one of the two.")]
        if form.text is TextNeed.MUST and not answers.text.strip():
            return [self.tr("Write it in words: they are printed in the report.")]
        entry = self.answer()
        why = self._why_not_this(entry) if entry is not None else ""
        return [why] if why else []

    def _why_none(self, action: RefereeAction) -> str:
        """Why no entry of this kind is possible now; empty when one is."""
        whys = [self._why_not_this(sample) for sample in samples_of(action)]
        return whys[0] if all(whys) else ""

    def _action(self) -> RefereeAction:
        return list(RefereeAction)[max(0, self._actions.currentRow())]

    def _answers(self) -> Answers:
        side, seat, option = self._side.chosen(), self._player.chosen(), self._option.chosen()
        action = self._action()
        form = FORMS[action]
        return Answers(
            side=Side(side.removeprefix("side_")) if side and form.side is not None else None,
            seat=Seat(seat.removeprefix("seat_")) if seat and form.player is not None else None,
            option=Option(option.removeprefix("option_")) if option and form.options else None,
            text=self._text.toPlainText(),
            protest=self._protest.currentData() if action is RefereeAction.PROTEST_DECIDED else None,
            placing=self._placing.entry(),
        )

    def _chosen(self) -> None:
        action = self._action()
        form = FORMS[action]
        self._meaning.setText(say(form.meaning))
        self._meaning.setAccessibleName(self._meaning.text())
        self._side.ask(form.side)
        self._player.ask(form.player)
        self._protest.setVisible(action is RefereeAction.PROTEST_DECIDED and self._protest.count() > 1)
        self._placing.setVisible(form.asks_placing and not self._why_not[action])
        self._option.offer(tuple(f"option_{option}" for option in form.options))
        self._offer_reasons(usual_reasons(action, self._setup.laws))
        self._text_title.setText(say(form.text_title))
        self._text.setAccessibleName(self._text_title.text())
        for part in (self._text_title, self._text):
            part.setVisible(form.text is not TextNeed.NONE)
        self.check()

    def _offer_reasons(self, reasons: tuple[str, ...]) -> None:
        """Put the usual reasons of an action in the list; one of another action leaves the text."""
        before = {self._reasons.itemText(row) for row in range(1, self._reasons.count())}
        self._reasons.clear()
        self._reasons.addItem(self.tr("Choose a reason, or write it"))
        self._reasons.addItems(reasons)
        self._reasons.setVisible(bool(reasons))
        if self._text.toPlainText() in before:
            self._text.clear()

    def _take_reason(self, row: int) -> None:
        if row > 0:
            self._text.setPlainText(self._reasons.itemText(row))

    def _add(self, action: RefereeAction) -> None:
        form, why_not = FORMS[action], self._why_not[action]
        item = QListWidgetItem(say(form.title), self._actions)
        item.setData(Qt.ItemDataRole.UserRole, action)
        item.setToolTip(why_not or say(form.meaning))
        if why_not:
            item.setForeground(self.palette().placeholderText())

    def _lay_out(self) -> None:
        for box in (self._protest, self._reasons):
            box.setSizeAdjustPolicy(ChoiceBox.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon)
        right = QVBoxLayout()
        right.setSpacing(8)
        questions = (self._side, self._player, self._protest, self._placing, self._option)
        for widget in (self._meaning, *questions, self._text_title, self._reasons):
            right.addWidget(widget)
        right.addWidget(self._text)
        right.addStretch(1)
        columns = QHBoxLayout()
        columns.setSpacing(16)
        columns.addWidget(self._actions, 2)
        columns.addLayout(right, 3)
        self.body.addLayout(columns)
        self.put_reason_beside_buttons()
        self.resize(820, 530)
        self.begin_at(self._actions)

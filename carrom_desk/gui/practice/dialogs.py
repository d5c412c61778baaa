"""A situation is chosen from a list, then ruled on: first by the umpire, then by the desk."""

from collections.abc import Collection, Sequence

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QShowEvent
from PySide6.QtWidgets import (
    QGridLayout,
    QHBoxLayout,
    QLabel,
    QListWidget,
    QListWidgetItem,
    QStackedWidget,
    QWidget,
)

from carrom_desk.exchange.situations import Situation
from carrom_desk.gui.dialogs.ask_dialog import AskDialog
from carrom_desk.gui.dialogs.desk_dialog import named, voiced
from carrom_desk.gui.dialogs.fields import NumberField, SignLabel, choice_box, tick_box, watch
from carrom_desk.gui.icons import Icon
from carrom_desk.gui.languages import say
from carrom_desk.gui.wording import POINTS_OF_BOARD
from carrom_desk.match.match_text import sentence
from carrom_desk.match.ruling_text import preview_text, turn_words
from carrom_desk.match.side import BySide, Seat, Side
from carrom_desk.rules.position import MEN_OF_A_SIDE
from carrom_desk.rules.ruling import Turn

from .answer import (
    Answer,
    Question,
    answer_words,
    asked,
    board_before,
    desk_answer,
    is_all_right,
    is_right,
    position_words,
    question_words,
)
from .situations import situation_words

MOST_POINTS = 14
_OVER = "over"
_WIDTH, _AROUND = 960, 44


class SituationDialog(AskDialog):
    """Answers with the `Situation`, once its act is to be entered at the desk."""

    solved = Signal()
    """It was ruled on just as the desk does."""
    other_wanted = Signal()
    """Another situation is wanted."""

    def __init__(self, situation: Situation, parent: QWidget | None = None) -> None:
        self._words = situation_words(situation.name)
        super().__init__("situation_dialog", self._words.title, self.tr("Enter it at the desk"), parent)
        self._situation = situation
        self._right = desk_answer(situation)
        self.said: Answer | None = None
        """What was ruled when it was compared; None while it was not."""
        setup = situation.setup
        seats = [(setup.player_at(seat).name, seat) for seat in Seat if setup.doubles or seat.number == 1]
        over = (sentence(say, turn_words(say, Turn.BOARD_OVER)), _OVER)
        sides = [(setup.side_name(side), side) for side in Side]
        self._next = choice_box("next", question_words(Question.NEXT), [*seats, over])
        self._back = {side: self._men(side) for side in Side}
        self._queen = tick_box("queen_back", self.tr("The Queen comes back"))
        nobody = (self.tr("nobody"), None)
        self._placer = choice_box("placer", question_words(Question.PLACER), [nobody, *seats])
        self._winner = choice_box("winner", question_words(Question.WINNER), sides)
        for choice in (self._next, self._winner):
            choice.setCurrentIndex(-1)
            choice.setPlaceholderText(self.tr("Choose…"))
        self._points = NumberField("points", say(POINTS_OF_BOARD), 0, MOST_POINTS)
        self._pages = QStackedWidget()
        self._compare = self.add_button("compare", self.tr("Compare"), self.compare)
        self._lay_out()
        watch(self.check, self._next, self._placer, self._winner, *self._back.values())
        self.check()

    def answer(self) -> Situation:
        """The situation that was ruled on."""
        return self._situation

    def problems(self) -> list[str]:
        """What has to be ruled before the desk shows what it rules."""
        if self._next.currentIndex() < 0:
            return [self.tr("Say what you would rule, then compare it with the desk.")]
        is_over = self._next.currentData() == _OVER
        if is_over and self._winner.currentIndex() < 0:
            return [self.tr("Say who wins the board.")]
        is_placed = any(field.value() for field in self._back.values())
        if not is_over and is_placed and self._placer.currentData() is None:
            return [self.tr("Say who places the men.")]
        return []

    def check(self) -> None:
        """Look again at what may be answered: comparing needs an answer, entering needs none."""
        is_over = self._next.currentData() == _OVER
        has_begun = self._next.currentIndex() >= 0
        for part in (*self._back.values(), self._queen, self._placer):
            part.setEnabled(has_begun and not is_over)
        for part in (self._winner, self._points):
            part.setEnabled(is_over)
        problems = self.problems()
        self._compare.setEnabled(not problems)
        self.warn(problems[0] if problems and self.said is None else "")

    def accept(self) -> None:
        """The act can be entered whether it was ruled on before or not."""
        self.done(int(self.DialogCode.Accepted))
        self.answered.emit(self._situation)

    def showEvent(self, event: QShowEvent) -> None:
        for told in self._told:  # as many lines as they need, whatever else has to go
            told.setMinimumHeight(told.heightForWidth(_WIDTH - _AROUND))
        super().showEvent(event)
        # Only now is it known how large words are.
        self._pages.setMinimumHeight(self._pages.minimumSizeHint().height())

    def compare(self) -> None:
        """Show what the desk rules, beside what was said."""
        if self.problems():
            return
        self.said = self._read()
        self._pages.addWidget(self._result(self.said))
        self._pages.setCurrentIndex(1)
        self._compare.hide()
        self._accept.setDefault(True)
        self._accept.setFocus()
        self.check()
        self.make_room()
        if is_all_right(self.said, self._right):
            self.solved.emit()

    def _read(self) -> Answer:
        if self._next.currentData() == _OVER:
            return Answer(None, winner=Side(self._winner.currentData()), points=self._points.value())
        back = BySide(self._back[Side.A].value(), self._back[Side.B].value())
        placer = self._placer.currentData()
        return Answer(
            Seat(self._next.currentData()),
            back=back,
            is_queen_back=self._queen.isChecked(),
            placer=None if placer is None else Seat(placer),
        )

    # Fields

    def _men(self, side: Side) -> NumberField:
        is_white = side is board_before(self._situation).white
        title = self.tr("White men that come back") if is_white else self.tr("Black men that come back")
        return NumberField(f"back_{side}", title, 0, MEN_OF_A_SIDE)

    # Layout

    def _lay_out(self) -> None:
        words = position_words(self._situation)
        self._told = (
            voiced(self._words.story, "heading", "story"),
            voiced(words, "muted", "situation_position"),
        )
        for told in self._told:
            self.body.addWidget(told)
        self._pages.addWidget(self._questions())
        self.body.addWidget(self._pages)
        self.body.addStretch(1)
        self._compare.setDefault(True)
        self._accept.setAutoDefault(False)
        self.add_button("other", self.tr("Another…"), self.reject, self.other_wanted)
        self.setMinimumWidth(_WIDTH)
        self.begin_at(self._next)

    def _questions(self) -> QWidget:
        page = QWidget()
        grid = QGridLayout(page)
        grid.setContentsMargins(0, 0, 0, 0)
        grid.setVerticalSpacing(3)
        back = QHBoxLayout()
        for side, field in self._back.items():
            is_white = side is board_before(self._situation).white
            back.addWidget(QLabel(self.tr("white") if is_white else self.tr("black")))
            back.addWidget(field)
        back.addStretch(1)
        points = QHBoxLayout()
        points.addWidget(self._winner, 1)
        points.addWidget(QLabel(self.tr("with points")))
        points.addWidget(self._points)
        for row, question in enumerate(Question):
            grid.addWidget(QLabel(question_words(question)), row, 0)
        grid.addWidget(self._next, 0, 1)
        grid.addLayout(back, 1, 1)
        grid.addWidget(self._queen, 2, 1)
        grid.addWidget(self._placer, 3, 1)
        grid.addLayout(points, 4, 1)
        grid.setColumnStretch(1, 1)
        return page

    def _result(self, said: Answer) -> QWidget:
        page = QWidget()
        grid = QGridLayout(page)
        grid.setContentsMargins(0, 0, 0, 0)
        title = self.tr("Just as the desk rules.") if is_all_right(said, self._right) else self.tr("Not quite.")
        grid.addWidget(voiced(title, "heading", "verdict"), 0, 0, 1, 3)
        for row, question in enumerate(asked(self._right), 1):
            right = answer_words(question, self._right, self._situation)
            for column, words in enumerate((question_words(question), right)):
                grid.addWidget(voiced(words, "", f"{question}_{column}"), row, column)
            grid.addWidget(self._compared(question, said), row, 2)
        grid.addWidget(self._explained(), len(Question) + 1, 0, 1, 3)
        grid.setColumnStretch(2, 1)
        grid.setHorizontalSpacing(20)
        return page

    def _compared(self, question: Question, said: Answer) -> SignLabel:
        label = named(SignLabel(), f"{question}_said", "")
        label.setWordWrap(True)
        if is_right(question, said, self._right):
            label.show_line(Icon.CHECK, self.tr("right"), "good")
        else:
            label.show_line(Icon.CROSS, self._wrong(question, said), "warning")
        return label

    def _wrong(self, question: Question, said: Answer) -> str:
        text = self.tr("you said: {answer}")
        is_same_kind = (said.next is None) == (self._right.next is None) or question is Question.NEXT
        words = answer_words(question, said, self._situation) if is_same_kind else self.tr("nothing")
        return text.format(answer=words)

    def _explained(self) -> QLabel:
        """The desk's own words, the laws, and what is to be learnt."""
        ruled = preview_text(say, self._situation.before.state, self._situation.act)
        laws = ", ".join(ruled.laws) if ruled is not None else ""
        parts = [self._words.lesson]
        if laws:
            parts.append(self.tr("Decided by: {laws}.").format(laws=laws))
        if ruled is not None and ruled.readings:
            parts.append(ruled.readings[0].answer)
        words = " ".join(parts)
        return voiced(words, "", "lesson")


class SituationsDialog(AskDialog):
    """Answers with a `Situation`."""

    def __init__(self, situations: Sequence[Situation], solved: Collection[str], parent: QWidget | None = None) -> None:
        """`solved` names those that were ruled on rightly."""
        super().__init__("situations_dialog", self.tr("Practice"), self.tr("Take this one"), parent)
        self._situations = situations
        told = self.tr("Choose what is to happen. You rule first, then the desk shows its ruling.")
        self.body.addWidget(voiced(told, "muted", "situations_told"))
        self._list = named(QListWidget(), "situations", self.tr("Situations"))
        for number, situation in enumerate(situations, 1):
            title = situation_words(situation.name).title
            text = self.tr("{number}. {title}").format(number=number, title=title)
            if situation.name in solved:
                text = self.tr("{title} – solved").format(title=text)
            QListWidgetItem(text, self._list).setData(Qt.ItemDataRole.UserRole, situation.name)
        self.body.addWidget(self._list, 1)
        self.resize(720, 520)
        self.begin_at(self._list)
        self._list.currentRowChanged.connect(self.check)
        self._list.itemDoubleClicked.connect(self.accept)
        open_ones = (row for row, each in enumerate(situations) if each.name not in solved)
        self._list.setCurrentRow(next(open_ones, 0))
        self.check()

    def answer(self) -> Situation | None:
        """The chosen situation; None while none is chosen."""
        row = self._list.currentRow()
        return self._situations[row] if 0 <= row < len(self._situations) else None

    def problems(self) -> list[str]:
        """Why none can be taken."""
        return [] if self.answer() is not None else [self.tr("Choose a situation.")]

"""Exercise view: board, story, answers, and the explanation."""

from collections.abc import Mapping, Sequence
from functools import partial
from types import MappingProxyType

from PySide6.QtCore import QEvent, QSize, Qt, Signal
from PySide6.QtGui import QAccessible, QAccessibleAnnouncementEvent, QKeyEvent, QResizeEvent, QTextDocumentFragment
from PySide6.QtWidgets import (
    QAbstractSlider,
    QGridLayout,
    QPushButton,
    QSizePolicy,
    QStackedWidget,
    QStyle,
    QStyleOptionButton,
    QWidget,
)

from carrom_desk.gui.board.board_view import BoardView
from carrom_desk.gui.dialogs.desk_dialog import named, retitle, scrolled, voiced
from carrom_desk.gui.kit.layouts import across, down, within
from carrom_desk.gui.kit.pressed_keys import key_of
from carrom_desk.gui.kit.theme import ThemeName, load_theme
from carrom_desk.gui.panels.cards import in_lines
from carrom_desk.gui.settings.languages import in_browser
from carrom_desk.i18n import _, say
from carrom_desk.match.record import new_record
from carrom_desk.presentation.board.picture import BoardPicture, board_picture, with_marks
from carrom_desk.presentation.stroke_draft import draft_of
from carrom_desk.reports.laws.lessons import explanation, kind_words
from carrom_desk.rules.acts import Stroke
from carrom_desk.school.cases.judged import Judged
from carrom_desk.school.exercise import Counted, Exercise
from carrom_desk.school.exercise_text import option_words, story

MOST_ANSWERS = 4
_ANSWER_WIDTH = 120
"""Least width of an answer, in pixels."""
_FEEDBACK_AT = 4
"""Index of the feedback in its column, below the answers."""
_LEAST_BOARD = 286
"""Minimum size of the board in pixels, slightly below its size hint."""


_SCROLLS: Mapping[int, QAbstractSlider.SliderAction] = {
    Qt.Key.Key_PageUp: QAbstractSlider.SliderAction.SliderPageStepSub,
    Qt.Key.Key_PageDown: QAbstractSlider.SliderAction.SliderPageStepAdd,
}


class WrappedButton(QPushButton):
    """Button with wrapped text."""

    def __init__(self) -> None:
        super().__init__()
        self._whole = ""
        self.setAutoDefault(False)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    def text(self) -> str:
        """Full text on one line."""
        return self._whole

    def setText(self, text: str) -> None:
        """Shows another text."""
        self._whole = text
        self._wrap()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._wrap()

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.FontChange:
            self._wrap()

    def sizeHint(self) -> QSize:
        return QSize(_ANSWER_WIDTH, super().sizeHint().height())

    def minimumSizeHint(self) -> QSize:
        return self.sizeHint()

    def _wrap(self) -> None:
        option = QStyleOptionButton()
        self.initStyleOption(option)
        room = self.style().subElementRect(QStyle.SubElement.SE_PushButtonContents, option, self).width()
        wrapped = in_lines(self.font(), self._whole, max(1, room))
        if wrapped != super().text():
            super().setText(wrapped)
            self.updateGeometry()


class ExerciseView(QWidget):
    """Shows an exercise.

    Signals:
        answered: emitted with the index of the answer pressed.
        law_wanted: emitted with an address in the law book.
    """

    answered = Signal(int)
    law_wanted = Signal(str)

    def __init__(self, theme: ThemeName, *, is_exam: bool = False) -> None:
        """With `is_exam`, no feedback is shown."""
        super().__init__()
        self._is_exam = is_exam
        name = "exam" if is_exam else "exercise"
        self.exercise: Exercise | None = None
        """Exercise being shown."""
        self._lesson = ""
        self.is_answered = False
        """True once an answer was given."""
        self._board = BoardView(load_theme(theme))
        self._board.setObjectName(f"{name}_board")
        self._board.setMinimumHeight(_LEAST_BOARD)
        self._kind = voiced("", "muted", f"{name}_kind")
        self._story = voiced("", "", f"{name}_story")
        self._question = voiced("", "heading", f"{name}_question")
        self._buttons = tuple(self._button(number) for number in range(MOST_ANSWERS))
        self._verdict = voiced("", "heading", f"{name}_verdict")
        self._why = voiced("", "", f"{name}_why")
        self._why.setTextFormat(Qt.TextFormat.RichText)
        self._why.setTextInteractionFlags(Qt.TextInteractionFlag.TextBrowserInteraction)
        self._why.linkActivated.connect(self.law_wanted)
        self._why.hide()  # Tab skips empty texts
        self._return = voiced("", "muted", f"{name}_return")
        self._feedback = within(down(self._verdict, self._why, self._return, 1))
        self._left, self._beside = QStackedWidget(), down()
        self._lay_out()

    def _lay_out(self) -> None:
        answers = QGridLayout()
        for number, button in enumerate(self._buttons):
            answers.addWidget(button, number // 2, number % 2)
        column = self._column = down(self._kind, self._story, self._question, answers, self._feedback, 1)
        self._beside_area = scrolled(within(self._beside, right=8))
        self._left.addWidget(self._board)
        self._left.addWidget(self._beside_area)
        area = self._area = scrolled(within(column, right=8))
        area.verticalScrollBar().rangeChanged.connect(
            lambda: area.ensureWidgetVisible(self._verdict if self.is_answered else self._kind)
        )
        self.setLayout(across((self._left, 2), (area, 3), gap=16))

    def _place_feedback(self) -> None:
        """Places the feedback below the answers, or over the board if space is limited."""
        room, width = self._area.viewport().height(), self._area.viewport().width()
        if self._beside.indexOf(self._feedback) >= 0:
            self._beside.removeWidget(self._feedback)
            self._column.insertWidget(_FEEDBACK_AT, self._feedback)
        self._feedback.show()
        is_too_high = self.is_answered and self._column.totalHeightForWidth(width) > room
        if is_too_high:
            self._column.removeWidget(self._feedback)
            self._beside.addWidget(self._feedback)
        self._left.setCurrentWidget(self._beside_area if is_too_high else self._board)
        self._left.setVisible(is_too_high or self._is_on_board())

    def _is_on_board(self) -> bool:
        return self.exercise is not None and isinstance(self.exercise.case, Judged)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._place_feedback()

    def show_return(self, words: str) -> None:
        """Shows when the law will be asked again."""
        self._return.setText(words)
        self._place_feedback()

    def take_focus(self) -> QWidget:
        """Sets up digits and Tab for the answers, and returns the widget to focus."""
        self._buttons[0].setFocus()
        return self._buttons[0]

    def show_exercise(
        self,
        made: Exercise,
        *,
        lines: Sequence[str] = (),
        lesson: str = "",
        chosen: int | None = None,
        counted: Counted = MappingProxyType({}),
    ) -> None:
        """Shows an unanswered exercise.

        `lines` replace the story, and the lesson is shown with the answer. In an exam, `chosen` is the index of an
        earlier answer. `counted` are the statistics of correct answers.
        """
        self.exercise, self._lesson, self.is_answered = made, lesson, False
        if isinstance(made.case, Judged):
            self._board.show_board(exercise_picture(made.case))
        is_plain = self._is_exam or bool(lines)
        self._kind.setText("" if is_plain else kind_words(made, counted))
        self._kind.setHidden(is_plain)
        self._story.setText(" ".join(lines or story(made.case)))
        self._question.setText(say(made.question.value))
        words = option_words(made)
        for number, button in enumerate(self._buttons):
            button.setVisible(number < len(words))
            title = f"{number + 1}   {words[number]}" if number < len(words) else ""
            retitle(button, _("{answer}   ● your answer").format(answer=title) if number == chosen else title)
            button.setEnabled(True)
        self._verdict.setText("")
        self._why.setText("")
        self._why.hide()
        self._return.setText("")
        self._place_feedback()
        self._announce(self._story.text(), self._question.text())

    def press(self, place: int) -> None:
        """Gives an answer by index, unless there already is one."""
        made = self.exercise
        if made is None or (self.is_answered and not self._is_exam) or not 0 <= place < len(made.options):
            return
        self.is_answered = True
        if not self._is_exam:
            for number, button in enumerate(self._buttons[: len(made.options)]):
                sign = "✓" if number == made.right else "✗" if number == place else ""
                retitle(button, f"{button.text()}   {sign}".rstrip())
                button.setEnabled(number == made.right)
            self._explain(_("Correct.") if place == made.right else _("Not quite."), made)
        self.answered.emit(place)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Answers by digits, and scrolls by Page Up and Page Down."""
        area = self._beside_area if self._left.currentWidget() is self._beside_area else self._area
        number, bar = key_of(event) - Qt.Key.Key_1, area.verticalScrollBar()
        if event.key() in _SCROLLS and bar.maximum() and not self._is_exam:
            bar.triggerAction(_SCROLLS[event.key()])
            return
        if 0 <= number < MOST_ANSWERS and self._buttons[number].isVisible():
            self.press(number)
        else:
            super().keyPressEvent(event)

    def _explain(self, verdict: str, made: Exercise) -> None:
        why = explanation(made, self._lesson)
        self._verdict.setText(verdict)
        self._why.setText(in_browser(why))
        self._why.show()
        self._place_feedback()
        self._why.setAccessibleName(QTextDocumentFragment.fromHtml(why).toPlainText())
        self._announce(verdict, self._why.accessibleName())

    def _announce(self, *lines: str) -> None:
        QAccessible.updateAccessibility(QAccessibleAnnouncementEvent(self, "\n".join(lines)))

    def _button(self, number: int) -> QPushButton:
        prefix = "exam_" if self._is_exam else ""
        button = named(WrappedButton(), f"{prefix}answer_{number + 1}", "")
        button.clicked.connect(partial(self.press, number))
        button.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        return button


def exercise_picture(case: Judged) -> BoardPicture:
    """Returns the board of an exercise, with the marks of the stroke."""
    picture = board_picture(new_record(case.posed.setup), is_turned=False)
    if not isinstance(case.act, Stroke):
        return picture
    draft = draft_of(case.act, is_white=case.turn.side is case.breaker.side)
    return with_marks(picture, draft, is_jumped_mode=False)

"""The mock exam in the window: written against the clock, oral, marked, printed."""

from datetime import UTC, datetime, timedelta

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton, QLabel, QLineEdit, QListWidget, QPushButton, QSpinBox, QTextBrowser
from pytestqt.qtbot import QtBot

from carrom_desk.gui.dialogs.messages import LossDialog
from carrom_desk.gui.kit.theme import ThemeName
from carrom_desk.gui.learning.school.exam_dialog import ExamDialog
from carrom_desk.gui.learning.school.exercise_view import WrappedButton
from carrom_desk.reports.match_documents import Options
from carrom_desk.reports.output.typeset import set_pages
from carrom_desk.rules.edition_register import USUAL
from carrom_desk.school.exam import make_paper
from tests.school.subjects import subject_of


class Clock:
    def __init__(self) -> None:
        self.time = datetime(2026, 1, 5, 9, 0, tzinfo=UTC)

    def now(self) -> datetime:
        return self.time


@pytest.fixture
def clock() -> Clock:
    return Clock()


@pytest.fixture
def exam(qtbot: QtBot, clock: Clock) -> ExamDialog:
    dialog = ExamDialog(clock.now, 7, USUAL, "0.1.0", ThemeName.LIGHT)
    qtbot.addWidget(dialog)
    dialog.open()
    return dialog


def page(dialog: ExamDialog) -> str:
    found = dialog.findChild(QTextBrowser, "exam_page")
    assert isinstance(found, QTextBrowser)
    return found.toPlainText() if found.isVisible() else ""


def said(dialog: ExamDialog) -> str:
    label = dialog.findChild(QLabel, "exam_said")
    assert isinstance(label, QLabel)
    return label.text()


def button(dialog: ExamDialog, name: str) -> QAbstractButton:
    found = dialog.findChild(QAbstractButton, name)
    assert isinstance(found, QAbstractButton)
    return found


def test_before_it_begins_it_says_what_the_paper_asks_and_what_is_looked_at_beside_it(exam: ExamDialog) -> None:
    seed = exam.findChild(QSpinBox, "exam_seed")
    assert isinstance(seed, QSpinBox)
    seed.setValue(8)

    told = page(exam)
    assert "Paper 8. 100 marks, 60 minutes. Pass mark: half the marks." in told
    assert "G. League and knock-out draws: 4 × 2 = 8" in told
    assert "Viva" in told
    assert "Practical" in told


def test_the_first_letter_of_a_page_stays_with_the_marks_that_are_written_with_it(exam: ExamDialog) -> None:
    shown = exam.findChild(QTextBrowser, "exam_page")
    assert isinstance(shown, QTextBrowser)
    block = shown.document().begin()
    assert block.begin().fragment().text() == block.text() != ""


def test_a_paper_is_answered_by_keys_and_marked(exam: ExamDialog) -> None:
    exam.begin_written()
    assert "Question 1 of 50" in said(exam)
    for asked in make_paper(7, subject_of(USUAL)).questions:
        assert exam.view.exercise == asked.exercise
        QTest.keyClick(exam.view, Qt.Key(Qt.Key.Key_1 + asked.exercise.right))
    assert said(exam).startswith("Review your answers.")
    button(exam, "exam_hand_in").click()

    assert exam.reached is not None
    assert exam.reached.total == 100
    assert "100 of 100 marks. Passed." in page(exam)
    assert "It is not official." in page(exam)


def test_when_time_is_over_what_was_not_answered_counts_nothing(exam: ExamDialog, clock: Clock) -> None:
    exam.begin_written()
    right = exam.view.exercise
    assert right is not None
    QTest.keyClick(exam.view, Qt.Key(Qt.Key.Key_1 + right.right))
    clock.time += timedelta(minutes=59)
    exam.tick()
    assert "Time left: 1:00" in said(exam)
    clock.time += timedelta(minutes=1)
    exam.tick()

    assert exam.reached is not None
    assert exam.reached.total == 2
    assert "Not passed." in page(exam)


def test_nothing_is_given_away_while_the_paper_is_written(exam: ExamDialog) -> None:
    exam.begin_written()
    QTest.keyClick(exam.view, Qt.Key.Key_1)

    assert "✓" not in "".join(each.text() for each in exam.view.findChildren(QAbstractButton))


def test_an_oral_answer_has_fifteen_seconds_and_is_marked_by_oneself(exam: ExamDialog, clock: Clock) -> None:
    exam.begin_written()
    clock.time += timedelta(minutes=60)
    exam.tick()
    exam.begin_oral()
    assert not button(exam, "answer_1").isVisible()
    assert button(exam, "oral_reveal").isVisible()
    assert not button(exam, "oral_right").isVisible()
    clock.time += timedelta(seconds=15)
    exam.tick()
    assert button(exam, "oral_right").isVisible()
    QTest.keyClick(exam, Qt.Key.Key_1)
    for _ in range(9):
        QTest.keyClick(exam, Qt.Key.Key_Return)
        QTest.keyClick(exam, Qt.Key.Key_2)

    assert said(exam).startswith("1 of 10 answers")


def test_paper_answers_and_result_are_set_on_pages(exam: ExamDialog, qtbot: QtBot) -> None:
    wanted: list[tuple[object, str]] = []
    exam.print_wanted.connect(lambda make, name: wanted.append((make, name)))
    assert not button(exam, "exam-result").isEnabled()
    exam.begin_written()
    for _ in range(50):
        QTest.keyClick(exam.view, Qt.Key.Key_1)
    button(exam, "exam_hand_in").click()
    for name in ("exam-paper", "exam-answers", "exam-marks", "exam-result"):
        button(exam, name).click()

    assert [name for _, name in wanted] == ["exam-paper", "exam-answers", "exam-marks", "exam-result"]
    for make, _ in wanted:
        assert callable(make)
        assert set_pages(make(Options())).pdf.startswith(b"%PDF")


def test_what_cannot_be_pressed_says_why(exam: ExamDialog) -> None:
    assert button(exam, "exam-result").toolTip() == "No exam taken yet."

    exam.begin_written()
    assert {part.toolTip() for part in exam.findChildren(QLineEdit, "exam_name")} == {
        "The exam has started. Finish or close it first."
    }


def loss(exam: ExamDialog) -> LossDialog:
    found = exam.findChild(LossDialog)
    assert isinstance(found, LossDialog)
    return found


def test_answers_are_reviewed_and_changed_before_the_paper_is_handed_in(exam: ExamDialog) -> None:
    questions = make_paper(7, subject_of(USUAL)).questions
    exam.begin_written()
    for asked in questions:
        QTest.keyClick(exam.view, Qt.Key(Qt.Key.Key_1 + (asked.exercise.right + 1) % len(asked.exercise.options)))
    review = exam.findChild(QListWidget, "exam_review")
    assert isinstance(review, QListWidget)
    assert review.isVisible()
    assert review.count() == len(questions)
    review.setCurrentRow(1)
    QTest.keyClick(exam, Qt.Key.Key_Return)
    assert exam.view.exercise == questions[1].exercise
    assert sum("your answer" in each.text() for each in exam.view.findChildren(QAbstractButton)) == 1
    QTest.keyClick(exam.view, Qt.Key(Qt.Key.Key_1 + questions[1].exercise.right))
    button(exam, "exam_before").click()
    assert exam.view.exercise == questions[1].exercise
    button(exam, "exam_to_review").click()
    button(exam, "exam_hand_in").click()

    assert exam.reached is not None
    assert exam.reached.total == questions[1].marks


def test_a_paper_with_gaps_is_handed_in_only_when_that_is_wanted(exam: ExamDialog) -> None:
    exam.begin_written()
    QTest.keyClick(exam.view, Qt.Key.Key_1)
    button(exam, "exam_hand_in").click()
    loss(exam).reject()
    assert button(exam, "exam_hand_in").isVisible()
    button(exam, "exam_hand_in").click()
    loss(exam).findChildren(QAbstractButton, "lose")[0].click()

    assert exam.reached is not None


@pytest.mark.parametrize("is_oral", [False, True])
def test_an_exam_asks_before_it_is_discarded_and_enter_keeps_it(exam: ExamDialog, is_oral: bool) -> None:
    exam.begin_oral() if is_oral else exam.begin_written()
    QTest.keyClick(exam.view, Qt.Key.Key_1)
    exam.close()
    asked = loss(exam)
    assert exam.isVisible()
    QTest.keyClick(asked, Qt.Key.Key_Return)
    assert not asked.isVisible()
    assert exam.isVisible()
    QTest.keyClick(exam, Qt.Key.Key_Escape)
    again = next(each for each in exam.findChildren(LossDialog) if each.isVisible())
    again.findChildren(QAbstractButton, "lose")[0].click()

    assert not exam.isVisible()


def test_answers_go_on_in_another_line(exam: ExamDialog) -> None:
    wrapped = WrappedButton()
    wrapped.setText("1   A foul or a technical foul, which costs a man")
    wrapped.resize(200, 40)
    wrapped.show()

    assert QPushButton.text(wrapped).count("\n") >= 1
    assert all(wrapped.fontMetrics().horizontalAdvance(line) <= 200 for line in QPushButton.text(wrapped).split("\n"))
    assert wrapped.sizeHint().height() > WrappedButton().sizeHint().height()
    wrapped.close()

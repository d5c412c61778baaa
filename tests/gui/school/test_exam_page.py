"""A mock exam in training: without help, against the clock, and with every answer explained at its end."""

from collections.abc import Iterator
from datetime import UTC, datetime, timedelta
from random import Random
from typing import TypeVar

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QTextDocumentFragment
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton, QComboBox, QLabel, QTabWidget, QTextBrowser, QWidget
from pytestqt.qtbot import QtBot

from carrom_desk.gui.dialogs.messages import LossDialog
from carrom_desk.gui.kit.theme import ThemeName
from carrom_desk.gui.learning.school.exercise_dialog import SchoolDialog, SchoolNeeds
from carrom_desk.gui.learning.school.exercise_view import WrappedButton
from carrom_desk.i18n import in_english
from carrom_desk.reports.laws.lessons import plain_explanation
from carrom_desk.reports.match_documents import Options
from carrom_desk.reports.output.html import as_html
from carrom_desk.reports.output.typeset import set_pages
from carrom_desk.rules.edition_register import USUAL
from carrom_desk.school.exercise_text import option_words
from carrom_desk.school.mock_exam import MockExam
from tests.gui.parts import part
from tests.screenshots.side_scenes import NoLearners

T = TypeVar("T", bound=QWidget)


class Candidate:
    """Takes an exam of ten questions in a dialog, by keyboard."""

    def __init__(self, qtbot: QtBot) -> None:
        self.time = datetime(2026, 1, 5, 9, 0, tzinfo=UTC)
        needs = SchoolNeeds(NoLearners(), lambda: self.time, lambda: "1", Random(1))
        self.dialog = SchoolDialog(needs, USUAL, ThemeName.LIGHT)
        qtbot.addWidget(self.dialog)
        self.dialog.open()
        self.dialog.show_exam()
        self.page = self.dialog.exam
        length = self.find(QComboBox, "exam_length")
        length.setCurrentIndex(length.findData(10))

    def find(self, kind: type[T], name: str) -> T:
        return part(self.dialog, kind, name)

    @property
    def exam(self) -> MockExam:
        assert self.page.exam is not None
        return self.page.exam

    def press(self, name: str) -> None:
        self.find(QAbstractButton, name).click()

    def answer(self, *, is_right: bool) -> None:
        made = self.page.view.exercise
        assert made is not None
        place = made.right if is_right else (made.right + 1) % len(made.options)
        QTest.keyClick(self.page.view, Qt.Key(Qt.Key.Key_1 + place))

    def line(self) -> str:
        return self.find(QLabel, "exam_line").text()

    def review(self) -> str:
        return self.find(QTextBrowser, "exam_review").toPlainText()

    def confirm(self) -> None:
        asked = next(each for each in self.dialog.findChildren(LossDialog) if each.isVisible())
        asked.findChildren(QAbstractButton, "lose")[0].click()


@pytest.fixture
def candidate(qtbot: QtBot) -> Iterator[Candidate]:
    made = Candidate(qtbot)
    yield made
    if made.page.is_running:
        made.dialog.close()
        made.confirm()


def test_every_question_is_reviewed_with_both_answers_and_why(candidate: Candidate) -> None:
    assert "10 questions in 12 minutes" in candidate.find(QLabel, "exam_about").text()
    assert candidate.find(QAbstractButton, "exam_start").hasFocus()
    candidate.press("exam_start")
    assert candidate.line() == "Question 1 of 10. Time left: 12:00"
    for number in range(10):
        candidate.answer(is_right=number % 2 == 0)
    assert candidate.find(QAbstractButton, "exam_hand_in").hasFocus()
    candidate.press("exam_hand_in")

    documents: list[tuple[object, str]] = []
    for signal in (candidate.page.print_wanted, candidate.page.save_wanted):
        signal.connect(lambda make, stem: documents.append((make, stem)))
    candidate.press("exam_print")
    candidate.press("exam_save")
    (make, stem), again = documents
    assert (make, stem) == again
    assert callable(make)
    assert set_pages(make(Options())).pdf.startswith(b"%PDF")
    for told in (candidate.review(), QTextDocumentFragment.fromHtml(as_html(make(Options()))).toPlainText()):
        assert "5 of 10 correct" in told
        for number, made in enumerate(candidate.exam.exercises):
            words = tuple(each.replace("\N{NO-BREAK SPACE}", " ") for each in option_words(made))  # as Qt has it
            wrong = words[(made.right + 1) % len(words)]
            assert in_english(made.question.value) in told
            assert (f"✓ {words[made.right]}" if number % 2 == 0 else f"✗ {wrong}") in told
            assert plain_explanation(made).replace("\N{NO-BREAK SPACE}", " ") in told


def test_nothing_helps_while_an_exam_is_in_progress(candidate: Candidate) -> None:
    candidate.press("exam_start")
    candidate.answer(is_right=True)
    tabs, shown = candidate.find(QTabWidget, "school_tabs"), candidate.page.view

    assert [tabs.isTabEnabled(tab) for tab in range(3)] == [False, False, True]
    assert not any(mark in each.text() for each in shown.findChildren(QAbstractButton) for mark in "✓✗")
    assert not any(each.text() for each in shown.findChildren(QLabel) if each.objectName() == "exam_why")
    assert not candidate.find(QAbstractButton, "next_exercise").isVisible()


def test_answers_are_changed_until_the_exam_is_handed_in(candidate: Candidate) -> None:
    candidate.press("exam_start")
    candidate.answer(is_right=False)
    candidate.press("exam_before")
    assert candidate.line().startswith("Question 1 of 10.")
    assert sum("your answer" in each.text() for each in candidate.page.view.findChildren(QAbstractButton)) == 1
    candidate.answer(is_right=True)
    QTest.keyClick(candidate.page.view, Qt.Key.Key_PageDown)
    assert candidate.line().startswith("Question 3 of 10.")
    candidate.press("exam_hand_in")
    assert candidate.page.is_running, "nine questions are open, which is asked about first"
    candidate.confirm()

    assert "1 of 10 correct" in candidate.review()
    assert candidate.review().count("not answered") == 9
    assert candidate.find(QTabWidget, "school_tabs").isTabEnabled(0)


def test_time_ends_an_exam(candidate: Candidate) -> None:
    candidate.press("exam_start")
    candidate.answer(is_right=True)
    candidate.time += timedelta(minutes=11, seconds=59)
    candidate.page.tick()
    assert candidate.line().endswith("Time left: 0:01")
    candidate.time += timedelta(seconds=1)
    candidate.page.tick()

    assert not candidate.page.is_running
    assert "1 of 10 correct" in candidate.review()


def test_an_exam_asks_before_it_is_discarded_and_enter_keeps_it(candidate: Candidate) -> None:
    candidate.press("exam_start")
    candidate.answer(is_right=True)
    candidate.dialog.close()
    asked = part(candidate.dialog, LossDialog)
    QTest.keyClick(asked, Qt.Key.Key_Return)
    assert candidate.page.is_running
    QTest.keyClick(candidate.dialog, Qt.Key.Key_Escape)
    candidate.confirm()

    assert not candidate.dialog.isVisible()


def test_answers_go_on_in_another_line(candidate: Candidate) -> None:
    wrapped = WrappedButton()
    wrapped.setText("1   A foul or a technical foul, which costs a man")
    wrapped.resize(200, 40)
    wrapped.show()

    shown = QAbstractButton.text(wrapped)
    assert shown.count("\n") >= 1
    assert all(wrapped.fontMetrics().horizontalAdvance(line) <= 200 for line in shown.split("\n"))
    assert wrapped.sizeHint().height() > WrappedButton().sizeHint().height()
    wrapped.close()

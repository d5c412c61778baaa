"""Umpire training in the window: exercises by keyboard, explanations with laws, progress stored and deleted."""

import json
from collections.abc import Iterator
from datetime import UTC, datetime, timedelta
from pathlib import Path
from random import Random

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QTextDocumentFragment
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton, QApplication, QComboBox, QLabel, QLineEdit, QScrollArea, QTreeWidget
from pytestqt.qtbot import QtBot

from carrom_desk.desk.match_library import MatchLibrary
from carrom_desk.exchange.question_file import question_line
from carrom_desk.gui.database.database_controller import DatabaseController
from carrom_desk.gui.kit.theme import ThemeName
from carrom_desk.gui.learning.school.exercise_dialog import SchoolDialog, SchoolNeeds
from carrom_desk.i18n import in_english
from carrom_desk.match.ports.store import MatchId
from carrom_desk.match.side import Seat
from carrom_desk.presentation.next_step.actions import ActionName
from carrom_desk.reports.laws.lessons import explanation
from carrom_desk.rules.acts import Stroke
from carrom_desk.rules.edition import Edition
from carrom_desk.rules.edition_register import EDITIONS, USUAL
from carrom_desk.rules.editions.club import CLUB
from carrom_desk.rules.editions.icf_1993 import ICF_1993
from carrom_desk.rules.editions.icf_revised import ICF_REVISED
from carrom_desk.rules.position import BREAK_MADE, NO_MEN, ByParty, Pieces, Position, QueenPlace
from carrom_desk.rules.texts.readings import Reading
from carrom_desk.school.cases.judged import Judged
from carrom_desk.school.exercise import Difficulty, Topic
from carrom_desk.school.exercise_text import option_words, otherwise, story
from carrom_desk.school.exercises import make_any, questions_about
from carrom_desk.school.learners import Grade, LawKey, Learner, answered
from carrom_desk.storage.database import Database, open_database
from carrom_desk.storage.learner_store import SqlLearnerStore
from carrom_desk.storage.service import SqlDatabaseService
from tests.exchange.test_question_file import SCENARIO
from tests.fakes import StoppedTime
from tests.gui.hands import Hands
from tests.gui.parts import part
from tests.school.subjects import book, subject_of

NOW = datetime(2026, 1, 5, 9, 0, tzinfo=UTC)


@pytest.fixture
def database(tmp_path: Path) -> Iterator[Database]:
    opened = open_database(str(tmp_path / "practice.sqlite3"))
    yield opened
    opened.close()


@pytest.fixture
def school(qtbot: QtBot, database: Database) -> SchoolDialog:
    return opened(qtbot, database)


def opened(qtbot: QtBot, database: Database) -> SchoolDialog:
    needs = SchoolNeeds(SqlLearnerStore(database), lambda: NOW, iter("abcdef").__next__, Random(1))
    dialog = SchoolDialog(needs, USUAL, ThemeName.LIGHT)
    qtbot.addWidget(dialog)
    dialog.open()
    if needs.store.learners():
        return dialog
    press(dialog, "train_unnamed")
    return dialog


def label(dialog: SchoolDialog, name: str) -> str:
    found = part(dialog, QLabel, name)
    return found.text()


def press(dialog: SchoolDialog, name: str) -> None:
    button = part(dialog, QAbstractButton, name)
    button.click()


def box(dialog: SchoolDialog, name: str) -> QComboBox:
    return part(dialog, QComboBox, name)


def learn_as(dialog: SchoolDialog, name: str) -> None:
    dialog.add_learner(name)


def answer(dialog: SchoolDialog, *, is_right: bool) -> None:
    made = dialog.view.exercise
    assert made is not None
    place = made.right if is_right else (made.right + 1) % len(made.options)
    QTest.keyClick(dialog.view, Qt.Key(Qt.Key.Key_1 + place))


def map_of(dialog: SchoolDialog) -> list[tuple[str, str, str]]:
    found = part(dialog, QTreeWidget, "law_map")
    items = [found.topLevelItem(row) for row in range(found.topLevelItemCount())]
    return [(item.text(0), item.text(1), item.text(2)) for item in items if item is not None]


# Words


@pytest.mark.parametrize("edition", EDITIONS)
def test_every_exercise_is_told_in_words_and_no_two_answers_sound_alike(edition: Edition) -> None:
    about = subject_of(edition)
    for seed in range(50):
        made = make_any(Random(seed), about)
        assert made is not None
        words = option_words(made)
        assert len(set(words)) == len(words), words
        assert all(words)
        assert all(line.endswith((".", "?", "!")) for line in story(made.case))
        assert in_english(made.question.value)
        otherwise(made)


def test_feedback_has_the_laws_summary_the_reading_by_name_and_one_counter_example(qapp: QApplication) -> None:
    drawn = (make_any(Random(seed), subject_of(CLUB)) for seed in range(400))
    made = next(
        each for each in drawn if each is not None and isinstance(each.case, Judged) and each.case.ruling.readings
    )
    assert isinstance(made.case, Judged)
    words = QTextDocumentFragment.fromHtml(explanation(made)).toPlainText()
    names = [reading.name.lower().replace("_", " ") for reading in made.case.ruling.readings]

    assert next(row.summary for row in book(CLUB).rows() if made.law in row.names) in words
    assert all(f"Reading “{name}”" in words for name in names)
    assert words.count("Suppose instead") == words.count(otherwise(made)) == 1


@pytest.mark.parametrize("edition", [ICF_REVISED, ICF_1993])
def test_feedback_on_a_situation_of_a_match_names_its_reading_too(edition: Edition, qapp: QApplication) -> None:
    position = Position(ByParty(3, 1), QueenPlace.OWN, NO_MEN, ByParty(own=True, opponent=True), BREAK_MADE, NO_MEN)
    case = Judged(edition, position, Stroke(Pieces(opponent=1)), False, Seat.A1, Seat.A1)
    made = questions_about(Random(1), case)

    assert Reading.OPPONENTS_LAST_QUEEN_COVERED in case.ruling.readings
    assert made
    for each in made:
        words = QTextDocumentFragment.fromHtml(explanation(each)).toPlainText()
        assert "Reading “opponents last queen covered”" in words
        assert edition.explain(Reading.OPPONENTS_LAST_QUEEN_COVERED).answer in words


# The dialog


def test_a_number_answers_and_enter_goes_on(school: SchoolDialog) -> None:
    first = school.view.exercise
    answer(school, is_right=True)
    assert label(school, "exercise_verdict") == "Correct."
    QTest.keyClick(school, Qt.Key.Key_Return)

    assert school.view.exercise != first
    assert label(school, "exercise_verdict") == ""


def test_digits_answer_from_the_first_moment_on(school: SchoolDialog) -> None:
    school.activateWindow()
    for _ in range(3):
        assert school.view.exercise is not None
        QTest.keyClick(school.focusWidget(), Qt.Key(Qt.Key.Key_1 + school.view.exercise.right))
        assert label(school, "exercise_verdict") == "Correct."
        QTest.keyClick(school.focusWidget(), Qt.Key.Key_Return)
        assert label(school, "exercise_verdict") == ""


def test_a_wrong_answer_is_explained_by_its_law(school: SchoolDialog, qtbot: QtBot) -> None:
    answer(school, is_right=False)
    why = part(school, QLabel, "exercise_why")

    assert label(school, "exercise_verdict") == "Not quite."
    assert why.accessibleName().startswith("Law ")
    assert "<" not in why.accessibleName()
    with qtbot.waitSignal(school.law_wanted) as wanted:
        why.linkActivated.emit("law:72(a)")
    assert wanted.args == [USUAL, "law:72(a)"]


def test_an_answer_counts_once(school: SchoolDialog) -> None:
    learn_as(school, "Asha")
    answer(school, is_right=False)
    answer(school, is_right=True)

    assert [count for _, _, count in map_of(school) if count != "–"] == ["0 / 1"]


def test_what_was_wrong_stands_first_on_the_map_and_is_kept(
    school: SchoolDialog, qtbot: QtBot, database: Database
) -> None:
    learn_as(school, "Asha")
    answer(school, is_right=False)
    assert map_of(school)[0][1:] == ("weak", "0 / 1")
    school.close()
    again = opened(qtbot, database)
    box(again, "learner").setCurrentIndex(1)

    assert map_of(again)[0][1:] == ("weak", "0 / 1")


def test_a_topic_of_every_edition_can_be_chosen(school: SchoolDialog) -> None:
    for row in range(len(EDITIONS)):
        box(school, "school_laws").setCurrentIndex(row)
        topics = box(school, "topic")
        for place in range(1, topics.count()):
            topics.setCurrentIndex(place)
            assert school.view.exercise is not None
            assert school.view.exercise.topic == topics.itemData(place)


def test_what_is_due_comes_first_in_a_chosen_topic_too(qtbot: QtBot, database: Database) -> None:
    store, law = SqlLearnerStore(database), subject_of(USUAL).laws_about(Topic.QUEEN)[-1]
    store.add(Learner("a", "Asha"))
    store.save_progress("a", answered(None, LawKey(USUAL.id, law), Grade.WRONG, NOW - timedelta(days=9)))
    dialog = opened(qtbot, database)
    topics = box(dialog, "topic")
    topics.setCurrentIndex(topics.findData(Topic.QUEEN))

    assert dialog.view.exercise is not None
    assert dialog.view.exercise.law == law


def test_exercises_are_taken_by_their_difficulty_which_is_shown(school: SchoolDialog) -> None:
    levels = box(school, "difficulty")
    for row, level in enumerate(Difficulty, 2):
        levels.setCurrentIndex(row)
        assert school.view.exercise is not None
        assert school.view.exercise.difficulty({}) is level
        assert levels.itemText(row) in label(school, "exercise_kind")


def test_from_easy_to_hard_goes_up_with_right_answers_and_down_with_wrong_ones(school: SchoolDialog) -> None:
    box(school, "difficulty").setCurrentIndex(1)
    asked = []
    for is_right in (True,) * 6 + (False, True):
        assert school.view.exercise is not None
        asked.append(int(school.view.exercise.difficulty({})))
        answer(school, is_right=is_right)
        QTest.keyClick(school, Qt.Key.Key_Return)

    assert asked == [1, 1, 1, 2, 2, 2, 3, 2]


def test_where_no_exercise_is_so_hard_it_says_so(school: SchoolDialog) -> None:
    box(school, "topic").setCurrentIndex(box(school, "topic").findData(Topic.CLOCKS))
    before = school.view.exercise
    box(school, "difficulty").setCurrentIndex(4)

    assert school.view.exercise is before
    assert label(school, "school_said") == "No matching exercises. Choose another topic or difficulty."


def test_progress_is_written_to_a_file_and_deleted_by_a_second_press(school: SchoolDialog, tmp_path: Path) -> None:
    learn_as(school, "Asha")
    answer(school, is_right=True)
    school.export(tmp_path / "asha.json")
    document = json.loads((tmp_path / "asha.json").read_text(encoding="utf-8"))
    assert document["learner"] == "Asha"
    assert document["progress"][0]["right"] == 1
    press(school, "delete_learner")
    assert box(school, "learner").count() == 2
    press(school, "lose")

    assert box(school, "learner").count() == 1
    assert "deleted" in label(school, "school_said")


def test_a_learner_needs_a_name(school: SchoolDialog) -> None:
    learn_as(school, "  ")

    assert label(school, "school_said") == "Enter a name first."


def test_the_menu_opens_the_school_over_the_match(qtbot: QtBot, tmp_path: Path) -> None:
    service = SqlDatabaseService(str(tmp_path / "matches.sqlite3"))
    db_controller = DatabaseController(service, lambda store: MatchLibrary(store, StoppedTime(), lambda: MatchId("m1")))
    hands = Hands(qtbot, db_controller=db_controller, data_folder=tmp_path)
    hands.controller.actions.trigger(ActionName.SCHOOL)
    dialog = hands.dialog("school_dialog")
    assert isinstance(dialog, SchoolDialog)
    learn_as(dialog, "Asha")

    apart = hands.apart.service
    assert isinstance(apart, SqlDatabaseService)
    assert [each.name for each in apart.learners().learners()] == ["Asha"]
    assert service.learners().learners() == apart.learners().learners()[:0]
    dialog.close()
    hands.apart.leave()
    db_controller.leave()


def test_feedback_longer_than_its_room_is_read_to_its_end_by_keys(school: SchoolDialog, qtbot: QtBot) -> None:
    school.resize(900, 420)
    answer(school, is_right=False)
    why = part(school, QLabel, "exercise_why")
    why.setText("<p>One law after another.</p>" * 30)
    school.view.show_return("")
    area = next(each for each in school.view.findChildren(QScrollArea) if each.isAncestorOf(why))
    qtbot.waitUntil(lambda: area.verticalScrollBar().maximum() > area.viewport().height())
    for _ in range(30):
        QTest.keyClick(school.view, Qt.Key.Key_PageDown)

    assert why.height() >= why.heightForWidth(why.width())
    assert area.verticalScrollBar().value() == area.verticalScrollBar().maximum()
    assert area.horizontalScrollBar().maximum() == 0


def test_questions_from_a_file_are_asked_one_after_another(school: SchoolDialog, tmp_path: Path) -> None:
    file = tmp_path / "questions.jsonl"
    file.write_text(question_line(SCENARIO), encoding="utf-8")
    school.open_questions(file)
    made = school.view.exercise

    assert made is not None
    assert isinstance(made.case, Judged)
    assert made.case.position == SCENARIO.position
    while not school.session.is_over:
        answer(school, is_right=True)
        QTest.keyClick(school, Qt.Key.Key_Return)
    assert "correct at the first attempt" in label(school, "session_end")


def test_a_file_that_holds_no_questions_is_refused_with_its_faults(school: SchoolDialog, tmp_path: Path) -> None:
    file = tmp_path / "questions.jsonl"
    file.write_text("no json\n", encoding="utf-8")
    school.open_questions(file)
    assert "is not a file of questions" in label(school, "school_said")
    school.open_questions(tmp_path / "missing.jsonl")
    assert "could not be read" in label(school, "school_said")


def test_a_session_repeats_mistakes_and_says_what_was_learnt(school: SchoolDialog) -> None:
    box(school, "session_length").setCurrentIndex(0)
    length = school.session.length
    for number in range(length):
        answer(school, is_right=number > 0)
        QTest.keyClick(school, Qt.Key.Key_Return)
    assert school.session.is_repeating
    assert label(school, "session_progress").startswith("Repeating mistakes")

    answer(school, is_right=True)
    QTest.keyClick(school, Qt.Key.Key_Return)
    assert label(school, "session_end").startswith(f"{length - 1} of {length} correct at the first attempt.")
    QTest.keyClick(school, Qt.Key.Key_Return)
    assert school.session.answers == ()


def test_a_guess_counts_as_hard(school: SchoolDialog) -> None:
    school.add_learner("Asha")
    answer(school, is_right=True)
    known = label(school, "exercise_return")
    QTest.keyClick(school.view, Qt.Key.Key_G)

    assert school.session.answers[-1].grade is Grade.GUESSED
    assert label(school, "exercise_return") != known
    button = part(school, QAbstractButton, "guessed")
    assert not button.isVisible()


@pytest.mark.parametrize("is_right", [None, False], ids=["not answered", "wrong"])
def test_the_key_of_a_guess_does_nothing_where_there_is_no_guess(
    qtbot: QtBot, school: SchoolDialog, is_right: bool | None
) -> None:
    if is_right is not None:
        answer(school, is_right=is_right)
    before = school.session
    with qtbot.captureExceptions() as faults:
        QTest.keyClick(school.view, Qt.Key.Key_G)

    assert not faults
    assert school.session == before


def test_on_first_use_it_asks_for_the_learners_name(qtbot: QtBot, database: Database) -> None:
    needs = SchoolNeeds(SqlLearnerStore(database), lambda: NOW, iter("abcdef").__next__, Random(1))
    dialog = SchoolDialog(needs, USUAL, ThemeName.LIGHT)
    qtbot.addWidget(dialog)
    dialog.open()
    field = part(dialog, QLineEdit, "first_learner_name")
    assert field.isVisible()
    QTest.keyClick(field, Qt.Key.Key_Return)
    assert label(dialog, "school_said") == "Enter a name first."
    field.setText("Meena")
    QTest.keyClick(field, Qt.Key.Key_Return)

    assert dialog.view.isVisible()
    assert [each.name for each in needs.store.learners()] == ["Meena"]
    assert box(dialog, "learner").currentText() == "Meena"

"""The dialog of a situation on its own."""

from collections.abc import Callable
from random import Random

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton, QApplication, QLabel, QMainWindow
from pytestqt.qtbot import QtBot

from carrom_desk.desk.situations import judged
from carrom_desk.gui.kit.arrangement import LEAST_HEIGHT, window_scale
from carrom_desk.gui.kit.roles import TextSize
from carrom_desk.gui.kit.theme import ThemeName, load_theme
from carrom_desk.gui.practice.dialogs import SituationDialog, find_situations
from carrom_desk.gui.settings.settings import TextChoice
from carrom_desk.presentation.wording.situation_text import SITUATION_WORDS, situation_words
from carrom_desk.school.cases.judged import ExerciseQuestion
from carrom_desk.school.exercises import questions_about
from tests.gui.parts import part

SITUATIONS = {situation.name: situation for situation in find_situations()}


Show = Callable[[str], SituationDialog]


@pytest.fixture
def shown(qtbot: QtBot) -> Show:
    """Shows the dialog of a situation over a window with the largest text."""
    window = QMainWindow()
    qtbot.addWidget(window)
    look = load_theme(ThemeName.LIGHT, window_scale(1366, 768, TextChoice.LARGEST.factor))
    window.setFont(look.font(TextSize.BODY))
    window.setStyleSheet(look.stylesheet())
    window.show()

    def show(name: str) -> SituationDialog:
        dialog = SituationDialog(SITUATIONS[name], ThemeName.LIGHT, window)
        dialog.open()
        QApplication.processEvents()
        return dialog

    return show


def answer(dialog: SituationDialog, *, is_right: bool) -> None:
    made = dialog.view.exercise
    assert made is not None
    dialog.view.press((made.right + (not is_right)) % len(made.options))


def press(dialog: SituationDialog, name: str) -> None:
    button = part(dialog, QAbstractButton, name)
    button.click()


def label(dialog: SituationDialog, name: str) -> str:
    found = part(dialog, QLabel, name)
    return found.text()


def test_every_situation_has_words_and_no_words_lack_a_situation() -> None:
    assert list(SITUATIONS) == list(SITUATION_WORDS)
    titles = [title.text for title, _story, _lesson in SITUATION_WORDS.values()]
    assert len(titles) == len(set(titles))


@pytest.mark.parametrize("name", SITUATIONS)
def test_what_is_right_is_what_the_desk_rules(name: str) -> None:
    case = judged(SITUATIONS[name])

    assert case.ruling == SITUATIONS[name].act.ruling
    assert {made.question for made in questions_about(Random(1), case)} >= {ExerciseQuestion.NEXT}


@pytest.mark.parametrize("name", SITUATIONS)
def test_it_fits_the_smallest_screen_with_the_largest_words(shown: Show, name: str) -> None:
    dialog = shown(name)
    assert dialog.minimumSizeHint().height() <= LEAST_HEIGHT
    assert dialog.minimumSizeHint().width() <= 1000


def test_every_question_is_asked_in_turn_and_who_knows_all_has_solved_it(shown: Show) -> None:
    dialog = shown("queen_not_covered")
    solved: list[bool] = []
    dialog.solved.connect(lambda: solved.append(True))
    asked = []
    while button_is_there(dialog, "next_exercise"):
        asked.append(label(dialog, "exercise_question"))
        answer(dialog, is_right=True)
        press(dialog, "next_exercise")
    answer(dialog, is_right=True)

    assert asked == ["Who plays now?", "Which men come back onto the board now?"]
    assert label(dialog, "exercise_question") == "Where is the Queen now?"
    assert situation_words("queen_not_covered").lesson in label(dialog, "exercise_why")
    assert solved == [True]


def test_one_wrong_answer_and_it_does_not_count_as_solved(shown: Show) -> None:
    dialog = shown("own_last_before_queen")
    solved: list[bool] = []
    dialog.solved.connect(lambda: solved.append(True))
    answer(dialog, is_right=False)
    assert label(dialog, "exercise_verdict") == "Not quite."
    press(dialog, "next_exercise")
    assert label(dialog, "exercise_question") == "How does the board end?"
    answer(dialog, is_right=True)

    assert solved == []


def button_is_there(dialog: SituationDialog, name: str) -> bool:
    button = dialog.findChild(QAbstractButton, name)
    return button is not None and button.isVisible()


def test_by_keys_it_goes_from_question_to_question_and_then_to_the_desk(shown: Show) -> None:
    dialog = shown("own_last_before_queen")
    taken: list[object] = []
    dialog.answered.connect(taken.append)
    for _ in range(2):
        QTest.keyClick(dialog.focusWidget(), Qt.Key.Key_1)
        QTest.keyClick(dialog.focusWidget(), Qt.Key.Key_Return)

    assert taken == [SITUATIONS["own_last_before_queen"]]

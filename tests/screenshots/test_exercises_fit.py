"""Exercises with their feedback in every language: nothing is clipped or needs scrolling.

CARROM_DESK_EXERCISES sets the number per language (300 for a release); CARROM_DESK_SCREENSHOTS names a folder for
pictures of every 25th, and of clipped ones.
"""

import os
from collections.abc import Iterator
from functools import cache
from itertools import cycle, islice
from pathlib import Path
from random import Random

import pytest
from PySide6.QtCore import QSize, Qt
from PySide6.QtWidgets import QApplication, QScrollArea
from pytestqt.qtbot import QtBot

from carrom_desk.gui.board.board_view import BoardView
from carrom_desk.gui.kit.theme import load_fonts
from carrom_desk.gui.learning.school.exercise_dialog import SchoolDialog
from carrom_desk.i18n import SOURCE
from carrom_desk.languages import languages
from carrom_desk.rules.edition_register import EDITIONS
from carrom_desk.school.exercise import Exercise
from carrom_desk.school.exercises import make_any
from tests.gui.hands import Hands
from tests.school.subjects import subject_of

from .faults import drawn, faults
from .picture import Look, settle
from .side_scenes import answer, school

COUNT = int(os.environ.get("CARROM_DESK_EXERCISES", "0"))
FOLDER = os.environ.get("CARROM_DESK_SCREENSHOTS", "")
SIZES = ((1024, 600), (1366, 768))
LANGUAGES = languages() if COUNT else ("en", "de", "ta")

pytestmark = [
    pytest.mark.qt_log_ignore("does not support grabbing the keyboard", extend=True),
    pytest.mark.timeout(300 + 5 * COUNT),
    pytest.mark.nightly,
]


@pytest.fixture(scope="module", autouse=True)
def _fonts(qapp: QApplication) -> None:
    load_fonts()


@cache
def exercises() -> tuple[Exercise, ...]:
    """Returns exercises of every edition in turn, the same for all languages and sizes."""
    random = Random(1)
    made: Iterator[Exercise | None] = (make_any(random, subject_of(each)) for each in cycle(EDITIONS))
    return tuple(islice((each for each in made if each is not None), COUNT or 3))


def shortened_on_board(dialog: SchoolDialog) -> list[str]:
    """Returns the captions that are shortened on the board, where all names are short."""
    boards = [board for board in dialog.view.findChildren(BoardView) if board.isVisible()]
    return [f"board: {line}" for board in boards for line in drawn(board) if line.endswith("…")]


def cut_off(dialog: SchoolDialog) -> list[str]:
    """Returns the widgets that are clipped, or need scrolling."""
    settle()
    areas = [area for area in dialog.view.findChildren(QScrollArea) if area.isVisible()]
    hidden = [f"scrolls {bar.maximum()}" for area in areas if (bar := area.verticalScrollBar()).maximum() > 0]
    return [*hidden, *(fault for fault in faults(dialog) if fault.startswith("cut"))]


@pytest.mark.parametrize("language", LANGUAGES)
def test_an_exercise_and_its_feedback_fit(language: str, qtbot: QtBot) -> None:
    hands = Hands(qtbot)
    wrong: dict[str, list[str]] = {}
    for size in SIZES:
        look = Look(size, language=language)
        hands.settings.put(look.choices)
        hands.window.resize(QSize(*size))
        dialog = school(hands)
        assert isinstance(dialog, SchoolDialog)
        dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        for number, made in enumerate(exercises()):
            dialog.view.show_exercise(made)
            before = [*cut_off(dialog), *shortened_on_board(dialog)]
            answer(dialog.view, is_right=number % 3 == 0)
            name = f"{look.name}--exercise-{number}"
            if found := [*before, *cut_off(dialog)]:
                wrong[f"{name} {made.law}"] = found
            if FOLDER and (found or number % 25 == 0):
                dialog.grab().save(str(Path(FOLDER) / f"{name}.png"))
        dialog.close()
    hands.language_controller.use(SOURCE, "")  # lest the next window begin in another

    assert wrong == {}

"""The dialog of a situation alone."""

from collections.abc import Callable

import pytest
from PySide6.QtWidgets import QAbstractButton, QApplication, QComboBox, QMainWindow
from pytestqt.qtbot import QtBot

from carrom_desk.gui.arrangement import LEAST_HEIGHT
from carrom_desk.gui.practice.answer import Answer
from carrom_desk.gui.practice.dialogs import SituationDialog
from carrom_desk.gui.practice.situations import find_situations
from carrom_desk.gui.roles import TextSize
from carrom_desk.gui.settings import TextChoice
from carrom_desk.gui.theme import ThemeName, load_theme
from carrom_desk.match.side import BySide, Seat

SITUATIONS = {situation.name: situation for situation in find_situations()}


Show = Callable[[str], SituationDialog]


@pytest.fixture
def shown(qtbot: QtBot) -> Show:
    """Shows the dialog of a situation over a window with the largest words."""
    window = QMainWindow()
    qtbot.addWidget(window)
    look = load_theme(ThemeName.LIGHT, max(choice.factor for choice in TextChoice))
    window.setFont(look.font(TextSize.BODY))
    window.setStyleSheet(look.stylesheet())
    window.show()

    def show(name: str) -> SituationDialog:
        dialog = SituationDialog(SITUATIONS[name], window)
        dialog.open()
        QApplication.processEvents()
        return dialog

    return show


def choose(dialog: SituationDialog, name: str, value: object) -> None:
    combo = dialog.findChild(QComboBox, name)
    assert combo is not None
    combo.setCurrentIndex(combo.findData(value))


@pytest.mark.parametrize("name", SITUATIONS)
def test_it_fits_the_smallest_screen_with_the_largest_words(shown: Show, name: str) -> None:
    dialog = shown(name)
    heights = [dialog.heightForWidth(dialog.width())]
    choose(dialog, "next", Seat.A1)
    dialog.compare()
    QApplication.processEvents()
    heights.append(dialog.heightForWidth(dialog.width()))

    assert min(heights) > 0
    assert max(heights) <= LEAST_HEIGHT
    assert dialog.minimumSizeHint().width() <= 1000


def test_what_was_said_is_kept_and_a_right_answer_is_told(shown: Show) -> None:
    dialog = shown("queen_not_covered")
    solved: list[bool] = []
    dialog.solved.connect(lambda: solved.append(True))
    choose(dialog, "next", Seat.B1)
    queen = dialog.findChild(QAbstractButton, "queen_back")
    assert queen is not None
    queen.click()
    dialog.compare()

    assert dialog.said == Answer(Seat.B1, BySide(0, 0), is_queen_back=True)
    assert solved == [True]


def test_a_wrong_answer_does_not_count_as_solved(shown: Show) -> None:
    dialog = shown("queen_not_covered")
    solved: list[bool] = []
    dialog.solved.connect(lambda: solved.append(True))
    choose(dialog, "next", Seat.B1)
    dialog.compare()

    assert solved == []


def test_nothing_can_be_compared_before_it_is_ruled(shown: Show) -> None:
    dialog = shown("own_last_before_queen")
    dialog.compare()
    choose(dialog, "next", "over")
    dialog.compare()

    assert dialog.said is None
    assert dialog.problems() == ["Say who wins the board."]

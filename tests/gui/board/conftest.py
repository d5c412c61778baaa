"""A board on the screen, with an umpire."""

import pytest
from PySide6.QtCore import QTimer
from pytestqt.qtbot import QtBot

from carrom_desk.gui.board.board_view import BoardView
from carrom_desk.gui.kit.theme import ThemeName, load_theme
from carrom_desk.presentation.board.picture import BoardPicture
from carrom_desk.presentation.stroke_draft import Marks
from tests.gui.board.umpire import SINGLES, Umpire
from tests.gui.parts import part


@pytest.fixture
def umpire(qtbot: QtBot) -> Umpire:
    """Returns an umpire at a board with seven white men, six black ones and the Queen; the first player of side A is in
    turn.
    """
    board = BoardView(load_theme(ThemeName.LIGHT))
    return Umpire(board, qtbot, BoardPicture(on_board=Marks(7, 6), seats=SINGLES))


@pytest.fixture
def long_touch(umpire: Umpire) -> QTimer:
    """Returns the board's timer of long touches, which only times out when a test says so."""
    timer = part(umpire.board, QTimer)
    timer.setInterval(1_000_000)
    return timer

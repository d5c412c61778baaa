"""The board follows a change of language."""

from collections.abc import Iterator

import pytest
from PySide6.QtCore import QCoreApplication, QRect
from PySide6.QtGui import QImage
from PySide6.QtWidgets import QApplication

from carrom_desk.gui.settings.languages import QtTranslations
from carrom_desk.i18n import speak
from tests.gui.board.umpire import Umpire
from tests.speech import SHOUTED, Shouting


@pytest.fixture
def shouting() -> Iterator[QtTranslations]:
    """Switches to a language in which every text is in capitals; Qt notifies all widgets of the change."""
    translator = QtTranslations(Shouting())
    yield translator
    QCoreApplication.removeTranslator(translator)


def seat_of(umpire: Umpire) -> QImage:
    """Returns the bottom of the frame, with the name of the player in turn."""
    return umpire.board.grab(QRect(0, 600, umpire.board.width(), 30)).toImage()


def test_another_language_is_heard_and_seen_at_once(umpire: Umpire, shouting: QtTranslations) -> None:
    umpire.press("piece_white_7")
    before = seat_of(umpire)
    speak(SHOUTED)
    QCoreApplication.installTranslator(shouting)
    QApplication.processEvents()

    assert umpire.button("piece_white_2").accessibleName() == "WHITE MAN 2"
    assert umpire.button("piece_white_7").accessibleDescription() == "POCKETED IN THIS STROKE"
    assert umpire.button("piece_white_9").accessibleDescription() == "OFF THE BOARD"
    assert umpire.board.accessibleName() == "CARROM BOARD"
    assert seat_of(umpire) != before
    assert umpire.marked() == {"piece_white_7": "POCKETED IN THIS STROKE"}

"""What is shown again is not drawn again, and what differs always is."""

from collections.abc import Callable

import pytest
from PySide6.QtCore import QRect, QSize, Qt
from PySide6.QtGui import QImage, QPainter
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from carrom_desk.gui.panels.faces import Faces
from carrom_desk.gui.panels.key_button import KeyButton
from carrom_desk.gui.panels.key_looks import Look
from carrom_desk.gui.panels.lately import Lately
from carrom_desk.gui.panels.painting import Sign
from carrom_desk.gui.panels.piece_button import PieceButton
from carrom_desk.gui.theme import ThemeName, load_theme
from carrom_desk.match.stroke_draft import PieceKind


def test_the_one_not_asked_for_longest_goes_first() -> None:
    made: list[str] = []
    lately: Lately[str] = Lately(2)

    def make(name: str) -> str:
        made.append(name)
        return name.upper()

    def ask(name: str) -> str:
        return lately.of(name, lambda: make(name))

    assert [ask(name) for name in ("a", "b", "a", "c", "a", "b")] == ["A", "B", "A", "C", "A", "B"]
    assert made == ["a", "b", "c", "b"]


def test_a_face_is_drawn_anew_for_another_size_or_screen(qtbot: QtBot) -> None:
    faces, drawn = Faces(8), []

    def draw(painter: QPainter) -> None:
        drawn.append(painter.device().width())
        painter.fillRect(QRect(0, 0, 1, 1), Qt.GlobalColor.red)

    for size, ratio in ((10, 1.0), (10, 1.0), (20, 1.0), (10, 2.0), (10, 1.0)):
        face = faces.face("same", QSize(size, size), ratio, draw)
        assert face.deviceIndependentSize().width() == size
        assert face.toImage().pixelColor(0, 0) == Qt.GlobalColor.red
        assert face.toImage().pixelColor(size - 1, 0).alpha() == 0

    assert drawn == [10, 20, 20]


def picture(widget: QWidget) -> QImage:
    return widget.grab().toImage()


def changes(button: KeyButton) -> dict[str, Callable[[], object]]:
    """Everything that changes how a button looks."""
    return {
        "title": lambda: button.set_title("Other"),
        "key": lambda: button.set_key("K"),
        "blocked": lambda: button.set_blocked("No."),
        "look": lambda: button.set_look(Look.PRIMARY),
        "theme": lambda: button.set_theme(load_theme(ThemeName.DARK)),
        "scale": lambda: button.set_theme(load_theme(ThemeName.LIGHT, 1.3)),
        "down": lambda: button.setDown(True),
        "checked": lambda: button.setChecked(True),
    }


@pytest.mark.parametrize(
    "change", ["title", "key", "blocked", "look", "theme", "scale", "down", "checked", "pocketed", "jumped"]
)
def test_whatever_changes_how_a_button_looks_is_seen(qtbot: QtBot, change: str) -> None:
    theme = load_theme(ThemeName.LIGHT)
    piece = PieceButton(theme, PieceKind.WHITE, "White", "W")
    button = piece if change in ("pocketed", "jumped") else KeyButton(theme, "Undo", "Z", sign=Sign.UNDO)
    qtbot.addWidget(piece)
    qtbot.addWidget(button)
    button.resize(180, 60)
    button.setCheckable(True)
    marks: dict[str, Callable[[], object]] = {
        "pocketed": lambda: piece.show_marks(1, 0),
        "jumped": lambda: piece.show_marks(0, 1),
    }
    before = picture(button)
    assert picture(button) == before

    {**changes(button), **marks}[change]()

    assert picture(button) != before

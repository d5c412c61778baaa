"""Takes a picture of a view in one look, and finds its faults."""

from dataclasses import dataclass

from PySide6.QtCore import QEvent, QPoint, QSize
from PySide6.QtGui import QColor, QPainter, QPixmap
from PySide6.QtWidgets import QApplication, QDialog, QWidget

from carrom_desk.gui.settings.settings import Settings, TextChoice, ThemeChoice
from tests.gui.hands import Hands

from .faults import faults
from .scenes import Scene

TITLE_BAR = 30
"""Pixels taken by a window's frame."""
_VEIL = QColor(0, 0, 0, 90)


@dataclass(frozen=True, slots=True)
class Look:
    """Size, theme, text size and language of a picture."""

    size: tuple[int, int]
    theme: ThemeChoice = ThemeChoice.LIGHT
    text: TextChoice = TextChoice.NORMAL
    language: str = "en"

    @property
    def name(self) -> str:
        """Returns the part of file names that identifies the look."""
        width, height = self.size
        return f"{width}x{height}-{self.theme}-{self.text}" + ("" if self.language == "en" else f"-{self.language}")

    @property
    def choices(self) -> Settings:
        """Returns the settings for this look."""
        return Settings(theme=self.theme, text=self.text, window_language=self.language)


def photograph(scene: Scene, hands: Hands, look: Look) -> tuple[QPixmap, list[str]]:
    """Takes a picture of a view, and returns it with its faults."""
    hands.window.setUpdatesEnabled(False)  # painted once, as it is in the end
    hands.settings.put(look.choices)
    hands.window.resize(QSize(*look.size))
    QApplication.setPalette(hands.window.theme().palette())  # as the application does
    settle()
    hands.window.setUpdatesEnabled(True)
    picture = hands.window.grab()
    found = faults(hands.window, picture)
    hands.window.activateWindow()  # another language made the page again
    hands.qtbot.waitUntil(hands.window.isActiveWindow)
    over = scene.over(hands) if scene.over is not None else None
    if over is not None:
        settle()
        found += too_large(over, look)
        if over.isWindow():
            shown = over.grab()
            found += faults(over, shown)
            _lay_over(picture, over, shown)
        else:
            picture = hands.window.grab()
            found += faults(hands.window, picture)
        over.close()
        settle()
        hands.settle()
    return picture, found


def settle() -> None:
    for _ in range(3):
        QApplication.sendPostedEvents(None, QEvent.Type.LayoutRequest)
        QApplication.processEvents()


def too_large(over: QWidget, look: Look) -> list[str]:
    """Returns that a dialog or menu does not fit into a screen of the look's size; empty if it does."""
    width, height = look.size
    room = height - TITLE_BAR if isinstance(over, QDialog) else height
    if over.width() <= width and over.height() <= room:
        return []
    return [f"too large: {over.objectName()} needs {over.width()} by {over.height()} pixels"]


def _lay_over(picture: QPixmap, over: QWidget, shown: QPixmap) -> None:
    """Paints a dialog in the centre, or a menu below its button."""
    place = QPoint((picture.width() - shown.width()) // 2, max(0, (picture.height() - shown.height()) // 2))
    with QPainter(picture) as painter:
        if isinstance(over, QDialog):
            painter.fillRect(picture.rect(), _VEIL)
        else:
            place = QPoint(picture.width() - shown.width() - 12, 44)
        painter.drawPixmap(place, shown)

"""A word to the umpire that comes and goes without moving anything."""

from PySide6.QtCore import QRect, Qt, QTimer
from PySide6.QtWidgets import QLabel, QWidget

from .theme import Theme

SHOWN_MS = 5_000


class Notice(QLabel):
    """A sentence over the lower edge of the desk; it goes by itself, or with the next thing done."""

    def __init__(self, theme: Theme, parent: QWidget) -> None:
        super().__init__(parent)
        self.setObjectName("notice")
        self.setTextFormat(Qt.TextFormat.PlainText)
        self.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self.setWordWrap(True)
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self._room = QRect()
        self._near: QRect | None = None
        self._timer = QTimer(self)
        self._timer.setSingleShot(True)
        self._timer.setInterval(SHOWN_MS)
        self._timer.timeout.connect(self.dismiss)
        self.set_theme(theme)
        self.hide()

    def set_theme(self, theme: Theme) -> None:
        """Take another look."""
        self._place()

    def say(self, sentence: str, near: QRect | None = None) -> None:
        """Show a sentence for a while, above what was pressed where that is known."""
        self._near = near
        self.setText(sentence)
        self.setAccessibleName(sentence)
        self._place()
        self.show()
        self.raise_()
        self._timer.start()

    def dismiss(self) -> None:
        """Take it away."""
        self._timer.stop()
        self.hide()

    def set_room(self, room: QRect) -> None:
        """Where it may lie: along the lower edge of this rectangle."""
        self._room = room
        self._place()

    def _place(self) -> None:
        width = min(self._room.width(), self.fontMetrics().horizontalAdvance(self.text()) + 64)
        height = max(44, self.heightForWidth(width) + 8)
        x, bottom, around = self._room.x() + (self._room.width() - width) // 2, self._room.bottom(), self.parentWidget()
        if self._near is not None and around is not None:
            x = max(0, min(self._near.center().x() - width // 2, around.width() - width))
            bottom = self._near.top() - 8
        self.setGeometry(x, max(0, bottom - height), width, height)

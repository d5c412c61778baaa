"""A label that paints its words itself."""

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QLabel, QWidget


class PaintedLabel(QLabel):
    """For screen readers a text as any; to Qt it has no words, so that others lay out nothing anew.

    Whatever takes a width that depends on its words says so itself, by `updateGeometry`.
    """

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._words = ""
        self.setTextFormat(Qt.TextFormat.PlainText)

    def text(self) -> str:
        """Its words."""
        return self._words

    def setText(self, text: str) -> None:
        """Show other words, and have them read out; the same words again cost nothing."""
        if text != self._words:
            self._words = text
            self.setAccessibleName(text)
            self.update()

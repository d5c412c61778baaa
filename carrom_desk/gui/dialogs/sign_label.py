"""Words behind a sign that is drawn, since not every font has one."""

from PySide6.QtCore import QRectF, QSize
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QLabel, QWidget

from carrom_desk.gui.panels.painting import Sign, draw_sign


class SignLabel(QLabel):
    """A line in one of the voices of the style sheet, with a sign before it. The words say what the sign says."""

    def __init__(self, sign: Sign | None, words: str, voice: str = "", parent: QWidget | None = None) -> None:
        super().__init__(words, parent)
        self._sign = sign
        self.setProperty("voice", voice)
        self.setWordWrap(True)
        self.setAccessibleName(words)
        self._indent()

    def show_line(self, sign: Sign | None, words: str, voice: str = "") -> None:
        """Show something else."""
        self._sign = sign
        self.setText(words)
        self.setAccessibleName(words)
        self.setProperty("voice", voice)
        self.style().unpolish(self)
        self.style().polish(self)
        self.update()

    def _side(self) -> int:
        return self.fontMetrics().ascent()

    def _indent(self) -> None:
        self.setContentsMargins(round(self._side() * 1.5), 0, 0, 0)

    def sizeHint(self) -> QSize:
        self._indent()
        return super().sizeHint()

    def paintEvent(self, event: QPaintEvent) -> None:
        super().paintEvent(event)
        if self._sign is None:
            return
        side = float(self._side())
        with QPainter(self) as painter:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            line = self.fontMetrics().lineSpacing()
            lines = max(1, round(self.heightForWidth(self.width()) / line)) if self.width() else 1
            top = (self.height() - lines * line) / 2 + (line - side) / 2
            draw_sign(painter, QRectF(1, top, side, side), self._sign, self.palette().color(self.foregroundRole()))

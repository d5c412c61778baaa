"""A law's number as a small button."""

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QFontMetrics, QPainter

from carrom_desk.gui.roles import Role, TextSize

from .fitting import draw_fitted, fit_line
from .key_button import LEAST_SIDE, KeyButton
from .painting import draw_box, draw_focus

_AROUND = 6.0
"""Pixels above and below that belong to the button but are left empty: it looks small and is pressed easily."""


class LawChip(KeyButton):
    """Opens the law that it names."""

    def sizeHint(self) -> QSize:
        metrics = QFontMetrics(self._theme.font(TextSize.BODY, bold=True))
        return QSize(max(LEAST_SIDE, metrics.horizontalAdvance(self.title()) + 22), LEAST_SIDE)

    def _body(self) -> QRectF:
        return QRectF(self.rect()).adjusted(0, _AROUND, 0, -_AROUND)

    def _draw(self, painter: QPainter) -> None:
        theme, body = self._theme, self._body()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        is_lit = self.underMouse() or self.isDown()
        border = theme.colour(Role.ACCENT if is_lit else Role.ACCENT_LINE)
        draw_box(painter, body, theme.colour(Role.ACCENT_SOFT), border)
        words = fit_line(self.title(), theme.font(TextSize.BODY, bold=True), body.width() - 10)
        draw_fitted(painter, body, words, theme.colour(Role.ACCENT), Qt.AlignmentFlag.AlignHCenter)
        if self.hasFocus():
            draw_focus(painter, body, theme.colour(Role.FOCUS))

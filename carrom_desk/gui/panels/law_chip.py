"""A law's number as a small button."""

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QFontMetrics, QPainter
from PySide6.QtWidgets import QWidget

from carrom_desk.gui.roles import Role, TextSize
from carrom_desk.gui.theme import Theme
from carrom_desk.gui.tips import plain_tip

from .fitting import draw_fitted, fit_line
from .key_button import LEAST_SIDE, KeyButton
from .lately import Lately
from .painting import draw_box, draw_focus

_AROUND = 6.0
"""Pixels above and below that belong to the button but are left empty: it looks small and is pressed easily."""


_KEPT = 20
"""Of so many titles it knows how wide they are."""


class LawChip(KeyButton):
    """Opens the law that it names."""

    def __init__(self, theme: Theme, title: str, parent: QWidget | None = None) -> None:
        self._widths: Lately[int] = Lately(_KEPT)
        super().__init__(theme, title, parent=parent)

    def set_title(self, title: str, key: str | None = None) -> None:
        """Show another title, and say it; a chip has no key."""
        self.set_name(title, title)

    def set_name(self, title: str, aloud: str) -> None:
        """Show a title, and say something longer."""
        if title != self._title or aloud != self.accessibleName():
            self._title = title
            self.setAccessibleName(aloud)
            self.setToolTip(plain_tip(aloud))
            self.update()

    def sizeHint(self) -> QSize:
        font = self._theme.font(TextSize.BODY, bold=True)
        title = self.title()
        width = self._widths.of((title, font.pixelSize()), lambda: QFontMetrics(font).horizontalAdvance(title) + 22)
        return QSize(max(LEAST_SIDE, width), LEAST_SIDE)

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

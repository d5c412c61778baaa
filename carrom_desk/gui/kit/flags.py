"""Flags next to names, from flag-icons (MIT licence)."""

from collections.abc import Sequence

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtSvg import QSvgRenderer
from PySide6.QtWidgets import QSizePolicy, QWidget

from carrom_desk.reports.drawings.flags import flags_of
from carrom_desk.resources import resource_path

from .roles import Role
from .theme import Theme

_RATIO = 4 / 3
"""Aspect ratio of every flag."""
_GAP = 0.3
"""Between two flags, as a share of their height."""


class Flags(QWidget):
    """Flags of a side, as high as the text. The countries are also available as text elsewhere."""

    def __init__(self, theme: Theme, side: int) -> None:
        """`side` is the height in design pixels."""
        super().__init__()
        self._theme, self._side = theme, side
        self._drawings: dict[str, QSvgRenderer] = {}
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        self.hide()

    def show_countries(self, countries: Sequence[str]) -> None:
        """Shows the flags of these countries, if known."""
        flags = flags_of(countries)
        if tuple(flags) != tuple(self._drawings):
            self._drawings = {flag: QSvgRenderer(str(resource_path(f"flags/{flag}.svg"))) for flag in flags}
            self.updateGeometry()
            self.update()
        self.setVisible(bool(flags))

    def set_theme(self, theme: Theme) -> None:
        self._theme = theme
        self.updateGeometry()

    def sizeHint(self) -> QSize:
        high, count = self._theme.px(self._side), len(self._drawings)
        return QSize(round(high * (_RATIO * count + _GAP * max(0, count - 1))), high)

    def paintEvent(self, event: QPaintEvent) -> None:
        with QPainter(self) as painter:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            painter.setPen(self._theme.colour(Role.BUTTON_BORDER))  # white flags have no visible edge
            painter.setBrush(Qt.BrushStyle.NoBrush)
            _paint(painter, tuple(self._drawings.values()), QRectF(self.rect()), self._theme.px(self._side))


def _paint(painter: QPainter, drawings: Sequence[QSvgRenderer], line: QRectF, high: float) -> float:
    step = high * _RATIO + high * _GAP
    for number, drawing in enumerate(drawings):
        box = QRectF(line.left() + number * step, line.center().y() - high / 2, high * _RATIO, high)
        drawing.render(painter, box)
        painter.drawRect(box.adjusted(0.5, 0.5, -0.5, -0.5))
    return step * len(drawings)


def paint_flags(
    painter: QPainter, line: QRectF, high: float, countries: Sequence[str], *, from_right: bool = False
) -> float:
    """Paints flags at the start of a row and returns their width with a gap, in pixels."""
    drawings = [QSvgRenderer(str(resource_path(f"flags/{flag}.svg"))) for flag in flags_of(countries)]
    width = len(drawings) * high * (_RATIO + _GAP)
    at = line.adjusted(line.width() - width + high * _GAP, 0, 0, 0) if from_right else line
    painter.setBrush(Qt.BrushStyle.NoBrush)
    return _paint(painter, drawings, at, high)

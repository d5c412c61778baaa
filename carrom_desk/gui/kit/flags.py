"""Flags next to names, from flag-icons (MIT licence)."""

from collections.abc import Sequence

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QPainter, QPixmap
from PySide6.QtSvg import QSvgRenderer
from PySide6.QtWidgets import QLabel, QSizePolicy

from carrom_desk.reports.drawings.flags import flags_of
from carrom_desk.resources import resource_path

from .icons import drawn
from .roles import Role
from .theme import Theme

_RATIO = 4 / 3
"""Aspect ratio of every flag."""
_GAP = 0.3
"""Between two flags, as a share of their height."""


def flags_drawn(countries: Sequence[str], high: int, theme: Theme, ratio: float) -> QPixmap:
    """Returns the flags of these countries in a row, of a height in pixels; null if none is known."""
    flags = flags_of(countries)
    if not flags:
        return QPixmap()
    step = high * (_RATIO + _GAP)

    def draw(painter: QPainter) -> None:
        painter.setPen(theme.colour(Role.BUTTON_BORDER))  # white flags have no visible edge
        painter.setBrush(Qt.BrushStyle.NoBrush)
        for number, flag in enumerate(flags):
            box = QRectF(number * step, 0, high * _RATIO, high)
            QSvgRenderer(str(resource_path(f"flags/{flag}.svg"))).render(painter, box)
            painter.drawRect(box.adjusted(0.5, 0.5, -0.5, -0.5))

    return drawn(QSize(round(step * len(flags) - high * _GAP), high), ratio, draw)


class Flags(QLabel):
    """Flags of a side, as high as the text. The countries are also available as text elsewhere."""

    def __init__(self, theme: Theme, side: int) -> None:
        """`side` is the height in design pixels."""
        super().__init__()
        self._theme, self._side = theme, side
        self._countries: tuple[str, ...] = ()
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        self.hide()

    def show_countries(self, countries: Sequence[str]) -> None:
        """Shows the flags of these countries, if known."""
        if tuple(countries) != self._countries:
            self._countries = tuple(countries)
            self._show()

    def set_theme(self, theme: Theme) -> None:
        self._theme = theme
        self._show()

    def _show(self) -> None:
        flags = flags_drawn(self._countries, self._theme.px(self._side), self._theme, self.devicePixelRatioF())
        self.setPixmap(flags)
        self.setHidden(flags.isNull())

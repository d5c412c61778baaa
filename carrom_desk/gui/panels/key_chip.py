"""A key as it looks on a keyboard, on the button that does the same."""

from enum import Enum, auto, unique

from PySide6.QtCore import QRectF, QSizeF, Qt
from PySide6.QtGui import QFont, QFontMetricsF, QPainter

from carrom_desk.gui.fonts import font_of
from carrom_desk.gui.keys.written_keys import BACKSPACE
from carrom_desk.gui.roles import SMALLEST_PX, TextSize
from carrom_desk.gui.theme import Theme

from .fitting import draw_fitted, fit_line
from .key_looks import Colours
from .painting import RADIUS, Sign, draw_box, draw_sign


@unique
class ChipSize(Enum):
    """How much room a key takes."""

    USUAL = auto()
    SMALL = auto()
    LEAST = auto()
    """Just readable, whatever the size of words."""


class KeyChip:
    """One key. Its letters grow with all words, unless there is no room for that."""

    def __init__(self, theme: Theme, key: str, size: ChipSize = ChipSize.USUAL) -> None:
        self._theme = theme
        self._key = key
        caption = theme.px(TextSize.CAPTION)
        match size:
            case ChipSize.USUAL:
                self._px, self._pad, self._rise = caption, 7, 4
            case ChipSize.SMALL:
                self._px, self._pad, self._rise = max(SMALLEST_PX, round(0.92 * caption)), 5, 2
            case ChipSize.LEAST:
                self._px, self._pad, self._rise = SMALLEST_PX, 3, 1

    @property
    def size(self) -> QSizeF:
        """The room it takes, in pixels."""
        metrics = QFontMetricsF(self._font())
        side = metrics.height() + self._rise
        is_sign = self._key == BACKSPACE
        width = 1.2 * side if is_sign else metrics.horizontalAdvance(self._key) + 2 * self._pad
        return QSizeF(max(side, width), side)

    def draw(self, painter: QPainter, box: QRectF, colours: Colours, *, is_blocked: bool) -> None:
        """Draw it in a box."""
        fill = self._theme.colour(colours.key)
        ink = self._theme.colour(colours.blocked_text if is_blocked else colours.key_text)
        draw_box(painter, box, fill, self._theme.colour(colours.border), radius=RADIUS / 2)
        if self._key == BACKSPACE:
            margin = box.height() * 0.2
            draw_sign(painter, box.adjusted(margin, margin, -margin, -margin), Sign.BACKSPACE, ink)
            return
        words = fit_line(self._key, self._font(), box.width() - 2)
        draw_fitted(painter, box, words, ink, Qt.AlignmentFlag.AlignHCenter)

    def _font(self) -> QFont:
        return font_of(self._px, bold=True)

"""The foot of every page: what document it belongs to, and the number of the page."""

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPagedPaintDevice, QPainter

from carrom_desk.reports.tables import Align

from .inks import fill, ink
from .lettering import PX_PER_INCH, TextSetter, font
from .printable import Printable

_INK, _RULE = ink("#444444"), ink("#bdbdbd")
_TEXT_PT = 7.5
_PADDING_PX = 1
_LEFT_SHARE = 0.62
"""Of the width, for what stands at the left."""


class Footer:
    """The line at the lower edge of the pages of a document."""

    def __init__(self, printable: Printable, device: QPagedPaintDevice) -> None:
        """Set it for the width and the resolution of this device."""
        self._told = printable.foot_right
        self._width, self._bottom = device.width(), device.height()
        self._px = device.logicalDpiY() / PX_PER_INCH
        padding, middle = _PADDING_PX * self._px, _LEFT_SHARE * self._width
        left, right = middle - 2 * padding, self._width - middle - 2 * padding
        face = font(_TEXT_PT)
        self._left = TextSetter(device, face, padding, left, Align.LEFT, _INK).set(printable.foot_left)
        self._right = TextSetter(device, face, middle + padding, right, Align.RIGHT, _INK)

    def paint(self, painter: QPainter, page: str) -> None:
        """Paint it, with the words for the number of the page."""
        right = self._right.set(" · ".join(part for part in (self._told, page) if part))
        top = self._bottom - max(self._left.height, right.height) - _PADDING_PX * self._px
        rule = top - (_PADDING_PX + 1) * self._px
        fill(painter, _RULE, QRectF(0, rule, self._width, self._px))
        self._left.paint(painter, top)
        right.paint(painter, top)

"""Keeps what is painted once: the bare board, and on it what changes with a confirmed stroke only."""

from PySide6.QtCore import QPoint, QRect, Qt
from PySide6.QtGui import QPainter, QPixmap, QRegion

from .board_painting import paint_board
from .layout import BoardLayout
from .palette import BoardPalette
from .scene import Parts, differences


class Canvas:
    """Two pixmaps of the board, as fine as the screen; a click repaints no more than its marks."""

    def __init__(self) -> None:
        self._parts: Parts = {}
        self._stale = QRegion()
        self._key: tuple[object, ...] | None = None
        self._bare = QPixmap()
        self._still = QPixmap()

    def show_parts(self, parts: Parts) -> list[QRect]:
        """Put these parts on the board; answers the boxes that look different now."""
        boxes = differences(self._parts, parts)
        self._parts = parts
        for box in boxes:
            self._stale |= QRegion(box)
        return boxes

    def pixmap(self, square: QRect, palette: BoardPalette, ratio: float) -> QPixmap:
        """The board in this square, with the parts shown last, for a screen of this pixel ratio."""
        key = (square.size(), square.topLeft(), palette, ratio)
        if key != self._key:
            self._key = key
            self._bare = _bare_board(square, palette, ratio)
            self._still = self._bare.copy()
            self._stale = QRegion(square)
        if not self._stale.isEmpty():
            self._repaint(square, palette)
        return self._still

    def _repaint(self, square: QRect, palette: BoardPalette) -> None:
        region, self._stale = self._stale, QRegion()
        painter = QPainter(self._still)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.translate(-square.topLeft())
        painter.setClipRegion(region)
        painter.setCompositionMode(QPainter.CompositionMode.CompositionMode_Source)
        painter.drawPixmap(square.topLeft(), self._bare)
        painter.setCompositionMode(QPainter.CompositionMode.CompositionMode_SourceOver)
        for part in self._parts.values():
            if region.intersects(part.box):
                part.paint(painter, palette)
        painter.end()


def _bare_board(square: QRect, palette: BoardPalette, ratio: float) -> QPixmap:
    pixmap = QPixmap(square.size() * ratio)
    pixmap.setDevicePixelRatio(ratio)
    pixmap.fill(Qt.GlobalColor.transparent)
    painter = QPainter(pixmap)
    paint_board(painter, BoardLayout(QRect(QPoint(0, 0), square.size())), palette)
    painter.end()
    return pixmap

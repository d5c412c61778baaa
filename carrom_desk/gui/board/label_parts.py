"""The words on the board: who sits where, what is marked, what is to be placed."""

from dataclasses import dataclass

from PySide6.QtCore import QPointF, QRect, QRectF, Qt
from PySide6.QtGui import QColor, QFont, QFontMetrics, QPainter, QPen, QPolygonF

from carrom_desk.match.stroke_draft import Mark, PieceKind

from . import words
from .geometry import BoardEdge
from .palette import BoardPalette
from .picture import SeatPicture
from .piece_painting import paint_piece

_TEXT = int(Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignLeft | Qt.TextFlag.TextSingleLine)


@dataclass(frozen=True, slots=True)
class Area:
    """A rectangle on the screen, in pixels."""

    x: float
    y: float
    width: float
    height: float

    @property
    def rect(self) -> QRectF:
        """The same for Qt."""
        return QRectF(self.x, self.y, self.width, self.height)


@dataclass(frozen=True, slots=True)
class SeatPart:
    """Who sits at a side of the board, written along the frame; the player in turn on a light ground."""

    seat: SeatPicture
    edge: BoardEdge
    """Where on the screen."""
    area: Area
    px: int

    @property
    def box(self) -> QRect:
        """The pixels it may cover."""
        return self.area.rect.toAlignedRect()

    def paint(self, painter: QPainter, palette: BoardPalette) -> None:
        """Paint it."""
        strip = self.area.rect
        painter.save()
        painter.translate(strip.center())
        painter.rotate({BoardEdge.RIGHT: 90, BoardEdge.LEFT: -90}.get(self.edge, 0))
        upright = self.edge in (BoardEdge.BOTTOM, BoardEdge.TOP)
        length, breadth = (strip.width(), strip.height()) if upright else (strip.height(), strip.width())
        painter.setFont(_font(painter, self.px, bold=self.seat.is_in_turn))
        self._paint_along(painter, palette, length, breadth)
        painter.restore()

    def _paint_along(self, painter: QPainter, palette: BoardPalette, length: float, breadth: float) -> None:
        coin, gap = self.px * 0.46, self.px * 0.45
        arrow = self.px * 0.8 + gap if self.seat.is_in_turn else 0.0
        extra = arrow + 2 * coin + gap + 3 * gap
        text = self._fitting(painter.fontMetrics(), int(length - extra - gap))
        width = painter.fontMetrics().horizontalAdvance(text) + extra
        height = min(breadth - 4, self.px * 1.62)
        box = QRectF(-width / 2, -height / 2, width, height)
        colour = palette.frame_text
        if self.seat.is_in_turn:
            colour = palette.frame
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(palette.frame_text)
            painter.drawRoundedRect(box, height / 2, height / 2)
            self._paint_arrow(painter, QPointF(box.left() + 1.5 * gap + self.px * 0.4, 0), colour)
        x = box.left() + 1.5 * gap + arrow
        paint_piece(painter, QPointF(x + coin, 0), coin, self.seat.colour.kind, palette, has_shadow=False)
        painter.setPen(colour)
        painter.drawText(QRectF(x + 2 * coin + gap, -height / 2, width, height), _TEXT, text)

    def _fitting(self, metrics: QFontMetrics, room: int) -> str:
        """The words, with the name shortened rather than the rest."""
        name = self.seat.name
        for_name = room - metrics.horizontalAdvance(words.seat_text(self.seat, ""))
        shortened = metrics.elidedText(name, Qt.TextElideMode.ElideRight, max(3 * self.px, for_name))
        return metrics.elidedText(words.seat_text(self.seat, shortened), Qt.TextElideMode.ElideRight, room)

    def _paint_arrow(self, painter: QPainter, at: QPointF, colour: QColor) -> None:
        """Points at the board."""
        half, tip = self.px * 0.38, self.px * 0.34
        if self.edge is not BoardEdge.BOTTOM:
            tip = -tip
        painter.setBrush(colour)
        painter.drawPolygon(
            QPolygonF([at + QPointF(0, -tip), at + QPointF(half, tip), at + QPointF(-half, tip)]),
        )


@dataclass(frozen=True, slots=True)
class MarkedPart:
    """How many men are marked, in words, above the outer circle."""

    text: str
    mark: Mark
    area: Area
    px: int

    @property
    def box(self) -> QRect:
        """The pixels it may cover."""
        return self.area.rect.toAlignedRect()

    def paint(self, painter: QPainter, palette: BoardPalette) -> None:
        """Paint it."""
        painter.save()
        painter.setFont(_font(painter, self.px, bold=True))
        pill, text = _pill(painter, self.area.rect, self.text, self.px * 0.7)
        painter.setPen(QPen(palette.on_mark, max(1.0, self.px * 0.1)))
        painter.setBrush(palette.marks[self.mark])
        painter.drawRoundedRect(pill, pill.height() / 2, pill.height() / 2)
        painter.setPen(palette.on_mark)
        painter.drawText(pill, Qt.AlignmentFlag.AlignCenter, text)
        painter.restore()


@dataclass(frozen=True, slots=True)
class WordPart:
    """The word of a mark, beside the piece."""

    text: str
    mark: Mark
    area: Area
    is_left_of_piece: bool
    has_ground: bool
    """Whether it lies across a line, which then has to give way."""
    px: int

    @property
    def box(self) -> QRect:
        """The pixels it may cover."""
        return self.area.rect.toAlignedRect()

    def paint(self, painter: QPainter, palette: BoardPalette) -> None:
        """Paint it."""
        area = self.area.rect
        painter.save()
        painter.setFont(_font(painter, self.px, bold=True))
        pad = self.px * 0.3
        text = painter.fontMetrics().elidedText(self.text, Qt.TextElideMode.ElideRight, int(area.width() - 2 * pad))
        width = painter.fontMetrics().horizontalAdvance(text) + 2 * pad
        height = self.px * 1.35
        left = area.right() - width if self.is_left_of_piece else area.left()
        ground = QRectF(left, area.center().y() - height / 2, width, height)
        if self.has_ground:
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(palette.surface)
            painter.drawRoundedRect(ground, pad, pad)
        painter.setPen(palette.marks[self.mark])
        painter.drawText(ground, Qt.AlignmentFlag.AlignCenter, text)
        painter.restore()


@dataclass(frozen=True, slots=True)
class ToPlacePart:
    """What is to be put back on the centre: the shape of each piece and how many."""

    word: str
    items: tuple[tuple[PieceKind, str], ...]
    """A kind of piece and its number, such as `+2`."""
    area: Area
    px: int

    @property
    def box(self) -> QRect:
        """The pixels it may cover."""
        return self.area.rect.toAlignedRect()

    def paint(self, painter: QPainter, palette: BoardPalette) -> None:
        """Paint it."""
        area, coin, gap = self.area.rect, self.px * 0.62, self.px * 0.45
        painter.save()
        painter.setFont(_font(painter, self.px, bold=True))
        advance = painter.fontMetrics().horizontalAdvance
        widths = [2 * coin + gap * 0.6 + advance(number) + gap for _, number in self.items]
        room = area.width() - sum(widths) - 4 * gap
        word = self.word if advance(self.word) <= room else ""
        text = advance(word) + gap if word else 0
        width, height = sum(widths) + text + 2 * gap, self.px * 1.9
        pill = QRectF(area.center().x() - width / 2, area.top() + 1, width, height)
        painter.setPen(QPen(palette.label_text, max(1.0, self.px * 0.1)))
        painter.setBrush(palette.label)
        painter.drawRoundedRect(pill, height / 2, height / 2)
        x = pill.left() + 1.2 * gap
        painter.drawText(QRectF(x, pill.top(), text, height), _TEXT, word)
        x += text
        for (kind, number), item_width in zip(self.items, widths, strict=True):
            paint_piece(painter, QPointF(x + coin, pill.center().y()), coin, kind, palette, has_shadow=False)
            painter.setPen(palette.label_text)
            painter.drawText(QRectF(x + 2 * coin + gap * 0.6, pill.top(), item_width, height), _TEXT, number)
            x += item_width
        painter.restore()


def _font(painter: QPainter, px: int, *, bold: bool) -> QFont:
    font = QFont(painter.font())
    font.setPixelSize(px)
    font.setBold(bold)
    return font


def _pill(painter: QPainter, area: QRectF, text: str, pad: float) -> tuple[QRectF, str]:
    """A box in the middle of an area that the text, shortened if it must be, just fits."""
    shortened = painter.fontMetrics().elidedText(text, Qt.TextElideMode.ElideRight, int(area.width() - 2 * pad - 2))
    width = painter.fontMetrics().horizontalAdvance(shortened) + 2 * pad
    box = QRectF(0, 0, width, area.height() - 2)
    box.moveCenter(area.center())
    return box, shortened

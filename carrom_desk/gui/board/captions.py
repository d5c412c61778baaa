"""Captions on the board: seats, the numbers of men, what is owed, and where the Queen is."""

from collections.abc import Sequence

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFont, QFontMetrics, QPainter, QPen, QPolygonF

from carrom_desk.gui.kit.names import fitting_name
from carrom_desk.gui.kit.roles import Role
from carrom_desk.gui.kit.theme import Theme
from carrom_desk.i18n import say
from carrom_desk.presentation.board import board_text as words
from carrom_desk.presentation.board.geometry import CENTRE, SURFACE_MM
from carrom_desk.presentation.board.picture import COLOURS, BoardEdge, BoardPicture, SeatPicture
from carrom_desk.presentation.board.pieces import NUMBERS
from carrom_desk.presentation.stroke import Mark, PieceKind
from carrom_desk.rules.texts.words import PAIR

from .layout import BoardLayout
from .piece_painting import MARKS, ON_MARK, paint_piece

_LEFT = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignAbsolute  # also in right-to-left languages
TEXT_AT_LEFT = int(Qt.AlignmentFlag.AlignVCenter | _LEFT | Qt.TextFlag.TextSingleLine)
_MIDDLE = Qt.AlignmentFlag.AlignCenter
_NUMBER_MM = 64.0
"""Height of the number of men beside a stack."""
_BESIDE_QUEEN_MM = 60.0
"""Distance from the centre to the words about the Queen."""
_ABOVE_STACKS_MM = 219.0
"""Distance from the centre to the words between a stack and its base line."""


class Captions:
    """Paints the captions of a picture in the window's text size, as far as there is room on the board."""

    def __init__(self, painter: QPainter, layout: BoardLayout, theme: Theme, text_px: int) -> None:
        self._painter = painter
        self._layout = layout
        self._theme = theme
        side, frame = layout.square.width(), layout.frame
        self._seat_px = round(min(0.5 * frame, max(text_px, 0.34 * frame)))
        self._px = round(min(0.036 * side, max(0.9 * text_px, 0.0225 * side)))

    def paint_seats(self, picture: BoardPicture) -> None:
        """Paints the players' names along the frame. The player to play has a light background and an arrow."""
        among = [seat.name for seat in picture.seats]
        for seat in picture.seats:
            edge = picture.edge_of(seat.seat)
            strip, shown = self._layout.strip(edge), self._layout.shown_edge(edge)
            is_upright = shown in (BoardEdge.BOTTOM, BoardEdge.TOP)
            length, breadth = (strip.width(), strip.height()) if is_upright else (strip.height(), strip.width())
            self._painter.save()
            self._painter.translate(strip.center())
            self._painter.rotate({BoardEdge.RIGHT: 90, BoardEdge.LEFT: -90}.get(shown, 0))
            self._use_font(self._seat_px, bold=seat.is_in_turn)
            self._paint_seat(seat, length, breadth, among, points_up=shown is BoardEdge.BOTTOM)
            self._painter.restore()

    def paint_counts(self, picture: BoardPicture) -> None:
        """Paints beside each stack the number that lies now, then the men to place or those owed."""
        for kind in () if picture.is_cleared else COLOURS:
            at, scale = self._place_of(kind), self._layout.scale
            number = str(picture.lying(kind))
            self._use_font(round(_NUMBER_MM * scale), bold=True)
            width = self._painter.fontMetrics().horizontalAdvance(number)
            self._painter.setPen(self._theme.colour(Role.BOARD_LINE))
            self._painter.drawText(QRectF(at.x() - width / 2, at.y() - width, width, 2 * width), _MIDDLE, number)
            self._use_font(self._px, bold=True)
            left, to_place, owed = at.x() + width / 2 + 6 * scale, picture.to_place.of(kind), picture.owed.of(kind)
            if to_place:
                said = say(words.SOME_TO_PLACE, count=to_place)
                left = self._paint_pill(said, QPointF(left, at.y()), self._theme.colour(MARKS[Mark.POCKETED]))
            if owed:
                said = say(words.OWES_SO_MANY, count=owed)
                self._paint_pill(said, QPointF(left, at.y()), self._theme.colour(MARKS[Mark.JUMPED]))

    def paint_queen(self, picture: BoardPicture) -> None:
        """Paints beside the place of a Queen who is gone who must cover or has covered her, away from the striker."""
        holder = picture.queen.holder
        if picture.queen.is_on_board or holder is None:
            return
        name, colour = PAIR.join(seat.name for seat in picture.seats if seat.colour is holder), words.colour(holder)
        self._use_font(self._px, bold=True)
        metrics, middle, scale = self._painter.fontMetrics(), self._layout.to_px(CENTRE), self._layout.scale
        room = round((SURFACE_MM / 2 - _BESIDE_QUEEN_MM) * scale)
        for_name = room - metrics.horizontalAdvance(words.queen_words(picture, ""))
        shown = fitting_name(metrics, name, for_name, [seat.name for seat in picture.seats])
        said = words.queen_words(picture, colour if not shown or "…" in shown else shown)
        text = metrics.elidedText(said, Qt.TextElideMode.ElideRight, room)
        is_right = self._layout.shown_edge(picture.striking_edge) is not BoardEdge.RIGHT
        width, height = metrics.horizontalAdvance(text) + 4, 1.4 * self._px
        away = _BESIDE_QUEEN_MM * scale
        left = middle.x() + away if is_right else middle.x() - away - width
        self._write(text, QRectF(left, middle.y() - height / 2, width, height), self._theme.colour(Role.BOARD_LINE))

    def paint_jumping(self, picture: BoardPicture) -> None:
        """Paints, while the next press means jumped, an edge around the board and the words for it."""
        if picture.pressed_mark is not Mark.JUMPED:
            return
        colour, edge = self._theme.colour(MARKS[Mark.JUMPED]), max(4.0, 0.012 * self._layout.square.width())
        self._painter.setPen(QPen(colour, edge))
        self._painter.setBrush(Qt.BrushStyle.NoBrush)
        self._painter.drawRect(self._layout.surface.adjusted(edge / 2, edge / 2, -edge / 2, -edge / 2))
        self._use_font(self._px, bold=True)
        is_top = self._layout.shown_edge(picture.striking_edge) is not BoardEdge.TOP
        away = (-1 if is_top else 1) * _ABOVE_STACKS_MM * self._layout.scale
        middle = QRectF(self._layout.square).center() + QPointF(0, away)
        text = say(words.NEXT_JUMPS)
        width = self._painter.fontMetrics().horizontalAdvance(text) + self._px
        self._paint_pill(text, middle - QPointF(width / 2, 0), colour)

    # Parts

    def _use_font(self, px: int, *, bold: bool) -> None:
        font = QFont(self._painter.font())
        font.setPixelSize(max(1, px))  # during layout the board may have no size yet
        font.setBold(bold)
        self._painter.setFont(font)

    def _paint_seat(
        self, seat: SeatPicture, length: float, breadth: float, among: Sequence[str], *, points_up: bool
    ) -> None:
        painter, px, theme = self._painter, self._seat_px, self._theme
        coin, gap = px * 0.46, px * 0.45
        arrow = px * 0.8 + gap if seat.is_in_turn else 0.0
        extra = arrow + 2 * coin + gap + 3 * gap
        text = _fitting(painter.fontMetrics(), seat, int(length - extra - gap), px, among)
        width, height = painter.fontMetrics().horizontalAdvance(text) + extra, min(breadth - 4, px * 1.62)
        box = QRectF(-width / 2, -height / 2, width, height)
        colour = theme.colour(Role.BOARD_FRAME_TEXT)
        if seat.is_in_turn:
            colour = theme.colour(Role.BOARD_FRAME)
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(theme.colour(Role.BOARD_FRAME_TEXT))
            painter.drawRoundedRect(box, height / 2, height / 2)
            at = QPointF(box.left() + 1.5 * gap + px * 0.4, 0)
            half, tip = px * 0.38, px * (0.34 if points_up else -0.34)
            painter.setBrush(colour)
            painter.drawPolygon(QPolygonF([at + QPointF(0, -tip), at + QPointF(half, tip), at + QPointF(-half, tip)]))
        x = box.left() + 1.5 * gap + arrow
        paint_piece(painter, QPointF(x + coin, 0), coin, seat.colour, theme, has_shadow=False)
        painter.setPen(colour)
        painter.drawText(QRectF(x + 2 * coin + gap, -height / 2, width, height), TEXT_AT_LEFT, text)

    def _place_of(self, kind: PieceKind) -> QPointF:
        """Returns the centre of the number beside a stack, which does not turn with the board."""
        return self._layout.to_px(NUMBERS[kind].turned(-self._layout.quarter_turns))

    def _paint_pill(self, text: str, at: QPointF, colour: QColor) -> float:
        """Paints words on a ground of this colour, from the middle of their left edge; returns where they end."""
        height, width = 1.5 * self._px, self._painter.fontMetrics().horizontalAdvance(text) + self._px
        pill = QRectF(at.x(), at.y() - height / 2, width, height)
        self._painter.setPen(Qt.PenStyle.NoPen)
        self._painter.setBrush(colour)
        self._painter.drawRoundedRect(pill, height / 3, height / 3)
        self._painter.setPen(ON_MARK)
        self._painter.drawText(pill, _MIDDLE, text)
        return pill.right() + self._px / 4

    def _write(self, text: str, ground: QRectF, colour: QColor) -> None:
        """Writes words over a line of the board, which is painted over."""
        self._painter.setPen(Qt.PenStyle.NoPen)
        self._painter.setBrush(self._theme.colour(Role.BOARD_SURFACE))
        self._painter.drawRoundedRect(ground, 3, 3)
        self._painter.setPen(colour)
        self._painter.drawText(ground, _MIDDLE, text)


def _fitting(metrics: QFontMetrics, seat: SeatPicture, room: int, px: int, among: Sequence[str]) -> str:
    """Returns the caption of a seat; only the name is shortened, and stays distinct from those in `among`."""
    for_name = room - metrics.horizontalAdvance(words.seat_text(seat, ""))
    shortened = fitting_name(metrics, seat.name, max(3 * px, for_name), among)
    return metrics.elidedText(words.seat_text(seat, shortened), Qt.TextElideMode.ElideRight, room)

"""Captions on the board: seats, marks and men to place."""

from collections.abc import Sequence

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QFont, QFontMetrics, QPainter, QPen, QPolygonF

from carrom_desk.gui.kit.names import fitting_name
from carrom_desk.gui.kit.roles import Role
from carrom_desk.gui.kit.theme import Theme
from carrom_desk.i18n import say
from carrom_desk.presentation.board import board_text as words
from carrom_desk.presentation.board.geometry import CENTRE, base_lines
from carrom_desk.presentation.board.picture import BoardEdge, BoardPicture, SeatPicture
from carrom_desk.presentation.stroke import Mark, PieceKind

from .layout import BoardLayout, Disc
from .piece_painting import MARKS, ON_MARK, paint_piece

_LEFT = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignAbsolute  # also in right-to-left languages
TEXT_AT_LEFT = int(Qt.AlignmentFlag.AlignVCenter | _LEFT | Qt.TextFlag.TextSingleLine)
_MIDDLE = Qt.AlignmentFlag.AlignCenter


class Captions:
    """Paints the captions of a picture in the window's text size, as far as there is room on the board."""

    def __init__(self, painter: QPainter, layout: BoardLayout, theme: Theme, text_px: int) -> None:
        self._painter = painter
        self._layout = layout
        self._theme = theme
        side, frame = layout.square.width(), layout.frame
        self._seat_px = round(min(0.5 * frame, max(text_px, 0.34 * frame)))
        self._px = round(min(0.036 * side, max(0.9 * text_px, 0.0225 * side)))
        self._room = 2 * (CENTRE.x - base_lines(BoardEdge.LEFT).upper.start.x) * layout.scale - 8

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

    def paint_marks(self, picture: BoardPicture, striker: Disc, mark: Mark | None) -> None:
        """Paints the marks, each in its place above the outer circle, with the striker's caption beside it."""
        self._use_font(self._px, bold=True)
        height = 1.75 * self._px
        bottom = self._layout.middle.top() - 0.35 * height
        for each in Mark:
            text = words.marked_text(picture, each)
            if text:
                bottom -= self._paint_pill(text, each, height, bottom) + 0.15 * height
        if mark is not None:
            self._paint_striker_word(say(words.MARKS[mark]), mark, striker, picture.striking_edge)

    def paint_to_place(self, picture: BoardPicture) -> None:
        """Paints the pieces to place below the outer circle, with their shapes and counts."""
        counts = ((kind, picture.to_place.of(kind)) for kind in PieceKind)
        items = [(kind, say(words.SOME_TO_PLACE, count=count)) for kind, count in counts if count]
        if not items:
            return
        self._use_font(self._px, bold=True)
        painter, px, theme = self._painter, self._px, self._theme
        coin, gap, metrics = 0.62 * px, 0.45 * px, painter.fontMetrics()
        widths = [2 * coin + gap * 0.6 + metrics.horizontalAdvance(number) + gap for _, number in items]
        word = say(words.TO_PLACE)
        text = metrics.horizontalAdvance(word) + gap
        if text + sum(widths) + 3 * gap > self._room:
            word, text = "", 0
        height = 1.9 * px
        pill = QRectF(0, self._layout.middle.bottom() + 0.3 * height, sum(widths) + text + 2 * gap, height)
        pill.moveLeft(self._layout.middle.center().x() - pill.width() / 2)
        painter.setPen(QPen(theme.colour(Role.BOARD_LINE), max(1.0, px * 0.1)))
        painter.setBrush(theme.colour(Role.WHITE_MAN))
        painter.drawRoundedRect(pill, height / 2, height / 2)
        x = pill.left() + 1.2 * gap
        painter.drawText(QRectF(x, pill.top(), text, height), TEXT_AT_LEFT, word)
        x += text
        for (kind, number), width in zip(items, widths, strict=True):
            paint_piece(painter, QPointF(x + coin, pill.center().y()), coin, kind, theme, has_shadow=False)
            painter.setPen(theme.colour(Role.BOARD_LINE))
            painter.drawText(QRectF(x + 2 * coin + gap * 0.6, pill.top(), width, height), TEXT_AT_LEFT, number)
            x += width

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

    def _paint_pill(self, text: str, mark: Mark, height: float, bottom: float) -> float:
        """Paints a mark's caption on as many lines as it needs; returns its height."""
        painter, pad = self._painter, self._px * 0.7
        wraps = int(_MIDDLE | Qt.TextFlag.TextWordWrap)
        words_room = QRectF(0, 0, self._room - 2 * pad, self._layout.square.height())
        needed = painter.boundingRect(words_room, wraps, text)
        further_lines = needed.height() - painter.fontMetrics().height()
        pill = QRectF(0, 0, needed.width() + 2 * pad, height + further_lines - 2)
        pill.moveBottom(bottom - 1)
        pill.moveLeft(self._layout.middle.center().x() - pill.width() / 2)
        painter.setPen(QPen(ON_MARK, max(1.0, self._px * 0.1)))
        painter.setBrush(self._theme.colour(MARKS[mark]))
        painter.drawRoundedRect(pill, height / 2, height / 2)
        painter.setPen(ON_MARK)
        painter.drawText(pill.adjusted(pad - 1, 0, 1 - pad, 0), wraps, text)
        return height + further_lines

    def _paint_striker_word(self, text: str, mark: Mark, disc: Disc, striking_edge: BoardEdge) -> None:
        """Paints the caption of the striker: to its right, or inwards from a vertical base line."""
        painter, pad, away = self._painter, self._px * 0.3, disc.radius * 1.4
        edge = self._layout.shown_edge(striking_edge)
        shown = painter.fontMetrics().elidedText(text, Qt.TextElideMode.ElideRight, round(190 * self._layout.scale))
        width, height = painter.fontMetrics().horizontalAdvance(shown) + 2 * pad, 1.35 * self._px
        left = disc.x - away - width if edge is BoardEdge.RIGHT else disc.x + away
        ground = QRectF(left, disc.y - height / 2, width, height)
        if edge in (BoardEdge.LEFT, BoardEdge.RIGHT):  # it crosses a line, which is painted over
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(self._theme.colour(Role.BOARD_SURFACE))
            painter.drawRoundedRect(ground, pad, pad)
        painter.setPen(self._theme.colour(MARKS[mark]))
        painter.drawText(ground, _MIDDLE, shown)


def _fitting(metrics: QFontMetrics, seat: SeatPicture, room: int, px: int, among: Sequence[str]) -> str:
    """Returns the caption of a seat; only the name is shortened, and stays distinct from those in `among`."""
    for_name = room - metrics.horizontalAdvance(words.seat_text(seat, ""))
    shortened = fitting_name(metrics, seat.name, max(3 * px, for_name), among)
    return metrics.elidedText(words.seat_text(seat, shortened), Qt.TextElideMode.ElideRight, room)

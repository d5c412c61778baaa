"""Captions on the board: seats, the numbers of men, what is owed, and where the Queen is."""

from collections.abc import Mapping

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFontMetrics, QPainter, QPen, QPolygonF

from carrom_desk.gui.kit.names import fitting_name
from carrom_desk.gui.kit.roles import Role
from carrom_desk.gui.kit.theme import Theme, font_of, metrics_of
from carrom_desk.i18n import say
from carrom_desk.presentation.board import board_text as words
from carrom_desk.presentation.board.geometry import CENTRE, SURFACE_MM
from carrom_desk.presentation.board.picture import COLOURS, BoardEdge, BoardPicture, SeatPicture
from carrom_desk.presentation.board.pieces import NUMBERS
from carrom_desk.presentation.stroke_draft import Mark, PieceKind
from carrom_desk.rules.texts.words import PAIR

from .layout import BoardLayout
from .piece_painting import MARKS, ON_MARK, fill_circle, paint_piece

_LEFT = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignAbsolute  # also in right-to-left languages
TEXT_AT_LEFT = int(Qt.AlignmentFlag.AlignVCenter | _LEFT | Qt.TextFlag.TextSingleLine)
_MIDDLE = Qt.AlignmentFlag.AlignCenter
_NUMBER_MM = 64.0
"""Height of the number of men beside a stack."""
_BESIDE_QUEEN_MM = 60.0
"""Distance from the centre to the words about the Queen."""
_ABOVE_STACKS_MM = 224.0
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
        """Paints the players' plates, level: a light one strikes now, one in the colour of marks places. Of a pair, an
        arrow points at the player's side of the board, where a coin lies.
        """
        is_doubles = len(picture.seats) > 2
        for seat in picture.seats:
            shown = self._layout.shown_edge(picture.edge_of(seat.seat))
            if is_doubles:
                at, coin = self._layout.middle(shown), 0.3 * self._layout.frame
                if _acts(picture, seat):
                    fill_circle(self._painter, at, 1.4 * coin, self._plate_colours(picture, seat)[0])
                self._paint_coin(at, coin, seat)
            self._paint_plate(
                picture, seat, shown if is_doubles else None, self._layout.plate(shown, is_doubles=is_doubles)
            )

    def paint_counts(self, picture: BoardPicture, keys: Mapping[PieceKind, str]) -> None:
        """Paints beside each stack the number that lies now, then the men to place or those owed, or else its key."""
        for kind in () if picture.is_cleared else COLOURS:
            at, scale = self._place_of(kind), self._layout.scale
            number = str(picture.lying(kind))
            px = max(1, round(_NUMBER_MM * scale))
            self._use_font(px, bold=True)
            width = metrics_of(px, bold=True).horizontalAdvance(number)
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
            elif not to_place:
                self._paint_key(keys.get(kind, ""), QPointF(left, at.y()))
        if picture.queen.is_on_board and not picture.is_cleared:
            beside = QPointF(_BESIDE_QUEEN_MM * self._layout.scale, 0)
            self._paint_key(keys.get(PieceKind.QUEEN, ""), self._layout.to_px(CENTRE) + beside)

    def _paint_key(self, key: str, at: QPointF) -> None:
        """Paints a key from the middle of its left edge."""
        side = 2 * self._px
        self._use_font(self._px, bold=True)
        self._painter.setPen(self._theme.colour(Role.BOARD_LINE))
        self._painter.drawText(QRectF(at.x(), at.y() - side / 2, 2 * side, side), TEXT_AT_LEFT, key)

    def paint_queen(self, picture: BoardPicture) -> None:
        """Paints beside the place of a Queen who is gone who must cover or has covered her, away from the striker."""
        holder = picture.queen.holder
        if picture.queen.is_on_board or holder is None:
            return
        name, colour = (
            PAIR.join(seat.called or seat.name for seat in picture.seats if seat.colour is holder),
            words.colour(holder),
        )
        self._use_font(self._px, bold=True)
        metrics, middle, scale = self._painter.fontMetrics(), self._layout.to_px(CENTRE), self._layout.scale
        room = round((SURFACE_MM / 2 - _BESIDE_QUEEN_MM) * scale)
        for_name = room - metrics.horizontalAdvance(words.queen_words(picture, ""))
        shown = fitting_name(metrics, name, for_name, [seat.called or seat.name for seat in picture.seats])
        said = words.queen_words(picture, colour if not shown or "…" in shown else shown)
        text = metrics.elidedText(said, Qt.TextElideMode.ElideRight, room)
        is_right = self._layout.shown_edge(picture.striking_edge) is not BoardEdge.RIGHT
        width, height = metrics.horizontalAdvance(text) + 4, 1.4 * self._px
        away = _BESIDE_QUEEN_MM * scale
        left = middle.x() + away if is_right else middle.x() - away - width
        ground, ink = self._theme.colour(Role.BOARD_SURFACE), self._theme.colour(Role.BOARD_LINE)
        self._paint_words(text, QRectF(left, middle.y() - height / 2, width, height), ground, ink)

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
        self._painter.setFont(font_of(max(1, px), bold=bold))  # during layout the board may have no size yet

    def _paint_plate(self, picture: BoardPicture, seat: SeatPicture, to: BoardEdge | None, frame: QRectF) -> None:
        """Paints the plate of a seat in its part of the frame, in the middle or, with an arrow `to` a side, at the
        corner.
        """
        painter, px, acts = self._painter, self._seat_px, _acts(picture, seat)
        self._use_font(px, bold=acts)
        coin, gap = px * 0.46, px * 0.45
        beside = 2 * coin + gap + (0.0 if to is None else 2 * coin + gap)
        text = _fitting(painter.fontMetrics(), picture, seat, int(frame.width() - beside - 5 * gap), px)
        width, height = (
            painter.fontMetrics().horizontalAdvance(text) + beside + 3 * gap,
            min(frame.height() - 2, px * 1.7),
        )
        box = QRectF(0, 0, width, height)
        box.moveCenter(frame.center())
        if to in (BoardEdge.BOTTOM, BoardEdge.LEFT):
            box.moveLeft(frame.left() + gap)
        elif to is not None:
            box.moveRight(frame.right() - gap)
        ground, colour = self._plate_colours(picture, seat)
        if acts:
            painter.setPen(QPen(self._theme.colour(Role.BOARD_FRAME_TEXT), 1.5))
            painter.setBrush(ground)
            painter.drawRoundedRect(box, height / 2, height / 2)
        at = QPointF(box.left() + 1.5 * gap + coin, box.center().y())
        self._paint_coin(at, coin, seat)
        if to is not None:
            self._paint_arrow(at + QPointF(2 * coin + gap, 0), 0.8 * coin, to, colour)
        painter.setPen(colour)
        painter.drawText(box.adjusted(1.5 * gap + beside, 0, 0, 0), TEXT_AT_LEFT, text)

    def _paint_coin(self, at: QPointF, radius: float, seat: SeatPicture) -> None:
        """Paints the colour of a seat as a coin with a light rim."""
        fill_circle(self._painter, at, radius, self._theme.colour(Role.BOARD_FRAME_TEXT))
        paint_piece(self._painter, at, 0.88 * radius, seat.colour, self._theme, has_shadow=False)

    def _plate_colours(self, picture: BoardPicture, seat: SeatPicture) -> tuple[QColor, QColor]:
        """Returns the ground of a plate while the player acts, and the colour of its words."""
        frame, text = self._theme.colour(Role.BOARD_FRAME), self._theme.colour(Role.BOARD_FRAME_TEXT)
        if seat.places.is_any():
            return self._theme.colour(MARKS[Mark.POCKETED]), ON_MARK
        return text, frame if picture.strikes(seat) else text

    def _paint_arrow(self, at: QPointF, half: float, to: BoardEdge, colour: QColor) -> None:
        """Paints a triangle that points to a side of the screen."""
        self._painter.save()
        self._painter.translate(at)
        self._painter.rotate(-90 * to.value)
        self._painter.setPen(Qt.PenStyle.NoPen)
        self._painter.setBrush(colour)
        self._painter.drawPolygon(QPolygonF([QPointF(0, half), QPointF(half, -half), QPointF(-half, -half)]))
        self._painter.restore()

    def _place_of(self, kind: PieceKind) -> QPointF:
        """Returns the centre of the number beside a stack, which does not turn with the board."""
        return self._layout.to_px(NUMBERS[kind].turned(-self._layout.quarter_turns))

    def _paint_pill(self, text: str, at: QPointF, colour: QColor) -> float:
        """Paints words on a ground of this colour, from the middle of their left edge; returns where they end."""
        height, width = 1.5 * self._px, self._painter.fontMetrics().horizontalAdvance(text) + self._px
        pill = QRectF(at.x(), at.y() - height / 2, width, height)
        self._paint_words(text, pill, colour, ON_MARK)
        return pill.right() + self._px / 4

    def _paint_words(self, text: str, place: QRectF, ground: QColor, ink: QColor) -> None:
        """Paints words on a ground, which covers lines of the board."""
        corner = place.height() / 3
        self._painter.setPen(Qt.PenStyle.NoPen)
        self._painter.setBrush(ground)
        self._painter.drawRoundedRect(place, corner, corner)
        self._painter.setPen(ink)
        self._painter.drawText(place, _MIDDLE, text)


def _acts(picture: BoardPicture, seat: SeatPicture) -> bool:
    return seat.places.is_any() or picture.strikes(seat)


def _fitting(metrics: QFontMetrics, picture: BoardPicture, seat: SeatPicture, room: int, px: int) -> str:
    """Returns the words of a plate; only the name is shortened, and stays distinct from the others."""
    for_name = room - metrics.horizontalAdvance(words.plate_text(picture, seat, ""))
    shortened = fitting_name(metrics, seat.name, max(3 * px, for_name), [each.name for each in picture.seats])
    return metrics.elidedText(words.plate_text(picture, seat, shortened), Qt.TextElideMode.ElideRight, room)

"""Trays below the board with pocketed men, men owed and the Queen, also as text."""

from PySide6.QtCore import QPointF, QRect, QRectF, Qt
from PySide6.QtGui import QPainter, QPaintEvent, QPen, QResizeEvent
from PySide6.QtWidgets import QLabel, QWidget

from carrom_desk.gui.kit.roles import Role
from carrom_desk.gui.kit.theme import Theme
from carrom_desk.gui.kit.wording import plain_tip
from carrom_desk.i18n import say
from carrom_desk.presentation.board import board_text as words
from carrom_desk.presentation.board.picture import COLOURS, BoardPicture
from carrom_desk.presentation.stroke import PieceKind
from carrom_desk.rules.position import MEN_OF_A_SIDE

from .captions import TEXT_AT_LEFT
from .piece_painting import draw_ring, paint_piece

_LEAST_PX, _MARGIN, _INDENT = 11, 6, 10
"""Minimum text size, gap between board and trays, and their distance from the edge, in pixels."""


class BoardTray(QWidget):
    """Nine places for the men of each colour, filled as they leave the board."""

    def __init__(self, theme: Theme, parent: QWidget) -> None:
        super().__init__(parent)
        self._theme = theme
        self._picture = BoardPicture()
        self._px = _LEAST_PX
        self._said: str | None = None
        self._label = QLabel(self)
        self._label.setTextFormat(Qt.TextFormat.PlainText)
        self._label.setObjectName("board_count")
        self.setObjectName("board_tray")
        self._dress()
        self.show_board(self._picture, "")

    def set_theme(self, theme: Theme) -> None:
        self._theme = theme
        self._dress()
        self._fit()
        self.update()

    def show_board(self, picture: BoardPicture, text: str) -> None:
        """Shows the pieces off the board, with the given text."""
        if text == self._said:
            return
        self._picture, self._said = picture, text
        self.setAccessibleName(say(words.TRAY_NAME))
        self.setAccessibleDescription(text)
        self.setToolTip(plain_tip(text))
        self._label.setAccessibleName(text)
        self._label.setToolTip(plain_tip(text))
        self._fit()
        self.update()

    def set_text_px(self, px: int) -> None:
        """Sets the text height in pixels, which all other sizes follow."""
        px = max(_LEAST_PX, px)
        if px != self._px:
            self._px = px
            self._dress()
            self._fit()
            self.update()

    def _dress(self) -> None:
        colour = self._theme.colour(Role.TEXT).name()
        self._label.setStyleSheet(f"font-size: {self._px}px; color: {colour};")

    @property
    def wanted_height(self) -> int:
        """Returns the required height, regardless of the contents."""
        return _MARGIN + self._row + self._line

    @property
    def _row(self) -> int:
        return round(self._px * 2.0)

    @property
    def _line(self) -> int:
        return round(self._px * 1.6)

    def _fit(self) -> None:
        """Paints the text; if space is limited, it omits what the trays already show, then elides."""
        text, metrics = self._said or "", self._label.fontMetrics()
        if metrics.horizontalAdvance(text) > self._label.width():
            line = words.tray_line(self._picture)
            text = metrics.elidedText(line, Qt.TextElideMode.ElideRight, self._label.width())
        self._label.setText(text)

    def resizeEvent(self, event: QResizeEvent) -> None:
        self._label.setGeometry(QRect(_INDENT, _MARGIN + self._row, self.width() - 2 * _INDENT, self._line))
        self._fit()

    def paintEvent(self, event: QPaintEvent) -> None:
        if self._picture.is_cleared:
            return
        half = self.width() / 2
        with QPainter(self) as painter:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            font = self._label.font()
            font.setPixelSize(max(9, round(self._px * 0.9)))
            painter.setFont(font)
            for index, colour in enumerate(COLOURS):
                self._paint_side(
                    painter, QRectF(index * half + _INDENT, _MARGIN, half - _INDENT - 4, self._row), colour
                )

    def _paint_side(self, painter: QPainter, box: QRectF, colour: PieceKind) -> None:
        """Paints pocketed men, the empty places and, at the end, the men owed."""
        picture, y = self._picture, box.center().y()
        radius = min(self._row * 0.4, box.width() / 34)
        off, owed = MEN_OF_A_SIDE - picture.on_board.of(colour), picture.owed.of(colour)
        for place in range(MEN_OF_A_SIDE):
            at = QPointF(box.left() + radius + place * 2 * radius, y)
            if place < off:
                paint_piece(painter, at, radius * 0.92, colour, self._theme, has_shadow=False)
            else:
                self._paint_place(painter, at, radius)
        room = box.adjusted((2 * MEN_OF_A_SIDE + 0.8) * radius, 0, 0, 0)
        if owed:
            room.setRight(self._paint_owed(painter, room, colour, owed, radius))
        if picture.queen.holder is colour:
            at = QPointF(room.left() + radius, y)
            paint_piece(painter, at, radius * 0.92, PieceKind.QUEEN, self._theme, has_shadow=False)
            text, rest = say(words.QUEEN_TAGS[picture.queen.lies]), room.adjusted(2.4 * radius, 0, 0, 0)
            if painter.fontMetrics().horizontalAdvance(text) <= rest.width():
                painter.setPen(self._theme.colour(Role.TEXT))
                painter.drawText(rest, TEXT_AT_LEFT, text)

    def _paint_place(self, painter: QPainter, at: QPointF, radius: float) -> None:
        outline = self._theme.colour(Role.TEXT)
        outline.setAlphaF(0.4)
        draw_ring(painter, at, radius * 0.82, outline, 1, Qt.PenStyle.DotLine)

    def _paint_owed(self, painter: QPainter, room: QRectF, colour: PieceKind, owed: int, radius: float) -> float:
        """Paints the men owed in a separate tray at the end; returns where it starts."""
        step, text = 2 * radius, say(words.OWES)
        width = painter.fontMetrics().horizontalAdvance(text) + owed * step + 12.0
        shown = owed
        queen = (self._picture.queen.holder is colour) * (2 * radius + 6)
        if width + queen > room.width():  # too many: a single man represents all
            shown, text = 1, say(words.OWES_SO_MANY, count=owed)
            width = painter.fontMetrics().horizontalAdvance(text) + step + 12.0
            if width + queen > room.width():  # the count is shown beside the men
                text = f"{owed} ×"
                width = painter.fontMetrics().horizontalAdvance(text) + step + 12.0
        frame = QRectF(room.right() - width, room.top() + 1, width, room.height() - 2)
        painter.setPen(QPen(self._theme.colour(Role.TEXT), 1.2))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawRoundedRect(frame, 4, 4)
        painter.drawText(frame.adjusted(4, 0, 0, 0), TEXT_AT_LEFT, text)
        for place in range(shown):
            at = QPointF(frame.right() - 4 - radius - place * step, frame.center().y())
            paint_piece(painter, at, radius * 0.92, colour, self._theme, has_shadow=False)
        return frame.left() - 6

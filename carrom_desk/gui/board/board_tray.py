"""The tray under the board: the men off the board, what is owed, where the Queen is, and all of it in words."""

from PySide6.QtCore import QPointF, QRect, QRectF, Qt
from PySide6.QtGui import QColor, QFont, QPainter, QPaintEvent, QPen, QResizeEvent
from PySide6.QtWidgets import QLabel, QWidget

from carrom_desk.gui.tips import plain_tip
from carrom_desk.match.stroke_draft import PieceKind
from carrom_desk.rules.position import MEN_OF_A_SIDE

from . import words
from .palette import BoardPalette
from .picture import BoardPicture, Colour
from .piece_painting import paint_piece

_TEXT = int(Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignLeft | Qt.TextFlag.TextSingleLine)

_LEAST_PX = 11
_MARGIN = 6
"""Between the board and the tray, in pixels."""


class TrayLabel(QLabel):
    """A line that is shortened where there is no room; its tool tip has all of it."""

    def __init__(self, ink: QColor, parent: QWidget) -> None:
        super().__init__(parent)
        self._ink = ink

    def set_ink(self, ink: QColor) -> None:
        """Write in this colour."""
        self._ink = ink
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        shown = self.fontMetrics().elidedText(self.text(), Qt.TextElideMode.ElideRight, self.width())
        painter.setPen(self._ink)
        painter.drawText(self.rect(), _TEXT, shown)


class BoardTray(QWidget):
    """Nine places for the men of each colour, filled as they leave the board."""

    def __init__(self, palette: BoardPalette, parent: QWidget) -> None:
        super().__init__(parent)
        self._palette = palette
        self._picture = BoardPicture()
        self._px = _LEAST_PX
        self._label = TrayLabel(palette.tray_text, self)
        self._label.setObjectName("board_count")
        self.setObjectName("board_tray")
        self.say_again()

    def show_board(self, picture: BoardPicture, palette: BoardPalette) -> None:
        """Show what is off the board; nothing is repainted where nothing changed."""
        if palette is not self._palette or words.tray_words_of(picture) != words.tray_words_of(self._picture):
            self._palette = palette
            self._label.set_ink(palette.tray_text)
            self._picture = picture
            self.say_again()
            self.update()

    def say_again(self) -> None:
        """Say it in words, in the language of the moment."""
        text = words.tray_text(self._picture)
        self.setAccessibleName(words.tray_name())
        self.setAccessibleDescription(text)
        self._label.setText(text)
        self._label.setAccessibleName(text)
        self._label.setToolTip(plain_tip(text))

    def set_text_px(self, px: int) -> None:
        """How high words are, in pixels; all else grows with them."""
        self._px = max(_LEAST_PX, px)
        font = self._label.font()
        font.setPixelSize(self._px)
        self._label.setFont(font)

    @property
    def wanted_height(self) -> int:
        """How much room it needs, whatever it shows."""
        return _MARGIN + self._row + self._line

    @property
    def _row(self) -> int:
        return round(self._px * 2.0)

    @property
    def _line(self) -> int:
        return round(self._px * 1.6)

    def resizeEvent(self, event: QResizeEvent) -> None:
        self._label.setGeometry(QRect(2, _MARGIN + self._row, self.width() - 4, self._line))

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        half = self.width() / 2
        for index, colour in enumerate(Colour):
            self._paint_side(painter, QRectF(index * half + 2, _MARGIN, half - 6, self._row), colour)

    def _paint_side(self, painter: QPainter, box: QRectF, colour: Colour) -> None:
        picture = self._picture
        radius = min(self._row * 0.4, box.width() / 34)
        off = MEN_OF_A_SIDE - picture.on_board.of(colour)
        y = box.center().y()
        for place in range(MEN_OF_A_SIDE):
            at = QPointF(box.left() + radius + place * 2 * radius, y)
            if place < off:
                paint_piece(painter, at, radius * 0.92, colour.kind, self._palette, has_shadow=False)
            else:
                self._paint_place(painter, at, radius)
        room = box.adjusted((2 * MEN_OF_A_SIDE + 0.8) * radius, 0, 0, 0)
        font = QFont(self._label.font())
        font.setPixelSize(max(9, round(self._px * 0.9)))
        painter.setFont(font)
        if picture.owed.of(colour):
            room.setRight(self._paint_owed(painter, room, words.owed_tag(picture.owed.of(colour))))
        if picture.queen.holder is colour:
            self._paint_queen(painter, room, radius, words.queen_tag(picture.queen.lies))

    def _paint_place(self, painter: QPainter, at: QPointF, radius: float) -> None:
        outline = QColor(self._ink)
        outline.setAlphaF(0.4)
        painter.setPen(QPen(outline, 1, Qt.PenStyle.DotLine))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawEllipse(at, radius * 0.82, radius * 0.82)

    def _paint_owed(self, painter: QPainter, room: QRectF, text: str) -> float:
        """A debt, in a frame at the end of the room; answers where the frame begins."""
        width = painter.fontMetrics().horizontalAdvance(text) + 10.0
        frame = QRectF(room.right() - width, room.top() + 2, width, room.height() - 4)
        painter.setPen(QPen(self._ink, 1.2))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawRoundedRect(frame, 4, 4)
        painter.drawText(frame, Qt.AlignmentFlag.AlignCenter, text)
        return frame.left() - 6

    def _paint_queen(self, painter: QPainter, room: QRectF, radius: float, text: str) -> None:
        """The Queen behind the men, and what is to become of her where there is room for it."""
        y = room.center().y()
        paint_piece(painter, QPointF(room.left() + radius, y), radius * 0.92, PieceKind.QUEEN, self._palette)
        rest = room.adjusted(2.4 * radius, 0, 0, 0)
        if painter.fontMetrics().horizontalAdvance(text) <= rest.width():
            painter.setPen(self._ink)
            painter.drawText(rest, _TEXT, text)

    @property
    def _ink(self) -> QColor:
        return self._palette.tray_text

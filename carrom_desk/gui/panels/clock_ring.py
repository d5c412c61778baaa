"""The seconds in a ring that empties."""

from dataclasses import dataclass
from enum import Enum, auto, unique

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QSizePolicy, QWidget

from carrom_desk.gui.fonts import font_of
from carrom_desk.gui.roles import Role
from carrom_desk.gui.theme import Theme

from .fitting import draw_fitted, fit_line
from .painted_label import PaintedLabel
from .painting import Sign, draw_sign

_FULL_CIRCLE = 360 * 16
_TOP = 90 * 16


@unique
class RingShape(Enum):
    """How the ring is drawn; every shape is told from the others without its colour."""

    NONE = auto()
    """Nothing is timed: the track alone."""
    RUNNING = auto()
    """An arc that empties."""
    LAST = auto()
    """A thicker arc that empties, cut into seconds."""
    OVER = auto()
    """Two closed rings."""
    STILL = auto()
    """The arc with a pause sign."""
    BROKEN = auto()
    """A ring of dashes with a sign of interruption."""


@dataclass(frozen=True, slots=True)
class Ring:
    """What the ring shows."""

    text: str = "–"
    part: float = 0.0
    """How much of the time is left, 0 to 1."""
    shape: RingShape = RingShape.NONE
    words: str = ""
    """The same for a screen reader."""


_ROLES = {
    RingShape.NONE: Role.CLOCK_STILL,
    RingShape.RUNNING: Role.CLOCK_RUNNING,
    RingShape.LAST: Role.CLOCK_LAST,
    RingShape.OVER: Role.CLOCK_OVER,
    RingShape.STILL: Role.CLOCK_STILL,
    RingShape.BROKEN: Role.CLOCK_LAST,
}
_SIGNS = {RingShape.STILL: Sign.PAUSE, RingShape.BROKEN: Sign.BROKEN, RingShape.OVER: Sign.WARNING}


class ClockRing(PaintedLabel):
    """Its text is what stands in the ring."""

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._theme = theme
        self._ring = Ring()
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Expanding)
        self.setText(self._ring.text)

    def show_ring(self, ring: Ring) -> None:
        """Show the seconds."""
        if ring != self._ring:
            self._ring = ring
            self.setText(ring.text)
            self.setAccessibleName(ring.words)
            self.update()

    def set_theme(self, theme: Theme) -> None:
        """Take another look."""
        self._theme = theme
        self.update()

    def sizeHint(self) -> QSize:
        return QSize(92, 92)

    def minimumSizeHint(self) -> QSize:
        return QSize(56, 56)

    def paintEvent(self, event: QPaintEvent) -> None:
        side = min(self.width(), self.height()) - 4
        circle = QRectF(0, 0, side, side)
        circle.moveCenter(QRectF(self.rect()).center())
        with QPainter(self) as painter:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            self._draw_ring(painter, circle, side * 0.1)
            self._draw_text(painter, circle, side)

    def _draw_ring(self, painter: QPainter, circle: QRectF, width: float) -> None:
        shape, colour = self._ring.shape, self._theme.colour(_ROLES[self._ring.shape])
        painter.setBrush(Qt.BrushStyle.NoBrush)
        arc = circle.adjusted(width / 2, width / 2, -width / 2, -width / 2)
        if shape is RingShape.OVER:
            painter.setPen(QPen(colour, width * 0.42))
            painter.drawEllipse(circle.adjusted(width * 0.2, width * 0.2, -width * 0.2, -width * 0.2))
            painter.drawEllipse(circle.adjusted(width, width, -width, -width))
            return
        painter.setPen(QPen(self._theme.colour(Role.CLOCK_TRACK), width))
        painter.drawEllipse(arc)
        pen = QPen(colour, width, Qt.PenStyle.SolidLine, Qt.PenCapStyle.FlatCap)
        if shape is RingShape.BROKEN:
            pen.setDashPattern([1.0, 0.6])
        painter.setPen(pen)
        painter.drawArc(arc, _TOP, round(self._ring.part * _FULL_CIRCLE))
        if shape is RingShape.LAST:
            self._cut(painter, arc, width)

    def _cut(self, painter: QPainter, arc: QRectF, width: float) -> None:
        """Gaps like those between the beats of a metronome."""
        painter.setPen(QPen(self._theme.colour(Role.CARD), width * 1.2, Qt.PenStyle.SolidLine, Qt.PenCapStyle.FlatCap))
        for degree in range(0, 360, 24):
            painter.drawArc(arc, _TOP + degree * 16 - 24, 48)

    def _draw_text(self, painter: QPainter, circle: QRectF, side: float) -> None:
        colour = self._theme.colour(Role.TEXT if self._ring.shape is RingShape.RUNNING else _ROLES[self._ring.shape])
        sign = _SIGNS.get(self._ring.shape)
        room = circle.adjusted(side * 0.16, 0, -side * 0.16, 0)
        if sign is not None:
            small = QRectF(0, 0, side * 0.19, side * 0.19)
            small.moveCenter(circle.center())
            small.moveTop(circle.bottom() - side * 0.32)
            draw_sign(painter, small, sign, colour)
            room.adjust(0, -side * 0.08, 0, -side * 0.08)
        words = fit_line(self.text(), font_of(max(12, round(side * 0.44)), bold=True), room.width())
        draw_fitted(painter, room, words, colour, Qt.AlignmentFlag.AlignHCenter)

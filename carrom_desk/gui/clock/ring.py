"""Seconds of a clock in an emptying ring, for spectators."""

from enum import Enum, auto, unique

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QLabel, QSizePolicy

from carrom_desk.gui.kit.icons import Icon, paint_icon
from carrom_desk.gui.kit.roles import Role
from carrom_desk.gui.kit.theme import Theme, font_of
from carrom_desk.i18n import _
from carrom_desk.presentation.clock import ClockReading, ClockState, clock_aloud, on_the_clock

_FULL_CIRCLE, _TOP = 360 * 16, 90 * 16


@unique
class RingShape(Enum):
    """Shape of the ring; all are distinct without colour."""

    NONE = auto()
    """No clock: only the track."""
    RUNNING = auto()
    """An arc that empties."""
    LAST = auto()
    """Thicker emptying arc, divided into seconds."""
    OVER = auto()
    """Two closed rings."""
    STILL = auto()
    """Arc with a pause sign."""
    BROKEN = auto()
    """Dashed ring with a sign of interruption."""


_LOOKS = {
    RingShape.NONE: (Role.CLOCK_STILL, None),
    RingShape.RUNNING: (Role.CLOCK_RUNNING, None),
    RingShape.LAST: (Role.CLOCK_LAST, None),
    RingShape.OVER: (Role.CLOCK_OVER, Icon.ALERT),
    RingShape.STILL: (Role.CLOCK_STILL, Icon.PAUSE),
    RingShape.BROKEN: (Role.CLOCK_LAST, Icon.INTERRUPTED),
}


_SHAPES = {
    ClockState.NOT_USED: RingShape.NONE,
    ClockState.WAITING: RingShape.STILL,
    ClockState.RUNNING: RingShape.RUNNING,
    ClockState.LAST_FIVE: RingShape.LAST,
    ClockState.STRUCK: RingShape.STILL,
    ClockState.TIME: RingShape.OVER,
    ClockState.OVERRUN: RingShape.OVER,
    ClockState.PAUSED: RingShape.STILL,
    ClockState.INTERRUPTED: RingShape.BROKEN,
}


def ring_shape(reading: ClockReading | None) -> RingShape:
    """Returns the shape for a clock; None if nothing is timed."""
    return RingShape.NONE if reading is None else _SHAPES[reading.state]


class ClockRing(QLabel):
    """Label with the seconds in an emptying ring."""

    def __init__(self, theme: Theme) -> None:
        super().__init__()
        self._theme = theme
        self.shape = RingShape.NONE
        """Current shape."""
        self._part = 0.0
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Expanding)
        self.show_reading(None)

    def show_reading(self, reading: ClockReading | None) -> None:
        """Shows the seconds of a clock; None if nothing is timed."""
        self.shape, self._part = ring_shape(reading), 0.0
        if reading is not None and reading.state is not ClockState.NOT_USED:
            self._part = min(1.0, reading.left_s / reading.rule.seconds)
        self.setText("–" if reading is None else on_the_clock(reading))
        self.setAccessibleName(_("Nothing is being timed") if reading is None else clock_aloud(reading))
        self.update()

    def set_theme(self, theme: Theme) -> None:
        self._theme = theme
        self.update()

    def minimumSizeHint(self) -> QSize:
        return QSize(56, 56)

    def paintEvent(self, event: QPaintEvent) -> None:
        side = min(self.width(), self.height()) - 2
        circle = QRectF(0, 0, side, side)
        circle.moveCenter(QRectF(self.rect()).center())
        with QPainter(self) as painter:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            self._paint_ring(painter, circle, side * 0.1)
            self._paint_text(painter, circle, side)

    def _paint_ring(self, painter: QPainter, circle: QRectF, width: float) -> None:
        colour = self._theme.colour(_LOOKS[self.shape][0])
        arc = circle.adjusted(width / 2, width / 2, -width / 2, -width / 2)
        if self.shape is RingShape.OVER:
            painter.setPen(QPen(colour, width * 0.42))
            painter.drawEllipse(circle.adjusted(width * 0.2, width * 0.2, -width * 0.2, -width * 0.2))
            painter.drawEllipse(circle.adjusted(width, width, -width, -width))
            return
        painter.setPen(QPen(self._theme.colour(Role.CLOCK_TRACK), width))
        painter.drawEllipse(arc)
        pen = QPen(colour, width, Qt.PenStyle.SolidLine, Qt.PenCapStyle.FlatCap)
        if self.shape is RingShape.BROKEN:
            pen.setDashPattern([1.0, 0.6])
        painter.setPen(pen)
        painter.drawArc(arc, _TOP, round(self._part * _FULL_CIRCLE))
        if self.shape is RingShape.LAST:  # gaps at regular intervals, like a metronome
            painter.setPen(QPen(self._theme.colour(Role.CARD), width * 1.2, Qt.PenStyle.SolidLine, pen.capStyle()))
            for degree in range(0, 360, 24):
                painter.drawArc(arc, _TOP + degree * 16 - 24, 48)

    def _paint_text(self, painter: QPainter, circle: QRectF, side: float) -> None:
        role, icon = _LOOKS[self.shape]
        colour = self._theme.colour(Role.TEXT if self.shape is RingShape.RUNNING else role)
        if icon is not None:
            small = QRectF(0, 0, side * 0.2, side * 0.2)
            small.moveCenter(circle.center())
            small.moveTop(circle.bottom() - side * 0.33)
            paint_icon(painter, small, icon, colour)
            circle = circle.adjusted(0, -side * 0.08, 0, -side * 0.08)
        share = 0.42 if len(self.text()) < 3 else 0.28 if len(self.text()) < 5 else 0.22
        painter.setFont(font_of(round(side * share), bold=True))
        painter.setPen(colour)
        painter.setLayoutDirection(Qt.LayoutDirection.LeftToRight)  # "+2", in every language
        painter.drawText(circle, Qt.AlignmentFlag.AlignCenter, self.text())

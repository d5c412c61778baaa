"""Equipment dimensions drawn on the board, each with a number and a row beside it."""

from collections.abc import Sequence
from dataclasses import dataclass

from PySide6.QtCore import QPointF, QRect, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QPainter, QPaintEvent, QPen
from PySide6.QtSvg import QSvgRenderer
from PySide6.QtWidgets import QSizePolicy, QWidget

from carrom_desk.gui.board.layout import BoardLayout
from carrom_desk.i18n import N_, Words
from carrom_desk.match.side import BySide
from carrom_desk.presentation.board import geometry
from carrom_desk.presentation.board.geometry import Pocket, Point
from carrom_desk.presentation.board.picture import BoardEdge
from carrom_desk.reports.drawings.board_drawing import board_drawing

_SIDE = geometry.SURFACE_MM
_LINES = geometry.base_lines(BoardEdge.BOTTOM)
_CIRCLE = _LINES.circles[1]
_POCKET = Pocket.TOP_LEFT.centre
_ARROW = geometry.arrow(Pocket.TOP_RIGHT)


@dataclass(frozen=True, slots=True)
class Measure:
    """Dimension with its line on the board."""

    words: Words
    start: Point
    end: Point


def _across(centre: Point, diameter: float) -> tuple[Point, Point]:
    return centre.moved(-diameter / 2, 0), centre.moved(diameter / 2, 0)


MEASURES: tuple[Measure, ...] = (
    Measure(
        N_("Playing surface: 73.50 to 74.00 cm square"),
        Point(0, _SIDE * 0.3),
        Point(_SIDE, _SIDE * 0.3),
    ),
    Measure(
        N_("Frame: 6.35 to 7.60 cm wide, 1.90 to 2.54 cm high, with curved inner corners"),
        Point(-geometry.FRAME_MM, _SIDE * 0.4),
        Point(0, _SIDE * 0.4),
    ),
    Measure(
        N_("Pocket: 4.45 ± 0.15 cm across"),
        *_across(_POCKET, geometry.POCKET_MM),
    ),
    Measure(
        N_("Base lines: 47.00 ± 0.30 cm long including their circles"),
        _LINES.lower.start.moved(-geometry.BASE_CIRCLE_MM / 2, 0),
        _LINES.lower.end.moved(geometry.BASE_CIRCLE_MM / 2, 0),
    ),
    Measure(
        N_("Lower base line: 10.15 cm from the frame, 0.50 to 0.65 cm thick"),
        Point(_SIDE * 0.4, _LINES.lower.start.y),
        Point(_SIDE * 0.4, _SIDE),
    ),
    Measure(
        N_("Between the lower and upper base lines: 3.18 cm"),
        Point(_SIDE * 0.6, _LINES.upper.start.y),
        Point(_SIDE * 0.6, _LINES.lower.start.y),
    ),
    Measure(
        N_("Base circle: 3.18 cm across, with a 2.54 cm red disc, touching both base lines"),
        *_across(_CIRCLE, geometry.BASE_CIRCLE_MM),
    ),
    Measure(
        N_("Arrow: at most 25.70 cm long, with its tip 5.00 cm from the edge of the pocket"),
        _ARROW.tip,
        _ARROW.inner_end,
    ),
    Measure(
        N_("Centre circle: 3.18 cm across"),
        *_across(geometry.CENTRE, geometry.CENTRE_CIRCLE_MM),
    ),
    Measure(
        N_("Outer circle: 17.00 ± 0.30 cm across"),
        *_across(geometry.CENTRE.moved(0, 30), geometry.OUTER_CIRCLE_MM * 0.93),
    ),
)
"""Dimensions drawn on the board; others are only listed."""

OTHERS: tuple[Words, ...] = (
    N_("Men: nine white, nine black and the Queen, 3.02 to 3.18 cm across, 0.70 to 0.90 cm thick, 5.25 to 5.50 g"),
    N_("Striker: at most 4.13 cm across and 15.00 g"),
    N_("Stand: 63 to 70 cm high; stool: 40 to 50 cm high"),
)


class MeasuredBoard(QWidget):
    """Bare board with a numbered line for each dimension, the selected one thick."""

    def __init__(self, spoken: Sequence[str]) -> None:
        super().__init__()
        self._board = QSvgRenderer(board_drawing(BySide(0, 0), has_queen=False).svg.encode())
        self._chosen = 0
        self.setObjectName("measured_board")
        self.setAccessibleName("\n".join(spoken))
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)

    def choose(self, number: int) -> None:
        """Highlights a dimension by index, from 0."""
        self._chosen = number
        self.update()

    def minimumSizeHint(self) -> QSize:
        return QSize(260, 260)

    def paintEvent(self, event: QPaintEvent) -> None:
        side = min(self.width(), self.height())
        square = QRect((self.width() - side) // 2, (self.height() - side) // 2, side, side)
        layout = BoardLayout(square, 0, geometry.FRAME_MM)
        with QPainter(self) as painter:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            self._board.render(painter, square.toRectF())
            for number, measure in enumerate(MEASURES):
                if number != self._chosen:
                    self._paint(painter, layout, number, measure)
            if self._chosen < len(MEASURES):
                self._paint(painter, layout, self._chosen, MEASURES[self._chosen])

    def _paint(self, painter: QPainter, layout: BoardLayout, number: int, measure: Measure) -> None:
        """Paints a dimension, scaled with the text."""
        is_chosen, unit = number == self._chosen, self.fontMetrics().height() / 2
        start, end = layout.to_px(measure.start), layout.to_px(measure.end)
        painter.setPen(QPen(QColor("#0b5cad"), unit / 2 if is_chosen else unit / 5))
        painter.drawLine(start, end)
        radius = unit * (1.25 if is_chosen else 1.0)
        along = 0.5 if (end - start).manhattanLength() > 8 * radius else 1.0
        at = start + (end - start) * along + (QPointF(radius + 2, -radius) if along > 0.5 else QPointF(0, 0))
        painter.setPen(QPen(QColor("#0b5cad"), unit / 5))
        painter.setBrush(QColor("#ffffff"))
        painter.drawEllipse(at, radius, radius)
        painter.setPen(QColor("#000000"))
        box = QRectF(at.x() - radius, at.y() - radius, 2 * radius, 2 * radius)
        painter.drawText(box, Qt.AlignmentFlag.AlignCenter, str(number + 1))

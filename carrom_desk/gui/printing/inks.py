"""Inks on paper: for grounds, for rules and for letters.

To set a painter's pen or brush, Qt for Python loads its names for all keys and states there are, which takes as long as
to paint ten pages. It does not to fill a path, nor to draw letters that have a brush of their own.
"""

from PySide6.QtCore import QRectF
from PySide6.QtGui import QBrush, QColor, QPainter, QPainterPath, QPen


def ink(colour: str) -> QBrush:
    """What fills in a colour, given as `#rrggbb`."""
    pen = QPen()
    pen.setColor(QColor(colour))
    return pen.brush()


def fill(painter: QPainter, brush: QBrush, *places: QRectF) -> None:
    """Fill places that do not overlap."""
    path = QPainterPath()
    for place in places:
        path.addRect(place)
    painter.fillPath(path, brush)

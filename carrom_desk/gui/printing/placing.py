"""Where a painter stands while it paints a piece of a document."""

from collections.abc import Iterator
from contextlib import contextmanager

from PySide6.QtGui import QPainter

from .paging import Placed


@contextmanager
def at_place(painter: QPainter, placed: Placed, room: float, scale: float = 1.0) -> Iterator[None]:
    """Within it the painter's origin is the piece's upper left corner; what is higher than the room is made smaller."""
    painter.save()
    painter.translate(0, placed.top)
    scale *= min(1.0, room / placed.height)
    painter.scale(scale, scale)
    try:
        yield
    finally:
        painter.restore()

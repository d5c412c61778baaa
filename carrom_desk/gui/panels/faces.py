"""What a widget looked like lately: when it is to look so again, it is copied and not drawn anew.

Most of what a press repaints looks as it did before: the buttons around what changed, a mark put back, the rows of a
log that move.
"""

from collections.abc import Callable, Hashable

from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QPaintEngine, QPainter, QPixmap

from .lately import Lately


class Faces:
    """The faces of one thing, each by what it shows."""

    def __init__(self, most: int) -> None:
        """Keep so many."""
        self._kept: Lately[QPixmap] = Lately(most)

    @staticmethod
    def is_for(painter: QPainter) -> bool:
        """Whether a copy is as good as the drawing: not where the words themselves are wanted, as on paper."""
        return painter.paintEngine().type() is QPaintEngine.Type.Raster

    def face(self, shown: Hashable, size: QSize, ratio: float, draw: Callable[[QPainter], None]) -> QPixmap:
        """The face that shows this, for a screen of this pixel ratio; `draw` draws it where there is none."""

        def make() -> QPixmap:
            face = QPixmap(size * ratio)
            face.setDevicePixelRatio(ratio)
            face.fill(Qt.GlobalColor.transparent)
            with QPainter(face) as painter:
                draw(painter)
            return face

        return self._kept.of((shown, size.width(), size.height(), ratio), make)

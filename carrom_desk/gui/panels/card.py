"""A rounded card: the ground of every panel."""

from typing import Protocol, runtime_checkable

from PySide6.QtCore import QRect, QRectF, QSize
from PySide6.QtGui import QPainter, QPaintEvent, QRegion
from PySide6.QtWidgets import QWidget

from carrom_desk.gui.roles import Role
from carrom_desk.gui.theme import Theme

from .painting import draw_box

CARD_RADIUS = 10.0
"""Corner radius of a card, in pixels."""
_EDGE = 3
"""The border of the card that matters now, in pixels."""


@runtime_checkable
class Themed(Protocol):
    """Whatever can take another look."""

    def set_theme(self, theme: Theme) -> None:
        """Take another look."""


def pass_on(theme: Theme, parent: QWidget) -> None:
    """Give a look to everything within a widget."""
    for child in parent.findChildren(QWidget):
        if isinstance(child, Themed):
            child.set_theme(theme)


class Card(QWidget):
    """A rounded card on the window's ground; the one that matters now has a stronger border."""

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._theme = theme
        self._is_current = False
        self._edge_of = (QSize(), QRegion())
        """Where the border lies, and at which size."""

    @property
    def theme(self) -> Theme:
        """The look it has."""
        return self._theme

    def set_theme(self, theme: Theme) -> None:
        """Take another look, with everything on the card."""
        self._theme = theme
        pass_on(theme, self)
        self.updateGeometry()
        self.update()

    def set_current(self, is_current: bool) -> None:
        """Whether this card is the one that matters now."""
        if is_current is not self._is_current:
            self._is_current = is_current
            self.update(self._edge())  # what stands on the card stays as it is

    def _edge(self) -> QRegion:
        """Where the border lies, the corners included."""
        if self._edge_of[0] != self.size():
            self._edge_of = (self.size(), self._edge_now())
        return self._edge_of[1]

    def _edge_now(self) -> QRegion:
        whole, side = self.rect(), round(CARD_RADIUS) + 1
        corner = QRect(0, 0, side, side)
        edge = QRegion(whole) - QRegion(whole.adjusted(_EDGE, _EDGE, -_EDGE, -_EDGE))
        for right, below in ((0, 0), (1, 0), (0, 1), (1, 1)):
            edge += QRegion(corner.translated(right * (whole.width() - side), below * (whole.height() - side)))
        return edge

    def paintEvent(self, event: QPaintEvent) -> None:
        fill = self._theme.colour(Role.CARD)
        with QPainter(self) as painter:
            if not event.region().intersects(self._edge()):
                # Words that change upon it: a round box would be drawn whole for them.
                painter.fillRect(event.rect(), fill)
                return
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            border = self._theme.colour(Role.CARD_CURRENT if self._is_current else Role.CARD_BORDER)
            width = 2.0 if self._is_current else 1.0
            draw_box(painter, QRectF(self.rect()), fill, border, width=width, radius=CARD_RADIUS)

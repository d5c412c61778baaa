"""Icons from Lucide (ISC licence), in the colour of the adjacent text."""

from collections.abc import Callable
from enum import StrEnum, unique
from functools import cache

from PySide6.QtCore import QByteArray, QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QIcon, QPainter, QPalette, QPixmap
from PySide6.QtSvg import QSvgRenderer

from carrom_desk.resources import resource_path


@unique
class Icon(StrEnum):
    """An icon, by the name of its file."""

    ALERT = "triangle-alert"
    AMEND = "pencil"
    BACKSPACE = "delete"
    CHECK = "check"
    CROSS = "x"
    JUMPED = "redo-dot"
    LANGUAGE = "globe"
    LAW = "book-open"
    MENU = "menu"
    TIME = "timer"


def paint_icon(painter: QPainter, box: QRectF, icon: Icon, colour: QColor) -> None:
    """Paints an icon centred in a box, as large as possible."""
    px = round(min(box.width(), box.height()))
    pixmap = _pixmap(icon, colour.name(), px, painter.device().devicePixelRatioF())
    painter.drawPixmap(box.center() - QPointF(px / 2, px / 2), pixmap)


def drawn(size: QSize, ratio: float, draw: Callable[[QPainter], object]) -> QPixmap:
    """Returns a transparent pixmap with the drawing, for this pixel ratio."""
    pixmap = QPixmap(size * ratio)
    pixmap.setDevicePixelRatio(ratio)
    pixmap.fill(Qt.GlobalColor.transparent)
    with QPainter(pixmap) as painter:
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        draw(painter)
    return pixmap


@cache
def _pixmap(icon: Icon, colour: str, px: int, ratio: float) -> QPixmap:
    drawing = resource_path(f"icons/{icon}.svg").read_text(encoding="ascii").replace("currentColor", colour)
    renderer = QSvgRenderer(QByteArray(drawing.encode("ascii")))
    return drawn(QSize(px, px), ratio, lambda painter: renderer.render(painter, QRectF(0, 0, px, px)))


def icon_for(icon: Icon, palette: QPalette, px: int, ratio: float = 1.0) -> QIcon:
    """Returns an icon of this height for a button with this palette, with a disabled variant."""
    made = QIcon()
    for mode, group in (
        (QIcon.Mode.Normal, QPalette.ColorGroup.Active),
        (QIcon.Mode.Disabled, QPalette.ColorGroup.Disabled),
    ):
        colour = palette.color(group, QPalette.ColorRole.ButtonText).name()
        made.addPixmap(_pixmap(icon, colour, px, ratio), mode)
    return made

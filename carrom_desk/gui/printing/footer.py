"""The foot of every page: what document it belongs to, and the number of the page."""

from PySide6.QtCore import QPointF
from PySide6.QtGui import QPainter

from carrom_desk.reports.markup import Markup, element
from carrom_desk.reports.tables import rich_table

from .printable import Printable
from .typesetting import Typesetter, draw


def paint_footer(typesetter: Typesetter, painter: QPainter, printable: Printable, page: str) -> None:
    """Paint the line at the lower edge of the page."""
    document = typesetter.document(_line(printable, page).text)
    painter.save()
    painter.translate(QPointF(0, painter.viewport().height() - document.size().height()))
    draw(painter, document)
    painter.restore()


def _line(printable: Printable, page: str) -> Markup:
    right = " · ".join(part for part in (printable.foot_right, page) if part)
    cells = (
        element("td", printable.foot_left, width="62%", align="left"),
        element("td", right, width="38%", align="right"),
    )
    return rich_table(element("tr", *cells), class_="foot", padding=1)

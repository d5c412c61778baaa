"""The foot of every page: what match it belongs to, the log's fingerprint, the number of the page."""

from PySide6.QtCore import QPointF
from PySide6.QtGui import QPainter

from carrom_desk.reports.markup import Markup, element
from carrom_desk.reports.score_sheet import ScoreSheet
from carrom_desk.reports.sheet_words import DOCUMENT_NAME
from carrom_desk.reports.short_names import clusters
from carrom_desk.reports.tables import rich_table

from .typesetting import Typesetter, draw

LONGEST_EVENT = 64
"""Letters of the event's name that the line has room for."""


def paint_footer(typesetter: Typesetter, painter: QPainter, sheet: ScoreSheet, page: str) -> None:
    """Paint the line at the lower edge of the page."""
    document = typesetter.document(_line(sheet, page).text)
    painter.save()
    painter.translate(QPointF(0, painter.viewport().height() - document.size().height()))
    draw(painter, document)
    painter.restore()


def _line(sheet: ScoreSheet, page: str) -> Markup:
    event = clusters(sheet.setup.event)
    shown = "".join(event) if len(event) <= LONGEST_EVENT else "".join(event[: LONGEST_EVENT - 1]).rstrip() + "…"
    left = " · ".join(part for part in (DOCUMENT_NAME, shown) if part)
    cells = (
        element("td", left, width="62%", align="left"),
        element("td", f"fingerprint {sheet.fingerprint} · {page}", width="38%", align="right"),
    )
    return rich_table(element("tr", *cells), class_="foot", padding=1)

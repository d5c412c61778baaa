"""Dialog with statistics of the open match."""

from PySide6.QtCore import Qt
from PySide6.QtWidgets import (
    QAbstractItemView,
    QHeaderView,
    QScrollArea,
    QTableWidget,
    QTableWidgetItem,
    QVBoxLayout,
    QWidget,
)

from carrom_desk.gui.dialogs.desk_dialog import DeskDialog, named, voiced
from carrom_desk.gui.kit.names import short_in_cell
from carrom_desk.gui.kit.wording import plain_tip
from carrom_desk.i18n import _
from carrom_desk.reports.content import Note, Row, Table
from carrom_desk.reports.document import Part

_FOR_NAMES, _AROUND = 600, 28
"""Combined width of the number columns, and margin of each, in pixels."""


class StatisticsDialog(DeskDialog):
    """Shows the same statistics as the report."""

    def __init__(self, title: str, parts: tuple[Part, ...], parent: QWidget | None = None) -> None:
        super().__init__("statistics_dialog", _("Statistics"), parent)
        page = QWidget()
        below = QVBoxLayout(page)
        below.addWidget(named(voiced(title, "heading"), "statistics_title", title))
        for part in parts:
            match part:
                case Table():
                    below.addWidget(_table(part))
                case Note(text=text):
                    below.addWidget(named(voiced(text, "muted"), "statistics_note", text))
                case _:
                    pass
        below.addStretch(1)
        area = QScrollArea()
        area.setWidgetResizable(True)
        area.setWidget(page)
        self.add((area, 1))
        self.add_way_out(_("Close"), "close")
        self.resize(940, 560)


def _table(table: Table) -> QTableWidget:
    rows = [row for row in table.rows if isinstance(row, Row)]
    shown = QTableWidget(len(rows), len(table.columns))
    shown.setObjectName("statistics_table")
    shown.setAccessibleName(table.label)
    room, metrics = _FOR_NAMES // max(1, len(table.columns) - 1), shown.horizontalHeader().fontMetrics()
    for place, titled in enumerate(table.columns):
        head = QTableWidgetItem(short_in_cell(metrics, titled.title, room - _AROUND) if place else titled.title)
        head.setToolTip(plain_tip(titled.title))
        shown.setHorizontalHeaderItem(place, head)
    shown.verticalHeader().hide()
    shown.setTabKeyNavigation(False)
    shown.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
    shown.setSelectionMode(QAbstractItemView.SelectionMode.NoSelection)
    shown.horizontalHeader().setSectionResizeMode(QHeaderView.ResizeMode.Stretch)
    shown.horizontalHeader().setSectionResizeMode(0, QHeaderView.ResizeMode.ResizeToContents)
    for number, row in enumerate(rows):
        for column, cell in enumerate(row.cells):
            pieces = (cell,) if isinstance(cell, str) else cell
            item = QTableWidgetItem("".join(each if isinstance(each, str) else each.text for each in pieces))
            side = Qt.AlignmentFlag.AlignRight if column else Qt.AlignmentFlag.AlignLeft
            item.setTextAlignment(side | Qt.AlignmentFlag.AlignVCenter)
            shown.setItem(number, column, item)
    shown.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
    shown.setFixedHeight(shown.horizontalHeader().sizeHint().height() + sum(map(shown.rowHeight, range(len(rows)))) + 4)
    return shown

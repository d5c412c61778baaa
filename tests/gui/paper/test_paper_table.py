"""The table of the boards of a paper sheet."""

import pytest
from PySide6.QtCore import QAbstractItemModel, Qt
from PySide6.QtTest import QAbstractItemModelTester
from PySide6.QtWidgets import QApplication

from carrom_desk.desk.forms.paper_form import PaperBoard, PaperColumn, PaperForm, PaperReading, SideOrNobody, reading_of
from carrom_desk.gui.matches.paper.table import PaperTable
from tests.gui.paper.sheets import FINISHED, NINE, ONE_GAME, A, B, C, board, form


@pytest.fixture
def table(qapp: QApplication) -> PaperTable:
    made = PaperTable(ONE_GAME, 0)
    QAbstractItemModelTester(made, QAbstractItemModelTester.FailureReportingMode.Fatal, made)
    return made


def shown(table: PaperTable, typed: PaperForm) -> PaperReading:
    reading = reading_of(ONE_GAME, typed)
    table.show_form(typed, reading)
    return reading


def cell(table: QAbstractItemModel, row: int, column: PaperColumn, role: int = Qt.ItemDataRole.DisplayRole) -> object:
    return table.index(row, column).data(role)


def test_the_table_shows_what_is_typed_and_what_follows(table: PaperTable) -> None:
    shown(table, form(*FINISHED))

    row = [cell(table, 1, column) for column in PaperColumn]
    assert row == ["Player B1", "Player B1", "Player A1", "4", "4", "12", "4", ""]
    assert cell(table, 1, C.POINTS, Qt.ItemDataRole.FontRole) is not None, "what follows stands in italics"
    assert cell(table, 1, C.MEN, Qt.ItemDataRole.FontRole) is None
    assert cell(table, 1, C.MEN, Qt.ItemDataRole.AccessibleTextRole) == "Board 2, C/m: 4."


def test_the_table_marks_what_is_wrong_by_a_sign(table: PaperTable) -> None:
    shown(table, form(NINE, board(B, SideOrNobody.A, 4, total_b=5)))

    assert cell(table, 1, C.TOTAL_B) == "⚠ 5"
    assert "add up to 4" in str(cell(table, 1, C.TOTAL_B, Qt.ItemDataRole.ToolTipRole))
    assert "add up to 4" in str(cell(table, 1, C.TOTAL_B, Qt.ItemDataRole.AccessibleTextRole))


def test_there_is_always_a_row_more(table: PaperTable) -> None:
    assert table.rowCount() == 8
    shown(table, form(*[board(A, SideOrNobody.B, 1)] * 8))
    assert table.rowCount() == 9
    shown(table, form(NINE))
    assert table.rowCount() == 8


def test_only_what_fits_a_field_goes_into_it(table: PaperTable) -> None:
    typed: list[tuple[int, PaperBoard]] = []
    table.typed.connect(lambda row, made: typed.append((row, made)))

    assert not table.setData(table.index(0, C.WINNER), "a stranger")
    assert not table.setData(table.index(0, C.MEN), "many")
    assert table.setData(table.index(2, C.MEN), 4)
    assert table.setData(table.index(2, C.MEN), None)

    assert typed == [(2, PaperBoard({C.MEN: 4}))]

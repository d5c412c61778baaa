"""The log as an item model: the newest first, and only what changed is told."""

import pytest
from PySide6.QtCore import QAbstractItemModel, QModelIndex, Qt
from PySide6.QtTest import QAbstractItemModelTester
from PySide6.QtWidgets import QApplication

from carrom_desk.gui.models.log_model import ROW_ROLE, LogModel, aloud, tag_of
from carrom_desk.gui.models.log_row import LogRow, LogRows

ROWS = tuple(LogRow(number, "A1", f"{number} white", "continues", "48") for number in range(4))
UNDONE = LogRow(1, "A1", "1 white", "continues", "48", is_undone=True)


class Told:
    """What a model told its views."""

    def __init__(self, model: QAbstractItemModel) -> None:
        self.said: list[tuple[str, int, int]] = []
        model.rowsInserted.connect(lambda _, first, last: self.said.append(("inserted", first, last)))
        model.rowsRemoved.connect(lambda _, first, last: self.said.append(("removed", first, last)))
        model.dataChanged.connect(lambda first, last: self.said.append(("changed", first.row(), last.row())))


@pytest.fixture
def model(qapp: QApplication) -> LogModel:
    model = LogModel()
    # Qt's own test watches every change from now on.
    QAbstractItemModelTester(model, QAbstractItemModelTester.FailureReportingMode.Fatal, model)
    return model


def shown(model: LogModel) -> list[str]:
    return [str(model.index(row).data()) for row in range(model.rowCount())]


def test_the_newest_entry_stands_first(model: LogModel) -> None:
    model.show_rows(LogRows(ROWS[:3]))

    assert shown(model) == ["2 A1 2 white", "1 A1 1 white", "0 A1 0 white"]
    assert model.index(0).data(ROW_ROLE) == ROWS[2]


@pytest.mark.parametrize(
    ("before", "after", "said"),
    [
        ((), ROWS[:2], [("inserted", 0, 1)]),
        (ROWS[:2], ROWS, [("inserted", 0, 1)]),
        (ROWS, ROWS[:1], [("removed", 0, 2)]),
        (ROWS, ROWS, []),
        (ROWS[:3], (ROWS[0], UNDONE, ROWS[2]), [("changed", 1, 1)]),
        (ROWS[:3], (ROWS[0], UNDONE, *ROWS[2:]), [("inserted", 0, 0), ("changed", 2, 2)]),
        (ROWS, (), [("removed", 0, 3)]),
    ],
)
def test_only_what_changed_is_told(
    model: LogModel, before: tuple[LogRow, ...], after: tuple[LogRow, ...], said: list[tuple[str, int, int]]
) -> None:
    model.show_rows(LogRows(before))
    told = Told(model)

    model.show_rows(LogRows(after))

    assert told.said == said
    assert [model.row_at(model.index(row)) for row in range(model.rowCount())] == list(reversed(after))


def test_there_is_nothing_below_a_row_or_outside_the_log(model: LogModel) -> None:
    model.show_rows(LogRows(ROWS))

    assert model.rowCount(model.index(0)) == 0
    assert model.row_at(QModelIndex()) is None
    assert model.data(QModelIndex()) is None


def test_a_row_is_said_in_full(model: LogModel) -> None:
    model.show_rows(LogRows((LogRow(12, "B1", "1 black, push", "back 1 + 1, passes", "77(a)", is_amended=True),)))
    index = model.index(0)
    said = "Entry 12, B1, 1 black, push, back 1 + 1, passes, law 77(a), amended"

    assert index.data(Qt.ItemDataRole.AccessibleTextRole) == said
    assert index.data(Qt.ItemDataRole.ToolTipRole) == said
    assert index.data(Qt.ItemDataRole.DecorationRole) is None


@pytest.mark.parametrize(
    ("row", "tag"),
    [
        (LogRow(0, "", "note"), ""),
        (LogRow(0, "", "note", is_amended=True), "amended"),
        (LogRow(0, "", "note", is_amended=True, is_impossible=True), "impossible now"),
        (LogRow(0, "", "note", is_undone=True), "taken back"),
    ],
)
def test_what_is_to_be_known_of_a_row_is_said_in_words(row: LogRow, tag: str) -> None:
    assert tag_of(row) == tag
    assert aloud(row).endswith(tag)

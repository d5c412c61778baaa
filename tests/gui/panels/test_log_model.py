"""The log as an item model: newest first, with signals only for changes."""

import pytest
from PySide6.QtCore import QModelIndex, Qt
from PySide6.QtTest import QAbstractItemModelTester
from PySide6.QtWidgets import QApplication

from carrom_desk.gui.panels.log_model import ROW_ROLE, LogModel
from carrom_desk.match.entry.entries import Override, Undone
from carrom_desk.presentation.log.log_items import spoken_row, tag_of
from carrom_desk.presentation.log.log_lines import BoardHeading, LineStatus, LogLine
from tests.fakes import a_line

HEADING = BoardHeading(1, 1, "Board 1 · Asha breaks", "0–0")
ROWS = tuple(a_line(number, "Asha", f"{number} white", "continues", "48", heading=HEADING) for number in range(4))
UNDO = a_line(4, "", "undo", "entry 3", entry=Undone(), heading=HEADING)


@pytest.fixture
def model(qapp: QApplication) -> LogModel:
    model = LogModel()
    # Qt's own test watches every change from now on.
    QAbstractItemModelTester(model, QAbstractItemModelTester.FailureReportingMode.Fatal, model)
    return model


def shown(model: LogModel) -> list[str]:
    return [str(model.index(row).data()) for row in range(model.rowCount())]


def test_the_newest_entry_stands_first(model: LogModel) -> None:
    model.show_rows(ROWS[:3])

    assert shown(model) == ["Board 1 · Asha breaks, 0–0", "2 Asha 2 white", "1 Asha 1 white", "0 Asha 0 white"]
    assert model.index(0).data(ROW_ROLE) == HEADING
    assert model.index(1).data(ROW_ROLE) == ROWS[2]


def test_there_is_nothing_below_a_row_or_outside_the_log(model: LogModel) -> None:
    model.show_rows(ROWS)

    assert model.rowCount(model.index(0)) == 0
    assert model.item_at(QModelIndex()) is None
    assert model.data(QModelIndex()) is None


def test_a_row_is_said_in_full(model: LogModel) -> None:
    model.show_rows((a_line(12, "B1", "1 black, push", "back 1 + 1, passes.", "77(a)", status=LineStatus.AMENDED),))
    index = model.index(1)
    said = "Entry 12, B1, 1 black, push, back 1 + 1, passes, law 77(a), amended"

    assert index.data(Qt.ItemDataRole.AccessibleTextRole) == said
    assert index.data(Qt.ItemDataRole.ToolTipRole) == said
    assert index.data(Qt.ItemDataRole.DecorationRole) is None


@pytest.mark.parametrize(
    ("row", "tag"),
    [
        (a_line(0, "", "note"), ""),
        (a_line(0, "", "note", status=LineStatus.AMENDED), "amended"),
        (a_line(0, "", "note", status=LineStatus.WITHOUT_EFFECT), "no longer valid"),
        (a_line(0, "", "note", status=LineStatus.TAKEN_BACK), "undone"),
        (a_line(0, "", "note", is_overridden=True, status=LineStatus.AMENDED), "overridden"),
    ],
)
def test_what_is_to_be_known_of_a_row_is_said_in_words(row: LogLine, tag: str) -> None:
    assert tag_of(row) == tag
    assert spoken_row(row).endswith(tag)


def test_an_undo_is_seen_in_the_entry_it_takes_back(model: LogModel) -> None:
    model.show_rows((*ROWS, UNDO))

    assert shown(model)[1] == "3 Asha 3 white"


def test_a_decision_stands_below_the_ruling_that_it_overrides(model: LogModel) -> None:
    note = a_line(4, "", "note", heading=HEADING)
    decision = a_line(5, "", "decision", entry=Override("why", of=3), heading=HEADING)
    model.show_rows((*ROWS, note, decision))

    assert shown(model)[1:4] == ["4 note", "3 Asha 3 white", "5 decision"]


def test_the_same_rows_again_change_nothing(model: LogModel) -> None:
    assert model.show_rows(ROWS)
    assert not model.show_rows(ROWS)


def test_the_heading_of_a_board_is_chosen_and_that_of_a_game_is_not(model: LogModel) -> None:
    model.list_boards(is_all=True)
    model.show_rows(ROWS, {1: BoardHeading(1, 0, "Game 1", "9–0")})
    flags = [model.flags(model.index(row)) & Qt.ItemFlag.ItemIsSelectable for row in range(2)]

    assert [isinstance(model.item_at(model.index(row)), BoardHeading) for row in range(2)] == [True, True]
    assert [bool(each) for each in flags] == [False, True]


def test_more_of_the_log_is_listed_when_it_is_wanted(model: LogModel) -> None:
    later = a_line(4, "Bilal", "nothing", heading=BoardHeading(1, 2, "Board 2 · Bilal breaks", "9–0"))
    model.show_rows((*ROWS, later))
    this_board = shown(model)
    model.list_boards(is_all=True)

    assert this_board == ["Board 2 · Bilal breaks, 9–0", "4 Bilal nothing"]
    assert shown(model)[:3] == [*this_board, "Board 1 · Asha breaks, 0–0"]
    assert len(shown(model)) == 7

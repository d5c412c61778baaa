"""Boards and strokes read back from CSV and spreadsheets."""

import csv
import io
import re
from dataclasses import replace
from datetime import datetime, timedelta, timezone

import pytest
from openpyxl import load_workbook

from carrom_desk.match.entry.entries import Noted, StrokeMade, ViolationSeen
from carrom_desk.match.replay import replay
from carrom_desk.presentation.sheet.score_sheet import ScoreSheet
from carrom_desk.reports.output.workbook import as_xlsx
from carrom_desk.reports.tables import (
    BOARD_COLUMNS,
    RESULT_COLUMNS,
    STROKE_COLUMNS,
    Cell,
    TidyTable,
    boards_table,
    csv_of,
    harmless,
    strokes_table,
)
from carrom_desk.resources import resource_path
from tests.fakes import SINGLES, stroke
from tests.reports.page import page_of
from tests.reports.sheets import TOSS, WHITE_BOARD, eventful, record_of_file, sheet, sheet_of, timed, with_names


def as_csv(found: ScoreSheet) -> str:
    return csv_of(boards_table(found))


def strokes_as_csv(found: ScoreSheet) -> str:
    return csv_of(strokes_table(found))


def read_csv(text: str) -> list[dict[str, str]]:
    return list(csv.DictReader(io.StringIO(text, newline="")))


def read_workbook(content: bytes) -> dict[str, list[tuple[object, ...]]]:
    book = load_workbook(io.BytesIO(content))
    return {page.title: list(page.iter_rows(values_only=True)) for page in book.worksheets}


def written(rows: list[tuple[object, ...]]) -> list[list[str]]:
    """Returns the cells of a page as in CSV, where times include their zone."""
    zone = timezone(timedelta(hours=5, minutes=30))

    def text(cell: object) -> str:
        if isinstance(cell, datetime):
            return cell.replace(tzinfo=zone).isoformat(timespec="milliseconds")
        return "" if cell is None else str(cell)

    return [[text(cell) for cell in row] for row in rows]


def test_strokes_tell_times_and_what_became_of_them() -> None:
    rows = read_csv(strokes_as_csv(eventful()))

    assert (rows[6]["status"], rows[6]["by"]) == ("taken_back", "7")
    assert (rows[8]["was_happened"], rows[8]["player"]) == ("1 black man pocketed", "Player B1")
    told = {**rows[3]}
    assert {key: told.pop(key) for key in ("own", "opponent", "queen", "striker", "turn", "improper")} == {
        "own": "1",
        "opponent": "0",
        "queen": "0",
        "striker": "1",
        "turn": "continues",
        "improper": "0",
    }
    assert (told["match"], told["back_own"], told["due_own"], told["clock_ms"]) == ("m1", "2", "0", "20000")
    assert {key: told[key] for key in STROKE_COLUMNS[:15]} == {
        "number": "3",
        "at": "2026-11-21T10:01:00.000+05:30",
        "elapsed_ms": "60000",
        "game": "1",
        "board": "1",
        "side": "a",
        "player": "Player A1",
        "happened": "1 white man and striker pocketed",
        "ruled": "Player A1 plays on. 2 white men come back: 1 from the stroke and 1 as due. Player B1 places them.",
        "laws": "73",
        "men_after": "8–9 Q",
        "status": "stands",
        "by": "",
        "was_happened": "",
        "was_ruled": "",
    }


def test_strokes_are_told_to_machines_as_to_people() -> None:
    found = eventful()
    for row, line in zip(read_csv(strokes_as_csv(found)), found.log, strict=True):
        is_stroke = isinstance(line.entry, StrokeMade)
        assert bool(row["own"]) is is_stroke
        assert (row["breach"] != "") <= (is_stroke or isinstance(line.entry, ViolationSeen))
        if isinstance(line.entry, StrokeMade):
            assert int(row["own"]) == line.entry.stroke.pocketed.men.own
            assert int(row["jumped_striker"]) == line.entry.stroke.jumped.striker
            assert line.entry.ruling is not None
            assert row["turn"] == line.entry.ruling.turn
            assert int(row["due_opponent"]) == line.entry.ruling.due.opponent


def test_times_that_nobody_knows_are_empty() -> None:
    rows = read_csv(strokes_as_csv(sheet_of(record_of_file("icf-revised-singles-12"))))

    assert {(row["at"], row["elapsed_ms"], row["clock_ms"]) for row in rows} == {("", "", "")}


def test_the_workbook_is_ready_to_be_sorted_and_printed() -> None:
    book = load_workbook(io.BytesIO(as_xlsx(eventful())))

    strokes = book["Strokes"]
    assert isinstance(strokes["B2"].value, datetime)
    assert strokes.auto_filter.ref == strokes.dimensions
    assert strokes.print_title_rows == "$1:$1"
    assert {page.page_setup.orientation for page in book.worksheets} == {"landscape"}
    prepared = [page.sheet_properties.pageSetUpPr for page in book.worksheets]
    assert all(each is not None and each.fitToPage for each in prepared)
    across = {page.title: page.page_setup.fitToWidth for page in book.worksheets}
    assert (across["Card"], across["Match"], across["Strokes"]) == (1, 1, 3), "forty columns do not fit on a page"
    assert strokes.print_title_cols == "$A:$A"
    card = [[cell for cell in row if cell is not None] for row in book["Card"].iter_rows(values_only=True)]
    assert ["Board", "Break by", *["C/m", "Queen", "+", "Points", "Total"] * 2] in card
    assert ["1 WS R", "1 Player A1", 9, 3, 12, 12, "Nil", 0] in card


def test_numbers_in_the_workbook_are_numbers() -> None:
    pages = read_workbook(as_xlsx(sheet(TOSS, *WHITE_BOARD)))

    board = dict(zip(BOARD_COLUMNS, pages["Boards"][1], strict=True))
    assert (board["points"], board["points_queen"], board["score_a"]) == (12, 3, 12)
    match = {row[0]: row[1] for row in pages["Match"][1:]}
    assert (match["games_a"], match["player_a1"], match["result"]) == (
        0,
        "Player A1",
        "In progress, 0–0 in games: no result yet.",
    )


@pytest.mark.parametrize(
    ("cell", "written"),
    [
        ("=1+1", "'=1+1"),
        ("+1", "'+1"),
        ("-1", "'-1"),
        ("@SUM", "'@SUM"),
        ("\tx", "'\tx"),
        ("\rx", "'\rx"),
        ("＝1+1", "'＝1+1"),
        ("＋1", "'＋1"),
        ("－1", "'－1"),
        ("＠SUM", "'＠SUM"),
        ("x;=1", "x;'=1"),
        ("x; ＝1", "x;' ＝1"),
        ("x\t-1", "x\t'-1"),
        ("x|@y", "x|'@y"),
        ("x\n=1", "x\n'=1"),
        ("  =1", "'  =1"),
        ("one; two", "one; two"),
        ("3 - 1 = 2", "3 - 1 = 2"),
        ("1=1", "1=1"),
        ("+", "+"),
        ("", ""),
        (-1, -1),
        (None, None),
    ],
)
def test_no_cell_is_a_formula(cell: Cell, written: Cell) -> None:
    assert harmless(cell) == written


def test_a_formula_for_a_name_does_nothing() -> None:
    setup = replace(with_names('=HYPERLINK("x")', "@B"), event="+1", umpire="-1")
    found = sheet(TOSS, stroke(), Noted("=1"), *WHITE_BOARD, setup=setup)

    text = as_csv(found) + strokes_as_csv(found)
    book = load_workbook(io.BytesIO(as_xlsx(found)))

    cells = [cell for row in csv.reader(io.StringIO(text, newline="")) for cell in row]
    assert '\'=HYPERLINK("x")' in cells
    assert not [cell for cell in cells if cell.startswith(("=", "+", "-", "@", "\t", "\r"))]
    types = {cell.data_type for page in book.worksheets for row in page.iter_rows() for cell in row}
    assert "f" not in types


def test_a_long_text_does_not_widen_its_column_without_end() -> None:
    book = load_workbook(io.BytesIO(as_xlsx(sheet(TOSS, Noted("x" * 500)))))

    assert book["Strokes"].column_dimensions["H"].width == 60
    assert book["Strokes"].freeze_panes == "A2"
    assert book["Strokes"]["A1"].font.bold


@pytest.mark.parametrize(
    ("name", "columns"), [("boards", BOARD_COLUMNS), ("strokes", STROKE_COLUMNS), ("results", RESULT_COLUMNS)]
)
def test_the_columns_are_those_that_the_manual_states(name: str, columns: tuple[str, ...]) -> None:
    page = resource_path("manual/en/tables.md").read_text(encoding="utf-8")
    stated = page.split(f"\n- {name}: ", maxsplit=1)[1].split("\n- ", maxsplit=1)[0].split("\n\n", maxsplit=1)[0]

    assert re.findall(r"`(\w+)`", stated) == list(columns)


@pytest.mark.parametrize(
    ("cell", "written"),
    [
        ("1/8", "'1/8"),
        ("3.2", "'3.2"),
        ("1. 8.", "'1. 8."),
        ("2026-11", "'2026-11"),
        ("25:4", "'25:4"),
        ("5 pm", "'5 pm"),
        ("May 2026", "'May 2026"),
        ("12. März", "'12. März"),
        ("3 जनवरी", "'3 जनवरी"),
        ("25–4 8–25", "25–4 8–25"),
        ("1/8 final", "1/8 final"),
        ("Round 3", "Round 3"),
        ("03a6 0764 a6ef b67c", "03a6 0764 a6ef b67c"),
        ("73, 72(c)", "73, 72(c)"),
        ("7–5", "7–5"),
        ("May", "May"),
        (12, "12"),
    ],
)
def test_no_cell_of_a_csv_file_becomes_a_date_or_a_time(cell: Cell, written: str) -> None:
    text = csv_of(TidyTable("x", ("round", "points"), ((cell, 1),)), ";")

    assert text.splitlines() == ["round;points", f"{written};1"]


TWICE = ("2026-10-25T02:40:00.000+02:00", "2026-10-25T02:50:00.000+02:00", "2026-10-25T02:20:00.000+01:00")
"""Times at which the clocks of Central Europe go back from three to two o'clock."""


def test_an_hour_that_comes_twice_is_counted_once() -> None:
    logged = timed(TOSS, *WHITE_BOARD).entries
    times = (TWICE[0], TWICE[0], TWICE[1], TWICE[2])
    log = [replace(each, at=at) for each, at in zip(logged, times, strict=True)]
    found = sheet_of(replay(SINGLES, log).record)

    page = page_of(found).text
    book = read_workbook(as_xlsx(found))

    board = dict(zip(BOARD_COLUMNS, book["Boards"][1], strict=True))
    started, finished = board["started"], board["finished"]
    assert isinstance(started, datetime)
    assert isinstance(finished, datetime)
    assert finished - started == timedelta(minutes=40)
    assert board["zone"] == "UTC+02:00"
    assert "02:40 (UTC+02:00)–02:20 (UTC+01:00)" in page
    assert "02:20:00 (UTC+01:00)" in page
    assert "40 min" in page

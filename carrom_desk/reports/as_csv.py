"""The score sheet as comma-separated values, for spreadsheets and scripts."""

from .score_sheet import ScoreSheet
from .table_csv import csv_of
from .tidy_tables import boards_table, strokes_table


def as_csv(sheet: ScoreSheet) -> str:
    """The boards, one a line under `BOARD_COLUMNS`."""
    return csv_of(boards_table(sheet))


def strokes_as_csv(sheet: ScoreSheet) -> str:
    """The log, one entry a line under `STROKE_COLUMNS`."""
    return csv_of(strokes_table(sheet))

"""The score sheet as comma-separated values (RFC 4180), for spreadsheets and scripts."""

import csv
import io

from .cells import TidyTable, harmless
from .score_sheet import ScoreSheet
from .tidy_tables import boards_table, strokes_table

ENCODING = "utf-8-sig"
"""To write the text with: spreadsheets take a file without the signature for something else than UTF-8."""


def as_csv(sheet: ScoreSheet) -> str:
    """The boards, one a line under `BOARD_COLUMNS`."""
    return _written(boards_table(sheet))


def strokes_as_csv(sheet: ScoreSheet) -> str:
    """The log, one entry a line under `STROKE_COLUMNS`."""
    return _written(strokes_table(sheet))


def _written(table: TidyTable) -> str:
    text = io.StringIO(newline="")
    writer = csv.writer(text)
    writer.writerow(table.columns)
    writer.writerows([harmless(cell) for cell in row] for row in table.rows)
    return text.getvalue()

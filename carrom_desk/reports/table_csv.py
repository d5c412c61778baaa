"""A tidy table as comma-separated values (RFC 4180)."""

import csv
import io

from .cells import TidyTable, harmless

ENCODING = "utf-8-sig"
"""To write the text with: spreadsheets take a file without the signature for something else than UTF-8."""


def csv_of(table: TidyTable) -> str:
    """The table under a line of its columns' names."""
    text = io.StringIO(newline="")
    writer = csv.writer(text)
    writer.writerow(table.columns)
    writer.writerows([harmless(cell) for cell in row] for row in table.rows)
    return text.getvalue()

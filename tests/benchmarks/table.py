"""Figures as a table for reading, and as JSON for storing."""

import json
from collections.abc import Sequence

from .figures import Figure

_TITLES = ("what", "floor", "floor is", "ours is", "ratio", "±", "bar", "")


def as_table(figures: Sequence[Figure]) -> str:
    """Returns a line for each figure; exceeded limits are marked."""
    rows = [_TITLES, *(_cells(figure) for figure in figures)]
    widths = [max(len(row[column]) for row in rows) for column in range(len(_TITLES))]
    return "\n".join(
        "  ".join(
            cell.ljust(width) if column < 2 else cell.rjust(width)
            for column, (cell, width) in enumerate(zip(row, widths, strict=True))
        ).rstrip()
        for row in rows
    )


def _cells(figure: Figure) -> tuple[str, ...]:
    bar, unit = figure.bar, figure.bar.unit
    has_floor = figure.floor is not None
    return (
        bar.what,
        bar.floor,
        f"{figure.floor:.3g} {unit}" if has_floor else "",
        f"{figure.ours:.4g} {unit}",
        f"{figure.ratio:.2f}" if has_floor else "",
        f"{figure.noise:.2f}" if has_floor else f"{figure.noise:.1f} {unit}",
        f"{bar.most:g}" if has_floor else f"{bar.most:g} {unit}",
        "" if figure.is_held else "over",
    )


def as_json(figures: Sequence[Figure]) -> str:
    """Returns the figures as JSON with all digits."""
    rows = [
        {
            "what": figure.bar.what,
            "floor_is": figure.bar.floor,
            "unit": figure.bar.unit,
            "floor": figure.floor,
            "ours": figure.ours,
            "ratio": figure.ratio,
            "noise": figure.noise,
            "rounds": figure.rounds,
            "bar": figure.bar.most,
            "is_held": figure.is_held,
        }
        for figure in figures
    ]
    return json.dumps(rows, ensure_ascii=False, indent=2) + "\n"

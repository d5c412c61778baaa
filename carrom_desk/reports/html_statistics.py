"""Statistics in print: a table, and two plots beside each other."""

from collections.abc import Sequence

from .bar_chart import BarChart
from .drawings import Put, bar_drawing, bars_drawing
from .headings import heading
from .markup import Dialect, Markup, element, joined
from .score_sheet import ScoreSheet
from .statistics_charts import Numbered, men_chart, times_chart
from .statistics_table import Named, statistics_note, statistics_table
from .tables import Table, rich_table


def match_table(sheet: ScoreSheet) -> Table:
    """The numbers of both sides, and in doubles those of every player."""
    return statistics_table(_columns(sheet))


def match_note(sheet: ScoreSheet) -> str:
    """What they mean."""
    return statistics_note(_columns(sheet), doubles=sheet.setup.doubles)


def match_plots(dialect: Dialect, sheet: ScoreSheet, put: Put) -> Markup | None:
    """The plots of both sides; None before the first stroke."""
    names = sheet.names
    parts = [(names.side(side), names.number(side), sheet.statistics.sides.of(side)) for side in names.order]
    return plots(dialect, "match", parts, put)


def _columns(sheet: ScoreSheet) -> tuple[Named, ...]:
    names, found = sheet.names, sheet.statistics
    sides = tuple((names.side(side), found.sides.of(side)) for side in names.order)
    players = tuple((names.player(seat), numbers) for seat, numbers in found.seats)
    return (*sides, *players) if sheet.setup.doubles else sides


def plots(dialect: Dialect, identity: str, parts: Sequence[Numbered], put: Put) -> Markup | None:
    """Men in a turn and time a stroke, with a legend where there is more than one to tell apart."""
    charts = (men_chart(f"men-{identity}", parts), times_chart(f"times-{identity}", parts))
    drawn = [chart for chart in charts if chart is not None]
    if not drawn:
        return None
    figures = [_figure(dialect, chart, put) for chart in drawn]
    legend = _legend(parts, put) if len(parts) > 1 else None
    if dialect is Dialect.WEB:
        return element("div", element("div", *figures, class_="plots"), legend)
    cells = [element("td", figure, width="50%") for figure in figures]
    return joined(rich_table(element("tr", *cells), class_="plots"), legend)


def _figure(dialect: Dialect, chart: BarChart, put: Put) -> Markup:
    title = heading(dialect, 3, chart.title, class_="section")
    drawing = put(bars_drawing(chart))
    if dialect is Dialect.WEB:
        return element("figure", title, drawing)
    return joined(title, element("p", drawing))


def _legend(parts: Sequence[Numbered], put: Put) -> Markup:
    told = (joined(put(bar_drawing(number)), f" {number} {name}   ") for name, number, _ in parts)
    return element("p", *told, class_="legend")

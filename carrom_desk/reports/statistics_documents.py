"""Statistics as a web page, and as comma-separated values."""

from .drawings import inline
from .markup import Dialect
from .paper import Paper
from .parts import parts_html
from .player_statistics import PlayerStatistics
from .score_sheet import ScoreSheet
from .statistics_parts import match_heading, match_parts, player_heading, player_parts
from .statistics_tidy import match_statistics_table, player_statistics_table
from .table_csv import csv_of


def match_statistics_html(sheet: ScoreSheet, paper: Paper = Paper.A4) -> str:
    """The numbers of a match as a page."""
    return parts_html(match_heading(sheet), sheet.version, match_parts(Dialect.WEB, sheet, inline), paper)


def match_statistics_csv(sheet: ScoreSheet) -> str:
    """The numbers of a match under `MATCH_STATISTICS_COLUMNS`."""
    return csv_of(match_statistics_table(sheet))


def player_statistics_html(player: PlayerStatistics, paper: Paper = Paper.A4) -> str:
    """The numbers of a player as a page."""
    return parts_html(player_heading(player), player.version, player_parts(Dialect.WEB, player, inline), paper)


def player_statistics_csv(player: PlayerStatistics) -> str:
    """The numbers of a player, match by match, under `PLAYER_STATISTICS_COLUMNS`."""
    return csv_of(player_statistics_table(player))

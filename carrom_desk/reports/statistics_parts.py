"""Statistics as a document of their own: those of a match, and those of a player over many."""

from .cell_text import CellText, Mark, Piece, unparted
from .drawings import Put
from .html_statistics import match_note, match_plots, match_table, plots
from .markup import Dialect
from .parts import Heading, Part, note
from .player_statistics import PlayedMatch, PlayerStatistics
from .score_sheet import ScoreSheet
from .sheet_words import EMPTY, outcome_words
from .statistics_table import average_words, seconds_words, statistics_note, statistics_table
from .statistics_tidy import result_word
from .tables import Align, Column, Row, Table
from .wall_time import date_words
from .wording import counted

DOCUMENT_NAME = "Statistics"


def match_heading(sheet: ScoreSheet) -> Heading:
    """What match it is."""
    names, setup = sheet.names, sheet.setup
    sides = " – ".join(names.full_side(side) for side in names.order)
    place = " · ".join(part for part in (setup.event, setup.round, date_words(sheet.started)) if part)
    return Heading(DOCUMENT_NAME, sides, tuple(line for line in (place, outcome_words(sheet)) if line))


def match_parts(dialect: Dialect, sheet: ScoreSheet, put: Put) -> tuple[Part, ...]:
    """The numbers of a match, its plots, and what they mean."""
    if not sheet.statistics.has_any:
        return (note("Nothing has been played."),)
    drawn = match_plots(dialect, sheet, put)
    return (match_table(sheet), *(() if drawn is None else (drawn,)), note(match_note(sheet)))


def player_heading(player: PlayerStatistics) -> Heading:
    """Who he is, and in how many matches."""
    matches = counted(len(player.matches), "match", "matches")
    days = [date_words(match.sheet.started) for match in player.matches if match.sheet.started]
    span = "" if not days else days[0] if days[0] == days[-1] else f"{days[0]} to {days[-1]}"
    lines = (f"{matches}: {player.won} won, {player.lost} lost", span)
    return Heading(DOCUMENT_NAME, player.name, tuple(line for line in lines if line))


def player_parts(dialect: Dialect, player: PlayerStatistics, put: Put) -> tuple[Part, ...]:
    """The numbers of all matches together, plots, and a row for each match."""
    if not player.matches:
        return (note("No match of this player is known."),)
    named = ((player.name, player.total),)
    drawn = plots(dialect, "player", ((player.name, 1, player.total),), put)
    doubles = any(match.sheet.setup.doubles for match in player.matches)
    return (
        statistics_table(named),
        *(() if drawn is None else (drawn,)),
        note(statistics_note(named, doubles=doubles)),
        _matches(player),
    )


_COLUMNS = (
    Column("Date", 13),
    Column("Event", 17),
    Column("Against", 22),
    Column("Result", 14),
    Column("Strokes", 8, Align.CENTRE),
    Column("Men a turn", 8, Align.CENTRE),
    Column("Queens", 8, Align.CENTRE),
    Column("Median", 10, Align.CENTRE),
)


def _matches(player: PlayerStatistics) -> Table:
    return Table("Matches", _COLUMNS, tuple(_match(match) for match in player.matches))


def _match(match: PlayedMatch) -> Row:
    sheet, numbers, side = match.sheet, match.statistics, match.seat.side
    return Row(
        (
            date_words(sheet.started) or EMPTY,
            ", ".join(part for part in (sheet.setup.event, sheet.setup.round) if part) or EMPTY,
            sheet.names.full_side(side.other),
            _scores(match),
            str(numbers.strokes),
            average_words(numbers.men_a_turn),
            str(numbers.queens),
            seconds_words(numbers.median_ms),
        )
    )


def _scores(match: PlayedMatch) -> CellText:
    """How it ended, in games, and the score of each, such as "won 2–1: 25–13, 8–25, 25–20"."""
    sheet, side = match.sheet, match.seat.side
    won = f"{result_word(match)} {sheet.names.score_for(side, sheet.outcome.games)}"
    if not sheet.games:
        return unparted((won,))
    games = unparted(sheet.names.score_for(side, game.score) for game in sheet.games)
    return (Piece(f"{won}:", Mark.WHOLE), " ", *games)

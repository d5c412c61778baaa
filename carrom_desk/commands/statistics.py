"""`carrom-desk statistics`: what players did at the board, in one match or in all of a player's."""

from collections.abc import Callable, Mapping

from carrom_desk import __version__
from carrom_desk.desk.gathering import player_found
from carrom_desk.match.problems import InvalidDocument
from carrom_desk.reports.paper import Paper
from carrom_desk.reports.player_statistics import PlayerStatistics, player_statistics_of
from carrom_desk.reports.score_sheet import ScoreSheet
from carrom_desk.reports.statistics_documents import (
    match_statistics_csv,
    match_statistics_html,
    player_statistics_csv,
    player_statistics_html,
)
from carrom_desk.reports.table_csv import ENCODING

from .many_matches import tell_left_out
from .opening import library_at
from .output import by_ending, write
from .sheets import match_of, sheet_of
from .talk import FAILED, OK, CommandFailed, answer, error_of


def of_match(database: str, source: str, target: str, *, paper: Paper = Paper.A4) -> int:
    """Write the numbers of a match file, or of the stored match of that id."""
    content_of = by_ending(target, MATCH_WRITERS)
    try:
        sheet = sheet_of(match_of(database, source))
    except InvalidDocument as invalid:
        answer(error_of(invalid.problems))
        return FAILED
    write(target, lambda: content_of(sheet, paper))
    return OK


def of_player(database: str, name: str, target: str, *, paper: Paper = Paper.A4) -> int:
    """Write the numbers of a player over all stored matches; 1 when one of them could not be read."""
    content_of = by_ending(target, PLAYER_WRITERS)
    with library_at(database) as library:
        found = player_found(library, name, version=__version__)
    status = tell_left_out(found)
    if not found.sheets:
        raise CommandFailed(f"No stored match has a player {name}. Write the name as “carrom-desk matches” does.")
    player = player_statistics_of(name, found.sheets, version=__version__)
    write(target, lambda: content_of(player, paper))
    return status


def _match_pdf(sheet: ScoreSheet, paper: Paper) -> bytes:
    # Qt is loaded for this form alone.
    from carrom_desk.gui.printing.pdf_statistics import match_statistics_pdf
    from carrom_desk.gui.printing.without_window import without_window

    with without_window():
        return match_statistics_pdf(sheet, paper)


def _player_pdf(player: PlayerStatistics, paper: Paper) -> bytes:
    from carrom_desk.gui.printing.pdf_statistics import player_statistics_pdf
    from carrom_desk.gui.printing.without_window import without_window

    with without_window():
        return player_statistics_pdf(player, paper)


MATCH_WRITERS: Mapping[str, Callable[[ScoreSheet, Paper], bytes]] = {
    ".pdf": _match_pdf,
    ".html": lambda sheet, paper: match_statistics_html(sheet, paper).encode("utf-8"),
    ".csv": lambda sheet, _: match_statistics_csv(sheet).encode(ENCODING),
}
PLAYER_WRITERS: Mapping[str, Callable[[PlayerStatistics, Paper], bytes]] = {
    ".pdf": _player_pdf,
    ".html": lambda player, paper: player_statistics_html(player, paper).encode("utf-8"),
    ".csv": lambda player, _: player_statistics_csv(player).encode(ENCODING),
}
"""By the ending of the target's name."""

"""Score sheets for commands, of match files and of stored matches."""

from pathlib import Path

from carrom_desk import __version__
from carrom_desk.exchange.match_file import read_match, replay_match
from carrom_desk.match.record import MatchRecord
from carrom_desk.match.store import MatchId, StoredMatch
from carrom_desk.reports.score_sheet import ScoreSheet, score_sheet_of

from .talk import bytes_of_file, text_of


def match_of(database: str, source: str) -> StoredMatch:
    """The match of a file, or the stored match of that id.

    Raises:
        InvalidDocument: the file is no match file.
        CommandFailed: the file cannot be read.
        StoreError: there is no such match, or the database cannot be read.
    """
    if Path(source).is_file():
        return read_match(text_of(bytes_of_file(source)))
    # A file needs neither the database nor what leads to it.
    from .opening import library_at

    with library_at(database) as library:
        return library.read(MatchId(source))


def sheet_of(match: StoredMatch) -> ScoreSheet:
    """The score sheet of a match, played back.

    Raises:
        InvalidDocument: an entry is not possible where it stands.
    """
    return sheet_of_record(match, replay_match(match).record)


def sheet_of_record(match: StoredMatch, record: MatchRecord) -> ScoreSheet:
    """The score sheet of a match that has been played back."""
    return score_sheet_of(match.id, record, version=__version__)

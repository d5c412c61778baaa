"""`carrom-desk report`: a match, from a file or the database, in the form that the target's ending asks for."""

from collections.abc import Callable, Mapping
from pathlib import Path

from carrom_desk import __version__
from carrom_desk.exchange.match_file import read_match, replay_match, write_match
from carrom_desk.match.problems import InvalidDocument
from carrom_desk.match.record import MatchRecord
from carrom_desk.match.store import MatchId, StoredMatch
from carrom_desk.reports.score_sheet import ScoreSheet, score_sheet_of
from carrom_desk.reports.whole_file import write_whole

from .opening import library_at
from .talk import FAILED, OK, CommandFailed, answer, bytes_of_file, error_of, message, text_of


def run(database: str, source: str, target: str) -> int:
    """Write the report of a match file, or of the stored match of that id."""
    path = Path(target)
    writer = WRITERS.get(_ending(path))
    if writer is None:
        raise CommandFailed(f"{target}: the name must end in one of {', '.join(WRITERS)}.")
    try:
        match = _match_of(database, source)
        record = replay_match(match).record
    except InvalidDocument as invalid:
        answer(error_of(invalid.problems))
        return FAILED
    try:
        writer(match, record, path)
    except OSError as error:
        raise CommandFailed(f"{target} could not be written: {error.strerror or error}.") from error
    return OK


def _ending(path: Path) -> str:
    return ".sol.gz" if path.name.lower().endswith(".sol.gz") else path.suffix.lower()


def _match_of(database: str, source: str) -> StoredMatch:
    if Path(source).is_file():
        return read_match(text_of(bytes_of_file(source)))
    with library_at(database) as library:
        return library.read(MatchId(source))


def _sheet(match: StoredMatch, record: MatchRecord) -> ScoreSheet:
    return score_sheet_of(match.id, record, version=__version__)


def _pdf(match: StoredMatch, record: MatchRecord, path: Path) -> None:
    # Qt is loaded for this form alone.
    from carrom_desk.gui.printing.without_window import write_pdf_without_window

    write_pdf_without_window(_sheet(match, record), path)


def _html(match: StoredMatch, record: MatchRecord, path: Path) -> None:
    from carrom_desk.reports.as_html import as_html

    write_whole(path, as_html(_sheet(match, record)).encode("utf-8"))


def _csv(match: StoredMatch, record: MatchRecord, path: Path) -> None:
    from carrom_desk.reports.as_csv import as_csv

    write_whole(path, as_csv(_sheet(match, record)).encode("utf-8-sig"))


def _xlsx(match: StoredMatch, record: MatchRecord, path: Path) -> None:
    from carrom_desk.reports.as_xlsx import as_xlsx

    write_whole(path, as_xlsx(_sheet(match, record)))


def _json(match: StoredMatch, _record: MatchRecord, path: Path) -> None:
    write_whole(path, write_match(match).encode("utf-8"))


def _sol(match: StoredMatch, _record: MatchRecord, path: Path) -> None:
    from carrom_desk.exchange.sol_file import sol_bytes

    content, notes = sol_bytes((match,), path.name)
    for note in notes:
        message(note)
    write_whole(path, content)


WRITERS: Mapping[str, Callable[[StoredMatch, MatchRecord, Path], None]] = {
    ".pdf": _pdf,
    ".html": _html,
    ".csv": _csv,
    ".xlsx": _xlsx,
    ".json": _json,
    ".carrom": _json,
    ".sol": _sol,
    ".sol.gz": _sol,
}
"""By the ending of the target's name."""

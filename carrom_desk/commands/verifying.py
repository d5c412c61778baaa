"""`carrom-desk verify`: compares a report, or its printed fingerprint, with a match."""

import argparse
from collections.abc import Sequence
from contextlib import suppress
from pathlib import Path

from carrom_desk.desk.verify.looked_up import ComparedWith, Source, looked_up
from carrom_desk.desk.verify.report_files import CannotVerify, read_report
from carrom_desk.desk.verify.verification import ReportVerdict, Verification, verified_fingerprint
from carrom_desk.desk.verify.verification import verify as verified
from carrom_desk.match.ports.store import MatchId, StoreError

from .arguments import AddCommand
from .reporting import SOURCE_HELP, is_file, match_of
from .talk import FAILED, OK, CommandFailed, answer, bytes_of_file, message, write


def register(add: AddCommand) -> None:
    """Registers the command."""

    def run(asked: argparse.Namespace, database: str) -> int:
        if asked.fingerprint is None:
            if asked.report is None:
                command.error("verify needs a REPORT or --fingerprint")
            return verify(database, asked.report, asked.source, asked.original)
        if asked.source is not None:
            command.error("--fingerprint needs the id of one match, or a match file")
        if asked.original is not None:
            command.error("--original needs a REPORT")
        return verify_fingerprint(database, asked.fingerprint, asked.report)

    command = add("verify", "Verify that a report matches the record. Exit status 1 means that it differs.", run)
    text = "a PDF (contains its match), HTML, CSV or XLSX; with --fingerprint: the match id, if known"
    command.add_argument("report", nargs="?", metavar="REPORT", help=text)
    text = f"{SOURCE_HELP}, if this computer and the hall do not have the match"
    command.add_argument("source", nargs="?", metavar="SOURCE", help=text)
    command.add_argument("--fingerprint", metavar="DIGITS", help="the digits printed on a report, instead of its file")
    command.add_argument("--original", metavar="OUT", help="where to write the report made again from the match")


def verify(database: str, path: str, named: str | None, original: str | None = None) -> int:
    """Verifies that a report matches the record; returns 1 if it does not.

    The match is the one stored here or in the hall, else the named one, else the one inside the report.
    """
    content = bytes_of_file(path)
    if original is not None and Path(original).suffix.lower() != Path(path).suffix.lower():
        raise CommandFailed(
            f"The original is in the format of the report. Use a name that ends in {Path(path).suffix}."
        )
    try:
        report = read_report(content, path)
        named_match = () if named is None else (_named(database, named),)
        found = verified(report, (*_looked_up(database, report.ids), *named_match))
    except CannotVerify as error:
        raise CommandFailed(f"{path}: {error}") from error
    if original is not None and found.original:
        write(original, found.original)
    elif original is not None:
        message(f"{original} was not written, because the report is for a different match.")
    return _tell(found)


def verify_fingerprint(database: str, printed: str, named: str | None) -> int:
    """Compares a fingerprint with a match, or finds the stored match that has it; returns 1 if none does."""
    if named is None:
        source = _with_fingerprint(database, printed)
    else:
        stored = () if is_file(named) else _looked_up(database, [MatchId(named)])
        source = stored[0] if stored else _named(database, named)
    try:
        return _tell(verified_fingerprint(printed, source))
    except CannotVerify as error:
        raise CommandFailed(str(error)) from error


def _tell(found: Verification) -> int:
    """Writes a verdict with its warnings, and returns the exit status."""
    facts = {"report": found.verdict, "against": found.against, "id": found.match_id, "fingerprint": found.fingerprint}
    version = {"version": found.version} if found.version else {}
    answer({**facts, **version, "differences": list(found.differences)})
    sentences = found.sentences()
    if found.verdict is not ReportVerdict.TRUE or len(sentences) > 1:
        message(" ".join(sentences + ("“--original OUT” saves it.",) * (found.verdict is ReportVerdict.ANNOTATED)))
    return OK if found.verdict.has_report else FAILED


def _named(database: str, name: str) -> Source:
    """Returns the match of a file, or the stored match with that id."""
    match, _ = match_of(database, name)
    return Source(match, ComparedWith.FILE if is_file(name) else ComparedWith.DATABASE)


def _looked_up(database: str, ids: Sequence[MatchId]) -> tuple[Source, ...]:
    """Returns the matches with these ids that are stored here or in the hall."""
    from .opening import library_at

    with suppress(StoreError), library_at(database) as library:
        return looked_up(library, ids)
    return ()


def _with_fingerprint(database: str, printed: str) -> Source | None:
    """Returns the stored match with this fingerprint."""
    from carrom_desk.desk.gathering import with_fingerprint

    from .opening import library_at

    with library_at(database) as library:
        found = with_fingerprint(library, printed)
    return None if found is None else Source(found, ComparedWith.DATABASE)

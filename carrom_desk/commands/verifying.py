"""`carrom-desk verify`: compares a report, or its printed fingerprint, with a match."""

import argparse
from contextlib import suppress

from carrom_desk import __version__
from carrom_desk.desk.documents import match_report
from carrom_desk.desk.verify.report_files import CannotVerify
from carrom_desk.desk.verify.verification import (
    ComparedWith,
    ReportVerdict,
    Source,
    Verification,
    match_named,
    verified_fingerprint,
)
from carrom_desk.desk.verify.verification import verify as verified
from carrom_desk.match.ports.store import StoreError

from .arguments import AddCommand
from .reporting import SOURCE_HELP, is_file, match_of
from .talk import FAILED, OK, CommandFailed, answer, bytes_of_file, message


def register(add: AddCommand) -> None:
    """Registers the command."""

    def run(asked: argparse.Namespace, database: str) -> int:
        if asked.fingerprint is None:
            if asked.report is None:
                command.error("verify needs a REPORT or --fingerprint")
            return verify(database, asked.report, asked.source)
        if asked.source is not None:
            command.error("--fingerprint needs the id of one match, or a match file")
        return verify_fingerprint(database, asked.fingerprint, asked.report)

    command = add("verify", "Verify that a report matches the record. Exit status 1 means that it differs.", run)
    text = "a PDF (contains its match), HTML, CSV or XLSX; with --fingerprint: the match id, if known"
    command.add_argument("report", nargs="?", metavar="REPORT", help=text)
    command.add_argument("source", nargs="?", metavar="SOURCE", help=SOURCE_HELP)
    command.add_argument("--fingerprint", metavar="DIGITS", help="the digits printed on a report, instead of its file")


def verify(database: str, path: str, named: str | None) -> int:
    """Verifies that a report matches the record; returns 1 if it does not.

    The match is the named one, else the one with its id, stored here or in the hall, else the one inside the report.
    """
    content = bytes_of_file(path)
    try:
        source = _looked_up(database, match_named(content, path)) if named is None else _named(database, named)
        verdict = verified(content, path, source, version=__version__)
    except CannotVerify as error:
        raise CommandFailed(f"{path}: {error}") from error
    return _tell(verdict)


def verify_fingerprint(database: str, printed: str, named: str | None) -> int:
    """Compares a fingerprint with a match, or finds the stored match that has it; returns 1 if none does."""
    if named is None:
        source = _with_fingerprint(database, printed)
    else:
        source = (None if is_file(named) else _looked_up(database, named)) or _named(database, named)
    try:
        return _tell(verified_fingerprint(printed, source))
    except CannotVerify as error:
        raise CommandFailed(str(error)) from error


def _tell(verdict: Verification) -> int:
    """Writes a verdict with its warnings, and returns the exit status."""
    facts = {"report": verdict.truth, "against": verdict.against}
    more = {"id": verdict.match_id, "fingerprint": verdict.fingerprint, "differences": list(verdict.differences)}
    answer({**facts, **more})
    is_plain = (
        verdict.truth is ReportVerdict.TRUE and verdict.against is not ComparedWith.ITSELF and not verdict.differences
    )
    if verdict.truth.holds and not is_plain:
        message(" ".join((*verdict.sentences(), *verdict.differences)))
    return OK if verdict.truth.holds else FAILED


def _named(database: str, name: str) -> Source:
    """Returns the match of a file, or the stored match with that id."""
    against = ComparedWith.FILE if is_file(name) else ComparedWith.DATABASE
    return Source(match_report(match_of(database, name), version=__version__), against)


def _looked_up(database: str, match_id: str) -> Source | None:
    """Returns the match with this id, stored here or in the hall; None if there is none or it is unreadable."""
    from carrom_desk.desk.verify.looked_up import looked_up

    from .opening import library_at

    with suppress(StoreError), library_at(database) as library:
        return looked_up(library, match_id, version=__version__)
    return None


def _with_fingerprint(database: str, printed: str) -> Source | None:
    """Returns the stored match with this fingerprint."""
    from carrom_desk.desk.gathering import with_fingerprint

    from .opening import library_at

    with library_at(database) as library:
        found = with_fingerprint(library, printed)
    return None if found is None else Source(match_report(found, version=__version__), ComparedWith.DATABASE)

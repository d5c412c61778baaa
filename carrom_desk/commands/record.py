"""`carrom-desk record`: umpiring without a window; each entry is answered once it is on disk."""

from collections.abc import Iterator
from concurrent.futures import Future, ThreadPoolExecutor, wait
from contextlib import contextmanager
from typing import TYPE_CHECKING

from carrom_desk.desk.match_desk import CopiesDue, MatchDesk
from carrom_desk.exchange.codec.document import parse_json
from carrom_desk.exchange.codec.entry_codec import read_logged, write_ruling
from carrom_desk.exchange.codec.state_codec import read_setup
from carrom_desk.exchange.match_file import problems_of_refusal, text_of
from carrom_desk.match.entry.entries import ActEntry, Amended, Entry
from carrom_desk.match.ports.store import BackupReason, MatchId, StoreError
from carrom_desk.match.problems import DocumentProblem, InvalidDocument, Refused

from .arguments import AddCommand
from .opening import desk_at
from .talk import FAILED, OK, CommandFailed, answer, bytes_of_file, error_of, lines_of, message

if TYPE_CHECKING:
    from carrom_desk.storage.service import SqlDatabaseService

_FIRST_WAIT_S = 0.5
"""Seconds that the first entry waits for the quick check of the file, which only takes longer for a very large file."""


def register(add: AddCommand) -> None:
    """Registers the command."""
    record = add(
        "record",
        "Umpire without a window. Reads entries from standard input, one JSON object per line.",
        lambda asked, database: run(database, setup_path=asked.new, match_id=asked.match),
        makes_database=True,
    )
    which = record.add_mutually_exclusive_group(required=True)
    which.add_argument("--new", metavar="SETUP", help="a file with the setup of a new match")
    which.add_argument("--match", metavar="ID", help="the id of a stored match to continue")


def run(database: str, *, setup_path: str | None, match_id: str | None) -> int:
    """Records entries from standard input in a new or stored match; returns 1 if one was refused."""
    try:
        setup = None if setup_path is None else read_setup(parse_json(text_of(bytes_of_file(setup_path))))
    except InvalidDocument as invalid:
        answer(error_of(invalid.problems))
        return FAILED
    with desk_at(database) as (library, service), _checking(service) as check:
        wait([check], _FIRST_WAIT_S)
        _refuse_damaged(check)
        desk = library.open(MatchId(match_id or "")) if setup is None else library.begin(setup)
        due = CopiesDue()
        due.follow(desk.record)
        answer({"id": desk.id})
        status = OK
        for line in lines_of(None):
            _refuse_damaged(check)
            count = desk.record.next_number
            answer(_record(desk, line))
            if desk.record.next_number == count:
                status = FAILED
            else:
                _back_up(service, due, due.note(desk.record))
                _say_not_backed_up(service.journal_problem())
        _back_up(service, due, BackupReason.LEAVING if due.is_changed else None)
    return status


@contextmanager
def _checking(service: "SqlDatabaseService") -> Iterator[Future[str]]:
    """Checks the file while entries are recorded, stores the result, and stops when recording ends."""
    with ThreadPoolExecutor(max_workers=1) as worker:
        try:
            yield worker.submit(service.quick_check)
        finally:
            service.stop()


def _refuse_damaged(check: Future[str]) -> None:
    """Stops recording once the check, which may still be running for a large file, finds damage."""
    if check.done() and check.result():
        raise CommandFailed(check.result())


def _back_up(service: "SqlDatabaseService", due: CopiesDue, reason: BackupReason | None) -> None:
    """Makes a backup if one is due; a failure is reported, and recording continues."""
    if reason is None:
        return
    due.is_changed = False
    try:
        problem = service.back_up(reason)
    except StoreError as error:
        problem = str(error)
    if problem:
        due.is_changed = True
    _say_not_backed_up(problem)


def _say_not_backed_up(problem: str) -> None:
    if problem:
        message(f"No backup was made. {problem}")


def _record(desk: MatchDesk, line: bytes) -> dict[str, object]:
    """Records an entry; its time and ruling are set here."""
    try:
        command = read_logged(parse_json(text_of(line)), desk.record.next_number).entry
        logged = desk.submit(command)
    except InvalidDocument as invalid:
        return error_of(invalid.problems)
    except Refused as refused:
        return error_of(problems_of_refusal(refused.refusal))
    except StoreError as error:
        return error_of((DocumentProblem("", str(error)),))
    return {"number": logged.number, "ruling": _ruling(logged.entry)}


def _ruling(entry: Entry) -> dict[str, object] | None:
    act = entry.with_ if isinstance(entry, Amended) else entry
    return write_ruling(act.ruling) if isinstance(act, ActEntry) and act.ruling is not None else None

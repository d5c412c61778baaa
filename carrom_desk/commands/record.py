"""`carrom-desk record`: umpire without a window; entries in, each answered when it is on disk."""

from carrom_desk.desk.match_desk import MatchDesk
from carrom_desk.exchange.match_file import problems_of_refusal
from carrom_desk.match.document import parse_json
from carrom_desk.match.entries import ActEntry, Amended, Entry
from carrom_desk.match.entry_codec import read_logged
from carrom_desk.match.problems import InvalidDocument, Refused
from carrom_desk.match.ruling_codec import write_ruling
from carrom_desk.match.setup_codec import read_setup
from carrom_desk.match.store import MatchId, StoreError

from .opening import library_at
from .talk import FAILED, OK, answer, bytes_of_file, error_of, lines_of, one_problem, text_of


def run(database: str, *, setup_path: str | None, match_id: str | None) -> int:
    """Record entries from standard input into a new match or a stored one."""
    try:
        setup = None if setup_path is None else read_setup(parse_json(text_of(bytes_of_file(setup_path))))
    except InvalidDocument as invalid:
        answer(error_of(invalid.problems))
        return FAILED
    with library_at(database, writing=True) as library:
        desk = library.open(MatchId(match_id or "")) if setup is None else library.begin(setup)
        answer({"id": desk.id})
        for line in lines_of(None):
            answer(_record(desk, line))
    return OK


def _record(desk: MatchDesk, line: bytes) -> dict[str, object]:
    """Take one entry; times and rulings in it are the desk's to give."""
    try:
        command = read_logged(parse_json(text_of(line)), desk.record.next_number).entry
        logged = desk.submit(command)
    except InvalidDocument as invalid:
        return error_of(invalid.problems)
    except Refused as refused:
        return error_of(problems_of_refusal(refused.refusal))
    except StoreError as error:
        return one_problem(str(error))
    return {"number": logged.number, "ruling": _ruling(logged.entry)}


def _ruling(entry: Entry) -> dict[str, object] | None:
    act = entry.with_ if isinstance(entry, Amended) else entry
    return write_ruling(act.ruling) if isinstance(act, ActEntry) and act.ruling is not None else None

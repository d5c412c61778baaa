"""`carrom-desk rule`, `replay` and `laws`: what needs no database."""

from carrom_desk.exchange.law_digest import LawRow, every_row, load_digest
from carrom_desk.exchange.match_file import read_match, replay_match
from carrom_desk.exchange.scenario import rule
from carrom_desk.match.document import parse_json
from carrom_desk.match.problems import InvalidDocument
from carrom_desk.match.state_codec import write_state
from carrom_desk.resources import resource_path
from carrom_desk.rules.edition import Edition

from .talk import FAILED, OK, answer, bytes_of_file, error_of, lines_of, message, text_of


def rule_on(source: str | None) -> int:
    """Rule on each line of a file or of standard input; 1 when any line was bad."""
    status = OK
    for line in lines_of(source):
        try:
            answer(rule(parse_json(text_of(line))))
        except InvalidDocument as invalid:
            answer(error_of(invalid.problems))
            status = FAILED
    return status


def replay_file(path: str, *, rejudge: bool) -> int:
    """Replay a match file; rulings that today's rules would not give are reported, and applied only if asked."""
    try:
        replayed = replay_match(read_match(text_of(bytes_of_file(path))), rejudge=rejudge)
    except InvalidDocument as invalid:
        answer(error_of(invalid.problems))
        return FAILED
    for difference in replayed.differences:
        stands = "is judged anew" if rejudge else "stands as it was given"
        message(f"entry {difference.number}: today's rules would rule otherwise; the ruling {stands}.")
    for number in replayed.record.impossible:
        message(f"entry {number}: an amendment made it impossible; it changes nothing.")
    answer(write_state(replayed.record.state))
    return OK


def list_laws(laws: Edition) -> int:
    """Write each law, and each of its paragraphs, as a line."""
    text = resource_path(f"laws/{laws.digest}").read_text(encoding="utf-8")
    for row in every_row(load_digest(laws, text)):
        answer(_written(row))
    return OK


def _written(row: LawRow) -> dict[str, object]:
    return {
        "number": row.number,
        "name": row.name,
        "kind": row.kind.value,
        "summary": row.summary,
        "handled": row.handled,
    }

"""`carrom-desk rule`: scenarios in, rulings out."""

from carrom_desk.exchange.scenario import rule
from carrom_desk.match.document import parse_json
from carrom_desk.match.problems import InvalidDocument

from .talk import FAILED, OK, answer, error_of, lines_of, text_of


def run(source: str | None) -> int:
    """Rule on each line of a file or of standard input; 1 when any line was bad."""
    status = OK
    for line in lines_of(source):
        try:
            answer(rule(parse_json(text_of(line))))
        except InvalidDocument as invalid:
            answer(error_of(invalid.problems))
            status = FAILED
    return status

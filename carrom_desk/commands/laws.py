"""`carrom-desk laws`: every law of an edition, and what the desk does about it."""

from carrom_desk.exchange.law_digest import LawRow, every_row, load_digest
from carrom_desk.resources import resource_path
from carrom_desk.rules.edition import Edition

from .talk import OK, answer


def run(laws: Edition) -> int:
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

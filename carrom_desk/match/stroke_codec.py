"""Strokes as JSON (formats: scenario and ruling; match file)."""

from carrom_desk.rules.acts import Stroke
from carrom_desk.rules.breaches import Breach, of_strokes
from carrom_desk.rules.position import MEN_OF_A_SIDE, NO_PIECES, Pieces

from .document import Members, Node, quoted
from .entries import StrokeMade

STROKE_KEYS = ("pocketed", "jumped", "improper", "touched", "before_play")


def write_pieces(pieces: Pieces) -> dict[str, object]:
    """Counts of pieces as JSON."""
    return {
        "own": pieces.own,
        "opponent": pieces.opponent,
        "queen": pieces.queen,
        "striker": pieces.striker,
    }


def read_pieces(node: Node) -> Pieces:
    """Counts of pieces; each may be left out."""
    fields = node.mapping(optional=("own", "opponent", "queen", "striker"))
    return Pieces(
        own=fields.integer("own", 0, MEN_OF_A_SIDE),
        opponent=fields.integer("opponent", 0, MEN_OF_A_SIDE),
        queen=fields.boolean("queen"),
        striker=fields.boolean("striker"),
    )


def write_stroke(made: StrokeMade) -> dict[str, object]:
    """A stroke as JSON; a named breach stands for `improper`."""
    stroke = made.stroke
    return {
        "pocketed": write_pieces(stroke.pocketed),
        "jumped": write_pieces(stroke.jumped),
        "improper": made.breach.value if made.breach is not None else stroke.improper,
        "touched": stroke.touched,
        "before_play": stroke.before_play,
    }


def read_stroke(fields: Members, *, breaches: bool) -> StrokeMade:
    """A stroke; `breaches`: whether `improper` may name one."""
    improper, breach = False, None
    if "improper" in fields:
        improper, breach = _read_improper(fields["improper"], breaches=breaches)
    stroke = Stroke(
        pocketed=read_pieces(fields["pocketed"]) if "pocketed" in fields else NO_PIECES,
        jumped=read_pieces(fields["jumped"]) if "jumped" in fields else NO_PIECES,
        improper=improper,
        touched=fields.boolean("touched", default=True),
        before_play=fields.boolean("before_play"),
    )
    return StrokeMade(stroke, breach)


def _read_improper(node: Node, *, breaches: bool) -> tuple[bool, Breach | None]:
    if not breaches or isinstance(node.value, bool):
        return node.boolean(), None
    known = {entry.breach.value: entry.breach for entry in of_strokes()}
    if isinstance(node.value, str) and node.value in known:
        return True, known[node.value]
    node.fault(f"This must be true, false or a breach of a stroke; {quoted(node.value)} is none.")
    return False, None

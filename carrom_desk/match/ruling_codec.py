"""Strokes and rulings as JSON (formats: scenario and ruling)."""

from collections.abc import Mapping
from typing import Any

from carrom_desk.rules.acts import Stroke
from carrom_desk.rules.position import ATTEMPTS_TO_BREAK, MEN_OF_A_SIDE, Break, ByParty, Pieces
from carrom_desk.rules.readings import Reading
from carrom_desk.rules.ruling import BoardResult, Call, Placing, Ruling, Turn

from .document import Node
from .entries import MOST_POINTS
from .shapes import UNREAD, Record, Shape, choice, converted, flag, maybe, record, several, text, whole

MOST_OWED = 10**6
"""More men than anybody can owe in the longest log."""

MEN = whole(0, MEN_OF_A_SIDE)
COUNTS: Shape[ByParty[int]] = record(ByParty, own=MEN, opponent=MEN)
OWED: Shape[ByParty[int]] = record(ByParty, own=whole(0, MOST_OWED), opponent=whole(0, MOST_OWED))
FLAGS: Shape[ByParty[bool]] = record(ByParty, own=flag(), opponent=flag())
BREAK = record(Break, made=flag(substitute=True), attempt=whole(1, ATTEMPTS_TO_BREAK))
_PIECES = record(Pieces, own=MEN, opponent=MEN)
STROKE_SHAPES: Mapping[str, Shape[Any]] = {"pocketed": _PIECES, "jumped": _PIECES, "touched": flag(substitute=True)}
STROKE = Record(Stroke, STROKE_SHAPES)
POINTS = whole(0, MOST_POINTS)
BOARD = maybe(record(BoardResult, points=POINTS, on_demand=POINTS))
PLACING = converted(
    Record(Pieces, {"own": MEN, "opponent": MEN}, unwritten=("striker",)).shape,
    lambda back: Placing(back.men, queen=back.queen),
    lambda place: Pieces(place.men.own, place.men.opponent, place.queen),
)
"""Men and Queen stand in one object, and each may be left out."""

_MOST_REASONS = 40
"""Laws, calls or readings of one ruling."""
_RULING = Record(
    Ruling,
    {
        "place": PLACING,
        "due": OWED,
        "on_board": COUNTS,
        "has_pocketed": FLAGS,
        "break_": BREAK,
        "board": BOARD,
        "laws": several(text(80), _MOST_REASONS),
        "calls": several(choice(Call), _MOST_REASONS),
        "readings": several(choice(Reading), _MOST_REASONS),
    },
    unwritten=("back",),
    needed=("board",),
)


def _is_whole(ruling: Ruling) -> bool:
    """A board that is over has a result, and only such a board."""
    return (ruling.turn is Turn.BOARD_OVER) == (ruling.board is not None)


def _ruling_at_once(value: object) -> Any:
    ruling = _RULING.at_once(value)
    return ruling if ruling is not UNREAD and _is_whole(ruling) else UNREAD


def _read_ruling(node: Node) -> Ruling:
    fields = node.mapping(_RULING.required, _RULING.optional)
    ruling = Ruling(**_RULING.values(fields))
    if "turn" in fields and "board" in fields and not _is_whole(ruling):
        fields["board"].fault("A board that is over has a result, and only such a board.")
    return ruling


RULING = Shape(_ruling_at_once, _read_ruling, _RULING.write, _RULING.shape.substitute)


def write_ruling(ruling: Ruling) -> dict[str, object]:
    """A ruling as JSON."""
    return _RULING.write(ruling)

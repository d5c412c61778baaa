"""Strokes and rulings as JSON (formats: scenario and ruling)."""

from carrom_desk.rules.acts import Stroke
from carrom_desk.rules.laws import Citation
from carrom_desk.rules.position import (
    ATTEMPTS_TO_BREAK,
    BREAK_MADE,
    MEN_OF_A_SIDE,
    NO_MEN,
    NO_PIECES,
    Break,
    ByParty,
    Party,
    Pieces,
    QueenPlace,
)
from carrom_desk.rules.readings import Reading
from carrom_desk.rules.ruling import BoardResult, Call, Placing, Ruling, Turn

from .document import Members, Node, quoted

STROKE_KEYS = ("pocketed", "jumped", "improper", "touched", "before_play")
MOST_POINTS = 99
"""More points than any board counts."""
MOST_OWED = 10**6
"""More men than anybody can owe in the longest log."""
RULING_KEYS = ("turn", "place", "due", "on_board", "queen", "has_pocketed", "break", "board")
REASONS_KEYS = ("laws", "calls", "readings")


def write_counts(counts: ByParty[int]) -> dict[str, object]:
    """Counts of both parties as JSON."""
    return {"own": counts.own, "opponent": counts.opponent}


def read_counts(node: Node, most: int = MEN_OF_A_SIDE, *, low: int = 0) -> ByParty[int]:
    """Counts of both parties, both needed."""
    fields = node.mapping(required=("own", "opponent"))
    return ByParty(fields.integer("own", low, most), fields.integer("opponent", low, most))


def read_flags(node: Node) -> ByParty[bool]:
    """True or false for both parties."""
    fields = node.mapping(required=("own", "opponent"))
    return ByParty(fields.boolean("own"), fields.boolean("opponent"))


def write_break(break_: Break) -> dict[str, object]:
    """The break as JSON."""
    return {"made": break_.made, "attempt": break_.attempt}


def read_break(node: Node) -> Break:
    """The break; the attempt may be left out."""
    fields = node.mapping(required=("made",), optional=("attempt",))
    return Break(
        made=fields.boolean("made", default=True),
        attempt=fields.integer("attempt", 1, ATTEMPTS_TO_BREAK, 1),
    )


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


def write_stroke(stroke: Stroke) -> dict[str, object]:
    """A stroke as JSON."""
    return {
        "pocketed": write_pieces(stroke.pocketed),
        "jumped": write_pieces(stroke.jumped),
        "improper": stroke.improper,
        "touched": stroke.touched,
        "before_play": stroke.before_play,
    }


def read_stroke(fields: Members, *, is_improper: bool | None = None) -> Stroke:
    """A stroke; `is_improper` where that is known already."""
    return Stroke(
        pocketed=read_pieces(fields["pocketed"]) if "pocketed" in fields else NO_PIECES,
        jumped=read_pieces(fields["jumped"]) if "jumped" in fields else NO_PIECES,
        improper=fields.boolean("improper") if is_improper is None else is_improper,
        touched=fields.boolean("touched", default=True),
        before_play=fields.boolean("before_play"),
    )


def write_placing(place: Placing) -> dict[str, object]:
    """What comes back as JSON."""
    return {**write_counts(place.men), "queen": place.queen}


def read_placing(node: Node) -> Placing:
    """What comes back; each may be left out."""
    fields = node.mapping(optional=("own", "opponent", "queen"))
    men = ByParty(fields.integer("own", 0, MEN_OF_A_SIDE), fields.integer("opponent", 0, MEN_OF_A_SIDE))
    return Placing(men, queen=fields.boolean("queen"))


def write_board_result(result: BoardResult | None) -> dict[str, object] | None:
    """How a board ended as JSON; null when it goes on."""
    if result is None:
        return None
    return {"winner": result.winner.value, "points": result.points, "on_demand": result.on_demand}


def read_board_result(node: Node) -> BoardResult | None:
    """How a board ended."""
    if node.is_null():
        return None
    fields = node.mapping(required=("winner", "points"), optional=("on_demand",))
    return BoardResult(
        winner=fields["winner"].choice(Party, Party.OWN) if "winner" in fields else Party.OWN,
        points=fields.integer("points", 0, MOST_POINTS),
        on_demand=fields.integer("on_demand", 0, MOST_POINTS),
    )


def write_ruling(ruling: Ruling) -> dict[str, object]:
    """A ruling as JSON."""
    return {
        "turn": ruling.turn.value,
        "place": write_placing(ruling.place),
        "due": write_counts(ruling.due),
        "on_board": write_counts(ruling.on_board),
        "queen": ruling.queen.value,
        "has_pocketed": {"own": ruling.has_pocketed.own, "opponent": ruling.has_pocketed.opponent},
        "break": write_break(ruling.break_),
        "board": write_board_result(ruling.board),
        "laws": list(ruling.laws),
        "calls": [call.value for call in ruling.calls],
        "readings": [reading.value for reading in ruling.readings],
    }


def read_ruling(node: Node) -> Ruling:
    """A ruling as it was stored."""
    fields = node.mapping(required=RULING_KEYS, optional=REASONS_KEYS)
    board = read_board_result(fields["board"]) if "board" in fields else None
    turn = fields["turn"].choice(Turn, Turn.PASSES) if "turn" in fields else Turn.PASSES
    if "turn" in fields and "board" in fields and (turn is Turn.BOARD_OVER) != (board is not None):
        fields["board"].fault("A board that is over has a result, and only such a board.")
    return Ruling(
        turn=turn,
        place=read_placing(fields["place"]) if "place" in fields else Placing(),
        due=read_counts(fields["due"], MOST_OWED) if "due" in fields else NO_MEN,
        on_board=read_counts(fields["on_board"]) if "on_board" in fields else NO_MEN,
        queen=fields["queen"].choice(QueenPlace, QueenPlace.ON_BOARD) if "queen" in fields else QueenPlace.ON_BOARD,
        has_pocketed=read_flags(fields["has_pocketed"]) if "has_pocketed" in fields else ByParty(False, False),
        break_=read_break(fields["break"]) if "break" in fields else BREAK_MADE,
        board=board,
        laws=tuple(Citation(each.text(longest=80)) for each in _items(fields, "laws")),
        calls=tuple(each.choice(Call, Call.PLAY) for each in _items(fields, "calls")),
        readings=_read_readings(fields),
    )


def _items(fields: Members, key: str) -> tuple[Node, ...]:
    return tuple(fields[key].items(most=40)) if key in fields else ()


def _read_readings(fields: Members) -> tuple[Reading, ...]:
    found = []
    for node in _items(fields, "readings"):
        reading = node.member(Reading)
        if reading is not None:
            found.append(reading)
        else:
            node.fault(f"{quoted(node.value)} is not a reading that this version knows.")
    return tuple(found)

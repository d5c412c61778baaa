"""Enumerates every reachable position of an edition, and every act that can happen there.

Acts are ruled on in classes: acts of one class only differ in the men that jumped off the board. One act of each class
is ruled on, varying from class to class, and stands for all acts of its class.
"""

from collections.abc import Iterator
from functools import cache
from itertools import product
from typing import NamedTuple

from carrom_desk.rules.acts import Act, Incident, IncidentKind, Offender, Stroke, Violation
from carrom_desk.rules.breaches import Breach as Named
from carrom_desk.rules.edition import Edition
from carrom_desk.rules.position import Party, Pieces, Position
from carrom_desk.rules.ruling import Ruling
from carrom_desk.rules.texts.readings import Reading
from tests.proof.statement import Blow, Breach, Found, Loss, Place

BREACHES = (
    None,
    Named.TIME_LIMIT,
    Named.MEN_TOUCHED,
    Named.PLACED_OWN_MAN,
    Named.HELD_ANOTHER_MAN,
    Named.PLACED_OUTSIDE,
    Named.PLACED_DISTURBING,
    Named.PLACED_LATE,
    Named.PLACED_ON_CENTRE,
    Named.PLACED_FOR_PARTNER,
    Named.PLACED_FOR_QUEEN_SHOT,
)
"""One of each group of breaches with the same ruling."""


class ActClass(NamedTuple):
    """Acts without a difference that any law mentions."""

    stated: Blow | Breach | Loss
    """Form of the act for the second statement."""
    act: Act
    """Representative."""
    size: int = 1
    """Number of acts in the class; 0 if they are already counted."""


def stated_of(act: Act) -> Blow | Breach | Loss:
    """Converts an act for the second statement."""
    if isinstance(act, Violation):
        return Breach(act.by, act.before_first_stroke, act.breach or "")
    if isinstance(act, Incident):
        return Loss(act.kind, act.by)
    pocketed, jumped = act.pocketed, act.jumped
    return Blow(
        pocketed.own,
        pocketed.opponent,
        pocketed.queen,
        pocketed.striker,
        act.improper,
        act.touched,
        act.before_play,
        jumped.is_any_man_or_queen(),
        jumped.striker,
    )


def act_classes(position: Position, edition: Edition, turn: int = 0) -> Iterator[ActClass]:
    """Yields every class of acts at a position; `turn` selects the representatives."""
    yield from _strokes(position, turn)
    for by, first in product(Offender, (False, True)):
        if not (by is Offender.OWN and first and position.queen.is_waiting):
            for breach in BREACHES:
                violation = Violation(by, before_first_stroke=first, breach=breach)
                yield ActClass(stated_of(violation), violation)
    for kind, party in product(sorted(edition.incidents), Party):
        yield ActClass(Loss(kind, party), Incident(IncidentKind(kind), party))


def _strokes(position: Position, turn: int) -> Iterator[ActClass]:
    is_break = not position.break_.made
    men = product(range(position.on_board.own + 1), range(position.on_board.opponent + 1))
    queens = (False, True) if position.queen.is_on_board else (False,)
    for (p, q), queen in product(men, queens):
        jumps = _jumps(position, p, q, queen)
        moves_nothing = not (p or q or queen)
        for striker, improper, early in product(
            ("", "X", "jX"), (False, True), (False, True) if is_break else (False,)
        ):
            pocketed, is_off = Pieces(p, q, queen, striker == "X"), striker == "jX"
            off = Pieces(striker=is_off)
            blow = Blow(p, q, queen, striker == "X", improper, True, early, False, is_off)
            yield ActClass(blow, Stroke(pocketed, off, improper, True, early))
            if moves_nothing:
                yield ActClass(blow._replace(touched=False), Stroke(pocketed, off, improper, False, early))
            if jumps:
                turn += 1
                own, opponent, jumped_queen = jumps[turn % len(jumps)]
                off = Pieces(own, opponent, jumped_queen, is_off)
                stroke = Stroke(pocketed, off, improper, True, early)
                yield ActClass(blow._replace(jumped=True), stroke, len(jumps))


def _jumps(position: Position, p: int, q: int, queen: bool) -> list[tuple[int, int, bool]]:
    """Returns men and Queen that may have jumped off in addition to those pocketed; at least one."""
    own, opponent = range(position.on_board.own - p + 1), range(position.on_board.opponent - q + 1)
    queens = (False, True) if position.queen.is_on_board and not queen else (False,)
    return [each for each in product(own, opponent, queens) if any(each)]


# ------------------------------------------------------------ from the program to the statement


def place_of(position: Position) -> Place:
    """Converts a position for the second statement."""
    on, due, fell, score = position.on_board, position.due, position.has_pocketed, position.score
    return Place(
        (on.own, on.opponent),
        position.queen.value,
        (due.own, due.opponent),
        (fell.own, fell.opponent),
        position.break_.made,
        position.break_.attempt,
        (score.own, score.opponent),
    )


def disagreement(ruling: Ruling, found: Found) -> list[str]:
    """Returns the fields in which a ruling differs from the second statement."""
    is_over = found.board is not None
    place, board, break_ = ruling.place, ruling.board, ruling.break_
    agrees = {
        "turn": ruling.turn == found.turn,
        "place": (place.men.own, place.men.opponent, place.queen) == found.place,
        "due": (ruling.due.own, ruling.due.opponent) == found.due,
        "on": (ruling.on_board.own, ruling.on_board.opponent) == found.on,
        "queen": is_over or ruling.queen == found.queen,
        "fell": is_over or (ruling.has_pocketed.own, ruling.has_pocketed.opponent) == found.fell,
        "break": is_over or (break_.made, break_.attempt) == found.break_,
        "board": (None if board is None else (board.winner, board.points, board.on_demand)) == found.board,
        "first": ruling.laws[0] == found.first,
        "laws": len(ruling.laws) == len(found.laws) and frozenset(ruling.laws) == found.laws,
        "calls": ruling.calls == found.calls,
        "readings": _names(ruling.readings) == found.readings,
    }
    return [name for name, does_agree in agrees.items() if not does_agree]


@cache
def _names(readings: tuple[Reading, ...]) -> frozenset[str]:
    return frozenset(map(str, readings))

"""Hypothesis strategies for positions and acts, both possible and impossible."""

from dataclasses import dataclass

from hypothesis import settings
from hypothesis import strategies as st

from carrom_desk.rules.acts import Act, Incident, Offender, Stroke, Violation
from carrom_desk.rules.breaches import Breach
from carrom_desk.rules.edition import Edition
from carrom_desk.rules.edition_register import EDITIONS
from carrom_desk.rules.editions.club import CLUB
from carrom_desk.rules.editions.icf_1993 import ICF_1993
from carrom_desk.rules.editions.icf_revised import ICF_REVISED
from carrom_desk.rules.editions.technitia_2k20 import TECHNITIA_2K20
from carrom_desk.rules.position import (
    ATTEMPTS_TO_BREAK,
    BREAK_MADE,
    MEN_OF_A_SIDE,
    Break,
    ByParty,
    Party,
    Pieces,
    Position,
    QueenPlace,
)
from tests.rules.notation import write_scene

ICF = (ICF_1993, ICF_REVISED)
CLUBS = (TECHNITIA_2K20, CLUB)

# For properties of all editions, which share the examples.
many = settings(max_examples=2 * settings().max_examples)

# Small counts and scores round the limits, where laws change, come up more often than the rest.
MEN_ON_BOARD = st.sampled_from((1, 1, 1, 2, 2, 3, 4, 5, 6, 7, 8, 9, 9, 9))
SCORES = st.sampled_from((0, 0, 10, 20, 21, 22, 23, 24, 28))
BREACHES = st.sampled_from((None, Breach.TIME_LIMIT, Breach.PLACED_OUTSIDE, Breach.PLACED_LATE, Breach.POWDER))
DUES = st.sampled_from((0, 0, 0, 1, 2, 3))


@dataclass(frozen=True, slots=True)
class Scene:
    """A possible act at a possible position under an edition."""

    laws: Edition
    position: Position
    act: Act

    @property
    def edition(self) -> Edition:
        return self.laws

    def __str__(self) -> str:
        return f"{self.laws}: {write_scene(self.position, self.act)}"

    __repr__ = __str__


def pairs(values: st.SearchStrategy[int]) -> st.SearchStrategy[ByParty[int]]:
    return st.builds(ByParty, values, values)


@st.composite
def positions(draw: st.DrawFn, edition: Edition) -> Position:
    """Draws a possible position of an edition; one in four before the break."""
    due, score = draw(pairs(DUES)), draw(pairs(SCORES))
    if draw(st.integers(1, 4)) == 1:
        nine = ByParty(MEN_OF_A_SIDE, MEN_OF_A_SIDE)
        break_ = Break(made=False, attempt=draw(st.integers(1, ATTEMPTS_TO_BREAK)))
        return Position(nine, QueenPlace.ON_BOARD, due, ByParty(own=False, opponent=False), break_, score)
    on_board = draw(pairs(MEN_ON_BOARD))
    queen = draw(st.sampled_from(sorted(edition.queen_places)))
    pocketed = ByParty(*(_has_pocketed(draw, on_board.of(party), queen.holder is party) for party in Party))
    return Position(on_board, queen, due, pocketed, BREAK_MADE, score)


def _has_pocketed(draw: st.DrawFn, on_board: int, is_holder: bool) -> bool:
    return on_board < MEN_OF_A_SIDE or is_holder or draw(st.booleans())


@st.composite
def strokes(draw: st.DrawFn, position: Position) -> Stroke:
    """Draws a possible stroke at a position."""
    is_break, queen_lies = not position.break_.made, position.queen.is_on_board
    striker = draw(st.sampled_from(("", "", "", "pocketed", "jumped")))
    improper = draw(st.booleans())
    before_play = is_break and draw(st.booleans())
    if is_break and draw(st.booleans()):
        pocketed, jumped = Pieces(striker=striker == "pocketed"), Pieces(striker=striker == "jumped")
        return Stroke(pocketed, jumped, improper, touched=False, before_play=before_play)
    queen = draw(st.sampled_from(("", "", "pocketed", "jumped"))) if queen_lies else ""
    down = ByParty(*(_up_to(draw, position.on_board.of(party)) for party in Party))
    off = ByParty(*(draw(st.integers(0, min(2, position.on_board.of(party) - down.of(party)))) for party in Party))
    return Stroke(
        Pieces(down.own, down.opponent, queen == "pocketed", striker == "pocketed"),
        Pieces(off.own, off.opponent, queen == "jumped", striker == "jumped"),
        improper,
        before_play=before_play,
    )


def _up_to(draw: st.DrawFn, most: int) -> int:
    """Draws 0, 1, the maximum, or any other number up to it."""
    return draw(st.one_of(st.sampled_from((0, 0, 0, 1, most)), st.integers(0, most)))


@st.composite
def violations(draw: st.DrawFn, position: Position) -> Violation:
    """Draws a possible breach at a position."""
    by = draw(st.sampled_from(Offender))
    cannot_be_first = by is Offender.OWN and position.queen.is_waiting
    is_first = not cannot_be_first and draw(st.booleans())
    return Violation(
        by,
        before_first_stroke=is_first,
        breach=draw(BREACHES),
    )


def editions(*laws: Edition) -> st.SearchStrategy[Edition]:
    """Draws one of the given editions, or of all."""
    return st.sampled_from(laws or tuple(EDITIONS))


@st.composite
def scenes(draw: st.DrawFn, *laws: Edition) -> Scene:
    """Draws a possible act, mostly a stroke, at a possible position, under one of the given editions or of all."""
    chosen = draw(editions(*laws))
    edition = chosen
    position = draw(positions(edition))
    kinds: list[st.SearchStrategy[Act]] = [strokes(position), strokes(position), strokes(position)]
    kinds.append(violations(position))
    if edition.incidents:
        kinds.append(st.builds(Incident, st.sampled_from(sorted(edition.incidents)), st.sampled_from(Party)))
    return Scene(chosen, position, draw(st.one_of(kinds)))

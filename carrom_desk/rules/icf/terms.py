"""Where the ICF's two editions really differ, as values."""

from collections.abc import Callable
from dataclasses import dataclass

from ..acts import Situation
from ..readings import Reading
from ..ruling import Scoring, Verdict


@dataclass(frozen=True, slots=True)
class Extra:
    """Men taken out on top of those that come back, and the readings this rests on."""

    men: int
    readings: tuple[Reading, ...] = ()


@dataclass(frozen=True, slots=True)
class IcfTerms:
    """What the editions answer differently."""

    scoring: Scoring
    extra_men: Callable[[Situation], Extra]
    """Dues and penalties of a stroke in which the striker fell or which was improper (icf-revised 64, 72 to 77)."""
    break_before_play: Callable[[Situation], Verdict]
    """A break made before the umpire's "Play" (icf-revised 47, icf-1993 20)."""
    cover_lost: tuple[Reading, ...] = ()
    """What it rests on that an improper stroke with man and striker loses the uncovered Queen (icf-revised 101(b))."""
    others_queen_at_22: tuple[Reading, ...] = ()
    """What it rests on that from 22 on one point is won when the other side covered the Queen (icf-revised 112)."""

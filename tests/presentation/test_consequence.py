"""What the primary action leads to, in a few words."""

import pytest

from carrom_desk.match.effects.evolve import evolve
from carrom_desk.match.entry.entries import Entry, PlayCalled, StrokeMade, Toss, TossChoice
from carrom_desk.match.record import decide
from carrom_desk.match.setup import Setup
from carrom_desk.match.side import Side
from carrom_desk.presentation.next_step.next_step import what_now
from carrom_desk.presentation.next_step.preview import previewed
from carrom_desk.presentation.ruling_view import ruling_view
from carrom_desk.presentation.stroke_draft import Marks, StrokeDraft
from carrom_desk.presentation.wording.ruling_text import PREVIEWED, next_in_short
from tests.fakes import DOUBLES, SINGLES, record_of, stroke

OPENED: tuple[Entry, ...] = (Toss(Side.A, TossChoice.BREAK), PlayCalled())
ONE: tuple[Entry, ...] = (*OPENED, stroke(1))
QUEEN: tuple[Entry, ...] = (*ONE, stroke(queen=True))
OWING: tuple[Entry, ...] = (*OPENED, stroke(2), stroke(striker=True), stroke())
WHITE, STRIKER = Marks(white=1), Marks(striker=1)


@pytest.mark.parametrize(
    ("entries", "setup"),
    [(OPENED, SINGLES), (ONE, SINGLES), (ONE, DOUBLES), (QUEEN, SINGLES), (QUEEN, DOUBLES), (OWING, SINGLES)],
)
def test_missed_says_what_the_ruling_on_a_miss_leads_to(entries: tuple[Entry, ...], setup: Setup) -> None:
    record = record_of(*entries, setup=setup)
    assert record.state.board is not None
    made = decide(record, StrokeDraft().as_command(record.state.board))
    assert isinstance(made, StrokeMade)

    missed = what_now(record, StrokeDraft(), None).offers[0]
    assert (missed.name, missed.title) == ("confirm", "Missed")
    assert missed.consequence == next_in_short(evolve(record.state, made, PREVIEWED))


@pytest.mark.parametrize(
    ("entries", "pocketed", "said"),
    [
        (ONE, WHITE, "Player A1 plays on"),
        (ONE, Marks(white=1, striker=1), "Player B1 places 2 white"),
        (OPENED, STRIKER, "Player B1 plays"),
    ],
)
def test_it_says_who_plays_or_who_places_what(entries: tuple[Entry, ...], pocketed: Marks, said: str) -> None:
    record, draft = record_of(*entries), StrokeDraft(pocketed)

    assert ruling_view(record, draft, previewed(record, draft)).follows == said

"""An override shows the ruling that it replaces."""

from dataclasses import replace

from carrom_desk.match.entry.entries import Override, PlayCalled, Toss, TossChoice
from carrom_desk.match.setup import Player
from carrom_desk.match.side import BySide, Side
from carrom_desk.presentation.names import with_short_names
from carrom_desk.presentation.ruling_view import ruling_view
from carrom_desk.presentation.stroke_draft import StrokeDraft
from carrom_desk.rules.ruling import Turn
from tests.fakes import SINGLES, record_of, stroke


def test_the_overridden_ruling_has_the_names_that_the_decision_has() -> None:
    long = (Player("Wolfeschlegelsteinhausenbergerdorff Maximilian"),)
    setup = replace(SINGLES, sides=BySide(long, SINGLES.sides.b))
    override = Override(turn=Turn.PASSES, reason="Pushed")
    record = record_of(Toss(Side.A, TossChoice.BREAK), PlayCalled(), stroke(1), override, setup=setup)

    view = ruling_view(with_short_names(record), StrokeDraft(), None)

    assert view.text is not None
    assert "Overridden ruling: W. Maximilian plays on (law 48)." in view.text.details

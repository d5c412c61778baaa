"""Every match that the desk accepts can be displayed: in the window, to spectators and in the hall."""

from collections.abc import Sequence

import pytest

from carrom_desk.hall.hub import AtTable
from carrom_desk.hall.views.table_views import log_lines, table_view
from carrom_desk.match.ports.hall_store import HallMatch
from carrom_desk.match.ports.store import MatchId
from carrom_desk.match.record import MatchRecord, new_record, with_entry
from carrom_desk.presentation.log.log_lines import LogLine
from carrom_desk.presentation.log.log_rows import log_rows
from carrom_desk.presentation.score import spectator_view, spoken
from carrom_desk.presentation.screen import SavedView, screen_of, standing_of
from carrom_desk.presentation.stroke_draft import StrokeDraft, StrokeView

from .test_every_match_is_reported import WALKS
from .walks import walked

pytestmark = pytest.mark.nightly

EVERY = 4
"""Number of entries between two checks."""


def look_at(record: MatchRecord, rows: Sequence[LogLine]) -> None:
    standing = standing_of(record, rows, (), SavedView("", "", ""), None, is_turned=False)
    for draft in (StrokeDraft(), StrokeDraft(is_improper=True)):
        screen_of(standing, StrokeView(draft, is_jumped_mode=False), None, None, None)
    assert spoken(spectator_view(record))
    assert table_view(AtTable(HallMatch(MatchId("walk"), 1), record, record.setup)).match_id == "walk"


@pytest.mark.parametrize("seed", range(WALKS))
def test_whatever_is_accepted_is_shown(seed: int) -> None:
    whole = walked(seed)
    record = new_record(whole.agreed)
    rows = log_rows(record)

    for logged in whole.entries:
        record = with_entry(record, logged)
        rows = log_rows(record, rows)
        assert rows[-1].number == logged.number
        if (logged.number + seed) % EVERY == 0:
            look_at(record, rows)

    assert list(rows) == list(log_rows(record))
    assert log_lines(record, 1_000)

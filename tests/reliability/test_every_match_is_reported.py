"""Every match that the desk accepts can be read again, and reported in every format."""

import os
from contextlib import suppress

import pytest

from carrom_desk.desk.documents import Form, MatchNumbers, match_report, written
from carrom_desk.exchange.codec.state_codec import write_state
from carrom_desk.exchange.match_file import read_match, replay_match, write_match
from carrom_desk.match.ports.store import MatchId, StoredMatch
from carrom_desk.match.problems import InvalidDocument
from carrom_desk.presentation.end_card import end_card
from carrom_desk.reports.match_documents import Options

from .walks import walked

pytestmark = pytest.mark.nightly

WALKS = int(os.environ.get("CARROM_DESK_WALKS", "15"))
PDF_EVERY = 20
"""One of this many walks is also typeset."""


@pytest.mark.parametrize("seed", range(WALKS))
def test_whatever_is_accepted_is_read_again_and_reported(seed: int) -> None:
    record = walked(seed)
    match = StoredMatch(MatchId(f"walk-{seed}"), record.agreed, tuple(record.entries))

    text = write_match(match)
    again = read_match(text)
    assert write_match(again) == text
    assert write_state(replay_match(again).record.state) == write_state(record.state)
    end_card(record)

    report, options = match_report(match), Options()
    forms = [Form.HTML, Form.CSV, Form.STROKES, Form.XLSX, Form.MATCH_FILE]
    if seed % PDF_EVERY == 0:
        forms.append(Form.PDF)
    for form in forms:
        assert written(report, form, options, f"match{form.ending}").content
    for form in (Form.HTML, Form.CSV):
        assert written(MatchNumbers(report.match), form, options, f"numbers{form.ending}").content
    with suppress(InvalidDocument):  # nothing was played to its end: there is nothing for SoL yet
        assert written(report, Form.SOL, options, "match.sol").content

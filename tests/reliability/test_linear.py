"""Work grows linearly with a match: twice the entries take at most about twice the calls."""

import cProfile
from collections.abc import Callable
from contextlib import suppress
from functools import partial

import pytest

from carrom_desk.desk.documents import Form, match_report, written
from carrom_desk.exchange.match_file import read_match, replay_match, write_match
from carrom_desk.match.entry.entries import Entry, LoggedEntry, Noted, Redone, Undone
from carrom_desk.match.ports.store import MatchId, StoredMatch
from carrom_desk.match.problems import Refused
from carrom_desk.match.record import decide, with_entry
from carrom_desk.reports.match_documents import Options
from tests.fakes import record_of, stroke
from tests.storage.stored_matches import OPENING

pytestmark = pytest.mark.nightly

MOST = 2.2
"""Maximum ratio of work for twice as many entries."""
FORMS = (Form.HTML, Form.CSV, Form.STROKES, Form.MATCH_FILE)

MATCHES: dict[str, Callable[[int], Entry]] = {
    "strokes": lambda _number: stroke(),
    "fouls and men that come back": lambda number: stroke(own=1, striker=number % 2 == 1),
    "undo and redo": lambda number: Redone() if number % 2 else Undone(),
    "notes": lambda _number: Noted("rain"),
}


def _calls(work: Callable[[], object]) -> int:
    profile = cProfile.Profile()
    profile.runcall(work)
    return sum(entry.callcount for entry in profile.getstats())


def _played(entry: Callable[[int], Entry], many: int) -> StoredMatch:
    record = record_of(*OPENING)
    for number in range(many):
        with suppress(Refused):
            record = with_entry(record, LoggedEntry(record.next_number, decide(record, entry(number))))
    return StoredMatch(MatchId("m1"), record.agreed, tuple(record.entries))


def _work_of(match: StoredMatch) -> dict[str, int]:
    """Measures the work of each step with a match."""
    report, text = match_report(match), write_match(match)
    return {
        "read": _calls(lambda: read_match(text)),
        "replay": _calls(lambda: replay_match(match)),
        "report": _calls(lambda: match_report(match)),
        **{form.name: _calls(partial(written, report, form, Options(), f"m{form.ending}")) for form in FORMS},
    }


@pytest.mark.parametrize("what", MATCHES)
def test_twice_the_entries_take_twice_the_work(what: str) -> None:
    _work_of(_played(MATCHES[what], 5))  # what is loaded when it is first needed

    short, long = (_work_of(_played(MATCHES[what], many)) for many in (100, 200))

    assert {step: ratio for step in short if (ratio := long[step] / short[step]) > MOST} == {}

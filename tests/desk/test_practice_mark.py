"""The mark of a match that was only practised on."""

from dataclasses import replace

from carrom_desk.desk.practice_mark import is_marked, marked
from carrom_desk.match.store import MatchId, StoredMatch
from tests.fakes import SINGLES, library


def test_the_mark_stands_before_the_event_once() -> None:
    once = marked(SINGLES)

    assert once.event == f"PRACTICE: {SINGLES.event}"
    assert marked(once) == once
    assert marked(replace(SINGLES, event="")).event == "PRACTICE"
    assert is_marked(once)
    assert not is_marked(SINGLES)
    assert not is_marked(replace(SINGLES, event="PRACTICES"))


def test_whatever_comes_into_a_library_to_practise_with_bears_the_mark() -> None:
    matches = library()
    matches.practise()
    begun = matches.begin(SINGLES)
    matches.add(StoredMatch(MatchId("from-a-file"), SINGLES, ()))

    for match_id in (begun.id, MatchId("from-a-file")):
        assert is_marked(matches.setup_of(match_id))
    assert begun.record.setup == marked(SINGLES)
    assert not is_marked(library().begin(SINGLES).record.setup)

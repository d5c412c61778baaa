"""The library of matches at a desk, and suggestions from earlier matches."""

from dataclasses import replace

import pytest

from carrom_desk.match.entry.entries import ActEntry, LoggedEntry, PlayCalled, Toss, TossChoice
from carrom_desk.match.ports.store import MatchId, NoSuchMatch, StoreConflict, StoredMatch, StoreUnavailable
from carrom_desk.match.replay import ImpossibleEntry
from carrom_desk.match.side import BySide, Side
from carrom_desk.match.state import Status
from tests.fakes import DOUBLES, SINGLES, MemoryStore, StoppedTime, library, stroke
from tests.match.every_entry import every_entry, stored

TOSS = Toss(Side.A, TossChoice.BREAK)


def a_file(match_id: str = "from-a-file") -> StoredMatch:
    """Returns a match as read from a file without times and rulings."""
    entries = (LoggedEntry(0, TOSS), LoggedEntry(1, stroke(8)), LoggedEntry(2, stroke(1, queen=True)))
    return StoredMatch(MatchId(match_id), SINGLES, entries)


def test_a_new_match_is_kept_and_open() -> None:
    store, now = MemoryStore(), StoppedTime()
    now.advance(65_000)

    opened = library(store, now).begin(DOUBLES)

    assert opened.id == "m1"
    assert store.kept[opened.id] == StoredMatch(opened.id, DOUBLES, ())
    assert opened.record.entries == ()
    summary = store.summaries[opened.id]
    assert (summary.status, summary.started) == (Status.BEFORE_TOSS, "2026-11-21T10:01:05.000+05:30")


def test_a_match_that_cannot_be_kept_is_not_begun() -> None:
    store = MemoryStore()
    store.is_full = True

    with pytest.raises(StoreUnavailable):
        library(store).begin(SINGLES)
    assert store.kept == {}


def test_a_stored_match_is_opened_at_its_last_entry() -> None:
    store = MemoryStore()
    matches = library(store)
    opened = matches.begin(SINGLES)
    opened.submit(TOSS)
    opened.submit(stroke(2))

    assert matches.open(opened.id).record == opened.record
    assert matches.store.load(opened.id).setup == SINGLES
    assert matches.store.load(opened.id) == StoredMatch(opened.id, SINGLES, opened.record.entries)
    with pytest.raises(NoSuchMatch):
        matches.open(MatchId("m2"))


def test_the_library_knows_the_date_at_its_desk() -> None:
    assert library().today() == "2026-11-21"


def test_a_match_from_a_file_is_kept_with_the_rulings_it_is_given() -> None:
    store = MemoryStore()
    matches = library(store)

    matches.add(a_file())

    kept = store.kept[MatchId("from-a-file")]
    assert all(each.entry.ruling is not None for each in kept.entries if isinstance(each.entry, ActEntry))
    assert [each.number for each in kept.entries] == [0, 1, 2]
    assert matches.open(kept.id).record.entries == kept.entries
    assert store.summaries[kept.id].score == BySide(12, 0)


def test_a_match_whose_file_says_no_time_began_at_an_unknown_time() -> None:
    store, now = MemoryStore(), StoppedTime()
    now.advance(3_000)

    library(store, now).add(a_file())
    library(store, now).add(replace(a_file("empty"), entries=()))
    library(store, now).add(replace(stored(every_entry()), id=MatchId("timed")))

    started = {match_id: summary.started for match_id, summary in store.summaries.items()}
    assert started == {
        "from-a-file": "",
        "empty": "",
        "timed": "2026-11-21T10:00:00.123+05:30",
    }


def test_a_match_that_is_there_is_replaced_only_when_asked() -> None:
    store = MemoryStore()
    matches = library(store)
    matches.add(a_file())
    shorter = replace(a_file(), entries=a_file().entries[:1])

    with pytest.raises(StoreConflict):
        matches.add(shorter)
    assert len(store.kept[shorter.id].entries) == 3

    matches.add(shorter, replace_existing=True)
    assert len(store.kept[shorter.id].entries) == 1


def test_a_log_that_contradicts_itself_is_not_kept() -> None:
    store = MemoryStore()

    with pytest.raises(ImpossibleEntry):
        library(store).add(replace(a_file(), entries=(LoggedEntry(0, PlayCalled()),)))
    assert store.kept == {}


# Practice


def test_whatever_comes_into_a_library_to_practise_with_bears_the_mark() -> None:
    matches = library()
    matches.practise()
    begun = matches.begin(SINGLES)
    matches.add(StoredMatch(MatchId("from-a-file"), SINGLES, ()))

    for match_id in (begun.id, MatchId("from-a-file")):
        assert matches.store.load(match_id).setup.practice
    assert begun.record.setup == replace(SINGLES, practice=True)
    assert not library().begin(replace(SINGLES, event="PRACTICE: Cup")).record.setup.practice

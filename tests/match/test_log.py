"""Logs are immutable, and share their entries with longer ones."""

import pytest
from hypothesis import given, settings

from carrom_desk.match.entry.entries import KINDS, Amended, LoggedEntry, Noted, StrokeMade, Undone
from carrom_desk.match.log import Log
from carrom_desk.match.record import MatchRecord
from tests.fakes import record_of
from tests.match.every_entry import every_entry
from tests.match.strategies import courses

fewer = settings(max_examples=settings().max_examples // 3)


@fewer
@given(courses())
def test_a_log_is_the_entries_in_order(course: list[MatchRecord]) -> None:
    for before in course:
        entries = tuple(before.entries)
        assert before.entries == Log(entries) == entries
        assert hash(before.entries) == hash(Log(entries))
        assert before.entries[1:-1] == entries[1:-1]
        assert [logged.number for logged in entries] == list(range(len(before.entries)))
        for kind in KINDS.values():
            assert list(before.entries.of_kind(kind)) == [each for each in entries if isinstance(each.entry, kind)]


def test_what_a_note_says_is_no_entry() -> None:
    log = record_of(Noted('{"entry":"undo"} "entry":"amend"'), Noted("nothing")).entries

    assert (list(log.of_kind(Undone)), list(log.of_kind(Amended))) == ([], [])
    assert [logged.number for logged in log.of_kind(Noted)] == [0, 1]


def test_a_log_grows_in_two_ways_without_changing() -> None:
    log = record_of(Noted("one"), Noted("two")).entries
    third, other = LoggedEntry(2, Noted("three")), LoggedEntry(2, Noted("another"))

    grown, otherwise = log.with_one_more(third), log.with_one_more(other)

    assert (len(log), grown[2], otherwise[2], grown[-1]) == (2, third, other, third)
    assert list(log) == list(grown)[:2] == list(otherwise)[:2]
    assert grown != log
    assert grown == (*log, third)


def test_there_is_nothing_before_and_after_a_log() -> None:
    log = every_entry().entries
    for place in (len(log), -len(log) - 1):
        with pytest.raises(IndexError):
            log[place]


def test_a_shorter_log_does_not_see_what_a_longer_one_shares() -> None:
    log = record_of(Noted("one")).entries
    log.with_one_more(LoggedEntry(1, Noted("two")))

    with pytest.raises(IndexError):
        log[1]
    assert len(list(log)) == 1


def test_entries_of_one_kind_are_of_that_kind() -> None:
    record = every_entry()

    assert all(isinstance(logged.entry, StrokeMade) for logged in record.entries.of_kind(StrokeMade))
    assert repr(record.entries).startswith("Log([LoggedEntry(number=0")

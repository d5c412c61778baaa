"""A log says the same whether its entries were entered, replayed, or are still to be read."""

import json

import pytest
from hypothesis import given, settings

from carrom_desk.match.entries import Amended, LoggedEntry, Noted, StrokeMade, Undone
from carrom_desk.match.entry_codec import NAMES, read_logged, write_logged
from carrom_desk.match.log import Log, StoredEntries
from carrom_desk.match.record import MatchRecord
from carrom_desk.storage.rows import canonical
from tests.fakes import record_of
from tests.match.every_entry import every_entry
from tests.match.strategies import courses

fewer = settings(max_examples=settings().max_examples // 3)


def as_stored(record: MatchRecord, length: int) -> tuple[Log, list[int]]:
    """The record's log with so many of its entries still to be read, and the numbers of those that were."""
    read: list[int] = []

    def made(number: int, text: str) -> LoggedEntry:
        read.append(number)
        return read_logged(json.loads(text), number)

    texts = [canonical(write_logged(logged)) for logged in record.entries[:length]]
    return Log(record.entries[length:], StoredEntries(texts, made, record.entries.backs())), read


@fewer
@given(courses())
def test_a_log_that_is_read_is_the_one_that_was_entered(course: list[MatchRecord]) -> None:
    record = course[-1]
    for length in {0, 1, len(record.entries) // 2, len(record.entries)}:
        log, _ = as_stored(record, min(length, len(record.entries)))

        assert log == record.entries
        assert hash(log) == hash(record.entries)
        assert tuple(log) == tuple(record.entries) == log
        assert log.backs() == record.entries.backs()
        assert log[1:-1] == record.entries[1:-1]
        for number in (0, 1, len(log) // 2, len(log)):
            before = log.before(number)
            assert before == log[:number]
            assert list(before.of_kind(Noted)) == [each for each in log.of_kind(Noted) if each.number < number]
            assert before.backs() == {key: men for key, men in log.backs().items() if key < number}
        for kind in NAMES:
            assert list(log.of_kind(kind)) == list(record.entries.of_kind(kind))


def test_only_what_is_asked_for_is_read_and_only_once() -> None:
    record = every_entry()
    log, read = as_stored(record, len(record.entries))

    assert (len(log), read) == (len(record.entries), [])
    assert log[-1] == record.entries[-1] == log[len(log) - 1]
    assert read == [len(log) - 1]
    assert [logged.number for logged in log.of_kind(Undone)] == [
        number for number, logged in enumerate(record.entries) if isinstance(logged.entry, Undone)
    ]
    assert len(read) < len(log) / 2


def test_what_a_note_says_is_no_entry() -> None:
    record = record_of(Noted('{"entry":"undo"} "entry":"amend"'), Noted("nothing"), Noted("Warning: A: time"))
    log, _ = as_stored(record, 3)

    assert (list(log.of_kind(Undone)), list(log.of_kind(Amended))) == ([], [])
    assert [logged.number for logged in log.of_kind(Noted)] == [0, 1, 2]


def test_a_log_grows_without_changing() -> None:
    record = record_of(Noted("one"), Noted("two"))
    log, read = as_stored(record, 2)
    third = LoggedEntry(2, Noted("three"))

    grown = log.with_one_more(third)

    assert (len(log), len(grown), grown[2]) == (2, 3, third)
    assert [logged.number for logged in grown.of_kind(Noted)] == [0, 1, 2]
    assert (list(log), sorted(read)) == (list(record.entries), [0, 1])
    assert grown != log
    assert grown == (*record.entries, third)


def test_there_is_nothing_before_and_after_a_log() -> None:
    record = every_entry()
    for log in (record.entries, as_stored(record, 3)[0]):
        for place in (len(log), -len(log) - 1):
            with pytest.raises(IndexError):
                log[place]


def test_entries_of_one_kind_are_of_that_kind() -> None:
    record = every_entry()

    assert all(isinstance(logged.entry, StrokeMade) for logged in record.entries.of_kind(StrokeMade))
    assert repr(record.entries).startswith("Log([LoggedEntry(number=0")

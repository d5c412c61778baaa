"""The rows of the log: as written, as they count after corrections, and no dearer than one row an entry."""

from collections.abc import Sequence

import pytest

from carrom_desk.gui.models.log_row import EarlierRows, LogRow, LogRows
from carrom_desk.gui.models.log_rows import following_rows, log_rows
from carrom_desk.match.entries import Amended, Undone
from carrom_desk.match.record import MatchRecord, new_record
from tests.match.playing import a_setup, a_stroke, enter, play

BEGUN = "toss a break; play; p2; -; p1"


def told(rows: Sequence[LogRow]) -> list[str]:
    """A row in one line: number, who, what, ruling, law, and what it is besides."""
    flags = ("is_undone", "is_amended", "is_correction", "is_impossible")
    return [
        " | ".join(
            (f"{row.number} {row.who}".strip(), row.what, row.ruling, row.laws, *filter(row.__getattribute__, flags))
        )
        for row in rows
    ]


def test_every_entry_has_a_row() -> None:
    assert told(log_rows(play(BEGUN))) == [
        "0 A1 | Won the toss, chose to break | Player A1 breaks. | 39",
        "1 | “Play” |  | 46",
        "2 A1 | Break: 2 white | Player A1 plays on. | 48",
        "3 A1 | Nothing pocketed | Turn passes to Player B1. | 48",
        "4 B1 | 1 black | Player B1 plays on. | 48",
    ]


def test_what_was_taken_back_is_marked_and_the_undo_names_it() -> None:
    assert told(log_rows(play(f"{BEGUN}; undo; undo; redo")))[3:] == [
        "3 A1 | Nothing pocketed | Turn passes to Player B1. | 48",
        "4 B1 | 1 black | Player B1 plays on. | 48 | is_undone",
        "5 | Undo of entry 4 |  |  | is_correction",
        "6 | Undo of entry 3 |  |  | is_correction",
        "7 | Redo of entry 3 |  |  | is_correction",
    ]


def test_an_amended_row_says_how_it_counts() -> None:
    record = enter(play(BEGUN), Amended(3, a_stroke("X"), "striker fell"))

    assert told(log_rows(record))[3:] == [
        (
            "3 A1 | Striker | Turn passes to Player B1. 1 white man comes back: due. Player B1 places it. | 72(a)"
            " | is_amended"
        ),
        "4 B1 | 1 black | Player B1 plays on. | 48",
        "5 | Entry 3 amended | Striker · striker fell |  | is_correction",
    ]


def test_after_an_amendment_the_others_count_as_they_are_judged_anew() -> None:
    # Without the stroke that passed the turn, the man that fell next is the other side's.
    record = enter(play(BEGUN), Amended(3, a_stroke("p1"), "one fell"))

    assert told(log_rows(record))[4] == "4 A1 | 1 white | Player A1 plays on. | 48"


def test_an_entry_that_an_amendment_made_impossible_is_marked() -> None:
    record = enter(play("toss a break; p1; p4"), Amended(1, a_stroke("p6"), "six fell"))

    assert told(log_rows(record))[1:3] == [
        "1 A1 | Break: 6 white | Player A1 plays on. | 48 | is_amended",
        "2 A1 | 4 white | Player A1 plays on. | 48 | is_impossible",
    ]


RECORDS = [
    play(BEGUN),
    play(f"{BEGUN}; undo"),
    play(f"{BEGUN}; undo; redo"),
    play(f"{BEGUN}; undo; p2; undo; undo"),
    enter(play(BEGUN), Amended(3, a_stroke("X"), "striker fell")),
    enter(play(BEGUN), Amended(3, a_stroke("X"), "striker fell"), a_stroke("-"), Undone()),
    enter(play(BEGUN), Amended(3, a_stroke("p1"), "one fell"), Undone()),
    play("redo", after=enter(play(BEGUN), Amended(3, a_stroke("p1"), "one fell"), Undone())),
]


@pytest.mark.parametrize("record", RECORDS, ids=range(len(RECORDS)))
def test_rows_that_grow_with_the_record_are_those_made_at_once(record: MatchRecord) -> None:
    before = new_record(a_setup())
    rows = LogRows(())
    for logged in record.entries:
        after = enter(before, logged.entry)
        rows = following_rows(rows, before, after)
        before = after

    assert list(rows) == list(log_rows(record))


def test_one_entry_more_leaves_the_other_rows_as_they_are() -> None:
    before = play(BEGUN)
    rows = log_rows(before)
    after = enter(before, a_stroke("p1"))

    grown = following_rows(rows, before, after)

    assert all(new is old for new, old in zip(grown, rows, strict=False))
    assert len(grown) == len(rows) + 1


@pytest.mark.parametrize("rows", [LogRows(()), log_rows(play("note"))], ids=["none", "of another match"])
def test_rows_that_do_not_belong_to_the_record_are_made_anew(rows: LogRows) -> None:
    record = play(BEGUN)

    assert list(following_rows(rows, new_record(a_setup()), record)) == list(log_rows(record))


def test_a_record_without_entries_has_no_rows() -> None:
    assert not following_rows(LogRows(()), new_record(a_setup()), new_record(a_setup()))


@pytest.mark.parametrize("record", RECORDS, ids=range(len(RECORDS)))
def test_rows_from_lately_on_are_the_same_rows(record: MatchRecord) -> None:
    lately = new_record(a_setup())
    for logged in record.entries:
        assert list(log_rows(record, lately)) == list(log_rows(record))
        lately = enter(lately, logged.entry)
    assert list(log_rows(record, lately)) == list(log_rows(record))


def test_rows_before_lately_are_worded_when_they_are_wanted_and_once() -> None:
    lately = play(BEGUN)
    record = enter(lately, a_stroke("p1"), a_stroke("-"))
    asked: list[str] = []

    def word() -> tuple[LogRow, ...]:
        asked.append("all")
        return log_rows(record)[:5]

    rows = LogRows(log_rows(record)[5:], EarlierRows(5, word))
    grown = following_rows(rows, record, enter(record, a_stroke("p1")))

    assert (len(grown), grown.changed_from(rows), rows[-1].number) == (8, [], 6)
    assert asked == []
    assert [row.number for row in grown] == list(range(8))
    assert rows[0] is grown[0]
    assert asked == ["all"]
    assert LogRows(log_rows(record)).changed_from(rows) == []


def test_there_is_no_row_beyond_the_log() -> None:
    rows = log_rows(play(BEGUN))

    for place in (len(rows), -len(rows) - 1):
        with pytest.raises(IndexError):
            rows[place]

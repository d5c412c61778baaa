"""The rows of the log: as written, as they count after corrections, and no dearer than one row an entry."""

from collections.abc import Sequence
from dataclasses import replace

import pytest

from carrom_desk.gui.names import short_names
from carrom_desk.gui.panels.log_model import LogRow, SheetRow, following_rows, log_rows, sheet_rows
from carrom_desk.match.entries import Amended, Undone
from carrom_desk.match.record import MatchRecord, new_record
from carrom_desk.match.setup import Player
from carrom_desk.match.side import BySide
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
        "0 Player A1 | Won the toss, chose to break | Player A1 breaks. | 39",
        "1 | “Play” |  | 46",
        "2 Player A1 | Break: 2 white | Player A1 plays on. | 48",
        "3 Player A1 | Nothing pocketed | Turn passes to Player B1. | 48",
        "4 Player B1 | 1 black | Player B1 plays on. | 48",
    ]


def test_what_was_taken_back_is_marked_and_the_undo_names_it() -> None:
    assert told(log_rows(play(f"{BEGUN}; undo; undo; redo")))[3:] == [
        "3 Player A1 | Nothing pocketed | Turn passes to Player B1. | 48",
        "4 Player B1 | 1 black | Player B1 plays on. | 48 | is_undone",
        "5 | Undo of entry 4 |  |  | is_correction",
        "6 | Undo of entry 3 |  |  | is_correction",
        "7 | Redo of entry 3 |  |  | is_correction",
    ]


def test_an_amended_row_says_how_it_counts() -> None:
    record = enter(play(BEGUN), Amended(3, a_stroke("X"), "striker fell"))

    assert told(log_rows(record))[3:] == [
        (
            "3 Player A1 | Striker | Turn passes to Player B1. 1 white man comes back: due. Player B1 places it."
            " | 72(a) | is_amended"
        ),
        "4 Player B1 | 1 black | Player B1 plays on. | 48",
        "5 | Entry 3 amended | Striker · striker fell |  | is_correction",
    ]


def test_after_an_amendment_the_others_count_as_they_are_judged_again() -> None:
    # Without the stroke that passed the turn, the man that fell next is the other side's.
    record = enter(play(BEGUN), Amended(3, a_stroke("p1"), "one fell"))

    assert told(log_rows(record))[4] == "4 Player A1 | 1 white | Player A1 plays on. | 48"


def test_an_entry_that_an_amendment_made_impossible_is_marked() -> None:
    record = enter(play("toss a break; p1; p4"), Amended(1, a_stroke("p6"), "six fell"))

    assert told(log_rows(record))[1:3] == [
        "1 Player A1 | Break: 6 white | Player A1 plays on. | 48 | is_amended",
        "2 Player A1 | 4 white | Player A1 plays on. | 48 | is_impossible",
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
    rows: tuple[LogRow, ...] = ()
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


@pytest.mark.parametrize("rows", [(), log_rows(play("note"))], ids=["none", "of another match"])
def test_rows_that_do_not_belong_to_the_record_are_made_anew(rows: tuple[LogRow, ...]) -> None:
    record = play(BEGUN)

    assert list(following_rows(rows, new_record(a_setup()), record)) == list(log_rows(record))


def test_a_record_without_entries_has_no_rows() -> None:
    assert not following_rows((), new_record(a_setup()), new_record(a_setup()))


def test_rows_know_their_board_and_an_undo_stays_with_the_log() -> None:
    rows = log_rows(play(f"{BEGUN}; undo"))

    assert [row.heading.title for row in rows[:2]] == ["Before the toss", "Board 1 · Player A1 breaks"]
    assert (rows[-1].heading, rows[-1].is_folded) == (rows[-2].heading, True)
    assert rows[1].heading.score == "0 – 0"


@pytest.mark.parametrize(
    ("names", "short"),
    [
        (("Asha Rao", "Bilal Khan"), {"A1": "Asha", "B1": "Bilal", "A": "Asha", "B": "Bilal"}),
        (("Asha Rao", "Asha Das"), {"A1": "Asha Rao", "B1": "Asha Das", "A": "Asha Rao", "B": "Asha Das"}),
    ],
)
def test_first_names_do_where_no_two_are_alike(names: tuple[str, str], short: dict[str, str]) -> None:
    setup = replace(a_setup(), sides=BySide((Player(names[0]),), (Player(names[1]),)))

    assert short_names(setup) == short


def test_the_score_sheet_has_the_boards_that_ended_and_the_one_that_is_played() -> None:
    sheet = sheet_rows(play("toss a break; play; p8; p1 Q").state)

    assert sheet == (
        SheetRow(1, 1, "Player A1", ("12", "–"), "Player A1", "12 – 0"),
        SheetRow(1, 2, "Player B1", ("", ""), "", ""),
    )

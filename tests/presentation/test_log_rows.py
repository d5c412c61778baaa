"""Rows of the log: as entered, as they count after corrections, and built once per entry."""

from dataclasses import replace

import pytest

from carrom_desk.match.effects.decisions import placed_before
from carrom_desk.match.entry.entries import (
    Amended,
    DetailsChanged,
    Override,
    PlacingDone,
    PlacingOutcome,
    Redone,
    Undone,
)
from carrom_desk.match.record import MatchRecord, new_record
from carrom_desk.match.setup import Competition, Player
from carrom_desk.match.side import BySide, Seat, Side
from carrom_desk.presentation.log.log_rows import SheetRow, game_headings, log_rows, sheet_rows
from carrom_desk.presentation.log.places import place_of
from carrom_desk.presentation.names import short_names
from carrom_desk.rules.position import ByParty, Party
from carrom_desk.rules.ruling import BoardResult, Placing, Turn
from tests.match.playing import a_setup, a_stroke, enter, play

BEGUN = "toss a break; play; p2; -; p1"
WON = "toss a break; play; p8; p1 Q; play; p1"


def test_a_protest_stands_at_the_board_that_the_report_says_it_is_about() -> None:
    record = play("toss a break; p9 Q; protest a")
    (protest,) = record.state.protests
    row = log_rows(record)[-1]

    assert (row.heading.game, row.heading.board) == (protest.place["game"], protest.place["board"]) == (1, 1)


@pytest.mark.parametrize(
    ("acts", "board"),
    [
        ("upheld", 1),
        ("overruled", 1),
        ("upheld; play", 1),
        ("play; p1; protest b; upheld", 1),
        ("play; p1; overruled", 2),
    ],
)
def test_a_decision_is_listed_at_the_board_it_is_about_or_that_is_played(acts: str, board: int) -> None:
    record = play(f"toss a break; play; p9 Q; protest a; {acts}")
    row, step = log_rows(record)[-1], record.steps[-1]

    assert (row.heading.game, row.heading.board) == (1, board)
    assert row.heading.title.startswith(f"Board {board}")
    assert place_of(step) == (1, board)


def test_a_ruling_that_the_umpire_overrides_is_marked_as_long_as_the_decision_counts() -> None:
    record = enter(play(BEGUN), Override("it fell", turn=Turn.CONTINUES))
    before, after = log_rows(record), log_rows(enter(record, Undone()))

    assert [(row.number, row.is_overridden, row.of) for row in before if row.is_overridden or row.of] == [
        (4, True, None),
        (5, False, 4),
    ]
    assert [row.number for row in after if row.is_overridden] == []


def test_every_game_has_a_heading_with_its_score_unless_there_is_one_only() -> None:
    played = play("toss a break; play; won a 9; play; won a 9; play; won a 9; sides")

    assert [(each.title, each.score) for each in game_headings(played.state).values()] == [
        ("Game 1", "25–0"),
        ("Game 2", "0–0"),
    ]
    assert game_headings(play(BEGUN, a_setup(games=1)).state) == {}


RECORDS = [
    play(BEGUN),
    play(f"{BEGUN}; undo"),
    play(f"{BEGUN}; undo; redo"),
    play(f"{BEGUN}; undo; p2; undo; undo"),
    enter(play(BEGUN), Amended(3, a_stroke("X"), "striker fell")),
    enter(play(BEGUN), Amended(3, a_stroke("X"), "striker fell"), a_stroke("-"), Undone()),
    enter(play(BEGUN), Amended(3, a_stroke("p1"), "one fell", Turn.PASSES), Undone()),
    play("redo", after=enter(play(BEGUN), Amended(3, a_stroke("p1"), "one fell", Turn.PASSES), Undone())),
    enter(play(WON), Override("counted again", board=BoardResult(Party.OWN, 4), of=3)),
    enter(play(WON), DetailsChanged(competition=Competition(points=20)), Undone(), Redone()),
]


@pytest.mark.parametrize("record", RECORDS, ids=range(len(RECORDS)))
def test_rows_that_grow_with_the_record_are_those_made_at_once(record: MatchRecord) -> None:
    grown = new_record(a_setup())
    rows = log_rows(grown)
    for logged in record.entries:
        grown = enter(grown, logged.entry)
        rows = log_rows(grown, rows)
        assert list(rows) == list(log_rows(grown))


def test_rows_of_another_match_are_not_taken_for_its_own() -> None:
    record = play(BEGUN)

    assert list(log_rows(record, log_rows(play("note")))) == list(log_rows(record))


def test_men_that_stay_placed_after_a_decision_are_listed_once() -> None:
    placed = play("toss a break; play; p3; p1 X; placed")
    decision = Override("It was so.", turn=Turn.PASSES)
    stay = placed_before(placed.state, decision)
    assert stay is not None
    shown = [row.what for row in log_rows(enter(placed, decision, stay)) if not row.is_folded]

    assert shown.count("Men placed") == 1
    assert len(shown) == 6
    asked_again = enter(placed, replace(decision, place=Placing(ByParty(3, 0))), PlacingDone(PlacingOutcome.PLACED))
    assert [row.what for row in log_rows(asked_again) if not row.is_folded].count("Men placed") == 2


def test_a_record_without_entries_has_no_rows() -> None:
    assert not list(log_rows(new_record(a_setup())))


def test_rows_know_their_board_and_an_undo_stays_with_the_log() -> None:
    rows = log_rows(play(f"{BEGUN}; undo"))

    assert [row.heading.title for row in rows[:2]] == ["Before the toss", "Board 1 · Player A1 breaks"]
    assert (rows[-1].heading, rows[-1].is_folded) == (rows[-2].heading, True)
    assert rows[1].heading.score == "0–0"


@pytest.mark.parametrize(
    ("names", "short"),
    [
        (("Asha Rao", "Bilal Khan"), ["Asha Rao", "Bilal Khan"]),
        (("Asha Rao", "Asha Das"), ["Asha Rao", "Asha Das"]),
        (("Asha Lakshmi Rao", "Asha Meera Rao"), ["Asha Lakshmi Rao", "Asha Meera Rao"]),
        (("Asha Rao", "Asha Rao"), ["Asha Rao", "Asha Rao"]),
        (("Venkatanarasimha Krishnamurthy I", "Bilal Khan"), ["V. Krishnamurthy I", "Bilal Khan"]),
    ],
)
def test_a_column_has_the_names_that_sentences_have(names: tuple[str, str], short: list[str]) -> None:
    setup = replace(a_setup(), sides=BySide((Player(names[0]),), (Player(names[1]),)))

    found = short_names(setup)
    assert [found.player(seat) for seat in (Seat.A1, Seat.B1)] == [found.side(side) for side in Side] == short


def test_the_score_sheet_has_the_boards_that_ended_and_the_one_that_is_played() -> None:
    state = play("toss a break; play; p8; p1 Q").state
    sheet = sheet_rows(state, short_names(state.setup))

    assert sheet == (
        SheetRow(1, 1, "Player A1", ("12", "–"), "Player A1", "12–0"),
        SheetRow(1, 2, "Player B1", ("", ""), "", ""),
    )


@pytest.mark.parametrize("entered", ["note", "pause", "protest a", "warn a"])
def test_what_is_entered_before_the_claim_stands_below_the_board_that_ended(entered: str) -> None:
    ended = play("toss a break; play; p8; p1 X")
    record = play(f"{entered}; demand 1", after=ended)
    step = record.steps[-2]

    assert {row.heading.title for row in log_rows(record)[1:]} == {"Board 1 · Player A1 breaks"}
    assert place_of(step) == (1, 1)


def test_the_score_sheet_has_the_boards_of_a_game_that_was_broken_off() -> None:
    state = play("toss a break; won a 12; p3; disqualify a").state
    rows = sheet_rows(state, short_names(state.setup))

    assert [(row.game, row.board, row.points, row.total) for row in rows] == [(1, 1, ("12", "–"), "12–0")]

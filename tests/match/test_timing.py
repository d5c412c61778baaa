"""Clocks that the laws require, and the events that start them."""

from dataclasses import replace

import pytest

from carrom_desk.match.record import new_record
from carrom_desk.match.setup import ChangeSides, Competition, Setup
from carrom_desk.match.side import Seat
from carrom_desk.match.timing import ClockRule, CountsFrom, clock_for
from carrom_desk.rules.clocks import ClockKind
from carrom_desk.rules.edition import Edition
from carrom_desk.rules.editions.club import CLUB
from carrom_desk.rules.editions.icf_1993 import ICF_1993
from carrom_desk.rules.editions.technitia_2k20 import TECHNITIA_2K20
from tests.fakes import DOUBLES, SINGLES
from tests.match.playing import a_setup, play

CALLED = "toss a break; play"


def clock(entries: str, setup: Setup = SINGLES) -> ClockRule | None:
    """Returns the clock after these entries."""
    return clock_for(play(entries, setup) if entries else new_record(setup))


ONE_GAME_EACH = "toss a break; concede a game; sides; concede b game"

ROWS: list[tuple[str, str, ClockKind | None, int, tuple[str, ...], CountsFrom | None, Seat | None]] = [
    ("before the toss", "", ClockKind.APPEARANCE, 900, ("143(i)",), CountsFrom.THE_CALL, None),
    ("a trial board", "toss a break", ClockKind.PRACTICE, 180, ("TRIAL BOARD",), CountsFrom.THE_SEATING, None),
    ("Play is called", CALLED, ClockKind.BREAK, 15, ("46",), CountsFrom.PLAY, Seat.A1),
    ("he goes on", f"{CALLED}; p1", ClockKind.STROKE, 15, ("50",), CountsFrom.REST, Seat.A1),
    ("the turn passes", f"{CALLED}; -", ClockKind.STROKE, 15, ("50",), CountsFrom.STRIKER_OFF, Seat.B1),
    ("Play was not entered", "toss a break; p1", ClockKind.STROKE, 15, ("50",), CountsFrom.REST, Seat.A1),
    (
        "a man comes back and one is due",
        f"{CALLED}; p2; p1 X",
        ClockKind.PLACING_OR_FORGOING,
        15,
        ("88(a)", "87(a)"),
        CountsFrom.ANNOUNCEMENT,
        Seat.B1,
    ),
    (
        "he comes back alone, the due waits",
        f"{CALLED}; p1 X",
        ClockKind.PLACING,
        15,
        ("88(a)",),
        CountsFrom.ANNOUNCEMENT,
        Seat.B1,
    ),
    ("placed", f"{CALLED}; p1 X; placed", ClockKind.STROKE, 15, ("50",), CountsFrom.PLACED, Seat.A1),
    ("a due that waits", f"{CALLED}; X", ClockKind.STROKE, 15, ("50",), CountsFrom.STRIKER_OFF, Seat.B1),
    ("the Queen comes back", f"{CALLED}; p1; Q; -", ClockKind.STROKE, 15, ("50",), CountsFrom.QUEEN_BACK, Seat.B1),
    ("a pass", f"{CALLED}; -; pass", ClockKind.STROKE, 15, ("50",), CountsFrom.STRIKER_OFF, Seat.A1),
    ("the rest before game 3", ONE_GAME_EACH, ClockKind.REST, 600, ("138",), CountsFrom.END_OF_BOARD, None),
    ("Play ends the rest", f"{ONE_GAME_EACH}; play", ClockKind.BREAK, 15, ("46",), CountsFrom.PLAY, Seat.A1),
    (
        "sides are changed between games",
        "toss a break; concede a game",
        ClockKind.CHANGE_OF_SIDES,
        120,
        ("61",),
        CountsFrom.END_OF_BOARD,
        None,
    ),
    ("sides are changed", "toss a break; concede a game; sides", None, 0, (), None, None),
    ("the match is over", "toss a break; walkover a", None, 0, (), None, None),
]


@pytest.mark.parametrize(
    ("entries", "kind", "seconds", "laws", "counts_from", "seat"),
    [row[1:] for row in ROWS],
    ids=[row[0] for row in ROWS],
)
def test_the_clock_of_the_revised_laws(
    entries: str,
    kind: ClockKind | None,
    seconds: int,
    laws: tuple[str, ...],
    counts_from: CountsFrom | None,
    seat: Seat | None,
) -> None:
    rule = clock(entries)

    if kind is None:
        assert rule is None
    else:
        assert rule is not None
        assert (rule.kind, rule.seconds, rule.laws) == (kind, seconds, laws)
        assert (rule.counts_from, rule.seat) == (counts_from, seat)


@pytest.mark.parametrize(
    ("entries", "laws"),
    [
        ("", None),
        (CALLED, ("19",)),
        (f"{CALLED}; -", ("23",)),
        (f"{CALLED}; p1 X", ("61",)),
        (f"{CALLED}; p2; p1 X", ("61", "60")),
        ("toss a break; concede a game", ("34",)),
        (ONE_GAME_EACH, ("34",)),
    ],
)
def test_the_older_laws_have_numbers_of_their_own_and_no_rest(entries: str, laws: tuple[str, ...] | None) -> None:
    rule = clock(entries, replace(SINGLES, laws=ICF_1993))

    assert (rule.laws if rule else None) == laws


@pytest.mark.parametrize("laws", [CLUB, TECHNITIA_2K20])
def test_the_club_editions_time_nothing(laws: Edition) -> None:
    setup = replace(SINGLES, laws=laws, competition=Competition(games=1, points=29, boards=None))

    assert clock(f"{CALLED}; p1", setup) is None


def test_the_player_on_the_right_places_in_doubles() -> None:
    rule = clock(f"{CALLED}; p1 X", DOUBLES)

    assert rule is not None
    assert rule.seat is Seat.B1


def test_a_second_attempt_to_break_is_timed_from_rest() -> None:
    rule = clock(f"{CALLED}; untouched")

    assert rule is not None
    assert (rule.kind, rule.counts_from) == (ClockKind.STROKE, CountsFrom.REST)


@pytest.mark.parametrize("stop", ["pause", "pause; note", "protest a", "protest a; pause"])
@pytest.mark.parametrize("before", [f"{CALLED}; -", f"{CALLED}; p2; p1 X", CALLED])
def test_time_stands_during_an_appeal_or_a_protest_and_play_gives_all_of_it_again(before: str, stop: str) -> None:
    running, stands, ordered = (clock(entries) for entries in (before, f"{before}; {stop}", f"{before}; {stop}; play"))

    assert running is not None
    assert stands is not None
    assert ordered is not None
    assert not running.is_standing
    assert stands.is_standing
    assert stands.is_same_clock(running)
    assert (ordered.kind, ordered.counts_from, ordered.is_standing) == (running.kind, CountsFrom.PLAY, False)
    assert not ordered.is_same_clock(running)


def test_the_clock_before_the_toss_began_with_no_entry_and_is_started_by_the_umpire() -> None:
    rule = clock("")

    assert rule is not None
    assert rule.since == -1
    assert not rule.starts_at_once


def test_resuming_after_a_pause_leaves_the_same_clock() -> None:
    assert clock(f"{CALLED}; -; pause; resume") == clock(f"{CALLED}; -")


def test_a_decided_protest_stops_the_clock_again() -> None:
    rule = clock(f"{CALLED}; -; protest a; play; overruled")

    assert rule is not None
    assert rule.is_standing
    assert rule.since == 4


@pytest.mark.parametrize(
    "since",
    [
        "sides",
        "note; undo",
        "undo; redo",
        "undo; redo; undo; redo",
        "protest a; overruled",
        "replay",
        "pause; resume",
    ],
)
def test_the_interval_counts_from_the_end_of_the_board_whatever_comes_since(since: str) -> None:
    rule, later = clock(ONE_GAME_EACH), clock(f"{ONE_GAME_EACH}; {since}")

    assert rule is not None
    assert later is not None
    assert rule.runs_once
    assert later.is_same_clock(rule)
    assert rule.since == 3
    assert not later.is_after_correction


def test_while_points_may_be_claimed_nothing_is_timed_and_then_the_interval_counts_from_the_board() -> None:
    ended = play("toss a break; won b 5; p8; p1 X I", a_setup(boards=1))
    claimed = clock_for(play("protest b; demand 1", after=ended))

    assert clock_for(ended) is None
    assert claimed is not None
    assert (claimed.kind, claimed.since) == (ClockKind.REST, ended.next_number - 1)


def test_time_over_leaves_no_change_of_sides_due() -> None:
    setup = a_setup(games=1, change_sides=ChangeSides.AFTER_4_BOARDS_OR_13)
    due = play("toss a break; won a 5; won b 5; won a 5; won b 5", setup)
    over = play("time", after=due)

    assert due.state.current_game.is_change_of_sides_due
    assert not over.state.current_game.is_change_of_sides_due


def test_while_points_may_be_claimed_no_change_of_sides_is_timed() -> None:
    ended = play("toss a break; p8; p1 X I", a_setup(boards=1, change_sides=ChangeSides.AT_13))
    claimed = clock_for(play("demand 1", after=ended))

    assert clock_for(ended) is None
    assert claimed is not None
    assert claimed.kind is ClockKind.CHANGE_OF_SIDES


def test_the_interval_is_not_due_again_on_a_board_started_again() -> None:
    again = clock(f"{ONE_GAME_EACH}; play; p1; protest a; upheld")

    assert again is None or again.kind is not ClockKind.REST


def test_play_called_without_a_pause_begins_the_seconds_anew() -> None:
    again = clock(f"{CALLED}; p1; play")

    assert again is not None
    assert again.counts_from is CountsFrom.PLAY
    assert not again.is_same_clock(clock(f"{CALLED}; p1"))


def test_a_technical_foul_begins_the_seconds_anew() -> None:
    fouled = clock(f"{CALLED}; -; I; breach b")

    assert fouled is not None
    assert not fouled.is_same_clock(clock(f"{CALLED}; -; I"))


def test_after_a_correction_nobody_knows_how_much_time_has_gone() -> None:
    after = clock(f"{CALLED}; p1; p1; undo")

    assert after is not None
    assert after.is_after_correction
    assert after.is_same_clock(clock(f"{CALLED}; p1"))


@pytest.mark.parametrize("played", [f"{CALLED}; p1", CALLED])
def test_a_first_board_that_is_played_again_has_no_trial_board(played: str) -> None:
    assert clock(f"{played}; protest a; upheld") is None

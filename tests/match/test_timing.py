"""Clocks that the laws require, and the events that start them."""

from dataclasses import replace

import pytest

from carrom_desk.match.entry.entries import (
    BoardReplayed,
    Conceded,
    Concession,
    Entry,
    Noted,
    Passed,
    Paused,
    PlacingDone,
    PlacingOutcome,
    PlayCalled,
    ProtestDecided,
    ProtestLodged,
    Redone,
    Resumed,
    SidesChanged,
    Toss,
    TossChoice,
    Undone,
    ViolationSeen,
    WalkedOver,
)
from carrom_desk.match.setup import ChangeSides, Competition
from carrom_desk.match.side import Seat, Side
from carrom_desk.match.timing import CountsFrom, clock_for
from carrom_desk.rules.breaches import Breach
from carrom_desk.rules.clocks import ClockKind
from carrom_desk.rules.edition import Edition
from carrom_desk.rules.editions.club import CLUB
from carrom_desk.rules.editions.icf_1993 import ICF_1993
from carrom_desk.rules.editions.technitia_2k20 import TECHNITIA_2K20
from tests.fakes import DOUBLES, SINGLES, improper, record_of, stroke
from tests.match.playing import a_setup, play

TOSS = Toss(Side.A, TossChoice.BREAK)
PLAY = PlayCalled()
PLACED = PlacingDone(PlacingOutcome.PLACED)
ONE_GAME_EACH = (Conceded(Side.A, Concession.GAME), SidesChanged(), Conceded(Side.B, Concession.GAME))

ROWS: list[tuple[str, tuple[Entry, ...], ClockKind | None, int, tuple[str, ...], CountsFrom | None, Seat | None]] = [
    ("before the toss", (), ClockKind.APPEARANCE, 900, ("143(i)",), CountsFrom.THE_CALL, None),
    ("a trial board", (TOSS,), ClockKind.PRACTICE, 180, ("TRIAL BOARD",), CountsFrom.THE_SEATING, None),
    ("Play is called", (TOSS, PLAY), ClockKind.BREAK, 15, ("46",), CountsFrom.PLAY, Seat.A1),
    ("he goes on", (TOSS, PLAY, stroke(1)), ClockKind.STROKE, 15, ("50",), CountsFrom.REST, Seat.A1),
    ("the turn passes", (TOSS, PLAY, stroke()), ClockKind.STROKE, 15, ("50",), CountsFrom.STRIKER_OFF, Seat.B1),
    ("Play was not entered", (TOSS, stroke(1)), ClockKind.STROKE, 15, ("50",), CountsFrom.REST, Seat.A1),
    (
        "a man comes back and one is due",
        (TOSS, PLAY, stroke(2), stroke(1, striker=True)),
        ClockKind.PLACING_OR_FORGOING,
        15,
        ("88(a)", "87(a)"),
        CountsFrom.ANNOUNCEMENT,
        Seat.B1,
    ),
    (
        "he comes back alone, the due waits",
        (TOSS, PLAY, stroke(1, striker=True)),
        ClockKind.PLACING,
        15,
        ("88(a)",),
        CountsFrom.ANNOUNCEMENT,
        Seat.B1,
    ),
    (
        "placed",
        (TOSS, PLAY, stroke(1, striker=True), PLACED),
        ClockKind.STROKE,
        15,
        ("50",),
        CountsFrom.PLACED,
        Seat.A1,
    ),
    (
        "a due that cannot be taken out",
        (TOSS, PLAY, stroke(striker=True)),
        ClockKind.STROKE,
        15,
        ("50",),
        CountsFrom.STRIKER_OFF,
        Seat.B1,
    ),
    (
        "the Queen alone comes back",
        (TOSS, PLAY, stroke(1), stroke(queen=True), stroke()),
        ClockKind.STROKE,
        15,
        ("50",),
        CountsFrom.QUEEN_BACK,
        Seat.B1,
    ),
    ("a pass", (TOSS, PLAY, stroke(), Passed()), ClockKind.STROKE, 15, ("50",), CountsFrom.STRIKER_OFF, Seat.A1),
    ("the rest before game 3", (TOSS, *ONE_GAME_EACH), ClockKind.REST, 600, ("138",), CountsFrom.END_OF_BOARD, None),
    ("Play ends the rest", (TOSS, *ONE_GAME_EACH, PLAY), ClockKind.BREAK, 15, ("46",), CountsFrom.PLAY, Seat.A1),
    (
        "sides are changed between games",
        (TOSS, Conceded(Side.A, Concession.GAME)),
        ClockKind.CHANGE_OF_SIDES,
        120,
        ("61",),
        CountsFrom.END_OF_BOARD,
        None,
    ),
    ("sides are changed", (TOSS, Conceded(Side.A, Concession.GAME), SidesChanged()), None, 0, (), None, None),
    ("the match is over", (TOSS, WalkedOver(Side.A, "ill")), None, 0, (), None, None),
]


@pytest.mark.parametrize(
    ("entries", "kind", "seconds", "laws", "counts_from", "seat"),
    [row[1:] for row in ROWS],
    ids=[row[0] for row in ROWS],
)
def test_the_clock_of_the_revised_laws(
    entries: tuple[Entry, ...],
    kind: ClockKind | None,
    seconds: int,
    laws: tuple[str, ...],
    counts_from: CountsFrom | None,
    seat: Seat | None,
) -> None:
    rule = clock_for(record_of(*entries))

    if kind is None:
        assert rule is None
    else:
        assert rule is not None
        assert (rule.kind, rule.seconds, rule.laws) == (kind, seconds, laws)
        assert (rule.counts_from, rule.seat) == (counts_from, seat)


@pytest.mark.parametrize(
    ("entries", "laws"),
    [
        ((), None),
        ((TOSS, PLAY), ("19",)),
        ((TOSS, PLAY, stroke()), ("23",)),
        ((TOSS, PLAY, stroke(1, striker=True)), ("61",)),
        ((TOSS, PLAY, stroke(2), stroke(1, striker=True)), ("61", "60")),
        ((TOSS, Conceded(Side.A, Concession.GAME)), ("34",)),
        ((TOSS, *ONE_GAME_EACH), ("34",)),
    ],
)
def test_the_older_laws_have_numbers_of_their_own_and_no_rest(
    entries: tuple[Entry, ...], laws: tuple[str, ...] | None
) -> None:
    rule = clock_for(record_of(*entries, setup=replace(SINGLES, laws=ICF_1993)))

    assert (rule.laws if rule else None) == laws


@pytest.mark.parametrize("laws", [CLUB, TECHNITIA_2K20])
def test_the_club_editions_time_nothing(laws: Edition) -> None:
    setup = replace(SINGLES, laws=laws, competition=Competition(games=1, points=29, boards=None))

    assert clock_for(record_of(TOSS, PLAY, stroke(1), setup=setup)) is None


def test_the_player_on_the_right_places_in_doubles() -> None:
    rule = clock_for(record_of(TOSS, PLAY, stroke(1, striker=True), setup=DOUBLES))

    assert rule is not None
    assert rule.seat is Seat.B1


def test_a_second_attempt_to_break_is_timed_from_rest() -> None:
    missed = replace(stroke(), stroke=replace(stroke().stroke, touched=False))
    rule = clock_for(record_of(TOSS, PLAY, missed))

    assert rule is not None
    assert (rule.kind, rule.counts_from) == (ClockKind.STROKE, CountsFrom.REST)


APPEAL, PROTEST = Paused("appeal"), ProtestLodged(Side.A, "the striker")


@pytest.mark.parametrize("stop", [(APPEAL,), (APPEAL, Noted("lamp flickers")), (PROTEST,), (PROTEST, APPEAL)])
@pytest.mark.parametrize("before", [(stroke(),), (stroke(2), stroke(1, striker=True)), ()])
def test_time_stands_during_an_appeal_or_a_protest_and_play_gives_all_of_it_again(
    before: tuple[Entry, ...], stop: tuple[Entry, ...]
) -> None:
    running = clock_for(record_of(TOSS, PLAY, *before))
    stands = clock_for(record_of(TOSS, PLAY, *before, *stop))
    ordered = clock_for(record_of(TOSS, PLAY, *before, *stop, PLAY))

    assert running is not None
    assert stands is not None
    assert ordered is not None
    assert not running.is_standing
    assert stands.is_standing
    assert stands.is_same_clock(running)
    assert (ordered.kind, ordered.counts_from, ordered.is_standing) == (running.kind, CountsFrom.PLAY, False)
    assert not ordered.is_same_clock(running)


def test_the_clock_before_the_toss_began_with_no_entry() -> None:
    rule = clock_for(record_of())

    assert rule is not None
    assert rule.since == -1


def test_resuming_after_a_pause_leaves_the_same_clock() -> None:
    running = clock_for(record_of(TOSS, PLAY, stroke()))
    resumed = clock_for(record_of(TOSS, PLAY, stroke(), APPEAL, Resumed()))

    assert resumed == running


def test_a_decided_protest_stops_the_clock_again() -> None:
    rule = clock_for(record_of(TOSS, PLAY, stroke(), PROTEST, PLAY, ProtestDecided(upheld=False)))

    assert rule is not None
    assert rule.is_standing
    assert rule.since == 4


@pytest.mark.parametrize(
    "since",
    [
        (SidesChanged(),),
        (Noted("a cough"), Undone()),
        (Undone(), Redone()),
        (Undone(), Redone(), Undone(), Redone()),
        (PROTEST, ProtestDecided(upheld=False)),
        (BoardReplayed("the light failed"),),
        (APPEAL, Resumed()),
    ],
)
def test_the_interval_counts_from_the_end_of_the_board_whatever_comes_since(since: tuple[Entry, ...]) -> None:
    ended = record_of(TOSS, *ONE_GAME_EACH)

    rule, later = clock_for(ended), clock_for(record_of(TOSS, *ONE_GAME_EACH, *since))

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
    again = clock_for(record_of(TOSS, *ONE_GAME_EACH, PLAY, stroke(1), PROTEST, ProtestDecided(upheld=True)))

    assert again is None or again.kind is not ClockKind.REST


def test_play_called_without_a_pause_begins_the_seconds_anew() -> None:
    running = clock_for(record_of(TOSS, PLAY, stroke(1)))
    again = clock_for(record_of(TOSS, PLAY, stroke(1), PLAY))

    assert again is not None
    assert again.counts_from is CountsFrom.PLAY
    assert not again.is_same_clock(running)


def test_a_technical_foul_begins_the_seconds_anew() -> None:
    running = clock_for(record_of(TOSS, PLAY, stroke(), improper()))
    fouled = clock_for(record_of(TOSS, PLAY, stroke(), improper(), ViolationSeen(Side.B, Breach.MEN_TOUCHED)))

    assert fouled is not None
    assert not fouled.is_same_clock(running)


def test_after_a_correction_nobody_knows_how_much_time_has_gone() -> None:
    before = clock_for(record_of(TOSS, PLAY, stroke(1)))
    after = clock_for(record_of(TOSS, PLAY, stroke(1), stroke(1), Undone()))

    assert after is not None
    assert after.is_after_correction
    assert after.is_same_clock(before)


@pytest.mark.parametrize("played", [(PLAY, stroke(1)), (PLAY,)])
def test_a_first_board_that_is_played_again_has_no_trial_board(played: tuple[Entry, ...]) -> None:
    again = record_of(TOSS, *played, ProtestLodged(Side.A, "the striker"), ProtestDecided(upheld=True))

    assert clock_for(again) is None


def test_the_umpire_starts_the_quarter_of_an_hour_to_appear() -> None:
    rule = clock_for(record_of())

    assert rule is not None
    assert not rule.starts_at_once

"""Clock modes: automatic, suggested, and not used."""

import pytest

from carrom_desk.gui.settings.settings import ClockAid
from carrom_desk.match.entry.entries import Noted, Paused, PlayCalled, Undone
from carrom_desk.match.timing import clock_for
from carrom_desk.presentation.clock import ClockState
from tests.fakes import record_of, stroke
from tests.gui.clock.watched import LAST_FIVE, TIME, Watched, rule_after

STROKE = rule_after(stroke())
NEXT = rule_after(stroke(), stroke())


@pytest.mark.parametrize(
    ("aid", "state"),
    [
        (ClockAid.AUTOMATIC, ClockState.RUNNING),
        (ClockAid.SUGGESTED, ClockState.WAITING),
        (ClockAid.NOT_USED, ClockState.NOT_USED),
    ],
)
def test_a_clock_begins_as_chosen(watched: Watched, aid: ClockAid, state: ClockState) -> None:
    watched.follow(STROKE, aid)

    assert (watched.shown.state, watched.shown.left_s) == (state, 15)


@pytest.mark.parametrize("aid", [ClockAid.SUGGESTED, ClockAid.NOT_USED])
def test_what_does_not_begin_by_itself_the_umpire_starts(watched: Watched, aid: ClockAid) -> None:
    watched.follow(STROKE, aid)
    watched.after(60_000)
    assert watched.told == []

    watched.clock.toggle()
    assert (watched.after(1_000).state, watched.shown.left_s) == (ClockState.RUNNING, 14)
    watched.after(9_000)
    watched.after(5_000)
    assert watched.told == [LAST_FIVE, TIME]
    assert watched.after(3_000).over_s == 3


@pytest.mark.parametrize("aid", [ClockAid.SUGGESTED, ClockAid.NOT_USED])
def test_a_clock_started_by_hand_goes_on_with_the_same_seconds(watched: Watched, aid: ClockAid) -> None:
    watched.follow(STROKE, aid)
    watched.clock.start()
    watched.after(4_000)
    watched.follow(rule_after(stroke(), Noted("a lamp flickers")), aid)

    assert (watched.shown.state, watched.shown.left_s) == (ClockState.RUNNING, 11)


@pytest.mark.parametrize("aid", [ClockAid.SUGGESTED, ClockAid.NOT_USED])
def test_the_next_clock_waits_again(watched: Watched, aid: ClockAid) -> None:
    watched.follow(STROKE, aid)
    watched.clock.start()
    watched.follow(NEXT, aid)

    assert not watched.shown.state.is_running
    assert watched.after(60_000).left_s == 15


@pytest.mark.parametrize(
    ("aid", "state"),
    [
        (ClockAid.AUTOMATIC, ClockState.RUNNING),
        (ClockAid.SUGGESTED, ClockState.WAITING),
        (ClockAid.NOT_USED, ClockState.NOT_USED),
    ],
)
def test_after_an_appeal_only_what_ran_goes_on(watched: Watched, aid: ClockAid, state: ClockState) -> None:
    watched.follow(STROKE, aid)
    watched.follow(rule_after(stroke(), Paused("appeal")), aid)
    watched.clock.start()
    watched.after(60_000)
    watched.follow(rule_after(stroke(), Paused("appeal"), PlayCalled()), aid)

    assert (watched.shown.state, watched.shown.left_s) == (state, 15)


@pytest.mark.parametrize(
    ("aid", "state"),
    [
        (ClockAid.AUTOMATIC, ClockState.INTERRUPTED),
        (ClockAid.SUGGESTED, ClockState.INTERRUPTED),
        (ClockAid.NOT_USED, ClockState.NOT_USED),
    ],
)
def test_a_match_opened_again_and_a_log_corrected_interrupt_only_what_is_used(
    watched: Watched, aid: ClockAid, state: ClockState
) -> None:
    watched.follow(STROKE, aid, is_reopened=True)
    reopened = watched.shown.state
    watched.follow(rule_after(stroke(), stroke(), Undone()), aid)
    watched.clock.follow(None)
    watched.follow(rule_after(stroke(), stroke(), Undone()), aid)

    assert (reopened, watched.shown.state) == (state, state)


def test_a_clock_whose_beginning_nobody_sees_waits_even_where_it_is_automatic(watched: Watched) -> None:
    watched.follow(clock_for(record_of()), ClockAid.AUTOMATIC)

    assert watched.shown.state is ClockState.WAITING


# Chosen otherwise while a clock is there


def test_a_running_clock_that_is_not_used_any_more_stops_at_once(watched: Watched) -> None:
    watched.clock.follow(STROKE)
    watched.after(12_000)
    watched.settings.change(clock_aid=ClockAid.NOT_USED)

    assert (watched.shown.state, watched.after(60_000).left_s) == (ClockState.NOT_USED, 15)
    assert watched.told == [LAST_FIVE]


def test_a_running_clock_runs_on_where_the_next_ones_are_only_suggested(watched: Watched) -> None:
    watched.clock.follow(STROKE)
    watched.after(4_000)
    watched.settings.change(clock_aid=ClockAid.SUGGESTED)
    assert (watched.shown.state, watched.after(1_000).left_s) == (ClockState.RUNNING, 10)

    watched.follow(NEXT, ClockAid.SUGGESTED)
    assert watched.shown.state is ClockState.WAITING


@pytest.mark.parametrize("before", [ClockAid.NOT_USED, ClockAid.SUGGESTED])
@pytest.mark.parametrize("after", [ClockAid.SUGGESTED, ClockAid.AUTOMATIC])
def test_no_clock_begins_with_a_choice(watched: Watched, before: ClockAid, after: ClockAid) -> None:
    watched.follow(STROKE, before)
    watched.settings.change(clock_aid=after)

    assert watched.shown.state is ClockState.WAITING
    watched.follow(NEXT, after)
    assert watched.shown.state is (ClockState.RUNNING if after is ClockAid.AUTOMATIC else ClockState.WAITING)


@pytest.mark.parametrize("aid", ClockAid)
def test_the_same_choice_again_changes_nothing(watched: Watched, aid: ClockAid) -> None:
    watched.follow(STROKE, aid)
    watched.clock.start()
    watched.after(3_000)
    watched.settings.change(clock_aid=aid)

    assert (watched.shown.state, watched.shown.left_s) == (ClockState.RUNNING, 12)


def test_a_choice_while_nothing_is_timed_harms_nothing(watched: Watched) -> None:
    watched.settings.change(clock_aid=ClockAid.NOT_USED)

    assert watched.clock.reading is None


def test_of_a_clock_that_is_not_used_no_second_is_given_or_taken(watched: Watched) -> None:
    watched.follow(STROKE, ClockAid.NOT_USED)
    watched.clock.adjust(5)

    assert (watched.shown.state, watched.shown.left_s) == (ClockState.NOT_USED, 15)


def test_a_clock_that_is_not_used_begins_with_all_its_seconds_by_hand(watched: Watched) -> None:
    watched.follow(STROKE, ClockAid.NOT_USED)
    watched.clock.restart()

    assert (watched.after(1_000).state, watched.shown.left_s) == (ClockState.RUNNING, 14)

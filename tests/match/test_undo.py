"""Undo and redo: both stay in the log, and undone entries do not count (formats: match file)."""

import pytest

from carrom_desk.match.entry.entries import Amended
from carrom_desk.match.problems import Reason, Refused
from carrom_desk.match.record import MatchRecord, standing_entries
from tests.match.playing import a_setup, a_stroke, board_line, enter, play, score_line


@pytest.mark.parametrize(
    ("before", "entry"),
    [
        ("", "toss a break"),
        ("toss a break", "play"),
        ("toss a break", "p1"),
        ("toss a break; p1 X", "forgone"),
        ("toss a break; p1; Q", "-"),
        ("toss a break; p1; Q", "pass"),
        ("toss a break; pass*5", "pass"),
        ("toss a break; p3", "replay"),
        # The end of a board, of a game, of the match.
        ("toss a break; p8", "p1 Q"),
        ("toss a break; won a 12*2; p8", "p1"),
        ("toss a break; concede b game; won a 12*2; p8", "p1"),
        ("toss a break; p8; p1 X", "demand 0"),
        ("toss a break; p4", "left_seat a"),
        ("toss a break; won a 12", "concede b game"),
        ("toss a break; p3", "concede b match"),
        ("toss a break; p3", "disqualify b"),
        ("", "walkover b"),
        ("toss a break; p3", "pause"),
        ("toss a break; p3; pause", "resume"),
        ("toss a break; concede b game", "sides"),
        ("toss a break; won a 12; p3", "protest a"),
        ("toss a break; won a 12; p3; protest a; p6", "upheld"),
        ("toss a break; won a 12; p3; protest a; p6", "overruled"),
        ("toss a break; won a 12; p3", "note"),
    ],
)
def test_an_entry_taken_back_leaves_no_trace_in_the_state_and_comes_again(before: str, entry: str) -> None:
    earlier = play(f"{before}; note" if before else "note")
    entered = play(entry, after=earlier)

    undone = play("undo", after=entered)
    redone = play("redo", after=undone)

    assert undone.state == earlier.state
    assert undone.standing == earlier.standing
    assert undone.undone == (earlier.next_number,)
    assert redone.state == entered.state
    assert redone.standing == entered.standing
    assert redone.undone == ()


def test_a_correction_taken_back_leaves_no_trace_in_any_step() -> None:
    """Also one that came after another, which counts again as it did."""
    amended = enter(play("toss a break; p1; p2; -"), Amended(1, a_stroke("p2"), "counted again"))
    corrected = enter(amended, Amended(2, a_stroke("p1"), "so too"))

    undone = play("undo", after=corrected)

    assert undone.steps == amended.steps
    assert play("redo", after=undone).steps == corrected.steps
    assert play("undo*2", after=corrected).steps == play("toss a break; p1; p2; -").steps


def test_several_are_taken_back_and_given_again_in_order() -> None:
    record = play("toss a break; p1; p2; p3; undo*3")

    assert board_line(record.state) == "a1 9-9 break 1"
    assert board_line(play("redo", after=record).state) == "a1 8-9"
    assert board_line(play("redo*2", after=record).state) == "a1 6-9"
    assert board_line(play("redo*3", after=record).state) == "a1 3-9"


@pytest.mark.parametrize("entry", ["p2", "note", "pause"])
def test_a_new_entry_ends_what_could_be_given_again(entry: str) -> None:
    record = play(f"toss a break; p1; undo; {entry}")

    assert record.undone == ()
    with pytest.raises(Refused) as refused:
        play("redo", after=record)
    assert refused.value.refusal.reason is Reason.NOTHING_TO_REDO


def test_across_the_end_of_a_match_and_back() -> None:
    won = play("toss a break; won a 12; won a 12; won a 4", a_setup(games=1))

    assert score_line(won.state) == "games 1-0, won by a"
    back = play("undo*4", after=won)
    assert score_line(back.state) == "games 0-0, game 1 12-0, board 2 by b1"
    assert play("redo*4", after=back).state == won.state


def test_everything_can_be_taken_back() -> None:
    record = play("toss a break; p1; -; undo*3")

    assert record.standing == ()
    assert score_line(record.state) == "games 0-0, toss"
    with pytest.raises(Refused) as refused:
        play("undo", after=record)
    assert refused.value.refusal.reason is Reason.NOTHING_TO_UNDO


def test_rulings_stand_when_something_is_taken_back() -> None:
    record: MatchRecord = play("toss a break; p1; -; p2; undo")

    assert [row.is_judged_again for row in standing_entries(record)] == [False, False, False]
    assert [row.entry for row in standing_entries(record)] == [record.entries[number].entry for number in (0, 1, 2)]

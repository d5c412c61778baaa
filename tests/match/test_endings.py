"""Matches that are not played to the end, protests and pauses (icf-revised 121, 138 to 148)."""

import pytest

from carrom_desk.exchange.codec.state_codec import write_state
from carrom_desk.match.effects.phase import next_entries
from carrom_desk.match.entry.entries import KINDS, PlayCalled
from carrom_desk.match.setup import ChangeSides
from carrom_desk.match.side import Side
from carrom_desk.match.state import Status
from carrom_desk.rules.clocks import Stop
from tests.match.playing import a_setup, board_line, play, score_line


@pytest.mark.parametrize(
    ("entries", "score"),
    [
        ("toss a break; concede a game", "games 0-1, game 2 0-0, board 1 by b1"),
        ("toss a break; p3; concede b game", "games 1-0, game 2 0-0, board 1 by b1"),
        ("toss a break; concede a game; concede a game", "games 0-2, won by b"),
        ("toss a break; concede a game; concede b game", "games 1-1, game 3 0-0, board 1 by a1"),
        ("toss a break; concede a match", "games 0-0, won by b"),
        ("toss a break; won a 12; concede b match", "games 0-0, won by a"),
        ("toss a break; p1; disqualify a", "games 0-0, won by b"),
        ("toss a break; disqualify b", "games 0-0, won by a"),
        ("toss a break; concede b game; walkover b", "games 1-0, won by b"),
        # They may not appear at all.
        ("walkover a", "games 0-0, won by a"),
        ("disqualify a", "games 0-0, won by b"),
        ("concede a match", "games 0-0, won by b"),
    ],
)
def test_who_wins_when_a_side_gives_up_or_is_put_out(entries: str, score: str) -> None:
    state = play(entries).state

    assert score_line(state) == score
    assert state.status is (Status.FINISHED if "won" in score else Status.IN_PROGRESS)


def test_a_conceded_game_keeps_the_score_it_stood_at() -> None:
    state = play("toss a break; won a 12; won b 4; concede b game").state

    assert [(game.winner, game.score.a, game.score.b, len(game.boards)) for game in state.history] == [
        (Side.A, 12, 4, 2)
    ]


def test_an_extra_board_can_be_conceded_with_the_game_before_its_toss() -> None:
    record = play("toss a break; won a 5; won b 5", a_setup(points=99, boards=2))

    assert score_line(play("concede a game", after=record).state) == "games 0-1, game 2 0-0, board 1 by b1"


def test_a_game_broken_off_by_the_end_of_the_match_is_remembered() -> None:
    state = play("toss a break; won a 12; p3; disqualify a").state

    assert state.game is None
    assert state.board is None
    assert state.last_game is not None
    assert (state.last_game.number, state.last_game.score.a) == (1, 12)
    assert state.history == ()


@pytest.mark.parametrize(
    "entries",
    [
        "pause; concede a match",
        "pause; walkover b",
        "concede a game; disqualify a",
        "concede a game; pause; concede a game",
    ],
)
def test_nothing_is_due_once_the_match_is_over(entries: str) -> None:
    state = play(f"toss a break; {entries}", a_setup(change_sides=ChangeSides.AT_13)).state

    assert state.is_over
    assert not state.is_paused
    assert not state.is_change_of_sides_due
    assert not state.is_rest_due


def test_a_pause_ends_by_word_by_play_or_with_the_next_act() -> None:
    paused = play("toss a break; play; p1; pause")

    assert paused.state.is_paused
    assert play("note", after=paused).state.is_paused
    for entry in ("resume", "play", "-", "breach b"):
        assert not play(entry, after=paused).state.is_paused
    assert board_line(play("resume", after=paused).state) == board_line(paused.state)


PROTESTED = "toss a break; won a 12; p5; protest b"


def test_a_protest_withholds_the_result_and_the_board_goes_on() -> None:
    state = play(PROTESTED).state

    assert state.status is Status.IN_PROGRESS
    assert state.protest is not None
    assert (state.protest.by, state.protest.text) == (Side.B, "the last ruling")
    assert board_line(play(f"{PROTESTED}; -").state) == "a1 9-4"


@pytest.mark.parametrize("since", ["", "; -; p2", "; p4 Q", "; p4 Q; won a 12; p3", "; p4 Q; walkover a"])
def test_an_upheld_protest_takes_play_back_to_the_start_of_that_board(since: str) -> None:
    state = play(f"{PROTESTED}{since}; upheld").state

    assert state.status is Status.IN_PROGRESS
    assert score_line(state) == "games 0-0, game 1 12-0, board 2 by b1"
    assert board_line(state) == "b1 9-9 break 1"


def test_a_protest_lodged_before_a_board_s_first_act_outlives_a_later_one_about_it() -> None:
    state = play("toss a break; protest a; p1; protest b; upheld of 3").state

    assert [each.by for each in state.protests] == [Side.A]
    assert board_line(state) == "a1 9-9 break 1"


@pytest.mark.parametrize("since", ["", "; -; p2", "; p4 Q; won a 12; p3"])
def test_an_overruled_protest_leaves_everything_as_it_is(since: str) -> None:
    overruled = play(f"{PROTESTED}{since}; overruled").state
    never = play(f"{PROTESTED}{since}".replace("; protest b", "")).state

    assert {**write_state(overruled), "next": None} == {**write_state(never), "next": None}
    assert next_entries(overruled)[0] is PlayCalled


@pytest.mark.parametrize(
    ("entries", "stopped"),
    [
        ("play; -; protest a", Stop.PROTEST),
        ("play; -; protest a; note; warn a", Stop.PROTEST),
        ("play; -; protest a; play", None),
        ("play; -; protest a; -", None),
        ("play; -; protest a; play; overruled", Stop.PROTEST),
        ("play; -; protest a; pause", Stop.PAUSE),
        ("play; -; pause; protest a", Stop.PAUSE),
        ("play; -; protest a; pause; resume", None),
        ("play; -; protest a; upheld", None),
        ("won a 5; protest b", None),
        ("won a 5; protest b; overruled", None),
    ],
)
def test_a_protest_and_its_decision_stop_play_until_play_is_called(entries: str, stopped: Stop | None) -> None:
    assert play(f"toss a break; {entries}").state.stopped is stopped


def test_a_board_upheld_once_can_be_protested_against_again() -> None:
    state = play(f"{PROTESTED}; upheld; p1; protest a; upheld").state

    assert score_line(state) == "games 0-0, game 1 12-0, board 2 by b1"
    assert board_line(state) == "b1 9-9 break 1"


def test_a_protest_on_a_board_taken_over_in_play_goes_back_to_the_take_over() -> None:
    replayed = play("toss a break; p2; replay; p1; protest b; upheld").state

    assert board_line(replayed) == "a1 9-9 break 1"
    assert replayed.boards_replayed == 1


def test_a_board_a_game_or_the_match_ends_by_these_entries_only() -> None:
    by_play = {"stroke", "violation", "incident", "override", "time_over", "board", "lead_stands", "shoot_out"}
    by_decision = {"concede", "disqualify", "walkover", "abandon"}

    assert {name for name, kind in KINDS.items() if kind.about.may_end} == by_play | by_decision

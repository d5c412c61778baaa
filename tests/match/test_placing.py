"""Men to be placed: outcome and placer (icf-revised 78 to 88; rulings: dues and placing)."""

import pytest

from carrom_desk.match.problems import Reason, Refused
from carrom_desk.match.setup import Setup
from carrom_desk.match.side import BySide, Seat
from carrom_desk.rules.editions.club import CLUB
from carrom_desk.rules.editions.technitia_2k20 import TECHNITIA_2K20
from carrom_desk.rules.impossible import Impossible
from tests.match.playing import a_setup, board_line, play

DUE_AND_MAN_BACK = "p2; p1 X"
"""One man returns because of the stroke (73), one as a due (72(a))."""


@pytest.mark.parametrize(
    ("entries", "board"),
    [
        # One man back and one due: forgone and forfeited speak of the due alone (80, 83, 87).
        (DUE_AND_MAN_BACK, "a1 8-9"),
        (f"{DUE_AND_MAN_BACK}; placed", "a1 8-9"),
        (f"{DUE_AND_MAN_BACK}; forgone", "a1 7-9"),
        (f"{DUE_AND_MAN_BACK}; forfeited", "a1 7-9"),
        (f"{DUE_AND_MAN_BACK}; no_space", "a1 7-9 due 1-0"),
        # A due without space comes up again as soon as anything is placed (79, 81).
        (f"{DUE_AND_MAN_BACK}; no_space; p1", "a1 7-9"),
        (f"{DUE_AND_MAN_BACK}; no_space; -", "b1 8-9"),
        (f"{DUE_AND_MAN_BACK}; no_space; -; no_space", "b1 7-9 due 1-0"),
        (f"{DUE_AND_MAN_BACK}; no_space; -; forfeited", "b1 7-9"),
        # Forgone permanently, whatever follows.
        (f"{DUE_AND_MAN_BACK}; forgone; -; -", "a1 7-9"),
        # Two dues, forgone in full only (87).
        ("p3; X I", "b1 8-9"),
        ("p3; X I; forgone", "b1 6-9"),
        ("p3; X I; no_space", "b1 6-9 due 2-0"),
        # Of two owed one is to be had: the other stays owed whatever becomes of the first (72(c)).
        ("p1; X I", "b1 9-9 due 1-0"),
        ("p1; X I; forgone", "b1 8-9 due 1-0"),
        ("p1; X I; forfeited", "b1 8-9 due 1-0"),
        ("p1; X I; no_space", "b1 8-9 due 2-0"),
        # Nothing but the man that comes back: he cannot be forgone (87, `forgo_dues_only`).
        ("p1 X; forgone", "a1 9-9 due 1-0"),
        ("p1 I; forfeited", "b1 9-9 due 1-0"),
        # A penalty for a breach by the side not in turn.
        ("p1; -; p1; breach a", "b1 9-8"),
        ("p1; -; p1; breach a; forgone", "b1 8-8"),
        # The opponent's owed man, made available by the stroke of the player in turn (78(b)).
        ("X; q1", "a1 9-9"),
        ("X; q1; forgone", "a1 8-9"),
        ("X; q1; no_space", "a1 8-9 due 1-0"),
        ("X; p1 q1 X; forgone", "b1 8-9 due 0-1"),
    ],
)
def test_what_becomes_of_the_men_to_be_placed(entries: str, board: str) -> None:
    assert board_line(play(f"toss a break; {entries}").state) == board


@pytest.mark.parametrize(
    ("setup", "toss", "entries", "placers"),
    [
        (a_setup(), "toss a break", "p1 X", (Seat.B1, Seat.A1)),
        (a_setup(), "toss b break", "p1 X", (Seat.B1, Seat.A1)),
        (a_setup(doubles=True), "toss a break", "p1 X", (Seat.B1, Seat.A1)),
        (a_setup(doubles=True), "toss a break 2", "p1 X", (Seat.B2, Seat.A2)),
        (a_setup(doubles=True), "toss b break", "p1 X", (Seat.B1, Seat.A2)),
        # b owes nothing, a's man is had by b's stroke: b himself places it, his own the next on the right (78(b)).
        (a_setup(), "toss a break", "X; p1 q1 X", (Seat.B1, Seat.A1)),
        (a_setup(doubles=True), "toss a break", "X; p1 q1 X", (Seat.B1, Seat.A2)),
        # The player in turn is the one at that moment, also after the turn has passed.
        (a_setup(doubles=True), "toss a break", "p1 I", (Seat.B1, Seat.A1)),
        # In the club editions the next player sits on the left.
        (a_setup(CLUB, doubles=True, points=29), "toss a break", "p1; X", (Seat.B2, Seat.A1)),
        # There the opponent places all that a foul gives back, his own last man too; owed men the other side does.
        (a_setup(CLUB, points=29), "toss a break", "p1; q9", (Seat.B1, Seat.B1)),
        (a_setup(TECHNITIA_2K20, doubles=True, points=29), "toss a break", "q9", (Seat.B2, Seat.B2)),
        (a_setup(CLUB, points=29), "toss a break", "X; q1", (Seat.B1, Seat.A1)),
    ],
)
def test_the_next_player_places_and_he_himself_what_he_made_available(
    setup: Setup, toss: str, entries: str, placers: tuple[Seat, Seat]
) -> None:
    state = play(f"{toss}; {entries}", setup).state

    assert state.board is not None
    assert state.board.to_place is not None
    assert state.board.to_place.placers == BySide(*placers)


@pytest.mark.parametrize(
    ("entries", "reason"),
    [
        ("p1", Reason.NOTHING_TO_PLACE),
        ("X", Reason.NOTHING_TO_PLACE),
        ("p1 X; placed", Reason.PLACING_ANSWERED),
        ("p1 X; placed; note", Reason.PLACING_ANSWERED),
        # The next stroke answers for itself: no entry means placed.
        ("p1 X; -", Reason.NOTHING_TO_PLACE),
        ("p1 X; placed; pass", Reason.PLACING_ANSWERED),
    ],
)
def test_placing_is_entered_once_and_before_the_next_stroke(entries: str, reason: Reason) -> None:
    record = play(f"toss a break; {entries}")

    with pytest.raises(Refused) as refused:
        play("forgone", after=record)
    assert refused.value.refusal.reason is reason


def test_only_men_are_placed_by_players_the_queen_by_the_umpire() -> None:
    with pytest.raises(Refused) as refused:
        play("toss a break; p1; Q; -; placed")
    assert refused.value.refusal.reason is Reason.NOTHING_TO_PLACE


def test_owed_men_of_a_club_match_wait_for_the_end_of_the_turn() -> None:
    setup = a_setup(CLUB, points=29)
    record = play("toss a break; p3; X", setup)

    assert board_line(record.state) == "b1 7-9"
    assert board_line(play("forfeited", after=record).state) == "b1 6-9"
    # No space now: one foul later both come back together.
    assert board_line(play("no_space; -; X", after=record).state) == "b1 8-9"


@pytest.mark.parametrize("outcome", ["placed", "forgone", "forfeited", "no_space"])
def test_the_last_man_of_the_other_side_comes_back_whatever_becomes_of_dues(outcome: str) -> None:
    record = play(f"toss a break; q9; {outcome}", a_setup(CLUB, points=29))

    assert board_line(record.state) == "b1 9-1 due 1-0"


@pytest.mark.parametrize("outcome", ["forgone", "forfeited", "no_space"])
def test_a_board_cannot_go_on_without_the_last_man_so_his_placing_is_not_given_up(outcome: str) -> None:
    # A foul with the last man, the Queen covered: one man comes back (technitia-2k20 and club, Fouls).
    record = play("toss a break; p7; p1 Q; p1 X", a_setup(CLUB, points=29))
    assert board_line(record.state) == "b1 1-9 queen a"

    with pytest.raises(Refused) as refused:
        play(outcome, after=record)

    assert refused.value.refusal.reason is Reason.ACT_IMPOSSIBLE
    assert [problem.reason for problem in refused.value.refusal.problems] == [Impossible.NO_MAN_ON_BOARD]
    assert board_line(play("placed; -", after=record).state) == "a1 1-9 queen a"

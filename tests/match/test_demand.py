"""Points on demand: all are taken unless the winner says otherwise directly after the board (icf-revised 55, 87(b))."""

import pytest

from carrom_desk.match.effects.evolve import until_claimed
from carrom_desk.match.effects.phase import is_held_by_claim, why_not
from carrom_desk.match.entry.entries import Entry, MatchAbandoned, Override, Toss
from carrom_desk.match.problems import Reason, Refused
from carrom_desk.match.side import NOUGHT, BySide
from carrom_desk.match.state import Status
from tests.match.playing import a_setup, board_line, command, play, score_line

TWO_ON_DEMAND = "p8; p1 X I"
"""The last man by striker and foul with the Queen on the board: the opponent gets three points, and two on demand
(107(b), 108).
"""


@pytest.mark.parametrize(
    ("entries", "score", "points", "demanded"),
    [
        (TWO_ON_DEMAND, "0-5", 5, 2),
        (f"{TWO_ON_DEMAND}; demand 2", "0-5", 5, 2),
        (f"{TWO_ON_DEMAND}; demand 1", "0-4", 4, 1),
        (f"{TWO_ON_DEMAND}; demand 0", "0-3", 3, 0),
        (f"{TWO_ON_DEMAND}; note; pause; demand 0", "0-3", 3, 0),
        ("p8; p1 X", "0-4", 4, 1),
        ("p8; p1 X; demand 0", "0-3", 3, 0),
        # The opponent's last: his nine men and the Queen are twelve, no more can be asked (55).
        ("q9 X I", "0-12", 12, 0),
        ("p1; -; -; q9 X I", "0-12", 12, 1),
        ("p1; -; -; q9 X I; demand 0", "0-11", 11, 0),
    ],
)
def test_the_points_of_a_board(entries: str, score: str, points: int, demanded: int) -> None:
    state = play(f"toss a break; {entries}").state

    assert score_line(state) == f"games 0-0, game 1 {score}, board 2 by b1"
    assert state.game is not None
    assert [(board.points, board.demanded) for board in state.game.boards] == [(points, demanded)]


@pytest.mark.parametrize(
    ("points", "boards", "entries", "score"),
    [
        # It decides the game by points …
        (5, None, "", "games 0-1, game 2 0-0, board 1 by b1"),
        (5, None, "demand 1", "games 0-0, game 1 0-4, board 2 by b1"),
        # … or by the limit of boards: level, and a toss follows …
        (99, 2, "won a 5", "games 0-0, game 1 5-5, toss"),
        (99, 2, "demand 1; won a 5", "games 1-0, game 2 0-0, board 1 by b1"),
        # … or of the last of them.
        (99, 1, "", "games 0-1, game 2 0-0, board 1 by b1"),
    ],
)
def test_a_demand_can_decide_the_game(points: int, boards: int | None, entries: str, score: str) -> None:
    record = play(f"toss a break; {TWO_ON_DEMAND}", a_setup(points=points, boards=boards))

    assert score_line(play(entries or "note", after=record).state) == score


def test_a_demand_can_decide_the_match() -> None:
    won = play(f"toss a break; {TWO_ON_DEMAND}", a_setup(games=1, points=4))

    assert won.state.status is Status.FINISHED
    assert play("demand 1", after=won).state.status is Status.FINISHED
    goes_on = play("demand 0", after=won).state
    assert goes_on.status is Status.IN_PROGRESS
    assert score_line(goes_on) == "games 0-0, game 1 0-3, board 2 by b1"
    assert board_line(goes_on) == "b1 9-9 break 1"


@pytest.mark.parametrize(
    ("entries", "reason"),
    [
        ("p8; p1; demand 0", Reason.NOTHING_TO_DEMAND),
        ("p1; demand 0", Reason.NOTHING_TO_DEMAND),
        (f"{TWO_ON_DEMAND}; demand 3", Reason.DEMAND_TOO_HIGH),
        (f"{TWO_ON_DEMAND}; demand 1; demand 1", Reason.NOTHING_TO_DEMAND),
        (f"{TWO_ON_DEMAND}; play; demand 1", Reason.NOTHING_TO_DEMAND),
        (f"{TWO_ON_DEMAND}; -; demand 1", Reason.NOTHING_TO_DEMAND),
        (f"{TWO_ON_DEMAND}; pass; demand 1", Reason.NOTHING_TO_DEMAND),
        (f"{TWO_ON_DEMAND}; sides; demand 1", Reason.NOTHING_TO_DEMAND),
        (f"{TWO_ON_DEMAND}; concede a game; demand 1", Reason.NOTHING_TO_DEMAND),
        (f"{TWO_ON_DEMAND}; walkover a; demand 1", Reason.NOTHING_TO_DEMAND),
    ],
)
def test_a_demand_comes_straight_after_the_board_and_once(entries: str, reason: Reason) -> None:
    before, _, last = entries.rpartition("; ")
    record = play(f"toss a break; {before}")

    with pytest.raises(Refused) as refused:
        play(last, after=record)
    assert refused.value.refusal.reason is reason


def test_after_the_toss_for_an_extra_board_nothing_is_demanded_any_more() -> None:
    level = play(f"toss a break; won b 5; {TWO_ON_DEMAND}", a_setup(boards=2))

    assert why_not(level.state, Toss) is None
    assert why_not(play("demand 1", after=level).state, Toss) is Reason.NO_TOSS_NOW
    with pytest.raises(Refused) as refused:
        play("toss a break; demand 1", after=level)
    assert refused.value.refusal.reason is Reason.NOTHING_TO_DEMAND


def test_a_negative_demand_is_none() -> None:
    with pytest.raises(Refused) as refused:
        play(f"toss a break; {TWO_ON_DEMAND}; demand -1")
    assert refused.value.refusal.reason is Reason.DEMAND_TOO_HIGH


def test_a_demand_leaves_a_protest_and_a_pause_as_they_are() -> None:
    state = play(f"toss a break; {TWO_ON_DEMAND}; protest a; pause; demand 0").state

    assert state.protest is not None
    assert state.is_paused


@pytest.mark.parametrize("games", [1, 3])
def test_what_a_demand_may_decide_is_not_told_before(games: int) -> None:
    told = until_claimed(play(f"toss a break; {TWO_ON_DEMAND}", a_setup(games=games, points=4)).state)

    assert (told.is_over, told.games, told.score) == (False, NOUGHT, BySide(0, 3))


CLAIMING_ALL = (
    MatchAbandoned("storm"),
    *map(
        command, ("p1", "play", "sides", "replay", "concede a game", "concede a match", "time", "walkover a", "turn a1")
    ),
)


@pytest.mark.parametrize(
    ("entries", "entry", "is_held"),
    [
        *((TWO_ON_DEMAND, entry, True) for entry in CLAIMING_ALL),
        (TWO_ON_DEMAND, Override("no points"), False),
        *((TWO_ON_DEMAND, command(words), False) for words in ("note", "pause", "warn a", "protest a")),
        ("p8", command("p1"), False),
    ],
)
def test_what_depends_on_points_that_may_be_claimed_is_held(entries: str, entry: Entry, *, is_held: bool) -> None:
    assert is_held_by_claim(play(f"toss a break; {entries}").state, entry) is is_held

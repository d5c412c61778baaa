"""The umpire overrides the last ruling (formats: match file, `override`)."""

import pytest

from carrom_desk.match.effects.decisions import placed_before
from carrom_desk.match.entry.entries import Noted, Override, PlainEntry
from carrom_desk.match.problems import Reason, Refused
from carrom_desk.rules.position import ByParty, Party, QueenPlace
from carrom_desk.rules.ruling import BoardResult, Placing, Turn
from tests.match.playing import a_setup, board_line, enter, play, score_line

LAST_WITH_QUEEN_ON = "p9"
"""The last man with the Queen on the board: the opponent wins three points (107(a))."""


def turn(turn: Turn) -> Override:
    return Override("seen otherwise", turn=turn)


def place(own: int = 0, opponent: int = 0, *, queen: bool = False) -> Override:
    return Override("seen otherwise", place=Placing(ByParty(own, opponent), queen=queen))


def due(own: int, opponent: int) -> Override:
    return Override("seen otherwise", due=ByParty(own, opponent))


def queen(where: QueenPlace) -> Override:
    return Override("seen otherwise", queen=where)


def board(winner: Party, points: int, on_demand: int = 0) -> Override:
    return Override("seen otherwise", board=BoardResult(winner, points, on_demand))


GOES_ON = Override(
    "the last man came back", turn=Turn.PASSES, place=Placing(ByParty(1, 0)), board_goes_on=True
)  # fmt: skip


@pytest.mark.parametrize(
    ("entries", "override", "after"),
    [
        ("p1", turn(Turn.PASSES), "b1 8-9"),
        ("-", turn(Turn.CONTINUES), "a1 9-9"),
        ("untouched", turn(Turn.PASSES), "b1 9-9 break 1"),
        ("untouched*3", turn(Turn.CONTINUES), "a1 9-9 break 1"),
        ("p1", place(1), "a1 9-9"),
        ("p2 X", place(1), "a1 8-9 due 1-0"),
        ("p1 q1 X", place(0), "a1 8-8 due 1-0"),
        ("-; p2 q3", place(0, 2), "b1 8-7"),
        ("X; q1", place(0, 0), "a1 8-9"),
        ("X; q1", place(0, 1), "a1 9-9"),
        ("X", due(0, 0), "b1 9-9"),
        ("X", due(2, 1), "b1 9-9 due 2-1"),
        ("p1; Q", queen(QueenPlace.OWN), "a1 8-9 queen a"),
        ("p1; -; p1; Q; p1", queen(QueenPlace.OPPONENT), "b1 8-7 queen a"),
        ("p1; Q; p1", queen(QueenPlace.TO_COVER), "a1 7-9 queen to_cover"),
        # Who is given her counts as having pocketed a man: she is covered with one.
        ("-", queen(QueenPlace.OWN), "b1 9-9 queen a"),
        ("-", queen(QueenPlace.OPPONENT), "b1 9-9 queen b"),
        # She goes back when the umpire has her placed, and when the turn passes before she is covered (96).
        ("p1; Q", place(queen=True), "a1 8-9"),
        ("p1; Q", turn(Turn.PASSES), "b1 8-9"),
        ("breach b", due(0, 0), "a1 9-9 break 1"),
        ("p1; breach b", queen(QueenPlace.TO_COVER), "a1 8-9 queen to_cover due 0-1"),
        ("p4; left_seat a", Override("he was ill", turn=Turn.CONTINUES, board_goes_on=True), "a1 5-9"),
    ],
)
def test_each_part_of_a_ruling_can_be_decided_otherwise(entries: str, override: Override, after: str) -> None:
    record = enter(play(f"toss a break; {entries}"), override)

    assert board_line(record.state) == after


@pytest.mark.parametrize(
    ("entries", "override", "score"),
    [
        ("p1", board(Party.OWN, 5), "games 0-0, game 1 5-0, board 2 by b1"),
        ("p1", board(Party.OPPONENT, 5, 2), "games 0-0, game 1 0-7, board 2 by b1"),
        ("-; p1", board(Party.OWN, 5), "games 0-0, game 1 0-5, board 2 by b1"),
        # Across the end of a board …
        (LAST_WITH_QUEEN_ON, board(Party.OWN, 9), "games 0-0, game 1 9-0, board 2 by b1"),
        (LAST_WITH_QUEEN_ON, GOES_ON, "games 0-0, game 1 0-0, board 1 by a1"),
        (f"won a 12; {LAST_WITH_QUEEN_ON}", board(Party.OPPONENT, 4), "games 0-0, game 1 16-0, board 3 by a1"),
        # … of a game …
        ("won a 12; won a 10; won a 6", board(Party.OWN, 2), "games 0-0, game 1 24-0, board 4 by b1"),
        ("won a 12; won a 10", board(Party.OWN, 12), "games 0-0, game 1 24-0, board 3 by a1"),
        ("won a 12; won a 10; p1", board(Party.OWN, 4), "games 1-0, game 2 0-0, board 1 by b1"),
        # … and of the match.
        ("concede b game; won a 9*3", board(Party.OPPONENT, 6), "games 1-0, game 2 18-6, board 4 by a1"),
        ("concede b game; won a 12; won a 10; p1", board(Party.OPPONENT, 3), "games 2-0, won by a"),
    ],
)  # fmt: skip
def test_a_board_can_be_given_counted_otherwise_or_go_on(entries: str, override: Override, score: str) -> None:
    record = enter(play(f"toss a break; {entries}"), override)

    assert score_line(record.state) == score


def test_a_board_that_goes_on_is_as_the_act_left_it_with_the_men_placed() -> None:
    record = enter(play(f"toss a break; {LAST_WITH_QUEEN_ON}"), GOES_ON)

    assert board_line(record.state) == "b1 1-9"
    assert record.state.last_board is None


def test_a_decision_can_be_decided_otherwise_in_turn() -> None:
    record = enter(play("toss a break; p1"), turn(Turn.PASSES), place(1), turn(Turn.CONTINUES), due(0, 2))

    # Each decides the same act again; what it does not name stays as last decided.
    assert board_line(record.state) == "a1 9-9 due 0-2"


def test_points_on_demand_can_follow_from_a_decision_and_are_given_up_like_others() -> None:
    record = enter(play("toss a break; p1"), board(Party.OWN, 5, 2))

    assert score_line(play("demand 1", after=record).state) == "games 0-0, game 1 6-0, board 2 by b1"


def test_after_a_demand_the_ruling_can_still_be_decided_otherwise() -> None:
    record = enter(play("toss a break; p8; p1 X; demand 0"), board(Party.OPPONENT, 7, 1))

    assert score_line(record.state) == "games 0-0, game 1 0-8, board 2 by b1"
    assert score_line(play("demand 0", after=record).state) == "games 0-0, game 1 0-7, board 2 by b1"


def test_a_protest_and_a_pause_entered_since_stay() -> None:
    state = enter(play("toss a break; p1; protest b; pause"), turn(Turn.PASSES)).state

    assert state.protest is not None
    assert state.is_paused


def test_nothing_stands_still_once_a_decision_has_ended_the_match() -> None:
    record = play(f"toss a break; {LAST_WITH_QUEEN_ON}; pause", a_setup(games=1, points=9))

    assert not enter(record, board(Party.OWN, 9)).state.is_paused


def test_the_strokes_of_the_turn_are_counted_as_if_ruled_so_at_once() -> None:
    # The breach is a foul: the first stroke of the turn is made, and the decision leaves the turn with him.
    record = enter(play("toss a break; -"), turn(Turn.CONTINUES))

    assert board_line(play("breach a", after=record).state) == "b1 9-9 due 1-0"


@pytest.mark.parametrize(
    ("entries", "override", "reason"),
    [
        ("note", turn(Turn.PASSES), Reason.NOTHING_TO_OVERRIDE),
        ("p1; pass", turn(Turn.PASSES), Reason.NOTHING_TO_OVERRIDE),
        ("p1; replay", turn(Turn.PASSES), Reason.NOTHING_TO_OVERRIDE),
        ("p1; concede a game", turn(Turn.PASSES), Reason.NOTHING_TO_OVERRIDE),
        ("p1", Override("why"), Reason.OVERRIDE_EMPTY),
        ("p1", Override(""), Reason.OVERRIDE_EMPTY),
        # More men than there are, fewer than are placed, no man left.
        ("p1", place(2), Reason.OVERRIDE_IMPOSSIBLE),
        ("p1", place(0, 1), Reason.OVERRIDE_IMPOSSIBLE),
        ("p1; Q; p1; p7 X", place(0), Reason.OVERRIDE_IMPOSSIBLE),
        # The Queen is on the board before the break is made.
        ("untouched", queen(QueenPlace.OWN), Reason.OVERRIDE_IMPOSSIBLE),
        ("untouched", queen(QueenPlace.TO_COVER), Reason.OVERRIDE_IMPOSSIBLE),
        ("p1", queen(QueenPlace.TO_RETURN), Reason.OVERRIDE_IMPOSSIBLE),
        # She waits for the cover of the player in turn, who has struck in it.
        ("p1; Q; -", queen(QueenPlace.TO_COVER), Reason.OVERRIDE_IMPOSSIBLE),
        ("p1; -; -; breach a", queen(QueenPlace.TO_COVER), Reason.OVERRIDE_IMPOSSIBLE),
        # A board that is over has a result, and one that goes on has none.
        ("p1", turn(Turn.BOARD_OVER), Reason.OVERRIDE_IMPOSSIBLE),
        (LAST_WITH_QUEEN_ON, Override("why", board_goes_on=True), Reason.OVERRIDE_IMPOSSIBLE),
        (LAST_WITH_QUEEN_ON, Override("why", turn=Turn.CONTINUES, board_goes_on=True), Reason.OVERRIDE_IMPOSSIBLE),
    ],
)
def test_an_override_that_cannot_be_is_refused_with_its_reason(
    entries: str, override: Override, reason: Reason
) -> None:
    record = play(f"toss a break; {entries}")

    with pytest.raises(Refused) as refused:
        enter(record, override)
    assert refused.value.refusal.reason is reason


@pytest.mark.parametrize("of", [2, 3])
def test_men_that_the_umpire_has_placed_are_those_of_the_act_and_of_the_decision(of: int) -> None:
    record = enter(play("toss a break; p2; X"), place(2))

    assert board_line(play(f"forgone of {of}", after=record).state) == "b1 7-9"


def test_a_board_that_was_not_over_stays_so_when_nothing_else_is_said() -> None:
    record = play("toss a break; p1")

    assert enter(record, Override("no matter", board_goes_on=True)).state.board == record.state.board


@pytest.mark.parametrize(
    ("entries", "decision", "is_kept"),
    [
        ("p3; p1 X; placed", due(1, 0), True),
        ("p3; p1 X; placed", place(2), True),
        ("p3; p1 X; placed", place(1), True),  # one is taken off again
        ("p3; p1 X; placed", place(0), False),
        ("p3; p1 X; placed", place(3), False),
        ("p3; p1 X; placed", place(1, 1), False),
        ("p3; p1 X; forgone", due(1, 0), True),
        ("p3; p1 X; forgone", place(1), False),
        ("p3; p1 X", due(1, 0), False),  # nobody has placed them
        ("p3; p1 X; placed; -", due(1, 0), False),  # they came back by an earlier ruling
        ("p3; p1 X; placed", Noted("a word"), False),
        ("p8; p1", due(0, 0), False),
    ],
)
def test_men_placed_before_the_decision_stay_as_they_are(entries: str, decision: PlainEntry, *, is_kept: bool) -> None:
    found = placed_before(play(f"toss a break; play; {entries}").state, decision)

    assert (found is not None) is is_kept


def test_no_men_were_placed_where_the_match_is_over() -> None:
    state = play("toss a break; q9", a_setup(games=1, points=1)).state

    assert (state.board, state.last_ruled is None) == (None, False)
    assert placed_before(state, due(0, 0)) is None

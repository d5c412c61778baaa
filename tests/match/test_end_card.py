"""The card at the end of a board, a game or the match: who won what, by which sum, and what comes next."""

from dataclasses import replace

import pytest

from carrom_desk.match.end_card import EndCard, Ended, end_card
from carrom_desk.match.entries import (
    Conceded,
    Concession,
    Demanded,
    Entry,
    PlayCalled,
    ProtestDecided,
    ProtestLodged,
    Toss,
    TossChoice,
    WalkedOver,
)
from carrom_desk.match.setup import Setup
from carrom_desk.match.side import BySide, Side
from carrom_desk.rules.words import in_english
from tests.fakes import SINGLES, improper, record_of, stroke

A_BREAKS = Toss(Side.A, TossChoice.BREAK)
WHITE_WINS_12 = (stroke(9, queen=True),)
BLACK_WINS_10 = (stroke(2), stroke(opponent=9))
A_WINS_GAME = (A_BREAKS, *WHITE_WINS_12, *BLACK_WINS_10, *WHITE_WINS_12)
A, B = (SINGLES.side_name(side) for side in (Side.A, Side.B))


def shown(*commands: Entry, setup: Setup = SINGLES) -> EndCard | None:
    return end_card(record_of(*commands, setup=setup), in_english)


def card(*commands: Entry, setup: Setup = SINGLES) -> EndCard:
    found = shown(*commands, setup=setup)
    assert found is not None
    return found


def test_a_board_is_over_with_its_sum_and_who_breaks_next() -> None:
    found = card(A_BREAKS, *WHITE_WINS_12)

    assert (found.ended, found.title, found.decision) == (Ended.BOARD, "Board 1 is over", f"{A} wins the board")
    assert found.lines == (
        "Board 1: 9 men + Queen 3 = 12 points, 0 → 12",
        "White slam: all nine white men and the Queen in the first turn.",
    )
    (row,) = found.rows
    assert (row.number, row.breaker, row.points, row.queen, row.total) == (1, A, BySide(12, None), A, BySide(12, 0))
    assert found.next == (f"Board 2: {B} breaks.",)


def test_a_game_is_over_with_all_its_boards() -> None:
    found = card(*A_WINS_GAME)

    assert (found.ended, found.title, found.decision) == (Ended.GAME, "Game 1 is over", f"{A} wins the game 25–0")
    assert found.call == f"“Game, {A.split()[-1]}. 25 – 0.”"
    assert [row.total for row in found.rows] == [BySide(12, 0), BySide(22, 0), BySide(25, 0)]
    assert found.lines[0] == "Board 3: 9 men + Queen 0 (law 54) = 9 points, 22 → 25"
    assert found.next == ("The players change sides.", f"Game 2: {B} breaks.")


def test_before_the_last_game_there_is_an_interval() -> None:
    found = card(*A_WINS_GAME, Conceded(Side.A, Concession.GAME))

    assert found.decision == f"{B} wins the game 0–0"
    assert "Interval before the last game." in found.next


@pytest.mark.parametrize(
    ("games", "commands", "decision"),
    [
        (1, A_WINS_GAME, f"{A} wins the match 25–0"),
        (3, (*A_WINS_GAME, Conceded(Side.B, Concession.GAME)), f"{A} wins the match 2–0"),
        (3, (WalkedOver(Side.B, "not there"),), f"{B} wins the match 0–0"),
        (1, (*A_WINS_GAME, ProtestLodged(Side.B, "no")), "The result is withheld: a protest is undecided"),
        (1, (*A_WINS_GAME, ProtestLodged(Side.B, "no"), ProtestDecided(upheld=False)), f"{A} wins the match 25–0"),
    ],
)
def test_the_match_is_over(games: int, commands: tuple[Entry, ...], decision: str) -> None:
    setup = replace(SINGLES, competition=replace(SINGLES.competition, games=games))

    found = card(*commands, setup=setup)

    assert (found.ended, found.decision, found.next) == (Ended.MATCH, decision, ())
    assert found.call.startswith("“Match, ") is ("withheld" not in decision and "0–0" not in decision)


def test_points_that_may_still_be_claimed_do_not_count_yet() -> None:
    last_man = (A_BREAKS, stroke(8), improper(1))

    before, after = card(*last_man), card(*last_man, Demanded(1))

    assert before.lines == ("Board 1: 3 awarded = 3 points, 0 → 3", f"{B} may claim 1 extra point.")
    assert (before.rows[0].points, before.rows[0].total) == (BySide(None, 3), BySide(0, 3))
    assert after.lines == ("Board 1: 3 awarded + 1 claimed = 4 points, 0 → 4",)
    assert (after.rows[0].points, after.rows[0].total) == (BySide(None, 4), BySide(0, 4))


def test_a_level_score_after_the_last_board_asks_for_a_toss() -> None:
    setup = replace(SINGLES, competition=replace(SINGLES.competition, boards=2))

    found = card(A_BREAKS, *WHITE_WINS_12, *WHITE_WINS_12, setup=setup)

    assert (found.ended, found.rows[-1].total) == (Ended.BOARD, BySide(12, 12))
    assert found.next == ("The score is level: toss, then one extra board.",)


@pytest.mark.parametrize(
    "commands",
    [
        (),
        (A_BREAKS,),
        (A_BREAKS, stroke(1)),
        (A_BREAKS, *WHITE_WINS_12, PlayCalled()),
        (A_BREAKS, *WHITE_WINS_12, stroke(1)),
        (*A_WINS_GAME, PlayCalled()),
    ],
)
def test_while_a_board_is_played_there_is_no_card(commands: tuple[Entry, ...]) -> None:
    assert shown(*commands) is None

"""The card at the end of a board, game or match: winner, points, and the next step."""

from dataclasses import replace

import pytest

from carrom_desk.match.entry.entries import (
    BoardReplayed,
    Conceded,
    Concession,
    Demanded,
    Disqualified,
    Entry,
    IncidentSeen,
    Noted,
    PlayCalled,
    ProtestDecided,
    ProtestLodged,
    ShotOut,
    SidesChanged,
    TimeOver,
    Toss,
    TossChoice,
    ViolationSeen,
    WalkedOver,
)
from carrom_desk.match.setup import Player, Setup
from carrom_desk.match.side import BySide, Seat, Side
from carrom_desk.presentation.end_card import EndCard, Ended, end_card
from carrom_desk.rules.acts import IncidentKind
from carrom_desk.rules.breaches import Breach
from tests.fakes import DOUBLES, SINGLES, improper, record_of, stroke
from tests.match.playing import a_setup, enter, play

A_BREAKS = Toss(Side.A, TossChoice.BREAK)
WHITE_WINS_12 = (stroke(9, queen=True),)
BLACK_WINS_10 = (stroke(2), stroke(opponent=9))
A_WINS_GAME = (A_BREAKS, *WHITE_WINS_12, *BLACK_WINS_10, *WHITE_WINS_12)
A, B = (SINGLES.side_name(side) for side in (Side.A, Side.B))


def shown(*commands: Entry, setup: Setup = SINGLES) -> EndCard | None:
    return end_card(record_of(*commands, setup=setup))


def card(*commands: Entry, setup: Setup = SINGLES) -> EndCard:
    found = shown(*commands, setup=setup)
    assert found is not None
    return found


def test_a_board_is_over_with_its_sum_and_who_breaks_next() -> None:
    found = card(A_BREAKS, *WHITE_WINS_12)

    assert (found.ended, found.title, found.decision) == (Ended.BOARD, "Board 1 is over", f"{A} wins the board")
    assert found.lines == (
        "Board 1 is worth 12 points: 9 men and 3 for the Queen.",
        f"The score of {A} goes from 0 to 12.",
        "White slam: all nine white men and the Queen in the first turn.",
    )
    (row,) = found.rows
    assert (row.number, row.breaker, row.winner, row.points, row.queen, row.score) == (
        1,
        Seat.A1,
        Side.A,
        12,
        Side.A,
        BySide(12, 0),
    )
    assert found.next == (f"Board 2: {B} breaks with white. Black: {A}.",)


def test_a_game_is_over_with_all_its_boards() -> None:
    found = card(*A_WINS_GAME)

    assert (found.ended, found.title, found.decision) == (Ended.GAME, "Game 1 is over", f"{A} wins the game 25–0")
    assert found.call == f"“Game, {A.split()[-1]}. 25–0.”"
    assert [row.score for row in found.rows] == [BySide(12, 0), BySide(22, 0), BySide(25, 0)]
    assert found.lines[:3] == (
        "Board 3 is worth 9 points: 9 men.",
        "The Queen no longer counts (law 54).",
        f"The score of {A} goes from 22 to 25, the most that counts.",
    )
    assert found.next == ("The players change sides.", f"Game 2: {B} breaks with white. Black: {A}.")


def test_before_the_last_game_there_is_an_interval() -> None:
    found = card(*A_WINS_GAME, Conceded(Side.A, Concession.GAME))

    assert (found.title, found.decision) == ("Game 2 is conceded", f"{A} concedes: {B} wins the game")
    assert found.call == f"“Game, {B.split()[-1]}, by concession.”"
    assert "Interval before the last game." in found.next


@pytest.mark.parametrize(
    ("games", "commands", "decision"),
    [
        (1, A_WINS_GAME, f"{A} wins the match 25–0"),
        (1, (*A_WINS_GAME, ProtestLodged(Side.B, "no")), "Result withheld: protest undecided"),
        (1, (*A_WINS_GAME, ProtestLodged(Side.B, "no"), ProtestDecided(upheld=False)), f"{A} wins the match 25–0"),
    ],
)
def test_the_card_of_a_match_that_is_over_has_its_decision_and_call(
    games: int, commands: tuple[Entry, ...], decision: str
) -> None:
    setup = replace(SINGLES, competition=replace(SINGLES.competition, games=games))

    found = card(*commands, setup=setup)

    assert (found.ended, found.decision, found.next) == (Ended.MATCH, decision, ())
    assert found.call.startswith("“Match, ") is ("withheld" not in decision)


@pytest.mark.parametrize(
    ("command", "title", "decision", "lines", "called"),
    [
        (
            WalkedOver(Side.B, "not there"),
            "Walkover",
            f"{B} wins the match by walkover",
            ("Reason: not there", "The score was 12–0."),
            f"“Match, {B.split()[-1]}, by walkover.”",
        ),
        (
            Disqualified(Side.A, "he left the hall"),
            "Disqualification",
            f"{A} disqualified: {B} wins the match",
            ("Reason: he left the hall", "The score was 12–0."),
            f"“{A.split()[-1]} disqualified. Match, {B.split()[-1]}.”",
        ),
        (
            Conceded(Side.A, Concession.MATCH),
            "The match is conceded",
            f"{A} concedes: {B} wins the match",
            ("The score was 12–0.",),
            f"“Match, {B.split()[-1]}, by concession.”",
        ),
    ],
)
def test_a_match_that_is_not_played_to_its_end_says_why(
    command: Entry, title: str, decision: str, lines: tuple[str, ...], called: str
) -> None:
    found = card(A_BREAKS, *WHITE_WINS_12, command)

    assert (found.ended, found.title, found.decision, found.lines) == (Ended.MATCH, title, decision, lines)
    assert (found.call, [row.number for row in found.rows]) == (called, [1])


def test_a_match_that_is_conceded_with_its_last_game_is_told_so() -> None:
    found = card(*A_WINS_GAME, Conceded(Side.B, Concession.GAME))

    assert (found.ended, found.decision) == (Ended.MATCH, f"{B} concedes: {A} wins the match")
    assert found.lines == ("Games: 2–0", f"Game 2: {B} conceded.")


def test_the_card_of_the_match_says_which_game_was_conceded() -> None:
    found = card(*A_WINS_GAME, Conceded(Side.A, Concession.GAME), *A_WINS_GAME[1:])

    assert (found.ended, found.decision) == (Ended.MATCH, f"{A} wins the match 2–1")
    assert found.lines[:2] == ("25–0, 0–0, 25–0", f"Game 2: {A} conceded.")


def test_a_concession_before_a_protest_that_was_upheld_is_not_told() -> None:
    conceded = (A_BREAKS, *WHITE_WINS_12, Conceded(Side.A, Concession.GAME), ProtestLodged(Side.A, "no"))

    found = card(*conceded, ProtestDecided(upheld=True), Conceded(Side.B, Concession.MATCH))

    assert found.decision == f"{B} concedes: {A} wins the match"
    assert not any("Game 1" in line for line in found.lines)


@pytest.mark.parametrize(
    "entry", [IncidentSeen(IncidentKind.LEFT_SEAT, Side.B), ViolationSeen(Side.B, Breach.LEFT_SEAT)]
)
def test_a_game_that_ends_at_the_board_is_not_told_by_one_conceded_before(entry: Entry) -> None:
    setup = replace(SINGLES, competition=replace(SINGLES.competition, points=1))

    found = card(A_BREAKS, Conceded(Side.A, Concession.GAME), entry, setup=setup)

    assert (found.ended, "concedes" in found.decision) == (Ended.GAME, False)


REPLAYED = BoardReplayed("A lamp fell on the board")
PLAYED = (PlayCalled(), stroke(1), stroke())


@pytest.mark.parametrize(
    "commands",
    [
        (*A_WINS_GAME, *PLAYED, REPLAYED),
        (*A_WINS_GAME, *PLAYED, REPLAYED, Noted("A new lamp"), SidesChanged()),
        (A_BREAKS, PlayCalled(), stroke(1), Conceded(Side.B, Concession.GAME), *PLAYED, REPLAYED),
        (*A_WINS_GAME, *PLAYED, ProtestLodged(Side.B, "No"), ProtestDecided(upheld=True), Noted("From the start")),
        (A_BREAKS, *WHITE_WINS_12, *PLAYED, REPLAYED),
    ],
)
def test_a_cancelled_board_does_not_bring_back_the_card_of_the_one_before(commands: tuple[Entry, ...]) -> None:
    assert shown(*commands) is None


def test_a_match_for_which_neither_side_appeared_has_no_result() -> None:
    found = card(A_BREAKS, WalkedOver(None, "Late"))

    assert (found.title, found.decision) == ("Neither side appeared", "No result")


def test_a_game_that_a_shoot_out_decided_says_so() -> None:
    level = play("toss a break; p1; time", a_setup(shoot_out=True))

    found = end_card(enter(level, ShotOut(Side.A, 5, 3)))

    assert found is not None
    assert (found.ended, found.lines) == (Ended.GAME, ("Won the shoot-out 5–3.",))


def test_a_pair_win_and_a_player_wins() -> None:
    of_pair = card(A_BREAKS, *WHITE_WINS_12, setup=DOUBLES)

    assert of_pair.decision == "Player A1 / Player A2 win the board"
    assert card(A_BREAKS, *WHITE_WINS_12).decision == f"{A} wins the board"


def test_a_drawn_match_says_so_and_is_called() -> None:
    timed = replace(SINGLES.competition, games=1, draws=True, minutes=45)

    found = card(A_BREAKS, TimeOver(), setup=replace(SINGLES, competition=timed))

    assert (found.title, found.decision) == ("The match is over", "The match is drawn, 0–0")
    assert found.call == "“Match drawn, 0–0.”"


def test_points_that_may_still_be_claimed_do_not_count_yet() -> None:
    last_man = (A_BREAKS, stroke(8), improper(1))

    before, after = card(*last_man), card(*last_man, Demanded(1))

    assert before.lines == (
        "Board 1 is worth 3 points: 3 awarded by law.",
        f"The score of {B} goes from 0 to 3.",
        f"{B} may claim 1 extra point.",
    )
    assert (before.rows[0].points, before.rows[0].score) == (3, BySide(0, 3))
    assert after.lines == (
        "Board 1 is worth 4 points: 3 awarded by law and 1 claimed.",
        f"The score of {B} goes from 0 to 4.",
    )
    assert (after.rows[0].points, after.rows[0].score) == (4, BySide(0, 4))


def test_a_claim_says_beforehand_that_it_ends_the_game_and_the_match_or_levels_it() -> None:
    setup = replace(SINGLES, competition=replace(SINGLES.competition, boards=2, games=1))
    last_men = (stroke(8), improper(1))

    found = card(A_BREAKS, *last_men, Demanded(1), *last_men, setup=setup)

    assert found.lines[2:] == (
        f"{A} may claim 1 extra point.",
        "Claim 1: Level: toss for an extra board.",
        f"Claim none: {B} wins game 1, 4–3, and the match, 1–0.",
    )


def test_a_level_score_after_the_last_board_asks_for_a_toss() -> None:
    setup = replace(SINGLES, competition=replace(SINGLES.competition, boards=2))

    found = card(A_BREAKS, *WHITE_WINS_12, *WHITE_WINS_12, setup=setup)

    assert (found.ended, found.rows[-1].score) == (Ended.BOARD, BySide(12, 12))
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


def test_partners_of_one_surname_are_called_apart_and_an_initial_is_no_surname() -> None:
    setup = replace(
        DOUBLES,
        sides=BySide(
            (Player("Venkatanarasimha Krishnamurthy I"), Player("Chaminda B. Bandara")),
            (Player("Mohammed Aziz Siddiqui"), Player("Mohammed Amin Siddiqui")),
        ),
    )

    found = card(A_BREAKS, Disqualified(Side.B, "left"), setup=setup)

    assert "Aziz Siddiqui / Amin Siddiqui" in found.call
    assert "Krishnamurthy I / Bandara" in found.call


def test_a_protest_after_a_board_is_told_with_its_board_until_it_is_decided() -> None:
    lodged = (A_BREAKS, *WHITE_WINS_12, ProtestLodged(Side.B, "the last stroke"))

    told = f"Protest by {B} about board 1 of game 1: the result is withheld."
    assert card(*lodged).lines[0] == told
    assert card(*lodged, WalkedOver(Side.A, "left")).lines[0] == told
    assert told not in card(*lodged, ProtestDecided(upheld=False)).lines


def test_the_full_stop_of_an_initial_ends_a_sentence_of_the_call() -> None:
    setup = replace(SINGLES, sides=BySide((Player("Nagajothi P."),), (Player("Bilal"),)))
    conceded = Conceded(Side.B, Concession.MATCH)

    assert card(*A_WINS_GAME, setup=replace(setup, competition=replace(setup.competition, games=1))).call == (
        "“Match, Nagajothi P. 25–0.”"
    )
    assert card(A_BREAKS, conceded, setup=setup).call == "“Match, Nagajothi P., by concession.”"

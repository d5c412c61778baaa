"""One result for hub and report, and one order of standings."""

import json
from dataclasses import replace
from itertools import product

import pytest

from carrom_desk.exchange.sol.sol_scores import sol_games_of
from carrom_desk.hall.views.results import result_view
from carrom_desk.match.effects.outcome import Outcome, OutcomeKind
from carrom_desk.match.ports.hall_store import HallMatch, MatchOutline
from carrom_desk.match.ports.store import MatchId
from carrom_desk.match.record import MatchRecord, summary_of
from carrom_desk.match.setup import TimedEnd
from carrom_desk.match.side import NOUGHT, BySide, Side, leader
from carrom_desk.match.state import Status
from carrom_desk.presentation.results import SOL_SWISS, MatchResult, games_line, ranking_of, result_of_sheet
from carrom_desk.presentation.results_document import results_document
from carrom_desk.reports.tables import results_table
from carrom_desk.storage.rows import result_from, result_text
from tests.fakes import SINGLES, record_of, stroke
from tests.match.playing import a_setup, play
from tests.reports.sheets import M1, TOSS, sheet_of, with_names
from tests.schema import faults, schema

WON_ONE = "toss a break; won a 12; concede b game"
CLAIM_OPEN = record_of(
    *(TOSS, stroke(8), stroke(1, striker=True)),
    setup=replace(SINGLES, competition=replace(SINGLES.competition, games=1, points=4)),
)


@pytest.mark.parametrize(
    ("record", "scores"),
    [
        (play("note"), ()),
        (play("toss a break; won a 12"), ((12, 0),)),
        (play(WON_ONE), ((12, 0), (0, 0))),
        (play(f"{WON_ONE}; concede b game"), ((12, 0), (0, 0))),
        (play(f"{WON_ONE}; won b 9; concede a match"), ((12, 0), (0, 9))),
        (play(f"{WON_ONE}; disqualify a"), ((12, 0),)),
        (play("walkover b"), ()),
        (play(f"{WON_ONE}; concede b game; protest a"), ()),
        (play(f"{WON_ONE}; protest a"), ()),
        (CLAIM_OPEN, ((0, 3),)),
    ],
)
def test_the_hub_has_the_result_of_the_report(record: MatchRecord, scores: tuple[tuple[int, int], ...]) -> None:
    outline = MatchOutline(summary_of(M1, "", record), record.setup, "", "")

    hub, report = result_view(HallMatch(M1, 1), outline).result, result_of_sheet(sheet_of(record))

    assert hub.scores == report.scores == tuple(BySide(*score) for score in scores)
    assert (hub.status, replace(hub.outcome, reason="")) == (report.status, replace(report.outcome, reason=""))
    assert hub.ending == report.ending


EVENT = a_setup(games=5, boards=4, timed_end=TimedEnd.COUNT, shoot_out=True)
DECIDED = (
    "toss a break; won a 12; won a 6; won b 4; lead;"  # 18–4 with a board left, which is worth 12
    "play; p4; -; p1; time;"  # Bilal has 5 men left, Asha 8
    "play; -; time; shoot_out b 1 3;"
    "won a 12; won b 12; time; shoot_out a"
)


def test_lists_say_what_decided_a_game_besides_its_boards() -> None:
    record = play(DECIDED, EVENT)
    summary = summary_of(M1, "", record)
    summary = replace(summary, result=result_from(M1, result_text(summary.result)))  # as the database keeps it
    hub = result_view(HallMatch(M1, 1), MatchOutline(summary, EVENT, "", "")).result
    report = result_of_sheet(sheet_of(record))

    for found in (hub, report):
        assert games_line(found) == "18–4 (lead stood) 0–3 (men counted) 0–0 (shoot-out) 12–12 (shoot-out) 0–0"
        assert [won_by for _, _, won_by in found.games_told] == [Side.A, Side.B, Side.B, Side.A, None]
        told = results_table([found]).rows[0][-1]
        assert told == "1:lead_stands:a 2:by_time:b 3:shoot_out:b 4:shoot_out:a"
        document = json.loads(json.dumps(results_document("", "1", [found], [])))
        assert list(faults(document, schema("results"))) == []
        assert document["matches"][0]["decided"][2] == {"way": "shoot_out", "winner": "b"}


AHEAD = "toss a break; won a 12; won b 4"


@pytest.mark.parametrize(
    ("games", "told"),
    [
        (1, "toss a break; won a 12; won b 12; won a 12; won b 12; shoot_out b"),
        (1, f"{AHEAD}; concede a game"),
        *product((1, 3), [f"{AHEAD}; concede {side} match" for side in Side]),
        *product((1, 3), [f"{AHEAD}; disqualify a", "toss a break; concede b match", "walkover b"]),
        (3, f"{AHEAD}; concede b game; won b 9; concede a match"),
        (3, f"{AHEAD}; concede b game; won b 9; concede b match"),
        (3, f"{AHEAD}; concede b game; concede a match"),
    ],
)
def test_a_match_counts_in_standings_as_in_the_file_for_sol(games: int, told: str) -> None:
    setup = replace(EVENT, competition=replace(EVENT.competition, games=games, points=99))
    record = play(told, setup)
    scores = [game.score for game in sol_games_of(record).games]
    won = [leader(score) for score in scores]
    net = BySide(won.count(Side.A), won.count(Side.B)) if games > 1 else scores[0]

    standings = ranking_of("", [result_of_sheet(sheet_of(record))], SOL_SWISS).sides

    found = {each.name: (each.net, each.total) for each in standings}
    for side in Side:
        assert found[setup.side_name(side)] == (net.of(side) - net.of(side.other), scores[0].of(side))


def result(one: str, other: str, score: tuple[int, int], games: tuple[int, int] = (0, 0)) -> MatchResult:
    """Returns a match with the points of all its games; the side that is listed first has won unless it has fewer."""
    kind = OutcomeKind.DRAWN if score[0] == score[1] else OutcomeKind.WON
    winner = {True: Side.A, False: Side.B}[score[0] > score[1]] if kind is OutcomeKind.WON else None
    outcome = Outcome(kind, winner, BySide(*games))
    return MatchResult(
        MatchId("m"), with_names(one, other), Status.FINISHED, outcome, (BySide(*score),), started="", finished=""
    )


@pytest.mark.parametrize(
    ("results", "places"),
    [
        ([("A", "B", (25, 0)), ("C", "D", (9, 3))], ["1 A", "2 C", "3 D", "4 B"]),
        ([("A", "B", (25, 0)), ("C", "D", (25, 0))], ["1 A", "1 C", "3 B", "3 D"]),
        ([("A", "B", (30, 5), (1, 0)), ("C", "D", (26, 25), (2, 1))], ["1 C", "2 A", "3 D", "4 B"]),
        ([("A", "B", (9, 9)), ("C", "A", (1, 0))], ["1 C", "2 B", "3 A"]),
    ],
)
def test_standings_are_ordered_by_matches_games_and_points(
    results: list[tuple[str, str, tuple[int, int]]], places: list[str]
) -> None:
    ranking = ranking_of("", (result(*each) for each in results))

    assert [f"{side.place} {side.name}" for side in ranking.sides] == places


def test_a_match_without_a_result_does_not_count() -> None:
    won = result("A", "B", (25, 0))
    outcomes = [Outcome(kind, None, NOUGHT) for kind in OutcomeKind if kind.value in ("abandoned", "withheld")]

    ranking = ranking_of("", (won, *(replace(won, outcome=outcome) for outcome in outcomes)))

    assert [(side.played, side.won, side.points) for side in ranking.sides] == [(1, 1, (25, 0)), (1, 0, (0, 25))]

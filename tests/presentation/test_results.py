"""One result for hub and report, and one order of standings."""

from dataclasses import replace

import pytest

from carrom_desk.hall.views.results import result_view
from carrom_desk.match.effects.outcome import Outcome, OutcomeKind
from carrom_desk.match.ports.hall_store import HallMatch, MatchOutline
from carrom_desk.match.ports.store import MatchId
from carrom_desk.match.record import MatchRecord, summary_of
from carrom_desk.match.side import NOUGHT, BySide, Side
from carrom_desk.match.state import Status
from carrom_desk.presentation.results import MatchResult, ranking_of, result_of_sheet
from tests.fakes import SINGLES, record_of, stroke
from tests.match.playing import play
from tests.reports.sheets import M1, TOSS, sheet_of, with_names

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

"""Summaries of matches for lists."""

from dataclasses import replace

import pytest

from carrom_desk.match.effects.outcome import OutcomeKind, Result, outcome_of, result_of
from carrom_desk.match.entry.entries import Demanded, MatchAbandoned, PlayCalled, Toss, TossChoice
from carrom_desk.match.ports.store import MatchId
from carrom_desk.match.record import summary_of
from carrom_desk.match.side import NOUGHT, BySide, Side
from carrom_desk.match.state import Status
from tests.fakes import SINGLES, record_of, stroke
from tests.match.playing import a_setup, enter, play


@pytest.mark.parametrize(
    ("entries", "status", "games", "score"),
    [
        ("note", Status.BEFORE_TOSS, (0, 0), (0, 0)),
        ("walkover a", Status.FINISHED, (0, 0), (0, 0)),
        ("toss a break; won a 12; p3", Status.IN_PROGRESS, (0, 0), (12, 0)),
        ("toss a break; won a 12; concede a game", Status.IN_PROGRESS, (0, 1), (0, 0)),
        # Of the match that is over the last game's score, finished or broken off.
        ("toss a break; won a 12; concede b game; won b 9; concede b game", Status.FINISHED, (2, 0), (0, 9)),
        ("toss a break; won a 12; concede b game; won b 9; concede b match", Status.FINISHED, (1, 0), (0, 9)),
        ("toss a break; won a 12; concede b match; protest b", Status.UNDER_PROTEST, (0, 0), (12, 0)),
    ],
)
def test_a_summary_has_status_games_and_score(
    entries: str, status: Status, games: tuple[int, int], score: tuple[int, int]
) -> None:
    summary = summary_of(MatchId("m1"), "2026-11-21T10:00:00.000+05:30", play(entries))

    assert summary.status is status
    assert (summary.games, summary.score) == (BySide(*games), BySide(*score))


def test_points_that_may_still_be_claimed_decide_nothing_in_a_list() -> None:
    setup = replace(SINGLES, competition=replace(SINGLES.competition, games=1, points=4))
    claimable = record_of(Toss(Side.A, TossChoice.BREAK), PlayCalled(), stroke(8), stroke(1, striker=True), setup=setup)
    claimed = record_of(*(each.entry for each in claimable.entries), Demanded(1), setup=setup)
    open_one, over = (summary_of(MatchId("m1"), "", record) for record in (claimable, claimed))

    assert (open_one.status, open_one.games) == (Status.IN_PROGRESS, NOUGHT)
    assert open_one.result == result_of(claimable.state) == Result(OutcomeKind.CLAIM_OPEN, None, ())
    assert (over.status, over.games) == (Status.FINISHED, BySide(0, 1))


def test_pairs_are_named_with_both_players() -> None:
    summary = summary_of(MatchId("m1"), "2026-11-21T10:00:00.000+05:30", play("note", a_setup(doubles=True)))

    assert summary.sides == BySide("Player A1 / Player A2", "Player B1 / Player B2")
    assert (summary.id, summary.event, summary.round) == ("m1", "State Championship", "Quarter-final")
    assert summary.started == "2026-11-21T10:00:00.000+05:30"


WON_ONE = "toss a break; won a 12; concede b game"


@pytest.mark.parametrize(
    ("entries", "kind", "winner", "scores"),
    [
        ("note", OutcomeKind.NOT_BEGUN, None, ()),
        ("toss a break; won a 12", OutcomeKind.IN_PROGRESS, None, ()),
        (WON_ONE, OutcomeKind.IN_PROGRESS, None, ((12, 0),)),
        (f"{WON_ONE}; won b 12; won b 12; won b 1", OutcomeKind.IN_PROGRESS, None, ((12, 0), (0, 25))),
        (f"{WON_ONE}; won a 12; won a 12; won a 1", OutcomeKind.WON, Side.A, ((12, 0), (25, 0))),
        (f"{WON_ONE}; concede b game", OutcomeKind.CONCEDED, Side.A, ((12, 0), (0, 0))),
        (f"{WON_ONE}; concede a match", OutcomeKind.CONCEDED, Side.B, ((12, 0),)),
        (f"{WON_ONE}; disqualify a", OutcomeKind.DISQUALIFIED, Side.B, ((12, 0),)),
        ("walkover b", OutcomeKind.WALKOVER, Side.B, ()),
        (f"{WON_ONE}; concede b game; protest a", OutcomeKind.WITHHELD, None, ((12, 0), (0, 0))),
        (f"{WON_ONE}; concede b match; undo", OutcomeKind.IN_PROGRESS, None, ((12, 0),)),
        (f"{WON_ONE}; concede b match; note", OutcomeKind.CONCEDED, Side.A, ((12, 0),)),
    ],
)
def test_a_result_says_how_the_match_ended_and_its_scores(
    entries: str, kind: OutcomeKind, winner: Side | None, scores: tuple[tuple[int, int], ...]
) -> None:
    found = result_of(play(entries).state)

    assert found == Result(kind, winner, tuple(BySide(*score) for score in scores))
    assert summary_of(MatchId("m1"), "", play(entries)).result == found


def test_a_match_that_is_abandoned_has_no_winner() -> None:
    found = enter(play(WON_ONE), MatchAbandoned("rain"))

    assert result_of(found.state) == Result(OutcomeKind.ABANDONED, None, (BySide(12, 0),))
    assert outcome_of(found.state).reason == "rain"

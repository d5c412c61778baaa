"""Results and standings for other programs; see resources/schemas/results.schema.json."""

from collections.abc import Iterable, Mapping

from carrom_desk.match.entry.entries import ShotOut
from carrom_desk.match.side import BySide, Side
from carrom_desk.presentation.results import MatchResult, Ranking, Standing, each_game
from carrom_desk.presentation.sheet.score_card import BoardLine, GameLine
from carrom_desk.presentation.team_ties import TieScore
from carrom_desk.presentation.wording.laws_text import laws_code

FORMAT, VERSION = "carrom-desk/results", 1
Json = Mapping[str, object]


def results_document(
    title: str,
    program: str,
    results: Iterable[MatchResult],
    rankings: Iterable[Ranking],
    ties: Iterable[TieScore] = (),
) -> Json:
    """Returns matches, standings and team ties for a JSON file; `program` is the version of Carrom Desk."""
    return {
        "format": FORMAT,
        "version": VERSION,
        "title": title,
        "program": f"Carrom Desk {program}",
        "matches": [_match(result) for result in results],
        "standings": [{"group": each.name, "sides": [_standing(side) for side in each.sides]} for each in rankings],
        "ties": [_tie(each) for each in ties],
    }


def _tie(tie: TieScore) -> Json:
    return {
        "event": tie.setup.event,
        "round": tie.setup.round,
        "name": tie.name,
        "teams": {side.value: tie.teams.of(side) for side in Side},
        "score": _numbers(tie.score),
        "winner": _name(tie.winner),
        "over": tie.is_over,
        "approved": tie.is_approved,
        "matches": [each.match_id for each in tie.matches],
    }


def _standing(each: Standing) -> Json:
    counts = {"played": each.played, "won": each.won, "drawn": each.drawn}
    return {"place": each.place, "name": each.name, **counts, "games": each.games, "points": each.points}


def _match(result: MatchResult) -> Json:
    setup, outcome = result.setup, result.outcome
    return {
        "id": result.match_id,
        "number": setup.number,
        "event": setup.event,
        "round": setup.round,
        "category": setup.category,
        "tie": setup.tie,
        "table": setup.table,
        "laws": laws_code(setup.laws),
        "started": result.started,
        "finished": result.finished,
        "sides": {
            side.value: [
                {"name": player.name, "club": player.club, "country": player.country} for player in setup.sides.of(side)
            ]
            for side in Side
        },
        "status": result.status.value,
        "outcome": outcome.kind.value,
        "reason": outcome.reason,
        "winner": _name(outcome.winner),
        "games_won": _numbers(outcome.games),
        "scores": [_numbers(score) for score in result.scores],
        "decided": [
            None if each is None else {"way": each.way.value, "winner": _name(each.winner)}
            for _, each in each_game(result)
        ],
        "games": None if result.games is None else [_game(game) for game in result.games],
        "overrides": result.overrides,
        "approved": result.is_approved,
        "unlawful": result.is_unlawful,
        "fingerprint": result.fingerprint,
    }


def _game(game: GameLine) -> Json:
    return {
        "number": game.number,
        "winner": _name(game.winner),
        "score": _numbers(game.score),
        "ended_by": None if game.ended_by is None else game.ended_by.about.name,
        "shoot_out": {"a": game.ended_by.a, "b": game.ended_by.b} if isinstance(game.ended_by, ShotOut) else None,
        "boards": [_board(board) for board in game.boards],
    }


def _board(board: BoardLine) -> Json:
    return {
        "number": board.number,
        "breaker": board.breaker.value,
        "winner": _name(board.winner),
        "points": board.points.total,
        "queen": _name(board.queen),
        "slam": None if board.slam is None else board.slam.value,
        "score": _numbers(board.score),
        "by_time": board.by_time,
    }


def _name(side: Side | None) -> str | None:
    return None if side is None else side.value


def _numbers(numbers: BySide[int]) -> Json:
    return {"a": numbers.a, "b": numbers.b}

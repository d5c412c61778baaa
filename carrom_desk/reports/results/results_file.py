"""Results of an event as JSON for other programs; see resources/schemas/results.schema.json."""

import json
from collections.abc import Mapping

from carrom_desk.match.side import BySide, Side
from carrom_desk.presentation.sheet.score_card import BoardLine, GameLine
from carrom_desk.presentation.sheet.score_sheet import ScoreSheet

from .day import Day
from .standings import groups_of

FORMAT = "carrom-desk/results"
VERSION = 1

Json = Mapping[str, object]


def results_json(day: Day) -> str:
    """Returns the whole file: matches in the order of play, and standings if every side met each other."""
    found = {
        "format": FORMAT,
        "version": VERSION,
        "title": day.title,
        "program": f"Carrom Desk {day.version}",
        "matches": [_match(sheet) for sheet in day.sheets],
        "standings": [
            {
                "group": name,
                "sides": [
                    {
                        "name": each.name,
                        "played": each.played,
                        "won": each.won,
                        "games": each.games,
                        "points": each.points,
                    }
                    for each in standings
                ],
            }
            for name, standings in groups_of(day.sheets)
        ],
    }
    return json.dumps(found, ensure_ascii=False, indent=1) + "\n"


def _match(sheet: ScoreSheet) -> Json:
    setup, outcome = sheet.setup, sheet.outcome
    return {
        "id": sheet.match_id,
        "number": setup.number,
        "event": setup.event,
        "round": setup.round,
        "category": setup.category,
        "table": setup.table,
        "laws": setup.laws.id,
        "started": sheet.started,
        "finished": sheet.finished,
        "sides": {
            side.value: [
                {"name": player.name, "club": player.club, "country": player.country} for player in setup.sides.of(side)
            ]
            for side in Side
        },
        "status": sheet.status.value,
        "outcome": outcome.kind.value,
        "winner": _name(outcome.winner),
        "games_won": _numbers(outcome.games),
        "games": [_game(game) for game in sheet.games],
        "overrides": sheet.overrides,
        "fingerprint": sheet.fingerprint,
    }


def _game(game: GameLine) -> Json:
    return {
        "number": game.number,
        "winner": _name(game.winner),
        "score": _numbers(game.score),
        "boards": [_board(board) for board in game.boards],
    }


def _board(board: BoardLine) -> Json:
    return {
        "number": board.number,
        "breaker": board.breaker.value,
        "winner": board.winner.value,
        "points": board.points.total,
        "queen": _name(board.queen),
        "slam": None if board.slam is None else board.slam.value,
        "score": _numbers(board.score),
    }


def _name(side: Side | None) -> str | None:
    return None if side is None else side.value


def _numbers(numbers: BySide[int]) -> Json:
    return {"a": numbers.a, "b": numbers.b}

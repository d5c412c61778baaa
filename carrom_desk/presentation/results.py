"""Results of matches and the standings that follow from them, the same for hub, reports and commands."""

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from itertools import combinations, groupby

from carrom_desk.i18n import N_, say
from carrom_desk.match.effects.outcome import OUTCOMES, Outcome, OutcomeKind, Result
from carrom_desk.match.ports.store import MatchSummary
from carrom_desk.match.setup import Setup
from carrom_desk.match.side import NOUGHT, BySide, Side
from carrom_desk.match.state import Status
from carrom_desk.presentation.sheet.score_card import BoardLine, GameLine
from carrom_desk.presentation.sheet.score_sheet import ScoreSheet
from carrom_desk.presentation.wording.match_text import laws_in_a_row, score_text, side_wins
from carrom_desk.rules.laws import Law

DECIDED: Mapping[OutcomeKind, tuple[Law, ...]] = {
    OutcomeKind.WALKOVER: (Law.FAILED_TO_REPORT,),
    OutcomeKind.DISQUALIFIED: (Law.MATCH_LOST,),
    OutcomeKind.ABANDONED: (),
}
"""Outcomes by a decision with a reason, and the laws that they rest on."""


@dataclass(frozen=True, slots=True)
class MatchResult:
    """The result of a match so far; its texts are sanitised."""

    match_id: str
    setup: Setup
    status: Status
    outcome: Outcome
    scores: tuple[BySide[int], ...]
    """Score of each game, with one in progress or broken off at points; empty while a protest withholds the result."""
    started: str
    """Wall time in ISO 8601; empty if unknown."""
    finished: str
    """Empty while in progress."""
    games: tuple[GameLine, ...] | None = None
    """Games with their boards; None if the log was not read."""
    overrides: int | None = None
    """Number of overridden rulings; None if the log was not read."""
    fingerprint: str = ""
    """Empty if the log was not read."""
    is_approved: bool | None = None
    """None outside a hall."""
    is_unlawful: bool | None = None
    """True when a ruling differs from the laws; None outside a hall."""

    @property
    def is_over(self) -> bool:
        """True when the match has ended, also if its result is withheld."""
        return self.status in (Status.FINISHED, Status.ABANDONED, Status.UNDER_PROTEST)

    @property
    def is_counted(self) -> bool:
        """True when it counts in standings."""
        return self.outcome.winner is not None or self.outcome.kind is OutcomeKind.DRAWN

    @property
    def ending(self) -> str:
        """Ending other than by play, or the state, in the current language; empty if the scores show it."""
        words = OUTCOMES[self.outcome.kind]
        return "" if words is None else say(words)

    @property
    def laws(self) -> str:
        """Laws for an end by decision; empty if none."""
        return laws_in_a_row(map(str, self.setup.laws.cite(*DECIDED.get(self.outcome.kind, ()))))


def result_of_sheet(sheet: ScoreSheet) -> MatchResult:
    """Returns the result of a match whose log was read."""
    outcome, games = sheet.outcome, sheet.games
    if outcome.kind is OutcomeKind.WITHHELD:
        outcome, games = replace(outcome, games=NOUGHT), ()
    return MatchResult(
        match_id=sheet.match_id,
        setup=sheet.setup,
        status=sheet.status,
        outcome=outcome,
        scores=tuple(game.score for game in games if not (outcome.is_final and _is_unplayed(game))),
        started=sheet.started,
        finished=sheet.finished,
        games=games,
        overrides=sheet.overrides,
        fingerprint=sheet.fingerprint,
    )


def _is_unplayed(game: GameLine) -> bool:
    return game.winner is None and not game.is_drawn and game.score == NOUGHT


# From what is stored with a log


def listed_result(summary: MatchSummary) -> Result:
    """Returns the result of a stored match with the score of the game in progress or broken off."""
    result = summary.result or Result(OutcomeKind.IN_PROGRESS, None, ())
    if result.kind is OutcomeKind.WITHHELD:
        return replace(result, scores=())
    is_in_play = result.kind in (OutcomeKind.IN_PROGRESS, OutcomeKind.CLAIM_OPEN)
    is_new = (is_in_play or summary.score != NOUGHT) and result.scores[-1:] != (summary.score,)
    return replace(result, scores=(*result.scores, summary.score)) if is_new else result


def result_words(result: Result, names: BySide[str]) -> str:
    """Returns who won and the score of each game, or what there is instead of a winner."""
    wins = "" if result.winner is None else side_wins(names.of(result.winner))
    words = OUTCOMES[result.kind]
    parts = (wins, score_line(result.scores), "" if words is None else say(words))
    return " · ".join(part for part in parts if part)


def score_line(scores: Iterable[BySide[int]]) -> str:
    """Returns the scores of games, such as "25–11 14–25 25–9"."""
    return " ".join(map(score_text, scores))


# Standings

ORDER = N_("Standings are ordered by matches won, then by games won and point difference. Equal sides share a place.")
_FEWEST = 3
"""Minimum number of sides in a group."""


@dataclass(frozen=True, slots=True)
class Standing:
    """A side in the standings."""

    name: str
    place: int = 0
    """Place from 1; equal sides have the same."""
    played: int = 0
    won: int = 0
    drawn: int = 0
    games: tuple[int, int] = (0, 0)
    """Games won and lost."""
    points: tuple[int, int] = (0, 0)
    """Points on the board for and against."""

    @property
    def _rank(self) -> tuple[int, int, int]:
        """Sort key; lower is better."""
        return -self.won, -self.games[0], self.points[1] - self.points[0]

    def after(self, result: MatchResult, side: Side) -> "Standing":
        """Returns the standing after a match in which it was this side."""
        outcome, points = result.outcome, [(score.of(side), score.of(side.other)) for score in result.scores]
        return replace(
            self,
            played=self.played + 1,
            won=self.won + (outcome.winner is side),
            drawn=self.drawn + (outcome.winner is None),
            games=(self.games[0] + outcome.games.of(side), self.games[1] + outcome.games.of(side.other)),
            points=(self.points[0] + sum(own for own, _ in points), self.points[1] + sum(other for _, other in points)),
        )


@dataclass(frozen=True, slots=True)
class Ranking:
    """Standings of an event or a group, best first."""

    name: str
    sides: tuple[Standing, ...]


def ranking_of(name: str, results: Iterable[MatchResult]) -> Ranking:
    """Returns the standings after these matches, without those that do not count."""
    found: dict[str, Standing] = {}
    for result in (each for each in results if each.is_counted):
        for side in Side:
            each = result.setup.side_name(side)
            found[each] = found.get(each, Standing(each)).after(result, side)
    sides = sorted(found.values(), key=lambda each: (each._rank, each.name))
    ranks = [each._rank for each in sides]
    return Ranking(name, tuple(replace(each, place=ranks.index(each._rank) + 1) for each in sides))


def groups_of(results: Iterable[MatchResult]) -> Iterator[Ranking]:
    """Yields every category, or else round, in which every side met each other once, by name."""
    for category, found in _by(results, lambda result: result.setup.category):
        if _is_group(found):
            yield ranking_of(category, found)
            continue
        for round_, played in _by(found, lambda result: result.setup.round):
            if _is_group(played):
                yield ranking_of(" · ".join(part for part in (category, round_) if part), played)


def _by(
    results: Iterable[MatchResult], key: Callable[[MatchResult], str]
) -> Iterator[tuple[str, Sequence[MatchResult]]]:
    return ((name, tuple(found)) for name, found in groupby(sorted(results, key=key), key))


def _is_group(results: Sequence[MatchResult]) -> bool:
    pairs = [frozenset(result.setup.side_name(side) for side in Side) for result in results]
    sides = sorted({side for pair in pairs for side in pair})
    wanted = {frozenset(pair) for pair in combinations(sides, 2)}
    is_over = all(result.outcome.is_final for result in results)
    return is_over and len(sides) >= _FEWEST and len(pairs) == len(wanted) and set(pairs) == wanted


# For other programs; see resources/schemas/results.schema.json

FORMAT, VERSION = "carrom-desk/results", 1
Json = Mapping[str, object]


def results_document(title: str, program: str, results: Iterable[MatchResult], rankings: Iterable[Ranking]) -> Json:
    """Returns matches and standings for a JSON file; `program` is the version of Carrom Desk."""
    return {
        "format": FORMAT,
        "version": VERSION,
        "title": title,
        "program": f"Carrom Desk {program}",
        "matches": [_match(result) for result in results],
        "standings": [{"group": each.name, "sides": [_standing(side) for side in each.sides]} for each in rankings],
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
        "table": setup.table,
        "laws": setup.laws.id,
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

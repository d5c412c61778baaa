"""Results of matches and the standings that follow from them, the same for hub, reports and commands."""

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from enum import Enum, unique
from fractions import Fraction
from itertools import accumulate, chain, combinations, groupby, repeat

from carrom_desk.i18n import N_, Words, say
from carrom_desk.match.effects.outcome import GameDecision, GameWay, Outcome, OutcomeKind, Result
from carrom_desk.match.ports.store import MatchId, MatchSummary
from carrom_desk.match.record import MatchRecord, summary_of
from carrom_desk.match.setup import Setup
from carrom_desk.match.side import NOUGHT, BySide, Side, leader
from carrom_desk.match.state import Status
from carrom_desk.presentation.sheet.score_card import GameLine
from carrom_desk.presentation.sheet.score_sheet import ScoreSheet
from carrom_desk.presentation.wording.laws_text import laws_name
from carrom_desk.presentation.wording.match_text import ending_text, laws_in_a_row, score_and_way, score_for, side_wins
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
    decided: tuple[GameDecision | None, ...] = ()
    """What decided each game besides its boards, as in `Result`."""

    @property
    def event_laws(self) -> str:
        """Laws after the name of an event that has rules of its own; empty for an edition as it is."""
        return "" if self.setup.laws.event is None else laws_name(self.setup.laws, is_short=True)

    @property
    def games_told(self) -> tuple[tuple[BySide[int], str, Side | None], ...]:
        """Score of each game, what decided it besides its boards, and who won it or leads."""
        return tuple(
            (score, "", leader(score)) if decided is None else (score, say(decided.way.words), decided.winner)
            for score, decided in each_game(self)
        )

    @property
    def is_over(self) -> bool:
        """True when the match has ended, also if its result is withheld."""
        return self.status in (Status.FINISHED, Status.ABANDONED, Status.UNDER_PROTEST)

    @property
    def is_counted(self) -> bool:
        return self.outcome.winner is not None or self.outcome.kind is OutcomeKind.DRAWN

    @property
    def ending(self) -> str:
        """Ending other than by play, or the state, in the current language; empty if the scores show it."""
        return ending_text(self.outcome.kind)

    @property
    def laws(self) -> str:
        """Laws for an end by decision; empty if none."""
        return laws_in_a_row(map(str, self.setup.laws.cite(*DECIDED.get(self.outcome.kind, ()))))


def result_of_sheet(sheet: ScoreSheet) -> MatchResult:
    """Returns the result of a match whose log was read."""
    outcome, games = sheet.outcome, sheet.games
    if outcome.kind is OutcomeKind.WITHHELD:
        outcome, games = replace(outcome, games=NOUGHT), ()
    # A walkover or a withdrawal ends a match before the next game has a board: 0–0 is no score of it.
    played = [game for game in games if not (outcome.is_final and _is_unplayed(game))]
    return MatchResult(
        match_id=sheet.match_id,
        setup=sheet.setup,
        status=sheet.status,
        outcome=outcome,
        scores=tuple(game.score for game in played),
        decided=tuple(game.decided for game in played),
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
    result = summary.result
    if result.kind is OutcomeKind.WITHHELD:
        return replace(result, scores=())
    is_in_play = result.kind in (OutcomeKind.IN_PROGRESS, OutcomeKind.CLAIM_OPEN)
    is_new = (is_in_play or summary.score != NOUGHT) and result.scores[-1:] != (summary.score,)
    return replace(result, scores=(*result.scores, summary.score)) if is_new else result


def result_words(result: Result, names: BySide[str]) -> str:
    """Returns who won and the score of each game, or what there is instead of a winner."""
    wins = "" if result.winner is None else side_wins(names.of(result.winner))
    return " · ".join(filter(None, (wins, games_line(result), ending_text(result.kind))))


def words_so_far(record: MatchRecord, names: BySide[str]) -> str:
    """Returns where a match stands, in the words of its result."""
    return result_words(listed_result(summary_of(MatchId(""), "", record)), names)


def games_line(result: Result | MatchResult) -> str:
    """Returns the scores of games with what decided them, such as "25–11 9–9 (shoot-out)"."""
    return " ".join(game_scores(result))


def game_scores(result: Result | MatchResult, first: Side = Side.A) -> Iterator[str]:
    """Yields the score of each game with what decided it, the points of a side first."""
    return (score_and_way(score_for(first, score), decided) for score, decided in each_game(result))


def each_game(result: Result | MatchResult) -> Iterator[tuple[BySide[int], GameDecision | None]]:
    """Yields the score of each game, and what decided it besides its boards."""
    return zip(result.scores, chain(result.decided, repeat(None)), strict=False)


# Standings


@unique
class TieBreak(Enum):
    """What decides between sides, with its name and number."""

    POINTS = N_("points (2 for a win, 1 for a draw)"), lambda side: side.match_points
    BUCHHOLZ = N_("Buchholz (points of the opponents)"), lambda side: side.buchholz
    MEETING = N_("points in the matches between equal sides"), lambda _: 0
    """Depends on the other sides, so that it has no number of its own."""
    MATCHES = N_("matches of ties won less lost"), lambda side: side.games[0] - side.games[1]
    NET = N_("net score"), lambda side: side.net
    TOTAL = N_("points scored"), lambda side: side.total
    WON = N_("matches won"), lambda side: side.won
    GAMES = N_("games won"), lambda side: side.games[0]

    def __init__(self, words: Words, number: Callable[["Standing"], int]) -> None:
        self.words = words
        self.number = number


@dataclass(frozen=True, slots=True)
class EventOrder:
    """How an event counts its standings."""

    order: tuple[TieBreak, ...] = (TieBreak.WON, TieBreak.GAMES, TieBreak.NET)
    is_by_sol: bool = False
    """True when scores count up to 25, a walkover 25–0, and a match of several games by its games, as in SoL."""
    bye_net: int = 0
    """Net score of a bye."""
    retired: frozenset[str] = frozenset()
    """Sides that retired: what they would still have won counts for the Buchholz of their opponents."""
    trend: Fraction = Fraction(0)
    """Part of their points a turn that counts so; 0 for none."""


USUAL_COUNTING = EventOrder()
ORDER = N_("Standings are ordered by matches won, then by games won and point difference. Equal sides share a place.")
"""What `USUAL_COUNTING` orders by."""
SOL_SWISS = EventOrder((TieBreak.POINTS, TieBreak.BUCHHOLZ, TieBreak.NET, TieBreak.TOTAL), is_by_sol=True)
SOL_ROUND_ROBIN = EventOrder((TieBreak.POINTS, TieBreak.NET, TieBreak.TOTAL), is_by_sol=True)
BY_MEETING = EventOrder((TieBreak.POINTS, TieBreak.MEETING, TieBreak.NET, TieBreak.TOTAL))
TIES_BY_NET = EventOrder((TieBreak.POINTS, TieBreak.MATCHES, TieBreak.NET, TieBreak.TOTAL))
TIES_BY_MEETING = EventOrder((TieBreak.POINTS, TieBreak.MEETING, TieBreak.MATCHES, TieBreak.NET, TieBreak.TOTAL))
MOST_IN_SOL = 25
"""Highest score of a game that SoL shows."""
FEWEST = 3
"""Minimum number of sides in a group."""


@dataclass(frozen=True, slots=True)
class Standing:
    """A side in the standings."""

    name: str
    place: int = 0
    """Place from 1; equal sides have the same."""
    played: int = 0
    """Number of matches, with byes."""
    won: int = 0
    drawn: int = 0
    games: tuple[int, int] = (0, 0)
    """Games won and lost."""
    points: tuple[int, int] = (0, 0)
    """Points on the board for and against."""
    byes: int = 0
    net: int = 0
    total: int = 0
    buchholz: int = 0

    @property
    def match_points(self) -> int:
        """Returns two points for a win and one for a draw."""
        return 2 * self.won + self.drawn

    def by(self, tie_break: TieBreak) -> int:
        """Returns the number that decides; 0 for one that depends on the others."""
        return tie_break.number(self)

    def after(self, result: MatchResult, side: Side, counting: EventOrder = USUAL_COUNTING) -> "Standing":
        """Returns the standing after a match in which it was this side."""
        outcome, points = result.outcome, [(score.of(side), score.of(side.other)) for score in result.scores]
        own, other = sum(own for own, _ in points), sum(other for _, other in points)
        net, total = _by_sol(result, side) if counting.is_by_sol else (own - other, own)
        return replace(
            self,
            played=self.played + 1,
            won=self.won + (outcome.winner is side),
            drawn=self.drawn + (outcome.winner is None),
            games=(self.games[0] + outcome.games.of(side), self.games[1] + outcome.games.of(side.other)),
            points=(self.points[0] + own, self.points[1] + other),
            net=self.net + net,
            total=self.total + total,
        )

    def after_bye(self, net: int, points: int) -> "Standing":
        """Returns the standing after a bye, which counts as won by this net score."""
        played, won, byes = self.played + 1, self.won + 1, self.byes + 1
        return replace(self, played=played, won=won, byes=byes, net=self.net + net, total=self.total + points)


def as_in_sol(score: BySide[int], winner: Side | None, *, is_shoot_out: bool = False) -> BySide[int]:
    """Returns the score of a game as SoL takes it, which knows its winner by the score alone: one who does not lead has
    25, or one point more after a shoot-out. Without a winner it is only capped.
    """
    shown = score.map(lambda points: min(points, MOST_IN_SOL))
    if winner is None or leader(shown) is winner:
        return shown
    other = min(shown.of(winner.other), MOST_IN_SOL - 1)
    return shown.with_(winner.other, other).with_(winner, other + 1 if is_shoot_out else MOST_IN_SOL)


def _by_sol(result: MatchResult, side: Side) -> tuple[int, int]:
    """Returns the net score and the points that SoL counts for a match: those of its first game, or its games won less
    lost. The winner of a match that was broken off also has the games that are lacking.
    """
    competition, winner, games = result.setup.competition, result.outcome.winner, result.outcome.games
    first = _first_game_in_sol(result)
    if competition.games == 1:
        games = first
    elif winner is not None:
        # A match does not end early in SoL: its winner has won all the games that a match takes.
        games = games.with_(winner, competition.games_to_win)
    return games.of(side) - games.of(side.other), first.of(side)


def _first_game_in_sol(result: MatchResult) -> BySide[int]:
    winner = result.outcome.winner
    if not result.scores:
        return NOUGHT if winner is None else NOUGHT.with_(winner, MOST_IN_SOL)
    score, decided = next(each_game(result))
    if decided is not None:
        return as_in_sol(score, decided.winner, is_shoot_out=decided.way is GameWay.SHOOT_OUT)
    # Broken off in its first game, which the winner of the match was then given.
    is_given = winner is not None and len(result.scores) == 1 and not result.outcome.games.of(winner.other)
    return as_in_sol(score, winner if is_given else None)


@dataclass(frozen=True, slots=True)
class Ranking:
    """Standings of an event or a group, best first."""

    name: str
    sides: tuple[Standing, ...]
    order: tuple[TieBreak, ...] = USUAL_COUNTING.order

    @property
    def is_by_games(self) -> bool:
        """True when games decide, and are worth showing."""
        return TieBreak.GAMES in self.order

    @property
    def order_line(self) -> str:
        """Returns the tie-breaks, in order of use."""
        if self.order == USUAL_COUNTING.order:
            return say(ORDER)
        words = "; ".join(say(each.words) for each in self.order)
        return say(N_("In order of: {tie_breaks}. Equal sides share a place."), tie_breaks=words)


def ranking_of(
    name: str,
    results: Iterable[MatchResult],
    counting: EventOrder = USUAL_COUNTING,
    sides: Iterable[str] = (),
    byes: Iterable[tuple[str, int]] = (),
) -> Ranking:
    """Returns the standings after these matches, without those that do not count. `sides` also appear without any
    match; `byes` are sides with the points of each.
    """
    found = {each: Standing(each) for each in sides}
    counted = [each for each in results if each.is_counted]
    for result in counted:
        for side in Side:
            each = result.setup.side_name(side)
            found[each] = found.get(each, Standing(each)).after(result, side, counting)
    for each, points in byes:
        found[each] = found.get(each, Standing(each)).after_bye(counting.bye_net, points)
    # Only once all matches and byes are counted: the points of opponents go on growing until then.
    weights = {each.name: each.match_points + _virtual(each, found, counting) for each in found.values()}
    for result in counted:
        for side in Side:
            known, weight = found[result.setup.side_name(side)], weights[result.setup.side_name(side.other)]
            found[known.name] = replace(known, buchholz=known.buchholz + weight)
    # By name among equals, so that the list is the same whatever the order of the matches was.
    groups = _placed(sorted(found.values(), key=lambda each: each.name), counting.order, counted)
    before = accumulate((len(group) for group in groups), initial=1)
    placed = (replace(each, place=place) for place, group in zip(before, groups, strict=False) for each in group)
    return Ranking(name, tuple(placed), counting.order)


def _virtual(side: Standing, all_sides: Mapping[str, Standing], counting: EventOrder) -> int:
    """Returns the points that a retired side is expected to have won in the turns that it missed."""
    if side.name not in counting.retired or not side.played:
        return 0
    # SoL counts turns, not matches. A side that did not retire has played, or had a bye, in every turn.
    missed = max(each.played for each in all_sides.values()) - side.played
    return int(Fraction(side.match_points - 2 * side.byes, side.played) * counting.trend * missed)


def _placed(
    sides: Sequence[Standing], order: Sequence[TieBreak], results: Sequence[MatchResult]
) -> list[list[Standing]]:
    """Returns groups of equal sides, best first: each tie-break splits those that were equal before."""
    groups = [list(sides)]
    for tie_break in order:
        split: list[list[Standing]] = []
        for group in groups:
            # Counted anew in each group, since a meeting only decides between sides that are still equal.
            worth = _meetings(group, results) if tie_break is TieBreak.MEETING else {}
            rated = [(worth.get(each.name, each.by(tie_break)), each) for each in group]
            # Stable, so that equals keep the order that they had.
            rated.sort(key=lambda each: -each[0])
            split += [[each for _, each in equal] for _, equal in groupby(rated, key=lambda each: each[0])]
        groups = split
    return groups


def _meetings(group: Sequence[Standing], results: Sequence[MatchResult]) -> Mapping[str, int]:
    """Returns the points of each side in the matches between them."""
    points = dict.fromkeys((each.name for each in group), 0)
    for result in results:
        names = result.setup.names
        if len(group) > 1 and points.keys() >= {names.a, names.b}:
            for side in Side:
                points[names.of(side)] += {None: 1, side: 2}.get(result.outcome.winner, 0)
    return points


def groups_of(results: Iterable[MatchResult]) -> Iterator[Ranking]:
    """Yields every category, or else round, in which every side met each other once, by name."""
    for category, found in _by(results, lambda result: result.setup.category):
        if _is_group(found):
            yield ranking_of(category, found)
            continue
        for round_, played in _by(found, lambda result: result.setup.round):
            if _is_group(played):
                yield ranking_of(" · ".join(filter(None, (category, round_))), played)


def _by(
    results: Iterable[MatchResult], key: Callable[[MatchResult], str]
) -> Iterator[tuple[str, Sequence[MatchResult]]]:
    return ((name, tuple(found)) for name, found in groupby(sorted(results, key=key), key))


def _is_group(results: Sequence[MatchResult]) -> bool:
    pairs = [frozenset(result.setup.names) for result in results]
    sides = sorted({side for pair in pairs for side in pair})
    # Nothing says that a category was played in a group: it was, if everybody met everybody once.
    wanted = {frozenset(pair) for pair in combinations(sides, 2)}
    is_over = all(result.outcome.is_final for result in results)
    return is_over and len(sides) >= FEWEST and len(pairs) == len(wanted) and set(pairs) == wanted

"""Current state or outcome of a match, the only source for lists, reports and the hall."""

from dataclasses import dataclass
from enum import unique

from carrom_desk.i18n import N_, NP_, Worded
from carrom_desk.match.entry.entries import Conceded, Disqualified, MatchAbandoned, WalkedOver
from carrom_desk.match.history import GameRecord
from carrom_desk.match.plain_text import plain
from carrom_desk.match.side import BySide, Side
from carrom_desk.match.state import MatchEnd, MatchState

from .evolve import until_claimed


@unique
class OutcomeKind(Worded):
    """Kind of state or outcome of a match, with one or two words to show beside the score; none if the score already
    says it.
    """

    NOT_BEGUN = "not_begun", N_("not started")
    IN_PROGRESS = "in_progress", NP_("Report", "in progress")
    WON = "won"
    CONCEDED = "conceded", N_("conceded")
    DISQUALIFIED = "disqualified", N_("disqualified")
    WALKOVER = "walkover", N_("walkover")
    DRAWN = "drawn", N_("drawn")
    ABANDONED = "abandoned", N_("abandoned")
    WITHHELD = "withheld", N_("withheld: protest")
    """A protest has not been decided (147)."""
    CLAIM_OPEN = "claim_open", N_("claim open")
    """The winner of the last board may still claim points."""


@dataclass(frozen=True, slots=True)
class Outcome:
    """Result of a match, or why there is none."""

    kind: OutcomeKind
    winner: Side | None
    """None until the match ends, and while a protest or an open claim withholds the result."""
    games: BySide[int]
    reason: str = ""
    """Reason for a disqualification, a walkover or an abandoned match."""

    @property
    def is_final(self) -> bool:
        """True when the match has a winner, is drawn or was abandoned."""
        return self.winner is not None or self.kind in (OutcomeKind.DRAWN, OutcomeKind.ABANDONED)


@unique
class GameWay(Worded):
    """What decided a game besides its boards, with one or two words shown beside its score."""

    SHOOT_OUT = "shoot_out", N_("shoot-out")
    LEAD_STANDS = "lead_stands", N_("lead stood")
    """Its lead could not be caught."""
    BY_TIME = "by_time", N_("men counted")
    """When time was up, the men left of its last board were counted."""


@dataclass(frozen=True, slots=True)
class GameDecision:
    """What decided a game, and who won it."""

    way: GameWay
    winner: Side | None


@dataclass(frozen=True, slots=True)
class Result:
    """An outcome with the score of every finished game, as shown in lists."""

    kind: OutcomeKind
    winner: Side | None
    scores: tuple[BySide[int], ...]
    decided: tuple[GameDecision | None, ...] = ()
    """What decided each finished game; None where its boards did. Empty if they decided all."""


def outcome_of(state: MatchState) -> Outcome:
    """The result of a match in this state; none while points may be claimed, whatever they would decide."""
    if state.is_claim_awaited:
        return Outcome(OutcomeKind.CLAIM_OPEN, None, until_claimed(state).games)
    end = state.end
    if end is not None and end.is_abandoned:
        return Outcome(OutcomeKind.ABANDONED, None, state.games, _ending(end)[1])
    if state.protests:
        return Outcome(OutcomeKind.WITHHELD, None, state.games)
    if end is None:
        begun = OutcomeKind.NOT_BEGUN if state.game is None else OutcomeKind.IN_PROGRESS
        return Outcome(begun, None, state.games)
    if end.winner is None:
        return Outcome(OutcomeKind.DRAWN, None, state.games)
    kind, reason = _ending(end)
    return Outcome(kind, end.winner, state.games, reason)


def result_of(state: MatchState) -> Result:
    outcome, games = outcome_of(state), until_claimed(state).history
    decided = tuple(map(decision_of, games))
    return Result(outcome.kind, outcome.winner, tuple(game.score for game in games), decided if any(decided) else ())


def decision_of(game: GameRecord) -> GameDecision | None:
    """Returns what decided a finished game; None if its boards did."""
    if game.shoot_out is not None:
        return GameDecision(GameWay.SHOOT_OUT, game.winner)
    if game.lead_stood:
        return GameDecision(GameWay.LEAD_STANDS, game.winner)
    return GameDecision(GameWay.BY_TIME, game.winner) if game.boards and game.boards[-1].by_time else None


def _ending(end: MatchEnd) -> tuple[OutcomeKind, str]:
    match end.by:
        case Conceded():
            return OutcomeKind.CONCEDED, ""
        case Disqualified(reason=reason):
            return OutcomeKind.DISQUALIFIED, plain(reason)
        case WalkedOver(reason=reason):
            return OutcomeKind.WALKOVER, plain(reason)
        case MatchAbandoned(reason=reason):
            return OutcomeKind.ABANDONED, plain(reason)
        case None:
            return OutcomeKind.WON, ""

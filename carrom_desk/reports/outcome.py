"""How a match stands or ended."""

from dataclasses import dataclass
from enum import StrEnum, unique

from carrom_desk.match.entries import Conceded, Disqualified, WalkedOver
from carrom_desk.match.log import Step
from carrom_desk.match.plain_text import plain
from carrom_desk.match.side import BySide, Side
from carrom_desk.match.state import MatchState


@unique
class OutcomeKind(StrEnum):
    """How a match stands or ended."""

    NOT_BEGUN = "not_begun"
    IN_PROGRESS = "in_progress"
    WON = "won"
    CONCEDED = "conceded"
    DISQUALIFIED = "disqualified"
    WALKOVER = "walkover"
    DRAWN = "drawn"
    WITHHELD = "withheld"
    """A protest is not decided (147)."""


@dataclass(frozen=True, slots=True)
class Outcome:
    """The result, or why there is none."""

    kind: OutcomeKind
    winner: Side | None
    """None while the match goes on and while a protest withholds the result."""
    games: BySide[int]
    reason: str = ""
    """Of a disqualification or a walkover."""

    @property
    def is_final(self) -> bool:
        """Whether there is a winner, or the match is drawn."""
        return self.winner is not None or self.kind is OutcomeKind.DRAWN


def outcome_of(state: MatchState, steps: tuple[Step, ...]) -> Outcome:
    """The result of a match in this state."""
    if state.protests:
        return Outcome(OutcomeKind.WITHHELD, None, state.games)
    if state.is_drawn:
        return Outcome(OutcomeKind.DRAWN, None, state.games)
    if state.winner is None:
        begun = OutcomeKind.NOT_BEGUN if state.game is None else OutcomeKind.IN_PROGRESS
        return Outcome(begun, None, state.games)
    deciding = next((step for step in reversed(steps) if _decides(step)), None)
    kind, reason = _kind(deciding)
    return Outcome(kind, state.winner, state.games, reason)


def _decides(step: Step) -> bool:
    return not step.is_impossible and step.after.is_over and not step.before.is_over


def _kind(deciding: Step | None) -> tuple[OutcomeKind, str]:
    match deciding.entry if deciding is not None else None:
        case Conceded():
            return OutcomeKind.CONCEDED, ""
        case Disqualified() as entry:
            return OutcomeKind.DISQUALIFIED, plain(entry.reason)
        case WalkedOver() as entry:
            return OutcomeKind.WALKOVER, plain(entry.reason)
        case _:
            return OutcomeKind.WON, ""


def finished_at(state: MatchState, steps: tuple[Step, ...]) -> str:
    """The wall time at which the match was decided; empty while it goes on."""
    if not state.is_over:
        return ""
    return next((step.at for step in reversed(steps) if _decides(step)), "")


def started_at(steps: tuple[Step, ...]) -> str:
    """The wall time of the first entry that tells one."""
    return next((step.at for step in steps if step.at), "")

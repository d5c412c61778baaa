"""The result of a match in the hall, in words."""

from dataclasses import replace

from carrom_desk.i18n import say
from carrom_desk.match.effects.outcome import OUTCOMES, OutcomeKind, Result
from carrom_desk.match.ports.store import MatchSummary
from carrom_desk.match.side import BySide
from carrom_desk.presentation.wording.match_text import score_text, side_wins


def result_now(summary: MatchSummary) -> Result:
    """Returns the result of a stored match, with the score so far while it is in progress."""
    result = summary.result or Result(OutcomeKind.IN_PROGRESS, None, ())
    if result.kind is OutcomeKind.WITHHELD:
        return replace(result, scores=())
    is_in_play = result.kind in (OutcomeKind.IN_PROGRESS, OutcomeKind.CLAIM_OPEN)
    is_new = is_in_play and result.scores[-1:] != (summary.score,)
    return replace(result, scores=(*result.scores, summary.score)) if is_new else result


def result_words(result: Result, names: BySide[str]) -> str:
    """Returns who won and the score of each game, or what there is instead of a winner."""
    wins = "" if result.winner is None else side_wins(names.of(result.winner))
    words = OUTCOMES[result.kind]
    parts = (wins, " ".join(map(score_text, result.scores)), "" if words is None else say(words))
    return " · ".join(part for part in parts if part)

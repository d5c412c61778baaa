"""Claims of extra points at the end of a board, and what each would end."""

from collections.abc import Iterator

from carrom_desk.i18n import N_, _, say
from carrom_desk.match.effects.evolve import evolve, until_claimed
from carrom_desk.match.entry.entries import Demanded
from carrom_desk.match.side import Side
from carrom_desk.match.state import MatchState
from carrom_desk.presentation.names import FullNames
from carrom_desk.presentation.wording.entry_text import CHANGE_SIDES, course
from carrom_desk.presentation.wording.match_text import score_for
from carrom_desk.presentation.wording.ruling_text import PREVIEWED
from carrom_desk.rules.texts.words import NAMED

_GAME = N_("This wins game {number}, {score}.")
_GAME_AND_MATCH = N_("This wins game {number}, {score}, and the match, {games}.")


def claim_title(points: int) -> str:
    """Returns the title of a claim."""
    return _("Claim {points}").format(points=points) if points else _("Claim none")


def claim_lines(state: MatchState) -> Iterator[str]:
    """Yields the game or match that each claim would end, or the toss it would lead to, largest claim first."""
    last = state.last_board
    if last is None or not last.on_demand:
        return
    before, names = until_claimed(state), FullNames(state.setup)
    for points in range(last.on_demand, -1, -1):
        after = evolve(state, Demanded(points), PREVIEWED)
        won = _won(before, after, last.winner)
        ended = [won] if won else [words for words in course(names, before, after) if words != say(CHANGE_SIDES)]
        if ended:
            yield say(NAMED, name=claim_title(points), text=" ".join(ended))


def _won(before: MatchState, after: MatchState, claimant: Side) -> str:
    """Returns the game and the match that a claim wins, without the names, which stand above; empty if none."""
    if len(after.history) == len(before.history) or after.history[-1].winner is not claimant:
        return ""
    game, is_match_over = after.history[-1], after.end is not None and before.end is None
    words = _GAME_AND_MATCH if is_match_over else _GAME
    score, games = score_for(claimant, game.score), score_for(claimant, after.games)
    return say(words, number=game.number, score=score, games=games)

"""Claims of extra points at the end of a board, and what each would end."""

from collections.abc import Iterator

from carrom_desk.i18n import N_, _, say
from carrom_desk.match.effects.evolve import evolve, until_claimed
from carrom_desk.match.entry.entries import Demanded
from carrom_desk.match.side import Side
from carrom_desk.match.state import MatchState
from carrom_desk.presentation.names import Names, full_names
from carrom_desk.presentation.wording.entry_text import CHANGE_SIDES, course
from carrom_desk.presentation.wording.match_text import in_order, score_for
from carrom_desk.presentation.wording.ruling_text import PREVIEWED
from carrom_desk.rules.texts.words import NAMED, of_side

_GAME = N_("This wins game {number}, {score}.")
_GAME_AND_MATCH = N_("This wins game {number}, {score}, and the match, {games}.")
_OTHER_WINS = (
    N_("{side} wins game {number}, {score}, and the match, {games}."),
    N_("{side} win game {number}, {score}, and the match, {games}."),
)


def claim_title(points: int) -> str:
    return _("Claim {points}").format(points=points) if points else _("Claim none")


def claim_sums(state: MatchState) -> Iterator[tuple[int, str]]:
    """Yields every number of points that may be claimed, largest first, with the claimant’s sum in the game."""
    last = state.last_board
    if last is None or last.before.game is None:
        return
    before = last.before.score.of(last.winner)
    for points in range(last.on_demand, -1, -1):
        after = evolve(state, Demanded(points), PREVIEWED)
        is_won = len(after.history) > len(last.before.history)
        game = after.history[-1].score if is_won or after.game is None else after.game.score
        total = game.of(last.winner)
        yield points, in_order(f"{before} + {total - before} = {total}")


def claim_lines(state: MatchState) -> Iterator[str]:
    """Yields the game or match that each claim would end, or the toss it would lead to, largest claim first."""
    last = state.last_board
    if last is None or not last.on_demand:
        return
    before, names = until_claimed(state), full_names(state.setup)
    for points in range(last.on_demand, -1, -1):
        after = evolve(state, Demanded(points), PREVIEWED)
        won = _won(before, after, last.winner, names)
        ended = [won] if won else [words for words in course(names, before, after) if words != say(CHANGE_SIDES)]
        if ended:
            yield say(NAMED, name=claim_title(points), text=" ".join(ended))


def _won(before: MatchState, after: MatchState, claimant: Side, names: Names) -> str:
    """Returns the game and the match that a claim decides, without the claimant's name, which stands above; empty if
    none, or only a game for the other side.
    """
    winner = after.history[-1].winner if len(after.history) > len(before.history) else None
    is_match_over = after.end is not None and before.end is None
    if winner is None or (winner is not claimant and not is_match_over):
        return ""
    game, side = after.history[-1], names.side(winner)
    of_match = _GAME_AND_MATCH if winner is claimant else of_side(side, *_OTHER_WINS)
    score, games = score_for(winner, game.score), score_for(winner, after.games)
    return say(of_match if is_match_over else _GAME, side=side, number=game.number, score=score, games=games)

"""Claims of extra points at the end of a board, and what each would end."""

from collections.abc import Iterator

from carrom_desk.i18n import _, say
from carrom_desk.match.effects.evolve import evolve, until_claimed
from carrom_desk.match.entry.entries import Demanded
from carrom_desk.match.state import MatchState
from carrom_desk.presentation.names import FullNames
from carrom_desk.presentation.wording.entry_text import CHANGE_SIDES, course
from carrom_desk.presentation.wording.ruling_text import PREVIEWED
from carrom_desk.rules.texts.words import NAMED


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
        ended = [words for words in course(names, before, after) if words != say(CHANGE_SIDES)]
        if ended:
            yield say(NAMED, name=claim_title(points), text=" ".join(ended))

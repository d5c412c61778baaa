"""Why something is refused, in the language of the window."""

from carrom_desk.gui.languages.saying import say
from carrom_desk.match.problems import Refusal


def refusal_sentences(refusal: Refusal) -> tuple[str, ...]:
    """Everything that is to be said of a refusal: for an impossible act each reason once."""
    found = tuple(dict.fromkeys(say(problem.reason.words) for problem in refusal.problems))
    return found or (say(refusal.reason.words),)

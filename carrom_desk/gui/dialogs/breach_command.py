"""What a chosen breach enters into the log."""

from carrom_desk.match.entries import Disqualified, IncidentSeen, Noted, PlainEntry, ViolationSeen
from carrom_desk.match.side import Side
from carrom_desk.rules.acts import IncidentKind
from carrom_desk.rules.breaches import Breach, Consequence, consequence_under
from carrom_desk.rules.edition_id import EditionId


def command_for(breach: Breach, by: Side, edition: EditionId, words: str) -> PlainEntry | None:
    """The entry for a breach that is no stroke; None where it cannot be ruled on, or belongs to a stroke.

    `words` name the breach and who did it, for entries that keep words only: warnings and the loss of the match.
    """
    match consequence_under(breach, edition):
        case Consequence.FOUL | Consequence.TECHNICAL_OR_FOUL_BY_MOMENT:
            return ViolationSeen(by, breach)
        case Consequence.BOARD_LOST:
            return IncidentSeen(IncidentKind(breach.value), by)
        case Consequence.MATCH_LOST:
            return Disqualified(by, words)
        case Consequence.WARNING:
            return Noted(words)
        case Consequence.IMPROPER_STROKE | None:
            return None

"""What was entered about the last ruling since: what became of the men to be placed, and of points on demand."""

from dataclasses import dataclass

from PySide6.QtCore import QCoreApplication

from carrom_desk.match.entries import (
    Amended,
    Demanded,
    IncidentSeen,
    Override,
    PlacingDone,
    PlacingOutcome,
    PlainEntry,
    StrokeMade,
    ViolationSeen,
)
from carrom_desk.match.record import MatchRecord

from .pieces import points_of


@dataclass(frozen=True, slots=True)
class Settled:
    """What became of what a ruling left open; None where nothing was said."""

    placing: PlacingOutcome | None = None
    demanded: int | None = None
    """Points taken on demand, 0 or more."""


UNSETTLED = Settled()


def settled(record: MatchRecord) -> Settled:
    """What the standing entries since the last ruling say about it."""
    amended: dict[int, PlainEntry] = {}
    placing, demanded = None, None
    for number in reversed(record.standing):
        entry = amended.get(number, record.entries[number].entry)
        if isinstance(entry, Amended):
            amended.setdefault(entry.number, entry.with_)  # the latest counts, and stands after what it amends
            continue
        if isinstance(entry, StrokeMade | ViolationSeen | IncidentSeen | Override):
            break
        if number in record.impossible:
            continue
        if isinstance(entry, PlacingDone) and placing is None:
            placing = entry.outcome
        elif isinstance(entry, Demanded) and demanded is None:
            demanded = entry.points
    return Settled(placing, demanded)


def placing_words(outcome: PlacingOutcome, *, is_any_due: bool) -> str:
    """What became of the men to be placed, and of the due or penalty among them."""
    match outcome:
        case PlacingOutcome.PLACED:
            return QCoreApplication.translate("Ruling", "Placed: the men lie on the board.")
        case _ if not is_any_due:
            return QCoreApplication.translate("Ruling", "No man was due: what comes back lies on the board.")
        case PlacingOutcome.FORGONE:
            return QCoreApplication.translate("Ruling", "Forgone: the due falls away.")
        case PlacingOutcome.FORFEITED:
            return QCoreApplication.translate("Ruling", "Forfeited: the due is lost.")
        case PlacingOutcome.NO_SPACE:
            return QCoreApplication.translate("Ruling", "No space: the due stays owed.")


def demand_words(side: str, points: int) -> str:
    """How many points on demand the winner of the board took."""
    if not points:
        return QCoreApplication.translate("Ruling", "{side} demanded nothing on top.").format(side=side)
    text = QCoreApplication.translate("Ruling", "{side} demanded {points} on top.")
    return text.format(side=side, points=points_of(points))

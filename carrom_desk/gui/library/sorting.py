"""The orders a list of matches can stand in."""

from dataclasses import dataclass

from PySide6.QtCore import QCoreApplication

from carrom_desk.match.store import MatchOrder


@dataclass(frozen=True, slots=True)
class Sorting:
    """What a list is sorted by, and which way."""

    by: MatchOrder
    is_ascending: bool

    def turned(self) -> "Sorting":
        """The other way round."""
        return Sorting(self.by, not self.is_ascending)


def first_sorting(by: MatchOrder) -> Sorting:
    """The way one expects first: the latest time, the beginning of the alphabet."""
    return Sorting(by, is_ascending=by in (MatchOrder.SIDES, MatchOrder.EVENT))


def sortings(*, in_bin: bool) -> tuple[Sorting, ...]:
    """All there are, the usual one first."""
    orders = (MatchOrder.BEGUN, MatchOrder.SIDES, MatchOrder.EVENT)
    firsts = [first_sorting(by) for by in ((MatchOrder.BINNED, *orders) if in_bin else orders)]
    return tuple(each for first in firsts for each in (first, first.turned()))


def sorting_words(sorting: Sorting) -> str:
    """What it is called."""
    match sorting.by, sorting.is_ascending:
        case MatchOrder.BEGUN, False:
            return QCoreApplication.translate("Library", "Newest first")
        case MatchOrder.BEGUN, True:
            return QCoreApplication.translate("Library", "Oldest first")
        case MatchOrder.SIDES, True:
            return QCoreApplication.translate("Library", "Players A–Z")
        case MatchOrder.SIDES, False:
            return QCoreApplication.translate("Library", "Players Z–A")
        case MatchOrder.EVENT, True:
            return QCoreApplication.translate("Library", "Event A–Z")
        case MatchOrder.EVENT, False:
            return QCoreApplication.translate("Library", "Event Z–A")
        case MatchOrder.BINNED, False:
            return QCoreApplication.translate("Library", "Last deleted")
        case _:
            return QCoreApplication.translate("Library", "First deleted")

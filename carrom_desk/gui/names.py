"""Names as the window shortens them: to first names in lists, to initials where there is little room."""

from collections.abc import Mapping
from functools import cached_property

from PySide6.QtCore import Qt
from PySide6.QtGui import QFontMetrics

from carrom_desk.match.match_text import FullNames
from carrom_desk.match.setup import Player, Setup
from carrom_desk.match.side import Seat, Side
from carrom_desk.reports.names import clusters, with_initials
from carrom_desk.rules.words import PAIR

_RIGHT = Qt.TextElideMode.ElideRight


def given_names(setup: Setup) -> Mapping[Seat, str]:
    """The players by their first names, where no two are alike; else by their whole names."""
    whole = {seat: setup.player_at(seat).name for seat in Seat if setup.doubles or seat in (Seat.A1, Seat.B1)}
    first = {seat: name.split()[0] if name.split() else name for seat, name in whole.items()}
    return first if len(set(first.values())) == len(first) else whole


def short_names(setup: Setup) -> Mapping[str, str]:
    """Players by their seats and sides by their letters, with first names where no two are alike."""
    names = given_names(setup)
    found: dict[str, str] = {str(seat).upper(): name for seat, name in names.items()}
    for side in Side:
        found[str(side).upper()] = PAIR.join(name for seat, name in names.items() if seat.side is side)
    return found


class GivenNames(FullNames):
    """Everybody as the log calls him: by the first name, where no two are alike."""

    @cached_property
    def by_letters(self) -> Mapping[str, str]:
        """Players by their seats and sides by their letters, as in `short_names`."""
        return short_names(self.setup)

    def player(self, seat: Seat) -> str:
        """Who sits at a seat."""
        return self.by_letters[str(seat).upper()]

    def side(self, side: Side) -> str:
        """The players of a side."""
        return self.by_letters[str(side).upper()]


def clubs_of(players: tuple[Player, ...]) -> str:
    """Where a side comes from; partners of one club name it once."""
    named = (", ".join(part for part in (player.club, player.country) if part) for player in players)
    return PAIR.join(dict.fromkeys(text for text in named if text))


def fitting_name(metrics: QFontMetrics, name: str, room: int) -> str:
    """A name as it fits into so many pixels: whole, else "N. Fernando", else "Nimal", else cut.

    Of a pair each name by itself, and first names rather than names that are cut.
    """
    if metrics.horizontalAdvance(name) <= room:
        return name
    one, is_pair, other = name.partition(PAIR)
    if not is_pair:
        short = with_initials(name)
        is_short = metrics.horizontalAdvance(short) <= room
        shown = short if is_short else " ".join(name.split()[:1])
        return shown if metrics.horizontalAdvance(shown) <= room else metrics.elidedText(short, _RIGHT, room)
    room -= metrics.horizontalAdvance(PAIR)
    for_one = max(room // 2, room - metrics.horizontalAdvance(with_initials(other)))
    first = fitting_name(metrics, one, for_one)
    shown = first + PAIR + fitting_name(metrics, other, room - metrics.horizontalAdvance(first))
    given = PAIR.join(each.split()[0] for each in (one, other) if each.split())
    is_given = "…" in shown and metrics.horizontalAdvance(given) <= room + metrics.horizontalAdvance(PAIR)
    return given if is_given else shown


def short_in_cell(metrics: QFontMetrics, name: str, room: int) -> str:
    """A name in a narrow column: as it fits, else the first name, else its first letter; of a pair of each."""
    whole = fitting_name(metrics, name, room)
    parts = [each.split()[0] for each in name.split(PAIR) if each.split()]
    given = PAIR.join(parts)
    if "…" not in whole or not parts:
        return whole
    return given if metrics.horizontalAdvance(given) <= room else PAIR.join(f"{clusters(each)[0]}." for each in parts)

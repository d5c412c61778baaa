"""Names as the window shortens them, chosen together so that no two are alike, with the surname whole to the last."""

from collections.abc import Mapping, Sequence
from dataclasses import replace
from functools import cached_property, lru_cache

from PySide6.QtCore import Qt
from PySide6.QtGui import QFontMetrics

from carrom_desk.match.record import MatchRecord
from carrom_desk.match.setup import Player, Setup
from carrom_desk.match.side import BySide, Seat, Side
from carrom_desk.presentation.names import by_surname, clusters, divided, with_initials
from carrom_desk.presentation.wording.match_text import FullNames
from carrom_desk.rules.words import PAIR

_RIGHT = Qt.TextElideMode.ElideRight
_LONGEST_FIRST = 12
"""Letters of a name that a column has room for."""
_LONGEST_IN_SENTENCE = 24
"""Letters of a name that stands whole in a sentence."""


@lru_cache(maxsize=64)
def short_forms(names: tuple[str, ...]) -> tuple[tuple[str, ...], ...]:
    """Every name as it may be shown, the longest form first: whole, with initials, by surname.

    A form in which two of them would be alike is left out.
    """
    shorter = (tuple(map(with_initials, names)), by_surname(names))
    forms = (names, *(form for form in shorter if len(set(form)) == len(set(names))))
    return tuple(tuple(dict.fromkeys(form[place] for form in forms)) for place in range(len(names)))


# The players of a match


def _whole_names(setup: Setup) -> dict[Seat, str]:
    return {seat: setup.player_at(seat).name for seat in Seat if setup.doubles or seat in (Seat.A1, Seat.B1)}


def called_names(setup: Setup) -> Mapping[Seat, str]:
    """The players as a column calls them: by first names where those are short and no two are alike, else by
    surname, unless the whole names are as short."""
    whole = _whole_names(setup)
    first = [" ".join(name.split()[:1]) for name in whole.values()]
    forms = (first, list(whole.values()))
    short = (form for form in forms if len(set(form)) == len(form) and max(map(len, form)) <= _LONGEST_FIRST)
    return dict(zip(whole, next(short, by_surname(forms[1])), strict=True))


def short_names(setup: Setup) -> Mapping[str, str]:
    """Players by their seats and sides by their letters, as columns call them."""
    names = called_names(setup)
    found: dict[str, str] = {str(seat).upper(): name for seat, name in names.items()}
    for side in Side:
        found[str(side).upper()] = PAIR.join(name for seat, name in names.items() if seat.side is side)
    return found


class GivenNames(FullNames):
    """Everybody as the log calls them."""

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


def with_short_names(record: MatchRecord) -> MatchRecord:
    """The same match, to be told in sentences: a long name has initials, or is the surname alone."""
    setup = told_shortly(record.state.setup)
    if setup is record.state.setup:
        return record
    return replace(record, state=replace(record.state, setup=setup))


def told_shortly(setup: Setup) -> Setup:
    """What was agreed, with the names that sentences have room for."""
    whole = _whole_names(setup)
    if all(len(name) <= _LONGEST_IN_SENTENCE for name in whole.values()):
        return setup
    told = {seat: _told(forms) for seat, forms in zip(whole, short_forms(tuple(whole.values())), strict=True)}
    players = {
        side: tuple(replace(setup.player_at(seat), name=name) for seat, name in told.items() if seat.side is side)
        for side in Side
    }
    return replace(setup, sides=BySide(players[Side.A], players[Side.B]))


def _told(forms: Sequence[str]) -> str:
    fitting = (form for form in forms if len(clusters(form)) <= _LONGEST_IN_SENTENCE)
    return next(fitting, None) or "".join(clusters(forms[-1])[: _LONGEST_IN_SENTENCE - 1]) + "…"


def clubs_of(players: tuple[Player, ...]) -> str:
    """Where a side comes from; partners of one club name it once."""
    named = (", ".join(part for part in (player.club, player.country) if part) for player in players)
    return PAIR.join(dict.fromkeys(text for text in named if text))


# By measured width


def fitting_name(metrics: QFontMetrics, name: str, room: int, among: Sequence[str] = ()) -> str:
    """A name, or the names of a pair, as they fit into so many pixels: initials before surnames alone, the longer name
    first; only where nothing else helps they are cut. It is told apart from the names `among` which it stands."""
    names = tuple(name.split(PAIR))
    others = {other for each in among for other in each.split(PAIR)}.difference(names)
    forms = [list(each) for each in short_forms((*names, *sorted(others)))[: len(names)]]
    while (width := metrics.horizontalAdvance(shown := PAIR.join(each[0] for each in forms))) > room:
        longer = [each for each in forms if len(each) > 1]
        if not longer:
            break
        max(longer, key=lambda each: (len(each), metrics.horizontalAdvance(each[0]))).pop(0)
    if width <= room:
        return shown
    surnames = {divided(name)[1] for name in names}
    if len(names) > 1 and len(surnames) == 1:  # "Aziz / Amin Siddiqui"
        given = PAIR.join(each[0].removesuffix(*surnames).rstrip() or each[0] for each in forms)
        shown = " ".join((given, *surnames))
        if metrics.horizontalAdvance(shown) <= room:
            return shown
    each_room = (room - metrics.horizontalAdvance(PAIR) * (len(forms) - 1)) // len(forms)
    return PAIR.join(metrics.elidedText(each[0], _RIGHT, each_room) for each in forms)


def short_in_cell(metrics: QFontMetrics, name: str, room: int) -> str:
    """A name in a narrow column: as it fits, else its first letter; of a pair of each."""
    whole = fitting_name(metrics, name, room)
    initials = PAIR.join(f"{clusters(each)[0]}." for each in name.split(PAIR) if each)
    return initials if "…" in whole and initials else whole

"""Reduces players' names to initials for published reports, as organisers do for minors."""

from dataclasses import replace

from carrom_desk.match.entry.entries import Amended, DetailsChanged, Entry
from carrom_desk.match.setup import Player, Setup
from carrom_desk.match.side import BySide, Seat, Side
from carrom_desk.presentation.names import initials

from .gathering import ReplayedMatch, is_same, replayed


def with_initials(match: ReplayedMatch, category: str) -> ReplayedMatch:
    """Reduces the names of all players, or of those in a category, to initials.

    The fingerprint stays the same as in the stored match.
    """
    if category and not is_same(match.setup.category, category):
        return match
    stored = match.stored
    entries = tuple(replace(logged, entry=_entry(logged.entry)) for logged in stored.entries)
    told = replace(stored, setup=_setup(stored.setup), entries=entries)
    return replace(replayed(told), fingerprint=match.fingerprint)


def _setup(setup: Setup) -> Setup:
    one, other = (tuple(map(_player, setup.sides.of(side))) for side in Side)
    return replace(setup, sides=BySide(one, other))


def _player(player: Player) -> Player:
    return replace(player, name=initials(player.name))


def _entry(entry: Entry) -> Entry:
    match entry:
        case DetailsChanged():
            return _details(entry)
        case Amended(with_=DetailsChanged() as details):
            return replace(entry, with_=_details(details))
        case _:
            return entry


def _details(entry: DetailsChanged) -> DetailsChanged:
    named = entry.players
    if named is None:
        return entry
    players = {seat.value: _player(player) for seat in Seat if (player := named.at(seat)) is not None}
    return replace(entry, players=replace(named, **players))

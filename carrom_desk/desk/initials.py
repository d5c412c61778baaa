"""Reduces players' names to initials for published reports, as organisers do for minors."""

from dataclasses import replace

from carrom_desk.match.entry.entries import Amended, DetailsChanged, Entry
from carrom_desk.match.plain_text import plain
from carrom_desk.match.ports.store import StoredMatch
from carrom_desk.match.setup import Player, Setup
from carrom_desk.match.side import BySide, Seat, Side
from carrom_desk.presentation.names import initials
from carrom_desk.presentation.sheet.score_sheet import ScoreSheet

from .gathering import Found, is_same, sheet_of


def with_initials(found: Found, category: str) -> Found:
    """Reduces the names of all players, or of those in a category, to initials.

    Fingerprints stay the same as in the stored matches.
    """
    pairs = [
        _by_initials(match, sheet) if not category or is_same(sheet.setup.category, plain(category)) else (match, sheet)
        for match, sheet in zip(found.matches, found.sheets, strict=True)
    ]
    matches, sheets = zip(*pairs, strict=True) if pairs else ((), ())
    return replace(found, matches=tuple(matches), sheets=tuple(sheets))


def _by_initials(match: StoredMatch, sheet: ScoreSheet) -> tuple[StoredMatch, ScoreSheet]:
    entries = tuple(replace(logged, entry=_entry(logged.entry)) for logged in match.entries)
    told = replace(match, setup=_setup(match.setup), entries=entries)
    return told, replace(sheet_of(told, version=sheet.version), fingerprint=sheet.fingerprint)


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

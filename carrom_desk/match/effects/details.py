"""Details of a match, as entered at the start and corrected later."""

from dataclasses import fields, replace
from typing import Any

from carrom_desk.match.entry.entries import NOTHING_CHANGED, DetailsChanged, PlayersNamed
from carrom_desk.match.plain_text import plain, plain_player
from carrom_desk.match.setup import TEXTS, Setup
from carrom_desk.match.side import Seat, Side

_NOBODY = PlayersNamed()


def merged(earlier: DetailsChanged, later: DetailsChanged) -> DetailsChanged:
    """Merges two changes; the later one takes precedence. Format and laws count from the start of the match."""
    later = replace(later, competition=None, laws=None)
    said = {each.name: getattr(later, each.name) for each in fields(later) if getattr(later, each.name) is not None}
    if later.players is not None:
        before = earlier.players or _NOBODY
        named = {seat.value: later.players.at(seat) or before.at(seat) for seat in Seat}
        said["players"] = PlayersNamed(**named)
    return replace(earlier, **said)


def with_details(setup: Setup, details: DetailsChanged) -> Setup:
    """Returns the setup with these details, all texts sanitised."""
    if details == NOTHING_CHANGED:
        return setup
    said: dict[str, Any] = {key: plain(text) for key in TEXTS if (text := getattr(details, key)) is not None}
    if details.players is not None:
        sides = setup.sides
        for side in Side:
            named = (details.players.at(seat) for seat in Seat if seat.side is side)
            players = zip(named, sides.of(side), strict=False)
            sides = sides.with_(side, tuple(plain_player(new) if new else player for new, player in players))
        setup = replace(setup, sides=sides)
    number = setup.number if details.number is None else details.number
    return replace(setup, number=number, **said)

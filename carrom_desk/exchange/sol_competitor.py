"""Players and competitors in a file of SoL's."""

from collections.abc import Sequence
from dataclasses import dataclass

from carrom_desk.match.document import Node
from carrom_desk.match.setup import Player

from .sol_fields import MOST_LISTED, is_given, members, place_in, referred, text_in
from .sol_words import joined_name

MOST_PLAYERS = 2
"""Of a competitor at our board; SoL has teams of up to four."""


@dataclass(frozen=True, slots=True)
class Competitor:
    """Who plays for a side."""

    players: tuple[Player, ...] = ()
    """None where they cannot be read."""
    places: frozenset[int] = frozenset()
    """Theirs in the list of players, from 1."""


def players_of(node: Node) -> tuple[Player, ...]:
    """All players, from the shared lists."""
    fields = members(node, ("clubs",), ("players",))
    clubs = [
        text_in(members(club, ("description",)), "description", needed=True)
        for club in fields["clubs"].items(MOST_LISTED)
    ]
    if not is_given(fields, "players"):
        return ()
    return tuple(_player(each, clubs) for each in fields["players"].items(MOST_LISTED))


def _player(node: Node, clubs: Sequence[str]) -> Player:
    fields = members(node, ("firstname", "lastname"), ("nationality", "club"))
    name = joined_name(text_in(fields, "firstname"), text_in(fields, "lastname", needed=True))
    return Player(name, place_in(fields, "club", clubs) or "", text_in(fields, "nationality"))


def competitor_of(node: Node, players: Sequence[Player]) -> Competitor:
    """A competitor of a tourney."""
    listed = members(node, ("players",))["players"]
    found = [(referred(each, players), each.value) for each in listed.items()]
    if isinstance(listed.value, list) and not 1 <= len(found) <= MOST_PLAYERS:
        listed.fault(f"A side has one or two players at a board, not {len(found)}.")
        return Competitor()
    known = [(player, place) for player, place in found if player is not None and isinstance(place, int)]
    places = frozenset(place for _, place in known)
    if len(places) < len(known):
        listed.fault("A pair has two different players.")
    return Competitor(tuple(player for player, _ in known), places)

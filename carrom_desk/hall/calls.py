"""Who is at a table or called to one, and therefore is not called to another."""

from collections.abc import Iterable, Iterator
from dataclasses import dataclass

from carrom_desk.match.effects.evolve import until_claimed
from carrom_desk.match.plain_text import plain_setup
from carrom_desk.match.ports.hall_store import HallMatch
from carrom_desk.match.setup import Setup
from carrom_desk.match.side import Side
from carrom_desk.presentation.hall import hall_text
from carrom_desk.rules.texts.words import Sentence

from .hub import Hub


@dataclass(frozen=True, slots=True)
class Engaged:
    """A match with its table and players."""

    match_id: str
    place: str
    players: tuple[str, ...]
    is_called: bool = False
    """True when its players were called and have not started."""


def players_of(setup: Setup) -> tuple[str, ...]:
    """Returns the names of all players."""
    shown = plain_setup(setup)
    return tuple(player.name for side in Side for player in shown.sides.of(side))


def why_not_called(wanted: Engaged, engaged: Iterable[Engaged]) -> Sentence | None:
    """Returns why a planned match cannot be called yet: it has no table, or its table or a player is engaged; None if
    it can.
    """
    others = [each for each in engaged if each.match_id != wanted.match_id]
    if not wanted.place:
        return Sentence.of(hall_text.NO_TABLE)
    for each in others:
        if each.place == wanted.place:
            words = hall_text.TABLE_CALLED if each.is_called else hall_text.TABLE_IN_USE
            return Sentence.of(words, place=each.place)
    for each in others:
        for name in (name for name in wanted.players if name in each.players):
            words = hall_text.CALLED_THERE if each.is_called else hall_text.PLAYS_THERE
            return Sentence.of(words, player=name, place=each.place)
    return None


def engaged_in(hub: Hub) -> Iterator[Engaged]:
    """Yields the matches in progress, the latest of each table, and those that were called."""
    latest: dict[str, HallMatch] = {}
    for known in sorted(hub.store.hall_matches(), key=lambda each: each.seen_ms):
        if known.owner is not None:
            latest[known.place] = known
        elif known.called_ms:
            yield Engaged(known.match_id, known.place, players_of(hub.at_table(known).setup), is_called=True)
    for known in latest.values():
        found = hub.at_table(known)
        is_called = found.record is None and bool(known.called_ms)
        if is_called or (found.record is not None and not until_claimed(found.record.state).is_over):
            yield Engaged(known.match_id, known.place, players_of(found.setup), is_called=is_called)

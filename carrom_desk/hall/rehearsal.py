"""A made-up event to try a hall the evening before: called matches are played by simulated tables."""

from contextlib import suppress
from random import Random
from threading import Event

from carrom_desk.match.ports.store import StoreError
from carrom_desk.match.problems import InvalidDocument
from carrom_desk.match.side import Side

from .draws import Draw, DrawOrder, slots_of, titles_of
from .hub import Hub
from .planning import EVENT
from .players import PlayersTables, ProposedBoard

_NAMES = ["Asha", "Bina", "Chitra", "Dev", "Esha", "Farid", "Gita", "Hari", "Ila", "Jai", "Kala", "Lal"]
_MEN = (1, 9)
"""Fewest and most men of the loser left on a simulated board."""
STEP_S = 4.0
"""Seconds between two simulated boards of a table."""


class Rehearsal:
    """Simulated tables of a hub."""

    def __init__(self, hub: Hub, seed: int | None = None) -> None:
        """Plays on a hub without other matches."""
        self._hub, self._tables, self._chance = hub, PlayersTables(hub), Random(seed)

    def prepare(self, title: str) -> None:
        """Draws a knock-out of twelve sides, whose matches wait to be called."""
        slots = slots_of(_NAMES, DrawOrder.SEEDED)
        self._hub.set({EVENT: title})
        self._hub.draws.add(Draw(title, format="1-25-8", slots=slots, titles=titles_of(len(slots))))

    def run(self, stop: Event) -> None:
        """Plays a board at each table again and again until stopped."""
        while not stop.wait(STEP_S):
            with suppress(StoreError):
                self.step()

    def step(self) -> None:
        """Plays a board at each table whose match was called and is not over."""
        for table in self._hub.tables():
            known = self._tables.at_phone(table.number).match
            is_waiting = known is None or (known.owner is None and not known.called_ms)
            if not is_waiting and known is not None and not self._hub.is_over(known):
                self._play(table.number)

    def _play(self, number: int) -> None:
        winner, breaker = self._chance.choice(tuple(Side)), self._chance.choice(tuple(Side))
        queen = self._chance.choice((Side.A, Side.B, None))
        board = ProposedBoard("", 0, winner, self._chance.randint(*_MEN), queen, breaker)
        with suppress(InvalidDocument):  # a toss is due, or the like: another board is tried next time
            self._tables.propose(number, board, Side.A, "")
            self._tables.confirm(number, Side.B, "")

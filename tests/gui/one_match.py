"""A store with one match."""

from carrom_desk.match.entry.entries import PlayCalled, Toss, TossChoice
from carrom_desk.match.side import Side
from tests.fakes import MemoryStore, desk

OPENED = (Toss(Side.A, TossChoice.BREAK), PlayCalled())


def at_match() -> MemoryStore:
    store = MemoryStore()
    desk(*OPENED, store=store)
    return store

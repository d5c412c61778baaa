"""Many matches in a store in memory, with summaries but hardly any log."""

from dataclasses import replace

from carrom_desk.match.ports.store import MatchId, StoredMatch
from carrom_desk.match.record import new_record, summary_of
from carrom_desk.match.setup import Player
from carrom_desk.match.side import BySide
from carrom_desk.match.state import Status
from tests.fakes import SINGLES, MemoryStore

EVENTS = ("Open", "City League")


def put(
    store: MemoryStore,
    match_id: str,
    *,
    a: str = "Asha",
    b: str = "Bilal",
    event: str = "Open",
    day: str = "2026-11-21",
    status: Status = Status.IN_PROGRESS,
) -> None:
    """Stores a match there."""
    setup = replace(SINGLES, sides=BySide((Player(a),), (Player(b),)), event=event, round="")
    summary = summary_of(MatchId(match_id), f"{day}T10:00:00.000+05:30", new_record(setup))
    store.create(StoredMatch(summary.id, setup, ()), replace(summary, status=status))


def shelf(count: int) -> MemoryStore:
    """Creates a number of matches, one per minute; the last is the newest."""
    store = MemoryStore()
    for number in range(count):
        name = f"m{number:04}"
        put(store, name, a=f"Player {number}", event=EVENTS[number % 2])
        began = f"2026-11-21T{10 + number // 60:02}:{number % 60:02}:00.000+05:30"
        store.summaries[MatchId(name)] = replace(store.summaries[MatchId(name)], started=began)
    return store

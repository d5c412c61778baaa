"""However long a match grows, it can be written to a readable match file."""

from dataclasses import replace
from pathlib import Path

import pytest

from carrom_desk.desk.imports import import_match, look_into
from carrom_desk.desk.match_desk import MatchDesk
from carrom_desk.exchange import match_file
from carrom_desk.exchange.codec.document import LONGEST_TEXT
from carrom_desk.exchange.match_file import (
    FEWEST_TO_WEIGH,
    HEAVIEST_ENTRY,
    LONGEST_FILE,
    MOST_ENTRIES,
    read_match,
    room_beside,
    weight_of,
    write_match,
)
from carrom_desk.match.entry.entries import Amended, LoggedEntry, Noted, Redone, Undone
from carrom_desk.match.ports.store import MatchId, StoredMatch, StoreError
from carrom_desk.match.problems import Reason, Refused
from tests.fakes import MemoryStore, StoppedTime, library, record_of, stroke
from tests.match.every_entry import every_entry
from tests.storage.stored_matches import OPENING

COMMAS = Noted("," * LONGEST_TEXT)
ASTRAL = Noted("\N{GAME DIE}" * LONGEST_TEXT)


def opened_with(*logged: LoggedEntry) -> MatchDesk:
    """Returns a desk at a match with these entries after its opening."""
    store, now = MemoryStore(), StoppedTime()
    record = record_of(*OPENING)
    entries = (*record.entries, *(replace(each, number=len(OPENING) + place) for place, each in enumerate(logged)))
    kept = library(store, now)
    kept.add(StoredMatch(MatchId("m1"), record.agreed, entries))
    return kept.open(MatchId("m1"))


def file_of(desk: MatchDesk) -> str:
    return write_match(StoredMatch(desk.id, desk.record.agreed, desk.record.entries))


@pytest.mark.parametrize(("note", "longest"), [(COMMAS, LONGEST_FILE), (ASTRAL, LONGEST_FILE // 10)])
def test_entries_are_refused_before_their_file_would_be(
    note: Noted, longest: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(match_file, "LONGEST_FILE", longest)
    many = (longest - HEAVIEST_ENTRY) // weight_of(LoggedEntry(9, note)) - len(OPENING) - 5
    desk = opened_with(*[LoggedEntry(0, note)] * many)

    refused = []
    for _ in range(20):
        try:
            desk.submit(note)
        except Refused as error:
            refused.append(error.refusal.reason)

    assert len(desk.record.entries) == len(OPENING) + many + 20 - len(refused)
    assert set(refused) == {Reason.NO_ROOM}
    assert len(read_match(file_of(desk)).entries) == len(desk.record.entries)


def test_no_match_has_more_entries_than_are_read() -> None:
    light = LoggedEntry(0, Undone())

    assert room_beside([light] * (MOST_ENTRIES + 1)) < 0
    assert room_beside([light] * (MOST_ENTRIES * 99 // 100)) > 0


def test_the_longest_of_matches_is_not_weighed(monkeypatch: pytest.MonkeyPatch) -> None:
    def weighed(_entry: LoggedEntry) -> int:
        pytest.fail("weighed")

    monkeypatch.setattr(match_file, "weight_of", weighed)

    desk = opened_with(*[LoggedEntry(0, stroke())] * (FEWEST_TO_WEIGH - len(OPENING) - 2))

    desk.submit(stroke())


def test_no_entry_is_heavier_than_the_heaviest() -> None:
    text = "," * LONGEST_TEXT
    act = next(logged.entry for logged in every_entry().entries if isinstance(logged.entry, Amended))
    noted = Amended(0, Noted(text), text)

    assert max(weight_of(LoggedEntry(0, each)) for each in (act, noted, Redone())) < HEAVIEST_ENTRY


def test_a_file_that_would_be_too_long_with_its_rulings_is_not_taken_in(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    file = tmp_path / "long.carrom"
    file.write_text(file_of(opened_with(*[LoggedEntry(0, stroke())] * FEWEST_TO_WEIGH)), encoding="utf-8")
    kept = library()
    found = look_into(kept, str(file))
    monkeypatch.setattr(match_file, "LONGEST_FILE", file.stat().st_size + HEAVIEST_ENTRY - 5_000)

    with pytest.raises(StoreError, match="too long"):
        import_match(kept, found)

    assert kept.store.summary(found.match.id) is None

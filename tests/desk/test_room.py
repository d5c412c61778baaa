"""A full match can be written to a readable match file, whatever its entries say; a longer one is refused."""

from dataclasses import replace

import pytest

from carrom_desk.exchange.codec.document import LONGEST_TEXT
from carrom_desk.exchange.match_file import LONGEST_FILE, read_match, write_match
from carrom_desk.match.entry.entries import LoggedEntry, Noted
from carrom_desk.match.log import MOST_ENTRIES
from carrom_desk.match.ports.store import MatchId, StoredMatch, StoreError
from carrom_desk.match.problems import InvalidDocument
from carrom_desk.match.record import summary_of
from tests.fakes import MemoryStore, StoppedTime, library, record_of
from tests.storage.stored_matches import OPENING

M1 = MatchId("m1")


def with_notes(text: str, many: int) -> StoredMatch:
    """Returns a match with this many entries, most of them notes."""
    record = record_of(*OPENING)
    notes = (LoggedEntry(number, Noted(text)) for number in range(len(OPENING), many))
    return StoredMatch(M1, record.agreed, (*record.entries, *notes))


@pytest.mark.parametrize("letter", [",", "\N{GAME DIE}", '"'])
def test_a_full_match_is_read_back(letter: str) -> None:
    match = with_notes(letter * LONGEST_TEXT, MOST_ENTRIES)

    text = write_match(match)

    assert len(text.encode()) < LONGEST_FILE
    assert read_match(text).entries == match.entries


def test_a_longer_match_is_neither_read_nor_added_nor_opened() -> None:
    longer = with_notes("seen", MOST_ENTRIES + 1)
    with pytest.raises(InvalidDocument, match="more than 5000 items"):
        read_match(write_match(longer))

    store = MemoryStore()
    kept = library(store, StoppedTime())
    kept.add(replace(longer, entries=longer.entries[:-1]))
    assert len(kept.open(M1).record.entries) == MOST_ENTRIES
    store.replace(longer, summary_of(M1, "", record_of(*OPENING)))
    with pytest.raises(StoreError, match="This match file is full"):
        kept.open(M1)

"""Checks find and locate all damage to a database, and every change made outside the desk."""

from dataclasses import replace
from pathlib import Path

import pytest

from carrom_desk.match.entry.entries import LoggedEntry, StrokeMade
from carrom_desk.match.ports.store import CheckOutcome, MatchId, StoredMatch, canonical, first_hash, next_hash
from carrom_desk.match.record import summary_of
from carrom_desk.rules.ruling import Turn
from carrom_desk.storage.database import Database
from carrom_desk.storage.match_store import SqlMatchStore
from carrom_desk.storage.recovery.integrity import full_check
from tests.fakes import DOUBLES, record_of
from tests.storage.stored_matches import OPENING, STARTED, begun, break_page_of, cut, opened, stored_many, whole


@pytest.fixture
def played(database: Database, store: SqlMatchStore) -> Database:
    """Creates two matches with entries, one without, and one in the trash."""
    begun(store, "m1", *OPENING)
    store.create(*whole("m2", *OPENING, setup=DOUBLES))
    begun(store, "m3")
    begun(store, "m4", *OPENING)
    store.delete([MatchId("m4")])
    return database


def test_a_sound_database_is_found_sound(played: Database) -> None:
    assert full_check(played) == CheckOutcome(faults=(), notes=(), matches=4, entries=3 * len(OPENING))


TAMPERED = {
    "an entry": ("UPDATE entries SET payload = replace(payload, '\"own\":2', '\"own\":1')", 3, "was changed after"),
    "an entry with its hash": (
        f"UPDATE entries SET hash = '{'0' * 64}' WHERE match_id = 'm1' AND number = 2",
        2,
        "was changed after",
    ),
    "an entry's link": (
        f"UPDATE entries SET previous_hash = '{'0' * 64}' WHERE match_id = 'm1' AND number = 2",
        2,
        "The previous entry was changed",
    ),
    "an entry's time": (
        "UPDATE entries SET at = '2026-11-22T10:00:00Z' WHERE match_id = 'm1'",
        0,
        "time of this entry",
    ),
    "the clock": ("UPDATE entries SET elapsed_ms = 1 WHERE match_id = 'm1' AND number = 4", 4, "time of this entry"),
    "a name": ("UPDATE matches SET setup = replace(setup, 'Player B1', 'Player B2')", 0, "setup was changed"),
    "an entry less": ("DELETE FROM entries WHERE match_id = 'm1' AND number = 1", 1, "is missing"),
    "an end less": (
        "DELETE FROM entries WHERE match_id = 'm1' AND number = 4",
        None,
        "should have 5 entries but has 4",
    ),
    "an end less, counted": (
        "DELETE FROM entries WHERE match_id = 'm1' AND number = 4; UPDATE matches SET length = 4 WHERE id = 'm1'",
        None,
        "The end of the log was changed",
    ),
    "a score": ("UPDATE matches SET score_b = 25 WHERE id = 'm1'", None, "does not match the log"),
    "a status": ("UPDATE matches SET status = 'finished' WHERE id = 'm1'", None, "does not match the log"),
    "nonsense": ("UPDATE entries SET payload = 'x' WHERE match_id = 'm1' AND number = 3", None, "not JSON"),
}


@pytest.mark.parametrize(("changes", "entry", "words"), TAMPERED.values(), ids=TAMPERED.keys())
def test_what_was_changed_is_found(played: Database, file: Path, changes: str, entry: int | None, words: str) -> None:
    cut(file, *changes.split("; "))

    checked = full_check(played)

    found = [fault for fault in checked.faults if fault.match_id == "m1"]
    assert any(fault.entry == entry and words in fault.sentence for fault in found), found
    assert all(fault.sentence.endswith("new database.") for fault in found if fault.difference is None)
    assert checked.faults
    assert checked.matches == 4


def test_a_match_without_entries_is_checked_too(played: Database, file: Path) -> None:
    cut(file, "UPDATE matches SET setup = replace(setup, 'Player', 'Spieler') WHERE id = 'm3'")

    (fault, players, listed) = full_check(played).faults

    assert (fault.match_id, fault.entry) == ("m3", None)
    assert "The match setup was changed" in fault.sentence
    assert "listed players differ from those" in players.sentence
    assert "does not match the log" in listed.sentence


def test_entries_without_their_match_are_found(played: Database, file: Path) -> None:
    cut(file, "PRAGMA foreign_keys = OFF", "DELETE FROM matches WHERE id = 'm2'")

    first, second = sorted(fault.sentence for fault in full_check(played).faults)

    assert "rows of entries do not belong to any match" in first
    assert "rows of players do not belong to any match" in second


def test_an_entry_that_cannot_have_happened_is_found(store: SqlMatchStore, database: Database) -> None:
    record = record_of(*OPENING)
    twice = LoggedEntry(len(OPENING), OPENING[0])  # a toss in the middle of a board
    match = StoredMatch(MatchId("m1"), record.agreed, (*record.entries, twice))
    store.create(match, summary_of(match.id, STARTED, record))

    (fault,) = full_check(database).faults

    assert (fault.match_id, fault.entry) == ("m1", len(OPENING))
    assert "not possible at this point: There is no toss now" in fault.sentence


def test_a_ruling_that_is_not_lawful_is_a_fault_that_says_what_the_laws_give(
    store: SqlMatchStore, database: Database
) -> None:
    record = record_of(*OPENING)
    last = record.entries[-1]
    assert isinstance(last.entry, StrokeMade)
    assert last.entry.ruling is not None
    ruled = replace(last.entry, ruling=replace(last.entry.ruling, turn=Turn.CONTINUES))
    match = StoredMatch(MatchId("m1"), record.agreed, (*record.entries[:-1], replace(last, entry=ruled)))
    store.create(match, summary_of(match.id, STARTED, record))

    checked = full_check(database)

    (fault,) = checked.faults
    assert (fault.match_id, fault.entry) == ("m1", len(OPENING) - 1)
    assert 'Stored: {"turn": "continues"}. By the laws: {"turn": "passes"}.' in fault.sentence


def test_a_broken_file_is_found(file: Path) -> None:
    stored_many(file, 30)
    raw = bytearray(file.read_bytes())
    raw[-8_192:] = b"\xa5" * 8_192
    file.write_bytes(raw)

    with opened(file) as database:
        full = full_check(database)

    assert full.faults
    assert all("into a new database" in fault.sentence for fault in full.faults)


def test_a_check_tells_how_far_it_is_and_stops_when_asked(played: Database) -> None:
    told: list[tuple[int, int]] = []

    def stop_at_the_third(done: int, of: int) -> bool:
        told.append((done, of))
        return done < 2

    checked = full_check(played, stop_at_the_third)

    assert checked.is_stopped
    assert checked.matches == 2
    assert [each for each in told if each[1]] == [(0, 4), (1, 4), (2, 4)]


def test_a_check_stops_within_the_file_too(played: Database, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("carrom_desk.storage.sqlite.driver._STEPS_BETWEEN_QUESTIONS", 1)

    assert full_check(played, lambda _done, of: of > 0) == CheckOutcome((), is_stopped=True)


def test_a_list_that_cannot_be_read_is_found(file: Path) -> None:
    stored_many(file, 1)
    break_page_of("ix_matches_touched", file)

    with opened(file) as database:
        checked = full_check(database)

    assert "damaged" in checked.faults[-1].sentence
    assert checked.matches == 1


# ------------------------------------------------------------------------------------------------------ the chain


def test_a_document_has_one_text() -> None:
    document = {"b": [1, {"y": "é", "x": None}], "a": True}

    assert canonical(document) == '{"a":true,"b":[1,{"x":null,"y":"é"}]}'
    assert canonical(dict(reversed(document.items()))) == canonical(document)


def test_a_hash_hangs_on_all_before_it() -> None:
    texts = ["{}", '{"entry":"play"}', '{"entry":"pass"}']

    def chain(*payloads: str) -> str:
        value = first_hash(payloads[0])
        for payload in payloads[1:]:
            value = next_hash(value, payload)
        return value

    others = {chain(*texts), chain("{ }", *texts[1:]), chain(texts[0], texts[2], texts[1]), chain(*texts[:2])}
    assert len(others) == 4


def test_hashes_are_those_of_the_first_release() -> None:
    # Written down once: another way to hash would accuse every database there is.
    first = "d8e39f43893725bf0d388553fd82e8b497201a59e5df3f799aa499625c4abdd0"

    assert first_hash("{}") == first
    assert next_hash(first, '{"entry":"play"}') == "3c8a2cb0c847740943a3aca3f9e9b08f8095f9f51ce8bd9e0f3f4e6310edb1f8"


def test_a_match_with_the_result_of_another_is_not_sound(file: Path, database: Database) -> None:
    begun(SqlMatchStore(database), "m1", *OPENING)
    assert not full_check(database).faults

    cut(file, """UPDATE matches SET result = '{"kind":"won","scores":[],"winner":"a"}'""")
    assert full_check(database).faults

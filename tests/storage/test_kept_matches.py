"""Features of the database beyond the contract of stores: trash, refusals, damage."""

from dataclasses import replace
from datetime import datetime, timedelta
from pathlib import Path

import pytest

from carrom_desk.desk.match_desk import MatchDesk
from carrom_desk.match.entry.entries import Conceded, Concession, LoggedEntry, Noted
from carrom_desk.match.ports.store import (
    MatchId,
    MatchOrder,
    MatchQuery,
    NoSuchMatch,
    StoreConflict,
    StoreDamaged,
    StoreError,
)
from carrom_desk.match.problems import Refused
from carrom_desk.match.record import summary_of
from carrom_desk.match.side import BySide, Side
from carrom_desk.match.state import Status
from carrom_desk.storage.database import Database
from carrom_desk.storage.match_store import SqlMatchStore
from carrom_desk.storage.recovery.integrity import full_check
from tests.fakes import SINGLES, StoppedTime
from tests.storage.stored_matches import OPENING, STARTED, begun, cut, ids, whole

M1 = MatchId("m1")


def in_trash(store: SqlMatchStore) -> list[str]:
    return ids(store, MatchQuery(in_trash=True, order=MatchOrder.TRASHED))


def test_the_bin_changes_no_log_and_no_hash(store: SqlMatchStore, database: Database) -> None:
    played = begun(store, "m1", *OPENING).record
    store.delete([M1])
    with pytest.raises(StoreConflict, match="in the trash"):
        store.create(*whole("m1"))
    assert (in_trash(store), full_check(database).faults) == (["m1"], ())

    store.restore_matches([M1])

    assert (ids(store), in_trash(store), full_check(database).faults) == (["m1"], [], ())
    assert MatchDesk(M1, store, StoppedTime()).record == played


def test_a_match_in_the_bin_says_since_when(store: SqlMatchStore) -> None:
    begun(store, "m1")
    store.delete([M1])
    [first] = store.matches(MatchQuery(in_trash=True))
    store.delete([M1])
    [second] = store.matches(MatchQuery(in_trash=True))

    assert datetime.fromisoformat(first.trashed).utcoffset() == timedelta(0)
    assert second == first


def test_what_is_erased_leaves_no_row(store: SqlMatchStore, database: Database) -> None:
    for name in ("m1", "m2"):
        begun(store, name, *OPENING)
    store.delete([M1])
    store.erase([M1])

    with database.reading() as connection:
        for table, column in (("matches", "id"), ("entries", "match_id"), ("players", "match_id")):
            left = connection.exec_driver_sql(f"SELECT DISTINCT {column} FROM {table}").scalars().all()
            assert left == ["m2"], table


def test_what_was_replaced_lies_in_the_bin_under_a_name_of_its_own(store: SqlMatchStore) -> None:
    played = begun(store, "m1", *OPENING).record
    store.replace(*whole("m1"))
    store.replace(*whole("m1", *OPENING[:1]))

    assert sorted(in_trash(store)) == ["m1~1", "m1~2"]
    assert MatchDesk(MatchId("m1~1"), store, StoppedTime()).record.entries == played.entries
    assert store.load(MatchId("m1~2")).entries == ()


def test_entries_change_the_status_in_the_list_when_it_changes(store: SqlMatchStore, database: Database) -> None:
    desk = begun(store, "m1")
    found = []
    for command in (*OPENING, Conceded(Side.A, Concession.MATCH)):
        desk.submit(command)
        [summary] = store.matches(MatchQuery())
        assert summary.status is desk.record.state.status
        found.append(summary.status)

    assert found == [Status.IN_PROGRESS] * len(OPENING) + [Status.FINISHED]


def test_an_id_that_no_match_can_have_is_of_no_match(store: SqlMatchStore) -> None:
    with pytest.raises(NoSuchMatch, match="is not in this database"):
        store.load(MatchId("\ud800"))


@pytest.mark.parametrize("text", ["x" * 3_000, "a\0b", "\ud800"], ids=["too long", "NUL", "half a letter"])
def test_an_entry_that_could_not_be_read_again_is_not_confirmed(store: SqlMatchStore, text: str) -> None:
    desk = begun(store, "m1", *OPENING)

    with pytest.raises(Refused, match="contains characters that cannot be stored"):
        desk.submit(Noted(text))
    with pytest.raises(StoreError, match="could not be read back: /entries/5/text"):
        store.append(M1, LoggedEntry(len(OPENING), Noted(text), STARTED, 0), whole("m1", *OPENING)[1])

    desk.submit(Noted("short"))
    assert MatchDesk(M1, store, StoppedTime()).record == desk.record


def test_a_setup_that_could_not_be_read_again_is_not_kept(store: SqlMatchStore) -> None:
    with pytest.raises(StoreError, match="could not be read back: /setup/event"):
        store.create(*whole("m1", setup=replace(SINGLES, event="x" * 3_000)))

    assert ids(store, MatchQuery()) == []


@pytest.mark.parametrize("name", ["", "a\0b", "\ud800"], ids=["none", "NUL", "half a letter"])
def test_a_match_needs_an_id_that_can_be_kept(store: SqlMatchStore, name: str) -> None:
    with pytest.raises(StoreError, match="identifier"):
        store.create(*whole(name))


def test_the_start_of_a_match_does_not_move(store: SqlMatchStore) -> None:
    desk = begun(store, "m1", started="2026-11-21T09:00:00.000+05:30")
    desk.submit(OPENING[0])

    (summary,) = store.matches(MatchQuery())

    assert summary.started == "2026-11-21T09:00:00.000+05:30"


def test_matches_are_sorted_by_the_moment_not_by_its_writing(store: SqlMatchStore) -> None:
    # The same evening in Colombo, London and Kingston, and one of which nobody knows when it was: it is the newest.
    begun(store, "colombo", started="2001-11-21T20:00:00.000+05:30")
    begun(store, "kingston", started="2001-11-21T10:00:00-05:00")
    begun(store, "london", started="2001-11-21T14:45:00.000Z")
    begun(store, "somewhere", started="2001-11-21T14:50:00")
    begun(store, "unknown", started="")

    assert ids(store, MatchQuery()) == ["unknown", "kingston", "somewhere", "london", "colombo"]


def test_a_log_with_a_hole_is_damaged(store: SqlMatchStore, file: Path) -> None:
    begun(store, "m1", *OPENING)
    cut(file, "DELETE FROM entries WHERE number = 2")

    with pytest.raises(StoreDamaged, match="entry 2 is missing"):
        store.load(M1)


def test_a_log_without_its_end_is_damaged(store: SqlMatchStore, file: Path) -> None:
    begun(store, "m1", *OPENING)
    cut(file, "DELETE FROM entries WHERE number = 4")

    with pytest.raises(StoreDamaged, match="should have 5 entries but has 4"):
        store.load(M1)


def test_an_unreadable_entry_or_setup_is_damage_with_its_place(store: SqlMatchStore, file: Path) -> None:
    begun(store, "m1", *OPENING)
    cut(file, """UPDATE entries SET payload = '{"entry":"strike"}' WHERE number = 3""")

    with pytest.raises(StoreDamaged, match="/entries/3"):
        store.load(M1)

    cut(file, "UPDATE matches SET setup = '{'")
    with pytest.raises(StoreDamaged, match=r"m1 could not be read: .*not JSON"):
        store.load(M1)


def test_a_taken_number_is_a_conflict_even_when_the_count_is_wrong(
    database: Database, store: SqlMatchStore, file: Path
) -> None:
    begun(store, "m1", *OPENING)
    cut(file, "UPDATE matches SET length = 2")
    database.begin_watch()

    with pytest.raises(StoreConflict):
        store.append(M1, LoggedEntry(2, Noted("again")), whole("m1", *OPENING)[1])


def test_nothing_is_half_stored(store: SqlMatchStore, file: Path) -> None:
    # The summary breaks a check of the table: a bug, not the world's fault, and the entry must not stay behind.
    desk = begun(store, "m1", *OPENING)
    wrong = replace(summary_of(M1, STARTED, desk.record), games=BySide(-1, 0))

    with pytest.raises(Exception, match="ck_matches_games") as caught:
        store.append(M1, LoggedEntry(5, Noted("x")), wrong)

    assert not isinstance(caught.value, StoreError)
    assert len(store.load(M1).entries) == 5

"""A match opened by its checkpoint is the match its log leads to; where a checkpoint is wrong, the log decides."""

import sqlite3
from contextlib import closing
from dataclasses import replace
from hashlib import sha256
from itertools import count
from pathlib import Path

import hypothesis.strategies as st
import pytest
from hypothesis import HealthCheck, given, settings

from carrom_desk.desk.match_desk import MatchDesk
from carrom_desk.match.checkpoint import CheckpointUse
from carrom_desk.match.entries import Amended, LoggedEntry, Noted, PlayCalled, Redone, Toss, TossChoice, Undone
from carrom_desk.match.record import MatchRecord, new_record
from carrom_desk.match.side import Side
from carrom_desk.match.store import MatchId, NoSuchMatch, StoredMatch, StoreError, StoreUnavailable
from carrom_desk.match.summary import summary_of
from carrom_desk.storage import checkpoints
from carrom_desk.storage.database import Database, open_database
from carrom_desk.storage.integrity import full_check
from carrom_desk.storage.match_store import SqlMatchStore
from carrom_desk.storage.program import program_mark
from tests.fakes import SINGLES, StoppedNow, improper, stroke
from tests.match.playing import enter
from tests.match.strategies import commands, courses
from tests.storage.stored_matches import OPENING, STARTED, as_on_a_server, begun, break_page_of, cut, whole

M1 = MatchId("m1")
fewer = settings(
    max_examples=settings().max_examples // 3,
    suppress_health_check=[HealthCheck.function_scoped_fixture],  # every example is a match of its own
)
NUMBERS = count()


def opened(store: SqlMatchStore, match_id: MatchId = M1) -> MatchDesk:
    return MatchDesk(match_id, store, StoppedNow())


def kept(store: SqlMatchStore, *commands: Toss | PlayCalled) -> MatchDesk:
    """A match of some entries with a checkpoint at its end."""
    desk = begun(store, "m1", *OPENING, *commands)
    desk.keeping()()
    return desk


def content(file: Path) -> bytes:
    with closing(sqlite3.connect(file)) as connection:
        [(found,)] = connection.execute("SELECT content FROM checkpoints")
    assert isinstance(found, bytes)
    return found


def put(file: Path, found: object) -> None:
    with closing(sqlite3.connect(file)) as connection, connection:
        connection.execute("UPDATE checkpoints SET content = ?", (found,))


# What it leads to


@fewer
@given(courses(), st.data())
def test_a_match_opened_by_a_checkpoint_anywhere_is_its_replay(
    store: SqlMatchStore, course: list[MatchRecord], data: st.DataObject
) -> None:
    end = course[-1]
    length = data.draw(st.integers(0, len(end.entries)))
    match_id = MatchId(f"played{next(NUMBERS)}")
    _keep(store, match_id, course[length])
    opened(store, match_id).keeping()()
    for logged in end.entries[length:]:
        store.append(match_id, logged, summary_of(match_id, STARTED, end))

    desk = opened(store, match_id)

    assert desk.checkpoint is CheckpointUse.USED
    assert len(desk.record.entries) == len(end.entries)
    assert desk.record.state == end.state
    assert desk.record == end
    assert desk.lately == course[desk.lately.next_number]
    assert desk.checking()()
    following = data.draw(commands(end))
    assert enter(opened(store, match_id).record, following) == enter(end, following)


def _keep(store: SqlMatchStore, match_id: MatchId, record: MatchRecord) -> None:
    store.create(StoredMatch(match_id, record.setup, record.entries), summary_of(match_id, STARTED, record))


def test_undo_redo_and_amendments_are_exact_after_it(store: SqlMatchStore) -> None:
    played = begun(store, "m1", *OPENING, improper(own=1), stroke(own=1), Undone())
    played.keeping()()
    by_log = played.record
    changes = (Redone(), Undone(), Undone(), Amended(3, stroke(own=1), "one"), Undone(), stroke())

    desk = opened(store)
    for command in changes:
        desk.submit(command)
        by_log = enter(by_log, command)
        assert (desk.record.state, desk.record.standing) == (by_log.state, by_log.standing)
        assert (desk.record.undone, desk.record.impossible) == (by_log.undone, by_log.impossible)

    assert opened(store).record == desk.record
    assert desk.checking()()


def test_entries_after_it_are_gone_through(store: SqlMatchStore) -> None:
    desk = kept(store)
    desk.submit(stroke(own=1))
    desk.submit(Noted("killed after this"))

    again = opened(store)

    assert again.checkpoint is CheckpointUse.USED
    assert again.record == desk.record


def test_a_later_one_takes_its_place(file: Path, store: SqlMatchStore) -> None:
    desk = kept(store)
    before = content(file)
    desk.submit(stroke(own=1))

    desk.keeping()()

    assert content(file) != before


def test_it_holds_how_the_match_was_lately(store: SqlMatchStore) -> None:
    desk = begun(store, "m1", *OPENING, *[Noted("one of many")] * 40)
    assert desk.lately.next_number == desk.record.next_number - 24
    desk.keeping()()

    again = opened(store)
    assert (again.lately, again.record) == (desk.lately, desk.record)
    for _ in range(30):
        again.submit(Noted("one more"))
    assert again.lately.next_number == again.record.next_number - 24


def test_it_is_of_the_moment_it_was_asked_for(store: SqlMatchStore) -> None:
    desk = begun(store, "m1", *OPENING)
    keep = desk.keeping()
    desk.submit(stroke(own=1))

    keep()

    assert opened(store).record == desk.record


def test_an_act_that_came_without_a_ruling_is_judged_at_every_opening(file: Path, store: SqlMatchStore) -> None:
    entries = (LoggedEntry(0, Toss(Side.A, TossChoice.BREAK)), LoggedEntry(1, PlayCalled()), LoggedEntry(2, stroke()))
    store.create(StoredMatch(M1, SINGLES, entries), summary_of(M1, STARTED, new_record(SINGLES)))
    desk = opened(store)

    desk.keeping()()

    again = opened(store)
    assert again.checkpoint is CheckpointUse.NONE
    assert again.record == desk.record


# What is ignored


@given(st.data())
@settings(suppress_health_check=[HealthCheck.function_scoped_fixture])
def test_one_with_flipped_bits_is_ignored(file: Path, store: SqlMatchStore, data: st.DataObject) -> None:
    if store.summary(M1) is None:
        kept(store)
    opened(store).keeping()()
    found = bytearray(content(file))
    found[data.draw(st.integers(0, len(found) - 1))] ^= data.draw(st.integers(1, 255))
    put(file, bytes(found))

    desk = opened(store)

    assert desk.checkpoint is CheckpointUse.DAMAGED
    assert len(desk.record.entries) == len(OPENING)
    assert desk.checking()()


@pytest.mark.parametrize("found", [b"", b"\n\n\n", b"\xff" * 80, "text", "\0", 7, 1.5, "x" * 100_000])
def test_rubbish_in_its_place_is_ignored(file: Path, store: SqlMatchStore, found: object) -> None:
    desk = kept(store)
    put(file, found)

    again = opened(store)

    assert (again.checkpoint, again.record) == (CheckpointUse.DAMAGED, desk.record)


def forged(program: str, at: str, values: str) -> bytes:
    """As whoever knows the form could write it."""
    said = f"{program}\n{at}\n{values}".encode()
    return sha256(said).hexdigest().encode() + b"\n" + said


def parts(file: Path) -> list[str]:
    return content(file).decode().split("\n", 3)[1:]


@pytest.mark.parametrize(
    "values",
    [
        "",
        "null",
        "[" * 100_000,
        "NaN",
        '["Checkpoint"]',
        '["os.system", "touch executed"]',
        "cos\nsystem\n(S'touch executed'\ntR.",
        '{"__reduce__": ["os.system", "touch executed"]}',
    ],
)
def test_hostile_values_execute_nothing(
    file: Path, store: SqlMatchStore, values: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(file.parent)
    desk = kept(store)
    program, at, _ = parts(file)
    put(file, forged(program, at, values))

    again = opened(store)

    assert (again.checkpoint, again.record) == (CheckpointUse.DAMAGED, desk.record)
    assert not (file.parent / "executed").exists()


def test_one_of_another_program_is_ignored(file: Path, store: SqlMatchStore, monkeypatch: pytest.MonkeyPatch) -> None:
    desk = kept(store)
    monkeypatch.setattr(checkpoints, "program_mark", lambda: "a later one")

    again = opened(store)

    assert (again.checkpoint, again.record) == (CheckpointUse.OTHER_PROGRAM, desk.record)
    again.keeping()()
    assert opened(store).checkpoint is CheckpointUse.USED


def test_one_of_another_log_is_ignored(file: Path, store: SqlMatchStore) -> None:
    kept(store)
    other = begun(store, "m2", *OPENING, setup=replace(SINGLES, round="Final"))
    cut(file, "UPDATE checkpoints SET match_id = 'm2'")

    again = opened(store, MatchId("m2"))

    assert (again.checkpoint, again.record) == (CheckpointUse.OTHER_LOG, other.record)


def test_one_that_says_another_length_is_ignored(file: Path, store: SqlMatchStore) -> None:
    desk = kept(store)
    program, at, values = parts(file)
    put(file, forged(program, at, values.replace(f'["Computed",{len(OPENING)}', '["Computed",2', 1)))

    again = opened(store)

    assert (again.checkpoint, again.record) == (CheckpointUse.DAMAGED, desk.record)


def test_a_broken_page_of_it_is_none_of_the_matchs_business(file: Path, store: SqlMatchStore) -> None:
    desk = kept(store)
    store.close()
    break_page_of("checkpoints", file)
    database = open_database(str(file))

    again = opened(SqlMatchStore(database))

    assert (again.checkpoint, again.record) == (CheckpointUse.DAMAGED, desk.record)
    database.close()


# What is wrong with the log is found as ever


@pytest.mark.parametrize(
    "damage",
    [
        "UPDATE entries SET payload = replace(payload, '\"own\":1', '\"own\":2') WHERE number = 2",
        "UPDATE entries SET payload = '{' WHERE number = 1",
        "DELETE FROM entries WHERE number = 1",
        "DELETE FROM entries WHERE number = 4",
        "UPDATE matches SET length = 4",
        "UPDATE matches SET last_hash = replace(last_hash, substr(last_hash, 1, 8), '00000000')",
        "UPDATE matches SET setup = replace(setup, 'Final', 'Other')",
        "UPDATE matches SET setup = '[]'",
    ],
)
def test_damage_to_the_log_is_told_in_the_same_sentence(file: Path, store: SqlMatchStore, damage: str) -> None:
    kept(store)
    cut(file, damage.replace("Final", SINGLES.round))
    with pytest.raises(StoreError) as by_checkpoint:
        opened(store)
    cut(file, "DELETE FROM checkpoints")

    with pytest.raises(StoreError) as by_log:
        opened(store)

    assert str(by_checkpoint.value) == str(by_log.value)
    with pytest.raises(StoreError) as loaded:
        store.load(M1)
    assert str(loaded.value) == str(by_log.value)


# A lie that only the log finds


def test_a_forged_state_is_found_by_the_log_and_dropped(file: Path, store: SqlMatchStore) -> None:
    desk = kept(store)
    program, at, values = parts(file)
    score = '["ByParty",0,0]],'
    assert score in values
    put(file, forged(program, at, values.replace(score, '["ByParty",9,0]],')))
    lied_to = opened(store)
    assert lied_to.checkpoint is CheckpointUse.USED
    assert lied_to.record != desk.record

    assert not lied_to.checking()()

    again = opened(store)
    assert (again.checkpoint, again.record) == (CheckpointUse.NONE, desk.record)


def test_the_check_of_the_database_says_so(file: Path, database: Database, store: SqlMatchStore) -> None:
    kept(store)
    assert full_check(database).notes == ()
    program, at, values = parts(file)
    for found in (b"overwritten", forged(program, at, values.replace('["ByParty",0,0]],', '["ByParty",9,0]],'))):
        put(file, found)

        checkup = full_check(database)

        assert checkup.is_sound
        assert [(note.match_id, note.sentence.partition(".")[0]) for note in checkup.notes] == [
            (M1, "What is kept for a quick opening does not follow from the log")
        ]
    put(file, forged("another program", at, values))
    assert full_check(database).notes == ()


# Keeping it


def test_what_only_reads_keeps_none(file: Path, store: SqlMatchStore) -> None:
    kept(store)
    reader = open_database(str(file), read_only=True)
    desk = opened(SqlMatchStore(reader))

    assert desk.checkpoint is CheckpointUse.USED
    with pytest.raises(StoreUnavailable, match="reading only"):
        desk.keeping()()
    reader.close()


def test_a_database_that_is_locked_keeps_none_and_the_match_goes_on(
    file: Path, store: SqlMatchStore, monkeypatch: pytest.MonkeyPatch
) -> None:
    desk = begun(store, "m1", *OPENING)
    monkeypatch.setattr("carrom_desk.storage.connecting.PATIENCE_MS", 0)
    with closing(sqlite3.connect(file, isolation_level=None)) as other:
        other.execute("BEGIN IMMEDIATE")
        with pytest.raises(StoreUnavailable):
            desk.keeping()()
        other.execute("ROLLBACK")

    desk.submit(stroke(own=1))
    assert opened(store).record == desk.record


def test_none_is_kept_of_a_match_that_is_gone(store: SqlMatchStore) -> None:
    desk = begun(store, "m1", *OPENING)
    store.delete([M1])
    store.erase([M1])

    with pytest.raises(StoreError):
        desk.keeping()()
    with pytest.raises(NoSuchMatch):
        opened(store)


def test_it_goes_with_the_match(file: Path, store: SqlMatchStore) -> None:
    kept(store)
    match, summary = whole("m1", *OPENING[:2])

    store.replace(match, summary)

    assert opened(store).checkpoint is CheckpointUse.NONE
    assert opened(store, MatchId("m1~1")).checkpoint is CheckpointUse.USED
    store.erase([MatchId("m1~1")])
    with closing(sqlite3.connect(file)) as connection:
        assert connection.execute("SELECT count(*) FROM checkpoints").fetchall() == [(0,)]


def test_a_server_has_them_too() -> None:
    store = as_on_a_server()
    desk = kept(store)

    again = opened(store)

    assert (again.checkpoint, again.record) == (CheckpointUse.USED, desk.record)
    store.drop_checkpoint(M1)
    assert opened(store).checkpoint is CheckpointUse.NONE
    store.close()


def test_the_mark_of_the_program_is_that_of_its_sources(database: Database) -> None:
    assert program_mark() == program_mark()
    assert len(program_mark()) == 64

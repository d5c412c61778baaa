"""Rescue saves all readable data of a damaged database, and leaves the damaged file unchanged."""

import shutil
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import replace
from datetime import UTC, datetime
from pathlib import Path

import pytest

from carrom_desk.desk.match_desk import MatchDesk
from carrom_desk.match.entry.entries import LoggedEntry, Noted
from carrom_desk.match.ports.store import (
    MatchId,
    MatchQuery,
    NoSuchMatch,
    RescuedMatch,
    RescueOutcome,
    StoreDamaged,
    StoredMatch,
    StoreUnavailable,
)
from carrom_desk.match.record import summary_of
from carrom_desk.school.learners import Grade, LawKey, Learner, answered
from carrom_desk.storage.database import open_database
from carrom_desk.storage.learner_store import SqlLearnerStore
from carrom_desk.storage.match_store import SqlMatchStore
from carrom_desk.storage.recovery.integrity import full_check
from carrom_desk.storage.recovery.rescue import rescue
from carrom_desk.storage.sqlite.files import journals_of
from tests.fakes import SINGLES, StoppedTime, record_of
from tests.storage.stored_matches import OPENING, STARTED, begun, break_page_of, cut, ids, opened, whole

COUNT = 40
NOW = datetime(2026, 1, 5, 9, 0, tzinfo=UTC)
SHOWN = answered(None, LawKey("icf-revised", "striker_alone"), Grade.RIGHT, NOW)


@pytest.fixture
def kept(file: Path) -> Path:
    """Returns a closed database with many matches, one in the trash, one continued last."""
    with opened(file) as database:
        store = SqlMatchStore(database)
        for number in range(COUNT):
            store.create(*whole(f"m{number}", *OPENING, setup=replace(SINGLES, event=f"Event {number} " + "x" * 190)))
        store.delete([MatchId("m5")])
        MatchDesk(MatchId("m7"), store, StoppedTime()).submit(Noted("the last word"))
    return file


@contextmanager
def saved(file: Path) -> Iterator[tuple[RescueOutcome, SqlMatchStore]]:
    """Rescues a file and returns the contents: a valid database with matches that replay."""
    outcome = rescue(file)
    with opened(file) as database:
        checked = full_check(database)
        assert not checked.faults, checked.faults
        assert checked.matches == sum(not match.is_lost for match in outcome.matches)
        yield outcome, SqlMatchStore(database)


def test_of_a_sound_database_everything_is_saved(kept: Path) -> None:
    before = kept.read_bytes()

    with saved(kept) as (outcome, store):
        assert len(outcome.matches) == COUNT
        assert all(match.is_whole for match in outcome.matches)
        set_aside = Path(outcome.set_aside)
        assert set_aside.name.startswith("matches.damaged-")
        assert set_aside.read_bytes() == before
        assert [summary.id for summary in store.matches(MatchQuery(in_trash=True))] == ["m5"]
        assert store.last_open() == "m7"
        assert {summary.started for summary in store.matches(MatchQuery())} == {STARTED}
        assert {path.name for path in kept.parent.iterdir()} == {
            kept.name,
            f"{kept.name}-wal",
            f"{kept.name}-shm",
            f"{kept.name}.lock",
            f"{set_aside.name}.journals",
            set_aside.name,
        }


@pytest.mark.parametrize(
    "index",
    ["ix_matches_touched", "ix_matches_by_begin", "sqlite_autoindex_matches_1", "players"],
)
def test_a_broken_index_or_list_of_names_costs_no_match(kept: Path, index: str) -> None:
    break_page_of(index, kept)

    with saved(kept) as (outcome, store):
        assert sorted(ids(store)) == sorted(f"m{number}" for number in range(COUNT) if number != 5)
        assert all(match.is_whole for match in outcome.matches)


def test_a_broken_page_costs_the_matches_on_it_and_no_other(kept: Path) -> None:
    raw = bytearray(kept.read_bytes())
    place = raw.index(b"Event 3 xxx") // 4_096 * 4_096
    raw[place : place + 4_096] = b"\xa5" * 4_096
    kept.write_bytes(raw)

    with saved(kept) as (outcome, store):
        lost = {match.id for match in outcome.matches if not match.is_whole}
        assert "m3" in lost
        assert len(lost) < COUNT / 2
        assert len(outcome.matches) == COUNT
        for match in outcome.matches:
            if match.is_whole:
                assert len(store.load(match.id).entries) == match.kept


def test_an_unreadable_entry_costs_what_follows_it(kept: Path) -> None:
    cut(kept, "UPDATE entries SET payload = '{}' WHERE match_id = 'm1' AND number = 3")
    cut(kept, "DELETE FROM entries WHERE match_id = 'm2' AND number = 2")
    cut(kept, "UPDATE entries SET payload = CAST(x'ff7b' AS TEXT) WHERE match_id = 'm3' AND number = 1")
    cut(kept, "UPDATE matches SET setup = '{}' WHERE id = 'm4'")

    with saved(kept) as (outcome, store):
        assert {match.id: match for match in outcome.matches if not match.is_whole} == {
            "m1": RescuedMatch(MatchId("m1"), 3, 5),
            "m2": RescuedMatch(MatchId("m2"), 2, 5),
            "m3": RescuedMatch(MatchId("m3"), 1, 5),
            "m4": RescuedMatch(MatchId("m4"), 0, None, is_lost=True),
        }
        assert "m1" in ids(store)
        with pytest.raises(NoSuchMatch):
            store.load(MatchId("m4"))


def test_an_impossible_entry_costs_what_follows_it(file: Path) -> None:
    record = record_of(*OPENING)
    twice = (LoggedEntry(5, OPENING[0]), LoggedEntry(6, Noted("after that")))
    match = StoredMatch(MatchId("m1"), record.agreed, (*record.entries, *twice))
    with opened(file) as database:
        SqlMatchStore(database).create(match, summary_of(match.id, STARTED, record))

    with saved(file) as (outcome, _):
        assert outcome.matches == (RescuedMatch(MatchId("m1"), 5, 7),)


def learned(file: Path) -> None:
    """Adds learners with results for some laws, more than fit on a page."""
    with opened(file) as database:
        learners = SqlLearnerStore(database)
        for number in range(60):
            learners.add(Learner(f"learner{number:02}", f"Asha {number}"))
            learners.save_progress(f"learner{number:02}", SHOWN)


def test_learners_come_along_with_all_they_have_shown(kept: Path) -> None:
    learned(kept)

    rescue(kept)

    with opened(kept) as database:
        learners = SqlLearnerStore(database)
        assert len(learners.learners()) == 60
        assert {learners.progress(each.id) for each in learners.learners()} == {(SHOWN,)}


def test_what_is_overwritten_of_a_learner_costs_no_other(kept: Path) -> None:
    learned(kept)
    cut(kept, "UPDATE law_progress SET card = '{' WHERE learner_id = 'learner07'")
    cut(kept, "UPDATE law_progress SET due = CAST(x'ff' AS TEXT) WHERE learner_id = 'learner40'")
    cut(kept, "DELETE FROM learners WHERE id = 'learner09'")

    rescue(kept)

    with opened(kept) as database:
        learners = SqlLearnerStore(database)
        names = {each.id: each.name for each in learners.learners()}
        assert len(names) == 60
        assert names["learner09"] == "learner09"
        assert {each for each in names if not learners.progress(each)} == {"learner07", "learner40"}


def test_learners_of_a_lost_page_come_from_a_backup(kept: Path, tmp_path: Path) -> None:
    learned(kept)
    backup = tmp_path / "backup.sqlite3"
    backup.write_bytes(kept.read_bytes())
    break_page_of("learners", kept)

    rescue(kept, [backup])

    with opened(kept) as database:
        assert len(SqlLearnerStore(database).learners()) == 60
        assert SqlLearnerStore(database).progress("learner31") == (SHOWN,)


def test_a_wrong_list_is_set_right(kept: Path) -> None:
    cut(kept, "UPDATE matches SET score_a = 24, status = 'finished', search = ''")

    with saved(kept) as (_, store):
        assert len(store.matches(MatchQuery(text="event xx"))) == COUNT - 1


def test_a_time_that_was_overwritten_is_that_of_the_first_entry(kept: Path) -> None:
    cut(kept, "UPDATE matches SET started = 'AAAA' WHERE id = 'm3'")

    with saved(kept) as (_, store):
        (found,) = [each for each in store.matches(MatchQuery(limit=COUNT)) if each.id == "m3"]
        assert found.started == store.load(found.id).entries[0].at


def test_a_log_that_seems_to_end_early_is_looked_for_in_a_backup(kept: Path, tmp_path: Path) -> None:
    """If its own row is overwritten too, only the hash at its end shows that entries are missing."""
    backup = tmp_path / "backup.sqlite3"
    backup.write_bytes(kept.read_bytes())
    cut(kept, "UPDATE matches SET length = 0, last_hash = printf('%064d', 0) WHERE id = 'm3'")
    cut(kept, "DELETE FROM entries WHERE match_id = 'm3' AND number >= 2")

    outcome = rescue(kept, [backup])

    with opened(kept) as database:
        assert not full_check(database).faults
        assert len(SqlMatchStore(database).load(MatchId("m3")).entries) == len(OPENING)
    assert all(match.is_whole for match in outcome.matches)


@pytest.mark.parametrize("rubbish", [b"", b"Dear umpire, " * 500, b"\xa5" * 100_000], ids=["nothing", "text", "bytes"])
def test_a_file_that_is_no_database_makes_room_for_an_empty_one(file: Path, rubbish: bytes) -> None:
    file.write_bytes(rubbish)

    with saved(file) as (outcome, store):
        assert outcome.matches == ()
        assert Path(outcome.set_aside).read_bytes() == rubbish
        begun(store, "m1", *OPENING)


def test_what_a_dead_desk_left_in_the_log_is_saved(kept: Path, tmp_path: Path) -> None:
    database = open_database(str(kept))
    begun(SqlMatchStore(database), "late", *OPENING)
    folder = tmp_path / "dead"
    folder.mkdir()
    for name in (kept.name, f"{kept.name}-wal"):  # as the disk is when the power goes
        (folder / name).write_bytes((tmp_path / name).read_bytes())
    database.close()
    dead = folder / kept.name
    before = {end: (folder / f"{kept.name}{end}").read_bytes() for end in ("", "-wal")}

    with saved(dead) as (outcome, store):
        assert "late" in ids(store)
        set_aside = Path(outcome.set_aside)
        for end in ("", "-wal"):
            assert set_aside.with_name(set_aside.name + end).read_bytes() == before[end]


def test_what_only_the_journals_still_hold_is_saved(kept: Path, tmp_path: Path) -> None:
    database = open_database(str(kept))
    begun(SqlMatchStore(database), "late", *OPENING)
    folder = tmp_path / "dead"
    folder.mkdir()
    log = folder / f"{kept.name}-wal"
    log.write_bytes((tmp_path / log.name).read_bytes())
    shutil.copytree(journals_of(kept), journals_of(folder / kept.name))
    database.close()
    with pytest.raises(StoreDamaged, match="with the latest entries is still here"):
        open_database(str(folder / kept.name), as_desk=True)

    with saved(folder / kept.name) as (_, store):
        assert len(store.load(MatchId("late")).entries) == len(OPENING)


def test_an_open_database_is_not_rescued(kept: Path) -> None:
    with opened(kept, as_desk=True):
        before = kept.read_bytes()

        with pytest.raises(StoreUnavailable, match="Another desk has this database open"):
            rescue(kept)

        assert kept.read_bytes() == before


def test_a_file_that_is_not_there_is_told(file: Path) -> None:
    with pytest.raises(StoreUnavailable, match="does not exist"):
        rescue(file)

    assert not file.exists()

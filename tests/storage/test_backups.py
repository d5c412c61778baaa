"""Backups of a database: verified, limited in number, inspected and restored."""

import re
import stat
from dataclasses import replace
from datetime import UTC, datetime
from pathlib import Path

import pytest

from carrom_desk.match.ports.store import BackupReason, KeptBackup, StoreDamaged, StoreUnavailable
from carrom_desk.storage.backups import Backups, look_into, restore
from carrom_desk.storage.database import Database, open_database
from carrom_desk.storage.match_store import SqlMatchStore
from carrom_desk.storage.sqlite.writer_lock import Holder, claim
from tests.needs import needs_modes, needs_moving
from tests.storage.stored_matches import OPENING, STARTED, begun, entries_of, ids, opened, stored, stored_many

BY_HAND = BackupReason.BY_HAND


def copied(backups: Backups, reason: BackupReason = BY_HAND) -> KeptBackup:
    """Returns a copy made now."""
    before = backups.all()
    assert backups.make(reason) == ""
    [made] = [backup for backup in backups.all() if backup not in before][:1]
    return made


def file_of(backup: KeptBackup) -> Path:
    return Path(backup.place)


def test_a_copy_is_made_in_use_and_holds_all_that_was_confirmed(
    file: Path, store: SqlMatchStore, tmp_path: Path
) -> None:
    desk = begun(store, "m1", *OPENING)

    made = copied(Backups(file))
    desk.submit(OPENING[-1])

    assert file_of(made).parent == tmp_path / "backups"
    assert look_into(made) == replace(
        made,
        matches=1,
        entries=len(OPENING),
        last_match="Player A1 – Player B1",
        last_written="2026-11-21T10:00:00.000+05:30",
    )
    assert [path.name for path in file_of(made).parent.iterdir()] == [file_of(made).name]
    assert len(entries_of(Path(made.place), "m1")) == len(OPENING)


def test_a_copy_says_what_it_holds_without_an_entry_or_a_match(file: Path, store: SqlMatchStore) -> None:
    empty = copied(Backups(file))
    assert look_into(empty) == empty

    begun(store, "m1")

    assert look_into(copied(Backups(file))).last_written == STARTED


@needs_modes
def test_a_copy_is_its_owners_alone(file: Path, database: Database) -> None:
    made = file_of(copied(Backups(file)))

    assert stat.S_IMODE(made.stat().st_mode) == 0o600
    assert stat.S_IMODE(made.parent.stat().st_mode) == 0o700


@pytest.mark.usefixtures("database")
def test_copies_are_listed_newest_first_with_time_and_reason(file: Path) -> None:
    backups = Backups(file)
    before = datetime.now(UTC).replace(microsecond=0)
    made = [copied(backups, reason) for reason in (BY_HAND, BackupReason.START, BY_HAND)]

    assert list(backups.all()) == made[::-1]
    assert [backup.reason for backup in backups.all()] == [BY_HAND, BackupReason.START, BY_HAND]
    assert all(datetime.fromisoformat(backup.made) >= before for backup in made)


@pytest.mark.usefixtures("database")
def test_the_oldest_copies_of_the_same_reason_go(file: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("carrom_desk.storage.backups.KEPT", 3)
    backups = Backups(file)
    first = copied(backups, BackupReason.BEFORE_UPGRADE)
    made = [copied(backups) for _ in range(5)]

    assert backups.all() == (*made[:-4:-1], first)


@pytest.mark.usefixtures("database")
def test_what_is_no_copy_of_this_database_is_left_alone(
    file: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("carrom_desk.storage.backups.KEPT", 1)
    folder = tmp_path / "backups"
    folder.mkdir()
    others = [
        "notes.txt",
        "other.20261121T100405123Z.by-hand.sqlite3",
        "matches.20261121T100405123Z.because.sqlite3",
        "matches.20269921T100405123Z.by-hand.sqlite3",
        "matches.20261121T100405123Z.by-hand.sqlite3.bak",
    ]
    for name in others:
        (folder / name).touch()
    backups = Backups(file)

    made = [copied(backups) for _ in range(2)]

    assert backups.all() == (made[-1],)
    assert {path.name for path in folder.iterdir()} == {*others, file_of(made[-1]).name}


@pytest.mark.usefixtures("database")
def test_a_second_folder_gets_a_copy_too(file: Path, tmp_path: Path) -> None:
    (tmp_path / "stick").mkdir()
    backups = Backups(file, second=tmp_path / "stick")

    assert backups.make(BY_HAND) == ""

    first, second = sorted(backups.all(), key=lambda backup: file_of(backup).parent.name)
    assert file_of(second).parent == tmp_path / "stick"
    looked, again = look_into(first), look_into(second)
    assert again == replace(looked, place=second.place, made=second.made)


@pytest.mark.usefixtures("database")
def test_a_second_folder_that_is_gone_is_told_and_the_first_copy_stands(file: Path, tmp_path: Path) -> None:
    backups = Backups(file, second=tmp_path / "stick")

    problem = backups.make(BY_HAND)

    assert f"{tmp_path / 'stick'}, is missing" in problem
    assert not (tmp_path / "stick").exists()
    [made] = backups.all()
    assert file_of(made).parent == tmp_path / "backups"


@needs_moving
def test_a_database_that_is_gone_is_told_and_not_the_folder_of_copies(
    file: Path, database: Database, tmp_path: Path
) -> None:
    Backups(file).make(BY_HAND)
    moved = file.rename(tmp_path / "elsewhere.sqlite3")

    with pytest.raises(StoreUnavailable, match=f"^{re.escape(str(file))} was moved or deleted, so there is nothing to"):
        Backups(file).make(BY_HAND)

    assert moved.exists()
    assert not file.exists()
    assert len(Backups(file).all()) == 1


@pytest.mark.usefixtures("database")
def test_what_a_killed_desk_left_of_a_copy_goes_with_the_next(file: Path) -> None:
    backups = Backups(file)
    backups.folder.mkdir()
    left = backups.folder / f".{file.stem}.20261121T100405123Z.by-hand.sqlite3.4711.part"
    other = backups.folder / ".somebody's.part"
    left.touch()
    other.touch()

    backups.make(BY_HAND)

    assert not left.exists()
    assert other.exists()


@pytest.mark.usefixtures("database")
def test_a_folder_that_cannot_be_made_is_told(file: Path, tmp_path: Path) -> None:
    (tmp_path / "backups").write_text("occupied by a file")

    with pytest.raises(StoreUnavailable, match="the backup folder"):
        Backups(file).make(BY_HAND)


def damage(file: Path) -> None:
    """Overwrites everything after the first page."""
    raw = file.read_bytes()
    file.write_bytes(raw[:4_096] + b"\xa5" * (len(raw) - 4_096))


@pytest.fixture
def kept(file: Path) -> Path:
    """Returns a closed database with matches."""
    stored_many(file, 10)
    return file


def test_a_damaged_database_makes_no_copy_and_drives_out_no_good_one(
    kept: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("carrom_desk.storage.backups.KEPT", 1)
    backups = Backups(kept)
    good = copied(backups)
    damage(kept)

    with pytest.raises(StoreDamaged, match=re.escape(f"{kept} is damaged")):
        backups.make(BY_HAND)

    assert [path.name for path in (tmp_path / "backups").iterdir()] == [file_of(good).name]


def test_a_damaged_copy_is_found_out(kept: Path) -> None:
    backup = copied(Backups(kept))
    damage(file_of(backup))

    with pytest.raises(StoreDamaged, match="is damaged"):
        look_into(backup)


# ------------------------------------------------------------------------------------------------------ restoring


def test_a_copy_takes_the_place_of_the_database_which_is_kept(kept: Path) -> None:
    backup = copied(Backups(kept))
    played = stored(kept, "later", *OPENING)

    aside = restore(backup, kept)

    assert file_of(backup).exists()
    assert aside is not None
    assert aside.name.startswith("matches.replaced-")
    with opened(kept) as database:
        assert sorted(ids(SqlMatchStore(database))) == [f"m{number}" for number in range(10)]
    assert entries_of(aside, "later") == played


def test_a_lost_database_comes_back(kept: Path) -> None:
    backup = copied(Backups(kept))
    kept.unlink()
    kept.with_name(kept.name + "-wal").write_bytes(b"a log that belongs to what was lost")

    assert restore(backup, kept) is None

    with opened(kept) as database:
        assert len(ids(SqlMatchStore(database))) == 10


def test_two_exchanges_in_a_moment_lose_neither(kept: Path) -> None:
    backup = copied(Backups(kept))

    assert len({restore(backup, kept), restore(backup, kept), kept}) == 3


def test_a_damaged_copy_is_not_put_in_place(kept: Path) -> None:
    backup = copied(Backups(kept))
    damage(file_of(backup))
    before = kept.read_bytes()

    with pytest.raises(StoreDamaged):
        restore(backup, kept)

    assert kept.read_bytes() == before


def test_a_missing_copy_is_told(kept: Path) -> None:
    missing = KeptBackup(str(kept.with_name("gone.sqlite3")), "", BY_HAND)

    assert (missing.matches, missing.entries) == (0, 0)  # nothing is promised of what was not looked into

    with pytest.raises(StoreUnavailable, match=r"gone\.sqlite3 could not be opened"):
        restore(missing, kept)


def test_an_open_database_is_not_exchanged(kept: Path) -> None:
    backup = copied(Backups(kept))

    with opened(kept, as_desk=True), pytest.raises(StoreUnavailable, match="Another desk has this database open"):
        restore(backup, kept)
    lock = claim(kept)
    assert not isinstance(lock, Holder)  # nothing was left locked
    lock.close()


@needs_moving
def test_who_had_the_former_file_open_writes_no_more_to_it(kept: Path) -> None:
    backup = copied(Backups(kept))
    command = open_database(str(kept))

    restore(backup, kept)

    with pytest.raises(StoreUnavailable, match="was moved or deleted"):
        begun(SqlMatchStore(command), "late")
    command.close()

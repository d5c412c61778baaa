"""The database service as used by the desk."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from carrom_desk.match.entry.entries import Noted
from carrom_desk.match.ports.store import BackupReason, MatchId, StoreDamaged, StoreMissing, StoreUnavailable
from carrom_desk.storage.service import SqlDatabaseService
from tests.storage.stored_matches import OPENING, begun, break_page_of, cut, forget_journals, ids


@pytest.fixture
def service(file: Path) -> Iterator[SqlDatabaseService]:
    made = SqlDatabaseService(str(file))
    yield made
    made.close()


def test_a_second_desk_is_told_who_writes_and_may_write_once_he_is_gone(
    file: Path, service: SqlDatabaseService
) -> None:
    first = SqlDatabaseService(str(file))
    begun(first.open(), "m1", *OPENING)

    assert ids(service.open()) == ["m1"]
    assert "Another desk has this database open" in service.held_by
    assert first.held_by == ""

    first.close()
    begun(service.open(), "m2")
    assert service.held_by == ""


def test_a_copy_is_listed_with_what_is_in_it_and_restored(file: Path, service: SqlDatabaseService) -> None:
    begun(service.open(), "m1", *OPENING)
    assert service.back_up(BackupReason.GAME_OVER) == ""
    begun(service.open(), "m2")

    [named] = service.backups()
    backup = service.look_into(named)
    aside = service.restore(named)

    assert not named.is_looked_into
    assert backup.is_looked_into
    assert (backup.matches, backup.entries, backup.last_match) == (1, len(OPENING), "Player A1 – Player B1")
    assert (backup.reason, backup.problem) == (BackupReason.GAME_OVER, "")
    assert Path(aside).parent == file.parent
    assert ids(service.open()) == ["m1"]


def test_a_second_copy_that_fails_is_told(file: Path, tmp_path: Path) -> None:
    (tmp_path / "stick").write_text("no folder")
    service = SqlDatabaseService(str(file), second=tmp_path / "stick")
    service.open()

    assert "stick" in service.back_up(BackupReason.LEAVING)
    service.close()


def test_a_copy_that_is_damaged_or_gone_is_told_and_nothing_exchanged(file: Path, service: SqlDatabaseService) -> None:
    begun(service.open(), "m1", *OPENING)
    service.back_up(BackupReason.BY_HAND)
    [good] = service.backups()
    Path(good.place).write_bytes(b"not a database" * 1_000)
    assert "is damaged" in service.look_into(good).problem

    with pytest.raises(StoreDamaged):
        service.restore(good)
    Path(good.place).unlink()
    with pytest.raises(StoreUnavailable, match="is missing"):
        service.restore(good)
    assert "is missing" in service.look_into(good).problem

    assert ids(service.open()) == ["m1"]


def test_damage_is_found_at_the_start_and_what_can_be_read_is_rescued(file: Path, service: SqlDatabaseService) -> None:
    begun(service.open(), "m1", *OPENING)
    service.close()
    break_page_of("ix_players_folded", file)
    damaged = file.read_bytes()

    service.open()
    problem = service.quick_check()
    outcome = service.rescue()

    assert f"{file} is damaged. Recover what can be read" in problem
    assert "***" not in problem
    assert (outcome.whole, outcome.partial, outcome.lost) == (1, 0, 0)
    assert Path(outcome.set_aside).read_bytes() == damaged
    assert len(service.open().load(MatchId("m1")).entries) == len(OPENING)


def test_a_sound_file_is_found_sound_while_it_is_written_to(service: SqlDatabaseService) -> None:
    begun(service.open(), "m1", *OPENING)

    assert service.quick_check() == ""


def test_a_quick_check_is_broken_off_and_finds_nothing_then(
    file: Path, service: SqlDatabaseService, monkeypatch: pytest.MonkeyPatch
) -> None:
    begun(service.open(), "m1", *OPENING)
    service.close()
    break_page_of("ix_players_folded", file)
    monkeypatch.setattr("carrom_desk.storage.sqlite.driver._STEPS_BETWEEN_QUESTIONS", 1)
    service.stop()

    assert service.quick_check() == ""
    service.open()
    assert service.quick_check() != ""


@pytest.mark.parametrize("is_there", [False, True], ids=["gone", "emptied"])
def test_a_database_that_was_lost_is_not_taken_for_one_without_matches(
    file: Path, service: SqlDatabaseService, is_there: bool
) -> None:
    begun(service.open(), "m1", *OPENING)
    service.back_up(BackupReason.LEAVING)
    service.close()
    file.unlink()
    forget_journals(file)
    if is_there:
        file.touch()

    with pytest.raises(StoreMissing, match="contains backups of it"):
        service.open()
    assert file.exists() == is_there
    assert ids(service.open(empty=True)) == []
    service.close()
    service.restore(service.backups()[0])
    assert ids(service.open()) == ["m1"]


def test_what_the_backup_holds_is_rescued_together_with_what_the_file_holds(
    file: Path, service: SqlDatabaseService
) -> None:
    store = service.open()
    desk, other = begun(store, "m1", *OPENING), begun(store, "m2", *OPENING)
    service.back_up(BackupReason.GAME_OVER)
    desk.submit(Noted("after the backup"))
    other.submit(Noted("after the backup"))
    service.close()
    forget_journals(file)
    cut(file, "UPDATE entries SET payload = replace(payload, '\"own\":2', '\"own\":3') WHERE match_id = 'm1'")
    cut(file, "DELETE FROM matches WHERE id = 'm2'", "DELETE FROM entries WHERE match_id = 'm2' AND number = 5")

    outcome = service.rescue()

    assert (outcome.whole, outcome.partial, outcome.lost) == (2, 0, 0)
    store = service.open()
    assert store.load(MatchId("m1")).entries == desk.record.entries
    assert store.load(MatchId("m2")).entries == other.record.entries[: len(OPENING)]


def test_a_match_that_is_not_whole_is_named(file: Path, service: SqlDatabaseService) -> None:
    begun(service.open(), "m1", *OPENING)
    service.close()
    forget_journals(file)
    cut(file, "UPDATE entries SET payload = '{}' WHERE number = 3")

    outcome = service.rescue()

    assert outcome.losses == ("Match m1, Player A1 – Player B1: recovered up to entry 2 of 4.",)


def test_who_left_is_noticed(file: Path, service: SqlDatabaseService) -> None:
    first = SqlDatabaseService(str(file))
    first.open()
    assert not service.is_free()
    first.close()
    assert service.is_free()


def test_an_older_database_is_known_before_it_is_opened(file: Path, service: SqlDatabaseService) -> None:
    assert not service.is_older()
    service.open()
    assert not service.is_older()


def test_a_check_says_which_entry_was_changed(file: Path, service: SqlDatabaseService) -> None:
    begun(service.open(), "m1", *OPENING)
    assert service.check().faults == ()
    service.close()

    cut(file, "UPDATE entries SET payload = replace(payload, '\"own\":2', '\"own\":3') WHERE number = 3")
    outcome = service.check()

    assert (outcome.matches, outcome.entries) == (1, len(OPENING))
    assert outcome.faults[0].startswith("Match m1, entry 3: ")
    assert "was changed after it was stored" in outcome.faults[0]


def test_another_file_is_opened_and_the_first_is_free(file: Path, service: SqlDatabaseService, tmp_path: Path) -> None:
    service.open()
    service.move(str(tmp_path / "other.sqlite3"))

    assert ids(service.open()) == []
    assert service.place == str(tmp_path / "other.sqlite3")
    first = SqlDatabaseService(str(file))
    first.open()
    assert first.held_by == ""
    first.close()


def test_what_a_server_keeps_is_left_to_its_keeper() -> None:
    service = SqlDatabaseService("postgresql://umpire:secret@table3/matches")

    assert service.place == "postgresql://umpire:***@table3/matches"
    assert service.back_up(BackupReason.LEAVING) == ""
    assert service.backups() == []
    with pytest.raises(StoreUnavailable, match="stored on a server"):
        service.rescue()

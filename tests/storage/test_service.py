"""The database service as used by the desk."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from carrom_desk.match.entry.entries import Noted
from carrom_desk.match.ports.store import BackupReason, MatchId, StoreMissing, StoreUnavailable
from carrom_desk.presentation.wording.database_text import rescue_words
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
    assert [match.is_whole for match in outcome.matches] == [True]
    assert Path(outcome.set_aside).read_bytes() == damaged
    assert len(service.open().load(MatchId("m1")).entries) == len(OPENING)


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

    assert [match.is_whole for match in outcome.matches] == [True, True]
    store = service.open()
    assert store.load(MatchId("m1")).entries == desk.record.entries
    assert store.load(MatchId("m2")).entries == other.record.entries[: len(OPENING)]


def test_a_match_that_is_not_whole_is_named(file: Path, service: SqlDatabaseService) -> None:
    begun(service.open(), "m1", *OPENING)
    service.close()
    forget_journals(file)
    cut(file, "UPDATE entries SET payload = '{}' WHERE number = 3")

    outcome = service.rescue()

    assert rescue_words(outcome)[1][-1:] == ("Match m1, Player A1 – Player B1: recovered up to entry 2 of 4.",)


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

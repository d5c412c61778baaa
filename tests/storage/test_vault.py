"""A database as a whole, the way the desk cares for it."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from carrom_desk.match.entries import Noted
from carrom_desk.match.safekeeping import BackupReason
from carrom_desk.match.store import MatchId, StoreDamaged, StoreMissing, StoreUnavailable
from carrom_desk.storage.vault import SqlVault
from tests.storage.stored_matches import OPENING, begun, break_page_of, cut, ids


@pytest.fixture
def vault(file: Path) -> Iterator[SqlVault]:
    made = SqlVault(str(file))
    yield made
    made.close()


def test_a_second_desk_is_told_who_writes_and_may_write_once_he_is_gone(file: Path, vault: SqlVault) -> None:
    first = SqlVault(str(file))
    begun(first.open(), "m1", *OPENING)

    assert ids(vault.open()) == ["m1"]
    assert "Another desk has this database open" in vault.held_by
    assert first.held_by == ""

    first.close()
    begun(vault.open(), "m2")
    assert vault.held_by == ""


def test_a_copy_is_listed_with_what_is_in_it_and_restored(file: Path, vault: SqlVault) -> None:
    begun(vault.open(), "m1", *OPENING)
    assert vault.back_up(BackupReason.GAME_OVER) == ""
    begun(vault.open(), "m2")

    [named] = vault.backups()
    backup = vault.look_into(named)
    aside = vault.restore(named)

    assert not named.is_looked_into
    assert backup.is_looked_into
    assert (backup.matches, backup.entries, backup.last_match) == (1, len(OPENING), "Player A1 – Player B1")
    assert (backup.reason, backup.problem) == (BackupReason.GAME_OVER, "")
    assert Path(aside).parent == file.parent
    assert ids(vault.open()) == ["m1"]


def test_a_second_copy_that_fails_is_told(file: Path, tmp_path: Path) -> None:
    (tmp_path / "stick").write_text("no folder")
    vault = SqlVault(str(file), second=tmp_path / "stick")
    vault.open()

    assert "stick" in vault.back_up(BackupReason.LEAVING)
    vault.close()


def test_a_copy_that_is_damaged_or_gone_is_told_and_nothing_exchanged(file: Path, vault: SqlVault) -> None:
    begun(vault.open(), "m1", *OPENING)
    vault.back_up(BackupReason.BY_HAND)
    [good] = vault.backups()
    Path(good.place).write_bytes(b"not a database" * 1_000)
    assert "is damaged" in vault.look_into(good).problem

    with pytest.raises(StoreDamaged):
        vault.restore(good)
    Path(good.place).unlink()
    with pytest.raises(StoreUnavailable, match="not there any more"):
        vault.restore(good)
    assert "not there any more" in vault.look_into(good).problem

    assert ids(vault.open()) == ["m1"]


def test_damage_is_found_at_the_start_and_what_can_be_read_is_rescued(file: Path, vault: SqlVault) -> None:
    begun(vault.open(), "m1", *OPENING)
    vault.close()
    break_page_of("ix_players_folded", file)
    damaged = file.read_bytes()

    vault.open()
    problem = vault.quick_check()
    outcome = vault.rescue()

    assert f"{file} is damaged. Have what can be read rescued" in problem
    assert "***" not in problem
    assert (outcome.whole, outcome.partial, outcome.lost) == (1, 0, 0)
    assert Path(outcome.set_aside).read_bytes() == damaged
    assert len(vault.open().load(MatchId("m1")).entries) == len(OPENING)


def test_a_sound_file_is_found_sound_while_it_is_written_to(vault: SqlVault) -> None:
    begun(vault.open(), "m1", *OPENING)

    assert vault.quick_check() == ""


def test_a_quick_check_is_broken_off_and_finds_nothing_then(
    file: Path, vault: SqlVault, monkeypatch: pytest.MonkeyPatch
) -> None:
    begun(vault.open(), "m1", *OPENING)
    vault.close()
    break_page_of("ix_players_folded", file)
    monkeypatch.setattr("carrom_desk.storage.vault._STEPS_BETWEEN_QUESTIONS", 1)
    vault.stop()

    assert vault.quick_check() == ""
    vault.open()
    assert vault.quick_check() != ""


@pytest.mark.parametrize("is_there", [False, True], ids=["gone", "emptied"])
def test_a_database_that_was_lost_is_not_taken_for_one_without_matches(
    file: Path, vault: SqlVault, is_there: bool
) -> None:
    begun(vault.open(), "m1", *OPENING)
    vault.back_up(BackupReason.LEAVING)
    vault.close()
    file.unlink()
    if is_there:
        file.touch()

    with pytest.raises(StoreMissing, match="there are backups of it"):
        vault.open()
    assert file.exists() == is_there
    assert ids(vault.open(anew=True)) == []
    vault.close()
    vault.restore(vault.backups()[0])
    assert ids(vault.open()) == ["m1"]


def test_what_the_backup_holds_is_rescued_together_with_what_the_file_holds(file: Path, vault: SqlVault) -> None:
    store = vault.open()
    desk, other = begun(store, "m1", *OPENING), begun(store, "m2", *OPENING)
    vault.back_up(BackupReason.GAME_OVER)
    desk.submit(Noted("after the backup"))
    other.submit(Noted("after the backup"))
    vault.close()
    cut(file, "UPDATE entries SET payload = replace(payload, '\"own\":2', '\"own\":3') WHERE match_id = 'm1'")
    cut(file, "DELETE FROM matches WHERE id = 'm2'", "DELETE FROM entries WHERE match_id = 'm2' AND number = 5")

    outcome = vault.rescue()

    assert (outcome.whole, outcome.partial, outcome.lost) == (2, 0, 0)
    store = vault.open()
    assert store.load(MatchId("m1")).entries == desk.record.entries
    assert store.load(MatchId("m2")).entries == other.record.entries[: len(OPENING)]


def test_a_match_that_is_not_whole_is_named(file: Path, vault: SqlVault) -> None:
    begun(vault.open(), "m1", *OPENING)
    vault.close()
    cut(file, "UPDATE entries SET payload = '{}' WHERE number = 3")

    outcome = vault.rescue()

    assert outcome.losses == ("match m1, Player A1 – Player B1: saved up to entry 2 of 4.",)


def test_who_left_is_noticed(file: Path, vault: SqlVault) -> None:
    first = SqlVault(str(file))
    first.open()
    assert not vault.is_free()
    first.close()
    assert vault.is_free()


def test_an_older_database_is_known_before_it_is_opened(file: Path, vault: SqlVault) -> None:
    assert not vault.is_older()
    vault.open()
    assert not vault.is_older()


def test_a_check_says_which_entry_was_changed(file: Path, vault: SqlVault) -> None:
    begun(vault.open(), "m1", *OPENING)
    assert vault.check().faults == ()
    vault.close()

    cut(file, "UPDATE entries SET payload = replace(payload, '\"own\":2', '\"own\":3') WHERE number = 3")
    outcome = vault.check()

    assert (outcome.matches, outcome.entries) == (1, len(OPENING))
    assert outcome.faults[0].startswith("match m1, entry 3: ")
    assert "was changed after it was stored" in outcome.faults[0]


def test_another_file_is_opened_and_the_first_is_free(file: Path, vault: SqlVault, tmp_path: Path) -> None:
    vault.open()
    vault.move(str(tmp_path / "other.sqlite3"))

    assert ids(vault.open()) == []
    assert vault.place == str(tmp_path / "other.sqlite3")
    first = SqlVault(str(file))
    first.open()
    assert first.held_by == ""
    first.close()


def test_what_a_server_keeps_is_left_to_its_keeper() -> None:
    vault = SqlVault("postgresql://umpire:secret@table3/matches")

    assert vault.place == "postgresql://umpire:***@table3/matches"
    assert vault.back_up(BackupReason.LEAVING) == ""
    assert vault.backups() == []
    with pytest.raises(StoreUnavailable, match="kept by a server"):
        vault.rescue()

"""A database as a whole, the way the desk cares for it."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from carrom_desk.match.safekeeping import BackupReason
from carrom_desk.match.store import MatchId, StoreDamaged, StoreUnavailable
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

    [backup] = vault.backups()
    aside = vault.restore(backup)

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
    [damaged] = vault.backups()
    assert "is damaged" in damaged.problem

    with pytest.raises(StoreDamaged):
        vault.restore(good)
    Path(good.place).unlink()
    with pytest.raises(StoreUnavailable, match="not there any more"):
        vault.restore(good)

    assert ids(vault.open()) == ["m1"]


def test_damage_is_found_at_the_start_and_what_can_be_read_is_rescued(file: Path, vault: SqlVault) -> None:
    begun(vault.open(), "m1", *OPENING)
    vault.close()
    break_page_of("ix_players_folded", file)
    damaged = file.read_bytes()

    with pytest.raises(StoreDamaged, match="damaged"):
        vault.open()
    outcome = vault.rescue()

    assert (outcome.whole, outcome.partial, outcome.lost) == (1, 0, 0)
    assert Path(outcome.set_aside).read_bytes() == damaged
    assert len(vault.open().load(MatchId("m1")).entries) == len(OPENING)


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

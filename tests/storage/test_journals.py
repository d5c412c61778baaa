"""The open match of a destroyed database comes back from its text journal, entry for entry."""

import sys
from collections.abc import Callable, Iterator, Sequence
from dataclasses import replace
from pathlib import Path

import pytest

from carrom_desk.desk.match_desk import MatchDesk
from carrom_desk.match.entry.entries import Amended, LoggedEntry, MatchAbandoned, Noted, Redone, Undone
from carrom_desk.match.ports.store import BackupReason, MatchId, NoSuchMatch, StoreUnavailable
from carrom_desk.storage.backups import replace_by_copy
from carrom_desk.storage.match_store import SqlMatchStore
from carrom_desk.storage.service import SqlDatabaseService
from carrom_desk.storage.sqlite.files import journals_of
from tests.fakes import SINGLES, StoppedTime, stroke
from tests.storage.stored_matches import OPENING, begun, cut, stored

M1 = MatchId("m1")


@pytest.fixture
def service(file: Path) -> Iterator[SqlDatabaseService]:
    made = SqlDatabaseService(str(file))
    yield made
    made.close()


def journals(file: Path) -> list[Path]:
    return sorted(journals_of(file).glob("*.jsonl"))


def restored(service: SqlDatabaseService, file: Path) -> Sequence[LoggedEntry]:
    """Returns the log of match m1 after its database was destroyed and recovered; empty without the match."""
    service.close()
    file.write_text("Dear umpire, " * 1_000)
    service.rescue()
    store = service.open()
    assert service.check().faults == ()
    try:
        return store.load(M1).entries
    except NoSuchMatch:
        return ()


def again(store: SqlMatchStore) -> MatchDesk:
    return MatchDesk(M1, store, StoppedTime())


def test_every_entry_comes_back_after_corrections_and_reopening(file: Path, service: SqlDatabaseService) -> None:
    desk = begun(service.open(), "m1", *OPENING)
    for command in (
        Undone(),
        Redone(),
        Amended(2, stroke(own=2), "seen by both"),
        Undone(),
        Noted("Łatwo «ça»\n\u2028"),
    ):
        desk.submit(command)
    service.close()
    desk = again(service.open())
    desk.submit(Noted("after reopening"))

    found = restored(service, file)

    assert found == desk.record.entries
    assert len(found) == len(OPENING) + 6
    desk = again(service.open())
    desk.submit(Noted("after recovery"))
    assert restored(service, file) == desk.record.entries


def test_of_a_torn_journal_everything_before_the_tear_comes_back(file: Path, service: SqlDatabaseService) -> None:
    desk = begun(service.open(), "m1", *OPENING)
    service.close()
    [journal] = journals(file)
    content, before = journal.read_bytes(), file.read_bytes()
    for size in range(0, len(content), 97):
        file.write_bytes(before)
        journals_of(file).mkdir(exist_ok=True)
        journal.write_bytes(content[:size])
        whole_lines = content[:size].count(b"\n")
        assert restored(service, file) == desk.record.entries[: max(0, whole_lines - 1)]


SPOILT: dict[str, Callable[[bytes], bytes]] = {
    "torn": lambda content: content[:-30],
    "with part of a line": lambda content: content + b'{"entry"',
    "written by another desk": lambda content: content + content.splitlines(keepends=True)[-1],
    "emptied": lambda content: b"",
    "altered": lambda content: content.replace(b'"own":1', b'"own":3'),
    "zeros": lambda content: b"\0" * len(content),
}


@pytest.mark.parametrize(
    ("how", "is_reopened"),
    [*((how, True) for how in SPOILT), *((how, False) for how in list(SPOILT)[:4])],
)
def test_the_next_entry_mends_a_journal(file: Path, service: SqlDatabaseService, how: str, is_reopened: bool) -> None:
    desk = begun(service.open(), "m1", *OPENING)
    [journal] = journals(file)
    journal.write_bytes(SPOILT[how](journal.read_bytes()))
    if is_reopened:
        desk = again(service.open())

    desk.submit(Noted("after it"))

    assert restored(service, file) == desk.record.entries


def test_a_journal_that_was_taken_away_is_written_again(file: Path, service: SqlDatabaseService) -> None:
    desk = begun(service.open(), "m1", *OPENING)
    journals(file)[0].unlink()
    desk.submit(Noted("after the file"))
    journals_of(file).rename(file.with_name("elsewhere"))
    desk.submit(Noted("after the folder"))

    assert restored(service, file) == desk.record.entries


def _folder_is_file(file: Path) -> Path:
    journals_of(file).write_text("no folder")
    return journals_of(file)


def _disk_is_full(file: Path) -> Path:
    stored(file.with_name("other"), "m1", *OPENING)
    [name] = [each.name for each in journals(file.with_name("other"))]
    part = (journals_of(file) / name).with_suffix(".part")
    part.parent.mkdir()
    part.symlink_to("/dev/full")
    return part


@pytest.mark.parametrize("hinder", [_folder_is_file, _disk_is_full])
def test_an_entry_counts_when_its_journal_cannot_be_written(
    file: Path, service: SqlDatabaseService, hinder: Callable[[Path], Path]
) -> None:
    if hinder is _disk_is_full and sys.platform != "linux":
        hinder = _folder_is_file
    obstacle = hinder(file)
    desk = begun(service.open(), "m1", *OPENING)

    assert service.journal_problem().startswith(f"Entries cannot be copied to {journals_of(file)}.")
    desk.submit(Noted("counts"))
    assert service.journal_problem() == ""
    assert service.open().load(M1).entries == desk.record.entries

    obstacle.unlink()
    desk = again(service.open())
    desk.submit(Noted("on both"))
    assert service.journal_problem() == ""
    assert restored(service, file) == desk.record.entries


def test_a_second_desk_writes_no_journal(file: Path, service: SqlDatabaseService) -> None:
    desk = begun(service.open(), "m1", *OPENING)
    second = SqlDatabaseService(str(file))
    with pytest.raises(StoreUnavailable, match="Another desk"):
        again(second.open()).submit(Noted("not saved"))
    second.close()

    assert restored(service, file) == desk.record.entries


def test_practice_has_no_journal(file: Path, service: SqlDatabaseService) -> None:
    begun(service.open(), "m1", *OPENING, setup=replace(SINGLES, practice=True))

    assert journals(file) == []
    assert service.journal_problem() == ""


def test_a_journal_goes_once_a_backup_has_the_finished_match(file: Path, service: SqlDatabaseService) -> None:
    store = service.open()
    desk = begun(store, "m1", *OPENING)
    begun(store, "m2", *OPENING)
    service.back_up(BackupReason.GAME_OVER)
    assert len(journals(file)) == 2

    desk.submit(MatchAbandoned("rain"))
    assert len(journals(file)) == 2
    service.back_up(BackupReason.MATCH_OVER)
    assert len(journals(file)) == 1

    desk.submit(Undone())
    service.back_up(BackupReason.LEAVING)
    assert len(journals(file)) == 2
    assert restored(service, file) == desk.record.entries


def test_a_deleted_match_does_not_come_back(file: Path, service: SqlDatabaseService) -> None:
    store = service.open()
    begun(store, "m1", *OPENING)
    begun(store, "m2", *OPENING)
    store.delete([M1])

    assert restored(service, file) == ()
    assert len(service.open().load(MatchId("m2")).entries) == len(OPENING)


def test_the_journals_go_with_the_database_that_another_desk_replaced(file: Path, service: SqlDatabaseService) -> None:
    stored(file, "m1", *OPENING)
    replace_by_copy(file)
    [aside] = file.parent.glob("*.replaced-*.journals")
    assert len(list(aside.iterdir())) == 1

    desk = again(service.open())
    desk.submit(Noted("by the desk that took over"))

    assert restored(service, file) == desk.record.entries


def test_what_an_older_database_lacks_is_kept(file: Path, service: SqlDatabaseService) -> None:
    """Another program, such as one that synchronises folders, may bring back an earlier state of the file."""
    desk = begun(service.open(), "m1", *OPENING)
    service.close()
    cut(file, "DELETE FROM entries WHERE number = 4")
    cut(file, "UPDATE matches SET length = 4, last_hash = (SELECT hash FROM entries WHERE number = 3)")
    again(service.open()).submit(Noted("continued"))
    assert len(journals(file)) == 2
    service.back_up(BackupReason.LEAVING)

    assert len(journals(file)) == 2
    for journal in journals(file):
        if b"continued" in journal.read_bytes():
            journal.unlink()
    service.close()
    for backup in service.backups():
        Path(backup.place).unlink()
    assert restored(service, file) == desk.record.entries

"""Database versions: an older one is migrated without loss, and others are refused."""

import re
import sqlite3
import subprocess
import sys
from contextlib import closing
from pathlib import Path

import pytest
from alembic.config import Config
from alembic.script import ScriptDirectory

from carrom_desk.desk.match_desk import MatchDesk
from carrom_desk.match.ports.store import BackupReason, MatchId, StoreDamaged, StoreUnavailable
from carrom_desk.storage.backups import Backups, look_into
from carrom_desk.storage.database import Database, open_database
from carrom_desk.storage.match_store import SqlMatchStore
from carrom_desk.storage.schema import METADATA
from carrom_desk.storage.versions import VERSIONS, Versions
from tests.fakes import StoppedTime
from tests.storage.stored_matches import LATER, NEXT, OPENING, REBUILT, cut, entries_of, knowing, later_versions, stored


def script_directory() -> ScriptDirectory:
    config = Config()
    config.set_main_option("script_location", str(VERSIONS.folder))
    return ScriptDirectory.from_config(config)


def schema_of(file: Path) -> dict[str, str]:
    """Returns every table and index of SQLite's schema, ignoring the order of constraints and whitespace."""
    with closing(sqlite3.connect(file)) as connection:
        rows = connection.execute("SELECT name, sql FROM sqlite_schema WHERE sql IS NOT NULL").fetchall()
    return {name: " ".join(sorted(re.split(r",?\s+", sql))) for name, sql in rows}


def test_the_versions_named_are_those_of_the_folder() -> None:
    scripts = script_directory()

    assert VERSIONS.head == scripts.get_current_head()
    assert VERSIONS.revisions == tuple(script.revision for script in reversed(list(scripts.walk_revisions())))


def test_every_constraint_has_a_name() -> None:
    unnamed = [
        (table.name, constraint)
        for table in METADATA.tables.values()
        for constraint in table.constraints
        if constraint.name is None
    ]

    assert unnamed == []


def test_a_normal_start_does_not_import_alembic(file: Path, database: Database) -> None:
    program = (
        "import sys; from carrom_desk.storage.database import open_database; "
        "from carrom_desk.storage.match_store import SqlMatchStore; "
        "SqlMatchStore(open_database(sys.argv[1])).close(); "
        "print([name for name in sys.modules if name.startswith('alembic')])"
    )

    answer = subprocess.run(
        [sys.executable, "-c", program, str(file)],
        capture_output=True,
        text=True,
        check=True,
        cwd=VERSIONS.folder.parents[2],
    )

    assert answer.stdout == "[]\n"


@pytest.fixture
def next_version(tmp_path: Path) -> Versions:
    versions = later_versions(tmp_path / "per%cent" / "migrations")
    (versions.folder / "versions" / f"{NEXT}_later.py").write_text(LATER + REBUILT)
    return versions


def test_an_older_database_is_copied_and_brought_up_to_date(file: Path, next_version: Versions) -> None:
    played = stored(file, "m1", *OPENING)

    with knowing(next_version):
        database = open_database(str(file))

    store = SqlMatchStore(database)
    desk = MatchDesk(MatchId("m1"), store, StoppedTime())
    assert desk.record.entries == played
    with database.reading() as connection:
        assert connection.exec_driver_sql("SELECT colour FROM matches").scalars().all() == ["green"]
        assert connection.exec_driver_sql("SELECT version_num FROM alembic_version").scalar() == NEXT
    (backup,) = Backups(file).all()
    assert backup.reason is BackupReason.BEFORE_UPGRADE
    assert look_into(backup).entries == len(OPENING)
    database.close()


def test_an_older_database_is_not_changed_when_it_is_only_read(
    file: Path, database: Database, next_version: Versions
) -> None:
    with knowing(next_version), pytest.raises(StoreUnavailable, match="created by an older version of Carrom Desk"):
        open_database(str(file), read_only=True)

    assert Backups(file).all() == ()


@pytest.mark.parametrize("change", ["DROP TABLE nothing_of_this_name", "DELETE FROM matches"], ids=["fails", "loses"])
def test_an_upgrade_that_fails_or_loses_a_match_is_taken_back(file: Path, next_version: Versions, change: str) -> None:
    played = stored(file, "m1", *OPENING)
    step = next_version.folder / "versions" / f"{NEXT}_later.py"
    step.write_text(LATER + f'    op.execute("{change}")\n')

    with knowing(next_version), pytest.raises(StoreDamaged, match="Nothing was changed"):
        open_database(str(file))

    assert entries_of(file, "m1") == played


def test_an_older_version_stated_by_mistake_is_told_and_changes_nothing(file: Path, next_version: Versions) -> None:
    step = next_version.folder / "versions" / f"{NEXT}_later.py"
    step.write_text(LATER + '    op.execute("ALTER TABLE matches ADD later TEXT")\n')
    stored(file, "m1", *OPENING)
    with knowing(next_version):
        open_database(str(file)).close()
        cut(file, f"UPDATE alembic_version SET version_num = '{VERSIONS.head}'")

        with pytest.raises(StoreDamaged, match="Nothing was changed"):
            open_database(str(file))

    with closing(sqlite3.connect(file)) as connection:
        assert connection.execute("SELECT version_num FROM alembic_version").fetchall() == [(VERSIONS.head,)]
        assert connection.execute("SELECT count(*) FROM entries").fetchall() == [(len(OPENING),)]


def test_a_version_to_come_is_refused(file: Path) -> None:
    open_database(str(file)).close()
    cut(file, "UPDATE alembic_version SET version_num = '9999'")
    before = file.read_bytes()

    for read_only in (False, True):
        with pytest.raises(StoreUnavailable, match=r"created by a newer version.*was not changed"):
            open_database(str(file), read_only=read_only)
    assert file.read_bytes() == before


def test_a_view_in_place_of_a_table_is_damage(file: Path) -> None:
    open_database(str(file)).close()
    cut(file, "ALTER TABLE matches RENAME TO others", "CREATE VIEW matches AS SELECT * FROM others")

    for read_only in (False, True):
        with pytest.raises(StoreDamaged, match="one of its tables is missing"):
            open_database(str(file), read_only=read_only)


def test_no_upgrade_without_its_backup(file: Path, database: Database, next_version: Versions, tmp_path: Path) -> None:
    (tmp_path / "backups").write_text("a file where the folder should be")

    with knowing(next_version), pytest.raises(StoreUnavailable, match="the backup folder"):
        open_database(str(file))

    assert schema_of(file) == schema_of_new(tmp_path)


def schema_of_new(folder: Path) -> dict[str, str]:
    open_database(str(folder / "new.sqlite3")).close()
    return schema_of(folder / "new.sqlite3")

"""Database versions: a new one equals the result of all migrations, an older one is migrated without loss."""

import re
import shutil
import sqlite3
import subprocess
import sys
from contextlib import closing
from dataclasses import replace
from pathlib import Path

import pytest
import sqlalchemy as sa
from alembic import command
from alembic.autogenerate import compare_metadata
from alembic.config import Config
from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory

from carrom_desk.desk.match_desk import MatchDesk
from carrom_desk.match.ports.store import BackupReason, MatchId, MatchOrder, MatchQuery, StoreDamaged, StoreUnavailable
from carrom_desk.match.record import MatchRecord
from carrom_desk.match.setup import Setup
from carrom_desk.storage.backups import Backups, look_into
from carrom_desk.storage.database import Database, open_database
from carrom_desk.storage.match_store import SqlMatchStore
from carrom_desk.storage.recovery.integrity import full_check
from carrom_desk.storage.schema import APPLICATION_ID, METADATA
from carrom_desk.storage.versions import VERSIONS, Versions
from tests.fakes import SINGLES, StoppedTime
from tests.storage.stored_matches import OPENING, begun, ids, knowing

NEXT = f"{int(VERSIONS.head) + 1:04}"
NEXT_STEP = f'''"""Rebuild the matches with a column more."""

import sqlalchemy as sa
from alembic import op

revision = "{NEXT}"
down_revision = "{VERSIONS.head}"
branch_labels = None
depends_on = None


def upgrade() -> None:
    with op.batch_alter_table("matches", recreate="always") as batch:
        batch.add_column(sa.Column("colour", sa.Text(), nullable=False, server_default="green"))
'''


def script_directory() -> ScriptDirectory:
    config = Config()
    config.set_main_option("script_location", str(VERSIONS.folder))
    return ScriptDirectory.from_config(config)


def migrated(file: Path, to: str = "head") -> sa.Engine:
    """Returns a database made by the migrations alone."""
    engine = sa.create_engine(f"sqlite:///{file}", poolclass=sa.NullPool)
    config = Config()
    config.set_main_option("script_location", str(VERSIONS.folder))
    with engine.begin() as connection:
        config.attributes["connection"] = connection
        command.upgrade(config, to)
    return engine


def schema_of(file: Path) -> dict[str, str]:
    """Returns every table and index of SQLite's schema, ignoring the order of constraints and whitespace."""
    with closing(sqlite3.connect(file)) as connection:
        rows = connection.execute("SELECT name, sql FROM sqlite_schema WHERE sql IS NOT NULL").fetchall()
    return {name: " ".join(sorted(re.split(r",?\s+", sql))) for name, sql in rows}


def test_the_versions_named_are_those_of_the_folder() -> None:
    scripts = script_directory()

    assert VERSIONS.head == scripts.get_current_head()
    assert VERSIONS.revisions == tuple(script.revision for script in reversed(list(scripts.walk_revisions())))


def test_a_new_database_is_what_the_migrations_make(file: Path, database: Database, tmp_path: Path) -> None:
    migrated(tmp_path / "migrated.sqlite3").dispose()

    assert schema_of(file) == schema_of(tmp_path / "migrated.sqlite3")
    with closing(sqlite3.connect(file)) as made, closing(sqlite3.connect(tmp_path / "migrated.sqlite3")) as by_steps:
        version = "SELECT version_num FROM alembic_version"
        assert made.execute(version).fetchall() == by_steps.execute(version).fetchall() == [(VERSIONS.head,)]
        signature = "PRAGMA application_id"
        assert made.execute(signature).fetchall() == by_steps.execute(signature).fetchall() == [(APPLICATION_ID,)]


def test_the_migrations_make_what_the_tables_are_declared_to_be(tmp_path: Path) -> None:
    engine = migrated(tmp_path / "migrated.sqlite3")

    with engine.connect() as connection:
        context = MigrationContext.configure(connection, opts={"compare_type": True, "compare_server_default": True})
        differences = compare_metadata(context, METADATA)

    assert differences == []


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
    """Adds a version after the current one, as in a later program."""
    folder = tmp_path / "per%cent" / "migrations"
    shutil.copytree(VERSIONS.folder, folder, ignore=shutil.ignore_patterns("__pycache__"))
    (folder / "versions" / f"{NEXT}_colour.py").write_text(NEXT_STEP)
    return Versions(revisions=(*VERSIONS.revisions, NEXT), folder=folder)


def test_an_older_database_is_copied_and_brought_up_to_date(file: Path, next_version: Versions) -> None:
    before = open_database(str(file))
    played = begun(SqlMatchStore(before), "m1", *OPENING).record
    before.close()

    with knowing(next_version):
        database = open_database(str(file))

    store = SqlMatchStore(database)
    desk = MatchDesk(MatchId("m1"), store, StoppedTime())
    assert desk.record == played
    with database.reading() as connection:
        assert connection.exec_driver_sql("SELECT colour FROM matches").scalars().all() == ["green"]
        assert connection.exec_driver_sql("SELECT version_num FROM alembic_version").scalar() == NEXT
    (backup,) = Backups(file).all()
    assert backup.reason is BackupReason.BEFORE_UPGRADE
    assert look_into(backup).entries == len(OPENING)
    database.close()


def test_the_list_of_a_database_of_the_first_version_is_sorted_and_searched_anew(file: Path) -> None:
    setup = replace(SINGLES, event="STRASSE  Cup", round="Final")
    engine = migrated(file, to="0001")
    played = _as_first_version(file, setup)
    engine.dispose()

    database = open_database(str(file))

    store = SqlMatchStore(database)
    assert ids(store, MatchQuery(text="final strasse")) == ["m1"]
    assert ids(store, MatchQuery(event="strasse cup", order=MatchOrder.SIDES)) == ["m1"]
    assert MatchDesk(MatchId("m1"), store, StoppedTime()).record == played
    assert full_check(database).faults == ()
    (backup,) = Backups(file).all()
    assert (backup.reason, look_into(backup).entries) == (BackupReason.BEFORE_UPGRADE, len(OPENING))
    database.close()


def _as_first_version(file: Path, setup: Setup) -> MatchRecord:
    """Inserts a match with only the first version's columns."""
    new = file.with_name("present.sqlite3")
    database = open_database(str(new))
    played = begun(SqlMatchStore(database), "m1", *OPENING, setup=setup).record
    database.close()
    with closing(sqlite3.connect(file)) as old, old:
        old.execute("ATTACH ? AS new", (str(new),))
        columns = ", ".join(row[1] for row in old.execute("PRAGMA main.table_info(matches)"))
        old.execute(f"INSERT INTO main.matches ({columns}) SELECT {columns} FROM new.matches")
        old.execute("UPDATE main.matches SET search = ''")
        for table in ("entries", "players"):
            old.execute(f"INSERT INTO main.{table} SELECT * FROM new.{table}")
    return played


def test_an_older_database_is_not_changed_when_it_is_only_read(
    file: Path, database: Database, next_version: Versions
) -> None:
    with knowing(next_version), pytest.raises(StoreUnavailable, match="created by an older version of Carrom Desk"):
        open_database(str(file), read_only=True)

    assert Backups(file).all() == ()


def test_an_upgrade_that_fails_leaves_the_database_as_it_was(file: Path, next_version: Versions) -> None:
    before = open_database(str(file))
    played = begun(SqlMatchStore(before), "m1", *OPENING).record
    before.close()
    step = next_version.folder / "versions" / f"{NEXT}_colour.py"
    step.write_text(NEXT_STEP + '    op.execute("DROP TABLE nothing_of_this_name")\n')

    with knowing(next_version), pytest.raises(StoreDamaged, match="Nothing was changed"):
        open_database(str(file))

    database = open_database(str(file))
    assert MatchDesk(MatchId("m1"), SqlMatchStore(database), StoppedTime()).record == played
    database.close()


@pytest.mark.parametrize("stated", VERSIONS.revisions[:-1])
def test_an_older_version_stated_by_mistake_is_told_and_changes_nothing(file: Path, stated: str) -> None:
    before = open_database(str(file))
    begun(SqlMatchStore(before), "m1", *OPENING)
    before.close()
    with closing(sqlite3.connect(file)) as connection, connection:
        connection.execute("UPDATE alembic_version SET version_num = ?", (stated,))

    with pytest.raises(StoreDamaged, match=r"Nothing was changed|version or one of its tables"):
        open_database(str(file))

    with closing(sqlite3.connect(file)) as connection:
        assert connection.execute("SELECT version_num FROM alembic_version").fetchall() == [(stated,)]
        assert connection.execute("SELECT count(*) FROM entries").fetchall() == [(len(OPENING),)]


def test_a_view_in_place_of_a_table_is_damage(file: Path) -> None:
    open_database(str(file)).close()
    with closing(sqlite3.connect(file)) as connection, connection:
        connection.execute("ALTER TABLE matches RENAME TO others")
        connection.execute("CREATE VIEW matches AS SELECT * FROM others")

    for read_only in (False, True):
        with pytest.raises(StoreDamaged, match="one of its tables is missing"):
            open_database(str(file), read_only=read_only)


def test_an_upgrade_that_loses_a_match_is_taken_back(file: Path, next_version: Versions) -> None:
    before = open_database(str(file))
    played = begun(SqlMatchStore(before), "m1", *OPENING).record
    before.close()
    step = next_version.folder / "versions" / f"{NEXT}_colour.py"
    step.write_text(NEXT_STEP + '    op.execute("DELETE FROM matches")\n')

    with knowing(next_version), pytest.raises(StoreDamaged, match="Nothing was changed"):
        open_database(str(file))

    database = open_database(str(file))
    assert MatchDesk(MatchId("m1"), SqlMatchStore(database), StoppedTime()).record == played
    database.close()


def test_no_upgrade_without_its_backup(file: Path, database: Database, next_version: Versions, tmp_path: Path) -> None:
    (tmp_path / "backups").write_text("a file where the folder should be")

    with knowing(next_version), pytest.raises(StoreUnavailable, match="the backup folder"):
        open_database(str(file))

    assert schema_of(file) == schema_of_new(tmp_path)


def schema_of_new(folder: Path) -> dict[str, str]:
    open_database(str(folder / "new.sqlite3")).close()
    return schema_of(folder / "new.sqlite3")

"""Values of the wrong type in a database give one sentence instead of a traceback, in every command that reads it."""

import io
import shutil
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from carrom_desk.cli import main
from carrom_desk.exchange.match_file import write_match
from tests.match.every_entry import stored
from tests.match.playing import play

COMMANDS = (
    ("matches",),
    ("export", "0f6d", "--to", "out.carrom"),
    ("report", "0f6d", "--to", "out.html"),
    ("record", "--match", "0f6d"),
    ("check",),
)


@pytest.fixture(scope="module")
def sound(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("sound")
    (folder / "match.carrom").write_text(write_match(stored(play("toss a break; p1"))))
    assert main(["--database", str(folder / "matches.sqlite3"), "import", str(folder / "match.carrom")]) == 0
    return folder / "matches.sqlite3"


@pytest.mark.parametrize(
    ("table", "column"),
    [
        *(("entries", column) for column in ("at", "payload", "elapsed_ms")),
        *(("matches", column) for column in ("setup", "started", "event", "score_a", "length", "status")),
    ],
)
def test_bytes_in_a_column_are_told_of_in_a_sentence(
    sound: Path,
    tmp_path: Path,
    table: str,
    column: str,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    file = Path(shutil.copyfile(sound, tmp_path / "matches.sqlite3"))
    with closing(sqlite3.connect(file)) as connection:
        connection.execute("PRAGMA ignore_check_constraints = ON")
        connection.execute(f"UPDATE {table} SET {column} = x'ff00'")
        connection.commit()
    monkeypatch.chdir(tmp_path)

    for command in COMMANDS:
        monkeypatch.setattr("sys.stdin", io.TextIOWrapper(io.BytesIO(b"")))
        status = main(["--database", str(file), *command])
        said = capsys.readouterr()
        assert status in (0, 1), command
        assert command != ("check",) or (status, "contains an invalid value" in said.out) == (1, True)


def test_a_library_that_finds_no_memory_is_told_of_in_a_sentence(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], sound: Path
) -> None:
    def load(*_: object, **_options: object) -> int:
        raise ImportError("x.so: failed to map segment from shared object", path="x.so")

    monkeypatch.setattr("carrom_desk.commands.library.listed", load)

    assert main(["--database", str(sound), "matches"]) == 1
    assert "not enough memory" in capsys.readouterr().err

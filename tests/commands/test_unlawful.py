"""Stored rulings that are not lawful: found by `check`, `replay` and `import`, with what the laws give."""

import json
from pathlib import Path

import pytest

from carrom_desk.cli import main
from carrom_desk.exchange.match_file import write_match
from tests.match.every_entry import stored
from tests.match.playing import play

UNLAWFUL = {"number": 1, "stored": {"turn": "passes"}, "lawful": {"turn": "continues"}}


@pytest.fixture
def forged(tmp_path: Path) -> str:
    document = json.loads(write_match(stored(play("toss a break; p1"))))
    document["entries"][1]["ruling"]["turn"] = "passes"
    file = tmp_path / "forged.carrom"
    file.write_text(json.dumps(document))
    return str(file)


@pytest.fixture
def lawful(tmp_path: Path) -> str:
    file = tmp_path / "lawful.carrom"
    file.write_text(write_match(stored(play("toss a break; p1 X"))))
    return str(file)


def test_a_replay_tells_of_it(forged: str, lawful: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["replay", forged]) == 0
    assert json.loads(capsys.readouterr().out)["unlawful"] == [UNLAWFUL]
    assert main(["replay", lawful]) == 0
    assert "unlawful" not in json.loads(capsys.readouterr().out)


def test_check_fails_on_a_file_with_a_forged_ruling(
    forged: str, lawful: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["check", lawful]) == 0
    assert main(["check", lawful, forged]) == 1
    (line,) = capsys.readouterr().out.splitlines()
    found = json.loads(line)
    assert found["file"] == forged
    assert {key: found[key] for key in UNLAWFUL} == UNLAWFUL


def test_an_import_tells_of_it_and_the_database_is_found_wrong(
    forged: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    database = ["--database", str(tmp_path / "matches.sqlite3")]

    assert main([*database, "import", forged]) == 0
    assert "the ruling on entry 1 differs from the laws" in capsys.readouterr().err
    assert main([*database, "check"]) == 1
    found = json.loads(capsys.readouterr().out)
    assert {key: found[key] for key in UNLAWFUL} == UNLAWFUL


def test_generated_matches_are_written_into_a_folder_and_sound(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    folder, alone = tmp_path / "made", tmp_path / "one.carrom"

    assert main(["generate", "--laws", "icf-revised", "--doubles", "--count", "2", "--to", str(folder)]) == 0
    files = [json.loads(line)["file"] for line in capsys.readouterr().out.splitlines()]
    assert main(["generate", "--laws", "icf-revised", "--doubles", "--seed", "1", "--to", str(alone)]) == 0

    assert sorted(map(str, folder.iterdir())) == files
    assert Path(files[1]).read_bytes() == alone.read_bytes()
    assert main(["check", *files]) == 0
    assert main(["generate", "--laws", "icf-revised", "--count", "2", "--to", str(alone)]) == 1

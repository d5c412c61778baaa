"""The command that writes generated matches."""

import json
from pathlib import Path

import pytest

from carrom_desk.cli import main


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

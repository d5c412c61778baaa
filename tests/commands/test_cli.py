"""The command line itself."""

import json
import re
import subprocess
import sys
from pathlib import Path

import pytest

from carrom_desk import __version__
from carrom_desk.cli import main, parser
from carrom_desk.resources import ResourceMissing
from tests.needs import needs_limits
from tests.reliability.killed_desk import environment


def test_it_tells_its_version(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as left:
        main(["--version"])

    assert left.value.code == 0
    assert capsys.readouterr().out == f"carrom-desk {__version__}\n"


@pytest.mark.parametrize("words", [["--database", "x", "matches"], ["matches", "--database", "x"]])
def test_global_options_go_before_or_after_the_command(words: list[str]) -> None:
    assert parser().parse_args(words).database == "x"


def test_smoke_goes_with_no_command(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as left:
        main(["--smoke", "matches"])

    assert left.value.code == 2
    assert "--smoke" in capsys.readouterr().err


@pytest.mark.parametrize(
    ("laws", "some"),
    [
        ("icf-1993", {"45", "45(a)", "87"}),
        ("icf-revised", {"27", "57", "72", "72(c)", "148(b)"}),
        ("technitia-2k20", {"Fouls", "Covering the Queen"}),
        ("club", {"Fouls", "Basic rules"}),
    ],
)
def test_the_laws_of_each_edition_are_listed(laws: str, some: set[str], capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["laws", "--laws", laws]) == 0
    rows = [json.loads(line) for line in capsys.readouterr().out.splitlines()]
    assert some <= {row["number"] for row in rows}
    assert all(set(row) == {"number", "name", "kind", "summary", "handled"} for row in rows)


def test_laws_are_found_by_number_name_and_words_in_every_edition(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["laws", "--search", "queen while due"]) == 0
    rows = [json.loads(line) for line in capsys.readouterr().out.splitlines()]
    assert [(row["laws"], row["number"]) for row in rows[:2]] == [("icf-revised", "95(b)"), ("icf-1993", "68(b)")]
    assert main(["laws", "--laws", "icf-1993", "--search", "72"]) == 0
    assert json.loads(capsys.readouterr().out.splitlines()[0])["number"] == "72"


def test_a_search_that_finds_nothing_says_so(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["laws", "--search", "xylophone"]) == 1
    captured = capsys.readouterr()
    assert captured.out == ""
    assert "xylophone" in captured.err


def test_laws_needs_an_edition_or_a_search() -> None:
    with pytest.raises(SystemExit) as left:
        main(["laws"])
    assert left.value.code == 2


@pytest.mark.parametrize(
    ("fault", "said"),
    [(MemoryError(), "not enough memory"), (ResourceMissing("i18n/de.mo", Path("x")), "Install Carrom Desk again")],
)
def test_what_the_world_lacks_is_said_in_a_sentence(
    fault: Exception, said: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    def starve(*_args: object, **_options: object) -> int:
        raise fault

    monkeypatch.setattr("carrom_desk.commands.library.list_matches", starve)

    assert main(["--database", str(tmp_path / "matches.sqlite3"), "matches"]) == 1
    assert said in capsys.readouterr().err


@needs_limits
@pytest.mark.parametrize("megabytes", [200, 300])
@pytest.mark.parametrize("words", [["--smoke"], ["blank", "--to", "sheet.pdf"]], ids=" ".join)
def test_a_limit_that_leaves_too_little_is_told_before_anything_is_loaded(
    words: list[str], megabytes: int, tmp_path: Path
) -> None:
    limited = f'ulimit -v {megabytes}000; exec "$0" -m carrom_desk "$@"'
    command = ["bash", "-c", limited, sys.executable, "--database", str(tmp_path / "x.sqlite3"), *words]
    done = subprocess.run(
        command, check=False, cwd=tmp_path, capture_output=True, text=True, env=environment(), timeout=120
    )

    assert done.returncode == 1
    assert re.fullmatch(
        r"carrom-desk: This needs \d+ MB of memory, but only \d+ MB are left under the limit \(ulimit -v\)\. "
        r"Raise the limit and try again\. Nothing saved is lost\.\n",
        done.stderr,
    )

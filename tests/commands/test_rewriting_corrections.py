"""A correction that rewrites what was played: files are refused, a match stored before the rule still opens."""

import json
from pathlib import Path

import pytest

from carrom_desk.cli import main
from carrom_desk.exchange.match_file import write_match
from carrom_desk.match.entry.entries import Amended, LoggedEntry, PlayCalled, Toss, TossChoice
from carrom_desk.match.ports.store import MatchId, StoredMatch
from carrom_desk.match.record import summary_of
from carrom_desk.match.side import Side
from carrom_desk.storage.database import open_database
from carrom_desk.storage.match_store import SqlMatchStore
from tests.fakes import SINGLES, record_of, stroke

PLAYED = record_of(Toss(Side.A, TossChoice.BREAK), PlayCalled(), stroke(1), stroke(1), stroke())
REWRITING = LoggedEntry(5, Amended(2, stroke(), "it was a miss"))
"""Gives the turn to the other side, whose stroke entry 3 was not."""
MATCH = StoredMatch(MatchId("m1"), SINGLES, PLAYED.entries)


@pytest.fixture
def database(tmp_path: Path) -> str:
    """A database with a match whose last entry is refused today."""
    path = str(tmp_path / "matches.sqlite3")
    store = SqlMatchStore(open_database(path))
    summary = summary_of(MATCH.id, "", PLAYED)
    store.create(MATCH, summary)
    store.append(MATCH.id, REWRITING, summary)
    store.close()
    return path


def test_a_stored_match_opens_and_check_names_the_correction(
    database: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    ends = [main(["--database", database, "report", "m1", "--to", str(tmp_path / f"m1{end}")]) for end in FORMS]
    capsys.readouterr()
    checked = main(["--database", database, "check"])
    (fault,) = map(json.loads, capsys.readouterr().out.splitlines())

    assert ends == [0] * len(FORMS)
    assert checked == 1
    assert (fault["match"], fault["entry"]) == ("m1", 5)
    assert "entry 3 would be played by the other colour" in fault["problem"]


FORMS = (".pdf", ".html", ".csv", ".xlsx", ".json")


@pytest.mark.parametrize("command", ["replay", "import", "check"])
def test_a_file_is_refused_with_the_place_and_the_first_entry(
    command: str, database: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "m2.carrom"
    path.write_text(write_match(StoredMatch(MatchId("m2"), SINGLES, (*PLAYED.entries, REWRITING))), encoding="utf-8")

    end = main(["--database", database, command, str(path)])

    (problem,) = json.loads(capsys.readouterr().out.splitlines()[0])["error"]["problems"]
    assert end == 1
    assert (problem["at"], problem["first"]) == ("/entries/5/number", 3)

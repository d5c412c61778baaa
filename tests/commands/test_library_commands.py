"""The commands about stored matches: record, matches, export, import, replay."""

import io
import json
import stat
import sys
from pathlib import Path
from typing import Any

import pytest

from carrom_desk.cli import main
from carrom_desk.match.ports.store import MatchId
from carrom_desk.storage.match_store import SqlMatchStore
from tests.storage.stored_matches import opened

SETUP = {
    "laws": "icf-revised",
    "event": "Open",
    "sides": {"a": {"players": [{"name": "Asha"}]}, "b": {"players": [{"name": "Ravi"}]}},
}
TOSS = {"entry": "toss", "winner": "a", "choice": "break"}
TWO_MEN = {"entry": "stroke", "pocketed": {"own": 2}}


class Desk:
    """Runs commands on a database."""

    def __init__(self, folder: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
        self.folder = folder
        self.monkeypatch = monkeypatch
        self.capsys = capsys
        self.status = 0
        self.messages = ""

    def run(self, *words: str, entries: list[object] | None = None) -> list[Any]:
        """Runs a command and returns its output lines."""
        text = "\n".join(line if isinstance(line, str) else json.dumps(line) for line in entries or [])
        self.monkeypatch.setattr("sys.stdin", io.TextIOWrapper(io.BytesIO(text.encode()), encoding="utf-8"))
        self.status = main([*words, "--database", str(self.folder / "matches.sqlite3")])
        out, self.messages = self.capsys.readouterr()
        return [json.loads(line) for line in out.splitlines()]

    def record_new(self, entries: list[object]) -> list[Any]:
        """Records a new match."""
        setup = self.folder / "setup.json"
        setup.write_text(json.dumps(SETUP), encoding="utf-8")
        return self.run("record", "--new", str(setup), entries=entries)


@pytest.fixture
def desk(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Desk:
    """Returns a desk on an empty database."""
    return Desk(tmp_path, monkeypatch, capsys)


def test_record_answers_each_entry_and_goes_on_after_a_bad_one(desk: Desk) -> None:
    first, *answers = desk.record_new(
        [TWO_MEN, TOSS, TWO_MEN, "{", {"entry": "stroke", "pocketed": {"own": 8}}, {"entry": "undo"}]
    )

    assert desk.status == 1
    assert set(first) == {"id"}
    assert "toss" in answers[0]["error"]["problems"][0]["problem"].lower()
    assert answers[1] == {"number": 0, "ruling": None}
    assert (answers[2]["number"], answers[2]["ruling"]["turn"]) == (1, "continues")
    assert "JSON" in answers[3]["error"]["problems"][0]["problem"]
    assert answers[4]["error"]["problems"][0]["at"] == "/pocketed/own"
    assert answers[5] == {"number": 2, "ruling": None}


def test_a_match_is_gone_on_with_by_its_id(desk: Desk) -> None:
    first, *_ = desk.record_new([TOSS, TWO_MEN])

    answers = desk.run("record", "--match", first["id"], entries=[TWO_MEN])

    assert answers[0] == first
    assert (answers[1]["number"], answers[1]["ruling"]["on_board"]["own"]) == (2, 5)


def test_matches_are_listed_newest_first(desk: Desk) -> None:
    older, *_ = desk.record_new([])
    newer, *_ = desk.record_new([TOSS])

    listed = desk.run("matches")

    assert [match["id"] for match in listed] == [newer["id"], older["id"]]
    assert set(listed[0]) == {"id", "started", "event", "sides", "status", "games", "score"}
    assert (listed[0]["sides"], listed[0]["status"]) == ({"a": "Asha", "b": "Ravi"}, "in_progress")


def test_matches_in_the_bin_are_listed_only_when_asked_for(desk: Desk, tmp_path: Path) -> None:
    deleted, *_ = desk.record_new([])
    kept, *_ = desk.record_new([TOSS])
    file = tmp_path / "match.carrom"
    desk.run("export", deleted["id"], "--to", str(file))
    with opened(tmp_path / "matches.sqlite3") as database:
        SqlMatchStore(database).delete([MatchId(deleted["id"])])

    assert [match["id"] for match in desk.run("matches")] == [kept["id"]]
    assert [match["id"] for match in desk.run("matches", "--trash")] == [deleted["id"]]
    assert desk.run("import", str(file)) == []
    assert "in the trash" in desk.messages


def test_an_exported_match_is_imported_elsewhere_and_never_overwritten_unasked(desk: Desk, tmp_path: Path) -> None:
    first, *_ = desk.record_new([TOSS, TWO_MEN])
    file = tmp_path / "match.carrom"
    desk.run("export", first["id"], "--to", str(file))
    assert desk.status == 0
    desk.run("record", "--match", first["id"], entries=[TWO_MEN])

    assert desk.run("import", str(file)) == []
    assert desk.status == 1
    assert "--replace" in desk.messages
    assert len(desk.run("export", first["id"], "--to", str(tmp_path / "now.carrom"))) == 0
    assert len(json.loads((tmp_path / "now.carrom").read_text())["entries"]) == 3

    assert desk.run("import", "--replace", str(file)) == [{"file": str(file), "id": first["id"]}]
    assert desk.status == 0
    assert desk.run("replay", str(file))[0]["board"]["on_board"] == {"a": 7, "b": 9}


def test_a_file_that_cannot_be_played_back_names_the_entry(desk: Desk, tmp_path: Path) -> None:
    file = tmp_path / "bad.carrom"
    match = {"format": "carrom-desk/match", "version": 1, "id": "m", "setup": SETUP, "entries": [TOSS, TWO_MEN, TOSS]}
    file.write_text(json.dumps(match), encoding="utf-8")

    assert desk.run("replay", str(file))[0]["error"]["problems"][0]["at"] == "/entries/2"
    assert desk.status == 1
    assert desk.run("import", str(file))[0]["error"]["problems"][0]["at"] == "/entries/2"
    assert desk.run("matches") == []
    assert desk.status == 0


def test_a_ruling_that_today_would_differ_stands_and_is_reported(desk: Desk, tmp_path: Path) -> None:
    first, *_ = desk.record_new([TOSS, TWO_MEN])
    file = tmp_path / "match.carrom"
    desk.run("export", first["id"], "--to", str(file))
    match = json.loads(file.read_text())
    match["entries"][1]["ruling"]["turn"] = "passes"
    file.write_text(json.dumps(match), encoding="utf-8")

    assert desk.run("replay", str(file))[0]["board"]["turn"] == "b"
    assert "entry 1" in desk.messages
    assert desk.run("replay", "--rejudge", str(file))[0]["board"]["turn"] == "a"


@pytest.mark.parametrize(
    "words",
    [("export", "nobody", "--to", "x.carrom"), ("record", "--match", "nobody")],
)
def test_an_unknown_match_is_said_in_a_sentence(desk: Desk, words: tuple[str, ...]) -> None:
    desk.record_new([])

    desk.run(*words)

    assert desk.status == 1
    assert "Match nobody is not in this database" in desk.messages


def test_the_folder_of_the_desks_own_data_is_made_unasked_and_no_other(
    desk: Desk, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    desk.record_new([])
    (match,) = desk.run("matches")
    desk.run("export", match["id"], "--to", str(tmp_path / "a.carrom"))
    monkeypatch.setattr("carrom_desk.cli.data_folder", lambda: tmp_path / "home" / "own")
    monkeypatch.setattr("carrom_desk.cli.database_path", lambda: tmp_path / "home" / "own" / "matches.sqlite3")

    desk.folder = tmp_path / "stick"
    assert desk.run("import", str(tmp_path / "a.carrom")) == []
    assert (desk.status, (tmp_path / "stick").exists()) == (1, False)
    assert f"the folder {tmp_path / 'stick'} does not exist" in desk.messages

    assert main(["import", str(tmp_path / "a.carrom")]) == 0
    own = (tmp_path / "home" / "own").stat()
    assert sys.platform == "win32" or stat.S_IMODE(own.st_mode) == 0o700


def test_a_setup_with_faults_names_them_all(desk: Desk, tmp_path: Path) -> None:
    setup = tmp_path / "setup.json"
    setup.write_text(json.dumps({"laws": "house", "sides": {"a": {"players": []}}}), encoding="utf-8")

    answers = desk.run("record", "--new", str(setup))

    assert desk.status == 1
    assert [fault["at"] for fault in answers[0]["error"]["problems"]] == ["/laws", "/sides/b", "/sides/a/players"]


TOURNEY = [
    {
        "clubs": [{"description": "Club"}],
        "championships": [{"club": 1, "description": "Open", "playersperteam": 1, "guid": "0" * 32}],
        "players": [{"firstname": "Asha", "lastname": "Rao"}, {"firstname": "Ravi", "lastname": "Sen"}],
    },
    {
        "championship": 1,
        "description": "Open 2026",
        "date": "2026-11-21",
        "competitors": [{"players": [1]}, {"players": [2]}],
        "matches": [{"turn": 1, "board": 3, "competitor1": 1, "competitor2": 2, "score1": 0, "score2": 0}],
    },
]


@pytest.fixture
def tourney(tmp_path: Path) -> Path:
    """Returns the organiser's file with one match to be played."""
    file = tmp_path / "open.sol"
    file.write_text(json.dumps(TOURNEY), encoding="utf-8")
    return file


def test_pairings_from_a_tournament_become_matches(desk: Desk, tourney: Path) -> None:
    answers = desk.run("import", str(tourney))

    assert desk.status == 0
    assert (answers[0]["round"], answers[0]["table"]) == ("1", "3")
    assert answers[0]["sides"] == {"a": "Asha Rao", "b": "Ravi Sen"}
    (listed,) = desk.run("matches")
    assert (listed["id"], listed["status"]) == (answers[0]["id"], "before_toss")
    assert listed["sides"] == {"a": "Asha Rao", "b": "Ravi Sen"}

    assert desk.run("import", str(tourney)) == [], "the same round again adds nothing"
    assert len(desk.run("matches")) == 1


def test_results_go_back_into_the_organisers_file(desk: Desk, tourney: Path, tmp_path: Path) -> None:
    (imported,) = desk.run("import", str(tourney))
    target = tmp_path / "back.sol"

    desk.run("results", str(tourney), "--to", str(target))
    assert (desk.status, target.exists()) == (1, False)
    assert "No stored match has a result" in desk.messages

    whole = {"own": 9, "opponent": 0, "queen": True, "striker": False}
    desk.run("record", "--match", imported["id"], entries=[TOSS, {"entry": "stroke", "pocketed": whole}])
    desk.run("results", str(tourney), "--to", str(target))

    assert desk.status == 0
    assert "Asha Rao – Ravi Sen: 12–0, saved for round 1, table 3." in desk.messages
    (match,) = json.loads(target.read_text(encoding="utf-8"))[1]["matches"]
    assert (match["score1"], match["score2"], match["breaker"], match["board"]) == (12, 0, "1", 3)
    assert json.loads(tourney.read_text(encoding="utf-8")) == TOURNEY, "what is read is left as it was"


@pytest.mark.parametrize("name", ["cup.sol", "cup.sol.gz", "cup.sol.gz.box"])
def test_an_encrypted_sol_file_is_named_as_such(tmp_path: Path, name: str, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / name
    file.write_bytes(bytes(range(256)))

    assert main(["import", str(file), "--database", str(tmp_path / "m.sqlite3")]) == 1
    said = capsys.readouterr().err
    assert "encrypted" in said
    assert "Ask the organiser for the file without encryption" in said
    assert "match file" not in said

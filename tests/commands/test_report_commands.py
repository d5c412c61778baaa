"""The commands that write documents: report, day, statistics, blank."""

import csv
import gzip
import io
import json
import os
import subprocess
import sys
import zipfile
from dataclasses import replace
from datetime import UTC, datetime, timedelta
from pathlib import Path

import pytest

from carrom_desk.cli import main
from carrom_desk.exchange.match_file import write_match
from carrom_desk.match.entry.entries import Noted
from carrom_desk.match.ports.store import MatchId, StoredMatch
from carrom_desk.match.record import MatchRecord, new_record, summary_of
from carrom_desk.match.replay import replay
from carrom_desk.match.setup import Player
from carrom_desk.match.side import BySide
from carrom_desk.presentation.sheet.remarks import clock_remarks
from carrom_desk.storage.match_store import SqlMatchStore
from tests.fakes import DOUBLES, SINGLES, stroke
from tests.reports.page import read_page
from tests.reports.sheets import TOSS, WHITE_BOARD, timed
from tests.storage.stored_matches import opened

ASHA = replace(SINGLES, sides=BySide((Player("Asha"),), (Player("Bilal"),)), event="Autumn Cup", table="1")
PAIR = replace(DOUBLES, event="autumn  cup", table="2")


class Hall:
    """Matches in a database, and commands on it."""

    def __init__(self, folder: Path, capsys: pytest.CaptureFixture[str]) -> None:
        self.folder = folder
        self.database = folder / "matches.sqlite3"
        self._capsys = capsys
        self.messages = ""

    def keep(self, match_id: str, record: MatchRecord, at: str | None = None) -> Path:
        """Imports a match file of a record, optionally with all entries at the given time."""
        entries = record.entries if at is None else tuple(replace(each, at=at) for each in record.entries)
        path = self.folder / f"{match_id}.carrom"
        path.write_text(write_match(StoredMatch(MatchId(match_id), record.agreed, entries)), encoding="utf-8")
        assert self.run("import", str(path)) == 0
        return path

    def run(self, *words: str) -> int:
        """Runs a command and returns its exit status."""
        status = main([*words, "--database", str(self.database)])
        said = self._capsys.readouterr()
        self.messages, self.answered = said.err, said.out
        return status

    def rows(self, name: str) -> list[dict[str, str]]:
        """Returns the rows of a table that was written."""
        text = (self.folder / name).read_text(encoding="utf-8-sig")
        return list(csv.DictReader(io.StringIO(text, newline="")))

    def to(self, name: str) -> str:
        return str(self.folder / name)


@pytest.fixture
def hall(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> Hall:
    """Returns three matches: two of an event, one of them later, and one without an event."""
    found = Hall(tmp_path, capsys)
    found.keep("one", timed(TOSS, *WHITE_BOARD, setup=ASHA))
    found.keep("two", timed(TOSS, stroke(1), setup=PAIR), "2026-11-22T09:00:00+05:30")
    found.keep("three", timed(TOSS, stroke(2), setup=replace(ASHA, event="", table="")))
    return found


def test_a_table_of_boards_or_of_strokes(hall: Hall) -> None:
    assert hall.run("report", "one", "--to", hall.to("boards.csv")) == 0
    assert hall.run("report", "one", "--strokes", "--to", hall.to("strokes.csv")) == 0

    assert [row["points"] for row in hall.rows("boards.csv")] == ["12"]
    assert [row["number"] for row in hall.rows("strokes.csv")] == ["0", "1", "2", "3"]


@pytest.mark.parametrize(
    ("words", "separator"),
    [
        ((), ","),
        (("--separator", "semicolon"), ";"),
        (("--separator", "language", "--language", "de"), ";"),
        (("--separator", "language", "--language", "hi"), ","),
    ],
)
def test_a_table_has_the_separator_that_is_asked_for(hall: Hall, words: tuple[str, ...], separator: str) -> None:
    assert hall.run("report", "one", "--to", hall.to("one.csv"), *words) == 0
    assert hall.run("day", "--event", "autumn cup", "--to", hall.to("day.csv"), *words) == 0

    for name, source in (("one.csv", ("one",)), ("day.csv", ())):
        first = (hall.folder / name).read_text(encoding="utf-8-sig").splitlines()[0]
        assert len(first.split(separator)) > 10
        assert hall.run("verify", hall.to(name), *source) == 0


def test_strokes_go_with_a_table_alone(hall: Hall) -> None:
    assert hall.run("report", "one", "--strokes", "--to", hall.to("x.html")) == 1

    assert "--strokes needs a name that ends in .csv" in hall.messages
    assert not (hall.folder / "x.html").exists()


@pytest.mark.parametrize(
    "words",
    [("report", "one"), ("day", "--event", "x"), ("statistics", "one"), ("statistics", "--player", "x"), ("blank",)],
)
def test_another_ending_is_refused_with_those_that_are_known(hall: Hall, words: tuple[str, ...]) -> None:
    assert hall.run(*words, "--to", hall.to("x.doc")) == 1

    assert "has an unknown ending. Use one of .pdf" in hall.messages
    assert not (hall.folder / "x.doc").exists()


@pytest.mark.parametrize(
    "words", [("report", "one"), ("day", "--event", "autumn cup"), ("statistics", "one"), ("blank",)]
)
def test_a_folder_that_is_not_there_is_told(hall: Hall, words: tuple[str, ...]) -> None:
    assert hall.run(*words, "--to", hall.to("nowhere/x.html")) == 1

    assert "could not be written: " in hall.messages


def test_an_event_however_it_is_written(hall: Hall) -> None:
    assert hall.run("day", "--event", "AUTUMN CUP", "--to", hall.to("day.csv")) == 0
    assert hall.run("day", "--event", "AUTUMN CUP", "--to", hall.to("day.html")) == 0

    assert [row["id"] for row in hall.rows("day.csv")] == ["one", "two"]
    page = read_page((hall.folder / "day.html").read_text(encoding="utf-8"))
    assert [heading.text for heading in page.all("tr", "group")] == [
        "21 November 2026 · Quarter-final",
        "22 November 2026 · Quarter-final",
    ]


@pytest.mark.parametrize(
    ("words", "ids"),
    [
        (("--date", "2026-11-21"), ["one", "three"]),
        (("--date", "2026-11-22"), ["two"]),
        (("--date", "2026-11-22", "--event", "Autumn Cup"), ["two"]),
    ],
)
def test_a_report_of_a_day_has_the_matches_of_that_date_or_event(
    hall: Hall, words: tuple[str, ...], ids: list[str]
) -> None:
    assert hall.run("day", *words, "--to", hall.to("day.csv")) == 0

    assert sorted(row["id"] for row in hall.rows("day.csv")) == sorted(ids)


def made_ready(hall: Hall, made: str, record: MatchRecord) -> None:
    """Stores a match that was created at another time than that of its first entry."""
    with opened(hall.database, as_desk=True) as database:
        store, match_id = SqlMatchStore(database), MatchId("prepared")
        store.create(StoredMatch(match_id, ASHA, ()), summary_of(match_id, made, new_record(ASHA)))
        for logged in record.entries:
            store.append(match_id, logged, summary_of(match_id, made, record))


def test_a_date_is_that_of_play_and_not_of_the_day_on_which_the_match_was_made_ready(hall: Hall) -> None:
    made_ready(hall, "2026-11-18T20:00:00+05:30", timed(TOSS, stroke(1), setup=ASHA))

    assert hall.run("day", "--date", "2026-11-21", "--to", hall.to("day.csv")) == 0
    assert "prepared" in {row["id"] for row in hall.rows("day.csv")}
    assert hall.run("day", "--date", "2026-11-18", "--to", hall.to("day.csv")) == 1
    assert "No stored match belongs to 2026-11-18." in hall.messages


def test_a_clock_far_off_at_the_first_entry_moves_no_match_to_another_day(hall: Hall) -> None:
    right = timed(TOSS, *WHITE_BOARD, setup=ASHA).entries
    log = (replace(right[0], at="1972-02-25T10:00:00.000+05:30"), *right[1:])
    made_ready(hall, "2026-11-21T09:59:00.000+05:30", replay(ASHA, log).record)

    assert hall.run("day", "--date", "2026-11-21", "--to", hall.to("day.csv")) == 0
    assert "prepared" in {row["id"] for row in hall.rows("day.csv")}
    assert hall.run("report", "prepared", "--part", "card", "--to", hall.to("x.html")) == 0
    page = (hall.folder / "x.html").read_text(encoding="utf-8")
    assert "clock was changed before this entry, from 25 Feb 1972, 10:00 to 21 Nov 2026, 10:00." in page
    assert " h " not in page.split("Played", maxsplit=1)[1].split("</dd>", maxsplit=1)[0]


@pytest.mark.parametrize(("seconds", "elapsed"), [(20, 20), (0, 20), (86_400 * 7, 20), (-300, 20), (3_600, 3_600)])
def test_an_ordinary_time_between_entries_is_no_change_of_the_clock(seconds: int, elapsed: int) -> None:
    began = datetime(2026, 11, 21, 10, tzinfo=UTC)
    first, second, *_ = timed(TOSS, stroke(1)).entries
    log = (
        replace(first, at=began.isoformat(), elapsed_ms=0),
        replace(second, at=(began + timedelta(seconds=seconds)).isoformat(), elapsed_ms=elapsed * 1000),
    )

    assert list(clock_remarks(log)) == []


def test_a_day_without_matches_writes_nothing(hall: Hall) -> None:
    assert hall.run("day", "--event", "Nobody’s Cup", "--to", hall.to("day.csv")) == 1

    assert "No stored match belongs to Nobody’s Cup. “carrom-desk matches” lists all of them." in hall.messages
    assert not (hall.folder / "day.csv").exists()


@pytest.mark.parametrize("words", [("day", "--to", "x.csv"), ("day", "--date", "yesterday", "--to", "x.csv")])
def test_a_day_needs_an_event_or_a_date(words: tuple[str, ...], capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as left:
        main(list(words))

    assert left.value.code == 2
    assert "carrom-desk" in capsys.readouterr().err


def test_a_match_that_cannot_be_read_is_left_out_and_told(hall: Hall) -> None:
    import sqlite3

    with sqlite3.connect(hall.database) as connection:
        connection.execute("UPDATE entries SET payload = '{}' WHERE match_id = 'two' AND number = 1")
    connection.close()

    assert hall.run("day", "--event", "autumn cup", "--to", hall.to("day.csv")) == 1

    assert [row["id"] for row in hall.rows("day.csv")] == ["one"]
    assert "The match two was left out." in hall.messages


def test_statistics_of_a_match_from_a_file_or_the_database(hall: Hall) -> None:
    assert hall.run("statistics", "one", "--to", hall.to("s.csv")) == 0
    assert hall.run("statistics", hall.to("one.carrom"), "--to", hall.to("f.csv")) == 0
    assert hall.run("statistics", "one", "--to", hall.to("s.html")) == 0

    assert hall.rows("s.csv") == hall.rows("f.csv")
    assert [(row["player"], row["strokes"], row["men"]) for row in hall.rows("s.csv")] == [
        ("Asha", "3", "9"),
        ("Bilal", "0", "0"),
    ]
    assert "Asha – Bilal" in (hall.folder / "s.html").read_text(encoding="utf-8")


def test_statistics_of_a_player_over_all_matches(hall: Hall) -> None:
    assert hall.run("statistics", "--player", "asha", "--to", hall.to("p.csv")) == 0
    assert hall.run("statistics", "--player", " ASHA ", "--to", hall.to("p.html")) == 0

    assert {row["id"] for row in hall.rows("p.csv")} == {"one", "three"}
    assert "Matches: 2, 0 won, 0 lost" in (hall.folder / "p.html").read_text(encoding="utf-8")


@pytest.mark.parametrize("name", ["Nobody", "Ash", ""])
def test_a_player_whom_nobody_knows(hall: Hall, name: str) -> None:
    assert hall.run("statistics", "--player", name, "--to", hall.to("p.csv")) == 1

    assert f"No stored match has a player {name}." in hall.messages


def test_a_blank_sheet_with_and_without_a_match(hall: Hall) -> None:
    assert hall.run("blank", "--to", hall.to("blank.html")) == 0
    assert hall.run("blank", "--doubles", "--paper", "letter", "--to", hall.to("pairs.html")) == 0
    assert hall.run("blank", "two", "--to", hall.to("two.html")) == 0

    blank, pairs, two = (
        (hall.folder / f"{name}.html").read_text(encoding="utf-8") for name in ("blank", "pairs", "two")
    )
    assert blank.count(">Player</span>") == 2
    assert pairs.count(">Player</span>") == 4
    assert "size: letter" in pairs
    assert "Player B2" in two


@pytest.mark.parametrize("words", [("report",), ("statistics",), ("blank",)])
def test_a_file_that_is_no_match_is_told_with_every_fault(
    hall: Hall, words: tuple[str, ...], capsys: pytest.CaptureFixture[str]
) -> None:
    path = hall.folder / "bad.carrom"
    path.write_text("{}", encoding="utf-8")

    status = main([*words, str(path), "--to", hall.to("x.html"), "--database", str(hall.database)])

    assert status == 1
    assert {fault["at"] for fault in json.loads(capsys.readouterr().out)["error"]["problems"]} >= {"/setup", "/entries"}
    assert not (hall.folder / "x.html").exists()


def process(hall: Hall, *commands: tuple[str, ...]) -> subprocess.CompletedProcess[str]:
    """Runs commands in a separate process, since the test process may already have loaded Qt."""
    program = "import json, sys; from carrom_desk.cli import main; sys.exit(max(map(main, json.loads(sys.argv[1]))))"
    environment = {key: value for key, value in os.environ.items() if key != "QT_QPA_PLATFORM"}
    return subprocess.run(
        [
            *(sys.executable, "-W", "error", "-c", program),
            json.dumps([[*words, "--database", str(hall.database)] for words in commands]),
        ],
        capture_output=True,
        text=True,
        check=False,
        env=environment,
        cwd=Path(__file__).parent.parent.parent,
    )


DOCUMENTS = (
    ("report", "one"),
    ("day", "--event", "autumn cup"),
    ("statistics", "one"),
    ("statistics", "--player", "asha"),
    ("blank", "--doubles", "--paper", "letter"),
)


def test_every_document_as_pdf_without_a_screen(hall: Hall) -> None:
    made = [(*words, "--to", hall.to(f"{number}.pdf")) for number, words in enumerate(DOCUMENTS)]

    done = process(hall, *made)

    assert (done.returncode, done.stdout, done.stderr) == (0, "", "")
    for number in range(len(DOCUMENTS)):
        assert (hall.folder / f"{number}.pdf").read_bytes().startswith(b"%PDF-")


def test_the_report_of_a_file_waits_for_nothing_that_it_does_not_need(hall: Hall) -> None:
    program = (
        "import sys; from carrom_desk.cli import main; status = main(sys.argv[1:]);"
        "print(*{name.partition('.')[0] for name in sys.modules}, *sys.modules); sys.exit(status)"
    )
    words = ("report", str(hall.folder / "one.carrom"), "--to", hall.to("x.pdf"))

    done = subprocess.run(
        [sys.executable, "-c", program, *words],
        capture_output=True,
        text=True,
        check=True,
        cwd=Path(__file__).parent.parent.parent,
    )

    loaded = set(done.stdout.split())
    assert "typst" in loaded
    assert not loaded & {"sqlalchemy", "alembic", "openpyxl", "yaml", "PySide6", "carrom_desk.storage"}


def test_a_day_in_one_zip(hall: Hall) -> None:
    done = process(hall, ("day", "--event", "autumn cup", "--to", hall.to("day.zip")))

    assert (done.returncode, done.stdout, done.stderr) == (0, "", "")
    with zipfile.ZipFile(hall.folder / "day.zip") as found:
        names = found.namelist()
        assert names == [
            "results.html",
            "results.csv",
            "results.json",
            *(f"01-table-1-Asha-Bilal.{ending}" for ending in ("pdf", "html", "carrom")),
            *(f"02-table-2-Player-A1-Player-A2-Player-B1-Player-B2.{ending}" for ending in ("pdf", "html", "carrom")),
        ]
        assert json.loads(found.read("01-table-1-Asha-Bilal.carrom"))["id"] == "one"
        assert found.read("01-table-1-Asha-Bilal.pdf").startswith(b"%PDF-")
        assert found.read("results.csv").decode("utf-8-sig").startswith("id,event,")


@pytest.mark.parametrize("name", ["all.sol", "all.sol.gz"])
def test_all_matches_of_an_event_for_sol(hall: Hall, name: str) -> None:
    hall.keep(
        "four", timed(TOSS, *WHITE_BOARD, setup=replace(ASHA, sides=BySide((Player("Chitra"),), (Player("Dev"),))))
    )

    assert hall.run("day", "--event", "Autumn Cup", "--to", hall.to(name)) == 0

    content = (hall.folder / name).read_bytes()
    document = json.loads(gzip.decompress(content) if name.endswith(".gz") else content)
    assert [len(tourney["matches"]) for tourney in document[1:]] == [1, 1]
    assert {player["lastname"] for player in document[0]["players"]} >= {"Asha", "Bilal", "Chitra", "Dev"}
    assert "Asha – Bilal: The match is not over. Its current state is saved." in hall.messages


def test_a_remark_that_is_a_formula_does_nothing_in_a_table(hall: Hall) -> None:
    hall.keep("formula", timed(TOSS, Noted("=1+1"), setup=replace(ASHA, event="=cmd()")))

    assert hall.run("day", "--event", "=cmd()", "--to", hall.to("day.csv")) == 0
    assert hall.rows("day.csv")[0]["event"] == "'=cmd()"


def test_a_report_is_verified(hall: Hall) -> None:
    assert hall.run("report", "one", "--part", "card", "--language", "de", "--to", hall.to("one.pdf")) == 0
    assert hall.run("report", "one", "--to", hall.to("one.html")) == 0

    told = []
    for words, status in ((("one.pdf",), 0), (("one.pdf", "two"), 1), (("one.html", "one"), 0)):
        assert hall.run("verify", hall.to(words[0]), *words[1:]) == status
        assert ("The report is for match one, not two." in hall.messages) is bool(status)
        told.append(json.loads(hall.answered))

    assert [each["report"] for each in told] == ["true", "other", "true"]
    assert [each["against"] for each in told] == ["database"] * 3


def test_the_original_of_a_changed_report_is_written(hall: Hall) -> None:
    original = Path(hall.to("original.pdf"))
    assert hall.run("report", "one", "--to", hall.to("one.pdf")) == 0
    genuine = Path(hall.to("one.pdf")).read_bytes()

    for content, status, verdict in ((genuine + b"\nsigned", 0, "annotated"), (genuine[:-9], 1, "altered")):
        Path(hall.to("one.pdf")).write_bytes(content)
        assert hall.run("verify", hall.to("one.pdf"), "--original", str(original)) == status
        assert json.loads(hall.answered)["report"] == verdict
        assert ("Something was added" in hall.messages) is ("--original OUT" in hall.messages) is not bool(status)
        assert original.read_bytes() == genuine

    original.unlink()
    assert hall.run("verify", hall.to("one.pdf"), "two", "--original", str(original)) == 1
    assert "was not written, because the report is for a different match" in hall.messages
    assert hall.run("verify", hall.to("one.pdf"), "--original", hall.to("original.html")) == 1
    assert "Use a name that ends in .pdf" in hall.messages
    assert not original.exists()


def test_the_stored_match_of_a_report_is_looked_up_unasked(hall: Hall) -> None:
    assert hall.run("report", "one", "--to", hall.to("one.pdf")) == 0
    assert hall.run("export", "one", "--to", hall.to("one.carrom")) == 0
    text = Path(hall.to("one.carrom")).read_text(encoding="utf-8")
    Path(hall.to("swapped.carrom")).write_text(text.replace("Asha", "Somebody"), encoding="utf-8")
    assert "Asha" in text
    assert hall.run("report", hall.to("swapped.carrom"), "--to", hall.to("swapped.pdf")) == 0

    assert hall.run("verify", hall.to("one.pdf")) == 0
    assert (json.loads(hall.answered)["against"], hall.messages) == ("database", "")
    assert hall.run("verify", hall.to("swapped.pdf")) == 1
    assert json.loads(hall.answered)["report"] == "altered"
    assert hall.run("verify", hall.to("one.pdf"), hall.to("one.carrom")) == 0
    assert json.loads(hall.answered)["against"] == "database", "the stored match counts before a file"


def test_a_report_of_a_match_that_is_not_stored_agrees_only_with_itself(hall: Hall) -> None:
    assert hall.run("export", "one", "--to", hall.to("one.carrom")) == 0
    text = Path(hall.to("one.carrom")).read_text(encoding="utf-8")
    Path(hall.to("far.carrom")).write_text(text.replace('"id": "one"', '"id": "far"'), encoding="utf-8")
    for name in ("far.pdf", "far.html"):
        assert hall.run("report", hall.to("far.carrom"), "--to", hall.to(name)) == 0

    assert hall.run("verify", hall.to("far.pdf")) == 0
    assert [json.loads(hall.answered)[key] for key in ("report", "against", "id")] == ["true", "itself", "far"]
    assert "compared only with its own match" in hall.messages
    assert hall.run("verify", hall.to("far.html")) == 1
    assert "This file contains no match" in hall.messages


@pytest.mark.parametrize("source", ["x" * 300, "x/" * 3_000, "no such match", "a\nb", ""])
def test_a_source_that_is_neither_a_file_nor_a_match_is_told(hall: Hall, source: str) -> None:
    assert hall.run("report", source, "--to", hall.to("one.html")) == 1
    assert "is not in this database" in hall.messages
    assert hall.run("report", "one", "--to", hall.to("one.html")) == 0
    assert hall.run("verify", hall.to("one.html"), source) == 1
    assert "is not in this database" in hall.messages


def test_a_fingerprint_on_paper_is_enough(hall: Hall) -> None:
    assert hall.run("report", "one", "--to", hall.to("one.html")) == 0
    assert hall.run("verify", hall.to("one.html")) == 0
    known = json.loads(hall.answered)["fingerprint"]
    other = known.replace(known[0], "0" if known[0] != "0" else "1")
    asked = [
        (0, "true", "database", (known,)),
        (0, "true", "database", (known.replace(" ", "").upper(), "one")),
        (0, "true", "file", (known, hall.to("one.carrom"))),
        (1, "altered", "database", (other, "one")),
        (1, "altered", "database", (known, "two")),
        (1, "other", "database", (other,)),
    ]

    for status, truth, against, words in asked:
        assert hall.run("verify", "--fingerprint", *words) == status
        told = json.loads(hall.answered)
        assert (told["report"], told["against"]) == (truth, against)
        assert (bool(hall.messages), told["differences"]) == (status != 0, [])
        assert (told["id"] == "one") is ("two" not in words and truth != "other")


@pytest.mark.parametrize("printed", ["", "03a6 0764 a6ef", "03a6 0764 a6ef b67g", "٠٣a6 0764 a6ef b67c"])
def test_what_is_no_fingerprint_is_told(hall: Hall, printed: str) -> None:
    assert hall.run("verify", "--fingerprint", printed, "one") == 1
    assert "is not a fingerprint" in hall.messages


def test_a_match_in_the_trash_is_found_by_its_fingerprint(hall: Hall) -> None:
    assert hall.run("report", "two", "--to", hall.to("two.html")) == 0
    assert hall.run("verify", hall.to("two.html")) == 0
    known = json.loads(hall.answered)["fingerprint"]
    with opened(hall.database) as database:
        SqlMatchStore(database).delete([MatchId("two")])

    assert hall.run("verify", "--fingerprint", known) == 0
    assert json.loads(hall.answered)["id"] == "two"


@pytest.mark.parametrize(
    "words",
    [("verify",), ("verify", "--fingerprint", "x", "one", "two"), ("verify", "--fingerprint", "x", "--original", "y")],
)
def test_what_is_asked_of_verify_is_told(hall: Hall, words: tuple[str, ...]) -> None:
    with pytest.raises(SystemExit):
        hall.run(*words)

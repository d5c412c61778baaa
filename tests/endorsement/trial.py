"""Replays, checks, imports and reports generated matches, and compares them with a second count."""

import csv
import io
import json
from contextlib import redirect_stderr, redirect_stdout
from dataclasses import dataclass, field
from pathlib import Path

from carrom_desk.cli import main
from carrom_desk.desk.documents import Form, match_report, written
from carrom_desk.exchange.codec.state_codec import write_state
from carrom_desk.exchange.match_file import read_match
from carrom_desk.reports.match_documents import Options
from carrom_desk.rules.edition import Edition
from tests.endorsement.corrections import Replay
from tests.endorsement.recount import CLUBS, Count, Json

OF_ICF = {"demand", "incident", "unnoticed"}
"""Entries that the club editions do not have."""
ENTRIES = OF_ICF | {
    *("toss", "play", "stroke", "placing", "violation", "correct_turn", "time_over", "pass", "override"),
    *("replay_board", "concede", "disqualify", "walkover", "abandon", "details", "change_sides", "pause", "resume"),
    *("protest", "protest_decided", "warning", "note", "undo", "redo", "amend", "board", "lead_stands", "shoot_out"),
}
"""Entries by their names in files."""
AGAIN = 10
"""Every how many matches one is generated again, to be identical."""
MARK = "with umpire’s decisions"


@dataclass
class Trial:
    """Matches of an edition in singles or doubles, and their problems."""

    matches: int = 0
    entries: int = 0
    boards: int = 0
    overridden: int = 0
    """Number of matches whose pages state that the umpire overrode a ruling."""
    documents: int = 0
    kinds: set[str] = field(default_factory=set)
    faults: list[str] = field(default_factory=list)

    def hold(self, is_right: bool, fault: str) -> None:
        """Records a problem unless the condition holds."""
        if not is_right:
            self.faults.append(fault)

    def figures(self) -> str:
        """Summary of the trial, in a line."""
        return (
            f"{self.matches:,}, {self.entries:,} entries of {len(self.kinds)} kinds, "
            f"{self.boards:,} boards counted again, {self.overridden:,} with umpire’s decisions, "
            f"{self.documents:,} documents, {len(self.faults):,} discrepancies"
        )


def try_matches(edition: Edition, folder: Path, count: int, seed: int, pages: int, *, doubles: bool) -> Trial:
    """Generates matches in a folder and tries each; some are also written as PDF and XLSX."""
    trial, database = Trial(), str(folder / "matches.sqlite3")
    made = ["generate", "--laws", edition.id, *(["--doubles"] if doubles else [])]
    files = [answer["file"] for answer in run(trial, *made, "--seed", seed, "--count", count, "--to", folder / "made")]
    again = folder / "again.carrom"
    for place, file in enumerate(files):
        if place % AGAIN == 0:
            run(trial, *made, "--seed", seed + place, "--to", again)
            trial.hold(again.read_bytes() == Path(file).read_bytes(), f"{file} is another match with the same seed")
        hold_match(trial, file)
        if place % pages == 0:
            for ending in ("pdf", "xlsx", "html"):
                report = folder / f"report.{ending}"
                run(trial, "report", file, "--to", report)
                run(trial, "verify", report, file)
                trial.documents += 1
    run(trial, "check", *files)
    run(trial, "--database", database, "import", *files)
    run(trial, "--database", database, "check")
    missing = ENTRIES - trial.kinds - (OF_ICF if edition.id in CLUBS else set())
    trial.hold(not missing, f"no match has an entry {', '.join(sorted(missing))}")
    return trial


def run(trial: Trial, *words: object) -> list[Json]:
    """Runs a command and returns its output; anything on standard error except a count is a problem."""
    out, err = io.StringIO(), io.StringIO()
    with redirect_stdout(out), redirect_stderr(err):
        status = main([str(word) for word in words])
    answers = [json.loads(line) for line in out.getvalue().splitlines()]
    named = " ".join(str(word) for word in words[:4])
    trial.hold(status == 0, f"{named}: exit {status}: {err.getvalue()[:500]} {answers[:3]}")
    return answers


def hold_match(trial: Trial, file: str) -> None:
    """Replays a match, writes it in the formats for other programs, and compares them with a second count."""
    document = json.loads(Path(file).read_text(encoding="utf-8"))
    trial.matches += 1
    trial.entries += len(document["entries"])
    trial.kinds |= {entry["entry"] for entry in document["entries"]}
    report = match_report(read_match(Path(file).read_text(encoding="utf-8")))
    forms = (Form.HTML, Form.CSV, Form.STROKES, Form.MATCH_FILE)
    html, boards, strokes, copy = (written(report, form, Options(), "report").content.decode() for form in forms)
    trial.documents += len(forms)
    trial.hold(json.loads(copy) == document, f"{file}: its report as JSON is another match")
    counted = Replay(document["setup"], document["entries"])
    trial.boards += len(counted.table.count.cells)
    state = write_state(report.match.record.state)
    for key, value in _state_of(counted.table.count).items():
        trial.hold(state[key] == value, f"{file}: {key} is {state[key]}, counted {value}")
    compare_boards(trial, file, boards, counted.table.rows())
    compare_strokes(trial, file, strokes, document["entries"], counted)
    stands = any(at not in counted.lapsed for found in counted.decisions.values() for at, _ in found)
    trial.overridden += stands
    chapters = html.count('class="chapter"')
    is_told = html.count(MARK) >= chapters if stands else MARK not in html
    trial.hold(is_told, f"{file}: override not told of, or wrongly")


def _state_of(counted: Count) -> Json:
    ended = {"status": "finished", "game": None, "board": None}
    return {**ended, "winner": counted.winner, "games": counted.games, "history": counted.history}


def _rows(table: str) -> list[dict[str, str]]:
    return list(csv.DictReader(io.StringIO(table.removeprefix("\ufeff"), newline="")))


def _told(value: object) -> str:
    """Returns a value as shown in a table."""
    return "" if value is None else str(int(value) if isinstance(value, bool) else value)


def compare_boards(trial: Trial, file: str, table: str, counted: list[Json]) -> None:
    """Compares every number in the table of boards with the second count."""
    rows = _rows(table)
    trial.hold(len(rows) == len(counted), f"{file}: {len(rows)} boards, counted {len(counted)}")
    for row, cells in zip(rows, counted, strict=False):
        for name, value in cells.items():
            told = f"{file}: game {row['game']}, board {row['board']}: {name} is {row[name]}, counted {value}"
            trial.hold(row[name] == _told(value), told)


def compare_strokes(trial: Trial, file: str, table: str, entries: list[Json], counted: Replay) -> None:
    """Compares every number in the table of strokes with the entries: standing ones as amended, others as made.

    The ruling on an act that was overridden is the stored one, since the second count has the decision.
    """
    rows, as_amended = _rows(table), dict(counted.effective)
    trial.hold(len(rows) == len(entries), f"{file}: {len(rows)} rows of the log, {len(entries)} entries")
    for number, (row, made) in enumerate(zip(rows, entries, strict=False)):
        entry = as_amended.get(number, made)
        ruling = None if number in counted.decisions else counted.table.rulings.get(number)
        cells = _stroke_cells(entry, ruling or entry.get("ruling")) | {
            "number": number,
            "elapsed_ms": made["elapsed_ms"],
        }
        for name, value in cells.items():
            trial.hold(
                row[name] == _told(value), f"{file}: entry {number}: {name} is {row[name]}, counted {_told(value)}"
            )


def _stroke_cells(entry: Json, ruling: Json | None) -> Json:
    """Returns the expected facts in a row of the table of strokes: a stroke's counts and marks, and its ruling."""
    cells: Json = dict.fromkeys(("own", "opponent", "queen", "striker", "touched", "improper", "turn", "back_own"))
    cells |= dict.fromkeys(("jumped_own", "jumped_opponent", "jumped_queen", "jumped_striker"))
    cells |= dict.fromkeys(("back_opponent", "back_queen", "due_own", "due_opponent"))
    if entry["entry"] == "stroke":
        cells |= entry["pocketed"] | {f"jumped_{piece}": count for piece, count in entry["jumped"].items()}
        cells |= {"touched": entry["touched"], "improper": bool(entry["improper"])}
    if ruling is not None:
        cells |= {"turn": ruling["turn"]} | {f"back_{piece}": count for piece, count in ruling["place"].items()}
        cells |= {f"due_{party}": count for party, count in ruling["due"].items()}
    return cells

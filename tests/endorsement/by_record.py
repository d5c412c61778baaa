"""Feeds generated matches with corrections to `record`, and compares answers and states with a second count.

The final state is compared with the program's replay of the log with each correction written in place of the corrected
entry, too.
"""

import json
import subprocess
import sys
from pathlib import Path
from typing import Any

from tests.endorsement.corrected import Tried, corrected_match
from tests.endorsement.corrections import FORMAT, Recount
from tests.endorsement.recount import Json
from tests.endorsement.trial import Trial, run

LONGEST = 130
"""Maximum number of entries tried in a match."""
DECIDED = ("turn", "place", "due", "queen", "board")
COMPARED = ("turn", "place", "due", "on_board", "board")
WHILE_PLAYED = ("queen", "has_pocketed", "break")
"""What counts in a ruling that does not end the board."""


def try_corrections(laws: str, folder: Path, count: int, seed: int, *, doubles: bool) -> Trial:
    """Generates matches with corrections and tries each, in a process of its own."""
    trial = Trial()
    for number in range(seed, seed + count):
        match = corrected_match(laws, number, LONGEST, doubles=doubles)
        place = folder / f"{laws}-{'doubles' if doubles else 'singles'}-{number}"
        place.mkdir()
        trial.faults += [f"{place.name}: {fault}" for fault in differences(match.recount, match.tries, place)]
        trial.matches += 1
        trial.entries += len(match.tries)
        trial.boards += len(match.recount.now.table.count.cells)
        trial.kinds |= {tried.entry["entry"] for tried in match.tries}
    return trial


def differences(recount: Recount, tries: list[Tried], folder: Path) -> list[str]:
    """Returns where the program differs from the second count of a match."""
    setup, database, file = folder / "setup.json", folder / "match.sqlite3", folder / "match.carrom"
    setup.write_text(json.dumps(recount.setup))
    entries = "".join(json.dumps(tried.entry) + "\n" for tried in tries)
    command = [sys.executable, "-m", "carrom_desk", "--database", str(database), "record", "--new", str(setup)]
    done = subprocess.run(command, input=entries, capture_output=True, text=True, check=False)
    answers = [json.loads(line) for line in done.stdout.splitlines()]
    if len(answers) != len(tries) + 1:
        return [f"{len(tries)} entries, {len(answers) - 1} answers: {done.stderr[-300:]}"]
    counting = Recount(recount.setup)
    for place, (tried, answer) in enumerate(zip(tries, answers[1:], strict=True)):
        if tried.refused is None:
            counting.take(tried.entry)
        found = _difference(counting, tried, answer)
        if found:
            return [f"try {place}, {json.dumps(tried.entry)}: {found}"]
    trial = Trial()
    run(trial, "--database", database, "export", answers[0]["id"], "--to", file)
    states = {"replay": _replayed(trial, file)}
    file.write_text(json.dumps(written_in_place(recount)))
    states["written in place"] = _replayed(trial, file)
    told = [f"{name}: {value}" for name, state in states.items() for value in _unlike(recount.state(), state)]
    return trial.faults + told


def _difference(counting: Recount, tried: Tried, answer: Json) -> str | None:
    """Returns how an answer differs from the second count."""
    if tried.refused is None:
        number = tried.entry["number"] if tried.entry["entry"] == "amend" else answer.get("number", -1)
        ruling = counting.now.table.rulings.get(number)
        if "error" in answer:
            return f"refused with {json.dumps(answer['error'])}, counted as possible"
        if ruling is None or answer["ruling"] is None or number in counting.now.decisions:
            return None
        keys = COMPARED + (WHILE_PLAYED if ruling["board"] is None else ())
        told = {key: answer["ruling"][key] for key in keys if answer["ruling"][key] != ruling[key]}
        return f"ruled {told}, counted { {key: ruling[key] for key in told} }" if told else None
    if "error" not in answer:
        return f"accepted, counted as refused at {tried.refused.at}, first {tried.refused.first}"
    if tried.refused.first is None:
        return None
    problems = [(each.get("at"), each.get("first")) for each in answer["error"]["problems"]]
    expected = tried.refused.at, tried.refused.first
    return None if expected in problems else f"refused with {problems}, counted {expected}"


def _replayed(trial: Trial, file: Path) -> Json:
    answers = run(trial, "replay", file)
    return answers[0] if answers else {}


def _unlike(counted: Any, told: Any, place: str = "") -> list[str]:
    """Returns where a state differs from the counted one; keys that are not counted are ignored."""
    if isinstance(counted, dict) and isinstance(told, dict):
        return [found for key, value in counted.items() for found in _unlike(value, told.get(key), f"{place}/{key}")]
    if isinstance(counted, list) and isinstance(told, list) and len(counted) == len(told):
        pairs = zip(counted, told, strict=True)
        return [found for at, pair in enumerate(pairs) for found in _unlike(*pair, f"{place}/{at}")]
    return [] if counted == told else [f"{place} is {told}, counted {counted}"]


def written_in_place(recount: Recount) -> Json:
    """Returns the match with each correction in place of what it corrects, without entries that have no effect."""
    now = recount.now
    entries: list[Json] = []
    numbers: dict[int, int] = {}
    effective = dict(now.effective)
    for number, entry in now.effective:
        if (
            number in now.lapsed
            or number in now.table.idle
            or entry["entry"] == "override"
            or entry.keys() & set(FORMAT)
        ):
            continue
        if number in numbers:
            continue
        numbers[number] = len(entries)
        entries.append(entry | {"of": numbers[entry["of"]]} if "of" in entry else entry)
        for at, decision in now.decisions.get(number, []):
            if at not in now.lapsed:
                is_at_once = decision.get("is_late") is False
                clocked = (each for each in now.table.last_boards if number < each < at and each not in numbers)
                for each in sorted(clocked) if is_at_once else ():
                    numbers[each] = len(entries)
                    entries.append(effective[each])
                decided = {key: decision[key] for key in DECIDED if key in decision}
                entries.append({"entry": "override", "reason": "as corrected"} | decided)
    return {"format": "carrom-desk/match", "version": 1, "id": "0" * 32, "setup": now.setup, "entries": entries}

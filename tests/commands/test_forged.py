"""Forged rulings in match files, and in databases with all hashes recalculated: each is found and named."""

import json
import sqlite3
from collections.abc import Iterator
from contextlib import closing
from copy import deepcopy
from dataclasses import dataclass
from pathlib import Path
from random import Random
from typing import Any

import pytest

from carrom_desk.cli import main
from carrom_desk.exchange.generated import generated_match
from carrom_desk.exchange.match_file import write_match
from carrom_desk.match.ports.store import canonical, first_hash, next_hash
from carrom_desk.rules.edition import Edition
from carrom_desk.rules.edition_register import EDITIONS

Json = dict[str, Any]
FORGERIES = 5
"""Minimum number of forged rulings of each edition."""


def forged(ruling: Json) -> Iterator[tuple[str, Json]]:
    """Yields possible changes of a ruling's decision: the changed key, and the ruling."""
    if ruling["board"] is None:
        yield "turn", ruling | {"turn": "passes" if ruling["turn"] == "continues" else "continues"}
        yield "due", ruling | {"due": ruling["due"] | {"opponent": ruling["due"]["opponent"] + 1}}
        yield "place", ruling | {"place": ruling["place"] | {"opponent": ruling["place"]["opponent"] + 1}}
        yield "on_board", ruling | {"on_board": ruling["on_board"] | {"own": ruling["on_board"]["own"] % 9 + 1}}
        yield "board", ruling | {"turn": "board_over", "board": {"winner": "own", "points": 3, "on_demand": 0}}
    else:
        other = "opponent" if ruling["board"]["winner"] == "own" else "own"
        yield "board", ruling | {"board": ruling["board"] | {"winner": other}}
        yield "board", ruling | {"board": ruling["board"] | {"points": ruling["board"]["points"] + 1}}


@dataclass(frozen=True, slots=True)
class Forgery:
    """A match file with one unlawful ruling."""

    sound: Json
    """The file before the forgery."""
    document: Json
    number: int
    key: str


def sound(edition: Edition, seed: int) -> Json:
    """Returns a match up to the first amendment or override, so that every ruling in it counts."""
    document: Json = json.loads(write_match(generated_match(edition, seed, doubles=bool(seed % 2))))
    entries = document["entries"]
    corrected = (number for number, each in enumerate(entries) if each["entry"] in ("amend", "override", "undo"))
    document["entries"] = entries[: next(corrected)]
    return document


def forgeries(edition: Edition) -> Iterator[Forgery]:
    random = Random(edition.id)
    for seed in range(2 * FORGERIES):
        document = sound(edition, seed)
        before = deepcopy(document)
        ruled = [number for number, each in enumerate(document["entries"]) if "ruling" in each]
        if len(ruled) < 4:
            continue
        number = random.choice(ruled)
        ended = [each for each in ruled if document["entries"][each]["ruling"]["board"]]
        number = random.choice(ended) if ended and seed % 3 == 0 else number
        entry = document["entries"][number]
        key, entry["ruling"] = random.choice(list(forged(entry["ruling"])))
        yield Forgery(before, document, number, key)


def told(text: str, forgery: Forgery) -> bool:
    """Returns True when a command's output names the entry, the stored ruling and the lawful one."""
    for line in text.splitlines():
        answer = json.loads(line)
        stored = forgery.document["entries"][forgery.number]["ruling"][forgery.key]
        for each in [answer, *answer.get("unlawful", [])]:
            if each.get("number") == forgery.number:
                return bool(each["stored"][forgery.key] == stored != each["lawful"][forgery.key])
        for problem in answer.get("error", {}).get("problems", []):
            if problem["at"] == f"/entries/{forgery.number}/ruling":
                return all(words in problem["problem"] for words in (f'"{forgery.key}"', "Stored: ", "By the laws: "))
    return False


@pytest.mark.parametrize("edition", EDITIONS, ids=str)
def test_each_forged_ruling_is_found_in_a_file(
    edition: Edition, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file, database = tmp_path / "forged.carrom", ["--database", str(tmp_path / "matches.sqlite3")]
    for forgery in forgeries(edition):
        file.write_text(json.dumps(forgery.document))

        assert main(["check", str(file)]) == 1
        assert told(capsys.readouterr().out, forgery), forgery
        main(["replay", str(file)])
        assert told(capsys.readouterr().out, forgery), forgery
        status = main([*database, "import", "--replace", str(file)])
        out, err = capsys.readouterr()
        assert f"the ruling on entry {forgery.number} differs" in err if status == 0 else told(out, forgery)


def import_and_forge(database: Path, tmp_path: Path, forgery: Forgery) -> None:
    """Stores a sound match, changes a ruling with SQL, and recalculates all its hashes."""
    file = tmp_path / "sound.carrom"
    file.write_text(json.dumps(forgery.sound))
    assert main(["--database", str(database), "import", str(file)]) == 0
    match = forgery.sound["id"]
    with closing(sqlite3.connect(database)) as connection, connection:
        (setup,) = connection.execute("SELECT setup FROM matches WHERE id = ?", (match,)).fetchone()
        rows = connection.execute("SELECT number, payload FROM entries WHERE match_id = ? ORDER BY number", (match,))
        previous = first_hash(setup)
        for number, stored in rows.fetchall():
            ruling = forgery.document["entries"][number].get("ruling")
            payload = canonical(json.loads(stored) | {"ruling": ruling}) if number == forgery.number else stored
            reached = next_hash(previous, payload)
            connection.execute(
                "UPDATE entries SET payload = ?, previous_hash = ?, hash = ? WHERE match_id = ? AND number = ?",
                (payload, previous, reached, match, number),
            )
            previous = reached
        connection.execute("UPDATE matches SET last_hash = ? WHERE id = ?", (previous, match))


@pytest.mark.parametrize("edition", EDITIONS, ids=str)
def test_each_forged_ruling_is_found_in_a_database_whose_hashes_are_right(
    edition: Edition, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    database = tmp_path / "matches.sqlite3"
    made = list(forgeries(edition))
    assert len(made) >= FORGERIES
    for forgery in made:
        import_and_forge(database, tmp_path, forgery)
    capsys.readouterr()

    assert main(["--database", str(database), "check"]) == 1

    lines = capsys.readouterr().out.splitlines()
    for forgery in made:
        of_match = [line for line in lines if json.loads(line)["match"] == forgery.document["id"]]
        assert told("\n".join(of_match), forgery), (forgery.number, forgery.key, of_match)
    assert not any("was changed after" in line for line in lines)


@pytest.mark.parametrize("edition", EDITIONS, ids=str)
@pytest.mark.parametrize(
    ("changes", "is_told"),
    [({"laws": ["1"]}, True), ({"calls": ["technical_foul", "play"]}, True), ({"readings": []}, False)],
    ids=str,
)
def test_other_laws_and_calls_than_the_edition_gives_stand_and_are_told(
    edition: Edition, changes: Json, is_told: bool, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    document = deepcopy(sound(edition, 1))
    for entry in document["entries"]:
        if "ruling" in entry:
            entry["ruling"] |= changes
    file, database = tmp_path / "older.carrom", ["--database", str(tmp_path / "matches.sqlite3")]
    file.write_text(json.dumps(document))

    assert main(["check", str(file)]) == int(is_told)
    assert main(["replay", str(file)]) == 0
    assert main([*database, "import", str(file)]) == 0
    assert main([*database, "check"]) == int(is_told)
    out, err = capsys.readouterr()
    assert ("unlawful" in out) is is_told
    assert ("the laws" in out + err) is is_told
    assert main([*database, "export", document["id"], "--to", str(tmp_path / "again.carrom")]) == 0
    assert json.loads((tmp_path / "again.carrom").read_text())["entries"] == document["entries"]

"""The match file: written, read back and replayed, for whole matches of all editions (formats: match file)."""

import json
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from carrom_desk.exchange.codec.state_codec import write_state
from carrom_desk.exchange.match_file import fingerprint_of, problems_of_refusal, read_match, replay_match, write_match
from carrom_desk.languages import speaking
from carrom_desk.match.entry.entries import LoggedEntry, Override
from carrom_desk.match.log import Log
from carrom_desk.match.ports.store import StoredMatch
from carrom_desk.match.problems import InvalidDocument, Reason, Refusal
from carrom_desk.match.record import MatchRecord, new_record, refusal_of
from carrom_desk.rules.editions.club import CLUB
from carrom_desk.rules.position import Party
from carrom_desk.rules.ruling import BoardResult
from carrom_desk.rules.texts.words import said
from tests.match.every_entry import every_entry, stored, taken_over
from tests.match.playing import a_setup, board_line, command, enter, play

DATA = Path(__file__).parents[1] / "data" / "matches"
MATCHES = sorted(path.stem for path in DATA.glob("*.carrom"))


def the_match(name: str) -> StoredMatch:
    return read_match((DATA / f"{name}.carrom").read_text(encoding="utf-8"))


def with_rulings(match: StoredMatch) -> StoredMatch:
    """Returns the match with the ruling of every act, as written."""
    return replace(match, entries=replay_match(match).record.entries)


def faults_of(text: str) -> list[str]:
    with pytest.raises(InvalidDocument) as invalid:
        replay_match(read_match(text))
    return [problem.at for problem in invalid.value.problems]


@pytest.mark.parametrize("name", MATCHES)
def test_a_match_ends_in_the_state_that_is_known(name: str) -> None:
    expected: dict[str, Any] = json.loads((DATA / f"{name}.state.json").read_text(encoding="utf-8"))
    replayed = replay_match(the_match(name))

    told = write_state(replayed.record.state)
    assert {key: value for key, value in told.items() if key != "next"} == expected
    assert replayed.differences == ()
    assert replayed.record.impossible == ()


@pytest.mark.parametrize("name", MATCHES)
def test_rulings_are_written_and_read_back(name: str) -> None:
    match = with_rulings(the_match(name))
    text = write_match(match)

    acts = [entry for entry in json.loads(text)["entries"] if entry["entry"] in ("stroke", "violation", "incident")]
    assert acts
    assert all(set(entry["ruling"]) >= {"turn", "place", "due", "on_board", "laws"} for entry in acts)
    again = read_match(text)
    assert write_match(again) == text
    assert replay_match(again).record.entries == match.entries


@pytest.mark.parametrize("name", [name for name in MATCHES if "cut" not in name])
def test_a_file_that_breaks_off_anywhere_is_the_match_as_it_was_then(name: str) -> None:
    match = with_rulings(the_match(name))
    # Growing by one entry: what a desk shows while the match is played.
    record, states = new_record(match.setup), []
    for logged in match.entries:
        record = enter(record, logged.entry)
        states.append(write_state(record.state))

    for length in (1, 2, 3, *range(7, len(match.entries), 11), len(match.entries)):
        cut = read_match(write_match(replace(match, entries=match.entries[:length])))
        assert write_state(replay_match(cut).record.state) == states[length - 1]


@pytest.mark.parametrize("record", [every_entry(), taken_over()], ids=["every entry", "taken over"])
def test_every_entry_and_a_start_come_back(record: MatchRecord) -> None:
    match = stored(record)
    again = read_match(write_match(match))

    assert (again.id, again.setup) == (match.id, match.setup)
    assert replay_match(again).record == replace(record, entries=Log(match.entries))


def test_the_form_of_a_file() -> None:
    match = stored(play("toss a break; -", a_setup()))
    text = write_match(match)
    document = json.loads(text)

    assert text.endswith("}\n")
    assert list(document) == ["format", "version", "id", "setup", "entries"]
    assert (document["format"], document["version"], document["id"]) == ("carrom-desk/match", 1, "0f6d")
    assert document["entries"][0] == {
        "entry": "toss",
        "winner": "a",
        "choice": "break",
        "player": 1,
        "at": "2026-11-21T10:00:00.123+05:30",
        "elapsed_ms": 123,
    }


def test_a_stored_ruling_that_differs_from_todays_is_reported_and_stands_unless_all_is_judged_again() -> None:
    document = json.loads(write_match(stored(play("toss a break; p1; -"))))
    document["entries"][1]["ruling"]["turn"] = "passes"
    del document["entries"][2]["ruling"]
    match = read_match(json.dumps(document))

    stands, rejudged = replay_match(match), replay_match(match, rejudge=True)

    assert [difference.number for difference in stands.differences] == [1]
    assert [difference.number for difference in rejudged.differences] == [1]
    assert board_line(stands.record.state) == "a1 8-9"
    assert board_line(rejudged.record.state) == "b1 8-9"


def test_rulings_that_agree_are_no_difference_when_all_is_judged_again() -> None:
    # Which men come back because of the stroke a file does not say.
    match = read_match(write_match(stored(play("toss a break; p2; p1 X; forgone; -; p2 I"))))

    assert replay_match(match, rejudge=True).differences == ()


VALID: dict[str, Any] = json.loads(write_match(stored(play("toss a break; p1"))))


@pytest.mark.parametrize(
    ("changes", "places"),
    [
        ({"format": "chess/game"}, ["/format"]),
        ({"format": 1}, ["/format"]),
        ({"version": 2}, ["/version"]),
        ({"version": 0}, ["/version"]),
        ({"version": True}, ["/version"]),
        ({"version": "1"}, ["/version"]),
        ({"version": 1.0}, ["/version"]),
        ({"id": ""}, ["/id"]),
        ({"id": "  "}, ["/id"]),
        ({"id": 1}, ["/id"]),
        ({"id": "x" * 101}, ["/id"]),
        ({"id": "\ud800"}, ["/id"]),
        ({"setup": None}, ["/setup"]),
        ({"entries": {}}, ["/entries"]),
        ({"entries": [1, {"entry": "play", "at": 1}]}, ["/entries/0", "/entries/1/at"]),
        ({"players": 2}, ["/players"]),
        ({"format": "x", "version": 9, "id": 1, "setup": 1, "entries": 1},
         ["/format", "/version", "/id", "/setup", "/entries"]),
    ],
)  # fmt: skip
def test_every_fault_is_named_at_its_place(changes: dict[str, object], places: list[str]) -> None:
    assert faults_of(json.dumps({**VALID, **changes})) == places


def test_a_file_of_a_newer_version_asks_for_that_version_and_finds_no_other_fault() -> None:
    newer = {"format": "carrom-desk/match", "version": 2, "entries": {"of": "another kind"}, "more": None}

    with pytest.raises(InvalidDocument) as caught:
        read_match(json.dumps(newer))

    (problem,) = caught.value.problems
    assert problem.at == "/version"
    assert "Install the latest version" in str(problem.problem)


@pytest.mark.parametrize("text", ["", "[]", "null", "1", '"x"', "{", "\ud800", "\0", json.dumps(VALID)[:-1]])
def test_what_is_no_object_is_refused_as_a_whole(text: str) -> None:
    assert faults_of(text) == [""]


def test_too_much_is_refused_before_it_is_read(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("carrom_desk.exchange.match_file.LONGEST_FILE", 1_000)
    assert faults_of(json.dumps(VALID)) == [""]


def test_too_many_entries_are_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("carrom_desk.exchange.match_file.MOST_ENTRIES", 1)
    assert faults_of(json.dumps(VALID)) == ["/entries"]


@pytest.mark.parametrize(
    ("entries", "places"),
    [
        ([{"entry": "play"}], ["/entries/0"]),
        ([*VALID["entries"], {"entry": "demand", "points": 1}], ["/entries/2"]),
        ([*VALID["entries"], {"entry": "stroke", "pocketed": {"own": 9}, "touched": False}],
         ["/entries/2/pocketed/own", "/entries/2/touched"]),
        ([*VALID["entries"], {"entry": "amend", "number": 9, "with": {"entry": "play"}, "reason": ""}], ["/entries/2"]),
        ([*VALID["entries"], {"entry": "amend", "number": 1, "with": {"entry": "undo"}, "reason": ""}],
         ["/entries/2/with"]),
    ],
)  # fmt: skip
def test_an_entry_that_is_not_possible_is_named(entries: list[object], places: list[str]) -> None:
    assert faults_of(json.dumps({**VALID, "entries": entries})) == places


def test_a_stored_ruling_after_which_no_board_can_be_is_named() -> None:
    document = json.loads(json.dumps(VALID))
    document["entries"][1]["ruling"]["on_board"] = {"own": 0, "opponent": 9}

    assert faults_of(json.dumps(document)) == ["/entries/1/ruling", "/entries/1"]


@pytest.mark.parametrize(
    ("entered", "refused", "places"),
    [
        ("toss a break; p5", "p5", ["/at/pocketed/own"]),
        ("toss a break; p5", "q4 jq6 jX X", ["/at/jumped/opponent", "/at/jumped/striker"]),
        ("toss a break; p5", "toss a break", ["/at"]),
        ("toss a break; p1; Q", "Q", ["/at/pocketed/queen"]),
    ],
)
def test_why_an_entry_is_refused_is_told_at_the_places_of_the_entry(
    entered: str, refused: str, places: list[str]
) -> None:
    refusal = refusal_of(play(entered), command(refused))
    assert refusal is not None

    problems = problems_of_refusal(refusal, "/at")

    assert [problem.at for problem in problems] == places
    assert all(problem.problem.endswith(".") for problem in problems)


def test_what_is_wrong_with_the_position_stands_at_the_entry() -> None:
    record = play("toss a break; p7; p1 Q; p1 X", a_setup(CLUB))
    refusal = refusal_of(record, command("forgone"))
    assert refusal is not None

    assert [problem.at for problem in problems_of_refusal(refusal, "/entries/5")] == ["/entries/5"]
    assert problems_of_refusal(Refusal(Reason.MATCH_OVER))[0].at == ""


def test_why_an_entry_is_not_possible_is_said_in_the_language_of_the_one_who_reads() -> None:
    match = stored(play("toss a break"))
    twice = replace(match, entries=(match.entries[0], replace(match.entries[0], number=1)))

    with pytest.raises(InvalidDocument) as refused:
        replay_match(twice)

    [problem] = refused.value.problems
    assert problem.problem == Reason.NO_TOSS_NOW.sentence
    with speaking("de"):
        assert said(problem.problem).startswith("Jetzt gibt es keine Auslosung.")


def test_a_fingerprint_tells_which_board_an_override_corrects() -> None:
    match, corrected = the_match(MATCHES[0]), Override("counted again", board=BoardResult(Party.OWN, 5))

    prints = {
        fingerprint_of(match.id, match.setup, (*match.entries, LoggedEntry(999, replace(corrected, of=act))))
        for act in (3, 30)
    }

    assert len(prints) == 2

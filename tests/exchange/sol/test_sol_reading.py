"""SoL files: compressed or plain by name, YAML and JSON with the same meaning, and nothing guessed."""

import gzip
import re

import pytest

from carrom_desk.exchange.sol import sol_reading
from carrom_desk.exchange.sol.sol_document import sol_bytes, sol_document
from carrom_desk.exchange.sol.sol_pairings import read_sol
from carrom_desk.exchange.sol.sol_reading import documents_of, sol_text
from carrom_desk.match.problems import InvalidDocument
from tests.exchange.sol.sol_documents import A_BREAKS, WHITE_WINS_12, stored

PLAYED = stored(A_BREAKS, *WHITE_WINS_12)

SAME = [
    (
        "clubs:\n- description: Pune\n---\ndate: 2025-11-20\n",
        '[{"clubs": [{"description": "Pune"}]}, {"date": "2025-11-20"}]',
    ),
    ("- {number: 1, coins1: 9, queen: '1'}", '[[{"number": 1, "coins1": 9, "queen": "1"}]]'),
    (
        "final: true\nprized: false\nnothing:\nnone: null\n",
        '[{"final": true, "prized": false, "nothing": null, "none": null}]',
    ),
    ("%YAML 1.2\n---\na: -3\n", '[{"a": -3}]'),
    ("rate: 0.5\nother: 1e3\n", '[{"rate": 0.5, "other": 1000.0}]'),
]


@pytest.mark.parametrize(("yaml", "json"), SAME)
def test_yaml_and_json_come_to_the_same(yaml: str, json: str) -> None:
    assert documents_of(yaml) == documents_of(json)
    assert documents_of(f"\ufeff{yaml}") == documents_of(f"\ufeff{json}")


@pytest.mark.parametrize(
    "text", ["No", "yes", "on", "Off", "y", "10:30", "012", "0x1f", "2025-11-20", "1_000", "<<", "="]
)
def test_a_text_stays_a_text(text: str) -> None:
    assert documents_of(f"lastname: {text}\n") == [{"lastname": text}]


def test_a_day_that_an_older_file_marks_as_a_timestamp_is_a_text() -> None:
    assert documents_of("date: !!timestamp 2008-05-11\n") == [{"date": "2008-05-11"}]


def test_a_number_that_is_too_long_for_one_stays_a_text() -> None:
    assert documents_of(f"a: {'9' * 5_000}\n") == [{"a": "9" * 5_000}]


def test_an_empty_text_has_no_documents() -> None:
    assert documents_of("") == []


REFUSED = {
    "cut off": ("a: [1", "at line "),
    "cut off JSON": ("[1, 2", "not JSON"),
    "a key twice": ("a: 1\na: 2\n", 'the key "a" appears twice at line 2, column 1'),
    "a key twice in JSON": ('[{"a": 1, "a": 2}]', "twice"),
    "a number as a key": ("1: 2\n", "a key is not text at line 1, column 1"),
    "a list as a key": ("? [a]\n: 1\n", "a key is not text"),
    "an alias": ("- &a [1]\n- *a\n", "an alias is not allowed at line 2, column 3"),
    "an alias without an anchor": ("- *a\n", "an alias is not allowed"),
    "endless depth": ("- " * 30 + "1", "nested too deeply at line 1"),
    "an object of Python's": ("a: !!python/object/apply:os.getcwd []\n", "there is no"),
    "a tag of its own": ("a: !other 1\n", 'there is no "!other" here at line 1, column 4'),
    "bytes": ("a: !!binary aGVsbG8=\n", "there is no"),
    "what is not what its tag says": ("a: !!bool maybe\n", "a value is not what its tag says at line 1, column 4"),
    "a number by its tag that is none": ("a: !!int ''\n", "a value is not what its tag says"),
    "a list by its tag that is none": ("a: !!seq x\n", "there is no"),
    "an object by its tag that is a list": ("a: !!map [1]\n", "there is no"),
    "an escape beyond all letters": ('a: "\\U99999999"\n', "at line 1"),
    "an escape that is cut off": ('a: "\\x1"\n', "at line 1"),
    "an escape of half a letter": ('a: "\\uD800"\n', "at line 1"),
    "no characters": ("a: \x01\n", "characters that are not text"),
    "a tab": ("a:\n\t- 1\n", "at line 2, column 1"),
}


@pytest.mark.parametrize("case", REFUSED)
def test_what_sol_does_not_write_is_refused(case: str) -> None:
    text, said = REFUSED[case]

    with pytest.raises(InvalidDocument) as refused:
        documents_of(text)

    assert said in str(refused.value)


@pytest.mark.parametrize(("text", "limit"), [("[1, 2, 3]", "LONGEST_JSON"), ("a: 123456", "LONGEST_YAML")])
def test_a_text_that_is_too_long_is_not_read(text: str, limit: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sol_reading, limit, len(text))
    documents_of(text)
    monkeypatch.setattr(sol_reading, limit, len(text) - 1)

    with pytest.raises(InvalidDocument, match="too large"):
        documents_of(text)


def test_a_plain_file_holds_the_document() -> None:
    content, notes = sol_bytes([PLAYED], "match.sol")

    export = sol_document([PLAYED])
    assert (content.decode(), notes) == (export.text, export.notes)
    assert sol_text(content, "match.sol") == export.text


def test_a_packed_file_holds_the_same_and_nothing_of_when_it_was_packed() -> None:
    content, _ = sol_bytes([PLAYED], "match.sol.gz")

    assert gzip.decompress(content).decode() == sol_document([PLAYED]).text
    assert content[4:8] == b"\0\0\0\0"
    assert sol_text(content, "match.sol.gz") == sol_document([PLAYED]).text


@pytest.mark.parametrize("name", ["match.SOL.GZ", "match.gz", "match.sol.gz.sol"])
def test_only_the_very_ending_says_that_a_file_is_packed(name: str) -> None:
    content, _ = sol_bytes([PLAYED], name)

    assert content.startswith(b"[")


PACKED = gzip.compress(b"clubs: []")

BOX = bytes(range(256))
"""Contents that are neither text nor packed."""

BROKEN: dict[str, tuple[bytes, str, str]] = {
    "not packed": (b"clubs: []", "a.sol.gz", "cannot be decompressed"),
    "packed more than once": (PACKED + PACKED, "a.sol.gz", "cannot be decompressed"),
    "packed but cut off": (PACKED[:-12], "a.sol.gz", "cannot be decompressed"),
    "packed wrongly": (PACKED[:12] + b"\xff\xff" + PACKED[14:], "a.sol.gz", "cannot be decompressed"),
    "packed, its name not": (PACKED, "a.sol", "not UTF-8 text. Byte 2"),
    "not UTF-8": ("clubs: [é]".encode("latin-1"), "a.sol", "not UTF-8 text. Byte 9"),
    "encrypted": (BOX, "a.sol", "encrypted.* Ask the organiser"),
    "encrypted, its name packed": (BOX, "a.sol.gz", "encrypted.* Ask the organiser"),
    "encrypted by its name": (PACKED, "A.sol.gz.BOX", "encrypted.* Ask the organiser"),
}


@pytest.mark.parametrize("case", BROKEN)
def test_a_broken_file_is_refused(case: str) -> None:
    content, name, said = BROKEN[case]

    with pytest.raises(InvalidDocument, match=said):
        sol_text(content, name)


def test_a_million_empty_parts_are_refused() -> None:
    with pytest.raises(InvalidDocument, match="cannot be decompressed"):
        sol_text(gzip.compress(b"") * 1_000_000, "a.sol.gz")


def test_a_mark_of_byte_order_is_no_text() -> None:
    assert sol_text("\ufeffclubs: []".encode(), "a.sol") == "clubs: []"


@pytest.mark.parametrize("name", ["a.sol", "a.sol.gz"])
def test_a_file_that_unpacks_without_end_is_refused(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sol_reading, "LONGEST_FILE", 1_000)
    content = b" " * 1_001

    with pytest.raises(InvalidDocument, match="too large"):
        sol_text(gzip.compress(content) if name == "a.sol.gz" else content, name)


TOURNEY = "---\ndescription: Cup\nmatches: []\n"


@pytest.mark.parametrize(
    ("tourneys", "said"),
    [
        (TOURNEY, "^This key is missing."),
        (TOURNEY * 2, "contains 2 tourneys.* Ask the organiser"),
        (f"{TOURNEY * 3}---\nx: *alias\n", "contains 3 tourneys.* Ask the organiser"),
    ],
)
def test_several_tourneys_are_named_where_not_all_can_be_read(tourneys: str, said: str) -> None:
    with pytest.raises(InvalidDocument) as found:
        read_sol(f"---\nclubs: []\nplayers: []\n{tourneys}")

    assert re.search(said, str(found.value.problems[0].problem))

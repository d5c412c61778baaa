"""SoL's texts: YAML and JSON come to the same, and nothing is guessed."""

import pytest

from carrom_desk.exchange import sol_reading
from carrom_desk.exchange.sol_reading import documents_of
from carrom_desk.match.problems import InvalidDocument

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


def test_an_empty_text_has_no_documents() -> None:
    assert documents_of("") == []


REFUSED = {
    "cut off": ("a: [1", "at line 1, column 6"),
    "cut off JSON": ("[1, 2", "not JSON"),
    "a key twice": ("a: 1\na: 2\n", 'the key "a" is there twice at line 2, column 1'),
    "a key twice in JSON": ('[{"a": 1, "a": 2}]', "twice"),
    "a number as a key": ("1: 2\n", "a key is no text at line 1, column 1"),
    "a list as a key": ("? [a]\n: 1\n", "a key is no text"),
    "an alias": ("- &a [1]\n- *a\n", "something stands for another place at line 2, column 3"),
    "an alias without an anchor": ("- *a\n", "something stands for another place"),
    "endless depth": ("- " * 30 + "1", "goes too deep at line 1"),
    "an object of Python's": ("a: !!python/object/apply:os.getcwd []\n", "there is no"),
    "a tag of its own": ("a: !other 1\n", 'there is no "!other" here at line 1, column 4'),
    "bytes": ("a: !!binary aGVsbG8=\n", "there is no"),
    "a day by its tag": ("a: !!timestamp 2025-11-20\n", "there is no"),
    "what is not what its tag says": ("a: !!bool maybe\n", "a value cannot be read"),
    "a number too long": (f"a: {'9' * 5_000}\n", "a value cannot be read"),
    "no characters": ("a: \x01\n", "no text has"),
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

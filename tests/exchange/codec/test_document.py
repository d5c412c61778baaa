"""Strict reading of JSON: every problem with its place, nothing guessed, and no error besides `InvalidDocument`."""

import json
from enum import StrEnum

import pytest

from carrom_desk.exchange.codec.document import Node, is_storable, parse_json, quoted
from carrom_desk.exchange.codec.entry_codec import read_logged
from carrom_desk.exchange.codec.shapes import choice
from carrom_desk.exchange.codec.state_codec import read_setup
from carrom_desk.match.problems import DocumentProblem, InvalidDocument
from carrom_desk.rules.breaches import Breach


class Few(StrEnum):
    ONE = "one"
    TWO = "two"


@pytest.mark.parametrize(
    ("text", "value"),
    [
        ("{}", {}),
        ("[1, -2, 0]", [1, -2, 0]),
        ('{"a": {"a": 1}, "b": {"a": 1}}', {"a": {"a": 1}, "b": {"a": 1}}),
        ("1e3", 1000.0),
        ('"\\u0928\\u092e\\u0938\\u094d\\u0924\\u0947"', "नमस्ते"),
        (" null \n", None),
        ("9" * 4000, int("9" * 4000)),
    ],
)
def test_json_is_parsed_to_its_values(text: str, value: object) -> None:
    assert parse_json(text) == value


def test_fifty_levels_and_four_million_values_are_read_and_no_more() -> None:
    assert parse_json("[" * 50 + "]" * 50) is not None
    assert parse_json("[" + "0," * 3_999_999 + "0]") is not None
    for text in ("[" * 51 + "]" * 51, "[" + "0," * 4_000_000 + "0]"):
        with pytest.raises(InvalidDocument):
            parse_json(text)


@pytest.mark.parametrize(
    ("text", "words"),
    [
        ("", "not JSON"),
        ("{", "not JSON"),
        ('{"a": 1', "line 1, column 8"),
        ('{"a": 1,\n "b" 2}', "line 2, column 6"),
        ("[1,]", "not JSON"),
        ("{'a': 1}", "not JSON"),
        ("01", "not JSON"),
        ("[1] [2]", "not JSON"),
        ("\ufeff{}", "not JSON"),
        ('"a\nb"', "Invalid control character at line 1"),
        ("\0", "not JSON"),
        ('{"a": 1, "b": 2, "a": 1}', 'The key "a" appears twice'),
        ('{"x": {"\\ud800": 1, "\\ud800": 1}}', 'The key "\\ud800" appears twice'),
        ("NaN", "NaN"),
        ('{"a": [Infinity]}', "Infinity"),
        ("-Infinity", "Infinity"),
        ("9" * 5000, "too long"),
        ('{"a": -' + "9" * 5000 + "}", "too long"),
        ("[" * 100_000, "too deeply"),
        ('{"a":' * 100_000, "too deeply"),
        ("[" * 5_000 + "]" * 5_000, "too deeply"),
    ],
)
def test_what_is_no_json_is_refused_with_its_place_in_the_text(text: str, words: str) -> None:
    with pytest.raises(InvalidDocument) as invalid:
        parse_json(text)

    assert len(invalid.value.problems) == 1
    assert invalid.value.problems[0].at == ""
    assert words in invalid.value.problems[0].problem


def test_a_key_there_twice_among_very_many_is_found_in_good_time() -> None:
    keys = ",".join(f'"{number}":1' for number in range(200_000))

    with pytest.raises(InvalidDocument, match="twice"):
        parse_json(f'{{{keys},"199999":2}}')


@pytest.mark.parametrize("depth", [*range(20, 400, 20), *range(400, 1_100, 7)])
def test_nesting_of_any_depth_is_refused_and_breaks_nothing(depth: int) -> None:
    lists = "[" * depth + "]" * depth
    amendments = '{"entry":"amend","number":0,"reason":"","with":' * depth + '{"entry":"play"}' + "}" * depth

    for text in (
        f'{{"entry": {lists}}}',
        f'{{"entry": "stroke", "improper": {lists}}}',
        f'{{"entry": "note", "text": {lists}}}',
        f'{{"entry": "amend", "number": 0, "with": {lists}, "reason": ""}}',
        f'{{"entry": "violation", "by": "a", "breach": {lists}}}',
        amendments if depth > 1 else "[]",
    ):
        with pytest.raises(InvalidDocument):
            read_logged(parse_json(text), 0)
    with pytest.raises(InvalidDocument):
        read_setup(parse_json(f'{{"laws": {lists}, "sides": {lists}}}'))


@pytest.mark.parametrize(
    ("value", "shown"),
    [
        ("x", '"x"'),
        (3, "3"),
        (None, "null"),
        ("é", '"\\u00e9"'),
        ("\ud800\0", '"\\ud800\\u0000"'),
        ("x" * 38, '"' + "x" * 38 + '"'),
        ("x" * 39, '"' + "x" * 36 + "…"),
        ([1, [2]], "a list"),
        ({"a": 1}, "an object"),
    ],
)
def test_a_value_is_shown_short_and_safe(value: object, shown: str) -> None:
    assert quoted(value) == shown
    quoted(value).encode("utf-8")


@pytest.mark.parametrize(
    ("text", "keeps"),
    [("", True), ("नमस्ते", True), ("🎯", True), ("a\tb\n", True), ("\0", False), ("\ud83c", False), ("x\udfff", False)],
)
def test_what_text_can_be_kept(text: str, keeps: bool) -> None:
    assert is_storable(text) is keeps


def test_places_are_json_pointers() -> None:
    node = Node({"a/b": {"m~n": [0, {"": 1}]}}, "/top")

    inner = node.child("a/b", None).child("m~n", None).child(1, None).child("", None)

    assert inner.at == "/top/a~1b/m~0n/1/"


def test_a_place_can_be_written_whatever_the_key() -> None:
    node = Node({"\ud800": 1})
    node.mapping()

    (problem,) = node.problems
    assert problem.at == "/\\ud800"
    json.dumps([problem.at, problem.problem], ensure_ascii=False).encode("utf-8")


def test_members_are_known_needed_or_refused() -> None:
    node = Node({"a": 1, "c": 3, "d": 4})

    members = node.mapping(required=("a", "b"), optional=("c",))

    assert {key: members[key].value for key in ("a", "b", "c", "d") if key in members} == {"a": 1, "c": 3}
    assert [(problem.at, problem.problem) for problem in node.problems] == [
        ("/d", "This key is not known here."),
        ("/b", "This key is missing."),
    ]


@pytest.mark.parametrize("value", ["three", "ONE", 1, None, ["one"], {}])
def test_a_name_that_is_not_known_is_refused_with_those_that_are(value: object) -> None:
    node = Node(value, "/x")

    assert choice(Few).read(node) is Few.ONE
    assert node.problems[0].at == "/x"
    assert node.problems[0].problem.endswith("is not known here; known are one, two.")


def test_of_very_many_names_none_is_listed() -> None:
    node = Node("x")
    choice(Breach).read(node)

    assert node.problems[0].problem == '"x" is not known here.'


def test_a_document_is_refused_with_all_its_faults() -> None:
    node = Node({"a": 1})
    node.finish()

    node.fault("First.")
    node.fault("Second.", "/else")

    with pytest.raises(InvalidDocument, match=r"^/: First\.; /else: Second\.$") as invalid:
        node.finish()
    assert invalid.value.problems == (DocumentProblem("", "First."), DocumentProblem("/else", "Second."))

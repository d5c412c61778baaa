"""Hostile or damaged files are refused with the place of every problem, and never by another error.

Valid documents are changed at every place, one at a time: each value replaced by values of every kind, each key
removed, a key added to each object, the text truncated at every letter.
"""

import json
from collections.abc import Callable, Iterator
from copy import deepcopy
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from carrom_desk.exchange.codec.document import kind, parse_json
from carrom_desk.exchange.codec.entry_codec import read_logged, write_logged
from carrom_desk.exchange.codec.state_codec import read_setup, write_setup, write_state
from carrom_desk.exchange.match_file import read_match, replay_match, write_match
from carrom_desk.match.problems import InvalidDocument
from tests.match.every_entry import TAKEN_OVER, every_entry, stored
from tests.match.playing import play

pytestmark = pytest.mark.nightly

Way = tuple[str | int, ...]
"""Keys and indexes leading to a value."""

HOSTILE: list[object] = [
    None, True, False, 0, -1, 7, 10**30, 1.5, float("inf"), "", "x", "a", "\ud800", "\0", "x" * 3_000, [], {}, [[]],
    {"a": 1},
]  # fmt: skip
MAY_BE_NULL = {"ruling", "board", "boards", "queen", "slam", "winner"}
"""Values that are or may be null have their own tests."""
DECIDING = {"doubles", "games"}
"""Without these keys, a default makes another value wrong."""

FILE: dict[str, Any] = json.loads(write_match(stored(play("toss a break; p2; p1 X; forgone; breach b"))))
SETUP: dict[str, Any] = TAKEN_OVER
ENTRIES: list[dict[str, Any]] = [write_logged(logged) for logged in stored(every_entry()).entries]


def ways(value: object, way: Way = ()) -> Iterator[Way]:
    """Yields the way to every value of a document, including the document itself."""
    yield way
    members = value.items() if isinstance(value, dict) else enumerate(value) if isinstance(value, list) else ()
    for key, member in members:
        yield from ways(member, (*way, key))


def at(document: Any, way: Way) -> Any:
    for key in way:
        document = document[key]
    return document


def with_value(document: object, way: Way, value: object) -> object:
    """Returns a copy of the document with one value replaced."""
    if not way:
        return value
    copy = deepcopy(document)
    at(copy, way[:-1])[way[-1]] = value
    return copy


def pointer(way: Way) -> str:
    return "".join(f"/{key}" for key in way)


def as_text(document: object) -> str:
    """Returns JSON, with an oversized number in place of infinity."""
    return json.dumps(document).replace("Infinity", "1e999")


def is_other_kind(old: object, new: object) -> bool:
    """Returns True when a value was replaced by one of another kind: a number by a text, a text by a list."""
    if isinstance(old, bool) and isinstance(new, bool):
        return False
    return kind(old) != kind(new)


def faults(read: Callable[[object], object], text: str) -> list[str] | None:
    """Returns the places of the problems; None if the document can be read."""
    try:
        read(parse_json(text))
    except InvalidDocument as invalid:
        problems = invalid.problems
    else:
        return None
    assert problems
    for problem in problems:
        # The one who shows or writes the faults can do so.
        assert json.dumps([problem.at, problem.problem], ensure_ascii=False).encode("utf-8")
        assert problem.problem.endswith(".")
        assert problem.at == "" or problem.at.startswith("/")
    return [problem.at for problem in problems]


def change_every_value(document: object, read: Callable[[object], object]) -> int:
    """Replaces every value by every hostile one and returns the number of attempts."""
    tried = 0
    for way in ways(document):
        old = at(document, way)
        for new in HOSTILE:
            tried += 1
            found = faults(read, as_text(with_value(document, way, new)))
            is_open = bool(way) and (way[-1] in MAY_BE_NULL or way[-1] == "improper")
            if is_other_kind(old, new) and not is_open:
                assert found is not None, (pointer(way), new)
                # Laws may be an object: what is wrong is then named within it.
                is_inside = way[-1:] == ("laws",) and all(each.startswith(f"{pointer(way)}/") for each in found)
                assert is_inside or pointer(way) in found, (pointer(way), new, found)
    return tried


def change_every_key(document: object, read: Callable[[object], object]) -> int:
    """Removes every key and adds one to every object; returns the number of attempts."""
    tried = 0
    for way in ways(document):
        value = at(document, way)
        if not isinstance(value, dict):
            continue
        found = faults(read, as_text(with_value(document, way, {**value, "no/such~key": 1})))
        assert found is not None
        assert f"{pointer(way)}/no~1such~0key" in found
        for key in value:
            tried += 1
            rest = {other: member for other, member in value.items() if other != key}
            found = faults(read, as_text(with_value(document, way, rest)))
            if key not in DECIDING:
                assert found is None or f"{pointer(way)}/{key}" in found, (pointer(way), key, found)
    return tried


def read_entry(document: object) -> object:
    """Reads an entry; a readable one must survive being written and read back."""
    logged = read_logged(document, 0)
    assert write_logged(read_logged(write_logged(logged), 0)) == write_logged(logged)
    return logged


def read_start(document: object) -> object:
    """Reads a setup; a readable one must survive being written and read back, and start a match."""
    setup = read_setup(document)
    assert read_setup(write_setup(setup)) == setup
    assert write_state(play("note", setup).state)
    return setup


def read_file(document: object) -> object:
    """Reads and replays a match; after a successful replay its board must be possible."""
    state = replay_match(read_match(as_text(document))).record.state
    if state.board is not None:
        assert all(1 <= men <= 9 for men in (state.board.on_board.a, state.board.on_board.b))
        assert min(state.board.due.a, state.board.due.b) >= 0
    return state


def read_only(document: object) -> object:
    """Only reads a match: a missing key of a ruling can make a later entry impossible, which does not matter here."""
    return read_match(as_text(document))


def test_every_value_of_every_entry() -> None:
    assert sum(change_every_value(entry, read_entry) for entry in ENTRIES) > 7_500


def test_every_key_of_every_entry() -> None:
    assert sum(change_every_key(entry, read_entry) for entry in ENTRIES) > 350


def test_every_value_and_every_key_of_a_setup() -> None:
    assert change_every_value(SETUP, read_start) > 1_200
    assert change_every_key(SETUP, read_start) > 60


def test_every_value_and_every_key_of_a_file() -> None:
    assert change_every_value(FILE, read_file) > 2_000
    assert change_every_key(FILE, read_only) > 100


def test_a_file_cut_at_any_letter() -> None:
    text = json.dumps(FILE)

    for length in range(len(text)):
        with pytest.raises(InvalidDocument) as invalid:
            read_match(text[:length])
        assert [problem.at for problem in invalid.value.problems] == [""]


@given(st.data())
def test_a_letter_changed_anywhere(data: st.DataObject) -> None:
    text = json.dumps(FILE)
    place = data.draw(st.integers(0, len(text) - 1))
    letter = data.draw(st.sampled_from('{}[]",:0-9.eE\\tn \n\0\ud800') | st.characters())

    faults(read_file, f"{text[:place]}{letter}{text[place + 1 :]}")


NAMES = st.sampled_from(
    ["format", "version", "id", "setup", "entries", "entry", "laws", "sides", "players", "name", "a", "b", "pocketed",
     "own", "ruling", "with", "number", "reason", "start", "board", "queen"]
)  # fmt: skip
JSON = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats(allow_nan=False) | st.text(max_size=9) | NAMES,
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(NAMES | st.text(max_size=3), inner, max_size=5),
    max_leaves=20,
)


@given(JSON)
def test_any_json_in_place_of_a_file_entry_or_setup_is_refused_with_faults(document: object) -> None:
    assert faults(read_file, as_text(document)) is not None
    assert faults(read_entry, as_text({"entry": "amend", "number": 0, "with": document, "reason": ""})) is not None
    assert faults(read_start, as_text({"laws": "club", "sides": document})) is not None

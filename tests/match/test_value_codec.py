"""Values come back as they were; a text that was made up makes nothing but values of the declared types."""

import json
from dataclasses import fields
from typing import Any

import hypothesis.strategies as st
import pytest
from hypothesis import given, settings

from carrom_desk.match.checkpoint import Checkpoint, checkpoint_of
from carrom_desk.match.record import MatchRecord
from carrom_desk.match.setup import Setup
from carrom_desk.match.state import MatchState
from carrom_desk.match.value_codec import InvalidValue, ValueReader, written
from tests.fakes import SINGLES
from tests.match.every_entry import every_entry
from tests.match.strategies import courses

fewer = settings(max_examples=settings().max_examples // 3)
READER = ValueReader(Checkpoint, Setup)


def through_text(value: object) -> Any:
    return json.loads(json.dumps(written(value, Setup)))


@fewer
@given(courses())
def test_every_state_comes_back_as_it_was(course: list[MatchRecord]) -> None:
    for record in course[-8:]:
        checkpoint = checkpoint_of(record, course[0])

        again = READER.read(through_text(checkpoint), record.setup)

        assert again == checkpoint
        assert written(again, Setup) == written(checkpoint, Setup)


def test_a_tuple_within_several_states_is_written_once() -> None:
    record = every_entry()
    text = json.dumps(written(checkpoint_of(record, record), Setup))

    assert '{"again":' in text
    assert "Setup" not in text
    assert record.setup.event not in text


STRANGE = st.recursive(
    st.none() | st.booleans() | st.integers(-3, 3) | st.sampled_from(["MatchState", "Setup", "a", "os.system", ""]),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.sampled_from(["again", "b"]), inner, max_size=2),
    max_leaves=12,
)


def _places(document: object, path: tuple[int, ...] = ()) -> list[tuple[int, ...]]:
    inner = enumerate(document) if isinstance(document, list) else ()
    return [path, *(place for key, value in inner for place in _places(value, (*path, key)))]


@given(st.data())
def test_a_value_of_another_type_anywhere_is_refused_or_read_as_declared(data: st.DataObject) -> None:
    document = through_text(checkpoint_of(every_entry(), every_entry()))
    place = data.draw(st.sampled_from(_places(document)[1:]))
    strange = data.draw(STRANGE)
    outer = document
    for key in place[:-1]:
        outer = outer[key]
    outer[place[-1]] = strange

    try:
        read = READER.read(document, SINGLES)
    except InvalidValue:
        return
    assert through_text(READER.read(through_text(read), SINGLES)) == through_text(read)


@pytest.mark.parametrize(
    "document",
    [None, [], {}, 3, "Checkpoint", ["Checkpoint"], ["MatchState", None], ["os.system", "true"], {"again": 0}],
)
def test_what_is_no_checkpoint_is_refused(document: object) -> None:
    with pytest.raises(InvalidValue):
        READER.read(document, SINGLES)


def test_what_nests_without_end_is_refused() -> None:
    checkpoint = through_text(checkpoint_of(every_entry(), every_entry()))
    now = checkpoint[1]
    place = 1 + [field.name for field in fields(MatchState)].index("board_start")
    for _ in range(5_000):
        now[2] = [*now[2][:place], now[2], *now[2][place + 1 :]]

    with pytest.raises(InvalidValue):
        READER.read(checkpoint, SINGLES)

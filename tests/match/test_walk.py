"""Walking through a match gives the same state as replaying it."""

from itertools import pairwise

import pytest
from hypothesis import given

from carrom_desk.match.effects.evolve import evolve
from carrom_desk.match.entry.entries import Amended, Entry, PlainEntry, Redone, Undone
from carrom_desk.match.record import new_record, standing_entries, with_entry, with_steps, without_steps
from carrom_desk.match.replay import amendments_of, undos_by_entry
from carrom_desk.match.state import MatchState
from tests.fakes import stroke
from tests.reports.generated import SEEDS, few, generated
from tests.reports.sheets import EVENTFUL, TOSS, timed


def test_standing_steps_leave_out_what_was_taken_back_and_corrections() -> None:
    record = timed(*EVENTFUL)

    numbers = {step.number for step in record.steps}

    assert numbers.isdisjoint({6, 7, 9, 25, 26, 27, 28})
    assert len(numbers) == len(EVENTFUL) - 7


@pytest.mark.parametrize(
    ("commands", "expected"),
    [
        ((Undone(),), {1: 2}),
        ((Undone(), Redone()), {}),
        ((Undone(), Redone(), Undone()), {1: 4}),
        ((Undone(), stroke()), {1: 2}),
    ],
)
def test_an_entry_knows_the_undo_that_took_it_back(commands: tuple[Undone], expected: dict[int, int]) -> None:
    assert undos_by_entry(timed(TOSS, stroke(), *commands)) == expected


def test_the_last_amendment_counts() -> None:
    record = timed(TOSS, stroke(), Amended(1, stroke(1), "one"), Amended(1, stroke(2), "two"))

    assert amendments_of(record) == {1: 3}


def test_an_amendment_that_was_taken_back_counts_no_more() -> None:
    assert amendments_of(timed(TOSS, stroke(), Amended(1, stroke(1), "one"), Undone())) == {}


@given(SEEDS)
@few(10)
def test_every_entry_is_told_with_the_states_it_was_made_between(seed: int) -> None:
    record = generated(seed)
    grown = new_record(record.agreed)

    entries = with_steps(without_steps(record)).made

    assert entries == record.made
    assert all(one.after is other.before for one, other in pairwise(entries))
    for logged, telling in zip(record.entries, entries, strict=True):
        grown = with_entry(grown, logged)
        assert (telling.number, telling.entry, telling.after) == (logged.number, logged.entry, grown.state)


@given(SEEDS)
@few(10)
def test_steps_are_the_standing_entries_as_they_count(seed: int) -> None:
    record = generated(seed)

    rows = standing_entries(without_steps(record))

    assert [step.number for step in record.steps] == [row.number for row in rows]
    for step, row in zip(record.steps, rows, strict=True):
        marks = (step.is_amended, step.is_judged_again, step.is_impossible)
        assert marks == (row.is_amended, row.is_judged_again, row.is_impossible)
        assert step.is_impossible or step.entry == row.entry


def test_undo_and_redo_cost_no_more_than_an_entry(monkeypatch: pytest.MonkeyPatch) -> None:
    asked = []

    def counted(state: MatchState, entry: PlainEntry, number: int) -> MatchState:
        asked.append(entry)
        return evolve(state, entry, number)

    monkeypatch.setattr("carrom_desk.match.counting.evolve", counted)
    plain: list[Entry] = [TOSS, *[stroke() for _ in range(40)]]
    pairs = 40
    corrections: list[Entry] = [Undone(), Redone()] * pairs
    record = timed(*plain, *corrections)
    assert record.steps[-1].after == record.state
    assert len(asked) == len(plain) + pairs


def test_an_amendment_is_of_the_entry_as_it_counted_then() -> None:
    record = timed(TOSS, stroke(), Amended(1, stroke(1), "one"), Amended(1, stroke(2), "two"), Undone(), Undone())

    entries = record.made

    assert [telling.was.entry if telling.was else None for telling in entries[2:4]] == [
        record.entries[1].entry,
        entries[2].entry.with_ if isinstance(entries[2].entry, Amended) else None,
    ]
    assert [(telling.about, telling.was) for telling in entries[4:]] == [(3, None), (2, None)]
    assert record.steps[-1].entry == record.entries[1].entry

"""A match walked through leads to the same state as replaying it."""

from itertools import pairwise

import pytest

from carrom_desk.match.entries import Amended, Redone, Undone
from carrom_desk.reports.walk import amendments_of, standing_steps, taken_back_by, tellings
from tests.fakes import stroke
from tests.reports.sheets import EVENTFUL, FILES, TOSS, record_of_file, timed


@pytest.mark.parametrize("name", FILES)
def test_the_last_step_leads_to_the_state(name: str) -> None:
    record = record_of_file(name)

    steps = standing_steps(record)

    assert steps[-1].after == record.state
    assert all(one.after == other.before for one, other in pairwise(steps))


def test_every_entry_is_told_once_in_order() -> None:
    record = timed(*EVENTFUL)

    told = tellings(record)

    assert [telling.number for telling in told] == list(range(len(EVENTFUL)))
    assert told[-1].after == record


def test_standing_steps_leave_out_what_was_taken_back_and_corrections() -> None:
    record = timed(*EVENTFUL)

    numbers = {step.number for step in standing_steps(record)}

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
def test_who_took_what_back(commands: tuple[Undone], expected: dict[int, int]) -> None:
    assert taken_back_by(tellings(timed(TOSS, stroke(), *commands))) == expected


def test_the_last_amendment_counts() -> None:
    record = timed(TOSS, stroke(), Amended(1, stroke(1), "one"), Amended(1, stroke(2), "two"))

    assert amendments_of(record) == {1: 3}


def test_an_amendment_that_was_taken_back_counts_no_more() -> None:
    assert amendments_of(timed(TOSS, stroke(), Amended(1, stroke(1), "one"), Undone())) == {}

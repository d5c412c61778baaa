"""What can come next: the expected entry first (formats: state, `next`)."""

import pytest

from carrom_desk.match.effects.evolve import next_entries
from carrom_desk.match.entry.entries import Demanded, IncidentSeen, SidesChanged
from carrom_desk.match.setup import ChangeSides, Setup
from carrom_desk.rules.edition import Edition
from carrom_desk.rules.edition_register import EDITIONS
from tests.match.playing import a_setup, play

CHANGING = a_setup(change_sides=ChangeSides.AT_13)
LIMITED = a_setup(points=99, boards=2)
UNDECIDED = a_setup(games=1, points=99, boards=4, change_sides=ChangeSides.AT_13)


@pytest.mark.parametrize(
    ("setup", "entries", "expected"),
    [
        (CHANGING, "note", "toss"),
        (CHANGING, "note; pause", "resume"),
        (CHANGING, "toss a break", "play"),
        (CHANGING, "toss a break; play", "stroke"),
        (CHANGING, "toss a break; play; pause", "resume"),
        (CHANGING, "toss a break; play; untouched", "stroke"),
        (CHANGING, "toss a break; untouched", "play"),
        (CHANGING, "toss a break; p1", "stroke"),
        (CHANGING, "toss a break; p1 X", "placing"),
        (CHANGING, "toss a break; p1 X; placed", "stroke"),
        (CHANGING, "toss a break; p1; Q; -", "stroke"),
        (CHANGING, "toss a break; p8; p1", "play"),
        (CHANGING, "toss a break; p8; p1 X", "demand"),
        (CHANGING, "toss a break; p8; p1 X; demand 0", "play"),
        (CHANGING, "toss a break; concede a game", "change_sides"),
        (CHANGING, "toss a break; concede a game; sides", "play"),
        # Once the next board has begun the change waits until it is over (33).
        (CHANGING, "toss a break; concede a game; play", "stroke"),
        (CHANGING, "toss a break; concede a game; play; untouched", "stroke"),
        (CHANGING, "toss a break; concede a game; untouched*3", "play"),
        (CHANGING, "toss a break; concede a game; -", "stroke"),
        (CHANGING, "toss a break; concede a game; won a 12", "change_sides"),
        (LIMITED, "toss a break; won a 5; won b 5", "toss"),
        # A change that is due waits for no toss.
        (UNDECIDED, "toss a break; won a 9; won a 4; won b 9; won b 4", "change_sides"),
        (UNDECIDED, "toss a break; won a 9; won a 4; won b 9; won b 4; sides", "toss"),
        (CHANGING, "toss a break; concede a match", "protest"),
        (CHANGING, "toss a break; p1; concede a match", "protest"),
        (CHANGING, "walkover a", "note"),
        (CHANGING, "toss a break; concede a match; protest b", "protest_decided"),
    ],
)
def test_the_expected_entry_comes_first(setup: Setup, entries: str, expected: str) -> None:
    assert next_entries(play(entries, setup).state)[0].about.name == expected


def test_the_points_on_demand_come_before_the_change_of_sides() -> None:
    record = play("toss a break; p8; p1 X", a_setup(points=4, change_sides=ChangeSides.AT_13))

    assert next_entries(record.state)[:2] == (Demanded, SidesChanged)


@pytest.mark.parametrize("laws", EDITIONS)
def test_an_act_that_loses_the_board_is_offered_only_where_the_edition_knows_one(laws: Edition) -> None:
    names = next_entries(play("toss a break", a_setup(laws)).state)

    assert (IncidentSeen in names) is bool(laws.incidents)


def test_nothing_is_named_twice() -> None:
    for entries in ("note", "toss a break", "toss a break; p1 X; pause", "toss a break; concede a game; pause"):
        names = next_entries(play(entries, CHANGING).state)

        assert len(set(names)) == len(names)

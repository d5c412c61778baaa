"""Entries that can come next, with the expected one first (formats: state, `next`)."""

from typing import get_args

import pytest

from carrom_desk.match.effects.phase import Phase, next_entries, phase_of, why_not
from carrom_desk.match.effects.refusals import refusal
from carrom_desk.match.entry.entries import (
    BoardReplayed,
    Conceded,
    Demanded,
    Disqualified,
    IncidentSeen,
    MatchAbandoned,
    MistakeStands,
    Override,
    Passed,
    Paused,
    PlacingDone,
    PlainEntry,
    PlayCalled,
    ProtestDecided,
    ProtestLodged,
    Resumed,
    SidesChanged,
    StrokeMade,
    TimeOver,
    Toss,
    TurnCorrected,
    ViolationSeen,
    WalkedOver,
)
from carrom_desk.match.problems import Reason, Refusal
from carrom_desk.match.setup import ChangeSides, Setup
from carrom_desk.rules.edition import Edition
from carrom_desk.rules.edition_register import EDITIONS
from tests.match.playing import a_setup, play
from tests.match.strategies import representative

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


AT_THE_BOARD = {StrokeMade, ViolationSeen, IncidentSeen, Passed, TurnCorrected, BoardReplayed, PlayCalled, PlacingDone}
WHILE_IT_GOES_ON = {Conceded, Disqualified, WalkedOver, MatchAbandoned}
PHASES: list[tuple[Setup, str, Phase, dict[Reason, set[type[PlainEntry]]]]] = [
    (CHANGING, "note", Phase.TOSS, {Reason.TOSS_AWAITED: {*AT_THE_BOARD, TimeOver, SidesChanged, ProtestLodged}}),
    (CHANGING, "pause", Phase.PAUSED, {Reason.ALREADY_PAUSED: {Paused}, Reason.TOSS_AWAITED: AT_THE_BOARD}),
    (CHANGING, "toss a break", Phase.BREAK, {Reason.NO_TOSS_NOW: {Toss}}),
    (CHANGING, "toss a break; untouched", Phase.BREAK_AGAIN, {Reason.NO_TOSS_NOW: {Toss}}),
    (CHANGING, "toss a break; play", Phase.STROKE, {Reason.NOTHING_TO_OVERRIDE: {Override}}),
    (CHANGING, "toss a break; p1 X", Phase.PLACING, {Reason.NOTHING_TO_DEMAND: {Demanded}}),
    (CHANGING, "toss a break; p1; protest b", Phase.PROTESTED, {}),
    (CHANGING, "toss a break; p8; p1 X", Phase.CLAIM, {Reason.NO_PROTEST: {ProtestDecided}}),
    (CHANGING, "toss a break; concede a game", Phase.CHANGE_OF_SIDES, {Reason.NO_TOSS_NOW: {Toss}}),
    (LIMITED, "toss a break; won a 5; won b 5", Phase.TOSS, {Reason.TOSS_AWAITED: AT_THE_BOARD}),
    (
        UNDECIDED,
        "toss a break; won a 9; won a 4; won b 9; won b 4",
        Phase.CHANGE_OF_SIDES,
        {Reason.TOSS_AWAITED: AT_THE_BOARD},
    ),
    (
        CHANGING,
        "toss a break; concede a match",
        Phase.OVER,
        {Reason.MATCH_OVER: {*AT_THE_BOARD, *WHILE_IT_GOES_ON, Toss, Paused, TimeOver, SidesChanged, MistakeStands}},
    ),
]


@pytest.mark.parametrize(("setup", "entries", "phase", "refused"), PHASES)
def test_a_phase_says_what_is_possible_and_why_nothing_else_is(
    setup: Setup, entries: str, phase: Phase, refused: dict[Reason, set[type[PlainEntry]]]
) -> None:
    state = play(entries, setup).state

    assert phase_of(state) is phase
    for reason, kinds in refused.items():
        assert {kind for kind in kinds if why_not(state, kind) is not reason} == set()


@pytest.mark.parametrize(("setup", "entries"), [(setup, entries) for setup, entries, *_ in PHASES])
@pytest.mark.parametrize("kind", get_args(PlainEntry))
def test_what_is_offered_is_accepted_and_all_else_is_refused_for_the_reason_given(
    setup: Setup, entries: str, kind: type[PlainEntry]
) -> None:
    state = play(entries, setup).state
    found = refusal(state, representative(kind, state))
    reason = why_not(state, kind)

    if reason is not None:
        assert found == Refusal(reason)
        assert kind not in next_entries(state)
    elif kind in next_entries(state):
        assert found is None or found.reason in OF_WHAT_IT_SAYS
    else:
        # Resuming a match that nobody stopped changes nothing.
        assert found is not None or kind is Resumed


OF_WHAT_IT_SAYS = {Reason.CHOICE_MUST_BE_BREAK, Reason.OVERRIDE_IMPOSSIBLE, Reason.ACT_IMPOSSIBLE}
"""Refusals caused by the details of the test's entry, not by its kind."""

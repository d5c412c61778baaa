"""A covering part of the proof: every class of ruling, every position and every line of the second statement."""

from collections.abc import Callable, Iterator
from dataclasses import replace
from itertools import cycle, islice, product
from random import Random

import pytest

from carrom_desk.rules.acts import Situation, Stroke
from carrom_desk.rules.edition import Edition
from carrom_desk.rules.edition_register import EDITIONS
from carrom_desk.rules.editions.icf_revised import ICF_REVISED
from carrom_desk.rules.judge import judge
from carrom_desk.rules.laws import Law
from carrom_desk.rules.position import NO_MEN, ByParty, Pieces, Position
from carrom_desk.rules.ruling import Turn, Verdict
from carrom_desk.rules.texts.readings import Reading
from tests.proof.covering import covering
from tests.proof.events import laws_of_events, try_acts
from tests.proof.play_out import ActClass, act_classes, disagreement, place_of, stated_of
from tests.proof.statement import TEXTS, state
from tests.proof.sweep import Proof, hold, possible_positions
from tests.proof.tables import tables
from tests.rules.notation import read_position, read_scene
from tests.rules.ruling_rows import RulingRow, ruling_rows

STROKES_A_POSITION = 4
OF_EVENTS = [next(laws_of_events(edition, Random(edition.id))) for edition in EDITIONS]
PATTERNS = tuple(product((0, 1, 2, 9), (0, 1, 9), (False, True), ("", "X", "jX"), (False, True), (False, True)))
"""Own and opponent's men, at most those on the board, Queen, striker, improper, and True if another man jumps."""


@pytest.mark.parametrize("edition", EDITIONS, ids=str)
def test_every_class_of_ruling_is_what_the_laws_say(edition: Edition) -> None:
    proof, scenes = Proof(edition), covering(edition)
    for scene in scenes:
        position, act = read_scene(scene)
        hold(proof, position, ActClass(stated_of(act), act), place_of(position))

    assert proof.faults == []
    assert len(proof.rulings) == len(scenes)
    assert proof.decided_by.keys() <= edition.readings


@pytest.mark.nightly
@pytest.mark.parametrize("edition", [*EDITIONS, *OF_EVENTS], ids=str)
def test_strokes_at_every_position_are_ruled_as_the_laws_say(edition: Edition) -> None:
    proof, patterns = Proof(edition), cycle(PATTERNS)
    for position in possible_positions(edition):
        for each in strokes(position, patterns):
            hold(proof, position, each, place_of(position))

    assert proof.faults == []


@pytest.mark.nightly
@pytest.mark.parametrize("edition", EDITIONS, ids=str)
def test_random_acts_by_rules_of_events_are_ruled_as_the_laws_say(edition: Edition) -> None:
    proof = try_acts(edition, acts=1_000, seed=1)

    assert proof.faults == []
    assert proof.decided_by.keys() >= {Reading.EVENT_QUEEN_POINTS, Reading.EVENT_DUE_BEFORE_FIRST_MAN}


@pytest.mark.nightly
@pytest.mark.parametrize("edition", EDITIONS, ids=str)
def test_a_side_that_owes_many_men_is_ruled_as_one_that_owes_two(edition: Edition) -> None:
    """The proof uses two dues for any higher number; this test uses five and ten."""
    proof, patterns = Proof(edition), cycle(PATTERNS)
    for position in possible_positions(edition):
        if position.due == ByParty(1, 2):
            deep = replace(position, due=ByParty(5, 10))
            for each in strokes(deep, patterns):
                hold(proof, deep, each, place_of(deep))

    assert proof.acts > 0
    assert proof.faults == []


def strokes(position: Position, patterns: Iterator[tuple[int, int, bool, str, bool, bool]]) -> Iterator[ActClass]:
    """Yields the next patterns as possible strokes."""
    on = position.on_board
    for own, opponent, queen, striker, improper, jumps in islice(patterns, STROKES_A_POSITION):
        p, q, has_queen = min(own, on.own), min(opponent, on.opponent), queen and position.queen.is_on_board
        off = Pieces(opponent=min(int(jumps), on.opponent - q), striker=striker == "jX")
        early = improper and jumps and not position.break_.made
        stroke = Stroke(Pieces(p, q, has_queen, striker == "X"), off, improper, before_play=early)
        yield ActClass(stated_of(stroke), stroke)


@pytest.mark.nightly
@pytest.mark.parametrize("row", ruling_rows(), ids=lambda row: row.id)
def test_the_statement_gives_what_the_cases_expect(row: RulingRow) -> None:
    position, act = read_scene(row.act)

    assert disagreement(judge(position, act, row.laws), state(row.laws.id, place_of(position), stated_of(act))) == []


@pytest.mark.parametrize("edition", EDITIONS, ids=str)
def test_every_line_of_the_statement_decides_something(edition: Edition) -> None:
    """A line without acts is useless, or stands below one that matches first."""
    scenes = [*covering(edition), *(row.act for row in ruling_rows() if row.laws is edition)]
    for scene in scenes:
        position, act = read_scene(scene)
        state(edition.id, place_of(position), stated_of(act))
    plain = read_position("7-6")
    for each in act_classes(plain, edition):
        state(edition.id, place_of(plain), each.stated)
    text = TEXTS[edition.id]

    assert [line for table in tables(text.file, text.name).values() for line in table.idle()] == []


# ---------------------------------------------------------------------------------------------- what would be found


def judged_by(change: Callable[[Verdict], Verdict]) -> Edition:
    """Returns an edition with changed rulings on strokes."""

    def stroke(situation: Situation) -> Verdict:
        return change(ICF_REVISED.stroke(situation))

    return replace(ICF_REVISED, stroke=stroke)


@pytest.mark.parametrize(
    ("scene", "change", "problem"),
    [
        ("7-6 : p1", lambda verdict: replace(verdict, turn=Turn.PASSES), "turn"),
        ("7-6 : p1 X", lambda verdict: replace(verdict, owed=NO_MEN), "men"),
        ("7-6 : p1 X", lambda verdict: replace(verdict, back=NO_MEN), "place, on"),
        ("7-6 : p1 X", lambda verdict: replace(verdict, laws=(Law.STRIKER_ALONE,)), "men back"),
        ("7-6 : p1 X", lambda verdict: replace(verdict, laws=(Law.OWN_AND_STRIKER_IMPROPER,)), "paragraph"),
        ("7-6 to_cover : -", lambda verdict: replace(verdict, laws=(Law.TURN,)), "Queen back"),
        ("5-1 : q1 X", lambda verdict: replace(verdict, laws=(Law.OPPONENTS_LAST,)), "demand"),
    ],
)
def test_a_wrong_ruling_would_be_found(scene: str, change: Callable[[Verdict], Verdict], problem: str) -> None:
    proof = Proof(judged_by(change))
    position, act = read_scene(scene)
    hold(proof, position, ActClass(stated_of(act), act), place_of(position))

    assert any(problem in fault for fault in proof.faults), proof.faults

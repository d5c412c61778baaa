"""Impossible acts are refused with all reasons at once."""

from collections.abc import Callable
from dataclasses import dataclass, replace

import pytest
from hypothesis import given
from hypothesis import strategies as st

from carrom_desk.rules.acts import Act, Incident, IncidentKind, Offender, Stroke, Violation
from carrom_desk.rules.edition import Edition
from carrom_desk.rules.edition_register import EDITIONS
from carrom_desk.rules.editions.club import CLUB
from carrom_desk.rules.editions.icf_1993 import ICF_1993
from carrom_desk.rules.editions.icf_revised import ICF_REVISED
from carrom_desk.rules.editions.technitia_2k20 import TECHNITIA_2K20
from carrom_desk.rules.impossible import Impossible, ImpossibleAct, problems_of
from carrom_desk.rules.judge import judge
from carrom_desk.rules.position import MEN_OF_A_SIDE, NO_PIECES, Break, ByParty, Party, Pieces, Position, QueenPlace
from tests.rules.notation import read_position, read_scene
from tests.rules.strategies import Scene, many, scenes

Expected = list[tuple[str, Impossible]]

ICF_ROWS: list[tuple[str, Expected]] = [
    ("0-6 : -", [("/position/on_board/own", Impossible.NO_MAN_ON_BOARD)]),
    ("10-6 : -", [("/position/on_board/own", Impossible.MEN_OUT_OF_RANGE)]),
    ("7-10 : -", [("/position/on_board/opponent", Impossible.MEN_OUT_OF_RANGE)]),
    ("7-6 to_return : -", [("/position/queen", Impossible.QUEEN_PLACE_UNKNOWN)]),
    ("9-6 queen own : -", [("/position/has_pocketed/own", Impossible.COVERED_WITHOUT_MAN)]),
    ("6-9 queen opponent : -", [("/position/has_pocketed/opponent", Impossible.COVERED_WITHOUT_MAN)]),
    ("9-9 break 0 : -", [("/position/break/attempt", Impossible.ATTEMPT_OUT_OF_RANGE)]),
    ("9-9 break 4 : untouched", [("/position/break/attempt", Impossible.ATTEMPT_OUT_OF_RANGE)]),
    ("8-9 break 1 : -", [("/position/on_board/own", Impossible.MEN_OFF_BEFORE_BREAK)]),
    (
        "0-9 break 1 : -",
        [
            ("/position/on_board/own", Impossible.NO_MAN_ON_BOARD),
            ("/position/on_board/own", Impossible.MEN_OFF_BEFORE_BREAK),
        ],
    ),
    ("9-9 recovered opponent break 1 : -", [("/position/has_pocketed/opponent", Impossible.POCKETED_BEFORE_BREAK)]),
    ("9-9 to_cover break 1 : -", [("/position/queen", Impossible.QUEEN_OFF_BEFORE_BREAK)]),
    ("2-6 : p3", [("/stroke/pocketed/own", Impossible.MORE_MEN_THAN_ON_BOARD)]),
    ("2-6 : p2 jp1", [("/stroke/jumped/own", Impossible.MORE_MEN_THAN_ON_BOARD)]),
    ("2-1 : jq2", [("/stroke/jumped/opponent", Impossible.MORE_MEN_THAN_ON_BOARD)]),
    (
        "9-9 : p10",
        [
            ("/stroke/pocketed/own", Impossible.MEN_OUT_OF_RANGE),
            ("/stroke/pocketed/own", Impossible.MORE_MEN_THAN_ON_BOARD),
        ],
    ),
    ("7-6 to_cover : Q", [("/stroke/pocketed/queen", Impossible.QUEEN_NOT_ON_BOARD)]),
    ("7-6 queen own : jQ", [("/stroke/jumped/queen", Impossible.QUEEN_NOT_ON_BOARD)]),
    ("7-6 : Q jQ", [("/stroke/jumped/queen", Impossible.QUEEN_TWICE)]),
    ("7-6 : X jX", [("/stroke/jumped/striker", Impossible.STRIKER_TWICE)]),
    ("7-6 : untouched p1", [("/stroke/touched", Impossible.UNTOUCHED_BUT_MOVED)]),
    ("7-6 : untouched Q", [("/stroke/touched", Impossible.UNTOUCHED_BUT_MOVED)]),
    ("7-6 : untouched jq1", [("/stroke/touched", Impossible.UNTOUCHED_BUT_MOVED)]),
    ("7-6 : early", [("/stroke/before_play", Impossible.BEFORE_PLAY_AFTER_BREAK)]),
    (
        "0-10 due 1-0 to_return : q11 Q X jX early",
        [
            ("/position/queen", Impossible.QUEEN_PLACE_UNKNOWN),
            ("/position/on_board/own", Impossible.NO_MAN_ON_BOARD),
            ("/position/on_board/opponent", Impossible.MEN_OUT_OF_RANGE),
            ("/stroke/pocketed/opponent", Impossible.MEN_OUT_OF_RANGE),
            ("/stroke/pocketed/opponent", Impossible.MORE_MEN_THAN_ON_BOARD),
            ("/stroke/pocketed/queen", Impossible.QUEEN_NOT_ON_BOARD),
            ("/stroke/jumped/striker", Impossible.STRIKER_TWICE),
            ("/stroke/before_play", Impossible.BEFORE_PLAY_AFTER_BREAK),
        ],
    ),
]


def found(position: Position, act: Act, laws: Edition = ICF_REVISED) -> Expected:
    return [(problem.at, problem.reason) for problem in problems_of(position, act, laws)]


@pytest.mark.parametrize(("scene", "expected"), ICF_ROWS, ids=[scene for scene, _ in ICF_ROWS])
def test_every_reason_is_named_at_its_place_and_no_other(scene: str, expected: Expected) -> None:
    assert found(*read_scene(scene)) == expected


def test_counts_below_zero_are_named_for_each_side() -> None:
    position = replace(read_position("7-6"), due=ByParty(-1, -2), score=ByParty(-1, -1), on_board=ByParty(-1, 6))
    stroke = Stroke(Pieces(opponent=-1), Pieces(own=-1))

    assert found(position, stroke) == [
        ("/position/on_board/own", Impossible.MEN_OUT_OF_RANGE),
        ("/position/due/own", Impossible.DUE_BELOW_ZERO),
        ("/position/score/own", Impossible.SCORE_BELOW_ZERO),
        ("/position/due/opponent", Impossible.DUE_BELOW_ZERO),
        ("/position/score/opponent", Impossible.SCORE_BELOW_ZERO),
        ("/stroke/jumped/own", Impossible.MEN_OUT_OF_RANGE),
        ("/stroke/pocketed/own", Impossible.MORE_MEN_THAN_ON_BOARD),
        ("/stroke/pocketed/opponent", Impossible.MEN_OUT_OF_RANGE),
    ]


def test_a_man_that_is_off_has_been_pocketed() -> None:
    position = replace(read_position("7-6"), has_pocketed=ByParty(own=False, opponent=False))

    assert found(position, Stroke()) == [
        ("/position/has_pocketed/own", Impossible.MUST_HAVE_POCKETED),
        ("/position/has_pocketed/opponent", Impossible.MUST_HAVE_POCKETED),
    ]


@pytest.mark.parametrize(
    ("act", "edition", "is_possible"),
    [
        ("breach own powder", ICF_REVISED, True),
        ("breach own body_beyond_lines", ICF_REVISED, True),
        ("breach own push", ICF_REVISED, False),
        ("breach own left_seat", ICF_REVISED, False),
        ("breach opponent out_of_turn", ICF_1993, False),
        ("breach own board_disturbed", ICF_1993, False),
        ("breach own played_without_order", ICF_REVISED, False),
        ("breach partner left_match_area", ICF_REVISED, False),
        ("breach own men_arranged_slowly", ICF_REVISED, False),
        ("breach own men_touched", CLUB, True),
        ("breach own left_seat", CLUB, False),
    ],
)
def test_a_breach_that_costs_more_or_less_than_a_man_is_no_violation(
    act: str, edition: Edition, is_possible: bool
) -> None:
    position, violation = read_scene(f"7-6 : {act}")
    expected = [] if is_possible else [("/violation/breach", Impossible.BREACH_COSTS_NO_MAN)]

    assert found(position, violation, edition) == expected


@pytest.mark.parametrize("queen", ["to_cover", "to_return"])
def test_a_waiting_queen_was_pocketed_in_this_turn(queen: str) -> None:
    position = read_position(f"7-6 {queen}")
    early = [("/violation/before_first_stroke", Impossible.QUEEN_WAITS_BEFORE_FIRST_STROKE)]

    assert found(position, Violation(Offender.OWN, before_first_stroke=True), TECHNITIA_2K20) == early
    assert found(position, Violation(Offender.OPPONENT, before_first_stroke=True), TECHNITIA_2K20) == []
    assert found(position, Violation(Offender.OWN), TECHNITIA_2K20) == []


@pytest.mark.parametrize("laws", EDITIONS)
@pytest.mark.parametrize("kind", IncidentKind)
def test_an_act_loses_the_board_only_where_the_laws_say_so(laws: Edition, kind: IncidentKind) -> None:
    known = {
        ICF_REVISED: set(IncidentKind),
        ICF_1993: {IncidentKind.LEFT_SEAT, IncidentKind.OUT_OF_TURN},
        CLUB: set[IncidentKind](),
        TECHNITIA_2K20: set[IncidentKind](),
    }[laws]
    expected = [] if kind in known else [("/incident/kind", Impossible.INCIDENT_UNKNOWN)]

    assert found(read_position("7-6"), Incident(kind, Party.OWN), laws) == expected


def test_the_club_editions_answer_no_incident_that_got_past() -> None:
    with pytest.raises(AssertionError, match="left_seat"):
        CLUB.incident(read_position("7-6"), Incident(IncidentKind.LEFT_SEAT, Party.OWN), CLUB.scoring)


@pytest.mark.parametrize("laws", EDITIONS)
def test_only_technitia_knows_a_queen_that_waits_to_return(laws: Edition) -> None:
    expected = [] if laws is TECHNITIA_2K20 else [("/position/queen", Impossible.QUEEN_PLACE_UNKNOWN)]

    assert found(read_position("7-6 to_return"), Stroke(), laws) == expected


# ------------------------------------------------------------------------------------------- several faults at once


@dataclass(frozen=True, slots=True)
class Fault:
    """One impossibility, the place that is reported, and how to produce it."""

    at: str
    reason: Impossible
    plant: Callable[[Position, Stroke], tuple[Position, Stroke]]


def in_position(at: str, reason: Impossible, plant: Callable[[Position], Position]) -> Fault:
    return Fault(at, reason, lambda position, stroke: (plant(position), stroke))


def in_stroke(at: str, reason: Impossible, plant: Callable[[Stroke], Stroke]) -> Fault:
    return Fault(at, reason, lambda position, stroke: (position, plant(stroke)))


def _queen_off(position: Position, stroke: Stroke) -> tuple[Position, Stroke]:
    pocketed = replace(stroke.pocketed, queen=True)
    return replace(position, queen=QueenPlace.OPPONENT), replace(stroke, pocketed=pocketed, touched=True)


def _twice(stroke: Stroke, piece: str) -> Stroke:
    marked = {piece: True}
    return replace(stroke, pocketed=replace(stroke.pocketed, **marked), jumped=replace(stroke.jumped, **marked))


# None of them hides another: each is named whatever else is wrong.
FAULTS = (
    in_position(
        "/position/on_board/opponent",
        Impossible.MEN_OUT_OF_RANGE,
        lambda position: replace(position, on_board=position.on_board.with_(Party.OPPONENT, 10)),
    ),
    in_position(
        "/position/due/own",
        Impossible.DUE_BELOW_ZERO,
        lambda position: replace(position, due=position.due.with_(Party.OWN, -1)),
    ),
    in_position(
        "/position/score/opponent",
        Impossible.SCORE_BELOW_ZERO,
        lambda position: replace(position, score=position.score.with_(Party.OPPONENT, -3)),
    ),
    in_position(
        "/position/has_pocketed/own",
        Impossible.MUST_HAVE_POCKETED,
        lambda position: replace(
            position,
            on_board=position.on_board.with_(Party.OWN, 8),
            has_pocketed=position.has_pocketed.with_(Party.OWN, False),
        ),
    ),
    in_position(
        "/position/break/attempt",
        Impossible.ATTEMPT_OUT_OF_RANGE,
        lambda position: replace(position, break_=Break(made=True, attempt=4)),
    ),
    Fault("/stroke/pocketed/queen", Impossible.QUEEN_NOT_ON_BOARD, _queen_off),
    in_stroke("/stroke/jumped/queen", Impossible.QUEEN_TWICE, lambda stroke: _twice(stroke, "queen")),
    in_stroke("/stroke/jumped/striker", Impossible.STRIKER_TWICE, lambda stroke: _twice(stroke, "striker")),
    in_stroke(
        "/stroke/pocketed/own",
        Impossible.MORE_MEN_THAN_ON_BOARD,
        lambda stroke: replace(stroke, pocketed=replace(stroke.pocketed, own=10)),
    ),
    in_stroke(
        "/stroke/jumped/opponent",
        Impossible.MEN_OUT_OF_RANGE,
        lambda stroke: replace(stroke, jumped=replace(stroke.jumped, opponent=-1)),
    ),
    in_stroke(
        "/stroke/before_play",
        Impossible.BEFORE_PLAY_AFTER_BREAK,
        lambda stroke: replace(stroke, before_play=True),
    ),
)


@given(scene=scenes())
def test_a_possible_act_has_no_problems(scene: Scene) -> None:
    assert problems_of(scene.position, scene.act, scene.laws) == ()


@given(scene=scenes(), faults=st.lists(st.sampled_from(FAULTS), min_size=1, unique=True))
def test_whatever_is_wrong_all_of_it_is_named(scene: Scene, faults: list[Fault]) -> None:
    # Planted into a stroke after the break, so that every fault is one.
    position = replace(scene.position, break_=Break(made=True))
    stroke: Act = Stroke(NO_PIECES) if not isinstance(scene.act, Stroke) else scene.act
    for fault in faults:
        assert isinstance(stroke, Stroke)
        position, stroke = fault.plant(position, stroke)

    with pytest.raises(ImpossibleAct) as refused:
        judge(position, stroke, scene.laws)

    named = {(problem.at, problem.reason) for problem in refused.value.problems}
    assert {(fault.at, fault.reason) for fault in faults} <= named
    for fault in faults:
        assert f"{fault.at}: {fault.reason.sentence}" in str(refused.value)


@pytest.mark.parametrize("reason", Impossible)
def test_every_reason_is_a_sentence(reason: Impossible) -> None:
    assert reason.sentence[0].isupper()
    assert reason.sentence[-1] == "."


MEN = st.integers(-1, 10)
ANY_PIECES = st.builds(Pieces, MEN, MEN, st.booleans(), st.booleans())
ANY_POSITIONS = st.builds(
    Position,
    on_board=st.builds(ByParty, MEN, MEN),
    queen=st.sampled_from(QueenPlace),
    due=st.builds(ByParty, st.integers(-1, 1), st.integers(-1, 1)),
    has_pocketed=st.builds(ByParty, st.booleans(), st.booleans()),
    break_=st.builds(
        Break, made=st.sampled_from((True, True, True, False)), attempt=st.sampled_from((1, 1, 1, 0, 2, 4))
    ),
    score=st.builds(ByParty, st.integers(-1, 1), st.integers(-1, 1)),
)
ANY_STROKES = st.builds(
    Stroke,
    pocketed=st.just(NO_PIECES) | ANY_PIECES,
    jumped=st.just(NO_PIECES) | st.just(Pieces()) | ANY_PIECES,
    improper=st.booleans(),
    touched=st.sampled_from((True, True, False)),
    before_play=st.sampled_from((False, False, True)),
)


@many
@given(position=ANY_POSITIONS, stroke=ANY_STROKES, edition=st.sampled_from(EDITIONS))
def test_only_what_is_possible_is_ruled_on(position: Position, stroke: Stroke, edition: Edition) -> None:
    problems = problems_of(position, stroke, edition)
    if problems:
        with pytest.raises(ImpossibleAct) as refused:
            judge(position, stroke, edition)
        assert refused.value.problems == problems
    else:
        assert 0 <= judge(position, stroke, edition).on_board.own <= MEN_OF_A_SIDE

"""Scenarios: an act and its ruling as JSON, and every possible problem."""

import json
from collections.abc import Callable
from dataclasses import replace

import pytest
from hypothesis import given
from hypothesis import strategies as st

from carrom_desk.exchange.codec.document import Node
from carrom_desk.exchange.codec.entry_codec import RULING, write_ruling
from carrom_desk.exchange.scenario import Scenario, read_scenario, rule, write_scenario
from carrom_desk.match.problems import InvalidDocument
from carrom_desk.rules.acts import Act, Incident, IncidentKind, Offender, Stroke, Violation
from carrom_desk.rules.editions.icf_1993 import ICF_1993
from carrom_desk.rules.judge import judge
from carrom_desk.rules.position import NO_MEN, Break, ByParty, Party, Pieces, Position, QueenPlace
from tests.exchange.scenario_documents import SHORT, STROKE, Document, with_, without, written
from tests.rules.strategies import Scene, scenes


def faults(document: object) -> dict[str, str]:
    """Returns the problems of a document: each path with its sentence."""
    with pytest.raises(InvalidDocument) as refused:
        rule(document)
    places = [problem.at for problem in refused.value.problems]
    assert len(set(places)) == len(places), refused.value
    return {problem.at: problem.problem for problem in refused.value.problems}


# ------------------------------------------------------------------------------------------------------- what is right


def test_a_ruling_says_everything() -> None:
    assert rule(STROKE) == {
        "turn": "continues",
        "place": {"own": 1, "opponent": 0, "queen": False},
        "due": {"own": 1, "opponent": 0},
        "on_board": {"own": 9, "opponent": 9},
        "queen": "on_board",
        "has_pocketed": {"own": True, "opponent": False},
        "break": {"made": True, "attempt": 1},
        "board": None,
        "laws": ["73", "72(c)"],
        "calls": ["due"],
        "readings": [],
    }


def test_a_board_that_is_over_has_a_result() -> None:
    document = {
        "laws": "icf-1993",
        "position": {"on_board": {"own": 1, "opponent": 1}, "queen": "opponent", "score": {"own": 0, "opponent": 22}},
        "stroke": {"pocketed": {"own": 1, "opponent": 1, "striker": True}},
    }

    ruling = rule(document)

    assert ruling["turn"] == "board_over"
    assert ruling["board"] == {"winner": "opponent", "points": 1, "on_demand": 1}
    assert ruling["laws"] == ["85(a)", "27"]
    assert ruling["calls"] == ["due", "board"]
    assert ruling["readings"] == ["law_85_at_22"]


def test_what_may_be_left_out_is_read_as_nothing() -> None:
    assert read_scenario(SHORT) == Scenario(
        edition=ICF_1993,
        position=Position(
            on_board=ByParty(8, 9),
            queen=QueenPlace.TO_COVER,
            due=ByParty(0, 0),
            has_pocketed=ByParty(own=True, opponent=False),
            break_=Break(made=True, attempt=1),
            score=ByParty(0, 0),
        ),
        act=Stroke(),
    )


@pytest.mark.parametrize(
    ("name", "members", "act"),
    [
        ("violation", {"by": "opponent"}, Violation(Offender.OPPONENT)),
        ("violation", {"by": "partner"}, Violation(Offender.PARTNER)),
        ("violation", {"by": "own", "before_first_stroke": True}, Violation(Offender.OWN, before_first_stroke=True)),
        ("incident", {"kind": "out_of_turn", "by": "own"}, Incident(IncidentKind.OUT_OF_TURN, Party.OWN)),
        ("stroke", {"pocketed": {"queen": True}, "improper": True}, Stroke(Pieces(queen=True), improper=True)),
        ("stroke", {"pocketed": {}, "jumped": {"own": 2}}, Stroke(jumped=Pieces(own=2))),
        ("stroke", {"pocketed": {}, "touched": False}, Stroke(touched=False)),
    ],
)
def test_acts_of_every_kind_are_read(name: str, members: Document, act: Act) -> None:
    document = {"laws": "icf-revised", "position": {"on_board": {"own": 5, "opponent": 6}, "queen": "on_board"}}

    assert read_scenario({**document, name: members}).act == act


def test_a_break_to_come_may_leave_its_attempt_out() -> None:
    document = with_(without(STROKE, "stroke"), {"made": False}, "position", "break")
    early = {"pocketed": {"own": 1}, "before_play": True}

    assert rule({**document, "stroke": early})["laws"] == ["47", "64(b)", "44", "72(c)"]


@given(scene=scenes())
def test_every_possible_act_is_ruled_on_as_the_rules_do(scene: Scene) -> None:
    document = json.loads(json.dumps(written(scene)))

    # A scenario does not say which breach it is.
    act = replace(scene.act, breach=None) if isinstance(scene.act, Violation) else scene.act
    assert rule(document) == write_ruling(judge(scene.position, act, scene.laws))


@given(scene=scenes())
def test_a_ruling_is_read_as_it_was_written(scene: Scene) -> None:
    ruling = judge(scene.position, scene.act, scene.laws)
    node = Node(write_ruling(ruling))

    # What comes back because of the stroke follows from the act, so files do without it.
    assert RULING.read(node) == replace(ruling, back=NO_MEN)
    assert node.problems == ()


# ------------------------------------------------------------------------------------------------------- what is wrong


@pytest.mark.parametrize("document", [None, [], "stroke", 3, True])
def test_a_scenario_is_an_object(document: object) -> None:
    assert list(faults(document)) == [""]


def test_an_empty_scenario_lacks_everything() -> None:
    assert faults({}) == {
        "/laws": "This key is missing.",
        "/position": "This key is missing.",
        "": "A scenario has exactly one of stroke, violation and incident.",
    }


WRONG: list[tuple[str, Document]] = [
    ("/laws", with_(STROKE, "icf-2020", "laws")),
    ("/laws", with_(STROKE, 1993, "laws")),
    ("/laws", without(STROKE, "laws")),
    ("/position", with_(STROKE, [], "position")),
    ("/position", without(STROKE, "position")),
    ("/position/on_board", without(STROKE, "position", "on_board")),
    ("/position/on_board/own", without(STROKE, "position", "on_board", "own")),
    ("/position/on_board/own", with_(STROKE, "9", "position", "on_board", "own")),
    ("/position/on_board/own", with_(STROKE, 10, "position", "on_board", "own")),
    ("/position/on_board/opponent", with_(STROKE, 9.0, "position", "on_board", "opponent")),
    ("/position/on_board/opponent", with_(STROKE, True, "position", "on_board", "opponent")),
    ("/position/queen", without(STROKE, "position", "queen")),
    ("/position/queen", with_(STROKE, "to_return", "position", "queen")),
    ("/position/queen", with_(STROKE, None, "position", "queen")),
    ("/position/due/own", with_(STROKE, -1, "position", "due", "own")),
    ("/position/due/opponent", without(STROKE, "position", "due", "opponent")),
    ("/position/has_pocketed/own", with_(STROKE, 1, "position", "has_pocketed", "own")),
    ("/position/has_pocketed/own", with_(STROKE, "own", "position", "queen")),
    ("/position/break/made", without(STROKE, "position", "break", "made")),
    ("/position/break/attempt", with_(STROKE, 4, "position", "break", "attempt")),
    ("/position/score/own", with_(STROKE, 1000, "position", "score", "own")),
    ("/position/weather", with_(STROKE, "fine", "position", "weather")),
    ("/stroke", with_(STROKE, "p1", "stroke")),
    ("/stroke/pocketed", without(STROKE, "stroke", "pocketed")),
    ("/stroke/pocketed/own", with_(STROKE, 10, "stroke", "pocketed", "own")),
    ("/stroke/pocketed/white", with_(STROKE, 1, "stroke", "pocketed", "white")),
    ("/stroke/jumped/own", with_(STROKE, 9, "stroke", "jumped", "own")),
    ("/stroke/improper", with_(STROKE, "push", "stroke", "improper")),
    ("/stroke/touched", with_(STROKE, False, "stroke", "touched")),
    ("/stroke/before_play", with_(STROKE, True, "stroke", "before_play")),
    ("/stroke/a~1b~0c", with_(STROKE, True, "stroke", "a/b~c")),
    ("/comment", with_(STROKE, "x", "comment")),
    ("", without(STROKE, "stroke")),
    ("", with_(STROKE, {"by": "own"}, "violation")),
    ("/violation/by", with_(without(STROKE, "stroke"), {}, "violation")),
    ("/violation/by", with_(without(STROKE, "stroke"), {"by": "a"}, "violation")),
    (
        "/violation/before_first_stroke",
        with_(without(STROKE, "stroke"), {"by": "own", "before_first_stroke": 0}, "violation"),
    ),
    ("/violation/breach", with_(without(STROKE, "stroke"), {"by": "own", "breach": "left_seat"}, "violation")),
    ("/incident/by", with_(without(STROKE, "stroke"), {"kind": "left_seat", "by": "partner"}, "incident")),
    ("/incident/kind", with_(without(STROKE, "stroke"), {"by": "own"}, "incident")),
    ("/incident/kind", with_(without(STROKE, "stroke"), {"kind": "fell_asleep", "by": "own"}, "incident")),
    ("/incident/by", with_(without(STROKE, "stroke"), {"kind": "left_seat"}, "incident")),
]


@pytest.mark.parametrize(("place", "document"), WRONG, ids=[f"{n}:{place}" for n, (place, _) in enumerate(WRONG)])
def test_one_fault_is_named_at_its_place_and_no_other(place: str, document: Document) -> None:
    found = faults(document)

    assert list(found) == [place]
    assert found[place][-1] == "."


def test_an_incident_of_another_edition_is_refused() -> None:
    document = with_(without(STROKE, "stroke"), {"kind": "board_disturbed", "by": "own"}, "incident")

    assert rule(document)["laws"] == ["126(b)"]
    assert list(faults({**document, "laws": "icf-1993"})) == ["/incident/kind"]
    assert list(faults({**document, "laws": "club"})) == ["/incident/kind"]


@pytest.mark.parametrize(
    ("place", "document"),
    [
        ("/laws", with_(with_(STROKE, "carrom", "laws"), "to_return", "position", "queen")),
        ("/position/on_board/own", with_(without(SHORT, "position", "on_board", "own"), "own", "position", "queen")),
        ("/position/break/made", with_(with_(STROKE, 1, "position", "break", "made"), True, "stroke", "before_play")),
        (
            "/violation/by",
            with_(without(SHORT, "stroke"), {"by": "me", "before_first_stroke": True}, "violation"),
        ),
    ],
)
def test_nothing_is_made_out_of_a_value_that_cannot_be_read(place: str, document: Document) -> None:
    assert list(faults(document)) == [place]


def _striker_twice(document: Document) -> Document:
    return with_(with_(document, True, "stroke", "pocketed", "striker"), True, "stroke", "jumped", "striker")


# Each makes one place wrong, whatever else is.
MARRINGS: tuple[tuple[str, Callable[[Document], Document]], ...] = (
    ("/laws", lambda document: with_(document, "icf", "laws")),
    ("/spare", lambda document: with_(document, 1, "spare")),
    ("/position/on_board/own", lambda document: with_(document, -1, "position", "on_board", "own")),
    ("/position/on_board/opponent", lambda document: with_(document, "6", "position", "on_board", "opponent")),
    ("/position/queen", lambda document: with_(document, "gone", "position", "queen")),
    ("/position/due/own", lambda document: with_(document, 10, "position", "due", "own")),
    ("/position/has_pocketed/opponent", lambda document: with_(document, 0, "position", "has_pocketed", "opponent")),
    ("/position/break/attempt", lambda document: with_(document, 0, "position", "break", "attempt")),
    ("/position/score", lambda document: with_(document, "21-22", "position", "score")),
    ("/stroke/pocketed/own", lambda document: with_(document, 1.5, "stroke", "pocketed", "own")),
    ("/stroke/jumped/red", lambda document: with_(document, 1, "stroke", "jumped", "red")),
    ("/stroke/jumped/striker", _striker_twice),
    ("/stroke/improper", lambda document: with_(document, "no", "stroke", "improper")),
    ("/stroke/touched", lambda document: with_(document, 1, "stroke", "touched")),
    ("/stroke/before_play", lambda document: with_(document, None, "stroke", "before_play")),
)


@given(marrings=st.lists(st.sampled_from(MARRINGS), min_size=1, unique_by=lambda marring: marring[0]))
def test_several_faults_are_all_named(marrings: list[tuple[str, Callable[[Document], Document]]]) -> None:
    document = STROKE
    for _, mar in marrings:
        document = mar(document)

    assert set(faults(document)) == {place for place, _ in marrings}


def test_rules_of_an_event_are_read_written_and_refused_with_every_place() -> None:
    rules = {"queen_points": 5, "queen_until": 23, "due_before_first_man": False, "own_man_with_striker": "passes"}
    laws = {"base": "icf-revised", "name": "Lake Club 2026", "rules": {**rules, "stroke_s": 20}}

    assert write_scenario(read_scenario({**STROKE, "laws": laws}))["laws"] == laws
    assert "event_own_man_with_striker" in str(rule({**STROKE, "laws": laws})["readings"])
    wrong = {"queen_points": 10, "queen_until": None, "stroke_s": 4, "solo": True, "own_man_with_striker": "continues"}
    found = faults({**STROKE, "laws": {"base": "club", "name": " ", "rules": wrong, "by": ""}})
    assert sorted(found) == sorted([*(f"/laws/rules/{each}" for each in wrong), "/laws/name", "/laws/by"])

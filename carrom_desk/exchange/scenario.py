"""Scenarios: an act at a position under an edition, as JSON (formats: scenario and ruling)."""

from dataclasses import dataclass
from typing import Any

from carrom_desk.exchange.codec.document import Members, Node
from carrom_desk.exchange.codec.entry_codec import BREAK, COUNTS, FLAGS, STROKE_SHAPES, write_ruling
from carrom_desk.exchange.codec.rules_codec import LAWS
from carrom_desk.exchange.codec.shapes import Record, record, whole
from carrom_desk.rules.acts import Act, Incident, Stroke, Violation
from carrom_desk.rules.edition import Edition
from carrom_desk.rules.impossible import Impossible, Problem, problems_of
from carrom_desk.rules.judge import judge
from carrom_desk.rules.position import MEN_OF_A_SIDE, ByParty, Position
from carrom_desk.rules.texts.words import Sentence

HIGHEST_SCORE = 999
_ACTS: dict[str, Record[Any]] = {
    "stroke": Record(Stroke, STROKE_SHAPES, needed=("pocketed",)),
    "violation": Record(Violation, unwritten=("breach",)),
    "incident": Record(Incident),
}
_SCORE = whole(0, HIGHEST_SCORE)
_LYING = whole(0, MEN_OF_A_SIDE, MEN_OF_A_SIDE)
"""Replacement for an unreadable count: with nine men on the board, no further problems are reported."""
_POSITION = Record(
    Position,
    {
        "on_board": record(ByParty, own=_LYING, opponent=_LYING),
        "due": COUNTS,
        "has_pocketed": FLAGS,
        "break_": BREAK,
        "score": record(ByParty, own=_SCORE, opponent=_SCORE),
    },
    optional=("due", "has_pocketed", "break_", "score"),
)


@dataclass(frozen=True, slots=True)
class Scenario:
    """Scenario for `carrom-desk rule`."""

    edition: Edition
    position: Position
    act: Act


def rule(document: object) -> dict[str, object]:
    """Rules on a scenario.

    Raises:
        InvalidDocument: with every problem.
    """
    scenario = read_scenario(document)
    return write_ruling(judge(scenario.position, scenario.act, scenario.edition))


def write_scenario(scenario: Scenario) -> dict[str, object]:
    """Writes a scenario as JSON, with every key."""
    act = next((name, each.write(scenario.act)) for name, each in _ACTS.items() if isinstance(scenario.act, each.made))
    return {"laws": LAWS.write(scenario.edition), "position": _POSITION.write(scenario.position), **dict([act])}


def read_scenario(document: object) -> Scenario:
    """Reads a scenario.

    Raises:
        InvalidDocument: with every problem of form and every reason why the act is impossible.
    """
    node = Node(document)
    fields = node.mapping(required=("laws", "position"), optional=_ACTS)
    edition = LAWS.read(fields["laws"])
    position = _read_position(fields["position"]) if "position" in fields else None
    act = _read_act(node, fields)
    if position is not None and act is not None:
        _note_impossible(node, edition, position, act)
    node.finish()
    assert position is not None
    assert act is not None
    return Scenario(edition, position, act)


def _note_impossible(node: Node, edition: Edition, position: Position, act: Act) -> None:
    """Adds reasons why the act is impossible, except those caused by an invalid value."""
    faulty = {problem.at for problem in node.problems}
    for problem in problems_of(position, act, edition):
        if not any(_is_within(place, faulty) for place in (problem.at, _rests_on(problem))):
            node.fault(Sentence.of(problem.reason.words), problem.at)


def _is_within(place: str, faulty: set[str]) -> bool:
    return any(place == at or place.startswith(f"{at}/") for at in faulty)


def _rests_on(problem: Problem) -> str:
    """Returns the second place that a reason depends on, if a substituted value could have caused it."""
    match problem.reason:
        case Impossible.QUEEN_PLACE_UNKNOWN | Impossible.INCIDENT_UNKNOWN:
            return "/laws"
        case Impossible.COVERED_WITHOUT_MAN:
            return problem.at.replace("has_pocketed", "on_board")
        case Impossible.BEFORE_PLAY_AFTER_BREAK:
            return "/position/break/made"
        case Impossible.QUEEN_WAITS_BEFORE_FIRST_STROKE:
            return "/violation/by"
        case _:
            return problem.at


def _read_position(node: Node) -> Position:
    """Reads a position; by default, the men off the board tell whether a man has been pocketed."""
    fields = node.mapping(_POSITION.required, _POSITION.optional)
    values = _POSITION.values(fields)
    if "has_pocketed" not in fields:
        values["has_pocketed"] = values["on_board"].map(lambda men: men < MEN_OF_A_SIDE)
    return Position(**values)


def _read_act(node: Node, fields: Members) -> Act | None:
    given = [name for name in _ACTS if name in fields]
    if isinstance(node.value, dict) and len(given) != 1:
        node.fault("A scenario has exactly one of stroke, violation and incident.")
    if not given:
        return None
    act: Act = _ACTS[given[0]].read(fields[given[0]])
    return act

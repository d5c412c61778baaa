"""Scenarios: one act at one position under one edition, as JSON (formats: scenario and ruling)."""

from dataclasses import dataclass
from typing import Any

from carrom_desk.exchange.codec.document import Members, Node
from carrom_desk.exchange.codec.entry_codec import BREAK, COUNTS, FLAGS, STROKE_SHAPES, write_ruling
from carrom_desk.exchange.codec.shapes import Record, record, whole
from carrom_desk.rules.acts import Act, Incident, Stroke, Violation
from carrom_desk.rules.edition import Edition
from carrom_desk.rules.edition_register import BY_ID, USUAL
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
"""A count that cannot be read is taken as nine, so that nothing else seems wrong with it."""
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
        InvalidDocument: with everything that is wrong with it.
    """
    scenario = read_scenario(document)
    return write_ruling(judge(scenario.position, scenario.act, scenario.edition))


def write_scenario(scenario: Scenario) -> dict[str, object]:
    """A scenario as JSON, with every key."""
    act = next((name, each.write(scenario.act)) for name, each in _ACTS.items() if isinstance(scenario.act, each.made))
    return {"laws": scenario.edition.id, "position": _POSITION.write(scenario.position), **dict([act])}


def read_scenario(document: object) -> Scenario:
    """Reads a scenario.

    Raises:
        InvalidDocument: with every fault of form and every reason why the act is impossible.
    """
    node = Node(document)
    fields = node.mapping(required=("laws", "position"), optional=_ACTS)
    edition = fields["laws"].one_of(BY_ID, USUAL)
    position = _read_position(fields["position"]) if "position" in fields else None
    act = _read_act(node, fields)
    if position is not None and act is not None:
        _note_impossible(node, edition, position, act)
    node.finish()
    assert position is not None
    assert act is not None
    return Scenario(edition, position, act)


def _note_impossible(node: Node, edition: Edition, position: Position, act: Act) -> None:
    """Adds why the act is impossible, but not where that was read from a place that is faulty itself."""
    faulty = {problem.at for problem in node.problems}
    for problem in problems_of(position, act, edition):
        if not any(_is_within(place, faulty) for place in (problem.at, _rests_on(problem))):
            node.fault(Sentence.of(problem.reason.words), problem.at)


def _is_within(place: str, faulty: set[str]) -> bool:
    return any(place == at or place.startswith(f"{at}/") for at in faulty)


def _rests_on(problem: Problem) -> str:
    """The other place that a reason was read from, where what is read for a faulty value would make it up."""
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
    """Returns where the document does not say whether a man was pocketed, the men off the board do."""
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

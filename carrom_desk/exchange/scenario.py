"""Scenarios: one act at one position under one edition, as JSON (formats: scenario and ruling)."""

from dataclasses import dataclass

from carrom_desk.match.document import Members, Node
from carrom_desk.match.ruling_codec import (
    STROKE_KEYS,
    read_break,
    read_counts,
    read_flags,
    read_stroke,
    write_break,
    write_counts,
    write_ruling,
    write_stroke,
)
from carrom_desk.rules.acts import Act, Incident, IncidentKind, Stroke, Violation
from carrom_desk.rules.edition import Edition
from carrom_desk.rules.edition_register import BY_ID, USUAL
from carrom_desk.rules.impossible import Impossible, Problem, problems_of
from carrom_desk.rules.judge import judge
from carrom_desk.rules.position import BREAK_MADE, MEN_OF_A_SIDE, NO_MEN, ByParty, Party, Position, QueenPlace
from carrom_desk.rules.words import Sentence

ACTS = ("stroke", "violation", "incident")
HIGHEST_SCORE = 999


@dataclass(frozen=True, slots=True)
class Scenario:
    """What `carrom-desk rule` is asked."""

    edition: Edition
    position: Position
    act: Act


def rule(document: object) -> dict[str, object]:
    """Rule on a scenario.

    Raises:
        InvalidDocument: with everything that is wrong with it.
    """
    scenario = read_scenario(document)
    return write_ruling(judge(scenario.position, scenario.act, scenario.edition))


def write_scenario(scenario: Scenario) -> dict[str, object]:
    """A scenario as JSON, with every key."""
    position, act = scenario.position, scenario.act
    return {
        "laws": scenario.edition.id,
        "position": {
            "on_board": write_counts(position.on_board),
            "queen": position.queen.value,
            "due": write_counts(position.due),
            "has_pocketed": {"own": position.has_pocketed.own, "opponent": position.has_pocketed.opponent},
            "break": write_break(position.break_),
            "score": write_counts(position.score),
        },
        **_write_act(act),
    }


def _write_act(act: Act) -> dict[str, object]:
    match act:
        case Stroke():
            return {"stroke": write_stroke(act)}
        case Violation():
            return {"violation": {"by": act.by.value, "before_first_stroke": act.before_first_stroke}}
        case Incident():
            return {"incident": {"kind": act.kind.value, "by": act.by.value}}


def read_scenario(document: object) -> Scenario:
    """Read a scenario.

    Raises:
        InvalidDocument: with every fault of form and every reason why the act is impossible.
    """
    node = Node(document)
    fields = node.mapping(required=("laws", "position"), optional=ACTS)
    edition = fields["laws"].one_of(BY_ID, USUAL) if "laws" in fields else USUAL
    position = _read_position(fields["position"]) if "position" in fields else None
    act = _read_act(node, fields)
    if position is not None and act is not None:
        _note_impossible(node, edition, position, act)
    node.finish()
    assert position is not None
    assert act is not None
    return Scenario(edition, position, act)


def _note_impossible(node: Node, edition: Edition, position: Position, act: Act) -> None:
    """Add why the act is impossible, but not where that was read from a place that is faulty itself."""
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
    fields = node.mapping(
        required=("on_board", "queen"),
        optional=("due", "has_pocketed", "break", "score"),
    )
    nine = ByParty(MEN_OF_A_SIDE, MEN_OF_A_SIDE)
    on_board = _read_men(fields["on_board"]) if "on_board" in fields else nine
    on_queen = QueenPlace.ON_BOARD
    return Position(
        on_board=on_board,
        queen=fields["queen"].choice(QueenPlace, on_queen) if "queen" in fields else on_queen,
        due=read_counts(fields["due"]) if "due" in fields else NO_MEN,
        has_pocketed=_read_has_pocketed(fields, on_board),
        break_=read_break(fields["break"]) if "break" in fields else BREAK_MADE,
        score=read_counts(fields["score"], HIGHEST_SCORE) if "score" in fields else NO_MEN,
    )


def _read_men(node: Node) -> ByParty[int]:
    """Men on the board; a count that cannot be read is taken as nine, so that nothing else seems wrong with it."""
    fields = node.mapping(required=("own", "opponent"))
    own, opponent = (fields.integer(key, 0, MEN_OF_A_SIDE, MEN_OF_A_SIDE) for key in ("own", "opponent"))
    return ByParty(own, opponent)


def _read_has_pocketed(fields: Members, on_board: ByParty[int]) -> ByParty[bool]:
    if "has_pocketed" in fields:
        return read_flags(fields["has_pocketed"])
    return on_board.map(lambda men: men < MEN_OF_A_SIDE)


def _read_act(node: Node, fields: Members) -> Act | None:
    given = [name for name in ACTS if name in fields]
    if isinstance(node.value, dict) and len(given) != 1:
        node.fault("A scenario has exactly one of stroke, violation and incident.")
    if not given:
        return None
    act = fields[given[0]]
    match given[0]:
        case "stroke":
            return read_stroke(act.mapping(required=("pocketed",), optional=STROKE_KEYS))
        case "violation":
            return _read_violation(act)
        case _:
            return _read_incident(act)


def _read_violation(node: Node) -> Violation:
    fields = node.mapping(required=("by",), optional=("before_first_stroke",))
    return Violation(_party(fields), fields.boolean("before_first_stroke"))


def _read_incident(node: Node) -> Incident:
    fields = node.mapping(required=("kind", "by"))
    kind = IncidentKind.LEFT_SEAT
    if "kind" in fields:
        kind = fields["kind"].choice(IncidentKind, kind)
    return Incident(kind, _party(fields))


def _party(fields: Members) -> Party:
    return fields["by"].choice(Party, Party.OWN) if "by" in fields else Party.OWN

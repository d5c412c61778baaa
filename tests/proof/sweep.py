"""Rules on every act at every reachable position of an edition, and compares with the second statement."""

from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass, field, replace
from itertools import product
from typing import NamedTuple

from carrom_desk.exchange.codec.rules_codec import LAWS
from carrom_desk.rules.acts import Act, Stroke
from carrom_desk.rules.edition import Edition
from carrom_desk.rules.impossible import position_problems
from carrom_desk.rules.judge import judge, judge_pass
from carrom_desk.rules.laws import Citation
from carrom_desk.rules.position import (
    BREAK_MADE,
    NO_MEN,
    Break,
    ByParty,
    Party,
    Position,
    QueenPlace,
    opening_position,
    seen_by_other,
)
from carrom_desk.rules.ruling import Call, Ruling, Turn
from carrom_desk.rules.texts.readings import Reading
from tests.proof.grants import Decided, ungranted
from tests.proof.play_out import ActClass, act_classes, disagreement, place_of
from tests.proof.statement import NINE, NOTHING, TEXTS, Blow, Place, state, text_of
from tests.rules.notation import write_scene

MOST_OWED = 2
"""Number of dues that represents all higher ones."""
MOST_FAULTS = 200
"""Maximum number of reported faults; all are counted."""


class Distinct(NamedTuple):
    """Key of a ruling: decision, laws and readings, without the position."""

    turn: Turn
    winner: str
    on_demand: int
    is_late: bool
    """True when the winner has so many points that the Queen does not count."""
    back: tuple[bool, bool]
    """True for each side with men that return because of the stroke itself."""
    taken: tuple[bool, bool]
    """True for each side with men placed as dues or penalties."""
    stays_owed: tuple[bool, bool]
    queen: str
    """The Queen's place after the act; empty if unchanged."""
    is_break_made: bool
    laws: tuple[Citation, ...]
    calls: tuple[Call, ...]
    readings: tuple[Reading, ...]


@dataclass(slots=True)
class Example:
    """The plainest act with a ruling, and the number of such acts."""

    position: Position
    act: Act
    rank: tuple[int, ...]
    acts: int = 0


@dataclass(slots=True)
class Proof:
    """Findings for an edition."""

    edition: Edition
    positions: int = 0
    acts: int = 0
    classes: int = 0
    wrong: int = 0
    faults: list[str] = field(default_factory=list)
    """The first faults, one line each."""
    rulings: dict[Distinct, Example] = field(default_factory=dict)
    decided_by: Counter[Reading] = field(default_factory=Counter)
    """Number of acts that depend on each reading."""

    def fault(self, position: Position, act: Act | str, problem: str) -> None:
        """Records a fault."""
        self.wrong += 1
        if len(self.faults) < MOST_FAULTS:
            scene = f"{position} : {act}" if isinstance(act, str) else write_scene(position, act)
            self.faults.append(f"{scene} — {problem}")


def prove(edition: Edition) -> Proof:
    """Rules on all acts of an edition, from the opening position."""
    proof = Proof(edition)
    start = opening_position(NO_MEN)
    known, to_do = {start}, [start]
    while to_do:
        position = to_do.pop()
        proof.positions += 1
        problems = position_problems(position, edition)
        if problems:
            proof.fault(position, "reached", ", ".join(problem.reason.sentence for problem in problems))
            continue
        for found in _after(proof, position):
            if found not in known:
                known.add(found)
                to_do.append(found)
    return proof


def _after(proof: Proof, position: Position) -> set[Position]:
    """Rules on every act at a position and returns the positions that follow."""
    edition, followed = proof.edition, {_next(judge_pass(position, proof.edition))}
    places = [replace(position, score=score) for score in scores(edition)]
    stated = [place_of(place) for place in places]
    follows: set[tuple[object, ...]] = set()
    for number, each in enumerate(act_classes(position, edition, proof.classes)):
        proof.classes += 1
        # What is won goes by the score: it is ruled at each; everything else at another from class to class.
        which = number % len(places)
        found = state(LAWS.write(edition), stated[which], each.stated)
        ruling = hold(proof, places[which], each, stated[which])
        if found.board is not None:
            for at in range(len(places)):
                hold(proof, places[at], each._replace(size=0), stated[at])
        after = (found.turn, found.on, found.queen, found.due, found.fell, found.break_)
        if found.board is None and after not in follows:
            follows.add(after)
            followed.add(_next(ruling))
    return followed


def scores(edition: Edition) -> list[ByParty[int]]:
    """Returns scores on either side of the limit from which the Queen does not count."""
    at = text_of(LAWS.write(edition)).at
    return [ByParty(*each) for each in product((at - 1, at), repeat=2)]


def _next(ruling: Ruling) -> Position:
    """Returns the next position, from the point of view of the player then in turn."""
    due = ruling.due.map(lambda men: min(men, MOST_OWED))
    after = Position(ruling.on_board, ruling.queen, due, ruling.has_pocketed, ruling.break_, NO_MEN)
    return seen_by_other(after) if ruling.turn is Turn.PASSES else after


def hold(proof: Proof, position: Position, each: ActClass, stated: Place) -> Ruling:
    """Rules on an act, and records any difference from the laws."""
    edition = proof.edition
    proof.acts += each.size
    found = state(LAWS.write(edition), stated, each.stated)
    ruling = judge(position, each.act, edition)
    differs = disagreement(ruling, found)
    if differs:
        proof.fault(position, each.act, f"{', '.join(differs)}: ruled {ruling}, stated {found}")
    blow = each.stated if isinstance(each.stated, Blow) else NOTHING
    if not _conserves_men(position, blow, ruling):
        proof.fault(position, each.act, "a man is lost or made")
    if TEXTS[edition.id].is_icf and edition.event is None:
        for problem in ungranted(edition.id, _decided(position, each.act, blow, ruling)):
            proof.fault(position, each.act, f"not granted by {', '.join(ruling.laws)}: {problem}")
    _keep(proof, _distinct(position, ruling, text_of(LAWS.write(edition)).at), position, each)
    return ruling


def _conserves_men(position: Position, blow: Blow, ruling: Ruling) -> bool:
    before, on, place, back = position.on_board, ruling.on_board, ruling.place.men, ruling.back
    return (
        on.own == before.own - blow.p + place.own <= NINE
        and on.opponent == before.opponent - blow.q + place.opponent <= NINE
        and 0 <= back.own <= place.own
        and 0 <= back.opponent <= place.opponent
    )


def _decided(position: Position, act: Act, blow: Blow, ruling: Ruling) -> Decided:
    """Returns the parts of a ruling that need a law."""
    before, due, place, back, board = position.due, ruling.due, ruling.place.men, ruling.back, ruling.board
    turn = ruling.turn.value[0]
    if board is not None:
        turn = "x" if not isinstance(act, Stroke) else "w" if board.winner is Party.OWN else "l"
    return Decided(
        turn,
        due.own + place.own - back.own - before.own + due.opponent + place.opponent - back.opponent - before.opponent,
        back.own > 0,
        ruling.place.queen,
        0 if board is None else int(blow.improper or blow.early) + int(blow.striker),
        blow.improper or blow.early,
        blow.striker,
        ruling.laws,
        frozenset(map(str, ruling.readings)),
    )


def _distinct(position: Position, ruling: Ruling, at: int) -> Distinct:
    place, back, due, board = ruling.place.men, ruling.back, ruling.due, ruling.board
    return Distinct(
        ruling.turn,
        "" if board is None else board.winner,
        0 if board is None else board.on_demand,
        board is not None and position.score.of(board.winner) >= at,
        (back.own > 0, back.opponent > 0),
        (place.own > back.own, place.opponent > back.opponent),
        (due.own > 0, due.opponent > 0),
        "" if ruling.queen is position.queen and not ruling.place.queen else ruling.queen.value,
        ruling.break_.made,
        ruling.laws,
        ruling.calls,
        ruling.readings,
    )


def _keep(proof: Proof, distinct: Distinct, position: Position, each: ActClass) -> None:
    """Counts a ruling, and keeps its plainest act as the example."""
    kept = proof.rulings.get(distinct)
    rank = _rank(position, each)
    if kept is None:
        kept = proof.rulings[distinct] = Example(position, each.act, rank)
    elif rank < kept.rank:
        kept.position, kept.act, kept.rank = position, each.act, rank
    kept.acts += each.size
    for reading in distinct.readings:
        proof.decided_by[reading] += each.size


def _rank(position: Position, each: ActClass) -> tuple[int, ...]:
    """Returns a measure of complexity: lower if nothing jumps or is owed, few men are pocketed, and about six of each
    side remain.
    """
    blow, on, due, score = each.stated, position.on_board, position.due, position.score
    odd, men = 0, 0
    if isinstance(blow, Blow):
        # Before “Play”, a stroke costs the same if it is improper too.
        odd = blow.jumped + blow.striker_jumped + blow.early + (blow.early and blow.improper) + (not blow.touched)
        men = blow.p + blow.q
    return odd, due.own + due.opponent, men, abs(on.own - 6) + abs(on.opponent - 5), score.own + score.opponent


def possible_positions(edition: Edition) -> Iterator[Position]:
    """Yields every possible position of an edition with up to `MOST_OWED` dues; not all are reachable."""
    owed = [ByParty(*each) for each in product(range(MOST_OWED + 1), repeat=2)]
    for attempt, due in product((1, 2, 3), owed):
        yield replace(opening_position(NO_MEN), break_=Break(made=False, attempt=attempt), due=due)
    # With nine men on the board a side may have had one pocketed that came back.
    sides = [*((men, True) for men in range(1, NINE + 1)), (NINE, False)]
    for (own, fell), (their, their_fell), due, queen in product(sides, sides, owed, sorted(edition.queen_places)):
        on_board, has_pocketed = ByParty(own, their), ByParty(fell, their_fell)
        position = Position(on_board, QueenPlace(queen), due, has_pocketed, BREAK_MADE, NO_MEN)
        if not position_problems(position, edition):
            yield position

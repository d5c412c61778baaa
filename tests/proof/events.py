"""Random acts under random rules of an event, held against the second statement."""

from collections.abc import Iterator
from dataclasses import replace
from itertools import islice
from random import Random

from carrom_desk.rules.acts import Act, Incident, Offender, Stroke, Violation
from carrom_desk.rules.edition import Edition, EventRules
from carrom_desk.rules.event import knows_own_man_with_striker, of_event
from carrom_desk.rules.position import ByParty, Party, Pieces, Position
from carrom_desk.rules.ruling import Turn
from tests.proof.play_out import BREACHES, ActClass, place_of, stated_of
from tests.proof.sweep import Proof, hold, possible_positions

SCORES = (0, 10, 19, 20, 21, 22, 23, 24, 25, 28)


def laws_of_events(edition: Edition, random: Random) -> Iterator[Edition]:
    """Yields an edition with random rules of an event, without end."""
    while True:
        turn = random.choice((None, Turn.CONTINUES, Turn.PASSES)) if knows_own_man_with_striker(edition) else None
        rules = EventRules(
            random.choice((None, 0, 1, 3, 5, 9)),
            random.choice((None, 0, 20, 21, 22, 23, 24, 98)),
            random.choice((None, True, False, False)),
            turn,
            random.choice((None, 10)),
        )
        yield of_event(edition, "Lake Club 2026", rules)


def try_acts(edition: Edition, acts: int, seed: int) -> Proof:
    """Rules on random acts at random positions, each under other rules, and collects what differs."""
    random, proof = Random(f"{edition.id}/{seed}"), Proof(edition)
    positions = list(possible_positions(edition))
    breaks = [position for position in positions if not position.break_.made]
    for proof.edition in islice(laws_of_events(edition, random), acts):
        score = ByParty(random.choice(SCORES), random.choice(SCORES))
        position = replace(random.choice(breaks if random.random() < 0.2 else positions), score=score)
        act = _act(random, position, edition)
        hold(proof, position, ActClass(stated_of(act), act), place_of(position))
    return proof


def _act(random: Random, position: Position, edition: Edition) -> Act:
    kind = random.random()
    if kind < 0.05 and edition.incidents:
        return Incident(random.choice(sorted(edition.incidents)), random.choice(list(Party)))
    if kind < 0.1:
        by = random.choice(list(Offender))
        is_first = not (by is Offender.OWN and position.queen.is_waiting) and random.random() < 0.5
        return Violation(by, before_first_stroke=is_first, breach=random.choice(BREACHES))
    on, is_break = position.on_board, not position.break_.made
    own, opponent = (random.choice((0, 0, 1, most, random.randint(0, most))) for most in (on.own, on.opponent))
    queen = position.queen.is_on_board and random.random() < 0.3
    striker, early = random.choice(("", "X", "X", "jX")), is_break and random.random() < 0.3
    jumped = random.choice((0, 0, 1)) if opponent < on.opponent else 0
    touches = bool(own or opponent or queen or jumped) or not is_break or random.random() < 0.5
    pocketed, off = Pieces(own, opponent, queen, striker == "X"), Pieces(opponent=jumped, striker=striker == "jX")
    return Stroke(pocketed, off, random.random() < 0.3, touches, early)

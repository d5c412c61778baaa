"""Random acts at random positions, covering every law, and variants with one fact changed."""

from collections.abc import Iterator
from dataclasses import replace
from enum import StrEnum, unique
from random import Random

from carrom_desk.match.side import SEATS_TO_THE_RIGHT, Seat
from carrom_desk.rules.acts import Act, Incident, IncidentKind, Offender, Stroke, Violation
from carrom_desk.rules.edition import Edition
from carrom_desk.rules.event import READINGS
from carrom_desk.rules.impossible import problems_of
from carrom_desk.rules.laws import Law
from carrom_desk.rules.position import (
    BREAK_MADE,
    MEN_OF_A_SIDE,
    Break,
    ByParty,
    Party,
    Pieces,
    Position,
    QueenPlace,
    opening_position,
)
from carrom_desk.rules.texts.readings import Reading

from .judged import Judged


@unique
class Fact(StrEnum):
    """Fact that is changed for an exercise."""

    STRIKER = "striker"
    IMPROPER = "improper"
    QUEEN_FALLS = "queen_falls"
    OWN_MAN = "own_man"
    OPPONENTS_MAN = "opponents_man"
    OWN_LAST = "own_last"
    OPPONENTS_LAST = "opponents_last"
    DUE = "due"
    OPPONENTS_DUE = "opponents_due"
    NINE_ON = "nine_on"
    POCKETED_BEFORE = "pocketed_before"
    QUEEN_PLACE = "queen_place"
    SCORE = "score"
    TOUCHED = "touched"
    BEFORE_PLAY = "before_play"
    ATTEMPT = "attempt"
    JUMPED = "jumped"
    FIRST_STROKE = "first_stroke"
    BY = "by"
    DOUBLES = "doubles"
    OTHER = "other"
    """For moments of a match and look-up questions."""


def knows_doubles(edition: Edition) -> bool:
    return Law.SEATS_IN_DOUBLES in edition.numbers


def draw(random: Random, edition: Edition) -> Judged:
    """Returns an act that is possible under the laws, alternating between singles and doubles, white and black."""
    # Most draws are possible: two or three are enough, and none is made possible by bending it.
    while True:
        doubles = knows_doubles(edition) and random.random() < 0.25
        seats = SEATS_TO_THE_RIGHT if doubles else (Seat.A1, Seat.B1)
        turn = random.choice(seats)
        position = _position(random, edition)
        # Mostly whoever must break does so; a third attempt may also be another player's.
        breaker = turn if not position.break_.made and random.random() < 0.7 else random.choice(seats)
        case = Judged(edition, position, _act(random, edition, position), doubles, turn, breaker)
        if is_possible(case):
            return case


def is_possible(case: Judged) -> bool:
    """Returns True when the act can happen in a match under these laws, and the text alone rules on it."""
    if _pieces(case.stroke) > MOST_PIECES or not _can_come_about(case):
        return False
    if problems_of(case.position, case.act, case.edition):
        return False
    return set(case.ruling.readings) <= _NEVER_ASKED


MOST_PIECES = 4
"""Most pieces off the board in one stroke; more is possible, but hardly ever seen in a hall."""


def _pieces(stroke: Stroke) -> int:
    return sum(each.own + each.opponent + each.queen + each.striker for each in (stroke.pocketed, stroke.jumped))


_NEVER_ASKED = frozenset({Reading.CLUB_BREAK_NEXT, *READINGS.values()})
"""Readings without a question: attempts of the next player to break, and the rules of an event."""


def _can_come_about(case: Judged) -> bool:
    """Returns True when a match can reach the position without facts that a story would have to mention."""
    position, act = case.position, case.act
    # Owed men come back as soon as one is available; in club rules the player's own when their turn ends.
    in_time = (Party.OPPONENT,) if case.edition.has_dues_at_turns_end else tuple(Party)
    if any(position.due.of(party) and position.on_board.of(party) < MEN_OF_A_SIDE for party in in_time):
        return False
    # She may only be pocketed after a man (92), so there is nothing to cover before.
    if position.queen is QueenPlace.TO_COVER and not position.has_pocketed.own:
        return False
    match act:
        case Stroke():
            numbers, is_club = case.edition.numbers, case.edition.has_dues_at_turns_end
            is_jump_known = is_club or Law.STRIKER_JUMPED in numbers
            # The umpire calls “Play” before the first attempt.
            is_early = Law.BREAK_BEFORE_PLAY in numbers and position.break_.attempt == 1
            return (is_early or not act.before_play) and (is_jump_known or not act.jumped.striker)
        case Violation():
            return position.break_.made and (case.doubles or act.by is not Offender.PARTNER)
        case Incident():
            is_partners = act.kind is IncidentKind.OUT_OF_TURN and act.by is Party.OWN
            return case.doubles or not is_partners


_RECOVERED = 0.05
"""Share of cases with nine men on the board of which some came back, a situation covered by two laws."""


_BOTH_LAST = 0.1
"""Share of cases with one man of each side, since the laws on both last men have many paragraphs."""


def _position(random: Random, edition: Edition) -> Position:
    limit = edition.scoring.queen_until
    most = edition.scoring.game - 1
    score = ByParty(
        # Half of the scores lie where the Queen begins to count nothing: that is what is asked about.
        *(random.choice((random.randint(0, most), random.randint(0, most), limit, limit + 1)) for _ in Party)
    )
    if random.random() < 0.12:
        return replace(opening_position(score), break_=Break(False, random.choice((1, 2, 3, 3))))
    # The laws differ at the last man and at the first, and hardly at all in between.
    on_board = ByParty(*(random.choice((1, 1, 2, random.randint(2, 8), random.randint(3, 8), 9, 9)) for _ in Party))
    if random.random() < _BOTH_LAST:
        on_board = ByParty(1, 1)
    places = [place for place in QueenPlace if place in edition.queen_places]
    queen = random.choice((*places, QueenPlace.ON_BOARD, QueenPlace.ON_BOARD, QueenPlace.TO_COVER))
    due = ByParty(*(random.choice((0, 0, 1, 2)) if on_board.of(party) == MEN_OF_A_SIDE else 0 for party in Party))
    if edition.has_dues_at_turns_end:
        due = due.with_(Party.OWN, random.choice((0, 0, 0, 0, 1, 2)))
    before = ByParty(*(on_board.of(party) < MEN_OF_A_SIDE or random.random() < 0.5 for party in Party))
    if random.random() < _RECOVERED:
        on_board, due, queen = on_board.with_(Party.OWN, MEN_OF_A_SIDE), due.with_(Party.OWN, 0), QueenPlace.ON_BOARD
        before = before.with_(Party.OWN, True)
    # Whoever has covered her has pocketed a man with her.
    if queen.holder is not None:
        before = before.with_(queen.holder, True)
    return Position(on_board, queen, due, before, BREAK_MADE, score)


def _act(random: Random, edition: Edition, position: Position) -> Act:
    chance = random.random()
    if chance < 0.05:
        return Violation(random.choice(list(Offender)), random.random() < 0.5)
    if chance < 0.08 and edition.incidents:
        return Incident(random.choice(sorted(edition.incidents)), random.choice(list(Party)))
    own, opponent = (_falls(random, position.on_board.of(party)) for party in Party)
    queen = position.queen.is_on_board and random.random() < 0.35
    striker, improper = random.random() < 0.4, random.random() < 0.25
    if position.on_board == ByParty(1, 1) and random.random() < 0.5:
        own, opponent, striker, improper = 1, 1, random.random() < 0.5, random.random() < 0.5
    touched, before_play = True, False
    if not position.break_.made:
        touched, before_play = random.random() < 0.4, random.random() < 0.35
        if not touched:
            own = opponent = 0
            queen = False
    # All nine in the first stroke: a white slam, which no chance would bring.
    if touched and not position.break_.made and random.random() < 0.15:
        own, queen, striker, improper = position.on_board.own, True, False, False
    pocketed = Pieces(own, opponent, queen=queen, striker=striker)
    jumped = Pieces(striker=not striker and random.random() < 0.06)
    return Stroke(pocketed, jumped, improper=improper, touched=touched, before_play=before_play)


def _falls(random: Random, lying: int) -> int:
    """Returns how many of the men on the board are pocketed: none, one, two, or all."""
    found = random.choice((0, 0, 0, 1, 1, 2, lying))
    return min(found, lying, 3) if found != lying or lying > 3 else lying


# Variants with one fact changed


def changes(case: Judged) -> Iterator[tuple[Fact, Judged]]:
    """Yields variants of a case with a single fact changed, as far as the laws allow."""
    for fact, changed in _changes(case):
        if is_possible(changed):
            yield fact, changed


def _changes(case: Judged) -> Iterator[tuple[Fact, Judged]]:
    for fact, position in _other_positions(case.position, case.edition):
        yield fact, replace(case, position=position)
    match case.act:
        case Stroke():
            yield from ((fact, replace(case, act=act)) for fact, act in _other_strokes(case.act))
            yield from _last_men(case, case.act)
        case Violation():
            first = not case.act.before_first_stroke
            yield Fact.FIRST_STROKE, replace(case, act=replace(case.act, before_first_stroke=first))
            yield Fact.BY, replace(case, act=replace(case.act, by=Offender(case.act.by.party.other.value)))
        case Incident():
            yield Fact.BY, replace(case, act=replace(case.act, by=case.act.by.other))


def _other_strokes(stroke: Stroke) -> Iterator[tuple[Fact, Stroke]]:
    pocketed = stroke.pocketed
    yield Fact.STRIKER, replace(stroke, pocketed=replace(pocketed, striker=not pocketed.striker), jumped=Pieces())
    yield Fact.IMPROPER, replace(stroke, improper=not stroke.improper)
    # A stroke that pockets anything has touched something.
    yield Fact.QUEEN_FALLS, replace(stroke, pocketed=replace(pocketed, queen=not pocketed.queen), touched=True)
    yield Fact.OWN_MAN, replace(stroke, pocketed=replace(pocketed, own=0 if pocketed.own else 1), touched=True)
    opponent = 0 if pocketed.opponent else 1
    yield Fact.OPPONENTS_MAN, replace(stroke, pocketed=replace(pocketed, opponent=opponent), touched=True)
    yield Fact.TOUCHED, replace(stroke, touched=not stroke.touched)
    yield Fact.BEFORE_PLAY, replace(stroke, before_play=not stroke.before_play)
    if stroke.jumped.striker or not pocketed.striker:
        yield Fact.JUMPED, replace(stroke, jumped=Pieces(striker=not stroke.jumped.striker))


def _last_men(case: Judged, stroke: Stroke) -> Iterator[tuple[Fact, Judged]]:
    """Adds a man to the board, so that the last man is no longer the last."""
    position = case.position
    for fact, party in ((Fact.OWN_LAST, Party.OWN), (Fact.OPPONENTS_LAST, Party.OPPONENT)):
        lying = position.on_board.of(party)
        if 0 < stroke.pocketed.men.of(party) == lying < MEN_OF_A_SIDE:
            yield fact, replace(case, position=replace(position, on_board=position.on_board.with_(party, lying + 1)))


def _other_positions(position: Position, edition: Edition) -> Iterator[tuple[Fact, Position]]:
    due, limit = position.due, edition.scoring.queen_until
    yield Fact.DUE, replace(position, due=due.with_(Party.OWN, 0 if due.own else 1))
    yield Fact.OPPONENTS_DUE, replace(position, due=due.with_(Party.OPPONENT, 0 if due.opponent else 1))
    if not position.break_.made:
        yield Fact.ATTEMPT, replace(position, break_=Break(False, 1 if position.break_.attempt == 3 else 3))
    if position.on_board.own == MEN_OF_A_SIDE:
        yield (
            Fact.NINE_ON,
            replace(
                position,
                on_board=position.on_board.with_(Party.OWN, MEN_OF_A_SIDE - 1),
                has_pocketed=position.has_pocketed.with_(Party.OWN, True),
            ),
        )
        before = position.has_pocketed
        yield Fact.POCKETED_BEFORE, replace(position, has_pocketed=before.with_(Party.OWN, not before.own))
    for place in QueenPlace:
        if place is not position.queen:
            yield Fact.QUEEN_PLACE, replace(position, queen=place)
    for party in Party:
        # Far enough below for the Queen to count, whatever else the board is worth.
        other = limit - 9 if position.score.of(party) > limit else limit + 1
        yield Fact.SCORE, replace(position, score=position.score.with_(party, other))

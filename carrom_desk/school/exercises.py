"""Exercises made from the rules: one fact decides, one answer is right, and each is about a law that its case shows."""

from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import dataclass, replace
from enum import StrEnum, unique
from functools import cache
from random import Random
from types import MappingProxyType

from carrom_desk.match.entries import TossChoice
from carrom_desk.match.history import Slam
from carrom_desk.match.side import SEATS_TO_THE_RIGHT, BySide, Seat, Side
from carrom_desk.rules.acts import Stroke
from carrom_desk.rules.breaches import CATALOGUE, Consequence
from carrom_desk.rules.clocks import ClockKind
from carrom_desk.rules.edition import Edition
from carrom_desk.rules.position import MEN_OF_A_SIDE, ByParty
from carrom_desk.rules.ruling import Call

from .cases import (
    BoardEnded,
    Breached,
    Case,
    Course,
    Judged,
    PassedAgain,
    Protested,
    QueenFate,
    Question,
    SidesForgotten,
    Timed,
    Tossed,
    Value,
    Won,
)
from .draw import Fact, changes, draw
from .targets import laws_shown

_MOST_OPTIONS = 4
_TRIES = 60
"""Cases looked at for a law before it is given up."""
_MOST_SEEDS = 60
_SURVEYED = 4000
"""Cases of an edition that are looked through to know which laws there are exercises for."""


@unique
class Topic(StrEnum):
    """What exercises are about."""

    BREAK = "break"
    TURN = "turn"
    DUES = "dues"
    QUEEN = "queen"
    ENDINGS = "endings"
    AT_22 = "at_22"
    """What changes when the winner is too far ahead for the Queen to count: 22, in clubs 24."""
    PLACING = "placing"
    DOUBLES = "doubles"
    BREACHES = "breaches"
    CLOCKS = "clocks"
    MATCH = "match"
    """Toss, breaks, games, sides, passes and protests."""


@dataclass(frozen=True)
class Exercise:
    """A question with one right answer among several."""

    law: str
    """The stable name of the law that decides."""
    question: Question
    case: Case
    fact: Fact
    """What, if it were otherwise, would give another answer."""
    changed: Case
    """The same with that fact changed."""
    options: tuple[Value, ...]
    right: int
    """The place of the right answer among them."""

    @property
    def edition(self) -> Edition:
        """By which laws."""
        return self.case.edition

    @property
    def answer(self) -> Value:
        """The right answer."""
        return self.options[self.right]

    @property
    def topic(self) -> Topic:
        """What it is about."""
        return topic_of(self.case, self.question, self.fact)

    @property
    def difficulty(self) -> int:
        """1 to 3, by what decides it: the act alone, the act and the position, or more than one law and a reading."""
        if not isinstance(self.case, Judged):
            return 1
        ruling = self.case.ruling
        return min(3, 1 + (len(ruling.laws) > 1) + bool(ruling.readings) + (self.fact in _OF_THE_POSITION))

    @property
    def pattern(self) -> tuple[object, ...]:
        """What makes two exercises alike: the law, the question, the fact, and what the case looks like."""
        return (self.edition.id, self.law, self.question, self.fact, _shape(self.case))


_OF_THE_POSITION = frozenset(
    {Fact.DUE, Fact.OPPONENTS_DUE, Fact.NINE_ON, Fact.POCKETED_BEFORE, Fact.QUEEN_PLACE, Fact.SCORE, Fact.OWN_LAST}
)


def topic_of(case: Case, question: Question, fact: Fact) -> Topic:
    """What a question about a case is about."""
    match case:
        case Timed():
            return Topic.CLOCKS
        case Breached():
            return Topic.BREACHES
        case Judged():
            return _topic_of_act(case, question, fact)
        case _:
            return Topic.MATCH


def _topic_of_act(case: Judged, question: Question, fact: Fact) -> Topic:
    act = case.act
    if not isinstance(act, Stroke):
        return Topic.BREACHES
    if not case.position.break_.made:
        return Topic.BREAK
    if question is Question.PLACER:
        return Topic.PLACING
    if case.ruling.board is not None:
        return Topic.AT_22 if fact is Fact.SCORE else Topic.ENDINGS
    if act.pocketed.queen or case.position.queen.is_waiting:
        return Topic.QUEEN
    if case.doubles and question is Question.NEXT:
        return Topic.DOUBLES
    if question in (Question.BACK, Question.OWED):
        return Topic.DUES
    return Topic.TURN


def _shape(case: Case) -> tuple[object, ...]:
    """What a case looks like, its numbers left out."""
    if not isinstance(case, Judged):
        return (repr(case),)
    position, act = case.position, case.act
    limit, score = case.edition.scoring.queen_until, position.score
    around = (case.doubles, position.queen, position.due.own > 0, position.due.opponent > 0, position.break_)
    ahead = (score.own > limit, score.opponent > limit, position.on_board.own == MEN_OF_A_SIDE)
    if not isinstance(act, Stroke):
        return (*around, *ahead, act)
    fell = tuple(min(2, men) + 2 * (men == lying) for men, lying in _fallen(case))
    pocketed = act.pocketed
    return (*around, *ahead, *fell, pocketed.queen, pocketed.striker, act.improper, act.touched, act.before_play)


def _fallen(case: Judged) -> Iterator[tuple[int, int]]:
    assert isinstance(case.act, Stroke)
    pocketed, lying = case.act.pocketed, case.position.on_board
    yield pocketed.own, lying.own
    yield pocketed.opponent, lying.opponent


# Made


@cache
def _survey(edition: Edition) -> Mapping[str, tuple[int, ...]]:
    """The stable name of every law that cases show, each with the seeds of such cases."""
    found: dict[str, list[int]] = {}
    for seed in range(_SURVEYED):
        for law in laws_shown(_case(edition, seed)):
            seeds = found.setdefault(law, [])
            if len(seeds) < _MOST_SEEDS:
                seeds.append(seed)
    return MappingProxyType({law: tuple(seeds) for law, seeds in found.items()})


@dataclass(frozen=True)
class Subject:
    """An edition, and the laws of its text that exercises are made about."""

    edition: Edition
    laws: tuple[str, ...]
    """Their stable names, in the text's order."""


def subject(edition: Edition, names: Iterable[str]) -> Subject:
    """What there is to learn of an edition, given the stable names of its laws and paragraphs in order."""
    shown = _survey(edition)
    return Subject(edition, tuple(dict.fromkeys(name for name in names if name in shown)))


def make(random: Random, edition: Edition, law: str, topic: Topic | None = None) -> Exercise | None:
    """An exercise about a law of an edition, and a topic where one is wanted; None where none was found."""
    seeds = _survey(edition)[law]
    for attempt in range(_TRIES):
        known = _case(edition, random.choice(seeds))
        if topic is not None and not _may_be(topic, known):
            continue
        case = _varied(random, known) if attempt % 2 == 0 else known
        made = _about(case, law, random, topic) if law in laws_shown(case) else None
        if made is not None:
            return made
    return None


def make_any(random: Random, about: Subject, topic: Topic | None = None) -> Exercise | None:
    """An exercise about any law, of a topic where one is wanted; None where there is none."""
    laws = list(about.laws)
    random.shuffle(laws)
    return next((made for law in laws if (made := make(random, about.edition, law, topic)) is not None), None)


def topics_of(edition: Edition) -> tuple[Topic, ...]:
    """What there are exercises about."""
    without = {Topic.CLOCKS} if not any(edition.clock(kind) for kind in ClockKind) else set()
    return tuple(topic for topic in Topic if topic not in without)


def _may_be(topic: Topic, case: Case) -> bool:
    """Whether a question about a case can be of a topic at all: looked at before anything is worked out."""
    match topic, case:
        case Topic.CLOCKS, Timed():
            return True
        case Topic.BREACHES, Breached():
            return True
        case Topic.BREACHES, Judged():
            return not isinstance(case.act, Stroke)
        case Topic.MATCH, _:
            return not isinstance(case, Timed | Breached | Judged)
        case Topic.BREAK, Judged():
            return isinstance(case.act, Stroke) and not case.position.break_.made
        case _, Judged():
            return isinstance(case.act, Stroke) and case.position.break_.made and _fits(topic, case, case.act)
        case _:
            return False


def _fits(topic: Topic, case: Judged, stroke: Stroke) -> bool:
    """Likewise of a stroke while play goes on."""
    match topic:
        case Topic.ENDINGS | Topic.AT_22:
            return case.ruling.board is not None
        case Topic.PLACING:
            return case.doubles and case.ruling.board is None and case.ruling.place.men.own > 0
        case Topic.QUEEN:
            return case.ruling.board is None and (stroke.pocketed.queen or case.position.queen.is_waiting)
        case _:
            is_plain = case.ruling.board is None and not stroke.pocketed.queen and not case.position.queen.is_waiting
            return is_plain and (case.doubles or topic is not Topic.DOUBLES)


@cache
def _case(edition: Edition, seed: int) -> Case:
    random = Random(seed)
    if seed % 4:
        return draw(random, edition)
    return random.choice(_OTHERS)(random, edition)


def _varied(random: Random, case: Case) -> Case:
    """The same with other numbers, where they do not matter: men that lie, points below the Queen's limit."""
    if not isinstance(case, Judged) or not case.position.break_.made:
        return case
    position, act = case.position, case.act
    fallen = dict(zip(("own", "opponent"), _fallen(case), strict=True)) if isinstance(act, Stroke) else {}
    lying = []
    for party in ("own", "opponent"):
        men = position.on_board.own if party == "own" else position.on_board.opponent
        fell = fallen.get(party, (0, men))[0]
        is_fixed = men == 9 or fell == men
        lying.append(men if is_fixed else random.randint(fell + 1, 8))
    score = position.score.map(lambda points: random.randint(0, 15) if points <= 15 else points)
    return replace(case, position=replace(position, on_board=ByParty(*lying), score=score))


def _about(case: Case, law: str, random: Random, topic: Topic | None) -> Exercise | None:
    """An exercise that a law decides; None where no single fact of the case does."""
    found = [each for each in _deciding(case, law) if topic in (None, topic_of(case, each[0], each[1]))]
    if not found:
        return None
    question, fact, changed = random.choice(found)
    right = case.answers[question]
    wrong = _distractors(case, question, random)
    options = [right, *wrong[: _MOST_OPTIONS - 1]]
    random.shuffle(options)
    return Exercise(law, question, case, fact, changed, tuple(options), options.index(right))


def _deciding(case: Case, law: str) -> Iterator[tuple[Question, Fact, Case]]:
    """What could be asked: changing the fact changes the answer, and the law is shown no more where it can be so."""
    found = []
    for fact, changed in _other_cases(case):
        for question, right in case.answers.items():
            if question in changed.answers and changed.answers[question] == right:
                continue
            if question not in changed.answers and question is not Question.RESULT:
                continue
            found.append((question, fact, changed))
    strict = [each for each in found if law not in laws_shown(each[2])]
    yield from strict or (found if law in _WEAK else ())


_WEAK = frozenset(
    {
        "breaker_plays_white",
        "who_breaks",
        "break_chosen",
        "toss_choice",
        "toss_in_doubles",
        "guess_winner_decides",
        "guess_for_the_start",
        "all_pass",
        "play_after_protest",
        "change_noticed_late",
        "change_after_four_or_13",
        "change_at_13",
    }
)
"""Laws that hold whichever way the fact is: they say what follows in either case."""


def _other_cases(case: Case) -> Iterator[tuple[Fact, Case]]:
    if isinstance(case, Judged):
        yield from changes(case)
        return
    for changed in _OTHER_MOMENTS[type(case)](case):
        yield Fact.OTHER, changed


def _distractors(case: Case, question: Question, random: Random) -> list[Value]:
    """Wrong answers: those that other facts would make right first, then what else can be thought of."""
    right = case.answers[question]
    near = [changed.answers[question] for _, changed in _other_cases(case) if question in changed.answers]
    random.shuffle(near)
    further = list(_thinkable(case, question, right))
    random.shuffle(further)
    return [value for value in dict.fromkeys((*near, *further)) if value != right]


def _thinkable(case: Case, question: Question, right: Value) -> Iterator[Value]:
    doubles = getattr(case, "doubles", False)
    seats = SEATS_TO_THE_RIGHT if doubles else (Seat.A1, Seat.B1)
    match right:
        case ByParty(own=own, opponent=opponent):
            yield from (ByParty(own + 1, opponent), ByParty(max(0, own - 1), opponent), ByParty(own, opponent + 1))
            yield ByParty(0, 0)
        case Won(winner=winner, points=points, on_demand=on_demand):
            yield from (Won(winner.other, points, on_demand), Won(winner, points + 1, on_demand))
            yield from (Won(winner, max(1, points - 1), on_demand), Won(winner, points, on_demand + 1))
        case QueenFate():
            yield from (each for each in QueenFate if each is not QueenFate.TO_RETURN)
        case Consequence():
            yield from Consequence
        case tuple():
            yield from ((), (Call.DUE,), (Call.FOUL,), (Call.DUE_AND_FOUL,), (Call.TECHNICAL_FOUL,), (Call.BOARD,))
        case bool():
            yield not right
        case int():
            yield from (15, 30, 120, 180, 600, 900)
        case Side():
            yield from Side
        case Course():
            yield from _COURSES[question]
        case _ if question is Question.SLAM:
            yield from (*Slam, None)
        case _ if question is Question.NEXT:
            yield from (*seats, None)
        case _:
            yield from seats


_COURSES: Mapping[Question, tuple[Course, ...]] = MappingProxyType(
    {
        Question.GAME: (Course.NEXT_BOARD, Course.NEXT_GAME, Course.EXTRA_BOARD, Course.MATCH_OVER),
        Question.PASSES: (Course.REPLAYED, Course.TURN_PASSES),
        Question.PROTEST: (Course.FROM_START, Course.STANDS),
    }
)


# Moments that are no act


def _toss(random: Random, edition: Edition) -> Case:
    doubles = random.random() < 0.4
    player = random.choice((1, 2)) if doubles else 1
    return Tossed(edition, doubles, random.choice(list(Side)), random.choice(list(TossChoice)), player)


def _board_ended(random: Random, edition: Edition) -> Case:
    doubles, game = random.random() < 0.4, random.choice((1, 1, 2, 3, 3))
    seats = SEATS_TO_THE_RIGHT if doubles else (Seat.A1, Seat.B1)
    target = edition.scoring.game
    limit = None if edition.has_dues_at_turns_end else random.choice((8, 8, None))
    boards = random.choice((3, 4, 5, 8, 8)) if limit is not None else random.randint(2, 6)
    ahead = random.choice((random.randint(0, 12), random.randint(0, 12), target - 3, target - 1))
    points = random.randint(1, 9)
    other = random.choice((random.randint(0, 12), ahead + points, ahead + points - 2))
    score = BySide(ahead, max(0, min(other, target - 1)))
    first = random.choice(seats)
    return BoardEnded(edition, doubles, game, boards, random.choice(seats), first, score, points, limit)


def _passed(random: Random, edition: Edition) -> Case:
    doubles = random.random() < 0.5
    return PassedAgain(edition, doubles, random.choice((11, 10, 5, 6) if doubles else (5, 4, 3)))


def _protested(random: Random, edition: Edition) -> Case:
    return Protested(edition, random.random() < 0.5)


def _forgotten(random: Random, edition: Edition) -> Case:
    return SidesForgotten(edition, random.random() < 0.5)


def _timed(random: Random, edition: Edition) -> Case:
    kinds = [kind for kind in ClockKind if edition.clock(kind) is not None]
    return Timed(edition, random.choice(kinds)) if kinds else _toss(random, edition)


def _breached(random: Random, edition: Edition) -> Case:
    known = [each.breach for each in CATALOGUE if edition.law_of(each.breach) and edition.consequence_of(each.breach)]
    return Breached(edition, random.choice(known))


_OTHERS: tuple[Callable[[Random, Edition], Case], ...] = (
    _toss,
    _board_ended,
    _board_ended,
    _passed,
    _protested,
    _forgotten,
    _timed,
    _breached,
    _breached,
)


def _other_tosses(case: Tossed) -> Iterator[Case]:
    yield replace(case, winner=case.winner.other)
    yield replace(case, choice=next(each for each in TossChoice if each is not case.choice))
    if case.doubles:
        yield replace(case, player=3 - case.player)


def _other_ends(case: BoardEnded) -> Iterator[Case]:
    seats = SEATS_TO_THE_RIGHT if case.doubles else (Seat.A1, Seat.B1)
    yield from (replace(case, breaker=seat) for seat in seats if seat is not case.breaker)
    yield from (replace(case, first_breaker=seat) for seat in seats if seat is not case.first_breaker)
    yield from (replace(case, game=game) for game in (1, 2, 3) if game != case.game)
    yield from (replace(case, boards=boards) for boards in (3, 8) if boards != case.boards)
    yield replace(case, points=case.points % 9 + 1)
    yield replace(case, score=BySide(case.edition.scoring.game - 1, case.score.b))
    yield replace(case, score=BySide(2, 3))
    if not case.edition.has_dues_at_turns_end:
        yield replace(case, limit=None if case.limit is not None else 8)


def _other_breaches(case: Breached) -> Iterator[Case]:
    edition = case.edition
    for each in CATALOGUE:
        if each.breach is not case.breach and edition.law_of(each.breach) and edition.consequence_of(each.breach):
            yield Breached(edition, each.breach)


_OTHER_MOMENTS: Mapping[type, Callable[..., Iterator[Case]]] = MappingProxyType(
    {
        Tossed: _other_tosses,
        BoardEnded: _other_ends,
        PassedAgain: lambda case: iter(
            (replace(case, before=5 if case.before != 5 else 4), replace(case, before=11 if case.doubles else 5))
        ),
        Protested: lambda case: iter((replace(case, upheld=not case.upheld),)),
        SidesForgotten: lambda case: iter((replace(case, is_changed=not case.is_changed),)),
        Timed: lambda case: (
            Timed(case.edition, kind) for kind in ClockKind if kind is not case.clock and case.edition.clock(kind)
        ),
        Breached: _other_breaches,
    }
)

"""Next step: sentence, call and offers after every kind of act."""

from dataclasses import replace
from typing import Any

import pytest

from carrom_desk.i18n import say
from carrom_desk.match.entry.entries import (
    Amended,
    BoardEntered,
    Conceded,
    Concession,
    Demanded,
    Entry,
    Paused,
    PlacingDone,
    PlacingOutcome,
    PlayCalled,
    ProtestDecided,
    ProtestLodged,
    Resumed,
    SidesChanged,
    TimeOver,
    ViolationSeen,
    WalkedOver,
)
from carrom_desk.match.record import MatchRecord, decide
from carrom_desk.match.setup import ChangeSides, Competition, Setup, TimedEnd
from carrom_desk.match.side import Seat, Side
from carrom_desk.presentation.clock import PAUSE, RESUME, START
from carrom_desk.presentation.next_step.actions import ActionName
from carrom_desk.presentation.next_step.next_step import time_exceeded, what_now
from carrom_desk.presentation.next_step.offers import MOST_OFFERS, Intent, NextStep, Offer
from carrom_desk.presentation.next_step.preview import previewed
from carrom_desk.presentation.next_step.referee_actions import FORMS, Answers
from carrom_desk.presentation.round_time import RoundState
from carrom_desk.presentation.stroke_draft import Marks, StrokeDraft
from carrom_desk.rules.breaches import Breach
from carrom_desk.rules.editions.club import CLUB
from tests.fakes import DOUBLES, SINGLES, record_of, stroke
from tests.gui.at_match import OPENED, TOSS
from tests.presentation.wording.sentences import Example, examples, played

PLAY = PlayCalled()
TO_PLACE: tuple[Entry, ...] = (*OPENED, stroke(2), stroke(1, striker=True))
LOST_BY_LAST_MAN: tuple[Entry, ...] = (*OPENED, stroke(8), stroke(1, striker=True))
EMPTY = StrokeDraft()
ONE_WHITE = StrokeDraft(pocketed=Marks(white=1))
STEPS = [each for each in examples() if each.get("show") == "next"]
"""The catalogue has the sentence, the calls and the names of the offers of each."""


def now_of(record: MatchRecord, draft: StrokeDraft = EMPTY, **clocks: Any) -> NextStep:
    return what_now(record, draft, previewed(record, draft), **clocks)


def offer_named(name: str, now: NextStep) -> Offer | None:
    """Returns the offer with this name."""
    return next((offer for offer in (*now.offers, *now.always) if offer.name == name), None)


def offered(now: NextStep) -> list[str]:
    return [offer.name for offer in now.offers]


STROKE = ["confirm", "clear"]
PLACING = ["placed", "forgone", "forfeited", "no_space"]
BREAK = ["call_play"]


@pytest.mark.parametrize("example", STEPS, ids=lambda each: each["acts"])
def test_every_command_on_offer_is_possible(example: Example) -> None:
    record = played(example)

    for offer in now_of(record).offers:
        if not offer.blocked and not isinstance(offer.intent, ActionName):
            decide(record, offer.intent)


@pytest.mark.parametrize(
    ("name", "entries", "intent"),
    [
        ("confirm", OPENED, ActionName.CONFIRM),
        ("placed", TO_PLACE, PlacingDone(PlacingOutcome.PLACED)),
        ("no_space", TO_PLACE, PlacingDone(PlacingOutcome.NO_SPACE)),
        ("call_play", (TOSS,), PLAY),
        ("resume", (Paused("lunch"),), Resumed()),
        ("demand_none", LOST_BY_LAST_MAN, Demanded(0)),
        ("demand_all", LOST_BY_LAST_MAN, Demanded(1)),
        (
            "protest_upheld",
            (TOSS, ProtestLodged(Side.A, "x"), WalkedOver(Side.B, "left")),
            ProtestDecided(upheld=True),
        ),
        ("toss", (), ActionName.TOSS),
        ("nowhere", (), None),
    ],
)
def test_what_an_offer_asks_for(name: str, entries: tuple[Entry, ...], intent: Intent | None) -> None:
    offer = offer_named(name, now_of(record_of(*entries)))

    assert (None if offer is None else offer.intent) == intent


def test_an_impossible_stroke_is_blocked_with_every_reason() -> None:
    draft = StrokeDraft(pocketed=Marks(queen=1, striker=1), jumped=Marks(queen=1, striker=1))
    now = now_of(record_of(*OPENED), draft)
    confirm = offer_named("confirm", now)

    assert confirm is not None
    assert now.sentence == "The marks contradict each other."
    assert "Queen" in confirm.blocked
    assert "striker" in confirm.blocked
    assert now.numbered[1] is confirm


def test_only_marks_can_be_cleared() -> None:
    empty, marked = (offer_named("clear", now_of(record_of(*OPENED), draft)) for draft in (EMPTY, ONE_WHITE))

    assert empty is not None
    assert marked is not None
    assert empty.blocked == "Nothing is marked."
    assert marked.blocked == ""


def test_when_time_is_over_it_only_proposes() -> None:
    now = now_of(record_of(*OPENED), is_time_over=True)

    assert "Time is up" in now.sentence
    assert offered(now)[0] == "confirm"


@pytest.mark.parametrize(
    ("entries", "draft", "names"),
    [
        (OPENED, EMPTY, [*STROKE, "end_on_time"]),
        ((TOSS,), EMPTY, [*BREAK, "end_on_time"]),
        (OPENED, ONE_WHITE, STROKE),
        (TO_PLACE, EMPTY, PLACING),
        ((*OPENED, TimeOver(), TOSS, PLAY), EMPTY, STROKE),
    ],
    ids=["a board", "before its break", "a stroke is marked", "men are placed", "the extra board"],
)
def test_when_the_round_is_over_the_game_may_be_ended(
    entries: tuple[Entry, ...], draft: StrokeDraft, names: list[str]
) -> None:
    record = record_of(*entries)

    now = now_of(record, draft, round_=RoundState.OVER)

    end = offer_named("end_on_time", now)
    assert offered(now) == names
    assert now.detail.startswith("Time. ") is (end is not None)
    if end is not None:
        decide(record, TimeOver())
        assert end.intent == TimeOver()


def test_a_lead_that_cannot_be_caught_is_offered_where_it_is_true() -> None:
    setup = replace(SINGLES, competition=Competition(1, 25, 4, ChangeSides.NEVER))
    boards = [BoardEntered(Side.A, Side.A, points, men=points - 3) for points in (9, 6)]
    short, far = (record_of(TOSS, *boards, *more, setup=setup) for more in ((), (BoardEntered(Side.B, None, 1),)))

    assert offered(now_of(short)) == [*BREAK, "foul"]
    assert offered(now_of(far)) == [*BREAK, "lead_stands", "foul"]
    assert offered(now_of(record_of(TOSS, *boards, BoardEntered(Side.B, None, 1), PLAY, setup=setup))) == STROKE


STARTED = (*OPENED, stroke())


@pytest.mark.parametrize(
    ("entries", "way", "round_", "sentence"),
    [
        (STARTED, TimedEnd.DROP, RoundState.OVER, "Time. The board in progress does not count."),
        (STARTED, TimedEnd.FINISH, RoundState.OVER, "Time. This board is the last."),
        (STARTED, TimedEnd.COUNT, RoundState.OVER, "Time. The men left on the board count."),
        (OPENED, TimedEnd.FINISH, RoundState.OVER, "Time. No board is started any more."),
        ((TOSS,), TimedEnd.DROP, RoundState.LAST_BOARD, "No board is started with less than 5\xa0min left."),
        (STARTED, TimedEnd.DROP, RoundState.LAST_BOARD, "Mark what was pocketed, then confirm."),
        ((TOSS,), TimedEnd.DROP, RoundState.LAST_MINUTES, "Player A1 breaks: call “Play”."),
    ],
)
def test_the_end_of_the_round_is_told_as_the_format_has_it(
    entries: tuple[Entry, ...], way: TimedEnd, round_: RoundState, sentence: str
) -> None:
    timed = Competition(1, 25, 8, minutes=45, timed_end=way, last_board_minutes=5)

    now = now_of(record_of(*entries, setup=replace(SINGLES, competition=timed)), round_=round_)

    assert (now.detail or now.sentence) == sentence
    assert (offer_named("end_on_time", now) is None) is (not now.detail)


@pytest.mark.parametrize(
    ("setup", "entries", "seen"),
    [
        (SINGLES, (), None),
        (SINGLES, OPENED, ViolationSeen(Side.A, Breach.TIME_LIMIT)),
        (SINGLES, (*OPENED, stroke()), ViolationSeen(Side.B, Breach.TIME_LIMIT)),
        (SINGLES, TO_PLACE, ViolationSeen(Side.B, Breach.PLACED_LATE)),
        (DOUBLES, TO_PLACE, ViolationSeen(Side.B, Breach.PLACED_LATE)),
        (replace(SINGLES, laws=CLUB, competition=Competition(1, 29, None)), OPENED, None),
    ],
)
def test_time_exceeded_is_entered_for_whose_seconds_they_were(
    setup: Setup, entries: tuple[Entry, ...], seen: ViolationSeen | None
) -> None:
    assert time_exceeded(record_of(*entries, setup=setup)) == seen


STOPS = (Paused("a damaged man"), ProtestLodged(Side.A, "the line"))
GAME_OF_B = (TOSS, Conceded(Side.A, Concession.GAME))
EVERY_STEP = [
    *map(played, STEPS),
    *(record_of(*OPENED, stroke(1), stop) for stop in STOPS),
    *(record_of(*OPENED, stroke(9, queen=True), stop) for stop in STOPS),
    record_of(*GAME_OF_B, STOPS[1]),
    record_of(*GAME_OF_B, SidesChanged(), Conceded(Side.B, Concession.GAME), *STOPS),
]


def test_one_label_never_has_two_effects() -> None:
    effects: dict[str, set[object]] = {}
    for name in ActionName:
        effects.setdefault(say(name.text), set()).add(name)
    for form in FORMS.values():
        entry = form.entry(Answers(Side.A, Seat.A1, None, "x"))
        effects.setdefault(say(form.title), set()).add(entry)
    for record in EVERY_STEP:
        for draft in (EMPTY, ONE_WHITE):
            for offer in now_of(record, draft, round_=RoundState.OVER).offers:
                is_amendment = isinstance(offer.intent, Amended)  # of another entry each time
                effects.setdefault(offer.title, set()).add(Amended if is_amendment else offer.intent)
    for title in (PAUSE, RESUME, START):
        effects.setdefault(say(title), set()).add(f"the button of the clock, which only does {title}")

    assert {title: meant for title, meant in effects.items() if len(meant) > 1} == {}
    assert {"Play", "Resume play", "Resume match", "Stop play", "Overrule…", "Uphold…"} <= effects.keys()


def test_never_more_is_offered_than_there_is_room_for() -> None:
    steps = (now_of(record, round_=RoundState.OVER) for record in EVERY_STEP)

    assert max(len(now.offers) for now in steps) == MOST_OFFERS

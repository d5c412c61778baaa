"""Next step: sentence, call and offers after every kind of act."""

from dataclasses import replace

import pytest

from carrom_desk.i18n import say
from carrom_desk.match.entry.entries import (
    Amended,
    BoardEntered,
    Conceded,
    Concession,
    Demanded,
    Entry,
    Noted,
    Paused,
    PlacingDone,
    PlacingOutcome,
    PlayCalled,
    ProtestDecided,
    ProtestLodged,
    Resumed,
    SidesChanged,
    StrokeMade,
    TimeOver,
    Toss,
    TossChoice,
    Undone,
    ViolationSeen,
    WalkedOver,
)
from carrom_desk.match.problems import Refused
from carrom_desk.match.record import MatchRecord, decide
from carrom_desk.match.setup import ChangeSides, Competition, Setup, TimedEnd
from carrom_desk.match.side import Seat, Side
from carrom_desk.presentation.clock import PAUSE, RESUME, START
from carrom_desk.presentation.next_step.actions import ActionName
from carrom_desk.presentation.next_step.next_step import time_exceeded, what_now
from carrom_desk.presentation.next_step.offers import MOST_OFFERS, Intent, NextStep, Offer
from carrom_desk.presentation.next_step.referee_actions import FORMS, Answers
from carrom_desk.presentation.round_time import RoundState
from carrom_desk.presentation.stroke import Marks, StrokeDraft
from carrom_desk.rules.breaches import Breach
from carrom_desk.rules.editions.club import CLUB
from tests.fakes import DOUBLES, SINGLES, improper, record_of, stroke

TOSS = Toss(Side.A, TossChoice.BREAK)
PLAY = PlayCalled()
OPENED: tuple[Entry, ...] = (TOSS, PLAY)
TO_PLACE: tuple[Entry, ...] = (*OPENED, stroke(2), stroke(1, striker=True))
LOST_BY_LAST_MAN: tuple[Entry, ...] = (*OPENED, stroke(8), stroke(1, striker=True))
EMPTY = StrokeDraft()
ONE_WHITE = StrokeDraft(pocketed=Marks(white=1))
BEFORE_PLAY = replace(ONE_WHITE, before_play=True)


def now_of(
    record: MatchRecord, draft: StrokeDraft = EMPTY, *, is_time_over: bool = False, round_: RoundState | None = None
) -> NextStep:
    preview = None
    if record.state.board is not None:
        try:
            decided = decide(record, draft.as_command(record.state.board))
            assert isinstance(decided, StrokeMade)
            preview = decided
        except Refused as refused:
            return what_now(record, draft, refused.refusal, is_time_over=is_time_over)
    return what_now(record, draft, preview, is_time_over=is_time_over, round_=round_)


def offer_named(name: str, now: NextStep) -> Offer | None:
    """Returns the offer with this name."""
    return next((offer for offer in (*now.offers, *now.always) if offer.name == name), None)


def offered(now: NextStep) -> list[str]:
    return [offer.name for offer in now.offers]


STROKE = ["confirm", "clear"]
PLACING = ["placed", "forgone", "forfeited", "no_space"]
BOARD = ("“Board, 12 points.”",)
BREAK = ["call_play"]

ROWS: list[tuple[tuple[Entry, ...], StrokeDraft, str, tuple[str, ...], list[str]]] = [
    ((), EMPTY, "Enter the toss.", (), ["toss"]),
    ((TOSS,), EMPTY, "Player A1 breaks: call “Play”.", ("“Play.”",), BREAK),
    (OPENED, EMPTY, "Mark what was pocketed, then confirm.", (), STROKE),
    (OPENED, ONE_WHITE, "Confirm the stroke.", (), STROKE),
    ((TOSS,), ONE_WHITE, "Was “Play” called?", (), ["play_called", "play_not_called", "clear"]),
    ((TOSS,), BEFORE_PLAY, "Confirm the stroke.", ("“Foul.”",), STROKE),
    ((*OPENED, stroke(1)), EMPTY, "Mark what was pocketed, then confirm.", (), STROKE),
    (
        (*OPENED, stroke(1)),
        StrokeDraft(pocketed=Marks(white=1, striker=1)),
        "Confirm the stroke.",
        ("“Due.”",),
        STROKE,
    ),
    (TO_PLACE, EMPTY, "Player B1 places 2 white men.", ("“Due.”",), PLACING),
    (TO_PLACE, ONE_WHITE, "Confirm the stroke.", (), [*STROKE, "fell_by_itself"]),
    ((*TO_PLACE, PlacingDone(PlacingOutcome.FORGONE)), EMPTY, "Mark what was pocketed, then confirm.", (), STROKE),
    (
        (*OPENED, stroke(1), stroke(), ViolationSeen(Side.A, Breach.MEN_TOUCHED)),
        EMPTY,
        "Player B1 places 1 white man.",
        ("“Technical foul.”",),
        PLACING,
    ),
    (
        (*OPENED, stroke(1), Paused("appeal")),
        EMPTY,
        "“Play” gives the full 15\N{NO-BREAK SPACE}s again (law 121(a)).",
        ("“Play.”",),
        ["call_play", "resume"],
    ),
    ((Paused("lunch"),), EMPTY, "Play is stopped.", (), ["resume"]),
    (
        (TOSS, Conceded(Side.A, Concession.GAME)),
        EMPTY,
        "The players change sides.",
        ("“Game, B1, by concession.”",),
        ["change_sides", "call_play"],
    ),
    (
        (TOSS, Conceded(Side.A, Concession.GAME), SidesChanged()),
        EMPTY,
        "Player B1 breaks: call “Play”.",
        ("“Game, B1, by concession.”", "“Play.”"),
        BREAK,
    ),
    (
        LOST_BY_LAST_MAN,
        EMPTY,
        "Player B1 may claim 1 extra point.",
        ("“Board, 3 points. Do you claim?”",),
        ["demand_all", "demand_none"],
    ),
    (
        (*LOST_BY_LAST_MAN, Demanded(1)),
        EMPTY,
        "Player B1 breaks: call “Play”.",
        ("“Board, 4 points.”", "“Play.”"),
        BREAK,
    ),
    ((*OPENED, stroke(9, queen=True)), EMPTY, "Player B1 breaks: call “Play”.", (*BOARD, "“Play.”"), BREAK),
    (
        (*OPENED, stroke(9, queen=True), Noted("a cough")),
        EMPTY,
        "Player B1 breaks: call “Play”.",
        (*BOARD, "“Play.”"),
        BREAK,
    ),
    ((*OPENED, stroke(9, queen=True), PLAY), EMPTY, "Mark what was pocketed, then confirm.", (), STROKE),
    (
        (WalkedOver(Side.B, "did not appear"),),
        EMPTY,
        "The match is over.",
        ("“Match, B1, by walkover.”",),
        ["print", "report", "new_match"],
    ),
    (
        (TOSS, ProtestLodged(Side.A, "the striker"), WalkedOver(Side.B, "left")),
        EMPTY,
        "Protest by Player A1 about board 1 of game 1: the result is withheld.",
        (),
        ["protest_overruled", "protest_upheld"],
    ),
]


@pytest.mark.parametrize(("entries", "draft", "sentence", "calls", "names"), ROWS)
def test_next_step_says_what_to_do_and_call_and_offers_it(
    entries: tuple[Entry, ...], draft: StrokeDraft, sentence: str, calls: tuple[str, ...], names: list[str]
) -> None:
    now = now_of(record_of(*entries), draft)

    assert (now.sentence, now.calls, offered(now)) == (sentence, calls, names)


def test_the_words_at_the_end_of_the_match_stay() -> None:
    setup = replace(SINGLES, competition=Competition(1, 25, 1))
    now = now_of(record_of(*OPENED, stroke(9, queen=True), setup=setup))

    assert now.sentence == "The match is over."
    assert now.calls == ("“Match, A1. 12–0.”",)


@pytest.mark.parametrize("entries", [row[0] for row in ROWS])
def test_every_command_on_offer_is_possible(entries: tuple[Entry, ...]) -> None:
    record = record_of(*entries)

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

    assert offered(now_of(short)) == BREAK
    assert offered(now_of(far)) == [*BREAK, "lead_stands"]
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


def test_a_call_is_shown_until_something_else_is_entered() -> None:
    fouled = (*OPENED, improper())

    assert now_of(record_of(*fouled)).calls == ("“Foul.”",)
    assert now_of(record_of(*fouled, Noted("a cough"))).calls == ()
    assert now_of(record_of(*fouled, stroke(), Undone())).calls == ("“Foul.”",)


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


def test_level_scores_after_the_last_board_ask_for_a_toss() -> None:
    setup = replace(SINGLES, competition=Competition(games=3, points=25, boards=2))
    board = (PLAY, stroke(9, queen=True))  # nine men and the Queen in one stroke: 12 points
    level = record_of(TOSS, *board, *board, setup=setup)

    assert now_of(level).sentence == "Level: toss for an extra board."
    assert [offer.intent for offer in now_of(level).offers] == [ActionName.TOSS]


STOPS = (Paused("a damaged man"), ProtestLodged(Side.A, "the line"))
EVERY_STEP: list[tuple[Entry, ...]] = [
    *(row[0] for row in ROWS),
    *((*OPENED, stroke(1), stop) for stop in STOPS),
    *((*OPENED, stroke(9, queen=True), stop) for stop in STOPS),
    (TOSS, Conceded(Side.A, Concession.GAME), STOPS[1]),
    (TOSS, Conceded(Side.A, Concession.GAME), SidesChanged(), Conceded(Side.B, Concession.GAME), *STOPS),
]


def test_one_label_never_has_two_effects() -> None:
    effects: dict[str, set[object]] = {}
    for name in ActionName:
        effects.setdefault(say(name.text), set()).add(name)
    for form in FORMS.values():
        entry = form.entry(Answers(Side.A, Seat.A1, None, "x"))
        effects.setdefault(say(form.title), set()).add(entry)
    for entries in EVERY_STEP:
        for draft in (EMPTY, ONE_WHITE):
            for offer in now_of(record_of(*entries), draft, round_=RoundState.OVER).offers:
                is_amendment = isinstance(offer.intent, Amended)  # of another entry each time
                effects.setdefault(offer.title, set()).add(Amended if is_amendment else offer.intent)
    for title in (PAUSE, RESUME, START):
        effects.setdefault(say(title), set()).add(f"the button of the clock, which only does {title}")

    assert {title: meant for title, meant in effects.items() if len(meant) > 1} == {}
    assert {"Play", "Resume play", "Resume match", "Stop play", "Overrule…", "Uphold…"} <= effects.keys()


def test_never_more_is_offered_than_there_is_room_for() -> None:
    steps = (now_of(record_of(*entries), round_=RoundState.OVER) for entries in EVERY_STEP)

    assert max(len(now.offers) for now in steps) == MOST_OFFERS

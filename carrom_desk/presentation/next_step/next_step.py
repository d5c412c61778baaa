"""Next step that follows from the match and the marks, with reminders."""

from dataclasses import replace
from itertools import takewhile

from carrom_desk.i18n import N_, _, say
from carrom_desk.match.effects.course import does_lead_stand
from carrom_desk.match.effects.phase import Phase, phase_of
from carrom_desk.match.entry.entries import (
    ActEntry,
    Demanded,
    LeadStands,
    MistakeStands,
    Override,
    PlayCalled,
    ProtestDecided,
    ProtestLodged,
    Resumed,
    ShotOut,
    SidesChanged,
    TimeOver,
    ViolationSeen,
    WalkedOver,
)
from carrom_desk.match.problems import Refusal
from carrom_desk.match.record import MatchRecord, latest_steps
from carrom_desk.match.setup import Setup
from carrom_desk.match.side import Side
from carrom_desk.match.state import MatchState
from carrom_desk.match.timing import CountsFrom, clock_for, placer_of
from carrom_desk.presentation.clock import ClockFace, ClockState, is_play_awaited
from carrom_desk.presentation.end_card import end_card, protested
from carrom_desk.presentation.round_time import RoundState, no_board_is_started, time_is_up
from carrom_desk.presentation.stroke_draft import StrokeDraft, fell_by_itself
from carrom_desk.presentation.wording.call_text import spoken
from carrom_desk.presentation.wording.claim_text import claim_sums, claim_title
from carrom_desk.presentation.wording.entry_text import CHANGE_SIDES, TOSS_FOR_EXTRA_BOARD
from carrom_desk.presentation.wording.match_text import MATCH_IS_OVER, duration, side_wins, with_law
from carrom_desk.presentation.wording.refusal_text import why_blocked, why_refused
from carrom_desk.presentation.wording.ruling_text import PLAYS, may_claim
from carrom_desk.rules.breaches import Breach
from carrom_desk.rules.laws import Law
from carrom_desk.rules.ruling import Call

from .actions import ActionName
from .offers import MOST_OFFERS, NextStep, Offer, offer_of
from .placing_step import placing_step
from .preview import ANSWER_FIRST, WAS_PLAY_CALLED, Preview, answers_of, if_entered, is_play_asked
from .reminders import jumped_line

NOT_AT_THE_BOARD = N_("Not at the board in time")
LEAD_STANDS = N_("Lead stands")

_CONTRADICTING = N_("The marks contradict each other.")


def what_now(
    record: MatchRecord,
    draft: StrokeDraft,
    preview: Preview,
    *,
    is_time_over: bool = False,
    round_: RoundState | None = None,
) -> NextStep:
    """Returns the next step, with the most likely offer first.

    `is_time_over` refers to the player's time, `round_` to the clock of the whole round.
    """
    state = record.state
    now = _next_step(record, draft, preview, is_time_over=is_time_over)
    if state.is_between_boards and does_lead_stand(state) and _may_end_on_time(state, draft):
        now = replace(now, offers=(*now.offers, Offer("lead_stands", say(LEAD_STANDS), LeadStands())))
    if round_ in _ENDING and _may_end_on_time(state, draft):
        sentence = time_is_up(state)
        if round_ is RoundState.LAST_BOARD:
            sentence = no_board_is_started(state) if state.is_between_boards else ""
        end = Offer("end_on_time", _("End game"), TimeOver())
        if sentence:
            now = replace(now, detail=sentence, offers=(*now.offers, end))
    if state.is_between_boards:
        now = _with_foul(record, now, draft)
    return _with_protest(record, now, draft)


def _with_foul(record: MatchRecord, now: NextStep, draft: StrokeDraft) -> NextStep:
    """Adds a foul between two boards, where protest and correction take its permanent place, if there is room."""
    is_waiting = phase_of(record.state) in (Phase.CHANGE_OF_SIDES, Phase.BREAK)
    if not is_waiting or not draft.is_empty() or len(now.offers) > MOST_OFFERS // 2 or end_card(record) is None:
        return now
    return replace(now, offers=(*now.offers, always_offers(record)[0]))


_ENDING = (RoundState.LAST_BOARD, RoundState.OVER)


def _next_step(record: MatchRecord, draft: StrokeDraft, preview: Preview, *, is_time_over: bool) -> NextStep:
    state, phase = record.state, phase_of(record.state)
    # Marks wait while play is stopped: nobody plays before "Play" (121).
    if not draft.is_empty() and state.board is not None and state.stopped is None:
        return _stroke_marked(record, draft, preview)
    match phase:
        case Phase.PAUSED | Phase.PROTESTED:
            return _stopped(record)
        case Phase.CLAIM:
            return _demand(record)
        case Phase.OVER:
            return _over(record)
        case Phase.CHANGE_OF_SIDES:
            return _change_of_sides(record)
        case Phase.SHOOT_OUT:
            return _shoot_out(record)
        case Phase.TOSS:
            return _toss(record, is_time_over=is_time_over)
        case Phase.PLACING if not _was_overlooked(record):
            return placing_step(record, _calls_of_last(record))
        case Phase.BREAK:
            return _break(record)
        case Phase.PLACING | Phase.BREAK_AGAIN | Phase.STROKE:
            return _stroke(record, draft, preview, is_time_over=is_time_over)


def _may_end_on_time(state: MatchState, draft: StrokeDraft) -> bool:
    """Returns True when nothing else comes first; a game that ended on time has at most one extra board, which is
    played out.
    """
    if (
        state.game is None
        or state.board is None
        or state.game.is_time_over
        or state.game.is_last_board
        or not draft.is_empty()
    ):
        return False
    return phase_of(state) in (Phase.CHANGE_OF_SIDES, Phase.BREAK, Phase.BREAK_AGAIN, Phase.STROKE)


def _with_protest(record: MatchRecord, now: NextStep, draft: StrokeDraft) -> NextStep:
    """Adds the decision on a protest while play is stopped or between boards, and the effect of lodging another."""
    state = record.state
    latest = next((step.entry for step in latest_steps(record)), None)
    is_new = isinstance(latest, ProtestLodged) and bool(state.protests) and draft.is_empty() and not state.is_over
    if is_new:
        now = replace(now, sentence=protested(state, state.protests[-1]), detail=now.sentence, is_first=True)
    if not state.protests or state.is_claim_awaited:
        return now
    if state.stopped is None and not state.is_over and not state.is_between_boards:
        return now
    overruled = ProtestDecided(upheld=False)
    decisions = (
        Offer("protest_overruled", _("Overrule…"), overruled),
        Offer("protest_upheld", _("Uphold…"), replace(overruled, upheld=True)),
    )
    return replace(now, offers=(*now.offers[: MOST_OFFERS - len(decisions)], *decisions))


def _stroke(record: MatchRecord, draft: StrokeDraft, preview: Preview, *, is_time_over: bool) -> NextStep:
    sentence = jumped_line(record, draft) or _("Mark what was pocketed, then confirm.")
    if is_time_over:
        sentence = _("Time is up. Enter the stroke, or “Time exceeded”.")
    offers = _stroke_offers(record, draft, preview)
    return NextStep(sentence, _calls_of_last(record), offers, is_choice=is_time_over)


def _was_overlooked(record: MatchRecord) -> bool:
    """Returns True when a mistake noticed too late stands since the men came back, so that no more men are placed."""
    to_place = record.state.current_board.to_place
    assert to_place is not None
    since = takewhile(lambda step: step.number > to_place.ruled_by, latest_steps(record))
    return any(isinstance(step.entry, MistakeStands) for step in since)


def _stroke_marked(record: MatchRecord, draft: StrokeDraft, preview: Preview) -> NextStep:
    offers = (*_stroke_offers(record, draft, preview), *_fallen_offers(record, draft))
    if isinstance(preview, Refusal):
        return NextStep(say(_CONTRADICTING), (), offers)
    if is_play_asked(record.state, draft):
        told = (replace(offer_of(each), consequence=_if_made(record, made)) for each, made in answers_of(draft).items())
        return NextStep(say(WAS_PLAY_CALLED), (), (*told, offers[1]), is_choice=True)
    ruling = preview.ruling if preview is not None else None
    sentence = _("Confirm the stroke.")
    return NextStep(sentence, spoken(ruling) if ruling is not None else (), offers)


def _fallen_offers(record: MatchRecord, draft: StrokeDraft) -> tuple[Offer, ...]:
    """Returns offers to add the marked pieces to the previous stroke because they fell by themselves from the edge of a
    pocket (icf-revised 71, 113).
    """
    law = Law.QUEEN_FALLS_BY_ITSELF if draft.pocketed.queen else Law.MAN_FALLS_BY_ITSELF
    cited = ", ".join(record.setup.laws.cite(law))
    amendment = fell_by_itself(draft, record, with_law(_("It fell by itself"), cited))
    if amendment is None:
        return ()
    return (Offer("fell_by_itself", _("Fell by itself"), amendment),)


def _stroke_offers(record: MatchRecord, draft: StrokeDraft, preview: Preview) -> tuple[Offer, ...]:
    if draft.is_empty():
        missed = replace(offer_of(ActionName.CONFIRM, _("Missed")), consequence=_if_missed(record))
        return missed, offer_of(ActionName.CLEAR, blocked=_("Nothing is marked."))
    blocked = why_refused(preview) if isinstance(preview, Refusal) else ""
    return offer_of(ActionName.CONFIRM, blocked=blocked), offer_of(ActionName.CLEAR)


def _if_missed(record: MatchRecord) -> str:
    """Returns what a stroke that pockets nothing leads to; after the break and without the Queen, the turn passes."""
    state, board = record.state, record.state.board
    assert board is not None
    if board.position.break_.made and not board.position.queen.is_waiting and board.to_place is None:
        return say(PLAYS, player=state.setup.player_at(state.setup.seat_after(board.turn)).name)
    return _if_made(record, StrokeDraft())


def _if_made(record: MatchRecord, draft: StrokeDraft) -> str:
    """Returns what a stroke leads to, in a few words; empty if it is not possible."""
    return if_entered(record, draft.as_command(record.state.current_board))


def _play(consequence: str = "") -> Offer:
    return Offer("call_play", _("Play"), PlayCalled(), key=ActionName.SPACE, consequence=consequence)


def _break(record: MatchRecord) -> NextStep:
    board = record.state.current_board
    player = record.setup.player_at(board.turn).name
    sentence = _("{player} breaks: call “Play”.").format(player=player)
    play = _play(_("board {number}, {player} breaks").format(number=board.number, player=player))
    return NextStep(sentence, (*_calls_until_play(record), say(Call.PLAY.words)), (play,))


def _stopped(record: MatchRecord) -> NextStep:
    """Returns the step while play is stopped: it resumes with the time left or "Play" after a pause, with "Play" after
    a protest (121(a)).
    """
    state, rule = record.state, clock_for(record)
    resume = Offer("resume", _("Resume play"), Resumed())
    if state.board is None:
        return NextStep(_("Play is stopped."), (), (resume,), is_first=True)
    sentence = _("Play is stopped. Call “Play” to continue.")
    if rule is not None:
        text = _("“Play” gives the full {time} again (law {law}).")
        law = ", ".join(state.setup.laws.cite(Law.TIME_STANDS_DURING_APPEAL))
        sentence = text.format(time=duration(rule.seconds), law=law)
    offers = (_play(), resume) if state.is_paused else (_play(),)
    return NextStep(sentence, (say(Call.PLAY.words),), offers, is_first=True)


def _change_of_sides(record: MatchRecord) -> NextStep:
    changed = Offer("change_sides", _("Sides changed"), SidesChanged())
    follows = offer_of(ActionName.TOSS) if record.state.board is None else _play()
    return NextStep(say(CHANGE_SIDES), _calls_until_play(record), (changed, follows))


def _demand(record: MatchRecord) -> NextStep:
    last = record.state.last_board
    assert last is not None
    names = {last.on_demand: "demand_all", 0: "demand_none"}
    offers = tuple(
        Offer(names.get(points, f"demand_{points}"), claim_title(points), Demanded(points), consequence=sum_)
        for points, sum_ in claim_sums(record.state)
    )
    sentence = may_claim(record.setup.side_name(last.winner), last.on_demand)
    return NextStep(sentence, _calls_until_play(record), offers, is_choice=True)


def _toss(record: MatchRecord, *, is_time_over: bool) -> NextStep:
    if record.state.game is None and is_time_over:
        sentence = _("Arrival time is up. Walkover?")
        return NextStep(sentence, (), (offer_of(ActionName.TOSS), *_walkover_offers(record.setup)))
    sentence = say(TOSS_FOR_EXTRA_BOARD)
    if record.state.game is None:
        sentence = _("Enter the toss.")
    return NextStep(sentence, _calls_until_play(record), (offer_of(ActionName.TOSS),))


def _shoot_out(record: MatchRecord) -> NextStep:
    names = record.setup
    offers = (Offer(f"shoot_out_{side}", side_wins(names.side_name(side)), ShotOut(side)) for side in Side)
    return NextStep(_("The game is level. Enter who won the shoot-out."), _calls_until_play(record), tuple(offers))


def _over(record: MatchRecord) -> NextStep:
    state = record.state
    if state.protest is not None:
        return NextStep(protested(state, state.protest), _calls_until_play(record))
    sentence = say(MATCH_IS_OVER)
    sheet = offer_of(ActionName.PRINT, _("Print and sign…"))
    # Nothing is printed, nor a match left, by one Enter too many.
    offers = (sheet, offer_of(ActionName.REPORT), offer_of(ActionName.NEW_MATCH))
    return NextStep(sentence, _calls_until_play(record), offers, is_choice=True)


def _walkover_offers(setup: Setup) -> tuple[Offer, ...]:
    """Returns offers for a walkover by either side because the other did not appear (icf-revised 143(i))."""
    reason = with_law(say(NOT_AT_THE_BOARD), setup.laws.numbers.get(Law.FAILED_TO_REPORT))
    return tuple(Offer(f"walkover_{side}", side_wins(setup.side_name(side)), WalkedOver(side, reason)) for side in Side)


def _calls_of_last(record: MatchRecord) -> tuple[str, ...]:
    """Returns the calls for the last ruling; empty once something else was entered."""
    last = record.state.last_ruled
    if last is None or not record.standing:
        return ()
    entry = record.entries[record.standing[-1]].entry
    return spoken(last.ruling) if isinstance(entry, ActEntry) else ()


def _calls_until_play(record: MatchRecord) -> tuple[str, ...]:
    """Returns the calls for the board, game or match that has ended, regardless of other entries since."""
    ended = end_card(record)
    return (ended.call,) if ended is not None and ended.call else _calls_of_last(record)


# At every step


def always_offers(record: MatchRecord, blocked: str = "") -> tuple[Offer, ...]:
    """Returns offers for a foul, exceeded time and everything else; `blocked` says why nothing can be entered."""
    return (
        offer_of(ActionName.FOUL, blocked=blocked or why_blocked(record.state, ViolationSeen)),
        offer_of(ActionName.TIME_EXCEEDED, blocked=blocked or why_no_time(record)),
        offer_of(ActionName.CHIEF_REFEREE, blocked=blocked),
    )


def after_board_offers(blocked: str = "") -> tuple[Offer, ...]:
    """Returns the permanent offers while a board, a game or the match has just ended."""
    actions = (ActionName.PROTEST, ActionName.CORRECT_RESULT, ActionName.CHIEF_REFEREE)
    return tuple(offer_of(action, blocked=blocked) for action in actions)


def once_time_is_up(record: MatchRecord, always: tuple[Offer, ...]) -> tuple[Offer, ...]:
    """Returns the permanent offers with what exceeded time leads to, where it can be entered."""
    seen = time_exceeded(record)
    return tuple(
        replace(offer, consequence=if_entered(record, seen), is_urgent=True)
        if seen is not None and offer.intent is ActionName.TIME_EXCEEDED and not offer.blocked
        else offer
        for offer in always
    )


def time_exceeded(record: MatchRecord) -> ViolationSeen | None:
    """Returns the breach for exceeded time (icf-revised 50, 88(b)); None if nobody is timed or the laws set no
    limit.
    """
    board = record.state.board
    if board is None:
        return None
    seen = ViolationSeen(board.turn.side, Breach.TIME_LIMIT)
    if board.to_place is not None:
        seen = ViolationSeen(placer_of(board.to_place).side, Breach.PLACED_LATE)
    return seen if record.setup.laws.law_of(seen.breach) is not None else None


def why_no_time(record: MatchRecord) -> str:
    """Returns a sentence on why nobody can have exceeded the time now; empty if somebody can."""
    no_board = why_blocked(record.state, ViolationSeen)
    if no_board:
        return no_board
    if time_exceeded(record) is None:
        return _("These laws set no time limit here.")
    if is_play_awaited(record.state):
        return _("The clock does not run before “Play”.")
    return ""


def why_no_override(record: MatchRecord, draft: StrokeDraft, preview: Preview) -> str:
    """Returns a sentence on why no override is possible now; empty if the last ruling, or that of the marked stroke,
    can be overridden.
    """
    if isinstance(preview, Refusal):
        return say(_CONTRADICTING)
    if is_play_asked(record.state, draft):
        return say(ANSWER_FIRST)
    return why_blocked(record.state, Override) if preview is None else ""


def with_clock_start(now: NextStep, face: ClockFace, draft: StrokeDraft) -> NextStep:
    """Adds an offer to start a waiting clock, if there is room; the clock also has its own button.

    It comes first while the umpire puts pieces back. The game cannot be ended meanwhile.
    """
    if not face.is_start_offered or face.start_blocked or not now.offers or len(now.offers) >= MOST_OFFERS:
        return now
    reading = face.reading
    awaited = reading.rule.counts_from if reading is not None and reading.state is ClockState.WAITING else None
    later = tuple(offer for offer in now.offers if not isinstance(offer.intent, TimeOver))
    if draft.is_empty() and awaited is CountsFrom.JUMPED_BACK:
        back = Offer("jumped_back", _("Put back"), ActionName.START_CLOCK)
        return replace(now, offers=(back, *later))
    if draft.is_empty() and awaited is CountsFrom.QUEEN_BACK:
        back = Offer("queen_back", _("Queen put back"), ActionName.START_CLOCK)
        sentence = _("Put the Queen back in the centre. Then the clock starts.")
        return replace(now, sentence=sentence, offers=(back, *later))
    return replace(now, offers=(*now.offers, replace(offer_of(ActionName.START_CLOCK), key=None)))

"""What now: from the match and the marks to the next step."""

from dataclasses import replace

from PySide6.QtCore import QCoreApplication

from carrom_desk.gui.keys.key_action import KeyAction
from carrom_desk.gui.languages.saying import say
from carrom_desk.gui.wording.jumped_words import jumped_line
from carrom_desk.match.entries import (
    ActEntry,
    Demanded,
    PlacingDone,
    PlacingOutcome,
    PlayCalled,
    ProtestDecided,
    Resumed,
    SidesChanged,
    StrokeMade,
)
from carrom_desk.match.entry_text import TOSS_FOR_EXTRA_BOARD
from carrom_desk.match.match_text import FullNames, match_won
from carrom_desk.match.next_entries import is_between_boards
from carrom_desk.match.problems import Refusal
from carrom_desk.match.record import MatchRecord
from carrom_desk.match.ruling_text import may_claim
from carrom_desk.match.side import NOUGHT, Side
from carrom_desk.match.state import BoardState, LastBoard, ToPlace
from carrom_desk.match.stroke_draft import StrokeDraft
from carrom_desk.rules.call_text import call_words, spoken
from carrom_desk.rules.ruling import Call

from .intents import Ask
from .now import Now, Offer
from .offers import clear_offer, confirm_offer, fallen_offers, report_offers, toss_offer, walkover_offers
from .words import (
    break_sentence,
    placing_sentence,
    protest_sentence,
    refusal_sentence,
)

Preview = StrokeMade | Refusal | None
"""The stroke being marked with the ruling it would be given, or why it can have none; None while nothing is marked."""


def what_now(record: MatchRecord, draft: StrokeDraft, preview: Preview, *, is_time_over: bool = False) -> Now:
    """The next step; its first offer is what usually happens next."""
    state = record.state
    if state.is_paused:
        # Marks wait: nobody plays on before "Play" (121).
        return _paused(record)
    if not draft.is_empty() and state.board is not None:
        return _stroke_marked(record, draft, preview)
    if state.last_board is not None and state.last_board.on_demand:
        return _demand(record, state.last_board)
    if state.is_over:
        return _over(record)
    if state.board is None:
        return _toss(record, is_time_over=is_time_over)
    return _at_the_board(record, state.board, draft, preview, is_time_over=is_time_over)


def _at_the_board(
    record: MatchRecord, board: BoardState, draft: StrokeDraft, preview: Preview, *, is_time_over: bool
) -> Now:
    to_place = board.to_place
    if record.state.is_change_of_sides_due and is_between_boards(record.state):
        return _change_of_sides(record)
    if to_place is not None and not to_place.is_answered:
        return _placing(record, board, to_place)
    if not board.position.break_.made and not board.is_play_called and not board.strokes_in_turn:
        return _break(record)
    sentence = jumped_line(record, draft) or QCoreApplication.translate("WhatNow", "Mark what fell, then confirm.")
    if is_time_over:
        sentence = QCoreApplication.translate("WhatNow", "Time is up. Enter the stroke, or “Time exceeded”.")
    return Now(sentence, _calls_of_last(record), _stroke_offers(draft, preview))


def _stroke_marked(record: MatchRecord, draft: StrokeDraft, preview: Preview) -> Now:
    if isinstance(preview, Refusal):
        sentence = QCoreApplication.translate("WhatNow", "The marks contradict each other.")
        return Now(sentence, (), (*_stroke_offers(draft, preview), *fallen_offers(record, draft)))
    ruling = preview.ruling if preview is not None else None
    sentence = QCoreApplication.translate("WhatNow", "Confirm the stroke.")
    offers = (*_stroke_offers(draft, preview), *fallen_offers(record, draft))
    return Now(sentence, spoken(say, ruling) if ruling is not None else (), offers)


def _stroke_offers(draft: StrokeDraft, preview: Preview) -> tuple[Offer, ...]:
    blocked = refusal_sentence(preview) if isinstance(preview, Refusal) else ""
    return (confirm_offer(blocked), clear_offer(draft))


def _placing(record: MatchRecord, board: BoardState, to_place: ToPlace) -> Now:
    titles = {
        PlacingOutcome.PLACED: QCoreApplication.translate("WhatNow", "Placed"),
        PlacingOutcome.FORGONE: QCoreApplication.translate("WhatNow", "Forgone"),
        PlacingOutcome.FORFEITED: QCoreApplication.translate("WhatNow", "Forfeited"),
        PlacingOutcome.NO_SPACE: QCoreApplication.translate("WhatNow", "No space"),
    }
    outcomes = {outcome: Offer(str(outcome), title, PlacingDone(outcome)) for outcome, title in titles.items()}
    some = _room_for_some(to_place)
    if some is not None:
        # The bar has room for four: that men are forfeited is entered by the clock or an amendment then.
        outcomes[PlacingOutcome.FORFEITED] = some
    offers = tuple(outcomes.values())
    return Now(placing_sentence(record.setup, board, to_place), _calls_of_last(record), offers)


def _room_for_some(to_place: ToPlace) -> Offer | None:
    """There is no room for the last of several dues and penalties of one side (79)."""
    dues = to_place.dues
    side = Side.A if dues.a else Side.B
    room = dues.of(side) - 1
    if room < 1 or dues.of(side.other):
        return None
    placed = PlacingDone(PlacingOutcome.NO_SPACE, left=NOUGHT.with_(side, 1))
    return Offer("room_for_some", QCoreApplication.translate("WhatNow", "Room for {count}").format(count=room), placed)


def _break(record: MatchRecord) -> Now:
    play = Offer("call_play", QCoreApplication.translate("WhatNow", "Play"), PlayCalled())
    return Now(break_sentence(record), (*_calls_until_play(record), call_words(say, Call.PLAY)), (play,))


def _paused(record: MatchRecord) -> Now:
    if record.state.board is None:
        sentence = QCoreApplication.translate("WhatNow", "Time stands still.")
        go_on = Offer("resume", QCoreApplication.translate("WhatNow", "Go on"), Resumed())
        return Now(sentence, (), (go_on,))
    sentence = QCoreApplication.translate("WhatNow", "Time stands still. “Play” goes on.")
    play = Offer("call_play", QCoreApplication.translate("WhatNow", "Play"), PlayCalled())
    return Now(sentence, (call_words(say, Call.PLAY),), (play,))


def _change_of_sides(record: MatchRecord) -> Now:
    changed = Offer("change_sides", QCoreApplication.translate("WhatNow", "Sides changed"), SidesChanged())
    play = Offer("call_play", QCoreApplication.translate("WhatNow", "Play"), PlayCalled())
    sentence = QCoreApplication.translate("WhatNow", "The players change sides.")
    return Now(sentence, _calls_until_play(record), (changed, play))


def _demand(record: MatchRecord, last: LastBoard) -> Now:
    offers = (
        replace(_claim(last.on_demand), name="demand_all"),
        *(_claim(count) for count in range(last.on_demand - 1, 0, -1)),
        Offer("demand_none", QCoreApplication.translate("WhatNow", "Claim none"), Demanded(0)),
    )
    return Now(may_claim(say, record.setup.side_name(last.winner), last.on_demand), _calls_of_last(record), offers)


def _claim(points: int) -> Offer:
    words = QCoreApplication.translate("WhatNow", "Claim {points}").format(points=points)
    return Offer(f"demand_{points}", words, Demanded(points))


def _toss(record: MatchRecord, *, is_time_over: bool) -> Now:
    if record.state.game is None and is_time_over:
        sentence = QCoreApplication.translate("WhatNow", "The time to appear is over. Walkover?")
        return Now(sentence, (), (toss_offer(), *walkover_offers(record.setup)))
    state = record.state
    if state.game is None:
        sentence = QCoreApplication.translate("WhatNow", "Enter the toss.")
    else:
        sentence = say(TOSS_FOR_EXTRA_BOARD)
    return Now(sentence, _calls_until_play(record), (toss_offer(),))


def _over(record: MatchRecord) -> Now:
    state = record.state
    if state.protest is not None:
        upheld = Offer("protest_upheld", QCoreApplication.translate("WhatNow", "Upheld"), ProtestDecided(upheld=True))
        overruled = Offer(
            "protest_overruled", QCoreApplication.translate("WhatNow", "Overruled"), ProtestDecided(upheld=False)
        )
        sentence = protest_sentence(state.setup, state.protest.by)
        return Now(sentence, _calls_until_play(record), (overruled, upheld, *report_offers()))
    title = QCoreApplication.translate("WhatNow", "New match…")
    new_match = Offer("new_match", title, Ask.NEW_MATCH, KeyAction.NEW_MATCH)
    return Now(
        match_won(say, FullNames(state.setup), state.winner, state.games),
        _calls_until_play(record),
        (*report_offers(), new_match),
    )


def _calls_of_last(record: MatchRecord) -> tuple[str, ...]:
    """What is called about the act just ruled on; nothing once something else was entered."""
    last = record.state.last_ruled
    if last is None or not record.standing:
        return ()
    entry = record.entries[record.standing[-1]].entry
    return spoken(say, last.ruling) if isinstance(entry, ActEntry) else ()


def _demanded(record: MatchRecord) -> int:
    """The points demanded on top of the board that has ended."""
    for number in reversed(record.standing):
        entry = record.entries[number].entry
        if isinstance(entry, Demanded):
            return entry.points
        if isinstance(entry, ActEntry):
            break
    return 0


def _calls_until_play(record: MatchRecord) -> tuple[str, ...]:
    """What is called about the board that has ended, whatever was entered beside it since."""
    last = record.state.last_ruled
    if last is not None and last.ruling.board is not None:
        return spoken(say, last.ruling, _demanded(record))
    return _calls_of_last(record)

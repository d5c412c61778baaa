"""Contents of the window as one value with a part per panel, derived from match, marks and clock."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, replace

from carrom_desk.i18n import N_, say
from carrom_desk.match.effects.phase import Phase, phase_of
from carrom_desk.match.entry.entries import Correction, Entry, PlayCalled, Redone, Undone
from carrom_desk.match.record import MatchRecord, refusal_of, with_what_is_decided
from carrom_desk.match.side import Side
from carrom_desk.match.state import LastRuled, MatchState
from carrom_desk.presentation.board.picture import BoardPicture, board_picture, last_board, with_marks
from carrom_desk.presentation.end_card import EndCard, end_card
from carrom_desk.presentation.log.log_lines import LogLine
from carrom_desk.presentation.log.log_rows import LogView, game_headings, sheet_rows
from carrom_desk.presentation.next_step.actions import NEEDS_MATCH, ActionName
from carrom_desk.presentation.next_step.next_step import (
    after_board_offers,
    always_offers,
    once_time_is_up,
    what_now,
    why_no_override,
    with_clock_start,
)
from carrom_desk.presentation.next_step.offers import NextStep, unsaved_first, why_must_wait
from carrom_desk.presentation.next_step.preview import Preview
from carrom_desk.presentation.round_time import RoundState
from carrom_desk.presentation.ruling_view import ruling_view
from carrom_desk.presentation.wording.decision_text import warnings_lines
from carrom_desk.presentation.wording.match_text import laws_and_format, match_title, place_ended, place_in_match
from carrom_desk.presentation.wording.refusal_text import why_refused
from carrom_desk.rules.ruling import Call

from .breach_choices import BreachChoice
from .card import CardView, card_view, card_without_match
from .clock import ClockFace, ClockReading, clock_face, no_clock
from .names import full_names, shortened_setup, with_short_names
from .score import ScoreView, score_view
from .stroke_draft import StrokeView


@dataclass(frozen=True, slots=True)
class SavedView:
    """State of saving; the first non-empty field applies."""

    not_saved: str = ""
    """Sentence on why the last entry is not saved."""
    read_only: str = ""
    """Sentence on why nothing can be saved here."""
    at: str = ""
    """Time of day of the last saved entry, "10:04"; empty if there is none or it is unknown."""


OPEN_A_MATCH = N_("Open a match first.")


@dataclass(frozen=True, slots=True)
class Screen:
    """Contents of the window."""

    now: NextStep
    title: str = ""
    laws: str = ""
    """Laws and format."""
    saved: SavedView = field(default_factory=SavedView)
    score: ScoreView | None = None
    board: BoardPicture = field(default_factory=BoardPicture)
    clock: ClockFace = field(default_factory=ClockFace)
    stroke: StrokeView = field(default_factory=StrokeView)
    breaches: tuple[BreachChoice, ...] = ()
    """Breaches that make a stroke improper."""
    card: CardView = field(default_factory=CardView)
    log: LogView = field(default_factory=LogView)
    end: EndCard | None = None
    """The last ending; None if there is none or a stroke is being marked."""
    place: str = ""
    """Current game and board."""
    why_not: Mapping[ActionName, str] = field(default_factory=dict)
    """For each blocked action, a sentence saying why."""


_OF_A_STROKE = (ActionName.IMPROPER, ActionName.TOUCHED_NOTHING, ActionName.JUMPED_MODE)
_BUTTONS = (
    *(ActionName.UNDO, ActionName.REDO, ActionName.OVERRIDE),
    *(ActionName.CLOCK_MORE, ActionName.CLOCK_LESS, ActionName.CLOCK_RESTART),
    *_OF_A_STROKE,
)
"""Actions with their own button, whose panel shows the same reason without a match."""


def empty_screen(now: NextStep, why: str, saved: SavedView) -> Screen:
    """Returns the screen without a match, and why nothing can be marked."""
    no_match = say(OPEN_A_MATCH)
    return Screen(
        now=now,
        saved=saved,
        board=BoardPicture(refusal=why),
        clock=no_clock(why),
        stroke=StrokeView(blocked=why),
        card=card_without_match(now, why),
        why_not={**dict.fromkeys(NEEDS_MATCH, no_match), **dict.fromkeys(_BUTTONS, why)},
    )


@dataclass(frozen=True, slots=True)
class StableScreen:
    """Parts of a screen that change with an entry, but not with marks or the clock."""

    record: MatchRecord
    """Match for display: without the effects of an open claim, and with names as in sentences."""
    screen: Screen
    ended: Screen | None = None
    """The same until "Play" or a mark, with the board that has ended, and protest at hand; None if nothing ended."""


def standing_of(
    record: MatchRecord,
    rows: Sequence[LogLine],
    breaches: tuple[BreachChoice, ...],
    saved: SavedView,
    unsaved: Entry | None,
    *,
    is_turned: bool,
) -> StableScreen:
    """Returns the parts for a match, given its log rows and breaches.

    `unsaved` is a command that could not be saved, `is_turned` tells whether the umpire sits on the opposite side.
    """
    record = with_what_is_decided(record)
    told = with_short_names(record)
    state, setup, names = record.state, record.setup, full_names(told.setup)
    ended, warnings, seated = ended_board(state), warnings_lines(told), shortened_setup(setup)
    games = game_headings(state)
    blocked = saved.read_only or (unsaved_first() if unsaved is not None else "")
    always = always_offers(record, blocked)
    why_not = {offer.key: offer.blocked for offer in always if offer.key is not None}
    for name, command in ((ActionName.UNDO, Undone()), (ActionName.REDO, Redone())):
        why_not[name] = saved.read_only or why_must_wait(unsaved, command) or why_refused(refusal_of(record, command))
    screen = Screen(
        now=NextStep("", always=always),
        title=match_title(setup),
        laws=laws_and_format(setup),
        saved=saved,
        score=score_view(told.state, warnings, setup, ended if state.board is None else None),
        board=board_picture(told, is_turned=is_turned, named=seated),
        breaches=breaches,
        log=LogView(rows, sheet_rows(state, names), (names.side(Side.A), names.side(Side.B)), games, record),
        end=_end(told, record),
        place=place_in_match(state),
        why_not=why_not,
    )
    if screen.end is None and ended is None:
        return StableScreen(told, screen)
    after = replace(screen, now=replace(screen.now, always=after_board_offers(blocked)))
    if ended is not None and state.board is not None:
        score = score_view(told.state, warnings, setup, ended)
        board = replace(last_board(told.state, ended, seated), quarter_turns=screen.board.quarter_turns)
        after = replace(after, score=score, board=board, place=place_ended(state))
    return StableScreen(told, screen, after)


def ended_board(state: MatchState) -> LastRuled | None:
    """Returns the act that ended the board to show: after the match, while a claim is open, and before the next break;
    None where there is none.
    """
    last = state.last_ruled
    if last is None:
        return None
    if state.board is None:
        return last if state.is_over or state.is_claim_awaited else None
    is_of_this_game = state.game is not None and state.game.number == last.before.current_game.number
    has_ended = last.ruling.board is not None and is_of_this_game
    return last if has_ended and phase_of(state) is Phase.BREAK else None


def _end(told: MatchRecord, record: MatchRecord) -> EndCard | None:
    """Returns the card for what has ended, called by surnames."""
    end = end_card(told)
    in_full = None if end is None else end_card(record)
    return None if end is None or in_full is None else replace(end, call=in_full.call)


def screen_of(
    standing: StableScreen,
    stroke: StrokeView,
    preview: Preview,
    reading: ClockReading | None,
    instead: NextStep | None,
    round_: RoundState | None = None,
) -> Screen:
    """Returns the screen for a match with marks, their ruling, and the clock.

    `instead` replaces the next step if given.
    """
    record, draft, board = standing.record, stroke.draft, standing.record.state.board
    before = standing.screen if standing.ended is None or stroke.is_any else standing.ended
    read_only = before.saved.read_only
    picture = with_marks(before.board, draft, is_jumped_mode=stroke.is_jumped_mode)
    face = clock_face(record, reading)
    if read_only:
        picture, face = replace(picture, refusal=read_only), replace(face, play_blocked=read_only)
    always = before.now.always
    if instead is None:
        is_time_over = reading is not None and reading.state.is_over
        step = what_now(record, draft, preview, is_time_over=is_time_over, round_=round_)
        instead = with_clock_start(step, face, draft)
        if is_time_over and draft.is_empty():
            always = once_time_is_up(record, always)
    ruling = ruling_view(record, draft, preview)
    if ruling.follows:
        instead = instead.with_consequence(ruling.follows)
    end = before.end if draft.is_empty() else None
    held_up = read_only or (unsaved_first() if before.saved.not_saved else "")
    override = held_up or why_no_override(record, draft, preview)
    undo = {ActionName.UNDO: held_up} if stroke.is_any else {}
    is_at_break = board is not None and not board.position.break_.made
    now = replace(instead, always=always)
    return replace(
        before,
        now=now,
        score=None if before.score is None else before.score.with_men(picture),
        board=picture,
        clock=face,
        stroke=replace(stroke, blocked=picture.refusal, is_at_break=is_at_break),
        card=card_view(now, ruling, end, record),
        end=end,
        why_not={**before.why_not, **_why_not(override, picture.refusal, face), **undo},
    )


def call_made(screen: Screen, record: MatchRecord) -> str:
    """Returns the call for the last entry, without quotation marks; empty if there is none."""
    entry = record.entries[-1].entry if record.entries else None
    if entry is None or isinstance(entry, Correction):
        return ""
    play = say(Call.PLAY.words)
    if isinstance(entry, PlayCalled):
        call = play
    elif screen.end is not None:
        call = screen.end.call
    else:
        call = " ".join(each for each in screen.now.calls if each != play)
    return call.translate(_NO_QUOTES)


_NO_QUOTES = dict.fromkeys(map(ord, "“”„«»‹›‚‘\N{NO-BREAK SPACE}"))


def _why_not(override: str, marks: str, face: ClockFace) -> Mapping[ActionName, str]:
    """Returns why actions that depend on marks or clock are blocked."""
    return {
        **dict.fromkeys(_OF_A_STROKE, marks),
        ActionName.OVERRIDE: override,
        ActionName.CLOCK_MORE: face.set_blocked,
        ActionName.CLOCK_LESS: face.set_blocked,
        ActionName.CLOCK_RESTART: face.restart_blocked,
    }

"""The displayed clock at one moment, with the available actions."""

from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from enum import Enum, auto, unique

from carrom_desk.i18n import N_, Words, _, say
from carrom_desk.match.entry.entries import PlayCalled
from carrom_desk.match.record import MatchRecord
from carrom_desk.match.state import MatchState
from carrom_desk.match.timing import ClockRule
from carrom_desk.presentation.countdown import left_and_over_s
from carrom_desk.presentation.wording.match_text import BOARD_OVER, duration, laws_in_a_row
from carrom_desk.presentation.wording.refusal_text import why_blocked
from carrom_desk.rules.clocks import ClockKind

LAST_SECONDS = 5
"""Number of seconds left at which the clock warns."""


@unique
class ClockState(Enum):
    """State of the clock, with its text."""

    NOT_USED = N_("Not used")
    """Not used, unless the umpire starts it by hand."""
    WAITING = N_("Not started")
    """Waiting for the umpire to start it."""
    RUNNING = N_("Running")
    LAST_FIVE = N_("Last 5 seconds")
    """Running, with five seconds or fewer left."""
    STRUCK = N_("Struck at {seconds}")
    """Stopped at the first mark of a stroke, which is being entered."""
    TIME = N_("Time")
    """Time is up; shown during the first second."""
    OVERRUN = N_("Over time by {seconds}")
    """Time has been up for at least a second."""
    PAUSED = N_("Stopped")
    """Paused by the umpire, or stopped by the laws (icf-revised 121)."""
    INTERRUPTED = N_("Interrupted")
    """Interrupted because the desk was closed or slept, or the log was corrected: the elapsed time is unknown."""

    @property
    def is_running(self) -> bool:
        """True when its seconds are counting down, or were until the current stroke."""
        return self not in _STANDING

    @property
    def is_waiting(self) -> bool:
        """True when the umpire is expected to start or resume it."""
        return self in (ClockState.WAITING, ClockState.INTERRUPTED)

    @property
    def is_over(self) -> bool:
        """True when no time is left."""
        return self in (ClockState.TIME, ClockState.OVERRUN)


_STANDING = frozenset({ClockState.NOT_USED, ClockState.WAITING, ClockState.PAUSED, ClockState.INTERRUPTED})


@dataclass(frozen=True, slots=True)
class ClockReading:
    """Time on the clock at one moment."""

    rule: ClockRule
    state: ClockState
    left_s: int
    """Whole seconds left, rounded up; never negative."""
    over_s: int = 0
    """Whole seconds since time was up."""
    left_ms: int = field(default=0, compare=False)
    """Milliseconds left when it was read, negative when over; a new reading is one of another second."""


def reading_of(rule: ClockRule, left_ms: int, standing: ClockState | None) -> ClockReading:
    """Returns the reading for a number of milliseconds left, negative if time is up; `standing` is the reason why it is
    not running, if any.
    """
    left_s, over_s = left_and_over_s(left_ms)
    if left_s > 0:
        running = ClockState.RUNNING if left_s > LAST_SECONDS else ClockState.LAST_FIVE
    else:
        running = ClockState.OVERRUN if over_s else ClockState.TIME
    return ClockReading(rule, standing or running, left_s, over_s, left_ms)


@unique
class SpaceAction(Enum):
    """Current effect of the space bar."""

    PLAY = auto()
    START = auto()
    HOLD = auto()


PAUSE, RESUME, START = N_("Pause"), N_("Resume"), N_("Start")
"""Titles of the button that pauses a running clock, and resumes or starts one that is not running."""
_PRESSES: Mapping[ClockState, Words] = {
    ClockState.NOT_USED: START,
    ClockState.WAITING: START,
    ClockState.PAUSED: RESUME,
    ClockState.INTERRUPTED: RESUME,
}


@dataclass(frozen=True, slots=True)
class ClockFace:
    """The clock and its buttons; for each button a sentence on why it is blocked, empty if it is not."""

    reading: ClockReading | None = None
    """None if nothing is timed."""
    name: str = ""
    """Player being timed; empty for both sides."""
    title: str = ""
    """Player being timed, or what is timed."""
    acts: str = ""
    """What the player does meanwhile, as a word; empty for both sides."""
    play_blocked: str = ""
    """Reason why "Play" cannot be called now."""
    start_blocked: str = ""
    """Reason why the clock cannot be started or resumed."""
    hold_blocked: str = ""
    """Reason why it cannot be paused or resumed."""
    set_blocked: str = ""
    """Reason why seconds cannot be added or removed."""
    restart_blocked: str = ""
    """Reason why it cannot be restarted."""
    space: SpaceAction = SpaceAction.HOLD
    """Effect of the space bar."""
    press: Words = PAUSE
    """Effect of the button beside "Play"."""
    is_start_offered: bool = False
    """True when the clock waits for the umpire to start it."""


def clock_face(record: MatchRecord, reading: ClockReading | None) -> ClockFace:
    """Returns the clock with the timed player, and which buttons are available."""
    play_blocked, is_play = why_blocked(record.state, PlayCalled), is_play_awaited(record.state)
    if reading is None:
        face, space = no_clock(_("Nothing is being timed.")), SpaceAction.PLAY if is_play else SpaceAction.HOLD
        return replace(face, play_blocked=play_blocked, space=space, title=_untimed(record.state))
    seat, state, nothing = reading.rule.seat, reading.state, ""
    start = hold = seconds = ""
    if reading.rule.is_standing:
        nothing = _("The clock is stopped. “Play” restarts it.")
    if state.is_running:
        start = _("The clock is already running.")
    elif state is not ClockState.PAUSED:
        hold = _("The clock is not running.")
    if state is ClockState.NOT_USED:
        seconds = _("This clock is not in use. Start it manually to use it.")
    name = record.setup.player_at(seat).name if seat is not None else ""
    pressed = SpaceAction.HOLD if state.is_running else SpaceAction.START
    return ClockFace(
        reading=reading,
        name=name,
        title=name or say(reading.rule.kind.heading),
        acts=say(_ACTS[reading.rule.kind]) if name and reading.rule.kind in _ACTS else "",
        play_blocked=play_blocked,
        start_blocked=nothing or start,
        hold_blocked=nothing or hold,
        set_blocked=nothing or seconds,
        restart_blocked=nothing,
        space=SpaceAction.PLAY if is_play else pressed,
        press=_PRESSES.get(state, PAUSE),
        is_start_offered=state.is_waiting,
    )


def _untimed(state: MatchState) -> str:
    """Returns why nothing is timed."""
    if state.is_claim_awaited:
        return _("Claim open")
    if state.is_over:
        return _("Match over")
    last = state.last_ruled
    is_due = state.board is not None and state.board.is_play_due and state.stopped is None
    return say(BOARD_OVER, number=last.board.number) if is_due and last is not None and last.ruling.board else ""


_ACTS: Mapping[ClockKind, Words] = {
    ClockKind.BREAK: N_("breaks"),
    ClockKind.STROKE: N_("plays"),
    ClockKind.PLACING: N_("places"),
    ClockKind.PLACING_OR_FORGOING: N_("places"),
}
"""What the timed player does."""


def no_clock(why: str) -> ClockFace:
    """Returns the clock shown without an open match; `why` is a sentence."""
    return ClockFace(play_blocked=why, start_blocked=why, hold_blocked=why, set_blocked=why, restart_blocked=why)


def is_play_awaited(state: MatchState) -> bool:
    """Returns True when "Play" is the next call: at the break, and after play was stopped (icf-revised 46, 121)."""
    return state.board is not None and (state.stopped is not None or state.board.is_play_due)


# Texts of the clock: what is timed, since when, by which law, and its state


def clock_state(reading: ClockReading) -> str:
    seconds = reading.over_s if reading.state is ClockState.OVERRUN else reading.left_s
    return say(reading.state.value, seconds=duration(seconds))


def clock_law(rule: ClockRule) -> str:
    """Returns the time limit, the start of counting, and the laws."""
    allowed = say(rule.counts_from.words, time=duration(rule.seconds))
    if rule.kind is ClockKind.PRACTICE:
        return _("{allowed}, or the time you set").format(allowed=allowed)
    return _("{allowed} (law {laws})").format(allowed=allowed, laws=laws_in_a_row(rule.laws))


def on_the_clock(reading: ClockReading) -> str:
    """Returns the text in the ring: seconds left, or over with a plus sign; minutes and seconds from 100 seconds."""
    if reading.state is ClockState.NOT_USED:
        return "–"
    if reading.state is ClockState.OVERRUN:
        return f"+{seconds_text(reading.over_s)}"
    return seconds_text(reading.left_s)


def seconds_text(seconds: int) -> str:
    """Returns seconds, or minutes and seconds from 100 seconds."""
    return str(seconds) if seconds < 100 else f"{seconds // 60}:{seconds % 60:02}"


def clock_aloud(reading: ClockReading) -> str:
    """Describes the clock for a screen reader."""
    said = _("{state}, {time} left")
    state = clock_state(reading)
    is_without_time = reading.state.is_over or reading.state in (ClockState.NOT_USED, ClockState.STRUCK)
    return state if is_without_time else said.format(state=state, time=duration(reading.left_s))

"""What the clock shows at one moment, and what can be done with it then."""

from dataclasses import dataclass, replace
from enum import Enum, auto, unique

from carrom_desk.gui.wording import why_refused
from carrom_desk.i18n import N_, _
from carrom_desk.match.entries import PlayCalled
from carrom_desk.match.evolve import refusal
from carrom_desk.match.record import MatchRecord
from carrom_desk.match.state import MatchState
from carrom_desk.match.timing import ClockRule

NS = 1_000_000_000
"""Nanoseconds in a second."""

LAST_SECONDS = 5
"""With so many seconds left the clock warns."""


@unique
class ClockState(Enum):
    """How the clock stands, with what is said of it."""

    NOT_USED = N_("Not used")
    """The umpire does without it, unless he starts it by hand."""
    WAITING = N_("Not started")
    """The umpire has to start it."""
    RUNNING = N_("Running")
    LAST_FIVE = N_("Last 5 seconds")
    """Running, with five seconds or fewer left."""
    STRUCK = N_("Struck at {seconds}")
    """The stroke has been made, and is being entered: the seconds stand as they were at its first mark."""
    TIME = N_("Time")
    """The seconds are over; this first second says so."""
    OVERRUN = N_("Time over by {seconds}")
    """Over for a second and more."""
    PAUSED = N_("Stopped")
    """Held by the umpire, or time stands still by the laws (icf-revised 121)."""
    INTERRUPTED = N_("Interrupted")
    """The desk was closed, slept, or the log was corrected: how much time has gone nobody knows."""

    @property
    def is_running(self) -> bool:
        """Whether its seconds go by, or went by until the stroke that is being entered."""
        return self not in _STANDING

    @property
    def is_waiting(self) -> bool:
        """Whether the umpire is expected to start it, or to let it go on."""
        return self in (ClockState.WAITING, ClockState.INTERRUPTED)

    @property
    def is_over(self) -> bool:
        """Whether no second is left."""
        return self in (ClockState.TIME, ClockState.OVERRUN)


_STANDING = frozenset({ClockState.NOT_USED, ClockState.WAITING, ClockState.PAUSED, ClockState.INTERRUPTED})


@dataclass(frozen=True, slots=True)
class ClockReading:
    """The clock at one moment."""

    rule: ClockRule
    state: ClockState
    left_s: int
    """Whole seconds left, rounded up, 0 and more."""
    over_s: int = 0
    """Whole seconds since time was over."""


def reading_of(rule: ClockRule, left_ns: int, standing: ClockState | None) -> ClockReading:
    """Read the clock: nanoseconds left, negative when over; `standing` says why it does not run, if so."""
    left_s = max(0, -(-left_ns // NS))
    over_s = max(0, -left_ns) // NS
    if left_s > 0:
        running = ClockState.RUNNING if left_s > LAST_SECONDS else ClockState.LAST_FIVE
    else:
        running = ClockState.OVERRUN if over_s else ClockState.TIME
    return ClockReading(rule, standing or running, left_s, over_s)


@unique
class SpaceDoes(Enum):
    """What the one key for "Play" and the clock does now."""

    PLAY = auto()
    START = auto()
    HOLD = auto()


@dataclass(frozen=True, slots=True)
class ClockFace:
    """The clock, and which of its buttons can be pressed; why not is a sentence, and empty where one can."""

    reading: ClockReading | None = None
    """None while nothing is timed."""
    name: str = ""
    """Whose seconds they are; empty when it is both sides."""
    play_blocked: str = ""
    """Why "Play" cannot be called now."""
    start_blocked: str = ""
    """Why the clock cannot be started or go on."""
    hold_blocked: str = ""
    """Why it cannot be held, nor go on after it was."""
    set_blocked: str = ""
    """Why no seconds can be given or taken."""
    restart_blocked: str = ""
    """Why it cannot begin again with all its seconds."""
    space: SpaceDoes = SpaceDoes.HOLD
    """What the space bar does."""
    is_start_offered: bool = False
    """Whether the clock waits for the umpire to start it."""


def clock_face(record: MatchRecord, reading: ClockReading | None) -> ClockFace:
    """The clock, whose seconds they are, and which of its buttons can be pressed."""
    play_blocked, is_play = why_refused(refusal(record.state, PlayCalled())), is_play_awaited(record.state)
    if reading is None:
        face = no_clock(_("Nothing is timed now."))
        return replace(face, play_blocked=play_blocked, space=SpaceDoes.PLAY if is_play else SpaceDoes.HOLD)
    seat, state, nothing = reading.rule.seat, reading.state, ""
    start = hold = seconds = ""
    if reading.rule.is_standing:
        nothing = _("The clock is stopped: “Play” restarts it.")
    if state.is_running:
        start = _("The clock runs already.")
    elif state is not ClockState.PAUSED:
        hold = _("The clock does not run.")
    if state is ClockState.NOT_USED:
        seconds = _("This clock is not used. Start it by hand to use it.")
    pressed = SpaceDoes.HOLD if state.is_running else SpaceDoes.START
    return ClockFace(
        reading=reading,
        name=record.setup.player_at(seat).name if seat is not None else "",
        play_blocked=play_blocked,
        start_blocked=nothing or start,
        hold_blocked=nothing or hold,
        set_blocked=nothing or seconds,
        restart_blocked=nothing,
        space=SpaceDoes.PLAY if is_play else pressed,
        is_start_offered=state.is_waiting,
    )


def no_clock(why: str) -> ClockFace:
    """The clock while no match is open; the reason is a sentence."""
    return ClockFace(play_blocked=why, start_blocked=why, hold_blocked=why, set_blocked=why, restart_blocked=why)


def is_play_awaited(state: MatchState) -> bool:
    """Whether "Play" is what comes next: at the break, and after time stood still (icf-revised 46, 121)."""
    board = state.board
    if board is None:
        return False
    is_break_to_come = not (board.position.break_.made or board.is_play_called or board.strokes_in_turn)
    return state.stopped is not None or is_break_to_come

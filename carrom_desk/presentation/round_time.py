"""Values and texts of the round clock."""

from dataclasses import dataclass
from enum import unique

from carrom_desk.i18n import N_, Worded, _, say
from carrom_desk.match.setup import TimedEnd
from carrom_desk.match.state import MatchState
from carrom_desk.presentation.countdown import Countdown, left_and_over_s
from carrom_desk.presentation.wording.match_text import NO_BOARD_IS_STARTED, TIME_IS_UP, duration

MS_PER_MINUTE = 60_000
LAST_MINUTES = 5
"""Number of minutes left at which the clock warns."""


@dataclass(frozen=True, slots=True)
class RoundTime:
    """Time of a round, which continues while the desk is closed, as the hall does not wait."""

    minutes: int
    """Agreed minutes."""
    countdown: Countdown
    """By the wall clock, in milliseconds since 1970."""
    has_begun: bool = False
    """True once it has been started."""


def new_round(minutes: int) -> RoundTime:
    return RoundTime(minutes, Countdown(minutes * MS_PER_MINUTE))


@unique
class RoundState(Worded):
    """State of the round clock."""

    WAITING = "waiting", N_("Round {left}, not started")
    """Not started; starts with the first "Play" or by hand."""
    RUNNING = "running", N_("Round {left}")
    LAST_MINUTES = "last_minutes", N_("Round {left}")
    LAST_BOARD = "last_board", N_("Round {left}")
    """Too little is left to start a board."""
    OVER = "over", N_("Round: TIME +{over}")
    HELD = "held", N_("Round {left}, paused")


@dataclass(frozen=True, slots=True)
class RoundReading:
    """Time on the round clock at one moment."""

    state: RoundState
    left_s: int
    """Whole seconds left, rounded up; never negative."""
    over_s: int = 0
    """Whole seconds since time was up."""


def reading_of(time: RoundTime, left_ms: int, last_board_minutes: int = 0) -> RoundReading:
    """Returns the reading for a number of milliseconds left, negative if time is up; no board is started when fewer
    than `last_board_minutes` are left.
    """
    left_s, over_s = left_and_over_s(left_ms)
    return RoundReading(_state(time, left_s, last_board_minutes), left_s, over_s)


def _state(time: RoundTime, left_s: int, last_board_minutes: int) -> RoundState:
    if not time.has_begun:
        return RoundState.WAITING
    if not time.countdown.is_running:
        return RoundState.HELD
    if left_s == 0:
        return RoundState.OVER
    if left_s < last_board_minutes * 60:
        return RoundState.LAST_BOARD
    # A minute before the last board may be started, if that is earlier.
    warned_at = max(LAST_MINUTES, last_board_minutes + 1)
    return RoundState.LAST_MINUTES if left_s <= warned_at * 60 else RoundState.RUNNING


def round_words(reading: RoundReading) -> str:
    """Short text for the top bar, such as "Round 44:05"."""
    left, over = (f"{seconds // 60}:{seconds % 60:02}" for seconds in (reading.left_s, reading.over_s))
    return say(reading.state.words, left=left, over=over)


def round_warning(reading: RoundReading, match: MatchState) -> str:
    """Returns what the clock tells at its warnings and at its end, for the format of a match."""
    last_board = match.setup.competition.last_board_minutes or 0
    if reading.state is RoundState.OVER:
        return time_is_up(match)
    if reading.state is RoundState.LAST_BOARD:
        return no_board_is_started(match)
    minutes = -(-reading.left_s // 60) - last_board
    words = N_("Minutes left to start a board: {minutes}.") if last_board else _MINUTES_LEFT
    return say(words, minutes=minutes)


def time_is_up(match: MatchState) -> str:
    """Returns what applies once time is up: to the board in progress, or that there is none."""
    board, game = match.board, match.game
    if board is None or game is None or not board.position.break_.made:
        return _("Time. No board is started any more.")
    is_last = game.is_last_board or game.is_time_over
    return say(TIME_IS_UP[TimedEnd.FINISH if is_last else match.setup.competition.timed_end])


def no_board_is_started(match: MatchState) -> str:
    """Returns that too little of the round is left to start a board."""
    return say(NO_BOARD_IS_STARTED, minutes=duration(60 * (match.setup.competition.last_board_minutes or 0)))


_MINUTES_LEFT = N_("Minutes left in this round: {minutes}.")
LONGEST = RoundReading(RoundState.OVER, 0, over_s=600)
"""Reading with the longest text; rounds have two-digit minutes."""

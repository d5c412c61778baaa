"""The clock in words: what is timed, from when, by which law, and how it stands."""

from PySide6.QtCore import QCoreApplication

from carrom_desk.gui.languages import say
from carrom_desk.match.match_text import duration
from carrom_desk.match.timing import ClockRule, CountsFrom
from carrom_desk.rules.clocks import ClockKind

from .reading import ClockReading, ClockState


def clock_title(kind: ClockKind) -> str:
    """What is timed."""
    match kind:
        case ClockKind.APPEARANCE:
            return QCoreApplication.translate("Clock", "Appearance")
        case ClockKind.PRACTICE:
            return QCoreApplication.translate("Clock", "Trial board")
        case ClockKind.BREAK:
            return QCoreApplication.translate("Clock", "Break")
        case ClockKind.STROKE:
            return QCoreApplication.translate("Clock", "Stroke clock")
        case ClockKind.PLACING:
            return QCoreApplication.translate("Clock", "Placing")
        case ClockKind.PLACING_OR_FORGOING:
            return QCoreApplication.translate("Clock", "Place or forgo")
        case ClockKind.CHANGE_OF_SIDES:
            return QCoreApplication.translate("Clock", "Change of sides")
        case ClockKind.REST:
            return QCoreApplication.translate("Clock", "Interval")


def counted_from(counts_from: CountsFrom) -> str:
    """The moment from which seconds count."""
    match counts_from:
        case CountsFrom.THE_CALL:
            return QCoreApplication.translate("Clock", "from the call to the board")
        case CountsFrom.THE_SEATING:
            return QCoreApplication.translate("Clock", "from when both sides sit")
        case CountsFrom.PLAY:
            return QCoreApplication.translate("Clock", "from “Play”")
        case CountsFrom.REST:
            return QCoreApplication.translate("Clock", "from rest")
        case CountsFrom.STRIKER_OFF:
            return QCoreApplication.translate("Clock", "from the striker off the board")
        case CountsFrom.PLACED:
            return QCoreApplication.translate("Clock", "from the placing")
        case CountsFrom.ANNOUNCEMENT:
            return QCoreApplication.translate("Clock", "from the announcement")
        case CountsFrom.END_OF_BOARD:
            return QCoreApplication.translate("Clock", "from the end of the board")


def clock_state(reading: ClockReading) -> str:
    """How the clock stands."""
    match reading.state:
        case ClockState.NOT_USED:
            return QCoreApplication.translate("Clock", "Not used")
        case ClockState.WAITING:
            return QCoreApplication.translate("Clock", "Not started")
        case ClockState.RUNNING:
            return QCoreApplication.translate("Clock", "Running")
        case ClockState.LAST_FIVE:
            return QCoreApplication.translate("Clock", "Last 5 seconds")
        case ClockState.STRUCK:
            struck = duration(say, reading.left_s)
            return QCoreApplication.translate("Clock", "Struck at {seconds}").format(seconds=struck)
        case ClockState.TIME:
            return QCoreApplication.translate("Clock", "Time")
        case ClockState.OVERRUN:
            over = duration(say, reading.over_s)
            return QCoreApplication.translate("Clock", "Time over by {seconds}").format(seconds=over)
        case ClockState.PAUSED:
            return QCoreApplication.translate("Clock", "Stopped")
        case ClockState.INTERRUPTED:
            return QCoreApplication.translate("Clock", "Interrupted")


def clock_law(rule: ClockRule) -> str:
    """Seconds allowed, from when, and by which laws."""
    if rule.kind is ClockKind.PRACTICE:
        usual = QCoreApplication.translate("Clock", "{time} {moment}, or as you set it")
        return usual.format(time=duration(say, rule.seconds), moment=counted_from(rule.counts_from))
    line = QCoreApplication.translate("Clock", "{time} {moment} (law {laws})")
    return line.format(
        time=duration(say, rule.seconds), moment=counted_from(rule.counts_from), laws=", ".join(rule.laws)
    )


def on_the_clock(reading: ClockReading) -> str:
    """What stands in the ring: seconds left, or over with a plus; minutes and seconds from 100 on."""
    if reading.state is ClockState.NOT_USED:
        return "–"
    if reading.state is ClockState.OVERRUN:
        return f"+{_seconds(reading.over_s)}"
    return _seconds(reading.left_s)


def _seconds(seconds: int) -> str:
    return str(seconds) if seconds < 100 else f"{seconds // 60}:{seconds % 60:02}"


def clock_aloud(reading: ClockReading) -> str:
    """The clock for a screen reader."""
    said = QCoreApplication.translate("Clock", "{state}, {time} left")
    state = clock_state(reading)
    is_without_time = reading.state.is_over or reading.state in (ClockState.NOT_USED, ClockState.STRUCK)
    return state if is_without_time else said.format(state=state, time=duration(say, reading.left_s))

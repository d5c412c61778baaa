"""The clock in words: what is timed, from when, by which law, and how it stands."""

from collections.abc import Mapping

from PySide6.QtCore import QCoreApplication

from carrom_desk.gui.languages import say
from carrom_desk.match.match_text import duration
from carrom_desk.match.timing import ClockRule, CountsFrom
from carrom_desk.rules.clocks import ClockKind
from carrom_desk.rules.words import QT_TRANSLATE_NOOP, Words

from .reading import ClockReading, ClockState

_TITLES: Mapping[ClockKind, Words] = {
    ClockKind.APPEARANCE: QT_TRANSLATE_NOOP("Clock", "Appearance"),
    ClockKind.PRACTICE: QT_TRANSLATE_NOOP("Clock", "Trial board"),
    ClockKind.BREAK: QT_TRANSLATE_NOOP("Clock", "Break"),
    ClockKind.STROKE: QT_TRANSLATE_NOOP("Clock", "Stroke clock"),
    ClockKind.PLACING: QT_TRANSLATE_NOOP("Clock", "Placing"),
    ClockKind.PLACING_OR_FORGOING: QT_TRANSLATE_NOOP("Clock", "Place or forgo"),
    ClockKind.CHANGE_OF_SIDES: QT_TRANSLATE_NOOP("Clock", "Change of sides"),
    ClockKind.REST: QT_TRANSLATE_NOOP("Clock", "Interval"),
}


def clock_title(kind: ClockKind) -> str:
    """What is timed."""
    return say(_TITLES[kind])


_MOMENTS: Mapping[CountsFrom, Words] = {
    CountsFrom.THE_CALL: QT_TRANSLATE_NOOP("Clock", "from the call to the board"),
    CountsFrom.THE_SEATING: QT_TRANSLATE_NOOP("Clock", "from when both sides sit"),
    CountsFrom.PLAY: QT_TRANSLATE_NOOP("Clock", "from “Play”"),
    CountsFrom.REST: QT_TRANSLATE_NOOP("Clock", "from rest"),
    CountsFrom.STRIKER_OFF: QT_TRANSLATE_NOOP("Clock", "from the striker off the board"),
    CountsFrom.PLACED: QT_TRANSLATE_NOOP("Clock", "from the placing"),
    CountsFrom.ANNOUNCEMENT: QT_TRANSLATE_NOOP("Clock", "from the announcement"),
    CountsFrom.END_OF_BOARD: QT_TRANSLATE_NOOP("Clock", "from the end of the board"),
}


def counted_from(counts_from: CountsFrom) -> str:
    """The moment from which seconds count."""
    return say(_MOMENTS[counts_from])


def clock_state(reading: ClockReading) -> str:
    """How the clock stands."""
    seconds = reading.over_s if reading.state is ClockState.OVERRUN else reading.left_s
    return say(reading.state.value, seconds=duration(say, seconds))


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

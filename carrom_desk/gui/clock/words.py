"""The clock in words: what is timed, from when, by which law, and how it stands."""

from collections.abc import Mapping

from carrom_desk.i18n import N_, NP_, Words, _, say
from carrom_desk.match.timing import ClockRule, CountsFrom
from carrom_desk.presentation.wording.match_text import duration
from carrom_desk.rules.clocks import ClockKind

from .reading import ClockReading, ClockState

_TITLES: Mapping[ClockKind, Words] = {
    ClockKind.APPEARANCE: N_("Appearance"),
    ClockKind.PRACTICE: N_("Trial board"),
    ClockKind.BREAK: N_("Break"),
    ClockKind.STROKE: N_("Stroke clock"),
    ClockKind.PLACING: N_("Placing"),
    ClockKind.PLACING_OR_FORGOING: N_("Place or forgo"),
    ClockKind.CHANGE_OF_SIDES: NP_("Clock", "Change of sides"),
    ClockKind.REST: N_("Interval"),
}


def clock_title(kind: ClockKind) -> str:
    """What is timed."""
    return say(_TITLES[kind])


_MOMENTS: Mapping[CountsFrom, Words] = {
    CountsFrom.THE_CALL: N_("from the call to the board"),
    CountsFrom.THE_SEATING: N_("from when both sides sit"),
    CountsFrom.PLAY: N_("from “Play”"),
    CountsFrom.REST: N_("from rest"),
    CountsFrom.STRIKER_OFF: N_("from the striker off the board"),
    CountsFrom.PLACED: N_("from the placing"),
    CountsFrom.ANNOUNCEMENT: N_("from the announcement"),
    CountsFrom.END_OF_BOARD: N_("from the end of the board"),
}


def counted_from(counts_from: CountsFrom) -> str:
    """The moment from which seconds count."""
    return say(_MOMENTS[counts_from])


def clock_state(reading: ClockReading) -> str:
    """How the clock stands."""
    seconds = reading.over_s if reading.state is ClockState.OVERRUN else reading.left_s
    return say(reading.state.value, seconds=duration(seconds))


def clock_law(rule: ClockRule) -> str:
    """Seconds allowed, from when, and by which laws."""
    if rule.kind is ClockKind.PRACTICE:
        usual = _("{time} {moment}, or as you set it")
        return usual.format(time=duration(rule.seconds), moment=counted_from(rule.counts_from))
    line = _("{time} {moment} (law {laws})")
    return line.format(time=duration(rule.seconds), moment=counted_from(rule.counts_from), laws=", ".join(rule.laws))


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
    said = _("{state}, {time} left")
    state = clock_state(reading)
    is_without_time = reading.state.is_over or reading.state in (ClockState.NOT_USED, ClockState.STRUCK)
    return state if is_without_time else said.format(state=state, time=duration(reading.left_s))

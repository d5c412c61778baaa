"""What the ring shows of a clock."""

from PySide6.QtCore import QCoreApplication

from carrom_desk.gui.clock.reading import ClockReading, ClockState
from carrom_desk.gui.wording.clock_words import clock_aloud, on_the_clock

from .clock_ring import Ring, RingShape


def ring_of(reading: ClockReading | None) -> Ring:
    """The ring of a clock; None while nothing is timed."""
    if reading is None:
        return Ring(words=QCoreApplication.translate("ClockRing", "Nothing is timed"))
    is_used = reading.state is not ClockState.NOT_USED
    part = min(1.0, reading.left_s / reading.rule.seconds) if is_used else 0.0
    return Ring(on_the_clock(reading), part, ring_shape(reading.state), clock_aloud(reading))


def ring_shape(state: ClockState) -> RingShape:
    """How a clock in this state is drawn."""
    match state:
        case ClockState.NOT_USED:
            return RingShape.NONE
        case ClockState.RUNNING:
            return RingShape.RUNNING
        case ClockState.LAST_FIVE:
            return RingShape.LAST
        case ClockState.TIME | ClockState.OVERRUN:
            return RingShape.OVER
        case ClockState.WAITING | ClockState.PAUSED:
            return RingShape.STILL
        case ClockState.INTERRUPTED:
            return RingShape.BROKEN

"""The clock of the round in words."""

from PySide6.QtCore import QCoreApplication

from .round_time import RoundReading, RoundState


def round_words(reading: RoundReading) -> str:
    """Short, for the bar at the top."""
    left = minutes_and_seconds(reading.left_s)
    match reading.state:
        case RoundState.WAITING:
            return QCoreApplication.translate("RoundClock", "Round {left}, not begun").format(left=left)
        case RoundState.RUNNING | RoundState.LAST_MINUTES:
            return QCoreApplication.translate("RoundClock", "Round {left}").format(left=left)
        case RoundState.HELD:
            return QCoreApplication.translate("RoundClock", "Round {left}, held").format(left=left)
        case RoundState.OVER:
            over = minutes_and_seconds(reading.over_s)
            return QCoreApplication.translate("RoundClock", "Round: TIME +{over}").format(over=over)


def minutes_and_seconds(seconds: int) -> str:
    """Such as 44:05."""
    return f"{seconds // 60}:{seconds % 60:02}"

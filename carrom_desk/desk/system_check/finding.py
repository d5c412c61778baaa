"""What a check found, without words."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from enum import StrEnum, unique


@unique
class Check(StrEnum):
    """What a match depends on, in the order in which it is looked at."""

    DISK = "disk"
    DATABASE = "database"
    BACKUPS = "backups"
    SECOND_BACKUPS = "second_backups"
    CLOCK = "clock"
    POWER = "power"
    SCREENS = "screens"
    FONTS = "fonts"
    PDF = "pdf"
    SOUND = "sound"
    """Last: the umpire has to listen."""


@unique
class Level(StrEnum):
    """How good it is."""

    GOOD = "good"
    WARNING = "warning"
    """A match can be umpired, but something may go wrong."""
    BAD = "bad"
    """See to it before the match."""
    UNKNOWN = "unknown"
    """This computer does not say."""


@unique
class Reason(StrEnum):
    """What was found; the values of the finding say how much."""

    FINE = "fine"
    LITTLE_ROOM = "little_room"
    NO_ROOM = "no_room"
    SLOW = "slow"
    """Writing takes so long that the umpire notices."""
    NOT_WRITABLE = "not_writable"
    DAMAGED = "damaged"
    ONLY_SHOWN = "only_shown"
    """Another desk writes to it."""
    NOT_OPEN = "not_open"
    ON_A_SERVER = "on_a_server"
    NO_BACKUP_YET = "no_backup_yet"
    NONE_CHOSEN = "none_chosen"
    GONE = "gone"
    WRONG_YEAR = "wrong_year"
    STANDS_STILL = "stands_still"
    """The clock that times strokes does not go."""
    ON_BATTERY = "on_battery"
    BATTERY_LOW = "battery_low"
    NO_BATTERY = "no_battery"
    """It has none: it is a desk machine, or does not tell."""
    NOT_KNOWN = "not_known"
    ONE_SCREEN = "one_screen"
    NOT_READ = "not_read"
    """Files that ship could not be read."""
    FAILED = "failed"
    WAITING = "waiting"
    """It is not known yet."""
    SOUND_OFF = "sound_off"


@dataclass(frozen=True, slots=True)
class Finding:
    """What was found about one thing."""

    check: Check
    level: Level
    reason: Reason = Reason.FINE
    values: Mapping[str, str | int] = field(default_factory=dict, hash=False)
    """What the sentence about it names: a folder, milliseconds, per cent."""

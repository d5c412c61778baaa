"""Whether the computer is plugged in, as far as it says."""

from dataclasses import dataclass
from pathlib import Path

from .finding import Check, Finding, Level, Reason

LINUX_FOLDER = Path("/sys/class/power_supply")
LOW_PERCENT = 40
"""Less does not last for a match."""


@dataclass(frozen=True, slots=True)
class Power:
    """What the computer says of its power."""

    is_plugged_in: bool | None
    """None: it does not say."""
    percent: int | None = None
    """Of the battery; None: there is none."""


def read_power(folder: Path = LINUX_FOLDER) -> Power | None:
    """Read the power supplies of Linux; None on a system that does not show them there."""
    if not folder.is_dir():
        return None
    mains: list[bool] = []
    percents: list[int] = []
    is_charging = False
    for supply in sorted(folder.iterdir()):
        kind = _line(supply / "type")
        if kind in ("Mains", "USB"):
            mains.append(_line(supply / "online") == "1")
        # What hangs on a cable or the air, such as a mouse, has a battery of its own.
        elif kind == "Battery" and _line(supply / "scope") != "Device":
            percents += [int(each) for each in [_line(supply / "capacity")] if each.isdigit()]
            is_charging = is_charging or _line(supply / "status") in ("Charging", "Full", "Not charging")
    percent = min(percents) if percents else None
    if mains:
        return Power(any(mains), percent)
    return Power(is_charging if percents else None, percent)


def check_power(power: Power | None) -> Finding:
    """Whether a match can last as long as it takes."""
    if power is None or (power.is_plugged_in is None and power.percent is None):
        reason = Reason.NOT_KNOWN if power is None else Reason.NO_BATTERY
        return Finding(Check.POWER, Level.UNKNOWN, reason)
    if power.is_plugged_in:
        return Finding(Check.POWER, Level.GOOD)
    percent = power.percent
    if percent is None:
        return Finding(Check.POWER, Level.UNKNOWN, Reason.NOT_KNOWN)
    if percent < LOW_PERCENT:
        return Finding(Check.POWER, Level.BAD, Reason.BATTERY_LOW, {"percent": percent})
    return Finding(Check.POWER, Level.WARNING, Reason.ON_BATTERY, {"percent": percent})


def _line(file: Path) -> str:
    try:
        return file.read_text(encoding="utf-8").strip()
    except (OSError, ValueError):
        return ""

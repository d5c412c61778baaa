"""Settings of the desk, independent of any match, and the file they are stored in."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field, fields, replace
from enum import StrEnum, unique
from pathlib import Path
from typing import Any

from PySide6.QtCore import QByteArray, QObject, QSettings, Signal

from carrom_desk.gui.kit.arrangement import LARGEST_TEXT
from carrom_desk.gui.kit.theme import ThemeName
from carrom_desk.i18n import N_, Words, say
from carrom_desk.presentation.next_step.actions import USUAL_KEYS, ActionName
from carrom_desk.rules.clocks import ClockKind

LEAST_GUARD_MS, MOST_GUARD_MS = 0, 1200
LOUDEST = 100

# Values and their texts

SECOND_PRESS_MS = 400
"""Milliseconds within which a repeated press is ignored if nothing was entered in between."""


@unique
class ClockAid(StrEnum):
    """Mode of a clock."""

    NOT_USED = "not_used"
    """Hidden."""
    SUGGESTED = "suggested"
    """Offered, and started by the umpire."""
    AUTOMATIC = "automatic"
    """Starts automatically."""


@unique
class TextChoice(StrEnum):
    """Text size, applied in addition to the window's scale."""

    NORMAL = "normal"
    LARGE = "large"
    LARGEST = "largest"

    @property
    def factor(self) -> float:
        """Factor relative to the normal size."""
        return {TextChoice.NORMAL: 1.0, TextChoice.LARGE: 1.18, TextChoice.LARGEST: LARGEST_TEXT}[self]


@unique
class ThemeChoice(StrEnum):
    """Theme, or the system default."""

    SYSTEM = "system"
    LIGHT = "light"
    DARK = "dark"
    HIGH_CONTRAST = "high_contrast"

    def theme(self, system: ThemeName) -> ThemeName:
        return system if self is ThemeChoice.SYSTEM else ThemeName(self.value)


_WORDS: Mapping[ThemeChoice | TextChoice | ClockAid, Words] = {
    ThemeChoice.SYSTEM: N_("System default"),
    ThemeChoice.LIGHT: N_("Light"),
    ThemeChoice.DARK: N_("Dark"),
    ThemeChoice.HIGH_CONTRAST: N_("High contrast"),
    TextChoice.NORMAL: N_("Normal"),
    TextChoice.LARGE: N_("Large"),
    TextChoice.LARGEST: N_("Largest"),
    ClockAid.NOT_USED: N_("Do not use"),
    ClockAid.SUGGESTED: N_("Suggest"),
    ClockAid.AUTOMATIC: N_("Automatic"),
}


def setting_words(value: ThemeChoice | TextChoice | ClockAid) -> str:
    return say(_WORDS[value])


@dataclass(frozen=True, slots=True)
class Settings:
    """The umpire's settings, with defaults."""

    theme: ThemeChoice = ThemeChoice.SYSTEM
    text: TextChoice = TextChoice.NORMAL
    is_board_turned: bool = False
    """True when the board is rotated."""
    keys: Mapping[ActionName, tuple[str, ...]] = field(default_factory=dict)
    """Changed shortcuts, as in `KeyTable.own`."""
    clock_aid: ClockAid = ClockAid.AUTOMATIC
    """Default mode of the clocks."""
    clock_exceptions: Mapping[ClockKind, ClockAid] = field(default_factory=dict)
    """Modes of the exceptions."""
    is_sound_on: bool = True
    """True when sounds are on."""
    is_counting: bool = False
    """True when the last seconds tick."""
    is_calling: bool = False
    """True when a system voice speaks the calls."""
    volume: int = 80
    """Volume in percent, 0 to 100."""
    window_language: str = ""
    """ISO 639 code; empty for the system default."""
    call_language: str = ""
    """ISO 639 code of the calls; empty for the window's."""
    laws: str = ""
    """Id of the default edition; empty for the program's default."""
    second_backups: str = ""
    """Second backup folder; empty for none."""
    organiser: str = ""
    """Organiser of the matches, shown on reports."""
    logo: str = ""
    """Logo of the organiser as data URI; empty for none."""
    spectator_theme: ThemeChoice | None = None
    """Theme of the scoreboard window; None for that of the main window."""
    spectator_screen: str = ""
    """Name of the last scoreboard screen; empty if none yet."""
    begun_last: str = ""
    """Id of the match started last; empty if none yet."""
    guard_ms: int = SECOND_PRESS_MS
    """Milliseconds within which a repeated press is ignored, 0 to 1200."""

    def aid(self, kind: ClockKind) -> ClockAid:
        return self.clock_exceptions.get(kind, self.clock_aid)


# Current settings


class SettingsModel(QObject):
    """Current settings, observed by widgets and controllers.

    Signals:
        changed: emitted with the new `Settings`.
    """

    changed = Signal(object)

    def __init__(
        self, settings: Settings, remember: Callable[[Settings], None] | None = None, parent: QObject | None = None
    ) -> None:
        """`remember` stores every change."""
        super().__init__(parent)
        self.current = settings
        """Current settings."""
        self._remember = remember

    def change(self, **chosen: Any) -> None:
        """Changes these settings immediately."""
        self.put(replace(self.current, **chosen))

    def put(self, settings: Settings) -> None:
        """Replaces all settings immediately."""
        if settings == self.current:
            return
        self.current = settings
        if self._remember is not None:
            self._remember(settings)
        self.changed.emit(settings)


# Settings file

_GEOMETRY = "geometry"
_KEYS = "keys"
_CLOCKS = "clocks"
_GROUPS = frozenset({"keys", "clock_exceptions"})
"""Settings with several values, each stored in a group."""
_RANGES = {"volume": (0, LOUDEST), "guard_ms": (LEAST_GUARD_MS, MOST_GUARD_MS)}


class SettingsFile:
    """Stored settings. Losing the file loses no match; unknown values are ignored."""

    def __init__(self, file: Path) -> None:
        self._settings = QSettings(str(file), QSettings.Format.IniFormat)

    def read(self) -> Settings:
        """Returns the stored settings."""
        usual = Settings()
        single = (each.name for each in fields(Settings) if each.name not in _GROUPS)
        read = replace(usual, **{name: self._value(name, getattr(usual, name)) for name in single})
        keys = {
            name: self._text(f"{_KEYS}/{name}") for name in USUAL_KEYS if self._settings.contains(f"{_KEYS}/{name}")
        }
        aids = {kind: self._text(f"{_CLOCKS}/{kind}") for kind in ClockKind}
        return replace(
            read,
            keys={name: tuple(text.split()) for name, text in keys.items()},
            clock_exceptions={
                kind: ClockAid(aid) for kind, aid in aids.items() if aid in set(ClockAid) - {read.clock_aid}
            },
        )

    def remember(self, settings: Settings) -> None:
        """Stores the settings."""
        for each in fields(Settings):
            if each.name not in _GROUPS:
                self._settings.setValue(each.name, _written(getattr(settings, each.name)))
        self._keep_group(_KEYS, {str(name): " ".join(keys) for name, keys in settings.keys.items()})
        self._keep_group(_CLOCKS, {str(kind): str(aid) for kind, aid in settings.clock_exceptions.items()})
        self._settings.sync()

    @property
    def geometry(self) -> QByteArray:
        """Stored geometry of the window; empty if unknown."""
        kept = self._settings.value(_GEOMETRY)
        return kept if isinstance(kept, QByteArray) else QByteArray()

    def remember_geometry(self, geometry: QByteArray) -> None:
        """Stores the window's geometry."""
        self._settings.setValue(_GEOMETRY, geometry)

    def _keep_group(self, group: str, values: Mapping[str, str]) -> None:
        self._settings.remove(group)
        for name, value in values.items():
            self._settings.setValue(f"{group}/{name}", value)

    # Values, which may have been edited by hand

    def _text(self, name: str) -> str:
        kept = self._settings.value(name, "")
        return kept if isinstance(kept, str) else ""

    def _value(self, name: str, usual: Any) -> Any:
        text = self._text(name)
        match usual:
            case bool():
                return {"true": True, "false": False}.get(text, usual)
            case int():
                least, most = _RANGES[name]
                return min(most, max(least, int(text))) if text.isdecimal() else usual
            case StrEnum():
                return type(usual)(text) if text in set(type(usual)) else usual
            case None:
                return ThemeChoice(text) if text in set(ThemeChoice) else None
            case _:
                return text


def _written(value: Any) -> str:
    if isinstance(value, bool):
        return str(value).lower()
    return "" if value is None else str(value)

"""What the umpire has chosen about the desk, apart from any match: the values, those in force, and their file."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from enum import StrEnum, unique
from pathlib import Path
from types import MappingProxyType
from typing import TypeVar

from PySide6.QtCore import QByteArray, QObject, QSettings, Signal

from carrom_desk.rules.clocks import ClockKind
from carrom_desk.rules.words import QT_TRANSLATE_NOOP, Words

from .action_table import USUAL_KEYS, ActionName
from .keys import SECOND_PRESS_MS
from .languages import say
from .theme import ThemeName

LEAST_GUARD_MS, MOST_GUARD_MS = 0, 1200
LOUDEST = 100

# Values, and their words


@unique
class ClockAid(StrEnum):
    """How far the desk helps with a clock."""

    NOT_USED = "not_used"
    """It is not there."""
    SUGGESTED = "suggested"
    """It is offered, and begins when the umpire says so."""
    AUTOMATIC = "automatic"
    """It begins by itself."""


@unique
class TextChoice(StrEnum):
    """A size of text, beside what the size of the window asks for."""

    NORMAL = "normal"
    LARGE = "large"
    LARGEST = "largest"

    @property
    def factor(self) -> float:
        """How many times the usual size."""
        return {TextChoice.NORMAL: 1.0, TextChoice.LARGE: 1.06, TextChoice.LARGEST: 1.12}[self]


@unique
class ThemeChoice(StrEnum):
    """A theme, or whatever the system says."""

    SYSTEM = "system"
    LIGHT = "light"
    DARK = "dark"
    HIGH_CONTRAST = "high_contrast"

    def theme(self, *, is_system_dark: bool) -> ThemeName:
        """The theme to use."""
        if self is ThemeChoice.SYSTEM:
            return ThemeName.DARK if is_system_dark else ThemeName.LIGHT
        return ThemeName(self.value)


_WORDS: Mapping[ThemeChoice | TextChoice | ClockAid, Words] = MappingProxyType(
    {
        ThemeChoice.SYSTEM: QT_TRANSLATE_NOOP("Settings", "Follow system"),
        ThemeChoice.LIGHT: QT_TRANSLATE_NOOP("Settings", "Light"),
        ThemeChoice.DARK: QT_TRANSLATE_NOOP("Settings", "Dark"),
        ThemeChoice.HIGH_CONTRAST: QT_TRANSLATE_NOOP("Settings", "High contrast"),
        TextChoice.NORMAL: QT_TRANSLATE_NOOP("Settings", "Normal"),
        TextChoice.LARGE: QT_TRANSLATE_NOOP("Settings", "Large"),
        TextChoice.LARGEST: QT_TRANSLATE_NOOP("Settings", "Largest"),
        ClockAid.NOT_USED: QT_TRANSLATE_NOOP("Settings", "Do not use"),
        ClockAid.SUGGESTED: QT_TRANSLATE_NOOP("Settings", "Suggest"),
        ClockAid.AUTOMATIC: QT_TRANSLATE_NOOP("Settings", "Automatic"),
    }
)


def setting_words(value: ThemeChoice | TextChoice | ClockAid) -> str:
    """What one of several values is called."""
    return say(_WORDS[value])


@dataclass(frozen=True, slots=True)
class SoundSettings:
    """Whether and how the desk is heard."""

    is_on: bool = True
    volume: int = 80
    """In percent, 0 to 100."""
    is_counting: bool = False
    """Whether each of the last seconds ticks."""


@dataclass(frozen=True, slots=True)
class Settings:
    """What the umpire has chosen; what he has not is as it comes."""

    theme: ThemeChoice = ThemeChoice.SYSTEM
    text: TextChoice = TextChoice.NORMAL
    is_board_turned: bool = False
    """The board is seen from the other side."""
    keys: Mapping[ActionName, tuple[str, ...]] = field(default_factory=lambda: MappingProxyType({}))
    """The keys that are not the usual ones, as `KeyTable.own` has them."""
    clock_aid: ClockAid = ClockAid.AUTOMATIC
    """How far the desk helps with every clock that is no exception."""
    clock_exceptions: Mapping[ClockKind, ClockAid] = field(default_factory=lambda: MappingProxyType({}))
    """The clocks with which it helps otherwise."""
    sounds: SoundSettings = SoundSettings()
    window_language: str = ""
    """An ISO 639 code; empty: that of the system."""
    call_language: str = ""
    """An ISO 639 code of what the umpire calls; empty: that of the window."""
    laws: str = ""
    """The id of the edition that is taken where nothing else is said; empty: the usual one."""
    second_backups: str = ""
    """A second folder for backups; empty: none."""
    spectator_theme: ThemeChoice | None = None
    """The colours of the window for the hall; None: those of the desk."""
    spectator_screen: str = ""
    """The screen that the hall saw last, by its name; empty: none yet."""
    guard_ms: int = SECOND_PRESS_MS
    """Within how many milliseconds a second press of the same is not counted, 0 to 1200."""

    def aid(self, kind: ClockKind) -> ClockAid:
        """How far the desk helps with a clock."""
        return self.clock_exceptions.get(kind, self.clock_aid)


# Those in force


class SettingsModel(QObject):
    """Holds the settings in force; the one who shows or follows one listens.

    Signals:
        changed: the new `Settings`, in force from now on.
    """

    changed = Signal(object)

    def __init__(
        self, settings: Settings, remember: Callable[[Settings], None] | None = None, parent: QObject | None = None
    ) -> None:
        """Begin with these settings; `remember` keeps every change until the next start."""
        super().__init__(parent)
        self._current = settings
        self._remember = remember

    @property
    def current(self) -> Settings:
        """What is chosen now."""
        return self._current

    def keep(self) -> None:
        """Remember what is in force, whether it was chosen or left as it comes."""
        if self._remember is not None:
            self._remember(self._current)

    def put(self, settings: Settings) -> None:
        """Let other settings be in force at once."""
        if settings == self._current:
            return
        self._current = settings
        self.keep()
        self.changed.emit(settings)


# Their file

_THEME = "theme"
_TEXT = "text"
_GEOMETRY = "geometry"
_TURNED = "board_turned"
_KEYS = "keys"
_CLOCK_AID = "clock_aid"
_CLOCKS = "clocks"
_SOUNDS_ON = "sounds_on"
_VOLUME = "volume"
_COUNTING = "sounds_counting"
_WINDOW_LANGUAGE = "window_language"
_CALL_LANGUAGE = "call_language"
_LAWS = "laws"
_SECOND_BACKUPS = "second_backups"
_SPECTATOR_THEME = "spectator_theme"
_SPECTATOR_SCREEN = "spectator_screen"
_GUARD = "guard_ms"

_E = TypeVar("_E", bound=StrEnum)


class SettingsFile:
    """The settings from one start to the next; losing the file loses no match.

    What nobody knows in it counts as not chosen.
    """

    def __init__(self, file: Path) -> None:
        self._settings = QSettings(str(file), QSettings.Format.IniFormat)

    @property
    def is_new(self) -> bool:
        """Whether nothing was ever kept: nobody has worked at this desk yet."""
        return not Path(self._settings.fileName()).exists()

    def read(self) -> Settings:
        """What was chosen."""
        usual = Settings()
        aid = self._one_of(_CLOCK_AID, usual.clock_aid)
        aids = {kind: self._one_of(f"{_CLOCKS}/{kind}", aid) for kind in ClockKind}
        return Settings(
            theme=self._one_of(_THEME, usual.theme),
            text=self._one_of(_TEXT, usual.text),
            is_board_turned=self._truth(_TURNED, usual=usual.is_board_turned),
            keys=MappingProxyType(
                {
                    action: tuple(self._text(f"{_KEYS}/{action}").split())
                    for action in USUAL_KEYS
                    if self._settings.contains(f"{_KEYS}/{action}")
                }
            ),
            clock_aid=aid,
            clock_exceptions=MappingProxyType({kind: each for kind, each in aids.items() if each is not aid}),
            sounds=SoundSettings(
                is_on=self._truth(_SOUNDS_ON, usual=usual.sounds.is_on),
                volume=self._number(_VOLUME, usual.sounds.volume, 0, LOUDEST),
                is_counting=self._truth(_COUNTING, usual=usual.sounds.is_counting),
            ),
            window_language=self._text(_WINDOW_LANGUAGE),
            call_language=self._text(_CALL_LANGUAGE),
            laws=self._text(_LAWS),
            second_backups=self._text(_SECOND_BACKUPS),
            spectator_theme=self._theme_of_hall(),
            spectator_screen=self._text(_SPECTATOR_SCREEN),
            guard_ms=self._number(_GUARD, usual.guard_ms, LEAST_GUARD_MS, MOST_GUARD_MS),
        )

    def remember(self, settings: Settings) -> None:
        """Keep what is chosen."""
        keep = self._settings.setValue
        keep(_THEME, str(settings.theme))
        keep(_TEXT, str(settings.text))
        keep(_TURNED, str(settings.is_board_turned).lower())
        self._keep_group(_KEYS, {str(name): " ".join(keys) for name, keys in settings.keys.items()})
        keep(_CLOCK_AID, str(settings.clock_aid))
        self._keep_group(_CLOCKS, {str(kind): str(aid) for kind, aid in settings.clock_exceptions.items()})
        keep(_SOUNDS_ON, str(settings.sounds.is_on).lower())
        keep(_VOLUME, settings.sounds.volume)
        keep(_COUNTING, str(settings.sounds.is_counting).lower())
        keep(_WINDOW_LANGUAGE, settings.window_language)
        keep(_CALL_LANGUAGE, settings.call_language)
        keep(_LAWS, settings.laws)
        keep(_SECOND_BACKUPS, settings.second_backups)
        keep(_SPECTATOR_THEME, str(settings.spectator_theme or ""))
        keep(_SPECTATOR_SCREEN, settings.spectator_screen)
        keep(_GUARD, settings.guard_ms)
        self._settings.sync()

    @property
    def geometry(self) -> QByteArray:
        """Where the window was; empty where nobody knows."""
        kept = self._settings.value(_GEOMETRY)
        return kept if isinstance(kept, QByteArray) else QByteArray()

    def remember_geometry(self, geometry: QByteArray) -> None:
        """Keep where the window is."""
        self._settings.setValue(_GEOMETRY, geometry)

    def _keep_group(self, group: str, values: Mapping[str, str]) -> None:
        self._settings.remove(group)
        for name, value in values.items():
            self._settings.setValue(f"{group}/{name}", value)

    # Values, of which a hand may have made anything

    def _text(self, name: str) -> str:
        kept = self._settings.value(name, "")
        return kept if isinstance(kept, str) else ""

    def _one_of(self, name: str, usual: _E) -> _E:
        try:
            return type(usual)(self._text(name))
        except ValueError:
            return usual

    def _theme_of_hall(self) -> ThemeChoice | None:
        kept = self._text(_SPECTATOR_THEME)
        return ThemeChoice(kept) if kept in set(ThemeChoice) else None

    def _truth(self, name: str, *, usual: bool) -> bool:
        return {"true": True, "false": False}.get(self._text(name), usual)

    def _number(self, name: str, usual: int, least: int, most: int) -> int:
        kept = str(self._settings.value(name, ""))
        return min(most, max(least, int(kept))) if kept.isdecimal() else usual

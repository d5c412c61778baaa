"""What the umpire has chosen about the desk, apart from any match: the values, those in force, and their file."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field, fields, replace
from enum import StrEnum, unique
from pathlib import Path
from typing import Any

from PySide6.QtCore import QByteArray, QObject, QSettings, Signal

from carrom_desk.gui.kit.theme import ThemeName
from carrom_desk.i18n import N_, Words, say
from carrom_desk.presentation.next_step.actions import USUAL_KEYS, ActionName
from carrom_desk.rules.clocks import ClockKind

LEAST_GUARD_MS, MOST_GUARD_MS = 0, 1200
LOUDEST = 100

# Values, and their words

SECOND_PRESS_MS = 400
"""A press that follows so soon on the same, with nothing entered in between, is a slip of the hand."""


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

    def theme(self, system: ThemeName) -> ThemeName:
        """The theme to use where the system asks for this one."""
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
    """Returns what one of several values is called."""
    return say(_WORDS[value])


@dataclass(frozen=True, slots=True)
class Settings:
    """What the umpire has chosen; what they have not is as it comes."""

    theme: ThemeChoice = ThemeChoice.SYSTEM
    text: TextChoice = TextChoice.NORMAL
    is_board_turned: bool = False
    """The board is seen from the other side."""
    keys: Mapping[ActionName, tuple[str, ...]] = field(default_factory=dict)
    """The keys that are not the usual ones, as `KeyTable.own` has them."""
    clock_aid: ClockAid = ClockAid.AUTOMATIC
    """How far the desk helps with every clock that is no exception."""
    clock_exceptions: Mapping[ClockKind, ClockAid] = field(default_factory=dict)
    """The clocks with which it helps otherwise."""
    is_sound_on: bool = True
    """True when sounds are on."""
    is_counting: bool = False
    """True when each of the last seconds ticks."""
    is_calling: bool = False
    """True when a voice of the system speaks the calls."""
    volume: int = 80
    """In percent, 0 to 100."""
    window_language: str = ""
    """An ISO 639 code; empty: that of the system."""
    call_language: str = ""
    """An ISO 639 code of what the umpire calls; empty: that of the window."""
    laws: str = ""
    """The id of the edition that is taken where nothing else is said; empty: the usual one."""
    second_backups: str = ""
    """A second folder for backups; empty: none."""
    organiser: str = ""
    """Who organises the matches, on reports."""
    logo: str = ""
    """The organiser's, as data URI; empty: none."""
    spectator_theme: ThemeChoice | None = None
    """The colours of the window for the hall; None: those of the desk."""
    spectator_screen: str = ""
    """The screen that the hall saw last, by its name; empty: none yet."""
    begun_last: str = ""
    """The id of the match that was begun here last; empty: none yet."""
    guard_ms: int = SECOND_PRESS_MS
    """Within how many milliseconds a second press of the same is not counted, 0 to 1200."""

    def aid(self, kind: ClockKind) -> ClockAid:
        """Returns how far the desk helps with a clock."""
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
        self.current = settings
        """What is chosen now."""
        self._remember = remember

    def keep(self) -> None:
        """Remember what is in force, whether it was chosen or left as it comes."""
        if self._remember is not None:
            self._remember(self.current)

    def change(self, **chosen: Any) -> None:
        """Let other values of these settings be in force at once."""
        self.put(replace(self.current, **chosen))

    def put(self, settings: Settings) -> None:
        """Let other settings be in force at once."""
        if settings == self.current:
            return
        self.current = settings
        self.keep()
        self.changed.emit(settings)


# Their file

_GEOMETRY = "geometry"
_KEYS = "keys"
_CLOCKS = "clocks"
_GROUPS = frozenset({"keys", "clock_exceptions"})
"""The settings of which there are several, each in a group of its own."""
_NAMES = {
    "is_board_turned": "board_turned",
    "is_sound_on": "sounds_on",
    "is_counting": "sounds_counting",
    "is_calling": "sounds_calling",
}
"""What is called otherwise in the file."""
_RANGES = {"volume": (0, LOUDEST), "guard_ms": (LEAST_GUARD_MS, MOST_GUARD_MS)}


class SettingsFile:
    """The settings from one start to the next; losing the file loses no match.

    What nobody knows in it counts as not chosen.
    """

    def __init__(self, file: Path) -> None:
        self._settings = QSettings(str(file), QSettings.Format.IniFormat)

    @property
    def is_new(self) -> bool:
        """True when no setting was ever stored: the very first start."""
        return not Path(self._settings.fileName()).exists()

    def read(self) -> Settings:
        """Returns what was chosen."""
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
        """Keep what is chosen."""
        for each in fields(Settings):
            if each.name not in _GROUPS:
                self._settings.setValue(_NAMES.get(each.name, each.name), _written(getattr(settings, each.name)))
        self._keep_group(_KEYS, {str(name): " ".join(keys) for name, keys in settings.keys.items()})
        self._keep_group(_CLOCKS, {str(kind): str(aid) for kind, aid in settings.clock_exceptions.items()})
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

    def _value(self, name: str, usual: Any) -> Any:
        text = self._text(_NAMES.get(name, name))
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

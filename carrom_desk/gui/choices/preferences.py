"""What the window remembers from one start to the next; losing it loses no match."""

from collections.abc import Mapping
from enum import StrEnum
from pathlib import Path
from types import MappingProxyType
from typing import TypeVar

from PySide6.QtCore import QByteArray, QSettings

from carrom_desk.gui.keys.key_action import KeyAction
from carrom_desk.match.clock_kind import ClockKind

from .aid import Aid
from .choices import LEAST_GUARD_MS, LOUDEST, MOST_GUARD_MS, Choices, SoundChoice

_THEME = "theme"
_TEXT = "text"
_GEOMETRY = "geometry"
_TURNED = "board_turned"
_KEYS = "keys"
_CLOCKS = "clocks"
_SOUNDS_ON = "sounds_on"
_VOLUME = "volume"
_WINDOW_LANGUAGE = "window_language"
_CALL_LANGUAGE = "call_language"
_SECOND_BACKUPS = "second_backups"
_SPECTATOR_SCREEN = "spectator_screen"
_GUARD = "guard_ms"

_E = TypeVar("_E", bound=StrEnum)


class Preferences:
    """A small file of choices. What nobody knows in it counts as not chosen."""

    def __init__(self, file: Path) -> None:
        self._settings = QSettings(str(file), QSettings.Format.IniFormat)

    def read(self) -> Choices:
        """What was chosen."""
        usual = Choices()
        return Choices(
            theme=self._one_of(_THEME, usual.theme),
            text=self._one_of(_TEXT, usual.text),
            is_board_turned=self._truth(_TURNED, usual=usual.is_board_turned),
            keys=self._read_keys(),
            clock_aids=self._read_aids(),
            sounds=SoundChoice(
                is_on=self._truth(_SOUNDS_ON, usual=usual.sounds.is_on),
                volume=self._number(_VOLUME, usual.sounds.volume, 0, LOUDEST),
            ),
            window_language=self._text(_WINDOW_LANGUAGE),
            call_language=self._text(_CALL_LANGUAGE),
            second_backups=self._text(_SECOND_BACKUPS),
            spectator_screen=self._text(_SPECTATOR_SCREEN),
            guard_ms=self._number(_GUARD, usual.guard_ms, LEAST_GUARD_MS, MOST_GUARD_MS),
        )

    def remember(self, choices: Choices) -> None:
        """Keep what is chosen."""
        keep = self._settings.setValue
        keep(_THEME, str(choices.theme))
        keep(_TEXT, str(choices.text))
        keep(_TURNED, str(choices.is_board_turned).lower())
        self._keep_group(_KEYS, {str(name): " ".join(keys) for name, keys in choices.keys.items()})
        self._keep_group(_CLOCKS, {str(kind): str(aid) for kind, aid in choices.clock_aids.items()})
        keep(_SOUNDS_ON, str(choices.sounds.is_on).lower())
        keep(_VOLUME, choices.sounds.volume)
        keep(_WINDOW_LANGUAGE, choices.window_language)
        keep(_CALL_LANGUAGE, choices.call_language)
        keep(_SECOND_BACKUPS, choices.second_backups)
        keep(_SPECTATOR_SCREEN, choices.spectator_screen)
        keep(_GUARD, choices.guard_ms)
        self._settings.sync()

    @property
    def geometry(self) -> QByteArray:
        """Where the window was; empty where nobody knows."""
        kept = self._settings.value(_GEOMETRY)
        return kept if isinstance(kept, QByteArray) else QByteArray()

    def remember_geometry(self, geometry: QByteArray) -> None:
        """Keep where the window is."""
        self._settings.setValue(_GEOMETRY, geometry)

    # Groups

    def _keep_group(self, group: str, values: Mapping[str, str]) -> None:
        self._settings.remove(group)
        for name, value in values.items():
            self._settings.setValue(f"{group}/{name}", value)

    def _read_keys(self) -> Mapping[KeyAction, tuple[str, ...]]:
        found = {
            action: tuple(self._text(f"{_KEYS}/{action}").split())
            for action in KeyAction
            if self._settings.contains(f"{_KEYS}/{action}")
        }
        return MappingProxyType(found)

    def _read_aids(self) -> Mapping[ClockKind, Aid]:
        found = {kind: self._one_of(f"{_CLOCKS}/{kind}", Aid.AUTOMATIC) for kind in ClockKind}
        return MappingProxyType({kind: aid for kind, aid in found.items() if aid is not Aid.AUTOMATIC})

    # Values, of which a hand may have made anything

    def _text(self, name: str) -> str:
        kept = self._settings.value(name, "")
        return kept if isinstance(kept, str) else ""

    def _one_of(self, name: str, usual: _E) -> _E:
        try:
            return type(usual)(self._text(name))
        except ValueError:
            return usual

    def _truth(self, name: str, *, usual: bool) -> bool:
        return {"true": True, "false": False}.get(self._text(name), usual)

    def _number(self, name: str, usual: int, least: int, most: int) -> int:
        kept = str(self._settings.value(name, ""))
        return min(most, max(least, int(kept))) if kept.isdecimal() else usual

"""The programs that play a WAV file, as the platforms bring them."""

import os
import sys
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path

from PySide6.QtCore import QProcessEnvironment, QStandardPaths

_PLAYERS: Mapping[str, tuple[tuple[str, ...], ...]] = {
    "darwin": (("afplay",),),
    # Of the sound server that is newest first; the last one speaks to the card itself.
    "linux": (("pw-play",), ("paplay",), ("aplay", "-q")),
}
_LIBRARIES = "LD_LIBRARY_PATH"


@dataclass(frozen=True, slots=True)
class Player:
    """A program that plays the file named last."""

    name: str
    program: str
    """Its whole path."""
    arguments: tuple[str, ...] = ()

    def playing(self, file: Path) -> list[str]:
        """Its arguments for a file."""
        return [*self.arguments, str(file)]


def find_players(
    platform: str = sys.platform, find: Callable[[str], str] = QStandardPaths.findExecutable
) -> Sequence[Player]:
    """The players that are installed, the one to be tried first in front; none where the platform has other ways."""
    known = _PLAYERS.get(platform, _PLAYERS["linux"] if platform != "win32" else ())
    found = ((command, find(command[0])) for command in known)
    return tuple(Player(command[0], program, command[1:]) for command, program in found if program)


def players_environment(own: Mapping[str, str] = os.environ) -> QProcessEnvironment:
    """What a player of the system finds around it: not the libraries that a packed desk brings for itself.

    A program packed by PyInstaller names its own folder of libraries first, and keeps what was there before under
    another name.
    """
    environment = QProcessEnvironment()
    for name, value in own.items():
        environment.insert(name, value)
    before = own.get(f"{_LIBRARIES}_ORIG")
    if before:
        environment.insert(_LIBRARIES, before)
    elif before == "" or getattr(sys, "frozen", False):
        environment.remove(_LIBRARIES)
    return environment

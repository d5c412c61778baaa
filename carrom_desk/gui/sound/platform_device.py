"""What plays sounds on this machine."""

from PySide6.QtCore import QObject

from .device import SoundDevice
from .process_device import ProcessDevice
from .winsound_device import WinsoundDevice, windows_player


def platform_device(parent: QObject | None = None) -> SoundDevice:
    """The player of this platform: Windows' own, afplay on macOS, the first that works on others."""
    play = windows_player()
    return WinsoundDevice(play, parent) if play is not None else ProcessDevice(parent=parent)

"""What plays sounds on this machine."""

import sys

from PySide6.QtCore import QObject

from .device import SoundDevice
from .process_device import ProcessDevice


def platform_device(parent: QObject | None = None, *, platform: str = sys.platform) -> SoundDevice:
    """The player of this platform: Windows' own, afplay on macOS, the first that works on others."""
    if platform == "win32":
        # Imported here: nowhere else is a thread needed.
        from .winsound_device import WinsoundDevice, windows_player

        play = windows_player()
        if play is not None:
            return WinsoundDevice(play, parent)
    return ProcessDevice(parent=parent)

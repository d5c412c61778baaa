"""The sounds as files that a player can read, in a folder that only their owner reads."""

import os
from pathlib import Path

from PySide6.QtCore import QTemporaryDir

from .cue import Cue


class SoundFiles:
    """Writes a sound before it is needed: when the disk is full there is still something to play.

    Files stay in their folder from one start to the next. Where they cannot be written there, they are written to a
    temporary folder, which on many systems is in memory and goes with this object.
    """

    def __init__(self, folder: Path | None = None) -> None:
        """Write into this folder, made with the first file; None: into a temporary one."""
        self._folder = folder
        self._own: QTemporaryDir | None = None
        self._latest: dict[Cue, Path] = {}

    def prepare(self, cue: Cue, volume: int) -> Path:
        """The file of a sound at a volume in percent, written if it is not there whole.

        Raises:
            OSError: it could not be written anywhere.
        """
        file = self._kept(cue, volume) or _written(self._temporary(), cue, volume)
        self._latest[cue] = file
        return file

    def find(self, cue: Cue, volume: int) -> Path:
        """The file of a sound; the same sound at another volume where this one cannot be written now.

        Raises:
            OSError: there is none at all.
        """
        try:
            return self.prepare(cue, volume)
        except OSError:
            latest = self._latest.get(cue)
            if latest is None or not latest.exists():
                raise
            return latest

    def remove(self) -> None:
        """Take the temporary files away."""
        own, self._own = self._own, None
        self._latest.clear()
        if own is not None:
            own.remove()

    def _kept(self, cue: Cue, volume: int) -> Path | None:
        """The file in the folder of the desk; None where there is no such folder, or it cannot be written there."""
        if self._folder is None:
            return None
        try:
            return _written(self._folder, cue, volume)
        except OSError:
            return None

    def _temporary(self) -> Path:
        if self._own is not None and not Path(self._own.path()).is_dir():
            self._own = None  # somebody tidied up
        if self._own is None:
            own = QTemporaryDir()
            if not own.isValid():
                raise OSError(own.errorString())
            self._own = own
        return Path(self._own.path())


def _written(folder: Path, cue: Cue, volume: int) -> Path:
    """The file of a sound, whole: a player never finds half of it, whatever happened while it was written."""
    # Imported here: the window is painted before anything is heard.
    from .tones import fingerprint, wav_of, wav_size

    file = folder / f"{cue}-{volume}-{fingerprint(cue)}.wav"
    if file.is_file() and file.stat().st_size == wav_size(cue):
        return file
    folder.mkdir(mode=0o700, parents=True, exist_ok=True)
    part = folder / f".{file.name}.{os.getpid()}.part"
    try:
        part.write_bytes(wav_of(cue, volume))
        part.replace(file)
    except OSError:
        part.unlink(missing_ok=True)
        raise
    return file

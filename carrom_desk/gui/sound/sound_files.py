"""The sounds as files that a player can read, in a folder of their own that only their owner reads."""

from pathlib import Path

from PySide6.QtCore import QTemporaryDir

from .cue import Cue


class SoundFiles:
    """Writes a sound before it is needed: when the disk is full there is still something to play.

    The folder is in memory on many systems; it goes with this object.
    """

    def __init__(self, folder: Path | None = None) -> None:
        """Write into this folder, or into one made for it."""
        self._folder = folder
        self._own: QTemporaryDir | None = None
        self._latest: dict[Cue, Path] = {}

    def prepare(self, cue: Cue, volume: int) -> Path:
        """The file of a sound at a volume in percent, written if it is not there.

        Raises:
            OSError: it could not be written.
        """
        folder = self._made_folder()
        file = folder / f"{cue}-{volume}.wav"
        if not file.exists():
            # Imported here: the window is painted before anything is heard.
            from .tones import wav_of

            part = file.with_suffix(".part")
            part.write_bytes(wav_of(cue, volume))
            # A player never finds half a file.
            part.replace(file)
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
        """Take the files away."""
        own, self._own = self._own, None
        self._latest.clear()
        if own is not None:
            own.remove()

    def _made_folder(self) -> Path:
        if self._folder is not None:
            return self._folder
        if self._own is not None and not Path(self._own.path()).is_dir():
            self._own = None  # somebody tidied up
        if self._own is None:
            own = QTemporaryDir()
            if not own.isValid():
                raise OSError(own.errorString())
            self._own = own
        return Path(self._own.path())

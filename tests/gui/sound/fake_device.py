"""A silent player that records what it plays, and fails on request."""

from pathlib import Path

from carrom_desk.gui.sound.players import Reported
from carrom_desk.presentation.wording.sound_text import SoundOutcome, SoundReport


class FakeDevice:
    """Player whose sounds end at once with the given result."""

    name = "fake"
    is_silent = False
    is_busy = False

    def __init__(self) -> None:
        self.report = SoundReport(SoundOutcome.PLAYED, "fake")
        self.played: list[str] = []
        """Cue and volume of each sound, such as "time_over-80"."""
        self.is_closed = False

    def play(self, file: Path, reported: Reported) -> None:
        assert file.read_bytes()[:4] == b"RIFF"
        self.played.append(file.stem)
        reported(self.report)

    def close(self) -> None:
        self.is_closed = True

"""Calls spoken by a speech program of the system, if any."""

import os
import sys
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass

from PySide6.QtCore import QObject, QProcess, QStandardPaths

from carrom_desk.gui.match_controller import MatchController
from carrom_desk.gui.settings.settings import SettingsModel
from carrom_desk.match.record import MatchRecord
from carrom_desk.presentation.screen import call_made

from .players import players_environment

_WORDS = "CARROM_DESK_CALL"
"""Environment variable with the text for PowerShell, which would execute text inside its command."""
_SPEAK = f"Add-Type -AssemblyName System.Speech; [Speech.Synthesis.SpeechSynthesizer]::new().Speak($env:{_WORDS})"
_ENDED_MS = 500


@dataclass(frozen=True, slots=True)
class Voice:
    """A speech program."""

    program: str
    arguments: tuple[str, ...] = ()
    language: str = ""
    """Option for the language; empty if the program has none."""
    takes_words: bool = True
    """True when the text is passed as the last argument."""


_VOICES: Mapping[str, tuple[Voice, ...]] = {
    "darwin": (Voice("say"),),
    "win32": (Voice("powershell", ("-NoProfile", "-NonInteractive", "-Command", _SPEAK), takes_words=False),),
    "linux": (Voice("spd-say", language="-l"), Voice("espeak-ng", language="-v"), Voice("espeak", language="-v")),
}


def find_voice(
    platform: str = sys.platform, find: Callable[[str], str] = QStandardPaths.findExecutable
) -> Voice | None:
    """Returns the first installed voice; None if there is none."""
    return next((voice for voice in _VOICES.get(platform, ()) if find(voice.program)), None)


class Speaker(QObject):
    """Speaks one call at a time; a new one replaces the previous one. A failing voice stays silent."""

    def __init__(self, voice: Voice | None, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.voice = voice
        """Current voice; None for silence."""
        self._running: QProcess | None = None

    def say(self, words: str, language: str) -> None:
        """Speaks text in a language by ISO 639 code; empty for the voice's default."""
        self.close()
        if self.voice is None or not words:
            return
        process = QProcess(self)
        process.setProgram(self.voice.program)
        process.setArguments(list(self._arguments(self.voice, words, language)))
        environment = players_environment(os.environ)
        environment.insert(_WORDS, words)
        process.setProcessEnvironment(environment)
        process.setStandardOutputFile(QProcess.nullDevice())
        process.setStandardErrorFile(QProcess.nullDevice())
        self._running = process
        process.start()

    def close(self) -> None:
        """Stops speaking and ends the process."""
        process, self._running = self._running, None
        if process is not None:
            process.kill()
            process.waitForFinished(_ENDED_MS)
            process.deleteLater()

    @staticmethod
    def _arguments(voice: Voice, words: str, language: str) -> Sequence[str]:
        spoken = (voice.language, language) if voice.language and language else ()
        return (*voice.arguments, *spoken, *((words,) if voice.takes_words else ()))


class SpokenCalls(QObject):
    """Speaks the call of each entry, if enabled."""

    def __init__(
        self, match: MatchController, settings: SettingsModel, speaker: Speaker, parent: QObject | None = None
    ) -> None:
        super().__init__(parent)
        self._match, self._settings, self._speaker = match, settings, speaker
        match.recorded.connect(self._speak)

    def _speak(self, record: MatchRecord) -> None:
        chosen = self._settings.current
        if chosen.is_calling:
            words = call_made(self._match.session.screen, record)
            self._speaker.say(words, chosen.call_language or chosen.window_language)

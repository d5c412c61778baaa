"""Calls spoken by a voice of the system: a program that takes words, where there is one."""

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
"""The variable in which PowerShell finds the words: never in its command, which it would run."""
_SPEAK = f"Add-Type -AssemblyName System.Speech; [Speech.Synthesis.SpeechSynthesizer]::new().Speak($env:{_WORDS})"
_ENDED_MS = 500


@dataclass(frozen=True, slots=True)
class Voice:
    """A program that speaks."""

    program: str
    arguments: tuple[str, ...] = ()
    language: str = ""
    """The option before the language; empty where the program has none."""
    takes_words: bool = True
    """True when the words come last in its arguments."""


_VOICES: Mapping[str, tuple[Voice, ...]] = {
    "darwin": (Voice("say"),),
    "win32": (Voice("powershell", ("-NoProfile", "-NonInteractive", "-Command", _SPEAK), takes_words=False),),
    "linux": (Voice("spd-say", language="-l"), Voice("espeak-ng", language="-v"), Voice("espeak", language="-v")),
}


def find_voice(
    platform: str = sys.platform, find: Callable[[str], str] = QStandardPaths.findExecutable
) -> Voice | None:
    """Returns the first voice that is installed; None where there is none."""
    return next((voice for voice in _VOICES.get(platform, ()) if find(voice.program)), None)


class Speaker(QObject):
    """Speaks one call at a time: a new one takes the place of the one before. A voice that fails is silent."""

    def __init__(self, voice: Voice | None, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.voice = voice
        """The one that speaks; None: nothing is heard."""
        self._running: QProcess | None = None

    def say(self, words: str, language: str) -> None:
        """Speaks words in a language, given by its ISO 639 code; empty: the voice's own."""
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
        """Stops speaking, and leaves nothing running."""
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
    """Speaks what is called about every entry, if the umpire wants that."""

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

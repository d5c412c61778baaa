"""Calls spoken by a speech program of the system, if any."""

import base64
import sys
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass

from PySide6.QtCore import QObject, QProcess, QStandardPaths

from carrom_desk.gui.match_controller import MatchController
from carrom_desk.gui.settings.settings import SettingsModel
from carrom_desk.match.record import MatchRecord
from carrom_desk.presentation.screen import call_made

from .players import end_process, player_process

_LISTEN = """
Add-Type -AssemblyName System.Speech
$speaker = [Speech.Synthesis.SpeechSynthesizer]::new()
while ($null -ne ($line = [Console]::In.ReadLine())) {
    $speaker.SpeakAsyncCancelAll()
    $language, $encoded = $line.Split([char]9)
    $voices = $speaker.GetInstalledVoices() | Where-Object { $_.Enabled }
    if ($language) { $voices = $voices | Where-Object { $_.VoiceInfo.Culture.TwoLetterISOLanguageName -eq $language } }
    if ($encoded -and $voices) {
        $speaker.SelectVoice(@($voices)[0].VoiceInfo.Name)
        [void]$speaker.SpeakAsync([Text.Encoding]::UTF8.GetString([Convert]::FromBase64String($encoded)))
    }
}
"""
"""Stays loaded, as PowerShell takes a second to start. Without a voice of the language it is silent."""
_POWERSHELL = (
    "-NoProfile", "-NonInteractive",
    "-EncodedCommand", base64.b64encode(_LISTEN.encode("utf-16-le")).decode("ascii"),
)  # fmt: skip


@dataclass(frozen=True, slots=True)
class Voice:
    """A speech program."""

    program: str
    arguments: tuple[str, ...] = ()
    language: str = ""
    """Option for the language; empty if the program has none."""
    listens: bool = False
    """True when it runs on and reads a line for each call: the language, a tab, and the text in base64. Others are
    started for each call, with the text as the last argument.
    """


_VOICES: Mapping[str, tuple[Voice, ...]] = {
    "darwin": (Voice("say"),),
    "win32": (Voice("powershell", _POWERSHELL, listens=True),),
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
        voice = self.voice
        if voice is not None and voice.listens:
            self._tell(voice, f"{language}\t{base64.b64encode(words.encode()).decode('ascii')}\n")
            return
        self.close()
        if voice is not None and words:
            spoken = (voice.language, language) if voice.language and language else ()
            self._started(voice, (*voice.arguments, *spoken, words))

    def _tell(self, voice: Voice, line: str) -> None:
        if self._running is None or self._running.state() is QProcess.ProcessState.NotRunning:
            self.close()
            self._running = self._started(voice, voice.arguments)
        self._running.write(line.encode("ascii"))

    def _started(self, voice: Voice, arguments: Sequence[str]) -> QProcess:
        self._running = process = player_process(voice.program, arguments, self)
        process.setStandardErrorFile(QProcess.nullDevice())
        process.start()
        return process

    def close(self) -> None:
        """Stops speaking and ends the process."""
        process, self._running = self._running, None
        if process is not None:
            end_process(process)


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

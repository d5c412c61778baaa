"""Players of sound files: system programs on Linux and macOS, the Windows API, or none.

They never block, and report results later.
"""

import os
import sys
import wave
from collections.abc import Callable, Mapping, Sequence
from contextlib import suppress
from dataclasses import dataclass, replace
from pathlib import Path
from time import monotonic
from typing import Protocol

from PySide6.QtCore import QObject, QProcess, QProcessEnvironment, QStandardPaths, QTimer

from carrom_desk.presentation.wording.sound_text import SoundOutcome, SoundReport, shortened

Reported = Callable[[SoundReport], None]
"""Callback with the result, called once for each sound in the window's thread."""


class SoundDevice(Protocol):
    """Plays one sound at a time without blocking; a new one replaces the previous one."""

    @property
    def is_silent(self) -> bool:
        """True for a silent player, which needs no file."""

    @property
    def is_busy(self) -> bool:
        """True when a sound is being played."""

    def play(self, file: Path, reported: Reported) -> None:
        """Plays a WAV file."""

    def close(self) -> None:
        """Stops at once, leaving no process and making no further report."""


class SilentDevice:
    """Silent player that reports success, for timed starts and tests."""

    name = "silence"
    is_silent = True
    is_busy = False

    def play(self, file: Path, reported: Reported) -> None:
        """Reports success without playing a sound."""
        reported(SoundReport(SoundOutcome.PLAYED, self.name))

    def close(self) -> None:
        """Does nothing."""


_PLAYERS: Mapping[str, tuple[tuple[str, ...], ...]] = {
    "darwin": (("afplay",),),
    # The newest sound server first; the last player uses the card directly.
    "linux": (("pw-play",), ("paplay",), ("aplay", "-q")),
}
_LIBRARIES = "LD_LIBRARY_PATH"


@dataclass(frozen=True, slots=True)
class SoundPlayer:
    """Program that plays the file given as its last argument."""

    name: str
    program: str
    """Absolute path."""
    arguments: tuple[str, ...] = ()
    """Arguments before the file."""


def find_players(
    platform: str = sys.platform, find: Callable[[str], str] = QStandardPaths.findExecutable
) -> Sequence[SoundPlayer]:
    """Returns the installed players in order; empty on platforms with an API."""
    known = _PLAYERS.get(platform, _PLAYERS["linux"] if platform != "win32" else ())
    found = ((command, find(command[0])) for command in known)
    return tuple(SoundPlayer(command[0], program, command[1:]) for command, program in found if program)


def players_environment(own: Mapping[str, str] = os.environ) -> QProcessEnvironment:
    """Returns the environment for a system player, without the packaged desk's own libraries.

    PyInstaller puts its library folder first and keeps the original value in another variable.
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


def player_process(program: str, arguments: Sequence[str], parent: QObject) -> QProcess:
    """Returns a process for a system player, not started yet, whose output is dropped."""
    process = QProcess(parent)
    process.setProgram(program)
    process.setArguments(list(arguments))
    process.setProcessEnvironment(players_environment())
    process.setStandardOutputFile(QProcess.nullDevice())
    return process


def end_process(process: QProcess) -> None:
    """Kills a process and waits for its end, since a card without a sound server accepts one player at a time."""
    process.blockSignals(True)
    process.kill()
    process.waitForFinished(_KILLED_MS)
    process.deleteLater()


LIMIT_MS = 4_000
"""Milliseconds after which a player counts as hung; no sound is half as long."""
_KILLED_MS = 1_000
_MOST_READ = 4_000


@dataclass(frozen=True, slots=True)
class _Job:
    """A sound with the players still to try."""

    file: Path
    reported: Reported
    players: Sequence[SoundPlayer]


class ProcessDevice(QObject):
    """Plays with the first working program, which is then tried first.

    An installed player may fail, for example without its sound server; then the next one is tried.
    """

    is_silent = False

    def __init__(
        self,
        find: Callable[[], Sequence[SoundPlayer]] = find_players,
        parent: QObject | None = None,
        *,
        limit_ms: int = LIMIT_MS,
    ) -> None:
        super().__init__(parent)
        self._find = find
        self._preferred = ""
        self._running: tuple[_Job, QProcess] | None = None
        self._limit = QTimer(self, singleShot=True, interval=limit_ms)
        self._limit.timeout.connect(lambda: self._stop(SoundOutcome.TIMED_OUT))

    @property
    def name(self) -> str:
        """Name of the first player to try; empty if there is none."""
        return next((player.name for player in self._players()), "")

    @property
    def is_busy(self) -> bool:
        """True when a sound is being played."""
        return self._running is not None

    def play(self, file: Path, reported: Reported) -> None:
        """Plays a WAV file and stops the previous one."""
        self._stop(SoundOutcome.REPLACED)
        players = self._players()
        if players:
            self._start(_Job(file, reported, players))
        else:
            reported(SoundReport(SoundOutcome.NO_PLAYER))

    def close(self) -> None:
        """Stops at once and waits for the player's end."""
        self._end()

    def _players(self) -> Sequence[SoundPlayer]:
        return sorted(self._find(), key=lambda player: player.name != self._preferred)

    def _start(self, job: _Job) -> None:
        player = job.players[0]
        process = player_process(player.program, (*player.arguments, str(job.file)), self)
        self._running = job, process
        process.setStandardInputFile(QProcess.nullDevice())
        process.finished.connect(self._finished)
        process.errorOccurred.connect(self._not_started)
        self._limit.start()
        process.start()

    def _end(self) -> _Job | None:
        """Kills the running player and returns its sound, if any."""
        running, self._running = self._running, None
        self._limit.stop()
        if running is None:
            return None
        job, process = running
        end_process(process)
        return job

    def _stop(self, why: SoundOutcome) -> None:
        job = self._end()
        if job is not None:
            job.reported(SoundReport(why, job.players[0].name))

    def _not_started(self, error: QProcess.ProcessError) -> None:
        if error is QProcess.ProcessError.FailedToStart and self._running is not None:
            self._try_next(SoundOutcome.NOT_STARTED, self._running[1].errorString())

    def _finished(self, code: int, status: QProcess.ExitStatus) -> None:
        if self._running is None:
            return
        said = bytes(self._running[1].readAllStandardError().data())[:_MOST_READ].decode("utf-8", "replace")
        if code != 0 or status is not QProcess.ExitStatus.NormalExit:
            self._try_next(SoundOutcome.FAILED, said or f"exit {code}")
            return
        self._preferred = self._running[0].players[0].name
        self._stop(SoundOutcome.PLAYED)

    def _try_next(self, outcome: SoundOutcome, said: str) -> None:
        job = self._end()
        assert job is not None
        if len(job.players) > 1:
            self._start(replace(job, players=job.players[1:]))
        else:
            job.reported(SoundReport(outcome, job.players[0].name, shortened(said)))


PlayWav = Callable[[str | None], None]
"""Starts a WAV file, or stops playing if None. Raises RuntimeError on failure."""


def windows_player() -> PlayWav | None:
    """Returns the Windows sound function; None on other platforms."""
    if sys.platform == "win32":
        import winsound

        def play(file: str | None) -> None:
            # No default sound as a substitute, since it would mean something else.
            from_file = winsound.SND_FILENAME | winsound.SND_ASYNC | winsound.SND_NODEFAULT
            winsound.PlaySound(file, from_file if file else winsound.SND_PURGE)

        return play
    return None


class WinsoundDevice:
    """Player using the Windows API; a new sound stops the previous one."""

    name = "Windows"
    is_silent = False

    def __init__(self, play: PlayWav) -> None:
        self._play = play
        self._ends = 0.0

    @property
    def is_busy(self) -> bool:
        """True while the last sound is playing, judging by its length."""
        return monotonic() < self._ends

    def play(self, file: Path, reported: Reported) -> None:
        """Starts a WAV file."""
        try:
            self._play(str(file))
        except RuntimeError as error:
            reported(SoundReport(SoundOutcome.FAILED, self.name, shortened(str(error))))
            return
        with wave.open(str(file)) as sound:
            self._ends = monotonic() + sound.getnframes() / sound.getframerate()
        reported(SoundReport(SoundOutcome.PLAYED, self.name))

    def close(self) -> None:
        """Stops at once."""
        with suppress(RuntimeError):  # nothing is playing
            self._play(None)


def platform_device(parent: QObject | None = None, *, platform: str = sys.platform) -> SoundDevice:
    """Returns the player for this platform: the Windows API, afplay on macOS, otherwise the first that works."""
    if platform == "win32":
        play = windows_player()
        if play is not None:
            return WinsoundDevice(play)
    return ProcessDevice(parent=parent)

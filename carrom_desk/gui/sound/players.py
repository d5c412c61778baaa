"""Who plays a sound file: programs of the system on Linux and macOS, Windows itself, or nobody.

Nothing here waits: the result of a sound is reported later.
"""

import os
import sys
import wave
from collections.abc import Callable, Mapping, Sequence
from contextlib import suppress
from dataclasses import dataclass, replace
from enum import Enum, unique
from pathlib import Path
from time import monotonic
from typing import Protocol

from PySide6.QtCore import QObject, QProcess, QProcessEnvironment, QStandardPaths, QTimer

from carrom_desk.i18n import N_

MOST_SAID = 300
"""Characters of what a player said that are kept."""


@unique
class Outcome(Enum):
    """The result, and what can be done about it."""

    PLAYED = N_("{player} played the sound. Did you hear it?")
    """The player took it to its end. Whether a loudspeaker is on, nobody can say but who hears it."""
    NO_PLAYER = N_("No sound player found on this computer. Install pw-play, paplay or aplay.")
    NOT_STARTED = N_("{player} could not be started: {said}.")
    """The player is there but cannot be started."""
    FAILED = N_("{player} could not play the sound: {said}. Check that a speaker is connected and selected.")
    """The player gave up: no device, no sound server."""
    TIMED_OUT = N_("{player} did not finish. Is the sound device busy?")
    REPLACED = N_("Another sound interrupted it. Try again.")


@dataclass(frozen=True, slots=True)
class SoundReport:
    """Result of playing one sound."""

    outcome: Outcome
    player: str = ""
    """The program that played, or tried to last; empty where there is none."""
    said: str = ""
    """What it said about its failure, as it said it."""

    @property
    def is_played(self) -> bool:
        """True when the sound went out of the desk."""
        return self.outcome is Outcome.PLAYED

    @property
    def is_failure(self) -> bool:
        """True when the umpire has to know."""
        return self.outcome not in (Outcome.PLAYED, Outcome.REPLACED)


def shortened(said: str) -> str:
    """The last line of what a player said, which tells the result, in bearable length."""
    lines = [" ".join(line.split()) for line in said.splitlines() if line.strip()]
    words = lines[-1] if lines else ""
    return words if len(words) <= MOST_SAID else words[: MOST_SAID - 1] + "…"


Reported = Callable[[SoundReport], None]
"""Takes the result: called once for every sound, in the thread of the window."""


class SoundDevice(Protocol):
    """Plays one sound at a time; a new one takes the place of the one before. Nothing here waits."""

    @property
    def name(self) -> str:
        """The player that would be used now; empty where there is none."""

    @property
    def is_silent(self) -> bool:
        """True when it plays nothing at all, and needs no file."""

    @property
    def is_busy(self) -> bool:
        """True when a sound is being played."""

    def play(self, file: Path, reported: Reported) -> None:
        """Play a WAV file."""

    def close(self) -> None:
        """Stop at once, and leave nothing running; nothing is reported any more."""


class SilentDevice:
    """Plays nothing and is content: for a start that only measures, and wherever no sound may be made."""

    name = "silence"
    is_silent = True
    is_busy = False

    def play(self, file: Path, reported: Reported) -> None:
        """Nothing is heard, and nobody misses it."""
        reported(SoundReport(Outcome.PLAYED, self.name))

    def close(self) -> None:
        """Nothing runs."""


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
    """Those before the file."""


def find_players(
    platform: str = sys.platform, find: Callable[[str], str] = QStandardPaths.findExecutable
) -> Sequence[Player]:
    """The players that are installed, the one to be tried first in front; none where the platform has other ways."""
    known = _PLAYERS.get(platform, _PLAYERS["linux"] if platform != "win32" else ())
    found = ((command, find(command[0])) for command in known)
    return tuple(Player(command[0], program, command[1:]) for command, program in found if program)


def players_environment(own: Mapping[str, str] = os.environ) -> QProcessEnvironment:
    """Returns what a player of the system finds around it: not the libraries that a packed desk brings for itself.

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


LIMIT_MS = 4_000
"""Milliseconds after which a player hangs: no sound is half as long."""
_KILLED_MS = 1_000
_MOST_READ = 4_000


@dataclass(frozen=True, slots=True)
class _Job:
    """A sound to be played by the first of these players, or by those after it."""

    file: Path
    reported: Reported
    players: Sequence[Player]


class ProcessDevice(QObject):
    """Plays with the first program that works; the one that worked last is tried first the next time.

    A player that is installed need not work: its sound server may not run. Then the next one is tried at once.
    """

    is_silent = False

    def __init__(
        self,
        find: Callable[[], Sequence[Player]] = find_players,
        parent: QObject | None = None,
        *,
        limit_ms: int = LIMIT_MS,
    ) -> None:
        super().__init__(parent)
        self._find = find
        self._preferred = ""
        self._running: tuple[_Job, QProcess] | None = None
        self._limit = QTimer(self, singleShot=True, interval=limit_ms)
        self._limit.timeout.connect(lambda: self._stop(Outcome.TIMED_OUT))

    @property
    def name(self) -> str:
        """The player that would be tried first; empty where there is none."""
        return next((player.name for player in self._players()), "")

    @property
    def is_busy(self) -> bool:
        """True when a sound is being played."""
        return self._running is not None

    def play(self, file: Path, reported: Reported) -> None:
        """Play a WAV file; the sound before is stopped."""
        self._stop(Outcome.REPLACED)
        players = self._players()
        if players:
            self._start(_Job(file, reported, players))
        else:
            reported(SoundReport(Outcome.NO_PLAYER))

    def close(self) -> None:
        """Stop at once, and wait until the player is gone."""
        self._end()

    def _players(self) -> Sequence[Player]:
        return sorted(self._find(), key=lambda player: player.name != self._preferred)

    def _start(self, job: _Job) -> None:
        process = QProcess(self)
        self._running = job, process
        process.setProgram(job.players[0].program)
        process.setArguments([*job.players[0].arguments, str(job.file)])
        process.setProcessEnvironment(players_environment())
        process.setStandardInputFile(QProcess.nullDevice())
        process.setStandardOutputFile(QProcess.nullDevice())
        process.finished.connect(self._finished)
        process.errorOccurred.connect(self._not_started)
        self._limit.start()
        process.start()

    def _end(self) -> _Job | None:
        """Leave nothing of the player that runs; its sound, if there is one."""
        running, self._running = self._running, None
        self._limit.stop()
        if running is None:
            return None
        job, process = running
        process.blockSignals(True)
        process.kill()
        # It is waited for, as a card without a sound server takes one player at a time.
        process.waitForFinished(_KILLED_MS)
        process.deleteLater()
        return job

    def _stop(self, why: Outcome) -> None:
        job = self._end()
        if job is not None:
            job.reported(SoundReport(why, job.players[0].name))

    def _not_started(self, error: QProcess.ProcessError) -> None:
        if error is QProcess.ProcessError.FailedToStart and self._running is not None:
            self._try_next(Outcome.NOT_STARTED, self._running[1].errorString())

    def _finished(self, code: int, status: QProcess.ExitStatus) -> None:
        if self._running is None:
            return
        said = bytes(self._running[1].readAllStandardError().data())[:_MOST_READ].decode("utf-8", "replace")
        if code != 0 or status is not QProcess.ExitStatus.NormalExit:
            self._try_next(Outcome.FAILED, said or f"exit {code}")
            return
        self._preferred = self._running[0].players[0].name
        self._stop(Outcome.PLAYED)

    def _try_next(self, outcome: Outcome, said: str) -> None:
        job = self._end()
        assert job is not None
        if len(job.players) > 1:
            self._start(replace(job, players=job.players[1:]))
        else:
            job.reported(SoundReport(outcome, job.players[0].name, shortened(said)))


PlayWav = Callable[[str | None], None]
"""Begins to play a WAV file, None stops whatever is played; RuntimeError where that cannot be done."""


def windows_player() -> PlayWav | None:
    """Returns what Windows plays with; None elsewhere."""
    if sys.platform == "win32":
        import winsound

        def play(file: str | None) -> None:
            # No default sound where this one cannot be played: it would mean something else.
            from_file = winsound.SND_FILENAME | winsound.SND_ASYNC | winsound.SND_NODEFAULT
            winsound.PlaySound(file, from_file if file else winsound.SND_PURGE)

        return play
    return None


class WinsoundDevice:
    """Windows plays by itself, and a new sound stops the one before."""

    name = "Windows"
    is_silent = False

    def __init__(self, play: PlayWav) -> None:
        self._play = play
        self._ends = 0.0

    @property
    def is_busy(self) -> bool:
        """True when the sound that was begun last is not over by its length."""
        return monotonic() < self._ends

    def play(self, file: Path, reported: Reported) -> None:
        """Begin to play a WAV file."""
        try:
            self._play(str(file))
        except RuntimeError as error:
            reported(SoundReport(Outcome.FAILED, self.name, shortened(str(error))))
            return
        with wave.open(str(file)) as sound:
            self._ends = monotonic() + sound.getnframes() / sound.getframerate()
        reported(SoundReport(Outcome.PLAYED, self.name))

    def close(self) -> None:
        """Stop at once."""
        with suppress(RuntimeError):  # nothing was played any more
            self._play(None)


def platform_device(parent: QObject | None = None, *, platform: str = sys.platform) -> SoundDevice:
    """The player of this platform: Windows' own, afplay on macOS, the first that works on others."""
    if platform == "win32":
        play = windows_player()
        if play is not None:
            return WinsoundDevice(play)
    return ProcessDevice(parent=parent)

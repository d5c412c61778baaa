"""Who plays a sound file: programs of the system on Linux and macOS, Windows itself, or nobody.

Nothing here waits: what came of a sound is reported later.
"""

import os
import sys
from collections.abc import Callable, Mapping, Sequence
from contextlib import suppress
from dataclasses import dataclass, field
from enum import Enum, unique
from pathlib import Path
from time import monotonic
from typing import Protocol

from PySide6.QtCore import QObject, QProcess, QProcessEnvironment, QStandardPaths, QTimer

from carrom_desk.i18n import N_

from .tones import RATE

MOST_SAID = 300
"""Characters of what a player said that are kept."""


@unique
class Outcome(Enum):
    """What came of it, and what can be done about it."""

    PLAYED = N_("The sound was played by {player}. Did you hear it?")
    """The player took it to its end. Whether a loudspeaker is on, nobody can say but who hears it."""
    NO_PLAYER = N_("This machine has no player for sounds. Install pw-play, paplay or aplay.")
    NO_FILE = N_("The sound could not be written to disk: {said}. Make room.")
    NOT_STARTED = N_("{player} cannot be started: {said}.")
    """The player is there but cannot be started."""
    FAILED = N_("{player} could not play: {said}. Is a loudspeaker connected and chosen?")
    """The player gave up: no device, no sound server."""
    TIMED_OUT = N_("{player} did not come to an end. Is the sound device busy?")
    REPLACED = N_("Another sound took its place. Try again.")


@dataclass(frozen=True, slots=True)
class SoundReport:
    """What came of playing one sound."""

    outcome: Outcome
    player: str = ""
    """The program that played, or tried to last; empty where there is none."""
    said: str = ""
    """What it said about its failure, as it said it."""

    @property
    def is_played(self) -> bool:
        """Whether the sound went out of the desk."""
        return self.outcome is Outcome.PLAYED

    @property
    def is_failure(self) -> bool:
        """Whether the umpire has to know."""
        return self.outcome not in (Outcome.PLAYED, Outcome.REPLACED)


def shortened(said: str) -> str:
    """The last line of what a player said, which tells what came of it, in bearable length."""
    lines = [" ".join(line.split()) for line in said.splitlines() if line.strip()]
    words = lines[-1] if lines else ""
    return words if len(words) <= MOST_SAID else words[: MOST_SAID - 1] + "…"


Reported = Callable[[SoundReport], None]
"""Takes what came of it: called once for every sound, in the thread of the window."""


class SoundDevice(Protocol):
    """Plays one sound at a time; a new one takes the place of the one before. Nothing here waits."""

    @property
    def name(self) -> str:
        """The player that would be used now; empty where there is none."""

    @property
    def is_silent(self) -> bool:
        """Whether it plays nothing at all, and needs no file."""

    @property
    def is_busy(self) -> bool:
        """Whether a sound is being played."""

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
    """What a player of the system finds around it: not the libraries that a packed desk brings for itself.

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
"""No sound of the desk lasts half as long: a player that needs more hangs."""
_LEAVING_MS = 1_000
_MOST_READ = 4_000


@dataclass(slots=True)
class _Job:
    """A sound to be played, and what came of it so far."""

    file: Path
    reported: Reported
    players: list[Player]
    """Those that have not failed yet, the one that plays in front."""
    failures: list[SoundReport] = field(default_factory=list)
    stopped: Outcome | None = None
    """Why it was stopped from here; None as long as the player is left alone."""


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
        self._job: _Job | None = None
        self._next: _Job | None = None
        self._process: QProcess | None = None
        self._limit = QTimer(self)
        self._limit.setSingleShot(True)
        self._limit.setInterval(limit_ms)
        self._limit.timeout.connect(lambda: self._stop(Outcome.TIMED_OUT))

    @property
    def name(self) -> str:
        """The player that would be tried first; empty where there is none."""
        players = self._players()
        return players[0].name if players else ""

    @property
    def is_busy(self) -> bool:
        """Whether a sound is being played."""
        return self._job is not None

    def play(self, file: Path, reported: Reported) -> None:
        """Play a WAV file as soon as the sound before has been stopped."""
        job = _Job(file, reported, self._players())
        if not job.players:
            reported(SoundReport(Outcome.NO_PLAYER))
        elif self._job is None:
            self._begin(job)
        else:
            waiting, self._next = self._next, job
            if waiting is not None:
                waiting.reported(SoundReport(Outcome.REPLACED, waiting.players[0].name))
            self._stop(Outcome.REPLACED)

    def close(self) -> None:
        """Stop at once, and wait until the player is gone."""
        process, self._process = self._process, None
        self._job, self._next = None, None
        self._limit.stop()
        if process is not None:
            process.blockSignals(True)
            process.kill()
            process.waitForFinished(_LEAVING_MS)
            process.deleteLater()

    # Parts

    def _players(self) -> list[Player]:
        return sorted(self._find(), key=lambda player: player.name != self._preferred)

    def _begin(self, job: _Job) -> None:
        self._job = job
        process = QProcess(self)
        self._process = process
        process.setProgram(job.players[0].program)
        process.setArguments([*job.players[0].arguments, str(job.file)])
        process.setProcessEnvironment(players_environment())
        process.setStandardInputFile(QProcess.nullDevice())
        process.setStandardOutputFile(QProcess.nullDevice())
        process.finished.connect(self._finished)
        process.errorOccurred.connect(self._not_started)
        self._limit.start()
        process.start()

    def _stop(self, why: Outcome) -> None:
        if self._job is not None and self._process is not None:
            self._job.stopped = self._job.stopped or why
            self._process.kill()

    def _not_started(self, error: QProcess.ProcessError) -> None:
        if error is QProcess.ProcessError.FailedToStart and self._process is not None:
            self._end(Outcome.NOT_STARTED, self._process.errorString())

    def _finished(self, code: int, status: QProcess.ExitStatus) -> None:
        if self._process is None:
            return
        said = bytes(self._process.readAllStandardError().data())[:_MOST_READ].decode("utf-8", "replace")
        is_good = code == 0 and status is QProcess.ExitStatus.NormalExit
        self._end(Outcome.PLAYED if is_good else Outcome.FAILED, said or f"exit {code}")

    def _end(self, outcome: Outcome, said: str) -> None:
        """A player came to its end: try the next one, or go on with the sound that waits, and tell."""
        job, self._job = self._job, None
        process, self._process = self._process, None
        self._limit.stop()
        if job is None or process is None:
            return
        process.deleteLater()
        player = job.players.pop(0)
        if outcome is Outcome.PLAYED:
            self._preferred = player.name
            report = SoundReport(outcome, player.name)
        elif job.stopped is not None:
            self._preferred = "" if job.stopped is Outcome.TIMED_OUT else self._preferred
            report = SoundReport(job.stopped, player.name)
        else:
            job.failures.append(SoundReport(outcome, player.name, shortened(said)))
            if job.players and self._next is None:
                self._begin(job)
                return
            report = _all_of(job.failures)
        waiting, self._next = self._next, None
        if waiting is not None:
            self._begin(waiting)
        job.reported(report)


def _all_of(failures: Sequence[SoundReport]) -> SoundReport:
    """What came of trying one player after the other."""
    if len(failures) == 1:
        return failures[0]
    started = any(failure.outcome is Outcome.FAILED for failure in failures)
    return SoundReport(
        Outcome.FAILED if started else Outcome.NOT_STARTED,
        ", ".join(failure.player for failure in failures),
        "; ".join(f"{failure.player}: {failure.said}" for failure in failures),
    )


_BYTES_A_SECOND = 2 * RATE
PlayWav = Callable[[str | None], None]
"""Begins to play a WAV file, None stops whatever is played; RuntimeError where that cannot be done."""


def windows_player() -> PlayWav | None:
    """What Windows plays with; None elsewhere."""
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
        """Whether the sound that was begun last is not over by its length."""
        return monotonic() < self._ends

    def play(self, file: Path, reported: Reported) -> None:
        """Begin to play a WAV file."""
        try:
            self._play(str(file))
        except RuntimeError as error:
            reported(SoundReport(Outcome.FAILED, self.name, shortened(str(error))))
            return
        self._ends = monotonic() + file.stat().st_size / _BYTES_A_SECOND
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

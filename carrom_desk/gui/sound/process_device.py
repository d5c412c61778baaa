"""Sounds played by a program of the system, without waiting for it and without leaving it behind."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from pathlib import Path

from PySide6.QtCore import QObject, QProcess, QTimer

from .device import Told
from .players import Player, find_players, players_environment
from .report import Outcome, SoundReport, shortened

LIMIT_MS = 4_000
"""No sound of the desk lasts half as long: a player that needs more hangs."""
_LEAVING_MS = 1_000
_MOST_READ = 4_000


@dataclass(slots=True)
class _Job:
    """A sound to be played, and what came of it so far."""

    file: Path
    told: Told
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

    def play(self, file: Path, told: Told) -> None:
        """Play a WAV file as soon as the sound before has been stopped."""
        job = _Job(file, told, self._players())
        if not job.players:
            told(SoundReport(Outcome.NO_PLAYER))
        elif self._job is None:
            self._begin(job)
        else:
            waiting, self._next = self._next, job
            if waiting is not None:
                waiting.told(SoundReport(Outcome.REPLACED, waiting.players[0].name))
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
        process.setArguments(job.players[0].playing(job.file))
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
            self._ended(Outcome.NOT_STARTED, self._process.errorString())

    def _finished(self, code: int, status: QProcess.ExitStatus) -> None:
        if self._process is None:
            return
        said = bytes(self._process.readAllStandardError().data())[:_MOST_READ].decode("utf-8", "replace")
        is_good = code == 0 and status is QProcess.ExitStatus.NormalExit
        self._ended(Outcome.PLAYED if is_good else Outcome.FAILED, said or f"exit {code}")

    def _ended(self, outcome: Outcome, said: str) -> None:
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
        job.told(report)


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

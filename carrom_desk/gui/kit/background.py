"""Work that takes a while: in a second thread, beside the events of the window."""

import gc
from collections.abc import Callable
from concurrent.futures import CancelledError, Future, ThreadPoolExecutor
from contextvars import copy_context
from dataclasses import dataclass
from functools import partial
from typing import Any, TypeVar

from PySide6.QtCore import QObject, Qt, Signal

from carrom_desk.match.ports.store import Progress, Stopped, StoreError

T = TypeVar("T")


@dataclass(frozen=True, slots=True)
class _Job:
    future: Future[Any]
    done: Callable[[Any], None]
    failed: Callable[[StoreError], None]
    broken: Callable[[], None]


def _nothing() -> None:
    """There is nothing to put right."""


class Messenger(QObject):
    """Takes values from another thread to the window's own.

    Nobody is its parent: an object that is deleted while another thread emits one of its signals takes the whole
    program with it. So a thread that still speaks when the window is gone speaks to nobody.

    Signals:
        sent: such a value, told in the window's thread.
    """

    sent = Signal(object)

    def __init__(self, receive: Callable[[Any], None]) -> None:
        """`receive` is a method of the object that wants to know: no more is told once that is deleted."""
        super().__init__()
        # Queued: what is sent before anybody looks is told later, too, and never while it is being asked for.
        self.sent.connect(receive, Qt.ConnectionType.QueuedConnection)


class Background(QObject):
    """A second thread that does one job after the other; what comes of each is told in the window's own thread."""

    def __init__(self, name: str, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._executor = ThreadPoolExecutor(max_workers=1, thread_name_prefix=name)
        self._is_closed = False
        self._messenger = Messenger(self._deliver)

    def run(
        self,
        work: Callable[[], T],
        done: Callable[[T], None],
        failed: Callable[[StoreError], None],
        broken: Callable[[], None] = _nothing,
    ) -> None:
        """Do this after what was asked for before.

        A fault of ours comes up where `done` would be called, after `broken` has put right what must not stay as it is;
        that alone is done where the work was stopped. Once it is closed nothing more is done.
        """
        if self._is_closed:
            return
        # In a context of the same language: a thread begins in an empty one.
        future, messenger = self._executor.submit(partial(copy_context().run, work)), self._messenger
        future.add_done_callback(lambda ended: messenger.sent.emit(_Job(ended, done, failed, broken)))

    def finish(self) -> None:
        """Wait for all that was asked for; the result is told later, as ever."""
        self._executor.submit(_nothing).result()  # one thread: it comes after all the others

    def close(self, *, is_all_done: bool) -> None:
        """Wait for what goes on and, if so wanted, for what was asked for after it."""
        self._is_closed = True
        self._executor.shutdown(wait=True, cancel_futures=not is_all_done)

    def _deliver(self, job: _Job) -> None:
        try:
            result = job.future.result()
        except CancelledError:
            return
        except StoreError as error:
            job.failed(error)
            return
        except Stopped:
            job.broken()
            return
        except Exception:
            job.broken()
            raise
        job.done(result)


class Reporter(QObject):
    """How far a job is, told from its thread to the window's; without a parent, as a `Messenger`.

    Signals:
        progressed: how much is done, and of how much; both 0 while that is not known.
    """

    progressed = Signal(int, int)

    def __init__(self) -> None:
        super().__init__()
        self.is_stopped = False
        """True when it is no longer wanted."""
        self._percent = -1

    def stop(self) -> None:
        """Let the job end before it is done, where it can."""
        self.is_stopped = True

    def report(self, done: int, of: int) -> bool:
        """Tell how far the job is; whether it is to go on."""
        percent = done * 100 // of if of else self._percent
        if percent != self._percent and not self.is_stopped:
            self._percent = percent
            self.progressed.emit(done, of)
        return not self.is_stopped


def uncollected(work: Callable[[Progress], T]) -> Callable[[Progress], T]:
    """The same work, in which Python does not look for garbage in cycles.

    With the values of a match of 36,000 strokes one look stops every thread, the window's too, for 0.3 s. What is there
    at the end is not looked through later either; it goes when nobody holds it any more.
    """

    def done(progress: Progress) -> T:
        gc.disable()
        try:
            return work(progress)
        finally:
            gc.freeze()
            gc.enable()

    return done


class StoppableWork(QObject):
    """One job at a time in a thread of its own, that says how far it is and can be stopped.

    Signals:
        progressed: how much is done, and of how much.
    """

    progressed = Signal(int, int)

    def __init__(self, name: str, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._background = Background(name, self)
        self._reporter: Reporter | None = None

    @property
    def is_busy(self) -> bool:
        """True while work is running."""
        return self._reporter is not None

    def begin(self, work: Callable[[Progress], T], done: Callable[[T], None]) -> None:
        """Do this; what comes of it is told also when it was stopped."""
        reporter = self._reporter = Reporter()
        reporter.progressed.connect(self.progressed)

        def end(result: T) -> None:
            self._reporter = None
            done(result)

        self._background.run(partial(uncollected(work), reporter.report), end, _unforeseen)

    def stop(self) -> None:
        """Let it end before it is done."""
        if self._reporter is not None:
            self._reporter.stop()

    def leave(self) -> None:
        """Stop it, and wait until it has."""
        self.stop()
        self._background.close(is_all_done=False)


def _unforeseen(error: StoreError) -> None:
    raise error

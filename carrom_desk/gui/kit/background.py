"""Background work in a second thread."""

import sys
from collections.abc import Callable
from concurrent.futures import CancelledError, Future, ThreadPoolExecutor
from contextvars import copy_context
from dataclasses import dataclass
from functools import partial
from typing import Any, TypeVar

from PySide6.QtCore import QObject, Qt, Signal

from carrom_desk.match.ports.store import Stopped, StoreError

T = TypeVar("T")

_TURN_S = 0.0005
"""Maximum seconds for which a thread keeps the interpreter while another is waiting."""


@dataclass(frozen=True, slots=True)
class _Job:
    future: Future[Any]
    done: Callable[[Any], None]
    failed: Callable[[StoreError], None]
    broken: Callable[[], None]


def _nothing() -> None:
    """Does nothing."""


def _reraise(error: StoreError) -> None:
    raise error


class Messenger(QObject):
    """Passes values from another thread to the window's.

    It has no parent, since deleting an object while another thread emits one of its signals crashes the program.
    Signals emitted after the window was closed are dropped.

    Signals:
        sent: emitted with a value in the window's thread.
    """

    sent = Signal(object)

    def __init__(self, receive: Callable[[Any], None]) -> None:
        """`receive` is a bound method; nothing is delivered after its object is deleted."""
        super().__init__()
        # Queued, so that values are delivered later and never during the request.
        self.sent.connect(receive, Qt.ConnectionType.QueuedConnection)


class Background(QObject):
    """Worker thread that runs jobs one after the other and delivers results in the window's thread."""

    def __init__(self, name: str, parent: QObject | None = None) -> None:
        super().__init__(parent)
        # Drawing a view releases and requests the interpreter a hundred times. With Python's default of five
        # milliseconds
        # each, the window would freeze for half a second whenever a job computes.
        sys.setswitchinterval(_TURN_S)
        self._executor = ThreadPoolExecutor(max_workers=1, thread_name_prefix=name)
        self._is_closed = False
        self._messenger = Messenger(self._deliver)

    def run(
        self,
        work: Callable[[], T],
        done: Callable[[T], None],
        failed: Callable[[StoreError], None] = _reraise,
        broken: Callable[[], None] = _nothing,
    ) -> None:
        """Queues a job.

        An unexpected exception is raised where `done` would be called, after `broken` has cleaned up. For stopped work,
        only `broken` is called. After closing, nothing is called.
        """
        if self._is_closed:
            return
        # In a copied context with the same language, since threads start with an empty one.
        future, messenger = self._executor.submit(partial(copy_context().run, work)), self._messenger
        future.add_done_callback(lambda ended: messenger.sent.emit(_Job(ended, done, failed, broken)))

    def finish(self) -> None:
        """Waits for all queued jobs; results are delivered later as usual."""
        self._executor.submit(_nothing).result()  # single-threaded, so this runs after all others

    def close(self, *, is_all_done: bool) -> None:
        """Waits for the running job and, optionally, for queued ones."""
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
    """Progress of a job, passed from its thread to the window's. Like `Messenger`, it has no parent.

    Signals:
        progressed: emitted with the amount done and the total, both 0 while unknown.
    """

    progressed = Signal(int, int)

    def __init__(self) -> None:
        super().__init__()
        self.is_stopped = False
        """True when the job was cancelled."""
        self._percent = -1

    def stop(self) -> None:
        """Asks the job to stop early."""
        self.is_stopped = True

    def report(self, done: int, of: int) -> bool:
        """Reports progress and returns False when the job should stop."""
        percent = done * 100 // of if of else self._percent
        if percent != self._percent and not self.is_stopped:
            self._percent = percent
            self.progressed.emit(done, of)
        return not self.is_stopped

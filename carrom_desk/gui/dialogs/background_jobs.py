"""Work that may fail, done at once or, if it may take a while, in the background."""

from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import TypeVar

from PySide6.QtCore import QObject, QTimer
from PySide6.QtWidgets import QWidget

from carrom_desk.gui.kit.background import Background, Reporter
from carrom_desk.gui.kit.file_dialogs import not_read
from carrom_desk.gui.kit.wording import STOP, Notify
from carrom_desk.i18n import N_, say
from carrom_desk.match.ports.store import Progress, StoreError, unwatched
from carrom_desk.match.problems import InvalidDocument
from carrom_desk.presentation.wording.refusal_text import Trouble, in_language

from .messages import PATIENCE_MS, ProgressDialog

T = TypeVar("T")
PREPARING_MATCHES = N_("Preparing the matches…")
NOTHING_WRITTEN = N_("Cancelled. Nothing was saved.")


class BackgroundJobs(QObject):
    """Runs one job after the other over a window."""

    def __init__(self, background: Background, window: QWidget, notify: Notify) -> None:
        """`notify` gets a sentence when a job fails."""
        super().__init__(window)
        self._background, self._window, self._notify = background, window, notify

    def do(
        self,
        title: str,
        words: str,
        work: Callable[[Progress], T],
        done: Callable[[T], None],
        *,
        stopped: str = "",
        of_matches: bool = False,
        can_stop: bool = True,
        always: Callable[[], object] = lambda: None,
    ) -> None:
        """Runs a job, showing its progress if it takes a while, and passes on its result.

        `words` is shown while it runs, `stopped` in place of a result after a cancellation; if empty, there always is a
        result. `of_matches` tells that the job counts matches, and `always` is called when it ends in any way.
        """
        reporter = Reporter()
        waiting = ProgressDialog(title, words, say(STOP) if can_stop else "", self._window, of_matches=of_matches)
        reporter.progressed.connect(waiting.show_progress)
        showing = QTimer(waiting, singleShot=True, interval=PATIENCE_MS)
        showing.timeout.connect(waiting.open)
        for left in (waiting.rejected, waiting.destroyed):  # stopped, or deleted with its window
            left.connect(reporter.stop)
        if stopped:
            waiting.rejected.connect(partial(self._notify, stopped))

        def end(then: Callable[[], object]) -> None:
            showing.stop()
            waiting.accept()
            waiting.deleteLater()
            always()
            if not (stopped and reporter.is_stopped):  # otherwise a result was already reported
                then()

        if can_stop:
            showing.start()
        else:
            waiting.open()
        self._background.run(
            partial(_tried, work, reporter.report),
            lambda outcome: end(lambda: self._end(outcome, done)),
            broken=lambda: end(lambda: None),
        )

    def do_at_once(self, work: Callable[[], T], done: Callable[[T], None]) -> None:
        """Does short work and passes on its result."""
        self._end(_tried(lambda _progress: work(), unwatched), done)

    def _end(self, outcome: T | Trouble, done: Callable[[T], None]) -> None:
        if isinstance(outcome, Trouble):
            self._notify(str(outcome))
        else:
            done(outcome)


def _tried(work: Callable[[Progress], T], progress: Progress) -> T | Trouble:
    """Returns the result of a job, or why there is none."""
    try:
        return work(progress)
    except Trouble as trouble:
        return trouble
    except (StoreError, InvalidDocument, OSError) as error:
        return Trouble(_sentence_of(error))


def _sentence_of(error: StoreError | InvalidDocument | OSError) -> str:
    match error:
        case StoreError():
            return in_language(error)
        case InvalidDocument():
            return " ".join(in_language(problem.problem) for problem in error.problems)
        case OSError():
            return not_read(Path(error.filename or ""), error)

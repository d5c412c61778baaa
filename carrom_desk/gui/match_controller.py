"""The session of the open match in a Qt program: what it tells goes out as signals, and nothing is decided here."""

from collections.abc import Callable

from PySide6.QtCore import QObject, Signal

from carrom_desk.desk.session import Listener, Session
from carrom_desk.gui.kit.theme import ThemeName
from carrom_desk.gui.settings.settings import SettingsModel

from .clock.umpire_clock import UmpireClock


class MatchController(QObject):
    """Forwards what its session tells, and tells it when the clock ticks and when the umpire chooses otherwise.

    Signals:
        changed: the `Screen` to be shown now.
        message: a sentence for the umpire; empty: what was said before is out of date.
        opened: another match is open.
        recorded: the `MatchRecord` after an entry that is on disk.
        closed: no match is open any more.
        not_saved: a `StoreError`: an entry could not be saved.
        asked: an `ActionName` that an offer stands for.
        question_wanted: a command that ends something by a decision, and the question to be asked before.
    """

    changed = Signal(object)
    message = Signal(str)
    opened = Signal()
    recorded = Signal(object)
    closed = Signal()
    not_saved = Signal(object)
    asked = Signal(object)
    question_wanted = Signal(object, str)

    def __init__(
        self,
        clock: UmpireClock,
        settings: SettingsModel,
        theme: ThemeName,
        monotonic_ms: Callable[[], int],
        parent: QObject | None = None,
    ) -> None:
        super().__init__(parent)
        self.theme = theme
        """That of the window, for the boards in its dialogs."""
        listener = Listener(
            changed=self.changed.emit,
            message=self.message.emit,
            opened=self.opened.emit,
            recorded=self.recorded.emit,
            closed=self.closed.emit,
            not_saved=self.not_saved.emit,
            asked=self.asked.emit,
            question_wanted=self.question_wanted.emit,
        )
        self.session = Session(clock, settings.current, monotonic_ms, listener)
        """The open match."""
        clock.changed.connect(lambda _reading: self.session.tick())
        settings.changed.connect(self.session.take_choices)

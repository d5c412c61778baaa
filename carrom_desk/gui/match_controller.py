"""Qt adapter of the open match's session. It emits signals and decides nothing."""

from collections.abc import Callable

from PySide6.QtCore import QObject, Signal

from carrom_desk.desk.session import Listener, Session
from carrom_desk.gui.kit.theme import ThemeName
from carrom_desk.gui.settings.settings import SettingsModel

from .clock.umpire_clock import UmpireClock


class MatchController(QObject):
    """Forwards the session's events, and passes it clock ticks and changed settings.

    Signals:
        changed: emitted with the `Screen` to show.
        message: emitted with a sentence for the umpire; empty when the last one is obsolete.
        opened: emitted when another match was opened.
        recorded: emitted with the `MatchRecord` after an entry was committed.
        closed: emitted when the match was closed.
        not_saved: emitted with a `StoreError` when an entry could not be saved.
        asked: emitted with the `ActionName` of an offer.
        question_wanted: emitted with a command that ends something, and the question to confirm it.
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
        """Theme of the window, for boards in dialogs."""
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

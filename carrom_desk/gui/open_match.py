"""The match at the desk: opened, and left."""

from collections.abc import Callable

from PySide6.QtCore import QObject, Signal

from carrom_desk.desk.match_desk import MatchDesk
from carrom_desk.match.store import StoreDamaged, StoreError

from .session import MatchSession
from .settings import Settings, SettingsModel

_NS_PER_MS = 1_000_000


class OpenMatch(QObject):
    """Holds one match, or none.

    Signals:
        opened: its `MatchSession`, from now on.
        closed: no match is open any more.
        damaged: a `StoreDamaged`: the database is not to be trusted.
        failed: why a match cannot be opened, a sentence.
    """

    opened = Signal(object)
    closed = Signal()
    damaged = Signal(object)
    failed = Signal(str)

    def __init__(self, monotonic_ns: Callable[[], int], book: SettingsModel, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._monotonic_ns = monotonic_ns
        self._book = book
        self._session: MatchSession | None = None
        book.changed.connect(self._follow)

    @property
    def session(self) -> MatchSession | None:
        """The open match."""
        return self._session

    def take(self, open_desk: Callable[[], MatchDesk], blocked: str) -> bool:
        """Open a match and leave the one before; False when it cannot be, and that one stays.

        `blocked` says why nothing can be entered, where it can only be looked at.
        """
        try:
            desk = open_desk()
        except StoreDamaged as error:
            self.damaged.emit(error)
            return False
        except StoreError as error:
            self.failed.emit(str(error))
            return False
        self.leave()
        session = MatchSession(desk, lambda: self._monotonic_ns() // _NS_PER_MS, self, blocked=blocked)
        session.set_guard(self._book.current.guard_ms)
        self._session = session
        self.opened.emit(session)
        return True

    def leave(self) -> None:
        """Work on no match."""
        session, self._session = self._session, None
        self.closed.emit()
        if session is not None:
            session.deleteLater()

    def _follow(self, choices: Settings) -> None:
        if self._session is not None:
            self._session.set_guard(choices.guard_ms)

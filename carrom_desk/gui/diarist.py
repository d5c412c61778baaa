"""Writes down what happens at the desk, by the numbers of matches and entries alone."""

from PySide6.QtCore import QObject

from carrom_desk.desk.diagnosis import Diary
from carrom_desk.match.record import MatchRecord
from carrom_desk.match.store import StoreError

from .keeper import Keeper
from .session import MatchSession


class Diarist(QObject):
    """Listens to the keeper and to every session."""

    def __init__(self, diary: Diary, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._diary = diary

    def listen_to_keeper(self, keeper: Keeper) -> None:
        """Write down what becomes of the database and its copies."""
        keeper.opened.connect(lambda _library: self._opened(keeper))
        keeper.failed.connect(self._not_opened)
        keeper.backed_up.connect(lambda: self._diary.note("backup made"))
        keeper.not_backed_up.connect(lambda _why: self._diary.note("backup failed"))

    def listen_to_session(self, session: MatchSession) -> None:
        """Write down what is saved of a match, and what is not."""
        name = str(session.match_id)
        self._diary.note(f"match {name} opened with {len(session.record.entries)} entries")
        session.state_changed.connect(lambda record: self._saved(name, record))
        session.failed.connect(lambda error: self._not_saved(name, error))

    def _opened(self, keeper: Keeper) -> None:
        self._diary.note("database opened, only to be shown" if keeper.service.held_by else "database opened")

    def _not_opened(self, error: StoreError) -> None:
        self._diary.note(f"database not opened: {_cause(error)}")

    def _saved(self, name: str, record: MatchRecord) -> None:
        logged = record.entries[-1]
        self._diary.note(f"match {name} entry {logged.number} saved: {type(logged.entry).__name__}")

    def _not_saved(self, name: str, error: StoreError) -> None:
        self._diary.note(f"match {name} entry NOT saved: {_cause(error)}")


def _cause(error: StoreError) -> str:
    """The kinds of the error and of what caused it; their sentences may hold a path."""
    cause = error.__cause__
    code = getattr(cause, "sqlite_errorname", None) or getattr(cause, "errno", None)
    parts = [type(error).__name__, type(cause).__name__ if cause is not None else "", str(code or "")]
    return " ".join(part for part in parts if part)

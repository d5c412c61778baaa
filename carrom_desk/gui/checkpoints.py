"""The open match's checkpoint: proved by the log after an opening, and kept anew while nothing is entered."""

from PySide6.QtCore import QObject, QTimer, Signal

from carrom_desk.match.checkpoint import CheckpointUse
from carrom_desk.match.store import StoreError

from .keeper import Keeper
from .session import MatchSession

_REST_MS = 2_000
"""How long nothing is entered before there is time for it."""
_LEAST_ENTRIES = 5
"""A checkpoint with fewer entries after it is good enough: they are gone through in a millisecond."""


class CheckpointKeeping(QObject):
    """Works beside the window, and never while the umpire enters something.

    Signals:
        refuted: a `MatchSession` whose match its log does not lead to: the log is to be gone by.
        noted: what the diary is to know.
    """

    refuted = Signal(object)
    noted = Signal(str)

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._keeper: Keeper | None = None
        self._session: MatchSession | None = None
        self._kept = 0
        """How many entries the checkpoint goes through that is kept, or being kept."""
        self._is_proved = False
        self._rest = QTimer(self)
        self._rest.setSingleShot(True)
        self._rest.setInterval(_REST_MS)
        self._rest.timeout.connect(self.use_rest)

    def work_for(self, keeper: Keeper) -> None:
        """Have the database of this keeper, in whose thread it is done."""
        self._keeper = keeper
        keeper.add_last_work(self._keep_at_last)

    def follow(self, session: MatchSession | None) -> None:
        """Another match is open, or none: the one that is left keeps its checkpoint."""
        self._keep(at_least=1)
        self._rest.stop()
        self._session = session
        if session is not None:
            self._kept = session.by_checkpoint
            self._is_proved = session.checkpoint is not CheckpointUse.USED
            if session.checkpoint not in (CheckpointUse.USED, CheckpointUse.NONE):
                self.noted.emit(f"match {session.match_id} opened by its log alone: checkpoint {session.checkpoint}")
            session.state_changed.connect(self._rest.start)
            self._rest.start()

    def use_rest(self) -> None:
        """Prove the match, or keep a checkpoint where it has gone on."""
        session, keeper = self._session, self._keeper
        if session is None or keeper is None:
            return
        if self._is_proved:
            self._keep(at_least=_LEAST_ENTRIES)
        else:
            self._is_proved = True
            work = session.checking()
            keeper.tasks.run(work, lambda is_right: self._proved(session, is_right=is_right), self._failed)

    def _proved(self, session: MatchSession, *, is_right: bool) -> None:
        if session is not self._session:
            return
        if not is_right:
            self.noted.emit(f"match {session.match_id}: its checkpoint did not follow from its log, which is gone by")
            self._kept = 0
            self.refuted.emit(session)
        self.use_rest()

    def _keep(self, *, at_least: int) -> None:
        session, keeper = self._session, self._keeper
        if keeper is not None and session is not None and self._is_due(session, at_least):
            self._kept = session.record.next_number
            keeper.tasks.run(session.keeping(), lambda _: None, self._failed)

    def _keep_at_last(self) -> None:
        """Nothing is done beside the window any more, and the database is still open."""
        session, self._session = self._session, None
        if session is None or not self._is_due(session, 1):
            return
        try:
            session.keeping()()
        except StoreError as error:
            self._failed(error)

    def _is_due(self, session: MatchSession, at_least: int) -> bool:
        """What was not proved is not built on."""
        return self._is_proved and not session.blocked and session.record.next_number - self._kept >= at_least

    def _failed(self, error: StoreError) -> None:
        self.noted.emit(f"no checkpoint kept: {type(error).__name__}")

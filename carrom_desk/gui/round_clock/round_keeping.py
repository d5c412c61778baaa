"""The clock of the round put together: button, menu, what is said."""

from collections.abc import Callable
from pathlib import Path

from PySide6.QtCore import QObject, QPoint, Signal
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QMenu

from carrom_desk.gui.panels.top_bar import TopBar
from carrom_desk.gui.session import MatchSession
from carrom_desk.gui.theme import Theme
from carrom_desk.match.entries import PlayCalled
from carrom_desk.match.record import MatchRecord
from carrom_desk.match.store import MatchId

from .kept_rounds import KeptRounds
from .round_button import RoundButton
from .round_clock import RoundClock
from .round_time import LAST_MINUTES, RoundReading, RoundState


class RoundKeeping(QObject):
    """Follows the open match; its clock begins with the first "Play".

    Signals:
        told: what the umpire has to know, a sentence.
        rung: the time is over, which is to be heard.
    """

    told = Signal(str)
    rung = Signal()

    def __init__(
        self,
        file: Path | None,
        monotonic_ms: Callable[[], int],
        wall_ms: Callable[[], int],
        parent: QObject | None = None,
    ) -> None:
        super().__init__(parent)
        self._rounds = KeptRounds(file)
        self.clock = RoundClock(self._rounds, monotonic_ms, wall_ms, self)
        self._button: RoundButton | None = None
        self._menu: QMenu | None = None
        self._toggle: QAction | None = None
        self.clock.changed.connect(self._show)
        self.clock.warned.connect(self._warn)
        self.clock.expired.connect(self._expire)

    def mark(self, top: TopBar, theme: Theme) -> None:
        """Be seen in a bar at the top."""
        button = self._button = RoundButton(theme)
        top.add_before_saved(button)
        button.clicked.connect(self._open_menu)
        menu = self._menu = QMenu(button)
        menu.setObjectName("round_menu")
        self._toggle = self._added(menu, "round_toggle", "", self._start_or_hold)
        self._added(menu, "round_more", self.tr("One minute more"), lambda: self.clock.adjust(1))
        self._added(menu, "round_less", self.tr("One minute less"), lambda: self.clock.adjust(-1))
        self._added(menu, "round_anew", self.tr("Begin the round anew"), self.clock.begin_anew)
        self._show(self.clock.reading)

    def minutes_of(self, match_id: MatchId) -> int:
        """The minutes that were agreed for a match's round; 0: none."""
        time = self._rounds.of(match_id)
        return 0 if time is None else time.minutes

    def take(self, session: MatchSession | None) -> None:
        """Show the clock of another match, or of none."""
        self.clock.follow(session.match_id if session is not None else None)
        if session is not None:
            session.state_changed.connect(self._note)

    def _note(self, record: MatchRecord) -> None:
        if isinstance(record.entries[-1].entry, PlayCalled):
            self.clock.start_with_play()

    def _show(self, reading: RoundReading | None) -> None:
        if self._button is not None:
            self._button.show_reading(reading)
        if reading is not None and self._toggle is not None:
            is_standing = reading.state in (RoundState.WAITING, RoundState.HELD)
            self._toggle.setText(self.tr("Start") if is_standing else self.tr("Hold"))

    def _start_or_hold(self) -> None:
        reading = self.clock.reading
        if reading is not None and reading.state in (RoundState.WAITING, RoundState.HELD):
            self.clock.start()
        else:
            self.clock.hold()

    def _warn(self) -> None:
        reading = self.clock.reading
        left = -(-reading.left_s // 60) if reading is not None else LAST_MINUTES
        self.told.emit(self.tr("Minutes left of this round: {minutes}.").format(minutes=left))

    def _expire(self) -> None:
        self.rung.emit()
        self.told.emit(
            self.tr(
                "The time of this round is over. Finish as the event has it; to end the match here: “Chief referee”."
            )
        )

    @staticmethod
    def _added(menu: QMenu, name: str, title: str, do: Callable[[], None]) -> QAction:
        action = menu.addAction(title)
        action.setObjectName(name)
        action.triggered.connect(do)
        return action

    def _open_menu(self) -> None:
        if self._button is not None and self._menu is not None:
            self._menu.popup(self._button.mapToGlobal(QPoint(0, self._button.height())))

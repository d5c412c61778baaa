"""Round clock in the top bar: button with a menu, and its controller."""

from collections.abc import Callable
from pathlib import Path

from PySide6.QtCore import QObject, QSize, Signal
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QMenu, QSizePolicy

from carrom_desk.gui.kit.icons import Icon
from carrom_desk.gui.kit.wording import Notify
from carrom_desk.gui.match_controller import MatchController
from carrom_desk.gui.panels.cards import set_style
from carrom_desk.gui.panels.controls import KeyButton
from carrom_desk.gui.panels.top_bar import TopBar
from carrom_desk.i18n import _
from carrom_desk.match.entry.entries import PlayCalled
from carrom_desk.match.ports.store import MatchId
from carrom_desk.match.record import MatchRecord
from carrom_desk.presentation.round_time import LONGEST, RoundReading, RoundState, round_warning, round_words

from .round_clock import RoundClock, RoundStore

_ALERTS = (RoundState.LAST_MINUTES, RoundState.LAST_BOARD, RoundState.OVER)


class RoundButton(KeyButton):
    """Button with the time left, marked by a sign and a colour near the end; hidden without a round clock."""

    def __init__(self) -> None:
        super().__init__("", icon=Icon.TIME, name="round_clock")
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        self.hide()

    def show_reading(self, reading: RoundReading | None) -> None:
        """Shows the time left; None hides it."""
        self.setVisible(reading is not None)
        if reading is not None:
            is_alert = reading.state in _ALERTS
            self.set_icon(Icon.ALERT if is_alert else Icon.TIME)
            set_style(self, voice="trouble" if is_alert else "")
            self.set_title(round_words(reading))

    def sizeHint(self) -> QSize:
        """Returns a width that fits every time, so that nothing moves."""
        longest, metrics = round_words(LONGEST), self.fontMetrics()
        more = max(0, metrics.horizontalAdvance(longest) - metrics.horizontalAdvance(self.title))
        return super().sizeHint() + QSize(more, 0)


class RoundControl(QObject):
    """Controls the round clock of the open match, which starts with the first "Play"."""

    rung = Signal()
    """Emitted with a sound when time is up."""

    def __init__(
        self,
        match: MatchController,
        file: Path | None,
        monotonic_ms: Callable[[], int],
        wall_ms: Callable[[], int],
        notify: Notify,
        parent: QObject | None = None,
    ) -> None:
        super().__init__(parent)
        self._notify = notify
        self._rounds = RoundStore(file)
        self.clock = RoundClock(self._rounds, monotonic_ms, wall_ms, self)
        self._button: RoundButton | None = None
        self._toggle: QAction | None = None
        self._record: MatchRecord | None = None
        """Record of the open match."""
        self.clock.changed.connect(self._show)
        self.clock.warned.connect(self._warn)
        self.clock.expired.connect(self.rung)
        self.clock.expired.connect(self._warn)
        match.opened.connect(lambda: self._open(match))
        match.closed.connect(lambda: self.clock.follow(None))
        match.recorded.connect(self._note)
        self.clock.changed.connect(lambda reading: match.session.show_round(None if reading is None else reading.state))

    def mark(self, top: TopBar) -> None:
        """Adds the button to a top bar."""
        button = self._button = RoundButton()
        top.add_before_saved(button)
        menu = QMenu(button)
        menu.setObjectName("round_menu")
        self._toggle = self._added(menu, "round_toggle", "", self._start_or_hold)
        self._added(menu, "round_more", _("Add 1 minute"), lambda: self.clock.adjust(1))
        self._added(menu, "round_less", _("Remove 1 minute"), lambda: self.clock.adjust(-1))
        self._added(menu, "round_restart", _("Restart round"), self.clock.restart)
        button.use_menu(menu)
        self._show(self.clock.reading)

    def minutes_of(self, match_id: MatchId) -> int:
        """Returns the minutes agreed for a match's round; 0 for none."""
        time = self._rounds.of(match_id)
        return 0 if time is None else time.minutes

    def _open(self, match: MatchController) -> None:
        record = self._record = match.session.record
        agreed = record.setup.competition
        self.clock.last_board_minutes = agreed.last_board_minutes or 0
        self.clock.follow(match.session.match_id)
        if agreed.minutes and not record.entries and self.clock.reading is None:
            self.clock.give(agreed.minutes)

    def _note(self, record: MatchRecord) -> None:
        former, self._record = self._record or record, record
        before, agreed = former.setup.competition, record.setup.competition
        self.clock.last_board_minutes = agreed.last_board_minutes or 0
        if agreed.minutes != before.minutes:
            self.clock.give(agreed.minutes or 0)
        self._show(self.clock.reading)
        if isinstance(record.entries[-1].entry, PlayCalled):
            self.clock.start_with_play()

    def _show(self, reading: RoundReading | None) -> None:
        if self._button is not None:
            is_over = self._record is not None and self._record.state.is_over
            self._button.show_reading(None if is_over else reading)
        if reading is not None and self._toggle is not None:
            is_standing = reading.state in (RoundState.WAITING, RoundState.HELD)
            self._toggle.setText(_("Start") if is_standing else _("Pause"))

    def _start_or_hold(self) -> None:
        reading = self.clock.reading
        if reading is not None and reading.state in (RoundState.WAITING, RoundState.HELD):
            self.clock.start()
        else:
            self.clock.hold()

    def _warn(self) -> None:
        if self.clock.reading is not None and self._record is not None:
            self._notify(round_warning(self.clock.reading, self._record.state))

    @staticmethod
    def _added(menu: QMenu, name: str, title: str, do: Callable[[], None]) -> QAction:
        action = QAction(title, menu)  # Python loses references to menus created by Qt once they have been inspected
        action.setObjectName(name)
        action.triggered.connect(do)
        menu.addAction(action)
        return action

"""Adapts the open match to Qt: session events as signals, and a line with score and clock. It decides nothing."""

from collections.abc import Callable

from PySide6.QtCore import QObject, Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QSizePolicy

from carrom_desk.desk.session import Session
from carrom_desk.desk.session_ports import Listener
from carrom_desk.formats import scored
from carrom_desk.gui.kit.theme import ThemeName
from carrom_desk.gui.panels.cards import ElidedLabel
from carrom_desk.gui.settings.settings import SettingsModel
from carrom_desk.i18n import _
from carrom_desk.match.side import Side
from carrom_desk.presentation.clock import on_the_clock
from carrom_desk.presentation.screen import Screen
from carrom_desk.presentation.wording.match_text import in_order

from .clock.umpire_clock import UmpireClock


class MatchController(QObject):
    """Forwards the session's events as signals, each described in `Listener`, and passes clock ticks and changed
    settings to it.
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
        settings.changed.connect(self.session.apply_choices)


class LiveLine(ElidedLabel):
    """Label with score and clock of the open match, hidden if there is none."""

    def __init__(self, match: MatchController, *, is_short: bool = False) -> None:
        """`is_short` omits the names."""
        super().__init__()
        self._is_short = is_short
        self.setObjectName("live_match")
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self._match = match
        match.changed.connect(self.show_match)
        self.show_match(match.session.screen)

    def show_match(self, view: Screen) -> None:
        """Shows the current state, without names if space is limited."""
        self.setVisible(self._match.session.desk is not None)
        if self._match.session.desk is None or view.score is None:
            return
        sides, reading = view.score.sides, view.clock.reading
        score = in_order(scored(sides.a.score, sides.b.score))
        clock = "–" if reading is None else on_the_clock(reading)
        names = " – ".join(sides.of(side).name for side in Side)
        short, long = (
            _("Match: {score}, clock {clock}"),
            _("Match in progress: {score}, clock {clock}. {names}"),
        )
        words = short if self._is_short else long
        text = words.format(score=score, clock=in_order(clock), names=names)
        if self.isVisible() and self.fontMetrics().horizontalAdvance(text) > self.width():
            text = short.format(score=score, clock=in_order(clock))
        self.setText(text)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.show_match(self._match.session.screen)

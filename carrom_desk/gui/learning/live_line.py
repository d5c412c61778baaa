"""Read-only line with score and clock of the match beneath."""

from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from carrom_desk.gui.match_controller import MatchController
from carrom_desk.gui.panels.cards import ElidedLabel
from carrom_desk.i18n import _
from carrom_desk.match.side import Side
from carrom_desk.presentation.clock import on_the_clock
from carrom_desk.presentation.screen import Screen
from carrom_desk.presentation.wording.match_text import in_order


class LiveLine(ElidedLabel):
    """Label with score and clock of the open match, hidden if there is none."""

    def __init__(self, match: MatchController, parent: QWidget | None = None, *, is_short: bool = False) -> None:
        """`is_short` omits the names."""
        super().__init__(parent)
        self._is_short = is_short
        self.setObjectName("live_match")
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self._match = match
        match.changed.connect(self.show_match)
        self.show_match(match.session.screen)

    def show_match(self, view: Screen) -> None:
        """Shows the current state, without names where room is short."""
        self.setVisible(self._match.session.desk is not None)
        if self._match.session.desk is None or view.score is None:
            return
        sides, reading = view.score.sides, view.clock.reading
        score = in_order(f"{sides.a.score} : {sides.b.score}")
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

"""The clock of the round in the bar at the top."""

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QFontMetricsF, QPainter, QPaintEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from carrom_desk.gui.panels.fitting import draw_fitted, fit_line
from carrom_desk.gui.panels.key_button import LEAST_SIDE, KeyButton
from carrom_desk.gui.panels.painting import Sign, draw_box, draw_focus, draw_sign
from carrom_desk.gui.roles import Role, TextSize
from carrom_desk.gui.theme import Theme

from .round_time import RoundReading, RoundState
from .words import round_words

_ALERTS = (RoundState.LAST_MINUTES, RoundState.OVER)


class RoundButton(KeyButton):
    """Shows the time left by words; near the end by a sign and a frame besides. It is there only where there is one."""

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(theme, "")
        self.setParent(parent)
        self.setObjectName("round_clock")
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        self._reading: RoundReading | None = None
        self.hide()

    def show_reading(self, reading: RoundReading | None) -> None:
        """Show the time left; None: there is no such clock."""
        self._reading = reading
        self.setVisible(reading is not None)
        if reading is not None:
            words = round_words(reading)
            self.setAccessibleName(words)
            self.updateGeometry()
            self.update()

    @property
    def _words(self) -> str:
        return "" if self._reading is None else round_words(self._reading)

    def sizeHint(self) -> QSize:
        metrics = QFontMetricsF(self._theme.font(TextSize.SMALL, bold=True))
        # Wide enough for every second of a round, so that nothing beside it moves.
        width = max(metrics.horizontalAdvance(each) for each in (self._words, "Round: TIME +00:00"))
        return QSize(round(width + metrics.height() + 34), LEAST_SIDE)

    def minimumSizeHint(self) -> QSize:
        return self.sizeHint()

    def paintEvent(self, event: QPaintEvent) -> None:
        theme, box = self._theme, QRectF(self.rect()).adjusted(1, 7, -1, -7)
        is_alert = self._reading is not None and self._reading.state in _ALERTS
        fill, ink = (Role.ALARM, Role.ON_ALARM) if is_alert else (Role.BAR_BUTTON, Role.BAR_BUTTON_TEXT)
        with QPainter(self) as painter:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            border = theme.colour(ink if is_alert else Role.BAR_BUTTON_BORDER)
            draw_box(painter, box, theme.colour(fill), border, width=2, radius=box.height() / 2 - 1)
            room = box.adjusted(14, 0, -14, 0)
            if is_alert:
                side = box.height() - 12
                draw_sign(
                    painter, QRectF(box.right() - side - 12, box.top() + 6, side, side), Sign.WARNING, theme.colour(ink)
                )
                room = room.adjusted(0, 0, -side - 4, 0)
            words = fit_line(self._words, theme.font(TextSize.SMALL, bold=True), room.width())
            draw_fitted(painter, room, words, theme.colour(ink), Qt.AlignmentFlag.AlignHCenter)
            if self.hasFocus():
                draw_focus(painter, QRectF(self.rect()).adjusted(1, 3, -1, -3), theme.colour(Role.BAR_FOCUS))

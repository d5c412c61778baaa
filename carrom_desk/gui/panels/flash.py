"""A flash that can be seen from the corner of the eye, and read: a few times, never faster than is safe."""

from PySide6.QtCore import QRectF, Qt, QTimer
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QWidget

from carrom_desk.gui.fonts import font_of
from carrom_desk.gui.roles import Role
from carrom_desk.gui.theme import Theme

from .card import CARD_RADIUS
from .fitting import draw_fitted, fit_line
from .painting import Sign, draw_box, draw_sign

FLASH_MS = 260
"""So long it is there, and so long it is away: not two flashes in a second. More than three of them can harm people
with photosensitive epilepsy (WCAG 2.2, 2.3.1)."""


class Flash(QWidget):
    """Covers a part of its parent for moments, with a sign and a word in inverted colours; presses go through it."""

    def __init__(self, theme: Theme, parent: QWidget) -> None:
        super().__init__(parent)
        self.setObjectName("flash")
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self._theme = theme
        self._words = ""
        self._ground, self._ink = Role.ALARM, Role.ON_ALARM
        self._turns_left = 0
        self._timer = QTimer(self)
        self._timer.setInterval(FLASH_MS)
        self._timer.timeout.connect(self.turn)
        self.hide()

    @property
    def is_flashing(self) -> bool:
        """Whether flashes are still to come, or one is there."""
        return self._turns_left > 0

    def begin(self, words: str, ground: Role, ink: Role, times: int) -> None:
        """Flash so many times."""
        self._words, self._ground, self._ink = words, ground, ink
        self._turns_left = 2 * times
        self._timer.start()
        self.turn()

    def turn(self) -> None:
        """Come, or go again."""
        self._turns_left -= 1
        self.setVisible(self._turns_left % 2 == 1)
        self.raise_()
        if self._turns_left <= 0:
            self.stop()

    def stop(self) -> None:
        """Be gone."""
        self._turns_left = 0
        self._timer.stop()
        self.hide()

    def set_theme(self, theme: Theme) -> None:
        """Take another look."""
        self._theme = theme
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        with QPainter(self) as painter:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            box, ink = QRectF(self.rect()), self._theme.colour(self._ink)
            draw_box(painter, box, self._theme.colour(self._ground), ink, width=3, radius=CARD_RADIUS)
            side = box.height() * 0.4
            sign = QRectF(box.left() + 14, box.center().y() - side / 2, side, side)
            draw_sign(painter, sign, Sign.WARNING, ink)
            room = box.adjusted(side + 26, 0, -14, 0)
            words = fit_line(self._words, font_of(max(14, round(box.height() * 0.42)), bold=True), room.width())
            draw_fitted(painter, room, words, ink, Qt.AlignmentFlag.AlignHCenter)

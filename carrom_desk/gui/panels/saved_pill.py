"""Whether the last entry is on disk."""

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QFontMetricsF, QPainter, QPaintEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from carrom_desk.gui.roles import Role, TextSize
from carrom_desk.gui.theme import Theme
from carrom_desk.gui.tips import plain_tip

from .fitting import draw_fitted, fit_line
from .painted_label import PaintedLabel
from .painting import Sign, draw_box, draw_sign


class SavedPill(PaintedLabel):
    """Told by a word, a sign and a colour."""

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._theme = theme
        self._is_saved = True
        self.setObjectName("saved")
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        self.show_saved("")

    def show_saved(self, time: str) -> None:
        """The last entry was made safe at this time of day; empty before the first."""
        words = self.tr("Saved {time} ✓").format(time=time) if time else self.tr("Nothing to save yet")
        self._show(words, words, is_saved=True)

    def show_not_saved(self, reason: str) -> None:
        """The last entry is not safe; the reason is a sentence with what to do."""
        self._show(self.tr("NOT SAVED"), self.tr("Not saved: {reason}").format(reason=reason), is_saved=False)

    def show_read_only(self, reason: str) -> None:
        """Nothing can be saved here; the reason is a sentence."""
        self._show(self.tr("ONLY SHOWN"), self.tr("Only shown: {reason}").format(reason=reason), is_saved=False)

    def set_theme(self, theme: Theme) -> None:
        """Take another look."""
        self._theme = theme
        self.updateGeometry()
        self.update()

    def _show(self, words: str, whole: str, *, is_saved: bool) -> None:
        width = self.sizeHint().width()
        self._is_saved = is_saved
        self.setText(words)
        self.setAccessibleName(whole)
        self.setToolTip("" if is_saved else plain_tip(whole))
        self.update()
        if self.sizeHint().width() != width:
            self.updateGeometry()

    def _letters(self) -> str:
        """What is written; the tick is drawn, since not every font has one."""
        return self.text().removesuffix("✓").rstrip()

    def sizeHint(self) -> QSize:
        metrics = QFontMetricsF(self._theme.font(TextSize.SMALL, bold=True))
        usual = self.tr("Saved {time} ✓").format(time="00:00:00")
        # As wide as it will be with a time, so that nothing beside it moves at the first entry.
        width = max(metrics.horizontalAdvance(words) for words in (self._letters(), usual))
        return QSize(round(width + metrics.height() + 30), round(metrics.height() + 10))

    def minimumSizeHint(self) -> QSize:
        return self.sizeHint()

    def paintEvent(self, event: QPaintEvent) -> None:
        theme, box = self._theme, QRectF(self.rect())
        fill, ink = (Role.SAVED, Role.ON_SAVED) if self._is_saved else (Role.ALARM, Role.ON_ALARM)
        with QPainter(self) as painter:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            border = theme.colour(fill if self._is_saved else ink)
            draw_box(painter, box, theme.colour(fill), border, width=2, radius=box.height() / 2 - 1)
            side = box.height() - 14
            sign = QRectF(box.right() - side - 12, 7, side, side)
            draw_sign(painter, sign, Sign.TICK if self._is_saved else Sign.WARNING, theme.colour(ink))
            room = box.adjusted(14, 0, -side - 16, 0)
            words = fit_line(self._letters(), theme.font(TextSize.SMALL, bold=True), room.width())
            draw_fitted(painter, room, words, theme.colour(ink), Qt.AlignmentFlag.AlignHCenter)

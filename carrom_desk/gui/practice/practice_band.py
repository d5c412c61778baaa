"""The mark of practice: a striped band in the bar at the top, with words, in every theme."""

from PySide6.QtCore import QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QMouseEvent, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QHBoxLayout, QSizePolicy, QWidget

from carrom_desk.gui.panels.card import pass_on
from carrom_desk.gui.panels.key_button import LEAST_SIDE, KeyButton
from carrom_desk.gui.panels.text_label import Fit, TextLabel
from carrom_desk.gui.roles import Role, TextSize
from carrom_desk.gui.theme import Theme

_STRIPES = 34
_STRIPE = 10.0


class PracticeBand(QWidget):
    """Says that nothing here counts, what is being practised, and how to get out.

    Signals:
        situations_pressed: another situation is wanted.
        leave_pressed: practice is over.
        told_pressed: the task is to be told at length; the words.
    """

    situations_pressed = Signal()
    leave_pressed = Signal()
    told_pressed = Signal(str)

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("practice_band")
        self._theme = theme
        mark = TextLabel(theme, TextSize.TITLE, Role.TIP_TEXT, bold=True)
        mark.setObjectName("practice_mark")
        mark.setText(self.tr("PRACTICE"))
        mark.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        self._told = TextLabel(theme, TextSize.BODY, Role.TIP_TEXT, fit=Fit.BLOCK)
        self._told.setObjectName("practice_told")
        self._told.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Fixed)
        situations = self._button("practice_situations", self.tr("Another…"), self.tr("Another situation"))
        situations.clicked.connect(self.situations_pressed)
        leave = self._button("practice_leave", self.tr("Leave"), self.tr("Leave practice"))
        leave.clicked.connect(self.leave_pressed)
        layout = QHBoxLayout(self)
        layout.setContentsMargins(_STRIPES + 12, 0, 8, 0)
        layout.setSpacing(12)
        layout.addWidget(mark)
        layout.addWidget(self._told, 1)
        layout.addWidget(situations)
        layout.addWidget(leave)
        self.tell("")
        self.hide()

    def tell(self, task: str) -> None:
        """Say what is being practised; nothing: whatever the umpire likes."""
        words = task or self.tr("Nothing here counts: these matches are kept apart from the real ones.")
        self._told.setText(words)
        self._told.setAccessibleName(words)

    def set_theme(self, theme: Theme) -> None:
        """Take another look."""
        self._theme = theme
        pass_on(theme, self)
        self.update()

    def mousePressEvent(self, event: QMouseEvent) -> None:
        self.told_pressed.emit(self._told.text())

    def sizeHint(self) -> QSize:
        return QSize(640, LEAST_SIDE)

    def paintEvent(self, event: QPaintEvent) -> None:
        theme, box = self._theme, QRectF(self.rect())
        with QPainter(self) as painter:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            painter.fillRect(box, theme.colour(Role.TIP))
            painter.setClipRect(QRectF(0, 0, _STRIPES, box.height()))
            painter.setPen(QPen(theme.colour(Role.TIP_TEXT), _STRIPE, Qt.PenStyle.SolidLine, Qt.PenCapStyle.FlatCap))
            x = -box.height()
            while x < _STRIPES + box.height():
                painter.drawLine(QPointF(x, box.height() + _STRIPE), QPointF(x + box.height(), -_STRIPE))
                x += 2.4 * _STRIPE

    def _button(self, name: str, title: str, voice: str) -> KeyButton:
        button = KeyButton(self._theme, title)
        button.setObjectName(name)
        button.setAccessibleName(voice)
        button.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        return button

"""What came of the last act, and the button that takes it back."""

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QHBoxLayout, QLabel, QPushButton, QWidget

from carrom_desk.gui.dialogs.desk_dialog import named
from carrom_desk.gui.tips import plain_tip

from .match_table import LEAST_ROW


class ToldLine(QWidget):
    """A sentence that stays until the next act, with what can be done about it. It keeps its place while empty.

    Signals:
        take_back_pressed: the last act is to be undone.
        stop_pressed: what is under way is to stop.
    """

    take_back_pressed = Signal()
    stop_pressed = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._words = named(QLabel(), "told", "")
        self._words.setTextFormat(Qt.TextFormat.PlainText)
        self._words.setWordWrap(True)
        self._words.setStyleSheet("font-weight: bold;")
        self._back = self._button("take_back", self.tr("Take back  (Ctrl+Z)"))
        self._stop = self._button("stop", self.tr("Stop"))
        self._back.clicked.connect(self.take_back_pressed)
        self._stop.clicked.connect(self.stop_pressed)
        layout = QHBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.addWidget(self._words, 1)
        layout.addWidget(self._back)
        layout.addWidget(self._stop)
        self.setMinimumHeight(LEAST_ROW + 4)

    def tell(self, sentence: str, *, can_take_back: bool = False) -> None:
        """Say what came of something, and whether it can be taken back."""
        self._say(sentence)
        self._back.setVisible(can_take_back)
        self._stop.hide()

    def show_progress(self, sentence: str) -> None:
        """Say how far something is that can be stopped."""
        self._say(sentence)
        self._back.hide()
        self._stop.show()

    def _say(self, sentence: str) -> None:
        self._words.setText(sentence)
        self._words.setAccessibleName(sentence)
        self._words.setToolTip(plain_tip(sentence))

    def _button(self, name: str, title: str) -> QPushButton:
        button = named(QPushButton(title), name, title)
        button.setAutoDefault(False)
        button.hide()
        return button

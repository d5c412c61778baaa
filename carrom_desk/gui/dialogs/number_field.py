"""A number with large buttons to change it."""

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QShowEvent
from PySide6.QtWidgets import QHBoxLayout, QPushButton, QSpinBox, QWidget

from .desk_dialog import named

_BUTTON = 44
_LEAST_WIDTH = 56


class NumberField(QWidget):
    """A number between two bounds; typed, or changed by one press at a time.

    Signals:
        changed: another number is shown.
    """

    changed = Signal()

    def __init__(
        self, name: str, title: str, least: int, most: int, *, step: int = 1, parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self._spin = named(QSpinBox(), name, title)
        self._spin.setRange(least, most)
        self._spin.setSingleStep(step)
        self._spin.setAlignment(Qt.AlignmentFlag.AlignHCenter)
        self._spin.setMinimumWidth(_LEAST_WIDTH)
        self._spin.valueChanged.connect(self.changed)
        less = self._button(f"{name}_less", self.tr("−"), self.tr("{title}: less").format(title=title))
        more = self._button(f"{name}_more", self.tr("+"), self.tr("{title}: more").format(title=title))
        less.clicked.connect(self._spin.stepDown)
        more.clicked.connect(self._spin.stepUp)
        layout = QHBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setSpacing(4)
        layout.addWidget(less)
        layout.addWidget(self._spin, 1)
        layout.addWidget(more)

    def value(self) -> int:
        """The number."""
        return self._spin.value()

    def set_value(self, value: int) -> None:
        """Show a number."""
        self._spin.setValue(value)

    def set_words_for_least(self, words: str) -> None:
        """Show words in place of the least number."""
        self._spin.setSpecialValueText(words)
        self._make_room()

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self._make_room()  # only now is it known how large words are

    def _make_room(self) -> None:
        longest = max(self._spin.specialValueText(), str(self._spin.maximum()), key=len)
        self._spin.setMinimumWidth(max(_LEAST_WIDTH, self._spin.fontMetrics().horizontalAdvance(longest) + 28))
        self.setMinimumHeight(self._spin.minimumSizeHint().height())

    @staticmethod
    def _button(name: str, sign: str, title: str) -> QPushButton:
        button = named(QPushButton(sign), name, title)
        button.setFixedWidth(_BUTTON)
        button.setStyleSheet("QPushButton { padding: 8px 0px; }")
        button.setAutoDefault(False)
        button.setAutoRepeat(True)
        button.setFocusPolicy(Qt.FocusPolicy.NoFocus)  # the number itself takes the arrow keys
        return button

"""The clock's face and its buttons; what the time is, others know."""

from PySide6.QtCore import QSize, Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QGridLayout, QHBoxLayout, QSizePolicy, QVBoxLayout, QWidget

from carrom_desk.gui.keys.key_action import KeyAction
from carrom_desk.gui.keys.written_keys import WrittenKeys
from carrom_desk.gui.roles import Role, TextSize
from carrom_desk.gui.theme import Theme
from carrom_desk.gui.wording.clock_words import clock_law, clock_state, clock_title

from .card import Card
from .clock_face import ClockFace
from .clock_ring import ClockRing, RingShape
from .clock_ring_reading import ring_of, ring_shape
from .key_button import LEAST_SIDE, KeyButton
from .text_label import Fit, TextLabel
from .toggle_button import ToggleButton

_TWO_ROWS = 2 * LEAST_SIDE + 14

_STATE_ROLES = {
    RingShape.LAST: Role.WARNING,
    RingShape.BROKEN: Role.WARNING,
    RingShape.OVER: Role.ALARM,
}


class ClockPanel(Card):
    """A ring that empties around the seconds, what is timed, and by which law.

    Signals:
        play_pressed: "Play" is called.
        hold_pressed: the clock is to be held, or to go on.
        adjust_pressed: seconds to give, negative to take.
    """

    play_pressed = Signal()
    hold_pressed = Signal()
    adjust_pressed = Signal(int)

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(theme, parent)
        self.setObjectName("clock")
        self.setAccessibleName(self.tr("Clock"))
        self._ring = ClockRing(theme)
        self._ring.setObjectName("stroke_clock")
        self._title = self._words("clock_title", TextSize.BODY, bold=True)
        self._state = self._words("clock_state", TextSize.SMALL, bold=True, fit=Fit.SHRINK)
        self._law = self._words("clock_law", TextSize.SMALL, role=Role.TEXT_MUTED, fit=Fit.WRAP)
        self._play = self._button("play", self.tr("Play"))
        self._hold = ToggleButton(theme, self.tr("Pause"))
        self._hold.setObjectName("clock_pause")
        self._less = self._button("clock_less", self.tr("−5 s"))
        self._more = self._button("clock_more", self.tr("+5 s"))
        self._play.clicked.connect(self.play_pressed)
        self._hold.switched.connect(self.hold_pressed)
        self._less.clicked.connect(lambda: self.adjust_pressed.emit(-5))
        self._more.clicked.connect(lambda: self.adjust_pressed.emit(5))
        self._keys = WrittenKeys()
        self._is_space_play = False
        self._lay_out()
        self.show_keys(self._keys)
        self.show_clock(ClockFace())

    def show_keys(self, keys: WrittenKeys) -> None:
        """Show on every button the key that does the same."""
        self._keys = keys
        self._less.set_key(keys.of(KeyAction.CLOCK_LESS))
        self._more.set_key(keys.of(KeyAction.CLOCK_MORE))
        self._show_space()

    def press_more(self) -> None:
        """Do what a press on the button that gives seconds does."""
        self._more.press()

    def press_less(self) -> None:
        """Do what a press on the button that takes seconds does."""
        self._less.press()

    def _show_space(self) -> None:
        """One key calls "Play" or holds the clock, whichever is meant now."""
        key = self._keys.of(KeyAction.SPACE)
        self._play.set_key(key if self._is_space_play else "")
        self._hold.set_key("" if self._is_space_play else key)

    def show_clock(self, face: ClockFace) -> None:
        """Show the clock as it is at this moment."""
        reading = face.reading
        self._ring.show_ring(ring_of(reading))
        self._title.setText(clock_title(reading.rule.kind) if reading else self.tr("Clock"))
        self._state.setText(
            " · ".join(words for words in (clock_state(reading), face.name) if words) if reading else ""
        )
        self._state.set_role(
            _STATE_ROLES.get(ring_shape(reading.state), Role.TEXT_MUTED) if reading else Role.TEXT_MUTED
        )
        self._law.setText(clock_law(reading.rule) if reading else "")
        self._hold.show_on(reading is not None and not reading.state.is_running)
        nothing = "" if reading else self.tr("Nothing is timed now.")
        self._is_space_play = face.is_space_play
        self._show_space()
        self._play.set_blocked(face.play_blocked)
        for button in (self._hold, self._less, self._more):
            button.set_blocked(face.clock_blocked or nothing)

    # Parts

    def _words(
        self, name: str, size: TextSize, *, role: Role = Role.TEXT, bold: bool = False, fit: Fit = Fit.ELIDE
    ) -> TextLabel:
        label = TextLabel(self.theme, size, role, bold=bold, fit=fit, lines=2 if fit is Fit.WRAP else 1)
        label.setObjectName(name)
        label.setSizePolicy(QSizePolicy.Policy.Ignored, label.sizePolicy().verticalPolicy())
        return label

    def _button(self, name: str, title: str) -> KeyButton:
        button = KeyButton(self.theme, title)
        button.setObjectName(name)
        return button

    def _lay_out(self) -> None:
        words = QVBoxLayout()
        words.setSpacing(2)
        words.addWidget(self._title)
        words.addWidget(self._state)
        words.addWidget(self._law, 1)
        buttons = QGridLayout()
        buttons.setSpacing(6)
        layout = QHBoxLayout(self)
        layout.setContentsMargins(12, 4, 12, 4)
        layout.setSpacing(12)
        layout.addWidget(self._ring)
        layout.addLayout(words, 10)
        layout.addLayout(buttons, 10)
        for place, button in enumerate((self._play, self._hold, self._less, self._more)):
            button.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Expanding)
            button.setMinimumWidth(LEAST_SIDE)
            buttons.addWidget(button, *divmod(place, 2))

    # Size

    def sizeHint(self) -> QSize:
        return QSize(340, max(_TWO_ROWS + 4, round(112 * self.theme.text_scale)))

    def minimumSizeHint(self) -> QSize:
        return QSize(300, _TWO_ROWS)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._ring.setFixedWidth(max(56, min(self.height() - 12, self.width() // 4)))
        words = self._title.sizeHint().height() + self._state.sizeHint().height()
        self._law.setVisible(self.height() - 16 - words >= self._state.sizeHint().height())

"""The clock's face and its buttons; what the time is, others know."""

from collections.abc import Callable

from PySide6.QtCore import QSize, Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QGridLayout, QHBoxLayout, QSizePolicy, QVBoxLayout, QWidget

from carrom_desk.gui.action_table import ActionName
from carrom_desk.gui.clock.reading import ClockState
from carrom_desk.gui.keys.written_keys import WrittenKeys
from carrom_desk.gui.roles import Role, TextSize
from carrom_desk.gui.theme import Theme
from carrom_desk.gui.tips import plain_tip
from carrom_desk.gui.wording.clock_words import clock_law, clock_law_alone, clock_state, clock_title

from .card import Card
from .clock_face import ClockFace, SpaceDoes
from .clock_ring import ClockRing, RingShape
from .clock_ring_reading import ring_of, ring_shape
from .flash import Flash
from .key_button import LEAST_SIDE, NO_BREAK, KeyButton
from .key_looks import Look
from .text_label import Fit, TextLabel
from .toggle_button import ToggleButton

_TWO_ROWS = 2 * LEAST_SIDE + 14

_STATE_ROLES = {
    RingShape.LAST: Role.WARNING,
    RingShape.BROKEN: Role.WARNING,
    RingShape.OVER: Role.ALARM,
}
_LEAST_WIDTH = LEAST_SIDE + 4
"""Of a button, in pixels: so wide that the longest key finds room."""
_SOON, _OVER = 2, 3
"""How many times it flashes when the last seconds begin, and when they are over."""


class ClockPanel(Card):
    """A ring that empties around the seconds, what is timed, and by which law.

    Signals:
        play_pressed: "Play" is called.
        start_pressed: the clock is to begin, or to go on.
        hold_pressed: the clock is to be held, or to go on after that.
        restart_pressed: the clock is to begin again with all its seconds.
        adjust_pressed: seconds to give, negative to take.
    """

    play_pressed = Signal()
    start_pressed = Signal()
    hold_pressed = Signal()
    restart_pressed = Signal()
    adjust_pressed = Signal(int)

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(theme, parent)
        self.setObjectName("clock")
        self.setAccessibleName(self.tr("Clock"))
        self._ring = ClockRing(theme)
        self._ring.setObjectName("stroke_clock")
        self._title = self._words("clock_title", TextSize.BODY, bold=True, fit=Fit.SHRINK)
        self._state = self._words("clock_state", TextSize.SMALL, bold=True, fit=Fit.SHRINK)
        self._name = self._words("clock_name", TextSize.SMALL, fit=Fit.SHRINK)
        self._law = self._words("clock_law", TextSize.SMALL, role=Role.TEXT_MUTED, fit=Fit.WHOLE)
        self._play = self._button("play", self.tr("Play"), self.play_pressed.emit)
        self._start = self._button("clock_start", self.tr("Start"), self.start_pressed.emit)
        self._hold = ToggleButton(theme, self.tr("Pause"))
        self._hold.setObjectName("clock_pause")
        self._hold.switched.connect(self.hold_pressed)
        self._less = self._button(
            "clock_less", self.tr("−5 s").replace(" ", NO_BREAK), lambda: self.adjust_pressed.emit(-5)
        )
        self._more = self._button(
            "clock_more", self.tr("+5 s").replace(" ", NO_BREAK), lambda: self.adjust_pressed.emit(5)
        )
        self._restart = self._button("clock_restart", self.tr("Restart"), self.restart_pressed.emit)
        self._keys = WrittenKeys()
        self._face = ClockFace()
        self._lay_out()
        self._flash = Flash(theme, self)
        self.show_keys(self._keys)
        self._show_face()

    def show_keys(self, keys: WrittenKeys) -> None:
        """Show on every button the key that does the same."""
        self._keys = keys
        self._less.set_key(keys.of(ActionName.CLOCK_LESS))
        self._more.set_key(keys.of(ActionName.CLOCK_MORE))
        self._restart.set_key(keys.of(ActionName.CLOCK_RESTART))
        self._show_space()

    def press_more(self) -> None:
        """Do what a press on the button that gives seconds does."""
        self._more.press()

    def press_less(self) -> None:
        """Do what a press on the button that takes seconds does."""
        self._less.press()

    def press_restart(self) -> None:
        """Do what a press on the button that begins anew does."""
        self._restart.press()

    def flash_last_seconds(self) -> None:
        """Let it be seen that the last seconds have begun."""
        self._flash.begin(self.tr("5 seconds"), Role.CLOCK_LAST, Role.CARD, _SOON)

    def flash_time_over(self) -> None:
        """Let it be seen that time is over."""
        self._flash.begin(self.tr("TIME"), Role.ALARM, Role.ON_ALARM, _OVER)

    def show_clock(self, face: ClockFace) -> None:
        """Show the clock as it is at this moment."""
        if face == self._face:
            return
        self._face = face
        self._show_face()

    def _show_face(self) -> None:
        face = self._face
        reading = face.reading
        shape = ring_shape(reading.state) if reading else RingShape.NONE
        self._ring.show_ring(ring_of(reading))
        self._title.setText(clock_title(reading.rule.kind) if reading else self.tr("Clock"))
        self._state.setText(clock_state(reading) if reading else "")
        self._state.set_role(_STATE_ROLES.get(shape, Role.TEXT_MUTED))
        self._name.setText(face.name)
        self._hold.show_on(reading is not None and reading.state is ClockState.PAUSED)
        self._play.set_blocked(face.play_blocked)
        self._start.set_blocked(face.start_blocked)
        self._hold.set_blocked(face.hold_blocked)
        self._restart.set_blocked(face.restart_blocked)
        for button in (self._less, self._more):
            button.set_blocked(face.set_blocked)
        self._start.set_look(Look.OFFERED if face.is_start_offered and not face.start_blocked else Look.PLAIN)
        self._show_space()
        self._make_room()
        if shape not in (RingShape.LAST, RingShape.OVER):
            self._flash.stop()

    def _show_space(self) -> None:
        """One key calls "Play", starts the clock or holds it, whichever is meant now."""
        key, does = self._keys.of(ActionName.SPACE), self._face.space
        self._play.set_key(key if does is SpaceDoes.PLAY else "")
        self._start.set_key(key if does is SpaceDoes.START else "")
        self._hold.set_key(key if does is SpaceDoes.HOLD else "")

    # Parts

    def _words(
        self, name: str, size: TextSize, *, role: Role = Role.TEXT, bold: bool = False, fit: Fit = Fit.ELIDE
    ) -> TextLabel:
        label = TextLabel(self.theme, size, role, bold=bold, fit=fit, lines=2 if fit is Fit.WRAP else 1)
        label.setObjectName(name)
        label.setSizePolicy(QSizePolicy.Policy.Ignored, label.sizePolicy().verticalPolicy())
        return label

    def _button(self, name: str, title: str, does: Callable[[], object]) -> KeyButton:
        button = KeyButton(self.theme, title)
        button.setObjectName(name)
        button.clicked.connect(does)
        return button

    def _lay_out(self) -> None:
        words = QVBoxLayout()
        words.setSpacing(1)
        for line in (self._title, self._state, self._name):
            words.addWidget(line)
        words.addWidget(self._law, 1)
        buttons = QGridLayout()
        buttons.setSpacing(4)
        layout = QHBoxLayout(self)
        layout.setContentsMargins(8, 4, 6, 4)
        layout.setSpacing(8)
        layout.addWidget(self._ring)
        layout.addLayout(words, 10)
        layout.addLayout(buttons, 14)
        order = (self._play, self._start, self._hold, self._less, self._more, self._restart)
        for place, button in enumerate(order):
            button.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Expanding)
            button.setMinimumWidth(_LEAST_WIDTH)
            buttons.addWidget(button, *divmod(place, 3))

    # Size

    def sizeHint(self) -> QSize:
        return QSize(340, max(_TWO_ROWS + 4, round(112 * self.theme.text_scale)))

    def minimumSizeHint(self) -> QSize:
        return QSize(300, _TWO_ROWS)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._ring.setFixedWidth(max(56, min(self.height() - 12, round(self.width() * 0.3) - 36)))
        self._make_room()
        self._flash.setGeometry(0, 0, self._play.x() - 4, self.height())

    def _make_room(self) -> None:
        """Where there is little height the law goes, then the name."""
        height, left = self._state.sizeHint().height(), self.height() - 8
        left -= self._title.sizeHint().height() + height
        self._name.setVisible(bool(self._name.text()) and left >= height)
        left -= height if self._name.text() else 0
        self._law.setVisible(left >= height)
        self._show_law()

    def _show_law(self) -> None:
        """Seconds, moment and laws, or without the moment where there is no room for it."""
        rule = self._face.reading.rule if self._face.reading else None
        words = clock_law(rule) if rule else ""
        self._ring.setToolTip(plain_tip(words))
        self._law.setToolTip(plain_tip(words))
        self._law.setText(words)
        if rule and self._law.fitted().is_cut:
            self._law.setText(clock_law_alone(rule))

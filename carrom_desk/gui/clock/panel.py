"""Clock panel: seconds in an emptying ring, the person or break that is timed, and its buttons. It only displays
readings.
"""

from enum import Enum, auto, unique
from functools import partial

from PySide6.QtCore import QEvent, QPoint, QRect, QRectF, QSize, Qt, QTimer, Signal
from PySide6.QtGui import QPainter, QPaintEvent, QPen, QShowEvent
from PySide6.QtWidgets import QHBoxLayout, QLabel, QMenu, QSizePolicy, QStyle, QWidget

from carrom_desk.gui.kit.icons import Icon, paint_icon
from carrom_desk.gui.kit.layouts import across, down, line_start, put, within
from carrom_desk.gui.kit.roles import Role, TextSize
from carrom_desk.gui.kit.theme import Theme, font_of
from carrom_desk.gui.kit.wording import plain_tip
from carrom_desk.gui.panels.cards import Card, place_within, set_style, words
from carrom_desk.gui.panels.controls import IconButton, KeyButton
from carrom_desk.gui.settings.keys import KeyTable
from carrom_desk.i18n import _, say
from carrom_desk.presentation.clock import (
    PAUSE,
    RESUME,
    START,
    ClockFace,
    ClockReading,
    ClockState,
    SpaceAction,
    clock_aloud,
    clock_law,
    clock_state,
    on_the_clock,
)
from carrom_desk.presentation.next_step.actions import ActionName

FLASH_MS = 260
"""Duration of a flash and of the pause after it in milliseconds, so that there are fewer than two per second. More than
three can harm people with photosensitive epilepsy (WCAG 2.2, 2.3.1).
"""
_SOON, _OVER = 2, 3
"""Number of flashes at the start of the last seconds and when time is up."""
_FULL_CIRCLE, _TOP = 360 * 16, 90 * 16


@unique
class RingShape(Enum):
    """Shape of the ring; all are distinct without colour."""

    NONE = auto()
    """No clock: only the track."""
    RUNNING = auto()
    """An arc that empties."""
    LAST = auto()
    """Thicker emptying arc, divided into seconds."""
    OVER = auto()
    """Two closed rings."""
    STILL = auto()
    """Arc with a pause sign."""
    BROKEN = auto()
    """Dashed ring with a sign of interruption."""


_LOOKS = {
    RingShape.NONE: (Role.CLOCK_STILL, None),
    RingShape.RUNNING: (Role.CLOCK_RUNNING, None),
    RingShape.LAST: (Role.CLOCK_LAST, None),
    RingShape.OVER: (Role.CLOCK_OVER, Icon.ALERT),
    RingShape.STILL: (Role.CLOCK_STILL, Icon.PAUSE),
    RingShape.BROKEN: (Role.CLOCK_LAST, Icon.INTERRUPTED),
}
_VOICES = {RingShape.LAST: "warning", RingShape.BROKEN: "warning", RingShape.OVER: "alarm"}


_SHAPES = {
    ClockState.NOT_USED: RingShape.NONE,
    ClockState.WAITING: RingShape.STILL,
    ClockState.RUNNING: RingShape.RUNNING,
    ClockState.LAST_FIVE: RingShape.LAST,
    ClockState.STRUCK: RingShape.STILL,
    ClockState.TIME: RingShape.OVER,
    ClockState.OVERRUN: RingShape.OVER,
    ClockState.PAUSED: RingShape.STILL,
    ClockState.INTERRUPTED: RingShape.BROKEN,
}


def ring_shape(reading: ClockReading | None) -> RingShape:
    """Returns the shape for a clock; None if nothing is timed."""
    return RingShape.NONE if reading is None else _SHAPES[reading.state]


class ClockRing(QLabel):
    """Label with the seconds in an emptying ring."""

    def __init__(self, theme: Theme) -> None:
        super().__init__()
        self._theme = theme
        self.shape = RingShape.NONE
        """Current shape."""
        self._part = 0.0
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Expanding)
        self.show_reading(None)

    def show_reading(self, reading: ClockReading | None) -> None:
        """Shows the seconds of a clock; None if nothing is timed."""
        self.shape, self._part = ring_shape(reading), 0.0
        if reading is not None and reading.state is not ClockState.NOT_USED:
            self._part = min(1.0, reading.left_s / reading.rule.seconds)
        self.setText("–" if reading is None else on_the_clock(reading))
        self.setAccessibleName(_("Nothing is being timed") if reading is None else clock_aloud(reading))
        self.update()

    def set_theme(self, theme: Theme) -> None:
        self._theme = theme
        self.update()

    def minimumSizeHint(self) -> QSize:
        return QSize(56, 56)

    def paintEvent(self, event: QPaintEvent) -> None:
        side = min(self.width(), self.height()) - 2
        circle = QRectF(0, 0, side, side)
        circle.moveCenter(QRectF(self.rect()).center())
        with QPainter(self) as painter:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            self._paint_ring(painter, circle, side * 0.1)
            self._paint_text(painter, circle, side)

    def _paint_ring(self, painter: QPainter, circle: QRectF, width: float) -> None:
        colour = self._theme.colour(_LOOKS[self.shape][0])
        arc = circle.adjusted(width / 2, width / 2, -width / 2, -width / 2)
        if self.shape is RingShape.OVER:
            painter.setPen(QPen(colour, width * 0.42))
            painter.drawEllipse(circle.adjusted(width * 0.2, width * 0.2, -width * 0.2, -width * 0.2))
            painter.drawEllipse(circle.adjusted(width, width, -width, -width))
            return
        painter.setPen(QPen(self._theme.colour(Role.CLOCK_TRACK), width))
        painter.drawEllipse(arc)
        pen = QPen(colour, width, Qt.PenStyle.SolidLine, Qt.PenCapStyle.FlatCap)
        if self.shape is RingShape.BROKEN:
            pen.setDashPattern([1.0, 0.6])
        painter.setPen(pen)
        painter.drawArc(arc, _TOP, round(self._part * _FULL_CIRCLE))
        if self.shape is RingShape.LAST:  # gaps at regular intervals, like a metronome
            painter.setPen(QPen(self._theme.colour(Role.CARD), width * 1.2, Qt.PenStyle.SolidLine, pen.capStyle()))
            for degree in range(0, 360, 24):
                painter.drawArc(arc, _TOP + degree * 16 - 24, 48)

    def _paint_text(self, painter: QPainter, circle: QRectF, side: float) -> None:
        role, icon = _LOOKS[self.shape]
        colour = self._theme.colour(Role.TEXT if self.shape is RingShape.RUNNING else role)
        if icon is not None:
            small = QRectF(0, 0, side * 0.2, side * 0.2)
            small.moveCenter(circle.center())
            small.moveTop(circle.bottom() - side * 0.33)
            paint_icon(painter, small, icon, colour)
            circle = circle.adjusted(0, -side * 0.08, 0, -side * 0.08)
        share = 0.42 if len(self.text()) < 3 else 0.28 if len(self.text()) < 5 else 0.22
        painter.setFont(font_of(round(side * share), bold=True))
        painter.setPen(colour)
        painter.setLayoutDirection(Qt.LayoutDirection.LeftToRight)  # "+2", in every language
        painter.drawText(circle, Qt.AlignmentFlag.AlignCenter, self.text())


class Flash(QLabel):
    """Flashing overlay on part of its parent, with text in inverted colours; transparent to mouse events.

    With reduced motion it appears once, for the duration of all flashes.
    """

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.setObjectName("flash")
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self._turns_left = 0
        self._timer = QTimer(self)
        self._timer.timeout.connect(self.turn)
        self.hide()

    def begin(self, text: str, voice: str, times: int) -> None:
        """Flashes `times` times."""
        self.setText(text)
        set_style(self, voice=voice)
        is_still = not self.style().styleHint(QStyle.StyleHint.SH_Widget_Animation_Duration)
        self._turns_left = 2 if is_still else 2 * times
        self._timer.start(FLASH_MS * (2 * times - 1) if is_still else FLASH_MS)
        self.turn()

    def turn(self) -> None:
        """Toggles its visibility."""
        self._turns_left -= 1
        self.setVisible(self._turns_left % 2 == 1)
        self.raise_()
        if self._turns_left <= 0:
            self.stop()

    def stop(self) -> None:
        """Hides at once."""
        self._turns_left = 0
        self._timer.stop()
        self.hide()


_RING, _SMALL_RING = 92, 70
"""Diameters of the ring, in design pixels."""
_GAPS = 52
"""Sum of the gaps in the panel's row, in design pixels."""
_LEAST_WORDS = 100
"""Width in design pixels for a surname of 15 letters beside the larger ring."""


class ClockPanel(Card):
    """The clock with "Play" and Pause. A menu has Restart and the seconds to add or remove.

    Signals:
        restart_pressed: emitted to restart the clock in full.
        adjust_pressed: emitted with the seconds to add, negative to remove.
    """

    restart_pressed = Signal()
    adjust_pressed = Signal(int)

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(theme, parent)
        self.setObjectName("clock")
        self.setAccessibleName(_("Clock"))
        self._ring = ClockRing(theme)
        self._ring.setObjectName("stroke_clock")
        self._title = words("clock_title", TextSize.BODY, bold=True, is_wrapped=True)
        self._state = words("clock_state", TextSize.SMALL, bold=True, is_wrapped=True)
        self._name = words("clock_name", TextSize.SMALL, is_wrapped=True)
        self._name.setAlignment(line_start())  # a name alone has no direction of its own
        self._law = words("clock_law", TextSize.SMALL, "muted", is_wrapped=True)
        self.play = KeyButton(_("Play"), name="play")
        """Calls "Play"."""
        self.hold = KeyButton(_("Pause"), name="clock_pause")
        """Pauses a running clock; starts or resumes a stopped one."""
        self._more = IconButton(_("More clock options"), Icon.MORE, "clock_menu_button")
        self._more.clicked.connect(self.open_menu)
        self._keys = KeyTable()
        self._face = ClockFace()
        self._is_key_taken = False
        self._lay_out()
        self._flash = Flash(self)
        self.show_keys(self._keys)
        self._show_face()
        self._share_out()

    def show_keys(self, keys: KeyTable) -> None:
        """Shows the shortcut on every button."""
        self._keys = keys
        self._show_space()
        self._share_out()

    def set_key_taken(self, is_taken: bool) -> None:
        """Shows no key while a form takes it."""
        self._is_key_taken = is_taken
        self._show_space()

    def open_menu(self) -> None:
        """Opens the menu with Restart and the seconds to add or remove."""
        menu = QMenu(self)
        menu.setObjectName("clock_menu")
        face = self._face
        more, less = partial(self.adjust_pressed.emit, 5), partial(self.adjust_pressed.emit, -5)
        restart = self.restart_pressed.emit
        for name, title, key, blocked, does in (
            ("clock_restart", _("Restart"), ActionName.CLOCK_RESTART, face.restart_blocked, restart),
            ("clock_plus", _("+5 s"), ActionName.CLOCK_MORE, face.set_blocked, more),
            ("clock_minus", _("−5 s"), ActionName.CLOCK_LESS, face.set_blocked, less),
        ):
            action = menu.addAction(f"{title}\t{self._keys.shown(key)}")
            action.setObjectName(name)
            action.setEnabled(not blocked)
            action.setToolTip(plain_tip(blocked))
            action.triggered.connect(lambda _checked, does=does: does())
        menu.setToolTipsVisible(True)
        menu.aboutToHide.connect(menu.deleteLater)
        menu.popup(self._more.mapToGlobal(QPoint(0, self._more.height())))

    def flash_last_seconds(self) -> None:
        """Flashes at the start of the last seconds."""
        self._flash.begin(_("5 seconds"), "soon", _SOON)

    def flash_time_over(self) -> None:
        """Flashes when time is up."""
        self._flash.begin(_("TIME"), "over", _OVER)

    def show_clock(self, face: ClockFace) -> None:
        """Shows the current reading of the clock."""
        if face != self._face:
            self._face = face
            self._show_face()

    def _show_face(self) -> None:
        face, reading = self._face, self._face.reading
        self._ring.show_reading(reading)
        self._title.setText(say(reading.rule.kind.heading) if reading else _("Clock"))
        self._state.setText(clock_state(reading) if reading else "")
        set_style(self._state, voice=_VOICES.get(self._ring.shape, "muted"))
        self._name.setText(face.name)
        self._law.setText(clock_law(reading.rule) if reading else "")
        self._ring.setToolTip(plain_tip(self._law.text()))
        self.play.set_blocked(face.play_blocked)
        self.hold.set_blocked(face.start_blocked and face.hold_blocked)
        self._show_space()
        self._make_room()
        if self._ring.shape not in (RingShape.LAST, RingShape.OVER):
            self._flash.stop()

    def _show_space(self) -> None:
        """Shows which of "Play", Pause and Resume the shared key triggers, if any."""
        key, is_play = self._keys.shown(ActionName.SPACE), self._face.space is SpaceAction.PLAY
        key = "" if self._is_key_taken else key
        self.play.set_key(key if is_play else "")
        self.hold.set_title(say(self._face.press), "" if is_play else key)

    def _lay_out(self) -> None:
        column = within(self.spaced(down(1, self._title, self._name, self._state, self._law, 1), 0))
        column.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Ignored)  # texts do not move buttons
        lower = self.spaced(across((self.hold, 1), self._more), 4)
        buttons = self.spaced(down(1, self.play, lower, 1), 6)
        self._row = self.spaced(put(QHBoxLayout(self), self._ring, (column, 1), buttons), 12, (12, 4, 12, 4))

    def minimumSizeHint(self) -> QSize:
        return QSize(300, 2 * self.play.sizeHint().height() + self.theme.px(14))

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        QTimer.singleShot(0, self, self._share_out)  # once the keys have their fonts

    def event(self, event: QEvent) -> bool:
        handled = super().event(event)
        if event.type() is QEvent.Type.LayoutRequest:
            self._make_room()  # the texts have a different width now
        return handled

    def _share_out(self) -> None:
        """Keeps space for each title of Pause with its key, and shrinks the ring where words would have too little."""
        theme = self.theme
        key, title, shown = self._keys.shown(ActionName.SPACE), self.hold.title, self.hold.key
        widest = 0
        for each in (PAUSE, RESUME, START):
            self.hold.set_title(say(each), key)  # shown unless "Play" has it
            widest = max(widest, self.hold.least_width)
        self.hold.set_title(title, shown)
        usual, least = (max(theme.words_px(width), widest) for width in (124, 84))
        beside = theme.px(_RING) + usual + self._more.sizeHint().width() + theme.px(_GAPS)
        is_wide = self.width() - beside >= theme.words_px(_LEAST_WORDS)
        self._ring.setFixedWidth(theme.px(_RING if is_wide else _SMALL_RING))
        self.hold.setFixedWidth(usual if is_wide else least)
        self._row.activate()
        buttons = QStyle.visualRect(self.layoutDirection(), self.rect(), self.play.geometry())
        place_within(self._flash, QRect(0, 0, buttons.x() - 4, self.height()))
        self._make_room()

    def _make_room(self) -> None:
        """Hides what other parts repeat: the state while the clock runs and, if height is limited or text would be cut
        off, the law, which is in the ring's tool tip, then the name, which is in the score.
        """
        self._state.setVisible(self._ring.shape is not RingShape.RUNNING)
        width, room = max(1, self._title.width()), self.height() - self.theme.px(12)
        height = self._title.heightForWidth(width)
        height += self._state.heightForWidth(width) if not self._state.isHidden() else 0
        name = self._name.heightForWidth(width)
        widest = max(map(self._name.fontMetrics().horizontalAdvance, self._name.text().split()), default=width)
        is_named = height + name <= room and widest < width
        self._name.setVisible(is_named)
        height += name if is_named else 0
        self._law.setVisible(height + self._law.heightForWidth(width) <= room)

"""Cell of the clock between both sides: seconds as large as the points, who acts, and one button."""

from collections.abc import Callable
from functools import partial

from PySide6.QtCore import QPoint, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QHBoxLayout, QMenu, QSizePolicy, QVBoxLayout, QWidget

from carrom_desk.gui.kit.layouts import down, line_start, put, within
from carrom_desk.gui.kit.roles import Role, TextSize
from carrom_desk.gui.kit.theme import Theme
from carrom_desk.gui.kit.wording import plain_tip
from carrom_desk.gui.panels.cards import PlateName, Spaced, set_style, styled, words
from carrom_desk.gui.panels.controls import Button, KeyButton
from carrom_desk.gui.settings.keys import KeyTable
from carrom_desk.i18n import N_, _, say
from carrom_desk.presentation.clock import (
    LAST_SECONDS,
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

FOOT = 8
"""Height of the foot of a cell in design pixels."""
_SEGMENTS = 15
_DIGITS, _BUTTON = 96, 92
"""Widths of the digits and of the button in design pixels."""
_MORE = N_("+5 s")


class ClockCell(Spaced):
    """Seconds, what is timed, and the button that fits the moment. Its menu restarts, adds, removes and sets seconds.

    Signals:
        play_pressed: emitted to call "Play".
        hold_pressed: emitted to pause, resume or start the clock.
        restart_pressed: emitted to restart the clock in full.
        adjust_pressed: emitted with the seconds to add, negative to remove.
        set_wanted: emitted to set the seconds left in a form.
    """

    play_pressed = Signal()
    hold_pressed = Signal()
    restart_pressed = Signal()
    adjust_pressed = Signal(int)
    set_wanted = Signal()

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(theme, parent)
        self.setObjectName("clock")
        self.setAccessibleName(_("Clock"))
        self._digits = words("stroke_clock")
        self._digits.setAlignment(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
        self._title = styled(PlateName(), "clock_title", TextSize.BODY, "", bold=True)
        self._state = styled(PlateName(), "clock_state", TextSize.SMALL, "muted")
        for line in (self._title, self._state):
            line.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Fixed)
            line.setAlignment(line_start())
        self.play = KeyButton(_("Play"), name="play")
        self.play.takes_enter = False
        """Does what the moment needs: calls "Play", pauses, resumes or adds seconds."""
        self.play.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        self.play.clicked.connect(self._press)
        self._menu = Button(name="clock_menu_button")
        self._menu.set_title(_("More clock options"))
        self._menu.setText("…")
        self._menu.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Ignored)
        self._menu.clicked.connect(self.open_menu)
        self._keys = KeyTable()
        self._face = ClockFace()
        self._told: object = None
        """What the tool tip tells of."""
        self._is_late = False
        """True in the last seconds, and once time is up."""
        self._is_key_taken = False
        texts = self.spaced(down(1, self._title, self._state, 1), 0)
        self.spaced(put(QHBoxLayout(self), self._digits, (texts, 1), self.play), 8, (10, 0, 14, FOOT))
        within(put(QVBoxLayout(), self._menu), self._digits)
        self.set_theme(theme)
        self._show_face()

    def show_keys(self, keys: KeyTable) -> None:
        """Shows the shortcut on the button."""
        self._keys = keys
        self._show_button()

    def set_key_taken(self, is_taken: bool) -> None:
        """Shows no key while a form takes it."""
        self._is_key_taken = is_taken
        self._show_button()

    def show_clock(self, face: ClockFace) -> None:
        if face != self._face:
            self._face = face
            self._show_face()

    def open_menu(self) -> None:
        """Opens the menu with Restart and the seconds to add, to remove or to set."""
        menu = QMenu(self)
        menu.setObjectName("clock_menu")
        face = self._face
        more, less = partial(self.adjust_pressed.emit, LAST_SECONDS), partial(self.adjust_pressed.emit, -LAST_SECONDS)
        entries: tuple[tuple[str, str, ActionName | None, str, Callable[[], None]], ...] = (
            ("clock_restart", _("Restart"), ActionName.CLOCK_RESTART, face.restart_blocked, self.restart_pressed.emit),
            ("clock_plus", say(_MORE), ActionName.CLOCK_MORE, face.set_blocked, more),
            ("clock_minus", _("−5 s"), ActionName.CLOCK_LESS, face.set_blocked, less),
            ("clock_set", _("Set time…"), None, face.set_blocked, self.set_wanted.emit),
        )
        for name, title, key, blocked, does in entries:
            action = menu.addAction(f"{title}\t{self._keys.shown(key)}")
            action.setObjectName(name)
            action.setEnabled(not blocked)
            action.setToolTip(plain_tip(blocked))
            action.triggered.connect(lambda _checked, does=does: does())
        menu.setToolTipsVisible(True)
        menu.aboutToHide.connect(menu.deleteLater)
        menu.popup(self._digits.mapToGlobal(QPoint(0, self._digits.height())))

    @property
    def _reading(self) -> ClockReading | None:
        return self._face.reading

    @property
    def _is_over(self) -> bool:
        return self._reading is not None and self._reading.state.is_over

    @property
    def _is_play(self) -> bool:
        """True while the button calls "Play", also where nothing is timed."""
        return self._face.space is SpaceAction.PLAY or self._reading is None

    def _show_face(self) -> None:
        face, reading = self._face, self._reading
        text = "–" if reading is None else on_the_clock(reading)
        self._digits.setText(text)
        set_style(self._digits, long=len(text) > 2)
        self._digits.setAccessibleName(_("Nothing is being timed") if reading is None else clock_aloud(reading))
        title = face.title or _("Clock")
        self._title.show_player(title, title, is_alone=True)
        is_running = reading is not None and reading.state is ClockState.RUNNING
        state = "" if reading is None else clock_state(reading)
        state = face.acts if is_running and face.acts else state
        self._state.show_player(state, state, is_alone=True)
        rule = None if reading is None else reading.rule
        told = None if rule is None else (rule.kind, rule.counts_from, rule.seconds, rule.laws)
        if told != self._told:
            self._told = told
            self._digits.setToolTip("" if rule is None else plain_tip(clock_law(rule)))
        is_late = reading is not None and (reading.state.is_over or reading.state is ClockState.LAST_FIVE)
        if is_late is not self._is_late:
            self._is_late = is_late
            for part in (self, self._digits, self._title, self._state):
                set_style(part, late=is_late)
        self._show_button()
        self.update()

    def _show_button(self) -> None:
        """Shows what the button does, with its key."""
        face, key = self._face, "" if self._is_key_taken else self._keys.shown(ActionName.SPACE)
        if face.space is SpaceAction.PLAY or face.reading is None:
            title, blocked = _("Play"), face.play_blocked
        elif face.reading.state.is_over:
            title, blocked, key = say(_MORE), face.set_blocked, ""
        else:
            title, blocked = say(face.press), face.start_blocked and face.hold_blocked
        self.play.set_title(title, key)
        self.play.set_blocked(blocked)

    def _press(self) -> None:
        if self._is_play:
            self.play_pressed.emit()
        elif self._is_over:
            self.adjust_pressed.emit(LAST_SECONDS)
        else:
            self.hold_pressed.emit()

    def set_theme(self, theme: Theme) -> None:
        self._digits.setFixedWidth(theme.px(_DIGITS))
        self.play.setFixedWidth(theme.px(_BUTTON))
        super().set_theme(theme)

    def sizeHint(self) -> QSize:
        return QSize(0, 0)

    def minimumSizeHint(self) -> QSize:
        return self.sizeHint()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paints the seconds left as segments along the foot; when time is up, the whole foot."""
        super().paintEvent(event)
        reading, theme = self._reading, self.theme
        left = 0.0
        if self._is_over:
            left = 1.0
        elif reading is not None and reading.state is not ClockState.NOT_USED:
            left = reading.left_s / reading.rule.seconds
        full = Role.CLOCK_OVER if self._is_over else Role.ACCENT
        gap, high = theme.px(2), theme.px(FOOT)
        wide = (self.width() + gap) / _SEGMENTS
        with QPainter(self) as painter:
            for number in range(_SEGMENTS):
                role = full if number < round(left * _SEGMENTS) else Role.CLOCK_TRACK
                box = QRectF(number * wide, self.height() - high, wide - gap, high)
                painter.fillRect(box, theme.colour(role))

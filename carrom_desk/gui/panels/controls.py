"""Large buttons that show their key, and say why they cannot be pressed."""

from dataclasses import dataclass

from PySide6.QtCore import QEvent, QPoint, QRect, QSize, Qt, Signal
from PySide6.QtGui import QAction, QKeyEvent, QKeySequence, QMouseEvent, QResizeEvent, QShowEvent
from PySide6.QtWidgets import QLabel, QPushButton, QSizePolicy, QWidget

from carrom_desk.gui.kit.icons import Icon, icon_for
from carrom_desk.gui.kit.roles import TextSize
from carrom_desk.gui.kit.theme import TOUCH_PX
from carrom_desk.gui.kit.wording import plain_tip
from carrom_desk.gui.settings.keys import BACKSPACE, aloud, written
from carrom_desk.i18n import _

from .cards import place_within

SOFT_HYPHEN = "\N{SOFT HYPHEN}"
_PRESSES = frozenset({Qt.Key.Key_Space, Qt.Key.Key_Return, Qt.Key.Key_Enter})
_PAD, _END, _GAP, _ICON, _CAP = 0.68, 0.45, 0.5, 1.2, 1.5
"""On a button: the margins at its left and at the end of its title, the gap between its parts, the side of an icon, the
height of a key; all in heights of its text."""
_AROUND_LINES = 4
"""Pixels of the border above and below two lines."""


class KeyCap(QLabel):
    """A key as it looks on a keyboard."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.shown = ""
        """The key."""

    def show_key(self, key: str) -> None:
        """Show a key; the one that deletes is drawn, since not every font has its sign."""
        self.shown = key
        if key == BACKSPACE:
            side, ratio = round(_CAP * self.fontInfo().pixelSize()) - 6, self.devicePixelRatioF()
            self.setPixmap(icon_for(Icon.BACKSPACE, self.palette(), side, ratio).pixmap(side))
        elif key != self.text():
            self.setText(key)

    def sizeHint(self) -> QSize:
        height = round(_CAP * self.fontInfo().pixelSize())
        return QSize(max(super().sizeHint().width(), height), height)


class Button(QPushButton):
    """A large button that says why it cannot be pressed.

    It takes the keyboard by Tab only, never by a click: a click leaves the keys where they were. Once it has the
    keyboard, Space and Enter press it and nothing else.

    Signals:
        refused: it was pressed while it was blocked; the reason.
    """

    refused = Signal(str)

    def __init__(self, key: str = "", icon: Icon | None = None) -> None:
        super().__init__()
        self._icon = icon
        self.title = ""
        """The whole title."""
        self.key = key
        """The key that does the same; empty where there is none."""
        self.blocked = ""
        """Why it cannot be pressed; empty when it can."""
        self._action: QAction | None = None
        self._drawn: tuple[object, ...] = ()
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)

    def set_title(self, title: str, key: str | None = None) -> None:
        """Have another title, and another key if there is one."""
        title, key = title.replace(SOFT_HYPHEN, ""), self.key if key is None else key
        if (title, key) != (self.title, self.key) or not self.accessibleName():
            self.title, self.key = title, key
            self.setAccessibleName(title)
            self._describe()
            self.updateGeometry()
            self.fit()

    def set_key(self, key: str) -> None:
        """Have another key; an empty one is none."""
        self.set_title(self.title, key)

    def show_action(self, action: QAction) -> None:
        """Show the key of an action, and why it is not possible now; a press triggers it."""
        self._action = action
        self.clicked.connect(action.trigger)
        action.changed.connect(self._follow)
        self._follow()

    def _follow(self) -> None:
        assert self._action is not None
        self.set_key(written(self._action.shortcut().toString(QKeySequence.SequenceFormat.PortableText)))
        self.set_blocked(self._action.statusTip())

    def set_blocked(self, reason: str) -> None:
        """Say why it cannot be pressed now; an empty reason lets it be pressed."""
        if reason != self.blocked:
            self.blocked = reason
            self.setEnabled(not reason)
            self._describe()

    def press(self) -> None:
        """Do what a press with the mouse does: where it is blocked, tell why."""
        if self.blocked:
            self.refused.emit(self.blocked)
        else:
            self.click()

    def _describe(self) -> None:
        """The tip and what a screen reader adds: why not, or else by which key."""
        said = self.blocked
        tip = said or self.title
        if self.key and not self.blocked:
            key = aloud(self.key)
            said, tip = _("Shortcut: {key}").format(key=key), f"{self.title} ({key})"
        self.setAccessibleDescription(said)
        self.setToolTip(plain_tip(tip))

    # Look

    @property
    def _em(self) -> int:
        return self.fontInfo().pixelSize()

    @property
    def _height(self) -> int:
        return max(TOUCH_PX, round(2.67 * self._em))

    def minimumSizeHint(self) -> QSize:
        return QSize(self._height, self._height)

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if self.isVisible() and event.type() in (QEvent.Type.FontChange, QEvent.Type.StyleChange):
            self.fit()

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self.fit()

    def set_icon(self, icon: Icon) -> None:
        """Show another icon."""
        self._icon = icon
        self.fit()

    def fit(self) -> None:
        """Show the icon in the colour of the words, once it is seen: before, nobody knows in which look and size."""
        if self._icon is not None and self.isVisible():
            px = round(_ICON * self._em)
            drawn = (self._icon, px, self.palette().cacheKey(), self.devicePixelRatioF())
            if drawn != self._drawn:
                self._drawn = drawn
                self.setIconSize(QSize(px, px))
                self.setIcon(icon_for(self._icon, self.palette(), px, self.devicePixelRatioF()))

    # Keys

    def event(self, event: QEvent) -> bool:
        if isinstance(event, QKeyEvent) and event.type() == QEvent.Type.ShortcutOverride and event.key() in _PRESSES:
            event.accept()  # the window's Space and Enter wait while this button has the keyboard
            return True
        if self.blocked and isinstance(event, QMouseEvent) and event.type() == QEvent.Type.MouseButtonPress:
            self.refused.emit(self.blocked)
        return super().event(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            if not event.isAutoRepeat():
                self.click()
            return
        super().keyPressEvent(event)


@dataclass(frozen=True, slots=True)
class _Measures:
    """The parts of a button with a key, in pixels."""

    em: int
    """The height of its text."""
    height: int
    title: int
    least: int
    """The width of the title in two lines, where there is the height for them."""
    beside: int
    """All but title and key: the margins, and the icon."""
    cap: int
    """The key and the gap before it; 0 where there is none."""


class KeyButton(Button):
    """A button with an icon, a title, and the key that does the same, which always stands at the end.

    Where there is no room for both, the title breaks into two lines; only then it is shortened.
    """

    def __init__(
        self,
        title: str,
        key: str = "",
        *,
        icon: Icon | None = None,
        is_bold: bool = False,
        is_tall: bool = False,
        is_primary: bool = False,
    ) -> None:
        """A primary one is the one that is expected."""
        self._is_tall = is_tall
        self.is_cut = False
        """True when there is no room for the whole title."""
        self._measured: tuple[object, _Measures] | None = None
        super().__init__(key, icon)
        self._cap = KeyCap(self)
        self.setProperty("strong", is_bold)
        self.setProperty("primary", is_primary)
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)
        self.set_title(title)

    @property
    def is_key_shown(self) -> bool:
        """True when there is room for its key."""
        return not self._cap.isHidden()

    # Look

    @property
    def least_width(self) -> int:
        """So wide that the whole title has room beside the key, in two lines where they fit."""
        found = self._measures()
        return max(found.height, found.least + found.beside + found.cap)

    def minimumSizeHint(self) -> QSize:
        return QSize(self.least_width, self._measures().height)

    @property
    def _height(self) -> int:
        return self._measures().height

    def _beside(self, em: int) -> int:
        """The width of all but title and key: the margins, and the icon."""
        parts = _PAD + _END + (_ICON + _GAP if self._icon is not None else 0)
        return round(parts * em) + 2

    def _measures(self) -> _Measures:
        """Its parts, measured again where its font or its words are others: layouts ask for them again and again."""
        self.ensurePolished()
        em = self.fontInfo().pixelSize()
        about = (em, self.title, self.key)
        if self._measured is None or self._measured[0] != about:
            is_tall = self._is_tall and em >= TextSize.BODY  # in a small window none is higher than a thumb needs
            height, metrics = max(TOUCH_PX, round((3.2 if is_tall else 2.67) * em)), self.fontMetrics()
            has_two = 2 * metrics.lineSpacing() + _AROUND_LINES <= height
            found = _Measures(
                em,
                height,
                metrics.horizontalAdvance(self.title),
                min(map(self._width_of, self._breaks())) if has_two else metrics.horizontalAdvance(self.title),
                self._beside(em),
                self._cap.sizeHint().width() + round(_GAP * em) if self.key else 0,
            )
            self._measured = about, found
        return self._measured[1]

    def sizeHint(self) -> QSize:
        found = self._measures()
        return QSize(max(found.height, found.title + found.beside + found.cap), found.height)

    def changeEvent(self, event: QEvent) -> None:
        if event.type() in (QEvent.Type.FontChange, QEvent.Type.StyleChange):
            self._measured = None
        super().changeEvent(event)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.fit()

    def fit(self) -> None:
        """Show the key at the end, and the title in one line or two, as there is room."""
        super().fit()
        if not self.isVisible():
            return
        if self._cap.shown != self.key:
            self._cap.show_key(self.key)
            self._measured = None
        found = self._measures()
        room = self.width() - found.beside
        has_key = bool(self.key) and found.least + found.cap <= room
        room -= found.cap if has_key else 0
        self._cap.setVisible(has_key)
        if has_key:
            size = self._cap.sizeHint()
            right = self.width() - round(_PAD * found.em)
            place = QRect(QPoint(right - size.width(), (self.height() - size.height()) // 2), size)
            place_within(self._cap, place)
        text = self.title if found.title <= room else min(self._breaks(), key=self._width_of)
        self.is_cut = min(found.title, found.least) > room
        if self.is_cut:
            text = self.fontMetrics().elidedText(self.title, Qt.TextElideMode.ElideRight, max(0, room))
        self.setText(text.replace("&", "&&"))

    def _breaks(self) -> list[str]:
        """The title in one line, and in two wherever it has a space."""
        places = (place for place, letter in enumerate(self.title) if letter == " ")
        return [self.title, *(f"{self.title[:place]}\n{self.title[place + 1 :]}" for place in places)]

    def _width_of(self, text: str) -> int:
        """The width of its widest line, in pixels."""
        return max(map(self.fontMetrics().horizontalAdvance, text.split("\n")))


class ToggleButton(KeyButton):
    """A press, also a screen reader's, asks for the other state; the button shows it when the answer comes."""

    def __init__(self, title: str, key: str = "", *, is_bold: bool = False, is_tall: bool = False) -> None:
        super().__init__(title, key, is_bold=is_bold, is_tall=is_tall)
        self._is_on = False
        self.setCheckable(True)
        self.toggled.connect(self._toggled)

    def show_on(self, is_on: bool) -> None:
        """Show whether it is on."""
        if is_on is not self._is_on:
            self._is_on = is_on
            self.setChecked(is_on)

    def nextCheckState(self) -> None:
        """A press alone changes nothing."""

    def _toggled(self, checked: bool) -> None:
        """A screen reader turns it over without pressing it: take that back, and ask."""
        if checked is not self._is_on:
            self.setChecked(self._is_on)
            self.clicked.emit()


class IconButton(Button):
    """A square button with an icon alone; its title is in the tip and for screen readers."""

    def __init__(self, title: str, icon: Icon) -> None:
        super().__init__(icon=icon)
        self.set_title(title)

    def sizeHint(self) -> QSize:
        self.ensurePolished()
        return QSize(self._height, self._height)

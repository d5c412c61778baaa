"""What every panel is made of: cards, words, and large buttons that show their key."""

from collections.abc import Callable
from functools import lru_cache
from typing import Protocol, TypeVar, runtime_checkable

from PySide6.QtCore import QEvent, QPoint, QRect, QSize, Qt, Signal
from PySide6.QtGui import QAction, QFontMetrics, QKeyEvent, QKeySequence, QResizeEvent, QShowEvent
from PySide6.QtWidgets import QFrame, QLabel, QLayout, QPushButton, QSizePolicy, QStyle, QWidget

from carrom_desk.gui.icons import Icon, icon_for
from carrom_desk.gui.keys import BACKSPACE, aloud, written
from carrom_desk.gui.names import fitting_name
from carrom_desk.gui.roles import TextSize
from carrom_desk.gui.theme import TOUCH_PX, Theme
from carrom_desk.gui.wording import plain_tip

SOFT_HYPHEN = "\N{SOFT HYPHEN}"
_PRESSES = frozenset({Qt.Key.Key_Space, Qt.Key.Key_Return, Qt.Key.Key_Enter})
_PAD, _END, _GAP, _ICON = 0.8, 0.56, 0.5, 1.2
"""On a button: the margins at its left and at the end of its title, the gap between its parts, the side of an icon; all
in heights of its text."""
_L = TypeVar("_L", bound=QLayout)


@runtime_checkable
class Themed(Protocol):
    """Whatever can take another look."""

    def set_theme(self, theme: Theme) -> None:
        """Take another look."""


def pass_on(theme: Theme, parent: QWidget) -> None:
    """Give a look to everything within a widget."""
    for child in parent.findChildren(QWidget):
        if isinstance(child, Themed):
            child.set_theme(theme)


def set_style(widget: QWidget, **properties: str | bool) -> None:
    """Set properties that the style sheet asks for, and have it asked again where one has changed."""
    changed = [name for name, value in properties.items() if widget.property(name) != value]
    for name in changed:
        widget.setProperty(name, properties[name])
    if changed:
        widget.style().unpolish(widget)
        widget.style().polish(widget)
        widget.update()


class Measure:
    """How much room words take in the sizes of a look; what was measured just now is not measured again."""

    def __init__(self, theme: Theme) -> None:
        self._metrics = {
            (size, bold): QFontMetrics(theme.font(size, bold=bold)) for size in TextSize for bold in (False, True)
        }
        self.height = lru_cache(maxsize=64)(self._height)
        """The height in pixels of words that wrap, by the words, their size and the width in pixels."""

    def line(self, size: TextSize, *, bold: bool = False) -> QFontMetrics:
        """The metrics of one line."""
        return self._metrics[size, bold]

    def _height(self, text: str, size: TextSize, width: int, *, bold: bool = False) -> int:
        if not text:
            return 0
        box = QRect(0, 0, width, 10_000)
        return self._metrics[size, bold].boundingRect(box, Qt.TextFlag.TextWordWrap, text).height()


class Spaced(QFrame):
    """A frame whose layouts keep their designed distances at every scale."""

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._theme = theme
        self._spaced: list[Callable[[Theme], None]] = []

    @property
    def theme(self) -> Theme:
        """The look it has."""
        return self._theme

    def spaced(self, layout: _L, gap: int = 8, margins: tuple[int, int, int, int] = (0, 0, 0, 0)) -> _L:
        """Give a layout a gap and margins (left, top, right, bottom), in designed pixels.

        A window from right to left has them mirrored.
        """

        def space(theme: Theme) -> None:
            layout.setSpacing(theme.px(gap))
            left, top, right, bottom = (theme.px(margin) for margin in margins)
            if self.isRightToLeft():
                left, right = right, left
            layout.setContentsMargins(left, top, right, bottom)

        self._spaced.append(space)
        space(self._theme)
        return layout

    def set_theme(self, theme: Theme) -> None:
        """Take another look, with everything within."""
        self._theme = theme
        for space in self._spaced:
            space(theme)
        pass_on(theme, self)
        self.updateGeometry()


def put(part: QWidget, place: QRect) -> None:
    """Put a part at a place within its parent, as it is in a window from left to right; in one from right to left it is
    mirrored."""
    around = part.parentWidget()
    assert around is not None
    part.setGeometry(QStyle.visualRect(around.layoutDirection(), around.rect(), place))


class Card(Spaced):
    """A rounded card on the window's ground."""

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(theme, parent)
        self.setProperty("card", True)


def words(
    name: str, size: TextSize = TextSize.BODY, voice: str = "", *, bold: bool = False, is_wrapped: bool = False
) -> QLabel:
    """A label in one of the five sizes and in one of the voices of the style sheet."""
    return dressed(QLabel(), name, size, voice, bold=bold, is_wrapped=is_wrapped)


def line(name: str, size: TextSize = TextSize.BODY, voice: str = "", *, bold: bool = False) -> "ElidedLabel":
    """Likewise, a line that is shortened where there is no room for it."""
    return dressed(ElidedLabel(), name, size, voice, bold=bold)


def name_line(name: str, size: TextSize = TextSize.BODY, voice: str = "", *, bold: bool = False) -> "NameLabel":
    """Likewise, for names, which have no longest length."""
    return dressed(NameLabel(), name, size, voice, bold=bold)


_Label = TypeVar("_Label", bound=QLabel)


def dressed(
    label: _Label, name: str, size: TextSize, voice: str, *, bold: bool = False, is_wrapped: bool = False
) -> _Label:
    """A label of any kind in one of the five sizes and in one of the voices of the style sheet."""
    label.setObjectName(name)
    label.setTextFormat(Qt.TextFormat.PlainText)
    label.setProperty("level", size.name.lower())
    label.setProperty("voice", voice)
    label.setProperty("strong", bold)
    label.setWordWrap(is_wrapped)
    return label


class ElidedLabel(QLabel):
    """One line of which the end goes where there is no room for it; a tip and screen readers have all of it."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._whole = ""
        self.setTextFormat(Qt.TextFormat.PlainText)
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)

    def text(self) -> str:
        """All of the words."""
        return self._whole

    def setText(self, text: str) -> None:
        """Show other words."""
        if text != self._whole:
            self._whole = text
            self.setAccessibleName(text)
            self._fit()
            self.updateGeometry()

    @property
    def is_cut(self) -> bool:
        """Whether there is no room for all of the words."""
        return super().text() != self._whole

    def sizeHint(self) -> QSize:
        return QSize(self.fontMetrics().horizontalAdvance(self._whole) + 2, self.fontMetrics().height())

    def minimumSizeHint(self) -> QSize:
        return QSize(min(self.sizeHint().width(), 3 * self.fontMetrics().height()), self.fontMetrics().height())

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fit()

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() in (QEvent.Type.FontChange, QEvent.Type.StyleChange):
            self._fit()

    def _fit(self) -> None:
        shown = self._fitting(self.fontMetrics(), self.contentsRect().width())
        super().setText(shown)
        self.setToolTip(plain_tip(self._whole) if shown != self._whole else "")

    def _fitting(self, metrics: QFontMetrics, room: int) -> str:
        return metrics.elidedText(self._whole, Qt.TextElideMode.ElideRight, room)


class NameLabel(ElidedLabel):
    """A name, of which the first names become initials where there is no room for them."""

    def _fitting(self, metrics: QFontMetrics, room: int) -> str:
        return fitting_name(metrics, self._whole, room)


class KeyCap(QLabel):
    """A key as it looks on a keyboard."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)

    def show_key(self, key: str) -> None:
        """Show a key; the one that deletes is drawn, since not every font has its sign."""
        if key == BACKSPACE:
            side, ratio = self._height() - 6, self.devicePixelRatioF()
            self.setPixmap(icon_for(Icon.BACKSPACE, self.palette(), side, ratio).pixmap(side))
        elif key != self.text():
            self.setText(key)

    def sizeHint(self) -> QSize:
        return QSize(max(super().sizeHint().width(), self._height()), self._height())

    def _height(self) -> int:
        return round(1.5 * self.fontInfo().pixelSize())


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
        self._title, self._key, self._icon, self._blocked = "", key, icon, ""
        self._action: QAction | None = None
        self._drawn: tuple[object, ...] = ()
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)

    @property
    def key(self) -> str:
        """The key that does the same; empty where there is none."""
        return self._key

    @property
    def title(self) -> str:
        """The whole title."""
        return self._title

    def set_title(self, title: str, key: str | None = None) -> None:
        """Have another title, and another key if there is one."""
        title, key = title.replace(SOFT_HYPHEN, ""), self._key if key is None else key
        if (title, key) != (self._title, self._key) or not self.accessibleName():
            self._title, self._key = title, key
            self.setAccessibleName(title)
            self._describe()
            self.updateGeometry()
            self.fit()

    def set_key(self, key: str) -> None:
        """Have another key; an empty one is none."""
        self.set_title(self._title, key)

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

    @property
    def blocked(self) -> str:
        """Why it cannot be pressed; empty when it can."""
        return self._blocked

    def set_blocked(self, reason: str) -> None:
        """Say why it cannot be pressed now; an empty reason lets it be pressed."""
        if reason != self._blocked:
            self._blocked = reason
            self.setEnabled(not reason)
            self._describe()

    def press(self) -> None:
        """Do what a press with the mouse does: where it is blocked, tell why."""
        if self._blocked:
            self.refused.emit(self._blocked)
        else:
            self.click()

    def _describe(self) -> None:
        """The tip and what a screen reader adds: why not, or else by which key."""
        key = aloud(self._key)
        hint = self.tr("Key: {key}").format(key=key) if key else ""
        self.setAccessibleDescription(self._blocked or hint)
        named = f"{self._title} ({key})" if key else self._title
        self.setToolTip(plain_tip(self._blocked or named))

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
        if event.type() in (QEvent.Type.FontChange, QEvent.Type.StyleChange):
            self.updateGeometry()
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
        if event.type() == QEvent.Type.ShortcutOverride and isinstance(event, QKeyEvent) and event.key() in _PRESSES:
            event.accept()  # the window's Space and Enter wait while this button has the keyboard
            return True
        if event.type() == QEvent.Type.MouseButtonPress and self._blocked:
            self.refused.emit(self._blocked)
        return super().event(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            if not event.isAutoRepeat():
                self.click()
            return
        super().keyPressEvent(event)


class KeyButton(Button):
    """A button with an icon, a title, and the key that does the same, which always stands at the end.

    Where there is no room for the key, it goes; then the title is shortened.
    """

    def __init__(
        self, title: str, key: str = "", *, icon: Icon | None = None, is_bold: bool = False, is_tall: bool = False
    ) -> None:
        self._is_key_wanted, self._is_tall = True, is_tall
        super().__init__(key, icon)
        self._cap = KeyCap(self)
        self.setProperty("strong", is_bold)
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)
        self.set_title(title)

    @property
    def is_cut(self) -> bool:
        """Whether there is no room for the whole title."""
        return bool(self.text()) and self.text().replace("&&", "&") != self._title

    def show_key(self, *, is_shown: bool) -> None:
        """Whether the key is to be seen where there is room for it."""
        if is_shown is not self._is_key_wanted:
            self._is_key_wanted = is_shown
            self.updateGeometry()
            self.fit()

    @property
    def is_key_shown(self) -> bool:
        """Whether there is room for its key."""
        return not self._cap.isHidden()

    def set_primary(self, is_primary: bool) -> None:
        """Whether it is the one that is expected."""
        set_style(self, primary=is_primary)

    # Look

    @property
    def _height(self) -> int:
        is_tall = self._is_tall and self._em >= TextSize.BODY  # in a small window none is higher than a thumb needs
        return max(TOUCH_PX, round((3.2 if is_tall else 2.67) * self._em))

    @property
    def _beside(self) -> int:
        """The width of all but title and key: the margins, and the icon."""
        parts = _PAD + _END + (_ICON + _GAP if self._icon is not None else 0)
        return round(parts * self._em) + 2

    def _title_width(self) -> int:
        return self.fontMetrics().horizontalAdvance(self._title)

    def _cap_width(self) -> int:
        return self._cap.sizeHint().width() + round(_GAP * self._em) if self._key and self._is_key_wanted else 0

    def sizeHint(self) -> QSize:
        self.ensurePolished()
        return QSize(max(self._height, self._title_width() + self._beside + self._cap_width()), self._height)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.fit()

    def fit(self) -> None:
        """Show the key at the end, and as much of the title as there is room."""
        super().fit()
        if not self.isVisible():
            return
        self._cap.show_key(self._key)
        room = self.width() - self._beside
        spare = room - self._title_width()
        has_key = bool(self._key) and self._is_key_wanted and spare >= self._cap_width()
        self._cap.setVisible(has_key)
        if has_key:
            size = self._cap.sizeHint()
            right = self.width() - round(_PAD * self._em)
            place = QRect(QPoint(right - size.width(), (self.height() - size.height()) // 2), size)
            put(self._cap, place)
        elided = self.fontMetrics().elidedText(self._title, Qt.TextElideMode.ElideRight, max(0, room))
        self.setText((elided if spare < 0 else self._title).replace("&", "&&"))


class ToggleButton(KeyButton):
    """A press, also a screen reader's, asks for the other state; the button shows it when the answer comes."""

    def __init__(self, title: str, key: str = "", *, is_bold: bool = False, is_tall: bool = False) -> None:
        super().__init__(title, key, is_bold=is_bold, is_tall=is_tall)
        self._is_on = False
        self.setCheckable(True)
        self.toggled.connect(self._toggled)

    def show_on(self, is_on: bool) -> None:
        """Show whether it is on."""
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

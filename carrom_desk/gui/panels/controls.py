"""Large buttons with their shortcut, which report why they are blocked."""

from PySide6.QtCore import QEvent, QPoint, QRect, QSize, Qt, QTimer, Signal
from PySide6.QtGui import QAction, QFocusEvent, QKeyEvent, QKeySequence, QMouseEvent, QResizeEvent, QShowEvent
from PySide6.QtWidgets import QLabel, QMenu, QPushButton, QSizePolicy, QStyle, QStyleOptionButton, QWidget

from carrom_desk.gui.kit.icons import Icon, icon_for
from carrom_desk.gui.kit.pressed_keys import ENTERS
from carrom_desk.gui.kit.theme import TOUCH_PX
from carrom_desk.gui.kit.wording import plain_tip
from carrom_desk.gui.settings.keys import BACKSPACE, aloud, written
from carrom_desk.i18n import N_, say
from carrom_desk.rules.texts.words import NAMED

from .cards import place_within, set_style

SHORTCUT = N_("Shortcut: {key}")
SOFT_HYPHEN = "\N{SOFT HYPHEN}"
_SPACE = frozenset({Qt.Key.Key_Space})
_PRESSES = _SPACE | ENTERS
_GAP, _ICON, _CAP = 0.5, 1.2, 1.5
"""Sizes of a button in text heights: gap before the key, icon, and key."""
_AFTER_ICON = 4
"""Qt's gap between icon and text, in pixels."""
_RECOLOURING = frozenset(
    {QEvent.Type.EnabledChange, QEvent.Type.FocusIn, QEvent.Type.FocusOut, QEvent.Type.Show, QEvent.Type.Polish}
)
"""Events after which a button may have another ground."""
BESIDE_CAP = 10
"""Gap before and after a key at the end of a button, in pixels."""
_AROUND_LINES = 4
"""Padding above and below two lines, in pixels."""


class KeyCap(QLabel):
    """Key cap."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.shown = ""
        """The key shown."""

    def show_key(self, key: str) -> None:
        """Shows a key; Backspace is drawn, since not every font has its sign."""
        self.shown = key
        if key == BACKSPACE:
            side, ratio = round(_CAP * self.fontInfo().pixelSize()) - 6, self.devicePixelRatioF()
            self.setPixmap(icon_for(Icon.BACKSPACE, self.palette(), side, ratio).pixmap(side))
        elif key != self.text():
            self.setText(key)

    def sizeHint(self) -> QSize:
        height = round(_CAP * self.fontInfo().pixelSize())
        return QSize(max(super().sizeHint().width(), height), height)


def put_at_end(cap: KeyCap, button: QWidget) -> None:
    size = cap.sizeHint()
    at = QPoint(button.width() - size.width() - BESIDE_CAP, (button.height() - size.height()) // 2)
    place_within(cap, QRect(at, size))


class KeyedButton(QPushButton):
    """Button of a dialog, which may show its key at the end."""

    def __init__(self, title: str) -> None:
        super().__init__(title)
        self._cap: KeyCap | None = None

    def show_key(self, key: str) -> None:
        """Shows a key."""
        self._cap = self._cap or KeyCap(self)
        self._cap.show_key(key)
        set_style(self, keyed=True)
        self.describe()

    def describe(self) -> None:
        """Sets tool tip and accessible description: the key."""
        self.tell("" if self._cap is None else say(SHORTCUT, key=self._cap.shown))

    def event(self, event: QEvent) -> bool:
        handled = super().event(event)
        if self._cap is not None and event.type() in _RECOLOURING:
            is_inked = self.isDefault() and not self.property("way_out") and self.isEnabled() and not self.hasFocus()
            if self.property("inked") is not is_inked:
                set_style(self, inked=is_inked)
                set_style(self._cap, inked=is_inked)
        return handled

    def tell(self, said: str) -> None:
        """Sets tool tip and accessible description."""
        self.setAccessibleDescription(said)
        self.setToolTip(plain_tip(said))

    def sizeHint(self) -> QSize:
        beside = 0 if self._cap is None else self._cap.sizeHint().width() + BESIDE_CAP
        return super().sizeHint() + QSize(beside, 0)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        if self._cap is not None:
            put_at_end(self._cap, self)


class Button(QPushButton):
    """Large button that reports why it is blocked.

    It gets the focus by Tab but not by clicks, which leave the keys to the desk. With the focus, Space and Enter only
    press this button.

    Signals:
        refused: emitted with the reason when it is pressed while blocked.
    """

    refused = Signal(str)

    def __init__(self, key: str = "", icon: Icon | None = None, name: str = "") -> None:
        super().__init__()
        self.setObjectName(name)
        self._icon = icon
        self.title = ""
        """Full title."""
        self.consequence = ""
        """What it leads to, said with its title; empty if that is not said."""
        self.key = key
        """Shortcut; empty if there is none."""
        self.blocked = ""
        """Reason why it is blocked; empty when it is not."""
        self.takes_enter = True
        """False where Enter is left to the window, which may refuse it, because nothing must happen in a hurry."""
        self._action: QAction | None = None
        self._drawn: tuple[object, ...] = ()
        self._styled_height = 0
        """Height set by the style sheet; 0 until it is asked for."""
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)

    def set_title(self, title: str, key: str | None = None, consequence: str = "") -> None:
        """Sets another title with what it leads to and, if given, another shortcut."""
        title, key = title.replace(SOFT_HYPHEN, ""), self.key if key is None else key
        if (title, key, consequence) != (self.title, self.key, self.consequence) or not self.accessibleName():
            self.title, self.key, self.consequence = title, key, consequence
            self.setAccessibleName(say(NAMED, name=title, text=consequence) if consequence else title)
            self._describe()
            self.updateGeometry()
            self.fit()

    def set_key(self, key: str) -> None:
        """Sets another shortcut; empty for none."""
        self.set_title(self.title, key)

    def show_action(self, action: QAction) -> None:
        """Binds an action: shows its shortcut and why it is blocked, and triggers it when pressed."""
        self._action = action
        self.clicked.connect(action.trigger)
        action.changed.connect(self._follow)
        self._follow()

    def _follow(self) -> None:
        assert self._action is not None
        self.set_key(written(self._action.shortcut().toString(QKeySequence.SequenceFormat.PortableText)))
        self.set_blocked(self._action.statusTip())

    def set_blocked(self, reason: str) -> None:
        """Blocks it with a reason; an empty one unblocks it."""
        if reason != self.blocked:
            self.blocked = reason
            self.setEnabled(not reason)
            self._describe()

    def use_menu(self, menu: QMenu) -> None:
        """Opens this menu below it when pressed, within the window."""
        self.clicked.connect(lambda: self._open(menu))

    def _open(self, menu: QMenu) -> None:
        room = self.window().width() - self.mapTo(self.window(), QPoint(0, 0)).x()
        menu.popup(self.mapToGlobal(QPoint(min(0, room - menu.sizeHint().width()), self.height())))

    def press(self) -> None:
        """Acts like a mouse press; if blocked, it reports why."""
        if self.blocked:
            self.refused.emit(self.blocked)
        else:
            self.click()

    def _describe(self) -> None:
        """Sets tool tip and accessible description: the reason, otherwise the shortcut."""
        said = self.blocked
        tip = said or self.title
        if self.key and not self.blocked:
            key = aloud(self.key)
            said, tip = say(SHORTCUT, key=key), f"{self.title} ({key})"
        self.setAccessibleDescription(said)
        self.setToolTip(plain_tip(tip))

    # Appearance

    @property
    def _em(self) -> int:
        return self.fontInfo().pixelSize()

    @property
    def _height(self) -> int:
        """Height set by the style sheet, independent of its text, so that layouts can ask for it often."""
        if not self._styled_height:
            option = QStyleOptionButton()
            self.initStyleOption(option)
            styled = self.style().sizeFromContents(QStyle.ContentsType.CT_PushButton, option, QSize(0, 0), self)
            self._styled_height = max(TOUCH_PX, styled.height())
        return self._styled_height

    def minimumSizeHint(self) -> QSize:
        return QSize(self._height, self._height)

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() in (QEvent.Type.FontChange, QEvent.Type.StyleChange):
            self._styled_height = 0
            if self.isVisible():
                self.fit()

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self.fit()

    def set_icon(self, icon: Icon) -> None:
        self._icon = icon
        self.fit()

    def fit(self) -> None:
        """Paints the icon in the text's colour on first show, since theme and size are unknown before."""
        if self._icon is not None and self.isVisible():
            px = round(_ICON * self._em)
            drawn = (self._icon, px, self.palette().cacheKey(), self.devicePixelRatioF())
            if drawn != self._drawn:
                self._drawn = drawn
                self.setIconSize(QSize(px, px))
                self.setIcon(icon_for(self._icon, self.palette(), px, self.devicePixelRatioF()))

    # Keys

    def event(self, event: QEvent) -> bool:
        is_override = isinstance(event, QKeyEvent) and event.type() == QEvent.Type.ShortcutOverride
        if is_override and isinstance(event, QKeyEvent) and event.key() in (_PRESSES if self.takes_enter else _SPACE):
            event.accept()  # the window's Space and Enter are disabled while this button has the focus
            return True
        if self.blocked and isinstance(event, QMouseEvent) and event.type() == QEvent.Type.MouseButtonPress:
            self.refused.emit(self.blocked)
        return super().event(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in ENTERS:
            if self.takes_enter and not event.isAutoRepeat():
                self.click()
            return
        super().keyPressEvent(event)


class KeyButton(Button):
    """Button with icon, title and shortcut. If space is limited, the key goes, and the title is wrapped or elided."""

    def __init__(self, title: str, key: str = "", *, icon: Icon | None = None, name: str = "") -> None:
        self.is_cut = False
        """True when the title is elided."""
        super().__init__(key, icon, name)
        self._cap = KeyCap(self)
        self._cap.show_key(key)
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)
        self.set_title(title)

    def set_title(self, title: str, key: str | None = None, consequence: str = "") -> None:
        """Sets another title and, if given, another shortcut."""
        if key is not None:
            self._cap.show_key(key)
        super().set_title(title, key, consequence)

    @property
    def is_key_shown(self) -> bool:
        return not self._cap.isHidden()

    # Appearance

    @property
    def _icon_room(self) -> int:
        return 0 if self._icon is None else round(_ICON * self._em) + _AFTER_ICON

    @property
    def _key_room(self) -> int:
        self._cap.ensurePolished()
        return self._cap.sizeHint().width() + round(_GAP * self._em) if self.key else 0

    def _size_of(self, text: str) -> QSize:
        """Returns the size for a text beside icon and key, with the margins of the style sheet."""
        self.ensurePolished()
        option = QStyleOptionButton()
        self.initStyleOption(option)
        needed = QSize(self._width_of(text) + self._icon_room + self._key_room, 0)
        size = self.style().sizeFromContents(QStyle.ContentsType.CT_PushButton, option, needed, self)
        return QSize(size.width(), self._height).expandedTo(QSize(TOUCH_PX, TOUCH_PX))

    def sizeHint(self) -> QSize:
        return self._size_of(self.title)

    def minimumSizeHint(self) -> QSize:
        return self._size_of(self._narrowest())

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() is QEvent.Type.FontChange:
            QTimer.singleShot(0, self, self._fit_again)  # once the key has its new font, too

    def _fit_again(self) -> None:
        self.updateGeometry()
        self.fit()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.fit()

    def focusInEvent(self, event: QFocusEvent) -> None:
        super().focusInEvent(event)
        set_style(self._cap, focused=True)

    def focusOutEvent(self, event: QFocusEvent) -> None:
        super().focusOutEvent(event)
        set_style(self._cap, focused=False)

    def fit(self) -> None:
        """Shows the shortcut, and the title on one or two lines."""
        super().fit()
        if not self.isVisible():
            return
        option = QStyleOptionButton()
        self.initStyleOption(option)
        inner = self.style().subElementRect(QStyle.SubElement.SE_PushButtonContents, option, self)
        room, narrowest = inner.width() - self._icon_room, self._narrowest()
        has_key = bool(self.key) and self._width_of(narrowest) + self._key_room <= room
        room -= self._key_room if has_key else 0
        self._cap.setVisible(has_key)
        if has_key:
            size = self._cap.sizeHint()
            alignment = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter
            self._cap.setGeometry(QStyle.alignedRect(self.layoutDirection(), alignment, size, inner))
        text = self.title if self._width_of(self.title) <= room else narrowest
        self.is_cut = self._width_of(text) > room
        if self.is_cut:
            text = self.fontMetrics().elidedText(self.title, Qt.TextElideMode.ElideRight, max(0, room))
        self.setText(text.replace("&", "&&"))

    def _narrowest(self) -> str:
        """Returns the title on one line, or on two where that is narrower and they fit into the height."""
        self.ensurePolished()
        places = [place for place, letter in enumerate(self.title) if letter == " "]
        if 2 * self.fontMetrics().lineSpacing() + _AROUND_LINES > self._height:
            places = []
        texts = (self.title, *(f"{self.title[:place]}\n{self.title[place + 1 :]}" for place in places))
        return min(texts, key=self._width_of)

    def _width_of(self, text: str) -> int:
        """Returns the width of the widest line in pixels."""
        return max(map(self.fontMetrics().horizontalAdvance, text.split("\n")))


class IconButton(Button):
    """Square button with an icon; its title is the tool tip and accessible name."""

    def __init__(self, title: str, icon: Icon, name: str = "") -> None:
        super().__init__(icon=icon, name=name)
        self.set_title(title)

    def sizeHint(self) -> QSize:
        self.ensurePolished()
        return QSize(self._height, self._height)

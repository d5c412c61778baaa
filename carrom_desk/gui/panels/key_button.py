"""A large button that shows its key."""

from collections.abc import Hashable

from PySide6.QtCore import QEvent, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QColor, QFontMetrics, QKeyEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import QPushButton, QSizePolicy, QWidget

from carrom_desk.gui.keys.written_keys import aloud
from carrom_desk.gui.roles import Role, TextSize
from carrom_desk.gui.theme import Theme
from carrom_desk.gui.tips import plain_tip

from .faces import Faces
from .fitting import undivided
from .key_chip import KeyChip
from .key_content import GAP, PAD, KeyContent
from .key_looks import LOOKS, Look
from .painting import Sign, draw_box, draw_dashed_box, draw_focus

LEAST_SIDE = 44
"""The least height and width of what is pressed with a thumb, in pixels."""
NO_BREAK = "\N{NO-BREAK SPACE}"
"""Keeps two words of a title in one line."""
_PRESSES = frozenset({Qt.Key.Key_Space, Qt.Key.Key_Return, Qt.Key.Key_Enter})
_FACES = 6
"""How many faces of a button are kept: marked or not, under the mouse or not, pressed or not."""


class KeyButton(QPushButton):
    """A button with a title and the key that does the same.

    It takes the keyboard by Tab only, never by a click: a click leaves the keys where they were. Once it has the
    keyboard, Space and Enter press it and nothing else.

    Signals:
        refused: it was pressed while it was blocked; the reason.
    """

    refused = Signal(str)

    def __init__(
        self,
        theme: Theme,
        title: str,
        key: str = "",
        *,
        look: Look = Look.PLAIN,
        sign: Sign | None = None,
        is_bold: bool = False,
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent)
        self._theme = theme
        self._title = title
        self._key = key
        self._shown: tuple[str, str] | None = None
        self._look = look
        self._sign = sign
        self._is_bold = is_bold
        self._blocked = ""
        self._faces = Faces(_FACES)
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
        self.setAttribute(Qt.WidgetAttribute.WA_Hover)
        self.set_title(title)

    @property
    def blocked(self) -> str:
        """Why it cannot be pressed; empty when it can."""
        return self._blocked

    @property
    def key(self) -> str:
        """The key it shows; empty where it shows none."""
        return self._key

    def set_title(self, title: str, key: str | None = None) -> None:
        """Show another title, and another key if there is one."""
        shown = (title, self._key if key is None else key)
        if shown == self._shown:
            return
        self._shown = self._title, self._key = shown
        self.setText(undivided(title).replace("&", "&&"))
        self.setAccessibleName(undivided(title).replace(NO_BREAK, " "))
        self._describe()
        self.updateGeometry()
        self.update()

    def set_key(self, key: str) -> None:
        """Show another key; an empty one shows none."""
        if key != self._key:
            self._key = key
            self._shown = (self._title, key)
            self._describe()
            self.updateGeometry()
            self.update()

    def press(self) -> None:
        """Do what a press with the mouse does: where it is blocked, tell why."""
        if self._blocked:
            self.refused.emit(self._blocked)
        else:
            self.click()

    def title(self) -> str:
        """The title as it was given."""
        return self._title

    def set_blocked(self, reason: str) -> None:
        """Say why it cannot be pressed now; an empty reason lets it be pressed."""
        if reason != self._blocked:
            self._blocked = reason
            self.setEnabled(not reason)
            self._describe()

    def set_look(self, look: Look) -> None:
        """Take a place of another importance."""
        if look is not self._look:
            self._look = look
            self.update()

    def set_theme(self, theme: Theme) -> None:
        """Take another look."""
        self._theme = theme
        self.updateGeometry()
        self.update()

    def _describe(self) -> None:
        """The tip and what a screen reader adds: why not, or else by which key."""
        key = aloud(self._key)
        hint = self.tr("Key: {key}").format(key=key) if key else ""
        self.setAccessibleDescription(self._blocked or hint)
        words = f"{self.accessibleName()} ({key})" if key else self.accessibleName()
        self.setToolTip(plain_tip(self._blocked or words))

    # Size

    def sizeHint(self) -> QSize:
        title = QFontMetrics(self._theme.font(TextSize.BODY, bold=self._is_bold))
        width = title.horizontalAdvance(undivided(self.title())) + 2 * PAD + 2
        width += round(KeyChip(self._theme, self._key).size.width()) + GAP if self._key else 0
        width += title.height() + GAP if self._sign else 0
        return QSize(width, max(LEAST_SIDE, title.height() + 18))

    def minimumSizeHint(self) -> QSize:
        return QSize(LEAST_SIDE, LEAST_SIDE)

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

    # Paint

    def paintEvent(self, event: QPaintEvent) -> None:
        with QPainter(self) as painter:
            if not Faces.is_for(painter):
                self._draw(painter)
                return
            face = self._faces.face(self._shows(), self.size(), self.devicePixelRatioF(), self._draw)
            painter.drawPixmap(0, 0, face)

    def _shows(self) -> tuple[Hashable, ...]:
        """All that decides how it looks, besides its size."""
        theme = self._theme
        words = (self._title, self._key, self._sign, self._is_bold)
        state = (self.isEnabled(), self.isDown(), self.isChecked(), self.underMouse(), self.hasFocus())
        return (theme.name, theme.text_scale, self._look, *words, *state)

    def _draw(self, painter: QPainter) -> None:
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        box = self._body()
        self._draw_ground(painter, box)
        self._content().draw(painter, box)
        if self.hasFocus():
            draw_focus(painter, box, self._theme.colour(LOOKS[self._look].focus))

    def _body(self) -> QRectF:
        """The button itself, without what sticks out of it."""
        return QRectF(self.rect())

    def _draw_ground(self, painter: QPainter, box: QRectF) -> None:
        colours, theme = LOOKS[self._look], self._theme
        border = theme.colour(colours.border)
        if not self.isEnabled():
            draw_dashed_box(painter, box, theme.colour(colours.blocked), border)
        elif self.isDown():
            draw_box(painter, box, theme.colour(colours.pressed), border, width=2)
        elif self.isChecked():
            draw_box(painter, box, theme.colour(Role.ACCENT_SOFT), theme.colour(Role.ACCENT), width=2)
        else:
            fill = colours.hover if self.underMouse() else colours.fill
            draw_box(painter, box, theme.colour(fill), border)

    def _text_colour(self) -> QColor:
        colours = LOOKS[self._look]
        if not self.isEnabled():
            return self._theme.colour(colours.blocked_text)
        # Pressed, the expected button is as dark as the others on the bar.
        is_pressed_primary = self._look is Look.PRIMARY and self.isDown()
        return self._theme.colour(Role.BAR_KEY_TEXT if is_pressed_primary else colours.text)

    def _content(self) -> KeyContent:
        return KeyContent(
            theme=self._theme,
            title=self._title,
            key=self._key,
            sign=self._sign,
            is_bold=self._is_bold,
            height=self._body().height(),
            ink=self._text_colour(),
            colours=LOOKS[self._look],
            is_blocked=not self.isEnabled(),
        )

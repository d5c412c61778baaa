"""A large button that says in a line what it leads to."""

from PySide6.QtCore import QEvent, QSize, Qt
from PySide6.QtWidgets import QLabel, QSizePolicy, QVBoxLayout

from carrom_desk.gui.kit.icons import Icon, icon_for
from carrom_desk.gui.kit.layouts import across, put
from carrom_desk.gui.kit.roles import TextSize
from carrom_desk.gui.kit.theme import Theme
from carrom_desk.gui.panels.cards import set_style, words
from carrom_desk.gui.panels.controls import Button, KeyCap
from carrom_desk.i18n import say
from carrom_desk.presentation.next_step.actions import ActionName

_PAD, _GAP, _ICON = 14, 6, 20


class Tile(Button):
    """An icon, a title, the key that does the same, and what it leads to."""

    def __init__(self, theme: Theme, action: ActionName, tells: str, icon: Icon) -> None:
        """`tells` says in a sentence what one finds there."""
        super().__init__()
        self.setObjectName(f"start_{action}")
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
        title = say(action.text)
        self._theme, self._drawing = theme, icon
        self._picture, self._heading = QLabel(), words("", TextSize.BODY, bold=True, is_wrapped=True)
        self._cap, self._tells = KeyCap(self), words("", TextSize.SMALL, is_wrapped=True)
        self._heading.setText(title)
        self._tells.setText(tells)
        self._head = across(self._picture, (self._heading, 1), self._cap)
        for part in (self._picture, self._heading, self._cap):
            self._head.setAlignment(part, Qt.AlignmentFlag.AlignTop)
        self._parts = put(QVBoxLayout(self), self._head, self._tells, 1)
        for part in (self._picture, self._heading, self._tells):
            part.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.set_title(title)
        self.setAccessibleDescription(tells)
        self.set_theme(theme)

    def set_theme(self, theme: Theme) -> None:
        """Take another look."""
        self._theme = theme
        pad, gap = theme.px(_PAD), theme.px(_GAP)
        self._parts.setContentsMargins(pad, pad, pad, pad)
        self._parts.setSpacing(gap)
        self._head.setSpacing(gap)
        self.updateGeometry()

    def set_expected(self, *, is_expected: bool) -> None:
        """Whether it is what is usually pressed next."""
        set_style(self, primary=is_expected)
        for part in (self._picture, self._heading, self._tells):
            set_style(part, voice="on_accent" if is_expected else "")
        self.fit()

    def sizeHint(self) -> QSize:
        return self._parts.minimumSize()  # its words wrap in whatever width there is

    def minimumSizeHint(self) -> QSize:
        return self.sizeHint()

    def fit(self) -> None:
        """Draw the icon in the colour of the words, and show the key."""
        self._cap.show_key(self.key)
        self._cap.setVisible(bool(self.key))
        if self.isVisible():
            px = self._theme.px(_ICON)
            self._picture.setPixmap(
                icon_for(self._drawing, self._heading.palette(), px, self.devicePixelRatioF()).pixmap(px)
            )

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.EnabledChange:
            self.fit()

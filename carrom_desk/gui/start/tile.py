"""Tile of the start page, which triggers an action."""

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
    """Tile with icon, title, shortcut and description."""

    def __init__(self, theme: Theme, action: ActionName, description: str, icon: Icon) -> None:
        """`description` is a sentence."""
        super().__init__()
        self.setObjectName(f"start_{action}")
        policy = QSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)
        title = say(action.text)
        self._theme, self._drawing = theme, icon
        self._picture, self._heading = QLabel(), words("", TextSize.BODY, bold=True, is_wrapped=True)
        self._cap, self._description = KeyCap(self), words("", TextSize.SMALL, "muted", is_wrapped=True)
        self._heading.setText(title)
        self._description.setText(description)
        self._head = across(self._picture, (self._heading, 1), self._cap)
        self._heading.setAlignment(Qt.AlignmentFlag.AlignTop | Qt.AlignmentFlag.AlignLeading)
        for part in (self._picture, self._cap):
            self._head.setAlignment(part, Qt.AlignmentFlag.AlignTop)
        self._parts = put(QVBoxLayout(self), self._head, self._description, 1)
        for part in (self._picture, self._heading, self._description):
            part.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.set_title(title)
        self.setAccessibleDescription(description)
        self.set_theme(theme)

    def set_theme(self, theme: Theme) -> None:
        """Applies a theme."""
        self._theme = theme
        pad, gap = theme.px(_PAD), theme.px(_GAP)
        self._parts.setContentsMargins(pad, pad, pad, pad)
        self._parts.setSpacing(gap)
        self._head.setSpacing(gap)
        self.updateGeometry()
        self.fit()

    def show_description(self, is_shown: bool) -> None:
        """Shows the description, or the heading alone."""
        self._description.setVisible(is_shown)

    def set_expected(self, *, is_expected: bool) -> None:
        """Marks it as the expected next action."""
        set_style(self, primary=is_expected)
        set_style(self._heading, voice="on_accent" if is_expected else "")
        set_style(self._description, voice="on_accent" if is_expected else "muted")
        self.fit()

    def sizeHint(self) -> QSize:
        return self._parts.minimumSize()  # its text wraps at any width

    def hasHeightForWidth(self) -> bool:
        return True

    def heightForWidth(self, width: int) -> int:
        return self._parts.totalHeightForWidth(width)

    def minimumSizeHint(self) -> QSize:
        return self.sizeHint()

    def fit(self) -> None:
        """Paints the icon in the text's colour, and shows the shortcut."""
        self._cap.show_key(self.key)
        self._cap.setVisible(bool(self.key))
        if self.isVisible():
            px = self._theme.words_px(_ICON)
            self._picture.setPixmap(
                icon_for(self._drawing, self._heading.palette(), px, self.devicePixelRatioF()).pixmap(px)
            )

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.EnabledChange:
            self.fit()

"""Start page: the unfinished match, actions to start with, and recent matches."""

from collections.abc import Mapping

from PySide6.QtCore import QEvent, QSize, Qt, Signal
from PySide6.QtWidgets import QGridLayout, QHBoxLayout, QLabel, QSizePolicy, QVBoxLayout, QWidget

from carrom_desk.desk.match_library import StartView
from carrom_desk.gui.kit.icons import Icon, icon_for
from carrom_desk.gui.kit.layouts import across, down, put
from carrom_desk.gui.kit.roles import TextSize
from carrom_desk.gui.kit.theme import Theme
from carrom_desk.gui.panels.cards import Spaced, set_style, words
from carrom_desk.gui.panels.controls import Button, KeyCap
from carrom_desk.i18n import N_, Words, say
from carrom_desk.presentation.next_step.actions import ActionName

from .cards import ContinueCard, NewCard
from .recent import RecentMatches

TILES: Mapping[ActionName, tuple[Icon, Words]] = {
    ActionName.NEW_MATCH: (Icon.NEW, N_("Players, laws and format on one page.")),
    ActionName.PRACTICE: (Icon.PLAY, N_("Umpire a match or single strokes. Nothing counts.")),
    ActionName.SCHOOL: (Icon.TRAINING, N_("Questions on every law, with your progress.")),
    ActionName.LAW_BOOK: (Icon.LAW, N_("Read the laws, or search them in your own words.")),
    ActionName.JOIN_HALL: (Icon.HALL, N_("Show this table’s match on the hall’s screens.")),
    ActionName.MANUAL: (Icon.HELP, N_("How to umpire with Carrom Desk, step by step.")),
}
"""Tiles with their descriptions, in order."""
_COLUMNS = 3


_PAD, _GAP, _ICON = 14, 6, 20


class Tile(Button):
    """Tile with icon, title, shortcut and description."""

    def __init__(self, theme: Theme, action: ActionName, tells: str, icon: Icon) -> None:
        """`tells` is the description, a sentence."""
        super().__init__()
        self.setObjectName(f"start_{action}")
        policy = QSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)
        title = say(action.text)
        self._theme, self._drawing = theme, icon
        self._picture, self._heading = QLabel(), words("", TextSize.BODY, bold=True, is_wrapped=True)
        self._cap, self._tells = KeyCap(self), words("", TextSize.SMALL, is_wrapped=True)
        self._heading.setText(title)
        self._tells.setText(tells)
        self._head = across(self._picture, (self._heading, 1), self._cap)
        self._heading.setAlignment(Qt.AlignmentFlag.AlignTop | Qt.AlignmentFlag.AlignLeading)
        for part in (self._picture, self._cap):
            self._head.setAlignment(part, Qt.AlignmentFlag.AlignTop)
        self._parts = put(QVBoxLayout(self), self._head, self._tells, 1)
        for part in (self._picture, self._heading, self._tells):
            part.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.set_title(title)
        self.setAccessibleDescription(tells)
        self.set_theme(theme)

    def set_theme(self, theme: Theme) -> None:
        """Applies a theme."""
        self._theme = theme
        pad, gap = theme.px(_PAD), theme.px(_GAP)
        self._parts.setContentsMargins(pad, pad, pad, pad)
        self._parts.setSpacing(gap)
        self._head.setSpacing(gap)
        self.updateGeometry()

    def set_expected(self, *, is_expected: bool) -> None:
        """Marks it as the expected next action."""
        set_style(self, primary=is_expected)
        for part in (self._picture, self._heading, self._tells):
            set_style(part, voice="on_accent" if is_expected else "")
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
            px = self._theme.px(_ICON)
            self._picture.setPixmap(
                icon_for(self._drawing, self._heading.palette(), px, self.devicePixelRatioF()).pixmap(px)
            )

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.EnabledChange:
            self.fit()


class StartPage(Spaced):
    """Page shown in place of the empty desk.

    Signals:
        chosen: emitted with the `MatchId` of a match to open.
    """

    chosen = Signal(object)

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(theme, parent)
        self.setObjectName("start_page")
        self._card, self._first = ContinueCard(theme), NewCard(theme)
        tiles = [Tile(theme, action, say(tells), icon) for action, (icon, tells) in TILES.items()]
        self._new = tiles[0]
        self._recent = RecentMatches(theme)
        self._recent.chosen.connect(self.chosen)
        grid = self.spaced(QGridLayout(), 12)
        for place, tile in enumerate(tiles):
            grid.addWidget(tile, *divmod(place, _COLUMNS))
        for column in range(_COLUMNS):
            grid.setColumnStretch(column, 1)
        for row in range(-(-len(tiles) // _COLUMNS)):
            grid.setRowStretch(row, 1)
        left = self.spaced(down((self._card, 3), (self._first, 3), (grid, 2)), 12)
        self.spaced(put(QHBoxLayout(self), (left, 5), (self._recent, 3)), 16)
        self.set_theme(theme)
        self.hide()

    def show_view(self, view: StartView) -> None:
        """Shows the start view."""
        match = view.to_continue
        if match is not None:
            self._card.show_match(view, match)
        self._card.setVisible(match is not None)
        self._first.setVisible(match is None)
        self._new.set_expected(is_expected=match is None)
        self._recent.show_matches(view.recent)
        self._recent.setVisible(bool(view.recent))

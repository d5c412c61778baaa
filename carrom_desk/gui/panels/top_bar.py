"""Top bar: match, laws, saved state and menu."""

from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtWidgets import QHBoxLayout, QLabel, QSizePolicy, QWidget

from carrom_desk.gui.kit.icons import Icon
from carrom_desk.gui.kit.layouts import across, put
from carrom_desk.gui.kit.roles import TextSize
from carrom_desk.gui.kit.theme import TOUCH_PX, Theme
from carrom_desk.gui.kit.wording import plain_tip
from carrom_desk.gui.settings.keys import KeyTable
from carrom_desk.i18n import _, say
from carrom_desk.presentation.next_step.actions import ActionName
from carrom_desk.presentation.screen import SavedView

from .cards import Spaced, line, set_style, words
from .controls import IconButton, KeyButton


class SavedPill(QLabel):
    """Label of the saved state, with text, sign and colour."""

    def __init__(self) -> None:
        super().__init__()
        self.setObjectName("saved")
        self.setTextFormat(Qt.TextFormat.PlainText)
        self.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self.keep_room(is_kept=True)
        self.show_saved(SavedView())

    def keep_room(self, *, is_kept: bool) -> None:
        """Tells whether it keeps its place while it is empty, so that nothing moves at the first entry."""
        room = QSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        room.setRetainSizeWhenHidden(is_kept)
        self.setSizePolicy(room)

    def show_saved(self, saved: SavedView) -> None:
        """Shows when the last entry was saved, or why it was not; nothing before the first one."""
        text = _("Saved {time}").format(time=saved.at) if saved.at else ""
        whole, is_trouble = text, bool(saved.not_saved or saved.read_only)
        if saved.not_saved:
            text, whole = _("NOT SAVED"), _("Not saved: {reason}").format(reason=saved.not_saved)
        elif saved.read_only:
            text, whole = _("READ-ONLY"), _("Read-only: {reason}").format(reason=saved.read_only)
        self.setText(text)
        self.setVisible(bool(text))
        self.setAccessibleName(whole)
        self.setToolTip(plain_tip(whole) if is_trouble else "")
        set_style(self, voice="trouble" if is_trouble else "")

    def sizeHint(self) -> QSize:
        """Returns the width including a time."""
        usual = _("Saved {time}").format(time="00:00")
        em = self.fontInfo().pixelSize()
        width = max(self.fontMetrics().horizontalAdvance(text) for text in (self.text(), usual))
        return QSize(width + round(2.2 * em), round(2.2 * em))

    def minimumSizeHint(self) -> QSize:
        return self.sizeHint()


class TitleButton(KeyButton):
    """Quiet button with event, round and table, which corrects the match's details."""

    _laws = ""

    def __init__(self) -> None:
        super().__init__("", name="match_title")
        self.hide()

    def show_title(self, shown: tuple[str, str]) -> None:
        """Shows another title, with the laws and the format in its tool tip; an empty title hides the button."""
        title, self._laws = shown
        self.setVisible(bool(title))
        self.set_title(title)
        self._describe()

    def _describe(self) -> None:
        said = self.blocked or say(ActionName.DETAILS.text)
        self.setAccessibleDescription(said)
        self.setToolTip(plain_tip("\n".join(filter(None, (self.title, self._laws, said)))))

    def minimumSizeHint(self) -> QSize:
        return QSize(TOUCH_PX, super().minimumSizeHint().height())  # it gives way to the others


class TopBar(Spaced):
    """Match, game and board, the log where it has no place of its own, "Saved", and the menu.

    Signals:
        log_pressed: emitted to show the log.
    """

    log_pressed = Signal()

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(theme, parent)
        self.setObjectName("top_bar")
        self._product = words("product", bold=True, text=_("Carrom Desk"))
        self.title = TitleButton()
        self.place = line("match_place", TextSize.SMALL, bold=True)
        self.place.setSizePolicy(QSizePolicy.Policy.Minimum, QSizePolicy.Policy.Fixed)
        self._log = KeyButton(_("Log"), name="show_log")
        self._log.clicked.connect(self.log_pressed)
        self._log.hide()
        self.saved = SavedPill()
        self.menu = IconButton(_("Menu"), Icon.MENU, "menu")
        left = across(self._product, self.title, 1, gap=4)
        self._right = across(1, self._log, self.saved, self.menu)
        self._row = self.spaced(put(QHBoxLayout(self), (left, 1), self.place, (self._right, 1)), 12)

    def show_instead(self, part: QWidget, *, is_on: bool) -> None:
        """Replaces product name and match by a widget, or shows them again."""
        if self._row.indexOf(part) < 0:
            self._row.insertWidget(0, part, 100)  # the gaps between the others are not stretched
        self._product.setVisible(not is_on and not self.title.title)
        self.title.setVisible(not is_on and bool(self.title.title))
        self.place.setVisible(not is_on)
        part.setVisible(is_on)

    def show_keys(self, keys: KeyTable) -> None:
        """Shows the shortcut on the button."""
        self._log.set_key(keys.shown(ActionName.LOG))

    def show_log_button(self, *, is_shown: bool) -> None:
        self._log.setVisible(is_shown)
        self._product.setVisible(not is_shown and not self.place.isHidden())  # it is narrow then

    def add_before_saved(self, part: QWidget) -> None:
        """Adds a part that may come and go, before those that are always there."""
        self._right.insertWidget(1, part)

    def add_beside_log(self, part: QWidget) -> None:
        # The title is shortened instead, so that nothing moves.
        part.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Preferred)
        self._right.insertWidget(self._right.indexOf(self._log), part)

    def sizeHint(self) -> QSize:
        return QSize(0, 0)

    def minimumSizeHint(self) -> QSize:
        return self.sizeHint()

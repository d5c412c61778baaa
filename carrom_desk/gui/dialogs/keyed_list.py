"""List of wrapped rows, with a key each and below headings where there are any."""

from typing import Any

from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QKeyEvent, QResizeEvent
from PySide6.QtWidgets import QLabel, QListView, QListWidget, QListWidgetItem, QSizePolicy, QWidget

from carrom_desk.gui.dialogs.desk_dialog import named
from carrom_desk.gui.dialogs.fields import follow_chosen
from carrom_desk.gui.kit.layouts import across, down, within
from carrom_desk.gui.kit.pressed_keys import typed_text
from carrom_desk.gui.kit.roles import TextSize
from carrom_desk.gui.kit.theme import TOUCH_PX
from carrom_desk.gui.kit.wording import plain_tip
from carrom_desk.gui.panels.cards import line, words
from carrom_desk.gui.panels.controls import SHORTCUT, KeyCap
from carrom_desk.i18n import say

_VALUE = Qt.ItemDataRole.UserRole
_BESIDE = 12
"""Space before and after the parts of a row, in pixels."""


class _Row(QWidget):
    """Title, perhaps above a muted line, between the key and a law."""

    def __init__(self, title: str, about: str, law: str, key: str | None, *, is_muted: bool) -> None:
        """Leaves room for a key if it is empty, and none if it is None."""
        super().__init__()
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        voice = "muted" if is_muted else ""
        self._title = words("", voice=voice, bold=bool(about), is_wrapped=True, text=title)
        self.about = line("", TextSize.SMALL, "muted")
        """The line below the title."""
        self.about.setText(about)
        parts = across((down(self._title, self.about, gap=0), 1), words("", text=law), gap=_BESIDE)
        if key is not None:
            cap = KeyCap(self)
            cap.show_key(key)
            cap.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
            parts.insertWidget(0, cap)
        within(parts, self)
        parts.setContentsMargins(_BESIDE, 0, _BESIDE, 0)

    def has_room(self, width: int, height: int) -> bool:
        """Returns True if title and line below fit into a row of this size in pixels, each on one line."""
        title, below = self._title, self.about.sizeHint()
        most = max(below.width(), title.fontMetrics().horizontalAdvance(title.text()))
        beside = self.sizeHint().width() - max(below.width(), title.sizeHint().width())
        return most + beside <= width and title.fontMetrics().height() + below.height() <= height


class KeyedList(QListWidget):
    """List of rows; typed keys are left to the form, which asks for the row with a key."""

    def __init__(self, name: str, title: str) -> None:
        super().__init__()
        named(self, name, title)
        self._keyed: dict[str, int] = {}
        """Rows by the key that selects them."""
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setResizeMode(QListView.ResizeMode.Adjust)
        follow_chosen(self)

    def add_heading(self, title: str) -> None:
        """Adds a heading, which cannot be selected."""
        heading = words("", TextSize.SMALL, "muted", bold=True, text=title)
        heading.setContentsMargins(_BESIDE, 6, _BESIDE, 0)
        self._add(title, heading).setFlags(Qt.ItemFlag.NoItemFlags)

    def add_row(
        self,
        title: str,
        value: object,
        *,
        about: str = "",
        law: str = "",
        key: str = "",
        spoken: str = "",
        is_muted: bool = False,
    ) -> None:
        """Adds a row for a value, with what is said of it after its title. Below rows with keys, titles without one
        are aligned with theirs.
        """
        shown = key if key or self._keyed else None
        item = self._add(title, _Row(title, about, law, shown, is_muted=is_muted))
        item.setData(_VALUE, value)
        item.setToolTip(plain_tip("\n".join(filter(None, (title, about)))))
        shortcut = say(SHORTCUT, key=key) if key else ""
        described = "\n".join(filter(None, (spoken, about, law, shortcut)))
        item.setData(Qt.ItemDataRole.AccessibleDescriptionRole, described)
        if key:
            self._keyed[key] = self.count() - 1

    def _add(self, title: str, shown: QWidget) -> QListWidgetItem:
        item = QListWidgetItem(self)
        item.setData(Qt.ItemDataRole.AccessibleTextRole, title)
        self.setItemWidget(item, shown)
        return item

    def clear(self) -> None:
        """Removes all rows."""
        super().clear()
        self._keyed = {}

    def chosen(self) -> Any:
        """Value of the selected row; None if there is none."""
        return self.currentItem().data(_VALUE) if self.currentRow() >= 0 else None

    def row_of(self, value: object) -> int:
        """Returns the row of a value; -1 if it is not listed."""
        return next((row for row in range(self.count()) if self.item(row).data(_VALUE) == value), -1)

    def choose(self, value: object) -> None:
        """Selects the row of a value; none if it is not listed."""
        self.setCurrentRow(self.row_of(value))

    def choose_keyed(self, key: str) -> bool:
        """Selects the row with a key, and returns True if there is one."""
        row = self._keyed.get(key)
        if row is not None:
            self.setCurrentRow(row)
        return row is not None

    @property
    def about(self) -> str:
        """The line below the title of the selected row."""
        row = self.itemWidget(self.currentItem())
        return row.about.text() if isinstance(row, _Row) else ""

    @property
    def heading_height(self) -> int:
        """Height of all headings together, in pixels."""
        shown = (self.itemWidget(self.item(row)) for row in range(self.count()))
        return sum(each.sizeHint().height() for each in shown if isinstance(each, QLabel))

    def fit(self) -> None:
        """Makes rows as high as their text."""
        self.share_out(1, 0)

    def share_out(self, columns: int, height: int) -> None:
        """Arranges rows of this height in pixels, or higher if they need that, from the top of each column."""
        width, least = self.viewport().width() // columns, max(TOUCH_PX, height)
        self.setWrapping(columns > 1)
        rows = [self.itemWidget(self.item(row)) for row in range(self.count())]
        for each in rows:
            if isinstance(each, _Row):
                each.about.setVisible(bool(each.about.text()))
        # All or none, so that rows look alike.
        has_room = all(each.has_room(width, least) for each in rows if isinstance(each, _Row) and each.about.text())
        # A single column is as wide as the list, also once a scroll bar narrows it.
        wide = width if columns > 1 else 0
        for row in range(self.count()):
            shown = self.itemWidget(self.item(row))
            if isinstance(shown, _Row):
                shown.about.setVisible(has_room and bool(shown.about.text()))
                needed = max(least, shown.heightForWidth(width))
                self.item(row).setSizeHint(QSize(wide, needed))
            elif isinstance(shown, QLabel):
                self.item(row).setSizeHint(QSize(wide, shown.sizeHint().height()))

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.fit()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Leaves typed keys to the form."""
        if typed_text(event):
            event.ignore()
        else:
            super().keyPressEvent(event)

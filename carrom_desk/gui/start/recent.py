"""Recent matches, which open when pressed."""

from collections.abc import Sequence

from PySide6.QtCore import QEvent, QSize, Qt, QTimer, Signal
from PySide6.QtGui import QKeyEvent, QResizeEvent
from PySide6.QtWidgets import QLayout, QListWidget, QListWidgetItem, QVBoxLayout

from carrom_desk.formats import when_words
from carrom_desk.gui.dialogs.desk_dialog import named
from carrom_desk.gui.kit.layouts import across, down, put
from carrom_desk.gui.kit.pressed_keys import ENTERS, keep_key
from carrom_desk.gui.kit.roles import TextSize
from carrom_desk.gui.kit.theme import Theme
from carrom_desk.gui.panels.cards import Card, NameLabel, Spaced, styled, words
from carrom_desk.gui.panels.controls import KeyButton
from carrom_desk.i18n import _, say
from carrom_desk.match.ports.store import MatchId, MatchSummary
from carrom_desk.match.side import Side
from carrom_desk.match.state import Status
from carrom_desk.presentation.wording.match_columns import (
    MatchColumn,
    aloud,
    marked_name,
    result_words,
    winner_of,
    words_of,
)
from carrom_desk.presentation.wording.match_text import in_order
from carrom_desk.rules.texts.words import PAIR

_LINE = 1
"""Height of the line below each match in pixels, as in the style sheet."""
_LONGEST_BESIDE = 32
"""Maximum number of letters of two names on a line."""


class _Row(Spaced):
    """Row of a match: players, the winner in bold type, over the event; result and day at the end."""

    def __init__(self, theme: Theme, match: MatchSummary, today: str) -> None:
        super().__init__(theme)
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        event = words("", TextSize.SMALL, "muted", is_wrapped=True, text=words_of(MatchColumn.EVENT, match))
        if not event.text():
            event.hide()
        is_over = match.status is Status.FINISHED and bool(result_words(match))
        result = words("", bold=True, text=result_words(match) if is_over else say(match.status.words))
        when = words("", TextSize.SMALL, "muted", text=when_words(match.started, today))
        result.setAlignment(Qt.AlignmentFlag.AlignTrailing | Qt.AlignmentFlag.AlignVCenter)
        row = across((self.spaced(down(self._players(match), event), 0), 1), result, when)
        self.spaced(put(QVBoxLayout(self), self.spaced(row, 14)), 0, (4, 10, 4, 10))

    def _players(self, match: MatchSummary) -> QLayout:
        """Returns the sides beside each other, or below each other where that is too long."""
        names = [marked_name(match, side) for side in Side]
        labels = [styled(NameLabel(), "", TextSize.BODY, "", bold=winner_of(match) is side) for side in Side]
        for label, name in zip(labels, names, strict=True):
            label.setText(in_order(name))
        first, second = labels
        if PAIR in "".join(names) or sum(map(len, names)) > _LONGEST_BESIDE:
            return self.spaced(down(first, second), 0)
        return self.spaced(across(first, "–", second, 1), 6)


class _Matches(QListWidget):
    """List in which Enter opens the selected match and nothing else."""

    def event(self, event: QEvent) -> bool:
        is_wanted = isinstance(event, QKeyEvent) and bool(self.selectedItems())
        return (is_wanted and keep_key(event, ENTERS)) or super().event(event)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.fit()

    def fit(self) -> None:
        """Sets the height of each row for this width."""
        for place in range(self.count()):
            item = self.item(place)
            row = self.itemWidget(item)
            if row is not None:  # None while a new row makes the scroll bar appear
                row.ensurePolished()
                item.setSizeHint(QSize(0, row.heightForWidth(self.viewport().width()) + _LINE))


class RecentMatches(Card):
    """Recent matches, newest first, with a button for all matches.

    Signals:
        chosen: emitted with the `MatchId` of a match to open.
    """

    chosen = Signal(object)

    def __init__(self, theme: Theme) -> None:
        super().__init__(theme)
        title = words("", TextSize.SMALL, "accent", bold=True, text=_("Recent matches"))
        self._list = named(_Matches(), "recent_matches", _("Recent matches"))
        self._list.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self._soon = QTimer(self, singleShot=True)
        self._soon.timeout.connect(self._list.fit)
        self._list.itemClicked.connect(self._open)
        self._list.itemActivated.connect(self._open)
        every = KeyButton(_("All matches…"), name="start_open_match")
        head = across((title, 1), every)
        self.spaced(put(QVBoxLayout(self), head, (self._list, 1)), 8, (28, 12, 28, 20))

    def show_matches(self, matches: Sequence[MatchSummary], today: str) -> None:
        """Lists these matches and keeps the selection. `today` is the date here, ISO 8601."""
        at = self._list.currentIndex().data(Qt.ItemDataRole.UserRole)
        self._list.clear()
        for match in matches:
            item = QListWidgetItem(self._list)
            item.setData(Qt.ItemDataRole.UserRole, match.id)
            item.setData(Qt.ItemDataRole.AccessibleTextRole, aloud(match))
            row = _Row(self.theme, match, today)
            self._list.setItemWidget(item, row)
            if match.id == at:
                self._list.setCurrentItem(item)
        self._list.fit()

    def set_theme(self, theme: Theme) -> None:
        super().set_theme(theme)
        self._soon.start(0)  # after the text has its new size

    def _open(self, item: QListWidgetItem) -> None:
        if self.isVisible():  # a press and the resulting activation count once
            self.chosen.emit(MatchId(item.data(Qt.ItemDataRole.UserRole)))

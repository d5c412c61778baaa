"""Recent matches, which open when pressed."""

from collections.abc import Sequence

from PySide6.QtCore import QEvent, QSize, Qt, QTimer, Signal
from PySide6.QtGui import QKeyEvent, QResizeEvent
from PySide6.QtWidgets import QLabel, QLayout, QListWidget, QListWidgetItem, QVBoxLayout

from carrom_desk.formats import to_the_minute
from carrom_desk.gui.dialogs.desk_dialog import named
from carrom_desk.gui.kit.layouts import across, down, put
from carrom_desk.gui.kit.roles import TextSize
from carrom_desk.gui.kit.theme import Theme
from carrom_desk.gui.panels.cards import Card, Spaced, line, name_line, words
from carrom_desk.gui.panels.controls import KeyButton
from carrom_desk.i18n import _
from carrom_desk.match.ports.store import MatchId, MatchSummary
from carrom_desk.match.side import Side
from carrom_desk.match.state import Status
from carrom_desk.presentation.wording.match_columns import (
    WINNER,
    MatchColumn,
    aloud,
    result_words,
    side_words,
    status_words,
    winner_of,
    words_of,
)
from carrom_desk.presentation.wording.match_text import in_order
from carrom_desk.rules.texts.words import PAIR

_LINE = 1
"""Height of the line below each match in pixels, as in the style sheet."""
_LONGEST_BESIDE = 32
"""Maximum number of letters of two names on a line."""
_ENTERS = (Qt.Key.Key_Return, Qt.Key.Key_Enter)


class _Row(Spaced):
    """Row of a match in two lines: players and result; time, place and score of each game.

    Pairs and long names are listed below each other, since they do not fit on a line.
    """

    def __init__(self, theme: Theme, match: MatchSummary) -> None:
        super().__init__(theme)
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        players = {side: side_words(match, side) for side in Side}
        lines: list[QLayout | QLabel]
        if any(PAIR in each for each in players.values()) or sum(map(len, players.values())) > _LONGEST_BESIDE:
            lines = [self._side(name, is_winner=winner_of(match) is side) for side, name in players.items()]
        else:
            both = line("", bold=True)
            both.setText(in_order(words_of(MatchColumn.PLAYERS, match)))
            lines = [both]
        result = words("", bold=True, text=result_words(match) or status_words(match.status))
        place = words("", TextSize.SMALL, "muted", is_wrapped=True)
        place.setText(
            " · ".join(
                in_order(each) for each in (to_the_minute(match.started), words_of(MatchColumn.EVENT, match)) if each
            )
        )
        state = words("", TextSize.SMALL, "warning" if match.status is not Status.FINISHED else "muted", bold=True)
        state.setText("" if match.status is Status.FINISHED else status_words(match.status))
        rows = self.spaced(across((down(*lines, gap=0), 1), result), 12), self.spaced(across((place, 1), state), 12)
        self.spaced(put(QVBoxLayout(self), *rows), 2, (12, 8, 12, 8))

    def _side(self, name: str, *, is_winner: bool) -> QLayout | QLabel:
        """Returns a side's line; the winner's sign is apart, since a long name is shortened to initials."""
        label = name_line("")
        label.setText(in_order(name))
        if not is_winner:
            return label
        sign = words("", bold=True, text=WINNER)
        return self.spaced(across(sign, (label, 1)), 4)


class _Matches(QListWidget):
    """List in which Enter opens the selected match and nothing else."""

    def event(self, event: QEvent) -> bool:
        is_override = isinstance(event, QKeyEvent) and event.type() == QEvent.Type.ShortcutOverride
        if is_override and isinstance(event, QKeyEvent) and event.key() in _ENTERS and self.selectedItems():
            event.accept()
            return True
        return super().event(event)

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
        title = words("", TextSize.TITLE, bold=True, is_wrapped=True, text=_("Recent matches"))
        self._list = named(_Matches(), "recent_matches", _("Recent matches"))
        self._list.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self._soon = QTimer(self, singleShot=True)
        self._soon.timeout.connect(self._list.fit)
        self._list.itemClicked.connect(self._open)
        self._list.itemActivated.connect(self._open)
        every = KeyButton(_("All matches…"), name="start_open_match")
        head, foot = across(title), across(every, 1)
        self.spaced(head, 0, (12, 12, 12, 8))
        self.spaced(foot, 0, (12, 8, 12, 12))
        self.spaced(put(QVBoxLayout(self), head, (self._list, 1), foot), 0)

    def show_matches(self, matches: Sequence[MatchSummary]) -> None:
        """Lists these matches and keeps the selection."""
        at = self._list.currentIndex().data(Qt.ItemDataRole.UserRole)
        self._list.clear()
        for match in matches:
            item = QListWidgetItem(self._list)
            item.setData(Qt.ItemDataRole.UserRole, match.id)
            item.setData(Qt.ItemDataRole.AccessibleTextRole, aloud(match))
            row = _Row(self.theme, match)
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

"""What is seen while no match is open: the match to go on with, what can be begun, and the latest matches."""

from collections.abc import Sequence
from dataclasses import dataclass

from PySide6.QtCore import QEvent, Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import (
    QFrame,
    QHBoxLayout,
    QListWidget,
    QListWidgetItem,
    QPushButton,
    QVBoxLayout,
    QWidget,
)

from carrom_desk.desk.match_library import MatchLibrary
from carrom_desk.formats import to_the_minute
from carrom_desk.i18n import _
from carrom_desk.match.plain_text import plain
from carrom_desk.match.side import Side
from carrom_desk.match.store import MatchId, MatchQuery, MatchSummary
from carrom_desk.presentation.actions import ActionName
from carrom_desk.presentation.offers import offer_of

from .dialogs.desk_dialog import Sentence, named, names_line, voiced
from .languages import in_order
from .layouts import across, put
from .library.columns import Column, aloud, status_words, words_of
from .panels.cards import Spaced, dressed, words
from .roles import TextSize
from .theme import Theme
from .wording import plain_tip

MOST_RECENT = 8
"""Matches that are listed; all the others are in the library."""
_OFFERED = (ActionName.NEW_MATCH, ActionName.PRACTICE, ActionName.OPEN_MATCH)
_ENTERS = (Qt.Key.Key_Return, Qt.Key.Key_Enter)


@dataclass(frozen=True, slots=True)
class StartView:
    """What there is to begin with."""

    to_continue: MatchSummary | None = None
    """The match that was not finished; None where there is none."""
    saved: str = ""
    """Wall time of its last entry in ISO 8601; empty where nothing is entered yet."""
    recent: tuple[MatchSummary, ...] = ()
    """The latest other matches, the newest first."""


def start_view(library: MatchLibrary) -> StartView:
    """Look into the stored matches.

    Raises:
        StoreError: they cannot be read.
    """
    found = library.store.last_open()
    recent = library.store.matches(MatchQuery(limit=MOST_RECENT + 1))
    summary = None if found is None else library.store.summary(found)
    if summary is None:
        return StartView(recent=tuple(recent[:MOST_RECENT]))
    others = [each for each in recent if each.id != summary.id]
    return StartView(summary, library.store.last_at(summary.id), tuple(others[:MOST_RECENT]))


_WIDEST = 860
"""Of what is offered to go on with, in designed pixels."""


_RECENT = ((Column.PLAYERS,), (Column.STATUS, Column.RESULT), (Column.EVENT, Column.STARTED))
"""What is told of a match, line by line: no line is so long that its end would be cut."""


class _Matches(QListWidget):
    """Enter opens the match that is chosen, and does nothing else meanwhile."""

    def event(self, event: QEvent) -> bool:
        is_override = isinstance(event, QKeyEvent) and event.type() == QEvent.Type.ShortcutOverride
        if is_override and isinstance(event, QKeyEvent) and event.key() in _ENTERS and self.selectedItems():
            event.accept()
            return True
        return super().event(event)


class StartPage(Spaced):
    """Shows it, in place of the empty desk.

    Signals:
        asked: an `ActionName`.
        chosen: the `MatchId` of a match to be opened.
    """

    asked = Signal(object)
    chosen = Signal(object)

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(theme, parent)
        self.setObjectName("start_page")
        self._caption = dressed(Sentence(), "start_caption", TextSize.TITLE, "", bold=True, is_wrapped=True)
        self._names = {side: dressed(names_line(""), "", TextSize.DECISION, "", bold=True) for side in Side}
        self._scores = {side: words("", TextSize.DECISION, bold=True) for side in Side}
        self._facts = voiced("", "", "start_facts")
        self._go_on = self._button(ActionName.CONTINUE_MATCH)
        self._offers = {action: self._button(action) for action in _OFFERED}
        self._recent = named(_Matches(), "recent_matches", _("Recent matches"))
        self._recent.setWordWrap(True)
        self._recent.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self._recent.itemClicked.connect(self._open)
        self._recent.itemActivated.connect(self._open)
        self._lay_out()
        self.set_theme(theme)
        self.hide()

    def set_theme(self, theme: Theme) -> None:
        super().set_theme(theme)
        self._card.setMaximumWidth(theme.px(_WIDEST))  # a score stands near its name

    def show_view(self, view: StartView) -> None:
        """Show what there is to begin with."""
        match = view.to_continue
        caption = _("No match is open") if match is None else _("Not finished: go on with it")
        self._caption.setText(caption)
        for side in Side:
            name = "" if match is None else plain(match.sides.of(side))
            self._names[side].setText(name)
            self._scores[side].setText("" if match is None else str(match.score.of(side)))
            self._names[side].setVisible(match is not None)
            self._scores[side].setVisible(match is not None)
        facts = _(
            "A new match asks for players, laws and format on one page. "
            "Practice has situations to rule on, and nothing counts there."
        )
        if match is not None:
            facts = self._facts_of(match, view.saved)
        self._facts.setText(facts)
        self._facts.setAccessibleName(facts)
        self._go_on.setVisible(match is not None)
        (self._offers[ActionName.NEW_MATCH] if match is None else self._go_on).setDefault(True)
        self._list(view.recent)

    def _facts_of(self, match: MatchSummary, saved: str) -> str:
        games = _("Games {a} : {b}").format(a=match.games.a, b=match.games.b)
        when = to_the_minute(saved)
        said = _("Saved {when}").format(when=when) if when else ""
        parts = (in_order(words_of(Column.EVENT, match)), games, status_words(match.status), said)
        return " · ".join(part for part in parts if part)

    def _list(self, matches: Sequence[MatchSummary]) -> None:
        at = self._recent.currentIndex().data(Qt.ItemDataRole.UserRole)
        self._recent.clear()
        for match in matches:
            lines = (
                " · ".join(in_order(part) for part in (words_of(column, match) for column in columns) if part)
                for columns in _RECENT
            )
            item = QListWidgetItem("\n".join(lines), self._recent)
            item.setData(Qt.ItemDataRole.UserRole, match.id)
            item.setData(Qt.ItemDataRole.AccessibleTextRole, aloud(match))
            item.setToolTip(plain_tip(item.text()))
            if match.id == at:
                self._recent.setCurrentItem(item)
        self._beside.setVisible(bool(matches))

    def _open(self, item: QListWidgetItem) -> None:
        if self.isVisible():  # a press and the activation that follows it are one
            self.chosen.emit(MatchId(item.data(Qt.ItemDataRole.UserRole)))

    def _button(self, action: ActionName) -> QPushButton:
        title = offer_of(action).title
        button = named(QPushButton(title), f"start_{action}", title)
        button.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        button.clicked.connect(lambda: self.asked.emit(action))
        return button

    def _lay_out(self) -> None:
        card = self._card = QFrame()
        card.setObjectName("start_card")
        card.setProperty("card", True)
        rows = (across((self._names[side], 1), self._scores[side]) for side in Side)
        offers = self.spaced(across(*self._offers.values(), 1), 8, (0, 24, 0, 0))
        left = put(QVBoxLayout(card), 1, self._caption, *rows, self._facts, self._go_on, offers, 1)
        left.setAlignment(self._go_on, Qt.AlignmentFlag.AlignLeft)
        self.spaced(left, 12, (24, 24, 24, 24))
        recent_title = words("", TextSize.TITLE, bold=True, is_wrapped=True)
        recent_title.setText(self._recent.accessibleName())
        self._beside = QWidget()
        self.spaced(put(QVBoxLayout(self._beside), recent_title, (self._recent, 1)))
        self.spaced(put(QHBoxLayout(self), (card, 3), (self._beside, 2)), 16)

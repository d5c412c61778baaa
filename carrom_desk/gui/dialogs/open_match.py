"""The stored matches, to open one."""

from collections.abc import Callable, Sequence

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QAbstractItemView, QHeaderView, QLineEdit, QTableWidget, QTableWidgetItem, QWidget

from carrom_desk.gui.tips import plain_tip
from carrom_desk.match.state import Status
from carrom_desk.match.store import MatchId, MatchQuery, MatchSummary
from carrom_desk.reports.plain_text import plain

from .ask_dialog import AskDialog
from .desk_dialog import ROW_HEIGHT, named

MOST_SHOWN = 100
"""Matches that are listed at once; the search finds the others."""

FindMatches = Callable[[MatchQuery], Sequence[MatchSummary]]
"""The stored matches that fit, newest first."""


class OpenMatchDialog(AskDialog):
    """Answers with a `MatchId`."""

    def __init__(self, find: FindMatches, parent: QWidget | None = None) -> None:
        super().__init__("open_match_dialog", self.tr("Open a match"), self.tr("Open"), parent)
        self._find = find
        self._ids: list[MatchId] = []
        self._search = named(QLineEdit(), "match_search", self.tr("Find a match"))
        self._search.setPlaceholderText(self.tr("Part of a player's name or the event's"))
        self._search.setClearButtonEnabled(True)
        self._table = named(QTableWidget(0, 5), "matches", self.tr("Stored matches, the newest first"))
        titles = (self.tr("Begun"), self.tr("Players"), self.tr("Event"), self.tr("Games"), self.tr("State"))
        self._table.setHorizontalHeaderLabels(titles)
        self._table.verticalHeader().hide()
        self._table.verticalHeader().setDefaultSectionSize(ROW_HEIGHT)
        self._table.setSelectionBehavior(QAbstractItemView.SelectionBehavior.SelectRows)
        self._table.setSelectionMode(QAbstractItemView.SelectionMode.SingleSelection)
        self._table.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        self._table.setTabKeyNavigation(False)
        self._table.horizontalHeader().setSectionResizeMode(QHeaderView.ResizeMode.ResizeToContents)
        self._table.horizontalHeader().setSectionResizeMode(1, QHeaderView.ResizeMode.Stretch)
        self.body.addWidget(self._search)
        self.body.addWidget(self._table, 1)
        self.resize(900, 520)
        self.begin_at(self._table)
        self._search.textChanged.connect(self.refresh)
        self._table.itemSelectionChanged.connect(self.check)
        self._table.itemDoubleClicked.connect(self.accept)
        self.refresh()

    def refresh(self) -> None:
        """List the matches that fit what is typed."""
        found = self._find(MatchQuery(text=self._search.text().strip(), limit=MOST_SHOWN))
        self._ids = [summary.id for summary in found]
        self._table.setRowCount(len(found))
        for row, summary in enumerate(found):
            for column, words in enumerate(self._words(summary)):
                item = QTableWidgetItem(words)
                item.setToolTip(plain_tip(words))
                item.setTextAlignment(Qt.AlignmentFlag.AlignVCenter)
                self._table.setItem(row, column, item)
        if found:
            self._table.selectRow(0)
        self.check()

    def answer(self) -> MatchId | None:
        """The chosen match; None when there is none."""
        row = self._table.currentRow()
        return self._ids[row] if 0 <= row < len(self._ids) else None

    def problems(self) -> list[str]:
        """Why none can be opened."""
        if self._ids:
            return [] if self.answer() is not None else [self.tr("Choose a match.")]
        return [self.tr("No match fits.") if self._search.text() else self.tr("There is no stored match yet.")]

    def _words(self, summary: MatchSummary) -> tuple[str, ...]:
        return (
            summary.started[:16].replace("T", " "),
            self.tr("{a} – {b}").format(a=plain(summary.sides.a), b=plain(summary.sides.b)),
            " · ".join(plain(part) for part in (summary.event, summary.round) if part),
            f"{summary.games.a} : {summary.games.b}  ({summary.score.a} – {summary.score.b})",
            self._status(summary.status),
        )

    def _status(self, status: Status) -> str:
        match status:
            case Status.BEFORE_TOSS:
                return self.tr("before the toss")
            case Status.IN_PROGRESS:
                return self.tr("in progress")
            case Status.FINISHED:
                return self.tr("finished")
            case Status.UNDER_PROTEST:
                return self.tr("under protest")

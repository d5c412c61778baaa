"""Opens the law book at the current context: the law of a row, a breach or the last ruling, or a reading."""

from collections.abc import Callable
from functools import cached_property
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal
from PySide6.QtWidgets import QAbstractItemView, QApplication, QListWidget, QWidget

from carrom_desk.gui.dialogs.desk_dialog import DeskDialog, open_dialog
from carrom_desk.gui.match_controller import LiveLine, MatchController
from carrom_desk.gui.panels.log_model import ROW_ROLE
from carrom_desk.gui.panels.reasons import REASON_LIST
from carrom_desk.presentation.breach_choices import BreachChoice
from carrom_desk.presentation.log.log_lines import LogLine
from carrom_desk.presentation.wording.ruling_text import ruling_text
from carrom_desk.rules.edition import Edition
from carrom_desk.rules.texts.readings import ReadingText
from carrom_desk.school.text_index import MakeIndex

if TYPE_CHECKING:
    from carrom_desk.reports.laws.law_books import LawSearches

    from .law_book_dialog import Place


class LawBooks(QObject):
    """Opens one law book at a time: beside the board of an open match, else over the window."""

    stroke_asked = Signal(object)
    """Emitted with an edition, to look up a ruling by it."""

    def __init__(
        self, match: MatchController, window: QWidget, make_index: MakeIndex, show_beside: Callable[[DeskDialog], None]
    ) -> None:
        super().__init__(window)
        self._match, self._window, self._make_index = match, window, make_index
        self._show_beside = show_beside

    @cached_property
    def _searches(self) -> "LawSearches":
        from carrom_desk.reports.laws.law_books import LawSearches

        return LawSearches(self._make_index)

    def show(self) -> None:
        """Opens it at the law of the current context, otherwise at the start."""
        self.show_place(self._in_sight())

    def show_readings(self, readings: tuple[ReadingText, ...]) -> None:
        """Opens it at the first of these readings."""
        laws = self._match.session.laws
        found = (each for each in laws.readings for wanted in readings[:1] if laws.explain(each) == wanted)
        self.show_place(next(found, ""))

    def show_at(self, edition: Edition, address: str) -> None:
        """Follows a link in this edition."""
        from .law_book_dialog import place_of

        self.show_place(place_of(address), edition)

    def show_unusual(self) -> None:
        """Opens the page about unusual positions."""
        from .law_book_dialog import Special

        self.show_place(Special.UNUSUAL)

    def show_place(self, at: "Place", edition: Edition | None = None) -> None:
        """Opens it at a law, a reading or a page of an edition, by default that of the match."""
        from .law_book_dialog import LawBookDialog

        dialog = LawBookDialog(edition or self._match.session.laws, at, self._searches, self._window)
        dialog.asked.connect(self.stroke_asked)
        self.show_dialog(dialog)

    def show_dialog(self, dialog: DeskDialog) -> None:
        """Shows it beside the board of the open match, where score and clock stay visible."""
        if self._match.session.desk is None or QApplication.activeModalWidget() is not None:
            dialog.show_above(LiveLine(self._match))
            open_dialog(dialog)
        else:
            dialog.finished.connect(dialog.deleteLater)
            self._show_beside(dialog)

    def _in_sight(self) -> str:
        if self._match.session.desk is None:
            return ""
        reasons = self._window.findChild(QListWidget, REASON_LIST)
        asked = reasons if reasons is not None and reasons.isVisible() else None
        cited = cited_at(QApplication.focusWidget()) or cited_at(asked)
        text = None if cited else ruling_text(self._match.session.record.state)
        return cited or (text.laws[0] if text is not None and text.laws else "")


def cited_at(widget: QWidget | None) -> str:
    """Returns the law of the selected log entry or breach, or of the first breach."""
    if not isinstance(widget, QAbstractItemView):
        return ""
    index = widget.currentIndex()
    match (index if index.isValid() else widget.model().index(0, 0)).data(ROW_ROLE):
        case LogLine() as line if index.isValid():
            return line.law
        case BreachChoice(law=law):
            return law
        case _:
            return ""


def entry_at(widget: QWidget | None) -> int | None:
    """Returns the number of the selected log entry; None if the log does not have the focus."""
    row = widget.currentIndex().data(ROW_ROLE) if isinstance(widget, QAbstractItemView) else None
    return row.number if isinstance(row, LogLine) else None

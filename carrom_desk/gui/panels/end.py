"""The end of a board, a game or the match as a card: who won what by which sum, the sheet so far, what is next."""

from collections.abc import Mapping

from PySide6.QtCore import Qt
from PySide6.QtGui import QAccessible, QAccessibleAnnouncementEvent, QMouseEvent
from PySide6.QtWidgets import QHBoxLayout, QSizePolicy, QVBoxLayout, QWidget

from carrom_desk.gui.icons import Icon
from carrom_desk.gui.panels.log_model import SheetRow
from carrom_desk.gui.roles import TextSize
from carrom_desk.gui.theme import Theme
from carrom_desk.match.end_card import EndCard, Ended

from .cards import Card, line, set_style, words
from .controls import IconButton, KeyButton
from .log import ScoreSheet


class EndPanel(Card):
    """Stands in the place of stroke and ruling until something is marked or entered, or it is put away."""

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(theme, parent)
        self.setObjectName("end_card")
        set_style(self, current=True)
        self._card: EndCard | None = None
        self._title = line("end_title", TextSize.SMALL, "accent", bold=True)
        self._decision = words("end_decision", TextSize.DECISION, bold=True, is_wrapped=True)
        self._lines = words("end_lines", is_wrapped=True)
        self._sheet = ScoreSheet()
        self._sheet.setObjectName("end_sheet")
        self._next = words("end_next", bold=True, is_wrapped=True)
        self._print = KeyButton(self.tr("Print and sign…"), icon=Icon.PRINT)
        self._print.setObjectName("end_print")
        self._close = IconButton(self.tr("Show the ruling instead"), Icon.CROSS)
        self._close.setObjectName("end_close")
        self._close.clicked.connect(self.dismiss)
        for part in (self._decision, self._lines, self._next):
            part.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Fixed)
        head = self.spaced(QHBoxLayout(), 8)
        head.addWidget(self._title, 1)
        head.addWidget(self._close)
        layout = self.spaced(QVBoxLayout(self), 6, (16, 4, 8, 8))
        layout.addLayout(head)
        for part in (self._decision, self._lines):
            layout.addWidget(part)
        layout.addWidget(self._sheet, 100)
        layout.addWidget(self._next)
        layout.addStretch(1)
        layout.addWidget(self._print, 0, Qt.AlignmentFlag.AlignRight)
        self.hide()

    def show_end(self, card: EndCard | None, names: Mapping[str, str]) -> None:
        """Show what has ended, with short names by seat and side; None: nothing has just ended."""
        if card == self._card:
            return
        self._card = card
        if card is None:
            self.hide()
            return
        self._title.setText(card.title)
        self._decision.setText(card.decision)
        self._lines.setText("\n".join(card.lines))
        self._next.setText("\n".join(card.next))
        for part in (self._lines, self._next):
            part.setVisible(bool(part.text()))
        rows = tuple(
            SheetRow(
                0,
                row.number,
                names[str(row.breaker).upper()],
                (_points(row.points.a), _points(row.points.b)),
                names[str(row.queen).upper()] if row.queen is not None else "–",
                f"{row.total.a} – {row.total.b}",
            )
            for row in card.rows
        )
        self._sheet.show_sheet(rows, (names["A"], names["B"]))
        self._print.setVisible(card.ended is Ended.MATCH)
        self._sheet.setVisible(bool(rows))
        said = (card.title, card.decision, *card.lines, *card.next)
        self.setAccessibleName("\n".join(said))
        self.show()
        self.raise_()
        # It comes without the keyboard, so a screen reader would not meet it by itself.
        QAccessible.updateAccessibility(QAccessibleAnnouncementEvent(self, "\n".join((*said, card.call)).strip()))

    def dismiss(self) -> None:
        """Be gone until something else ends."""
        self.hide()

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """What lies below it is not pressed."""
        event.accept()


def _points(points: int | None) -> str:
    return "–" if points is None else str(points)

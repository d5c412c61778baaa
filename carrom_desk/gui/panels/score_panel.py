"""The score: both sides with their games and points."""

from PySide6.QtCore import QSize
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QVBoxLayout, QWidget

from carrom_desk.gui.roles import Role
from carrom_desk.gui.theme import Theme
from carrom_desk.match.side import BySide, Side

from .card import Card
from .score_row import ScoreRow
from .score_view import ScoreView


class ScorePanel(Card):
    """Both sides below one another; the numbers are read from two metres away."""

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(theme, parent)
        self.setObjectName("score")
        self.setAccessibleName(self.tr("Score"))
        self._rows = BySide(ScoreRow(theme, Side.A), ScoreRow(theme, Side.B))
        layout = QVBoxLayout(self)
        layout.setContentsMargins(6, 4, 6, 4)
        layout.setSpacing(3)
        for side in Side:
            layout.addWidget(self._rows.of(side), 1)

    def show_score(self, view: ScoreView) -> None:
        """Show both sides."""
        for side in Side:
            self._rows.of(side).show_side(view.sides.of(side), view.games_to_win)

    def show_nothing(self) -> None:
        """Show that there is no match."""
        for side in Side:
            self._rows.of(side).show_nothing()

    def sizeHint(self) -> QSize:
        return QSize(340, round(132 * self.theme.text_scale))

    def paintEvent(self, event: QPaintEvent) -> None:
        super().paintEvent(event)
        with QPainter(self) as painter:
            painter.setPen(self.theme.colour(Role.ROW_LINE))
            middle = self.height() // 2
            painter.drawLine(16, middle, self.width() - 16, middle)

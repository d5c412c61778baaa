"""The score as the hall sees it: read from ten metres away."""

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPaintEvent, QPen, QResizeEvent
from PySide6.QtWidgets import QWidget

from carrom_desk.gui.clock.reading import ClockReading
from carrom_desk.gui.fonts import font_of
from carrom_desk.gui.panels.clock_ring import ClockRing
from carrom_desk.gui.panels.clock_ring_reading import ring_of
from carrom_desk.gui.panels.fitting import draw_fitted, fit_block, fit_line
from carrom_desk.gui.panels.painting import draw_box, draw_piece
from carrom_desk.gui.panels.score_view import ScoreView, SideScore
from carrom_desk.gui.roles import Role
from carrom_desk.gui.theme import Theme
from carrom_desk.match.side import Side
from carrom_desk.match.stroke_draft import PieceKind

from .spectator_view import SpectatorView, spoken

_HEAD, _FOOT = 0.1, 0.13
"""Shares of the height for what is played and for the last decision."""
_SIDE_SHARE = 0.39
"""Of the width for each side; the clock lies between them."""
_PAD = 0.015
"""Of the width, around everything."""


class SpectatorBoard(QWidget):
    """Draws a match; nothing on it can be pressed."""

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("spectator_board")
        self._theme = theme
        self._view = SpectatorView()
        self._ring = ClockRing(theme, self)
        self._ring.setObjectName("spectator_clock")
        self.setAccessibleName(spoken(self._view))

    def show_view(self, view: SpectatorView) -> None:
        """Show a match as it stands."""
        if view != self._view:
            self._view = view
            self.setAccessibleName(spoken(view))
            self.update()

    def show_clock(self, reading: ClockReading | None) -> None:
        """Show the clock."""
        self._ring.show_ring(ring_of(reading))

    def set_theme(self, theme: Theme) -> None:
        """Take another look."""
        self._theme = theme
        self._ring.set_theme(theme)
        self.update()

    @property
    def view(self) -> SpectatorView:
        """What it shows."""
        return self._view

    # Places

    def _pad(self) -> float:
        return self.width() * _PAD

    def _head(self) -> QRectF:
        return QRectF(self._pad(), 0, self.width() - 2 * self._pad(), self.height() * _HEAD)

    def _foot(self) -> QRectF:
        height = self.height() * _FOOT
        return QRectF(self._pad(), self.height() - height, self.width() - 2 * self._pad(), height)

    def _column(self, side: Side) -> QRectF:
        pad, width = self._pad(), self.width() * _SIDE_SHARE
        left = pad if side is Side.A else self.width() - pad - width
        top = self.height() * _HEAD
        return QRectF(left, top, width, self.height() * (1 - _HEAD - _FOOT))

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        left, right = self._column(Side.A).right(), self._column(Side.B).left()
        side = min(right - left - 2 * self._pad(), self.height() * 0.4)
        place = QRectF(0, 0, side, side)
        place.moveCenter(QRectF(self.rect()).center())
        self._ring.setFixedWidth(round(side))
        self._ring.setGeometry(place.toRect())

    # Paint

    def paintEvent(self, event: QPaintEvent) -> None:
        with QPainter(self) as painter:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            painter.fillRect(self.rect(), self._colour(Role.WINDOW))
            painter.fillRect(QRectF(0, 0, self.width(), self._head().height()), self._colour(Role.TOP))
            self._draw_head(painter)
            score = self._view.score
            if score is None:
                self._draw(painter, QRectF(self.rect()), spoken(self._view), 0.07, Role.TEXT)
                return
            for side in Side:
                self._draw_side(painter, self._column(side), score, side)
            self._draw(painter, self._foot(), self._view.announcement, 0.06, Role.TEXT, bold=True)

    def _colour(self, role: Role) -> QColor:
        return self._theme.colour(role)

    def _draw_head(self, painter: QPainter) -> None:
        head = self._head()
        place = fit_line(self._view.place, font_of(round(head.height() * 0.42)), head.width() * 0.45)
        right = QRectF(head.right() - place.size.width(), head.top(), place.size.width(), head.height())
        draw_fitted(painter, right, place, self._colour(Role.TOP_MUTED), Qt.AlignmentFlag.AlignRight)
        left = head.adjusted(0, 0, -place.size.width() - self._pad(), 0)
        heading = fit_line(self._view.heading, font_of(round(head.height() * 0.5), bold=True), left.width())
        draw_fitted(painter, left, heading, self._colour(Role.TOP_TEXT), Qt.AlignmentFlag.AlignLeft)

    def _draw_side(self, painter: QPainter, column: QRectF, score: ScoreView, side: Side) -> None:
        """From the top: colour and name, club, points, games, and what is so now."""
        shown, pad = score.sides.of(side), self._pad()
        inner = column.adjusted(pad, pad, -pad, -pad)
        self._draw_card(painter, column.adjusted(0, pad / 2, 0, -pad / 2), shown)
        height = inner.height()
        parts = [("name", 0.21), ("club", 0.07), ("points", 0.4), ("games", 0.1), ("note", 0.12), ("turn", 0.1)]
        top, rooms = inner.top(), {}
        for name, share in parts:
            rooms[name] = QRectF(inner.left(), top, inner.width(), height * share)
            top += height * share
        self._draw_name(painter, rooms["name"], shown.is_white, self._view.names.of(side))
        self._draw(painter, rooms["club"], self._view.clubs.of(side), 0.035, Role.TEXT_MUTED)
        points = fit_line(str(shown.score), font_of(round(rooms["points"].height() * 0.95), bold=True), inner.width())
        draw_fitted(painter, rooms["points"], points, self._colour(Role.TEXT), Qt.AlignmentFlag.AlignHCenter)
        self._draw_games(painter, rooms["games"], shown.games, score.games_to_win)
        note = " · ".join(words for words in (shown.owed, shown.note) if words)
        self._draw(painter, rooms["note"], note, 0.035, Role.TEXT_MUTED)
        if shown.is_in_turn:
            self._draw(painter, rooms["turn"], self.tr("in turn"), 0.05, Role.ACCENT, bold=True)

    def _draw_card(self, painter: QPainter, box: QRectF, shown: SideScore) -> None:
        """A thick border is around who is in turn; the words below the games say it too."""
        border = self._colour(Role.CARD_CURRENT if shown.is_in_turn else Role.CARD_BORDER)
        width = max(2.0, self.height() * (0.012 if shown.is_in_turn else 0.003))
        draw_box(painter, box, self._colour(Role.CARD), border, width=width, radius=self.height() * 0.02)

    def _draw_name(self, painter: QPainter, room: QRectF, is_white: bool | None, name: str) -> None:
        if is_white is not None:
            side = min(room.height() * 0.45, room.width() * 0.1)
            disc = QRectF(room.left(), room.center().y() - side / 2, side, side)
            draw_piece(painter, disc, self._theme, PieceKind.WHITE if is_white else PieceKind.BLACK)
            room = room.adjusted(side * 1.3, 0, 0, 0)
        self._draw(painter, room, name, 0.075, Role.TEXT, bold=True)

    def _draw_games(self, painter: QPainter, room: QRectF, won: int, to_win: int) -> None:
        side = room.height() * 0.6
        left = room.center().x() - (to_win * side * 1.4 - side * 0.4) / 2
        painter.setPen(QPen(self._colour(Role.ACCENT), max(2.0, side * 0.12)))
        for number in range(to_win):
            painter.setBrush(self._colour(Role.ACCENT) if number < won else Qt.BrushStyle.NoBrush)
            painter.drawEllipse(QRectF(left + number * side * 1.4, room.center().y() - side / 2, side, side))

    def _draw(
        self, painter: QPainter, room: QRectF, words: str, share: float, role: Role, *, bold: bool = False
    ) -> None:
        """Words in the middle of a room, as high as a share of the window at most."""
        fitted = fit_block(words, font_of(max(1, round(self.height() * share)), bold=bold), room.size())
        draw_fitted(painter, room, fitted, self._colour(role), Qt.AlignmentFlag.AlignHCenter)

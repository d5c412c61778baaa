"""Signs of a score: games won as dots, and a side's men and Queen on a disc."""

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QLabel, QSizePolicy, QWidget

from carrom_desk.gui.board.piece_painting import PIECES
from carrom_desk.gui.kit.roles import Role
from carrom_desk.gui.kit.theme import Theme, font_of
from carrom_desk.gui.kit.wording import plain_tip
from carrom_desk.presentation.board.picture import QueenState
from carrom_desk.presentation.score import SideScore
from carrom_desk.presentation.stroke_draft import PieceKind

NOBODY = SideScore("", 0, 0)
"""A side without a match."""
_INK = {PieceKind.WHITE: Role.BLACK_MAN, PieceKind.BLACK: Role.WHITE_MAN}
"""Colours of numbers on discs."""
_QUEEN, _NUMBER = 22 / 46, 1.15
"""Diameter of the Queen as a share of the disc's, and size of a number as a share of its disc's radius."""


class GamesDots(QLabel):
    """Label with games won as filled dots and games needed as empty ones."""

    def __init__(self, theme: Theme, side: int = 16) -> None:
        """`side` is the size of a dot in design pixels."""
        super().__init__()
        self._theme, self._side = theme, side
        self._won, self._to_win = 0, 1
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)

    def show_games(self, won: int, to_win: int, said: str) -> None:
        """Shows games won of games needed, with an accessible text."""
        self._won, self._to_win = won, to_win
        self.setText(str(won) if to_win else "")
        self.setAccessibleName(said)
        self.setToolTip(plain_tip(said))
        self.updateGeometry()

    def set_theme(self, theme: Theme) -> None:
        self._theme = theme
        self.updateGeometry()

    def sizeHint(self) -> QSize:
        return QSize(self._theme.px(self._side + 4) * self._to_win, self._theme.px(self._side))

    def minimumSizeHint(self) -> QSize:
        return self.sizeHint()

    def paintEvent(self, event: QPaintEvent) -> None:
        step, accent = self._theme.px(self._side + 4), self._theme.colour(Role.ACCENT)
        radius = self._theme.px(self._side) * 0.4
        with QPainter(self) as painter:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            painter.setPen(QPen(accent, 2))
            for number in range(self._to_win):
                painter.setBrush(accent if number < self._won else Qt.BrushStyle.NoBrush)
                middle = QRectF(number * step, 0, step, self.height()).center()
                painter.drawEllipse(middle, radius - 1, radius - 1)


class MenDisc(QWidget):
    """Disc in a side's colour with the number of its men, and the Queen at its edge once it has pocketed her."""

    def __init__(self, theme: Theme, side: int) -> None:
        """`side` is the diameter of the disc in design pixels."""
        super().__init__()
        self._theme, self._side = theme, side
        self._shown = NOBODY
        self.set_theme(theme)

    def show_side(self, shown: SideScore) -> None:
        if shown != self._shown:
            self._shown = shown
            self.update()

    def set_theme(self, theme: Theme) -> None:
        self._theme = theme
        side = theme.px(self._side + round(self._side * _QUEEN / 2))
        self.setFixedSize(side, side)

    def paintEvent(self, event: QPaintEvent) -> None:
        shown, colour = self._shown, self._theme.colour
        if shown.kind is None:
            return
        body, edge = map(colour, PIECES[shown.kind])
        middle, radius = QRectF(self.rect()).center(), self._theme.px(self._side) / 2
        with QPainter(self) as painter:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            men = "" if shown.men is None else str(shown.men)
            self._paint(painter, middle, radius * 0.93, body, QPen(edge, radius * 0.13), men, colour(_INK[shown.kind]))
            if shown.queen is not None:
                at = middle + QPointF(radius * 0.78, radius * 0.72)
                ground, ink, pen, text = colour(Role.QUEEN), colour(Role.WHITE_MAN), QPen(), str(shown.queen_points)
                if shown.queen is not QueenState.COVERED:
                    ground, ink, text = ink, ground, "?"
                    pen.setStyle(Qt.PenStyle.DashLine)
                pen.setColor(ink)
                pen.setWidthF(radius * _QUEEN * 0.2)
                self._paint(painter, at, radius * _QUEEN, ground, pen, text, ink)

    def _paint(
        self, painter: QPainter, at: QPointF, radius: float, ground: QColor, edge: QPen, text: str, ink: QColor
    ) -> None:
        """Paints a disc with a number."""
        painter.setPen(edge)
        painter.setBrush(ground)
        painter.drawEllipse(at, radius, radius)
        painter.setPen(ink)
        painter.setFont(font_of(round(radius * _NUMBER), bold=True))
        box = QRectF(at - QPointF(radius, radius), at + QPointF(radius, radius))
        painter.drawText(box, Qt.AlignmentFlag.AlignCenter, text)

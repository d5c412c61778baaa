"""Signs of a score: games won as dots, and a man in a side's colour."""

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QLabel, QSizePolicy, QWidget

from carrom_desk.gui.board.piece_painting import paint_piece
from carrom_desk.gui.kit.roles import Role
from carrom_desk.gui.kit.theme import Theme
from carrom_desk.gui.kit.wording import plain_tip
from carrom_desk.presentation.stroke_draft import PieceKind


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


class PieceDisc(QWidget):
    """Picture of a man in a side's colour."""

    def __init__(self, theme: Theme, side: int) -> None:
        """`diameter` is in design pixels."""
        super().__init__()
        self._theme, self._side = theme, side
        self._is_white: bool | None = None
        self.set_theme(theme)

    def show_colour(self, is_white: bool | None) -> None:
        """Shows white or black; None for neither."""
        self._is_white = is_white
        self.update()

    def set_theme(self, theme: Theme) -> None:
        self._theme = theme
        self.setFixedSize(theme.px(self._side), theme.px(self._side))

    def paintEvent(self, event: QPaintEvent) -> None:
        if self._is_white is None:
            return
        kind = PieceKind.WHITE if self._is_white else PieceKind.BLACK
        with QPainter(self) as painter:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            middle = QRectF(self.rect()).center()
            paint_piece(painter, middle, self.width() / 2 - 1, kind, self._theme, has_shadow=False)

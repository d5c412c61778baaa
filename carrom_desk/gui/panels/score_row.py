"""One side's line of the score panel."""

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QFontMetrics, QPainter, QPaintEvent, QPen, QResizeEvent
from PySide6.QtWidgets import QHBoxLayout, QSizePolicy, QVBoxLayout, QWidget

from carrom_desk.gui.fonts import font_of
from carrom_desk.gui.roles import SMALLEST_PX, Role, TextSize
from carrom_desk.gui.theme import Theme
from carrom_desk.gui.tips import plain_tip
from carrom_desk.match.side import Side
from carrom_desk.match.stroke_draft import PieceKind

from .card import pass_on
from .fitting import fit_line
from .painted_label import PaintedLabel
from .painting import draw_box, draw_piece
from .score_view import SideScore
from .text_label import Fit, TextLabel

_BAR = 5.0
_DISC = 26.0
_LEFT = 44
_SHARE_OF_NUMERAL = 0.72
_LARGEST_NUMERAL = 110
_ROOM_FOR_TURN = 330
_LEAST_NAME = 0.8
"""The share of its size below which a name has two lines rather than smaller letters."""
_TIGHT = 0.84
"""Lines stand so close at the least, as a share of their usual height."""


class GamesDots(PaintedLabel):
    """Games won as filled dots, games still to win as empty ones; its text is the number won."""

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._theme = theme
        self._won = 0
        self._to_win = 1
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)

    def show_games(self, won: int, to_win: int, words: str) -> None:
        """Show so many of so many games, and say it in words."""
        if (won, to_win, words) == (self._won, self._to_win, self.accessibleName()):
            return
        self._won, self._to_win = won, to_win
        self.setText(str(won))
        self.setAccessibleName(words)
        self.setToolTip(plain_tip(words))
        self.updateGeometry()
        self.update()

    def set_theme(self, theme: Theme) -> None:
        """Take another look."""
        self._theme = theme
        self.updateGeometry()
        self.update()

    def _side(self) -> int:
        return round(13 * self._theme.text_scale)

    def sizeHint(self) -> QSize:
        return QSize((self._side() + 7) * self._to_win, self._side() + 4)

    def minimumSizeHint(self) -> QSize:
        return self.sizeHint()

    def paintEvent(self, event: QPaintEvent) -> None:
        side = self._side()
        with QPainter(self) as painter:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            accent = self._theme.colour(Role.ACCENT)
            painter.setPen(QPen(accent, 2))
            for number in range(self._to_win):
                painter.setBrush(accent if number < self._won else Qt.BrushStyle.NoBrush)
                painter.drawEllipse(QRectF(number * (side + 7) + 2, 2, side - 1, side - 1))


class ScoreRow(QWidget):
    """Colour, name, who is in turn, what is owed, games and score of one side."""

    def __init__(self, theme: Theme, side: Side, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._theme = theme
        self._shown = SideScore("", 0, 0)
        self._games_to_win = 0
        self.setObjectName(f"side_{side}")
        self._name = TextLabel(theme, TextSize.NAME, bold=True, fit=Fit.BLOCK)
        self._name.setObjectName(f"name_{side}")
        self._turn = TextLabel(theme, TextSize.SMALL, Role.ACCENT, bold=True)
        self._turn.setObjectName(f"turn_{side}")
        self._turn.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Preferred)
        self._turn.setText(self.tr("in turn"))
        self._owed = TextLabel(theme, TextSize.SMALL, Role.WARNING, bold=True)
        self._owed.setObjectName(f"owed_{side}")
        self._owed.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Preferred)
        self._note = TextLabel(theme, TextSize.SMALL, Role.TEXT_MUTED, fit=Fit.PARTS, smallest=0.85)
        self._note.setObjectName(f"note_{side}")
        self._games = GamesDots(theme)
        self._games.setObjectName(f"games_{side}")
        self._score = TextLabel(theme, TextSize.NUMERAL, bold=True, fit=Fit.SHRINK)
        self._score.setObjectName(f"score_{side}")
        self._score.setAlignment(Qt.AlignmentFlag.AlignRight)
        self._score.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Ignored)
        self._lay_out()

    def show_side(self, shown: SideScore, games_to_win: int) -> None:
        """Show a side's line."""
        if (shown, games_to_win) == (self._shown, self._games_to_win):
            return
        self._shown, self._games_to_win = shown, games_to_win
        self._name.setText(shown.name)
        self._note.setText(shown.note)
        self._owed.setText(shown.owed)
        self._score.setText(str(shown.score))
        self._score.setAccessibleName(self.tr("{name}: {points} points").format(name=shown.name, points=shown.score))
        games = self.tr("{name}: {won} of the {needed} games that win").format(
            name=shown.name, won=shown.games, needed=games_to_win
        )
        self._games.show_games(shown.games, games_to_win, games)
        self._fit_parts()
        turn = self._turn.text() if shown.is_in_turn else ""
        self.setAccessibleName(", ".join(words for words in (shown.name, turn, shown.owed, shown.note) if words))
        self.update(0, 0, _LEFT, self.height())  # the bar and the piece; the words tell of themselves

    def show_nothing(self) -> None:
        """There is no match: nobody is named, no points are shown."""
        self.show_side(SideScore("", 0, 0), 1)
        self._score.setText("")
        self._games.show_games(0, 0, "")
        for part in (self._score, self):
            part.setAccessibleName("")

    def set_theme(self, theme: Theme) -> None:
        """Take another look."""
        self._theme = theme
        pass_on(theme, self)
        self._fit_parts()
        self.update()

    def _lay_out(self) -> None:
        first, second, words = QHBoxLayout(), QHBoxLayout(), QVBoxLayout()
        first.setSpacing(10)
        second.setSpacing(8)
        for widget in (self._name, self._turn):
            first.addWidget(widget)
        second.addWidget(self._owed)
        second.addWidget(self._note, 1)
        self._name.setSizePolicy(QSizePolicy.Policy.Maximum, QSizePolicy.Policy.Preferred)
        first.addStretch(1)
        self._note.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Maximum)
        words.setSpacing(1)
        words.addStretch(1)
        words.addLayout(first)
        words.addLayout(second)
        words.addStretch(1)
        layout = QHBoxLayout(self)
        layout.setContentsMargins(_LEFT, 0, 12, 0)
        layout.setSpacing(8)
        layout.addLayout(words, 1)
        layout.addWidget(self._games)
        layout.addWidget(self._score)

    # Size

    def sizeHint(self) -> QSize:
        return QSize(320, round(64 * self._theme.text_scale))

    def minimumSizeHint(self) -> QSize:
        return QSize(240, max(48, QFontMetrics(self._theme.font(TextSize.NAME, bold=True)).height() + 4))

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fit_parts()

    def _fit_parts(self) -> None:
        """The score is as high as the line allows; its room is that of two digits, so nothing moves at 10."""
        px = max(TextSize.DECISION.px, min(_LARGEST_NUMERAL, round(self.height() * _SHARE_OF_NUMERAL)))
        self._score.set_px(px)
        self._score.setFixedWidth(QFontMetrics(font_of(px, bold=True)).horizontalAdvance("88") + 8)
        self._fit_name()
        lines = sum(QFontMetrics(self._theme.font(size)).height() for size in (TextSize.NAME, TextSize.SMALL))
        self._note.setVisible(self.height() >= lines * _TIGHT)
        self._owed.setVisible(bool(self._shown.owed))
        # The bar at the left says it too.
        has_room = self.width() >= _ROOM_FOR_TURN * self._theme.text_scale and not self._is_name_long()
        self._turn.setVisible(self._shown.is_in_turn and has_room)

    def _fit_name(self) -> None:
        """A pair too long for one line has two, below which the note still finds its own."""
        note = max(QFontMetrics(font_of(SMALLEST_PX)).height(), self._note.minimumSizeHint().height()) + 2
        two_lines = 2 * QFontMetrics(self._theme.font(TextSize.BODY, bold=True)).height()
        self._name.setFixedHeight(
            min(two_lines, self.height() - note) if self._is_name_long() else self._name.sizeHint().height()
        )

    def _is_name_long(self) -> bool:
        room = self.width() - _LEFT - self._games.sizeHint().width() - self._score.width() - 3 * 12
        font = self._theme.font(TextSize.NAME, bold=True)
        return fit_line(self._shown.name, font, room, round(_LEAST_NAME * font.pixelSize())).is_cut

    # Paint

    def paintEvent(self, event: QPaintEvent) -> None:
        with QPainter(self) as painter:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            middle = self.height() / 2
            if self._shown.is_in_turn:
                accent = self._theme.colour(Role.ACCENT)
                height = min(self.height() - 8, 56)
                draw_box(painter, QRectF(0, middle - height / 2, _BAR, height), accent, accent, radius=_BAR / 2)
            if self._shown.is_white is not None:
                kind = PieceKind.WHITE if self._shown.is_white else PieceKind.BLACK
                draw_piece(painter, QRectF(11, middle - _DISC / 2, _DISC, _DISC), self._theme, kind)

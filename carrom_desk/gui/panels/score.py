"""The score: both sides with their games and points, who plays, what is owed, what the Queen counts."""

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QFontMetrics, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QHBoxLayout, QLabel, QSizePolicy, QVBoxLayout, QWidget

from carrom_desk.gui.board.piece_painting import paint_piece
from carrom_desk.gui.kit.flags import Flags
from carrom_desk.gui.kit.layouts import across, down, put
from carrom_desk.gui.kit.roles import Role, TextSize
from carrom_desk.gui.kit.theme import Theme
from carrom_desk.gui.kit.wording import plain_tip
from carrom_desk.i18n import _, pgettext
from carrom_desk.match.side import BySide, Side
from carrom_desk.presentation.score import ScoreView, SideScore
from carrom_desk.presentation.stroke import PieceKind
from carrom_desk.rules.texts.words import PAIR

from .cards import Card, ElidedLabel, NameLabel, Spaced, line, name_line, set_style, styled, words


class GamesDots(QLabel):
    """Games won as filled dots, games still to win as empty ones; its text is the number won."""

    def __init__(self, theme: Theme, side: int = 16, parent: QWidget | None = None) -> None:
        """Dots with this side, in designed pixels."""
        super().__init__(parent)
        self._theme, self._side = theme, side
        self._won, self._to_win = 0, 1
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)

    def show_games(self, won: int, to_win: int, said: str) -> None:
        """Show so many of so many games, and say it in words."""
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
    """A man of the colour that a side plays, as it lies on the board."""

    def __init__(self, theme: Theme, side: int, parent: QWidget | None = None) -> None:
        """A man with this diameter, in designed pixels."""
        super().__init__(parent)
        self._theme, self._side = theme, side
        self._is_white: bool | None = None
        self.set_theme(theme)

    def show_colour(self, is_white: bool | None) -> None:
        """Show white or black; None: neither."""
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


class ClubLabel(NameLabel):
    """A club beside a name, where there is room for all of it."""

    def _fitting(self, metrics: QFontMetrics, room: int) -> str:
        return self._whole if metrics.horizontalAdvance(self._whole) <= room else ""


class NoteLabel(ElidedLabel):
    """What is to be known of a side; where there is no room for all of it whole parts go: first the colour, which
    the man shows, then what the Queen counts."""

    def _fitting(self, metrics: QFontMetrics, room: int) -> str:
        shown = self._whole
        while metrics.horizontalAdvance(shown) > room and " · " in shown:
            shown = shown.partition(" · ")[2]
        # What just fits by its width may still be shortened: eliding measures in fractions of a pixel.
        is_whole = metrics.horizontalAdvance(shown) <= room
        return shown if is_whole else metrics.elidedText(shown, Qt.TextElideMode.ElideRight, room)


class ScoreRow(Spaced):
    """Colour, name, club, who is in turn, what is owed, games and score of one side."""

    def __init__(self, theme: Theme, side: Side, parent: QWidget | None = None) -> None:
        super().__init__(theme, parent)
        self._shown = SideScore("", 0, 0)
        self.setObjectName(f"side_{side}")
        self._name = name_line(f"name_{side}", TextSize.TITLE, bold=True)
        self._flags = Flags(theme, 13)
        self._flags.setObjectName(f"flags_{side}")
        self._club = styled(ClubLabel(), f"club_{side}", TextSize.SMALL, "muted")
        self._club.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Fixed)
        self._owed = line(f"owed_{side}", TextSize.SMALL, "warning")
        self._owed.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        self._note = styled(NoteLabel(), f"note_{side}", TextSize.SMALL, "muted")
        self._games = GamesDots(theme)
        self._games.setObjectName(f"games_{side}")
        self._score = words(f"score_{side}", TextSize.NUMERAL, bold=True)
        self._score.setAlignment(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
        first = self.spaced(across(self._name, (self._club, 1), self._games), 12)
        second = self.spaced(across(self._flags, self._owed, (self._note, 1)))
        named = self.spaced(down(1, first, second, 1), 0)
        self._disc = PieceDisc(theme, 26)
        self.spaced(put(QHBoxLayout(self), self._disc, (named, 1), self._score), 12, (14, 0, 14, 0))
        self.set_theme(theme)

    def show_side(self, shown: SideScore, games_to_win: int) -> None:
        """Show a side's line."""
        self._shown = shown
        self._disc.show_colour(shown.is_white)
        self._name.setText(shown.name)
        self._club.setText(shown.club)
        self._flags.show_countries(shown.countries)
        self._note.setText(shown.note)
        self._owed.setText(shown.owed)
        self._owed.setVisible(bool(shown.owed))
        is_pair = PAIR in shown.name
        set_style(self._name, level="body" if is_pair else "title")
        self._score.setText(str(shown.score))
        self._score.setAccessibleName(_("{name}: {points} points").format(name=shown.name, points=shown.score))
        games = _("{name}: {won} of {needed} games needed to win").format(
            name=shown.name, won=shown.games, needed=games_to_win
        )
        self._games.show_games(shown.games, games_to_win, games)
        said = (shown.name, shown.club, shown.plays, shown.owed, shown.note)
        self.setAccessibleName(", ".join(each for each in said if each))
        self.update()

    def show_nothing(self) -> None:
        """There is no match: nobody is named, no points are shown."""
        self.show_side(SideScore("", 0, 0), 1)
        self._score.setText("")
        self._games.show_games(0, 0, "")
        for part in (self._score, self):
            part.setAccessibleName("")

    def set_theme(self, theme: Theme) -> None:
        """Take another look; there is room for two digits, so that nothing moves at 10."""
        self._score.setFixedWidth(theme.px(52))
        super().set_theme(theme)

    def sizeHint(self) -> QSize:
        return QSize(self.theme.px(320), self.theme.px(56))

    def minimumSizeHint(self) -> QSize:
        return QSize(240, round(1.15 * self.theme.px(TextSize.NUMERAL)))  # digits leave the foot of their line empty

    def paintEvent(self, event: QPaintEvent) -> None:
        theme = self.theme
        with QPainter(self) as painter:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            if self._shown.is_in_turn:
                painter.setPen(Qt.PenStyle.NoPen)
                painter.setBrush(theme.colour(Role.ACCENT))
                painter.drawRect(QRectF(0, theme.px(4), theme.px(5), self.height() - theme.px(8)))


class ScorePanel(Card):
    """Both sides below one another; the numbers are read from two metres away."""

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(theme, parent)
        self.setObjectName("score")
        self.setAccessibleName(pgettext("ScorePanel", "Score"))
        self._rows = BySide(ScoreRow(theme, Side.A), ScoreRow(theme, Side.B))
        self.spaced(put(QVBoxLayout(self), (self._rows.a, 1), (self._rows.b, 1)), 0, (0, 1, 0, 1))

    def show_score(self, view: ScoreView | None) -> None:
        """Show both sides; None: there is no match."""
        for side in Side:
            if view is None:
                self._rows.of(side).show_nothing()
            else:
                self._rows.of(side).show_side(view.sides.of(side), view.games_to_win)

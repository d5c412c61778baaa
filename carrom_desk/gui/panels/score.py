"""Score panel: both sides with games and points, player to play, men owed and the Queen's value."""

from PySide6.QtCore import QRect, QRectF, QSize, Qt
from PySide6.QtGui import QFontMetrics, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QHBoxLayout, QLabel, QSizePolicy, QStyle, QVBoxLayout, QWidget

from carrom_desk.gui.board.piece_painting import paint_piece
from carrom_desk.gui.kit.flags import Flags
from carrom_desk.gui.kit.layouts import across, down, put
from carrom_desk.gui.kit.roles import Role, TextSize
from carrom_desk.gui.kit.theme import Theme
from carrom_desk.gui.kit.wording import plain_tip
from carrom_desk.i18n import _, ngettext, pgettext
from carrom_desk.match.side import BySide, Side
from carrom_desk.presentation.names import LONGEST
from carrom_desk.presentation.score import ScoreView, SideScore
from carrom_desk.presentation.stroke import PieceKind
from carrom_desk.rules.texts.words import PAIR

from .cards import Card, ElidedLabel, NameLabel, Spaced, line, names_in_lines, set_style, styled, words

_NOBODY = SideScore("", 0, 0)


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


class ClubLabel(NameLabel):
    """Club beside a name, only shown if it fits."""

    def _fitting(self, metrics: QFontMetrics, room: int) -> str:
        return self._whole if metrics.horizontalAdvance(self._whole) <= room else ""


class NoteLabel(ElidedLabel):
    """Note on a side; if space is limited, whole parts are omitted: first the colour, which the man shows, then the
    Queen's value.
    """

    def _fitting(self, metrics: QFontMetrics, room: int) -> str:
        shown = self._whole
        while metrics.horizontalAdvance(shown) > room and " · " in shown:
            shown = shown.partition(" · ")[2]
        # Text that barely fits may still be elided, which measures in fractions of a pixel.
        is_whole = metrics.horizontalAdvance(shown) <= room
        return shown if is_whole else metrics.elidedText(shown, Qt.TextElideMode.ElideRight, room)


class SideName(NameLabel):
    """Name of a side: in full if it fits on one line, or on two where there is room, otherwise in short."""

    def __init__(self) -> None:
        super().__init__()
        self._short = ""
        self._one_line, self._two_lines = 0, 0

    def show_side(self, shown: SideScore, opponent: SideScore) -> None:
        """Shows the name of a side, in short distinct from the opponent's."""
        self._short = shown.name
        self.show_name(shown.whole or shown.name, (opponent.name,) if opponent.name else ())

    def set_heights(self, one_line: int, two_lines: int) -> None:
        """Sets its heights in pixels with one line and with two; the latter is 0 where there is no room for two."""
        self._one_line, self._two_lines = one_line, two_lines
        self._fit()

    def _fit(self) -> None:
        super()._fit()
        self.setFixedHeight(self._two_lines if "\n" in self._shown else self._one_line)

    def _fitting(self, metrics: QFontMetrics, room: int) -> str:
        if metrics.horizontalAdvance(self._whole) <= room:
            return self._whole
        if self._two_lines:
            lines = names_in_lines(self.font(), self._whole, room, (), 1 if PAIR in self._whole else 2)
            if lines.replace("\n", " ") == self._whole:
                return lines
        return self._shortened(metrics, self._short, room)


class ScoreRow(Spaced):
    """Row of one side: colour, name, club, turn, men owed, games and score."""

    def __init__(self, theme: Theme, side: Side, prefix: str = "") -> None:
        """`prefix` begins the names of its parts."""
        super().__init__(theme)
        self._shown = _NOBODY
        self.setObjectName(f"{prefix}side_{side}")
        self._name = styled(SideName(), f"{prefix}name_{side}", TextSize.TITLE, "", bold=True)
        self._flags = Flags(theme, 13)
        self._flags.setObjectName(f"{prefix}flags_{side}")
        self._club = styled(ClubLabel(), f"{prefix}club_{side}", TextSize.SMALL, "muted")
        self._club.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Fixed)
        self._owed = line(f"{prefix}owed_{side}", TextSize.SMALL, "warning")
        self._owed.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        self._note = styled(NoteLabel(), f"{prefix}note_{side}", TextSize.SMALL, "muted")
        self._games = GamesDots(theme)
        self._games.setObjectName(f"{prefix}games_{side}")
        self._score = words(f"{prefix}score_{side}", TextSize.NUMERAL, bold=True)
        self._score.setAlignment(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
        first = self.spaced(across(self._name, (self._club, 1)), 12)
        second = self.spaced(across(self._flags, self._owed, (self._note, 1), self._games))
        named = self.spaced(down(1, first, second, 1), 0)
        self._disc = PieceDisc(theme, 26)
        self.spaced(put(QHBoxLayout(self), self._disc, (named, 1), self._score), 12, (12, 0, 12, 0))
        self.set_theme(theme)

    def show_side(self, shown: SideScore, games_to_win: int, opponent: SideScore = _NOBODY) -> None:
        """Shows a side, its name distinct from the opponent's."""
        self._shown = shown
        self._disc.show_colour(shown.is_white)
        self._name.show_side(shown, opponent)
        self._club.setText(shown.club)
        self._flags.show_countries(shown.countries)
        self._note.setText(shown.note)
        self._owed.setText(shown.owed)
        self._owed.setVisible(bool(shown.owed))
        is_long = max(len(each.whole or each.name) for each in (shown, opponent)) > LONGEST
        set_style(self._name, level="body" if is_long else "title")
        self._score.setText(str(shown.score))
        points = ngettext("{name}: {count} point", "{name}: {count} points", shown.score)
        self._score.setAccessibleName(points.format(name=shown.name, count=shown.score))
        games = _("{name}: {won} of {needed} games needed to win").format(
            name=shown.name, won=shown.games, needed=games_to_win
        )
        self._games.show_games(shown.games, games_to_win, games)
        said = (shown.name, shown.club, shown.plays, shown.owed, shown.note)
        self.setAccessibleName(", ".join(each for each in said if each))
        self.update()

    def show_nothing(self) -> None:
        """Clears the row without an open match."""
        self.show_side(_NOBODY, 1)
        self._score.setText("")
        self._games.show_games(0, 0, "")
        for part in (self._score, self):
            part.setAccessibleName("")

    def set_theme(self, theme: Theme) -> None:
        """Applies a theme; reserves space for two digits, so that nothing moves."""
        self._score.setFixedWidth(theme.words_px(52))
        super().set_theme(theme)

    def _share_out(self) -> None:
        """Gives the name two lines where the note below leaves room, and reserves space for one in large text."""
        one = QFontMetrics(self.theme.font(TextSize.TITLE, bold=True)).height()
        two = 2 * QFontMetrics(self.theme.font(TextSize.BODY, bold=True)).lineSpacing()
        has_room = self.height() >= two + self._note.sizeHint().height()
        self._name.set_heights(one, two if has_room else 0)

    def sizeHint(self) -> QSize:
        return QSize(self.theme.px(320), self.theme.px(56))

    def minimumSizeHint(self) -> QSize:
        # Digits have no descenders.
        return QSize(240, round(1.15 * self.theme.words_px(TextSize.NUMERAL)))

    def paintEvent(self, event: QPaintEvent) -> None:
        theme = self.theme
        with QPainter(self) as painter:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            if self._shown.is_in_turn:
                painter.setPen(Qt.PenStyle.NoPen)
                painter.setBrush(theme.colour(Role.ACCENT))
                bar = QRect(0, theme.px(4), theme.px(5), self.height() - theme.px(8))
                painter.drawRect(QStyle.visualRect(self.layoutDirection(), self.rect(), bar))


class ScorePanel(Card):
    """Both sides below each other, with numbers legible from two metres."""

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(theme, parent)
        self.setObjectName("score")
        self.setAccessibleName(pgettext("ScorePanel", "Score"))
        self._rows = BySide(ScoreRow(theme, Side.A), ScoreRow(theme, Side.B))
        self.spaced(put(QVBoxLayout(self), (self._rows.a, 1), (self._rows.b, 1)), 0, (0, 1, 0, 1))

    def show_score(self, view: ScoreView | None) -> None:
        """Shows both sides; None without an open match."""
        for side in Side:
            if view is None:
                self._rows.of(side).show_nothing()
            else:
                self._rows.of(side).show_side(view.sides.of(side), view.games_to_win, view.sides.of(side.other))

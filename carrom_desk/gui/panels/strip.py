"""Strip at the top: for each side name, men left, Queen, games and points, with the clock between them."""

from collections.abc import Sequence

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QHBoxLayout, QSizePolicy, QWidget

from carrom_desk.gui.board.piece_painting import PIECES
from carrom_desk.gui.kit.flags import Flags
from carrom_desk.gui.kit.layouts import across, down, put
from carrom_desk.gui.kit.roles import Role, TextSize
from carrom_desk.gui.kit.theme import Theme, font_of, metrics_of
from carrom_desk.gui.kit.wording import plain_tip
from carrom_desk.gui.panels.clock_cell import FOOT, ClockCell
from carrom_desk.i18n import _, ngettext, pgettext
from carrom_desk.match.plain_text import without_marks
from carrom_desk.match.side import BySide, Side
from carrom_desk.presentation.board.picture import QueenState
from carrom_desk.presentation.names import divided
from carrom_desk.presentation.score import ScoreView, SideScore
from carrom_desk.presentation.stroke_draft import PieceKind
from carrom_desk.rules.texts.words import PAIR

from .cards import UNWRAPPED, PlateName, Spaced, in_lines, lines_height, set_style, styled, words
from .score import GamesDots

CLOCK = 340
"""Width of the clock in design pixels."""
_NOBODY = SideScore("", 0, 0)
_DISC, _DISC_TEXT, _QUEEN, _QUEEN_TEXT = 46, 24, 22, 13
"""Diameters of a side's disc and of the Queen's mark, with the size of their numbers, in design pixels."""
_NUMBER_ON = {PieceKind.WHITE: Role.BLACK_MAN, PieceKind.BLACK: Role.WHITE_MAN}
_NAME, _POINTS, _CORNER = 23, 72, 14
"""Text size of a name on one line, width of the points, and radius of the strip's corners, in design pixels."""
_OF_TWO_LINES, _BELOW, _APART = (19, 17, 15), 15, 2
"""Text sizes of a name on two lines or of a pair, the usual one first, and of what is below, with the least space above
and below, in design pixels.
"""


class MenDisc(QWidget):
    """Disc in a side's colour with the number of its men, and the Queen at its edge once it has pocketed her."""

    def __init__(self, theme: Theme) -> None:
        super().__init__()
        self._theme = theme
        self._shown = _NOBODY
        self.set_theme(theme)

    def show_side(self, shown: SideScore) -> None:
        if shown != self._shown:
            self._shown = shown
            self.update()

    def set_theme(self, theme: Theme) -> None:
        self._theme = theme
        side = theme.px(_DISC + _QUEEN // 2)
        self.setFixedSize(side, side)

    def paintEvent(self, event: QPaintEvent) -> None:
        kind, theme = self._shown.kind, self._theme
        if kind is None or self._shown.men is None:
            return
        with QPainter(self) as painter:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            middle, radius = QRectF(self.rect()).center(), theme.px(_DISC) / 2
            self._paint_disc(painter, middle, radius, PIECES[kind], str(self._shown.men), _NUMBER_ON[kind])
            if self._shown.queen is not None:
                at = middle + QPointF(radius * 0.78, radius * 0.72)
                self._paint_queen(painter, at, theme.px(_QUEEN) / 2)

    def _paint_disc(
        self, painter: QPainter, at: QPointF, radius: float, colours: tuple[Role, Role], text: str, ink: Role
    ) -> None:
        body, edge = (self._theme.colour(role) for role in colours)
        painter.setPen(QPen(edge, radius * 0.13))
        painter.setBrush(body)
        painter.drawEllipse(at, radius * 0.93, radius * 0.93)
        painter.setPen(self._theme.colour(ink))
        painter.setFont(font_of(self._theme.px(_DISC_TEXT), bold=True))
        painter.drawText(_box(at, radius), Qt.AlignmentFlag.AlignCenter, text)

    def _paint_queen(self, painter: QPainter, at: QPointF, radius: float) -> None:
        theme, is_covered = self._theme, self._shown.queen is QueenState.COVERED
        red, white = theme.colour(Role.QUEEN), theme.colour(Role.WHITE_MAN)
        style = Qt.PenStyle.SolidLine if is_covered else Qt.PenStyle.DashLine
        painter.setPen(QPen(white if is_covered else red, radius * 0.2, style))
        painter.setBrush(red if is_covered else white)
        painter.drawEllipse(at, radius, radius)
        painter.setPen(white if is_covered else red)
        painter.setFont(font_of(theme.px(_QUEEN_TEXT), bold=True))
        text = str(self._shown.queen_points) if is_covered else "?"
        painter.drawText(_box(at, radius), Qt.AlignmentFlag.AlignCenter, text)


def _box(at: QPointF, radius: float) -> QRectF:
    return QRectF(at.x() - radius, at.y() - radius, 2 * radius, 2 * radius)


class SidePlate(Spaced):
    """Plate of one side; a darker ground with a foot tells that it must act now."""

    def __init__(self, theme: Theme, side: Side, prefix: str = "") -> None:
        """`prefix` begins the names of its parts."""
        super().__init__(theme)
        self.setObjectName(f"{prefix}side_{side}")
        self._is_first = side is Side.A
        self._shown = _NOBODY
        self._names = tuple(styled(PlateName(), f"{prefix}name_{side}{number}", TextSize.BODY, "") for number in (1, 2))
        self._flags = Flags(theme, 13)
        self._flags.setObjectName(f"{prefix}flags_{side}")
        self._owed = words(f"{prefix}owed_{side}", TextSize.SMALL, "warning")
        self._status = styled(PlateName(), f"{prefix}status_{side}", TextSize.SMALL, "muted")
        self._games = GamesDots(theme, 14)
        self._games.setObjectName(f"{prefix}games_{side}")
        self._score = words(f"{prefix}score_{side}", bold=True)
        self._score.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self._disc = MenDisc(theme)
        side_of_text = Qt.AlignmentFlag.AlignLeft if self._is_first else Qt.AlignmentFlag.AlignRight
        for label in (*self._names, self._status, self._owed):
            label.setAlignment(side_of_text | Qt.AlignmentFlag.AlignAbsolute | Qt.AlignmentFlag.AlignVCenter)
            label.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Fixed)
        below = across(self._flags, (self._owed, 1), (self._status, 1))
        named = self.spaced(down(1, *self._names, self.spaced(below, 8), 1), 0)
        self._row = put(QHBoxLayout(self), self._disc, (named, 1), self._score, self._games)
        if not self._is_first:
            for layout in (self._row, below):
                layout.setDirection(QHBoxLayout.Direction.RightToLeft)
        self.spaced(self._row, 10, (16, 0, 16, FOOT))
        self.set_theme(theme)

    def show_side(self, shown: SideScore, games_to_win: int) -> None:
        """Shows a side."""
        if shown == self._shown:
            return
        before, self._shown = self._shown, shown
        self._disc.show_side(shown)
        wholes, shorts = (shown.whole or shown.name).split(PAIR), shown.name.split(PAIR)
        for number, label in enumerate(self._names):
            label.setVisible(number < len(wholes))
            if number < len(wholes):
                set_style(label, strong=len(wholes) == 1 or shown.player == number)
                label.show_player(wholes[number], shorts[number], is_alone=len(wholes) == 1)
        self._flags.show_countries(shown.countries)
        self._owed.setText(shown.owed)
        self._owed.setVisible(bool(shown.owed))
        # Below a pair there is one line; a status is no name that could be abbreviated.
        first, is_alone = shown.status.partition(" · ")[0], len(wholes) == 1
        self._status.show_player(shown.status, first, is_alone=is_alone)
        self._status.setVisible(not shown.owed)
        if (before.name, before.score, before.games) != (shown.name, shown.score, shown.games):
            self._show_points(shown, games_to_win)
        set_style(self, acts=shown.acts)
        said = (shown.name, shown.club, shown.plays, shown.owed, shown.note)
        self.setAccessibleName(", ".join(each for each in said if each))
        self.setToolTip(plain_tip(self.accessibleName()))
        self.update()

    def size_of_names(self) -> int:
        """Returns the first size of names in which the lines fit, above each other and in width."""
        self._row.activate()  # of another theme, say
        names, room = (self._shown.whole or self._shown.name).split(PAIR), self._names[0].width()
        if len(names) == 1 and self._width(_NAME, names[0]) <= room:
            return _NAME
        high = self.height() - self.theme.px(FOOT) - 2 * self.theme.px(_APART) - self._height(_BELOW)
        two = "\n".join((names * 2)[:2])
        heights = {each: lines_height(self.theme.px(each), UNWRAPPED, two, bold=True) for each in _OF_TWO_LINES}
        sizes = [each for each in _OF_TWO_LINES if heights[each] <= high] or _OF_TWO_LINES[-1:]
        return next((each for each in sizes if self._fit_on_lines(each, names, room)), sizes[0])

    def use_size(self, size: int) -> None:
        """Shows the names in a size in design pixels."""
        for label in self._names:
            set_style(label, px=str(size))

    def _fit_on_lines(self, size: int, names: Sequence[str], room: int) -> bool:
        """Returns True if a name fits on two lines in a size, or each surname of a pair on one."""
        if len(names) == 1:
            return in_lines(font_of(self.theme.px(size), bold=True), names[0], room).count("\n") < 2
        return all(self._width(size, divided(without_marks(name))[1]) <= room for name in names)

    def _width(self, size: int, name: str) -> int:
        return metrics_of(self.theme.px(size), bold=True).horizontalAdvance(name)

    def _height(self, size: int) -> int:
        return metrics_of(self.theme.px(size)).height()

    def _show_points(self, shown: SideScore, games_to_win: int) -> None:
        self._score.setText(str(shown.score) if shown.name else "")
        points = ngettext("{name}: {count} point", "{name}: {count} points", shown.score)
        self._score.setAccessibleName(points.format(name=shown.name, count=shown.score) if shown.name else "")
        games = _("{name}: {won} of {needed} games needed to win")
        said = games.format(name=shown.name, won=shown.games, needed=games_to_win) if shown.name else ""
        self._games.show_games(shown.games, games_to_win if shown.name else 0, said)

    def set_theme(self, theme: Theme) -> None:
        self._score.setFixedWidth(theme.px(_POINTS))
        super().set_theme(theme)

    def paintEvent(self, event: QPaintEvent) -> None:
        super().paintEvent(event)
        if self._shown.acts:
            high, corner = self.theme.px(FOOT), self.theme.px(_CORNER)
            ground = self.rect().adjusted(0, 0, corner, 0) if self._is_first else self.rect().adjusted(-corner, 0, 0, 0)
            with QPainter(self) as painter:
                painter.setRenderHint(QPainter.RenderHint.Antialiasing)
                painter.setClipRect(0, self.height() - high, self.width(), high)
                painter.setPen(Qt.PenStyle.NoPen)
                painter.setBrush(self.theme.colour(Role.ACCENT))
                painter.drawRoundedRect(ground, corner, corner)


class Strip(Spaced):
    """Both sides with the clock between them, in the same order in every language."""

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(theme, parent)
        self.setObjectName("score")
        self.setAccessibleName(pgettext("ScorePanel", "Score"))
        self.setLayoutDirection(Qt.LayoutDirection.LeftToRight)
        self.clock = ClockCell(theme)
        """Clock."""
        self._plates = BySide(SidePlate(theme, Side.A), SidePlate(theme, Side.B))
        self._named = ("", "")
        """Names shown."""
        layout = put(QHBoxLayout(self), (self._plates.a, 1), self.clock, (self._plates.b, 1), gap=0)
        layout.setContentsMargins(0, 0, 0, 0)
        for plate in (self._plates.a, self._plates.b):
            plate.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Ignored)
        self.set_theme(theme)

    def show_score(self, view: ScoreView | None) -> None:
        """Shows both sides; None without an open match."""
        sides = BySide(_NOBODY, _NOBODY) if view is None else view.sides
        for side in Side:
            self._plates.of(side).show_side(sides.of(side), 0 if view is None else view.games_to_win)
        if (sides.a.name, sides.b.name) != self._named:
            self._named = (sides.a.name, sides.b.name)
            self._distribute()

    def _distribute(self) -> None:
        """Shows the names of both sides in one size, which fits both."""
        size = min(self._plates.of(side).size_of_names() for side in Side)
        for side in Side:
            self._plates.of(side).use_size(size)

    def set_theme(self, theme: Theme) -> None:
        self.clock.setFixedWidth(theme.px(CLOCK))
        super().set_theme(theme)

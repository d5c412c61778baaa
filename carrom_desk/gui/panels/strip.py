"""Strip at the top: for each side name, men left, Queen, games and points, with the clock between them."""

from collections.abc import Sequence

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QHBoxLayout, QSizePolicy, QWidget

from carrom_desk.gui.kit.flags import Flags
from carrom_desk.gui.kit.layouts import across, down, put
from carrom_desk.gui.kit.roles import TextSize
from carrom_desk.gui.kit.theme import Theme, font_of, metrics_of
from carrom_desk.gui.kit.wording import plain_tip
from carrom_desk.gui.panels.clock_cell import FOOT, ClockCell
from carrom_desk.i18n import _, ngettext, pgettext
from carrom_desk.match.plain_text import without_marks
from carrom_desk.match.side import BySide, Side
from carrom_desk.presentation.names import divided
from carrom_desk.presentation.score import ScoreView, SideScore
from carrom_desk.rules.texts.words import PAIR

from .cards import UNWRAPPED, PlateName, Spaced, in_lines, lines_height, set_style, styled, words
from .score import NOBODY, GamesDots, MenDisc

CLOCK = 340
"""Width of the clock in design pixels."""
_DISC, _NAME, _POINTS = 46, 23, 72
"""Diameter of a side's disc, text size of a name on one line, and width of the points, in design pixels."""
_OF_TWO_LINES, _BELOW, _APART = (19, 17, 15), 15, 2
"""Text sizes of a name on two lines or of a pair, the usual one first, and of what is below, with the least space above
and below, in design pixels.
"""


class SidePlate(Spaced):
    """Plate of one side; a darker ground with a foot tells that it must act now."""

    def __init__(self, theme: Theme, side: Side) -> None:
        super().__init__(theme)
        self.setObjectName(f"side_{side}")
        self._is_first = side is Side.A
        self._shown = NOBODY
        self._names = tuple(styled(PlateName(), f"name_{side}{number}", TextSize.BODY, "") for number in (1, 2))
        self._flags = Flags(theme, 13)
        self._flags.setObjectName(f"flags_{side}")
        self._owed = words(f"owed_{side}", TextSize.SMALL, "warning")
        self._status = styled(PlateName(), f"status_{side}", TextSize.SMALL, "muted")
        self._games = GamesDots(theme, 14)
        self._games.setObjectName(f"games_{side}")
        self._score = words(f"score_{side}", bold=True)
        self._score.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self._disc = MenDisc(theme, _DISC)
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
        sides = BySide(NOBODY, NOBODY) if view is None else view.sides
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

"""Scoreboard of the match, legible from ten metres."""

from dataclasses import replace

from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QFrame, QHBoxLayout, QLabel, QSizePolicy, QVBoxLayout, QWidget

from carrom_desk.gui.kit.flags import Flags
from carrom_desk.gui.kit.layouts import across, down, put
from carrom_desk.gui.kit.roles import TextSize
from carrom_desk.gui.kit.theme import SCALES, Theme
from carrom_desk.gui.panels.cards import ElidedLabel, NameLabel, Spaced, line, set_style, styled, words
from carrom_desk.gui.panels.score import GamesDots, MenDisc
from carrom_desk.match.side import BySide, Side
from carrom_desk.presentation.players_clock import PlayersClock
from carrom_desk.presentation.score import SideScore, SpectatorView, spoken
from carrom_desk.presentation.wording.match_text import in_order

from .players_clock import PlayersClockFace

_LEAST_SCALE = 0.4
_DESIGN = QSize(1366, 768)


class SideBoard(Spaced):
    """Row of one side: colour, names, club, points, games and notes."""

    def __init__(self, theme: Theme, side: Side) -> None:
        super().__init__(theme)
        self.setObjectName(f"hall_side_{side}")
        self._disc = MenDisc(theme, 44)
        names = (f"hall_name_{side}{number}" for number in (1, 2))
        self._names = tuple(styled(NameLabel(), name, TextSize.TITLE, "", bold=True) for name in names)
        self._flags = Flags(theme, 24)
        self._flags.setObjectName(f"hall_flags_{side}")
        self._club = line(f"hall_club_{side}", TextSize.BODY, "muted")
        self._points = words(f"hall_score_{side}", TextSize.NUMERAL, bold=True)
        self._points.setAlignment(Qt.AlignmentFlag.AlignTrailing | Qt.AlignmentFlag.AlignVCenter)
        self._games = GamesDots(theme, 28)
        self._note = line(f"hall_note_{side}", TextSize.BODY, "muted")
        self._turn = words(f"hall_turn_{side}", TextSize.DECISION, "good")
        head = self.spaced(across(self._disc, (self.spaced(down(*self._names), 10), 1)), 10)
        home = self.spaced(across(self._flags, (self._club, 1)), 10)
        below = self.spaced(across(self._games, (self._note, 1), self._turn), 10)
        column = self.spaced(down(1, head, home, below, 1), 0)
        self.spaced(put(QHBoxLayout(self), (column, 1), self._points), 16, (16, 8, 16, 8))

    def show_side(self, shown: SideScore, games_to_win: int, names: tuple[str, ...], among: tuple[str, ...]) -> None:
        """Shows a side by its names among all players (`among`); the side to play has a thick border and a text."""
        for label, name in zip(self._names, (*names, "")[:2], strict=True):
            label.show_name(name, among)
            label.setVisible(bool(name))
        self._disc.show_side(shown)
        self._club.setText(shown.club)
        self._flags.show_countries(shown.countries)
        self._points.setText(str(shown.score))
        self._games.show_games(shown.games, games_to_win, "")
        self._note.setText(" · ".join(text for text in (shown.owed, shown.note) if text))
        self._turn.setText(shown.plays or " ")
        set_style(self, current=shown.is_in_turn)


class SpectatorBoard(QFrame):
    """Shows a match without controls, scaled to its size."""

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("spectator_board")
        self._theme = theme
        self.view = SpectatorView()
        """Current contents."""
        self._parts = Spaced(theme, self)
        self._parts.setObjectName("hall")
        self._heading = line("hall_heading", TextSize.TITLE, bold=True)
        self._place = line("hall_place", TextSize.BODY, "muted")
        self._clock = PlayersClockFace(theme)
        self._clock.setObjectName("spectator_clock")
        self._games = self._middle("hall_games", TextSize.BODY, "muted")
        self._men = self._middle("hall_men", TextSize.BODY, "muted")
        self._sides = BySide(SideBoard(theme, Side.A), SideBoard(theme, Side.B))
        self._announcement = self._middle("hall_announcement", TextSize.DECISION)
        self._nothing = self._middle("hall_nothing", TextSize.DECISION)
        self._lay_out()
        self._show()

    def _middle(self, name: str, size: TextSize, voice: str = "") -> QLabel:
        label = words(name, size, voice, bold=size is TextSize.DECISION, is_wrapped=True)
        label.setAlignment(Qt.AlignmentFlag.AlignCenter)
        return label

    def _lay_out(self) -> None:
        parts = self._parts
        self._heading.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Fixed)
        top = parts.spaced(across((self._heading, 1), self._place), 16)
        middle = parts.spaced(down(self._games, (self._clock, 1), self._men), 16)
        middle.setAlignment(self._clock, Qt.AlignmentFlag.AlignHCenter)
        sides = parts.spaced(down((self._sides.a, 1), (self._sides.b, 1)), 16)
        score = parts.spaced(across((sides, 1), middle), 16)
        layout = put(QVBoxLayout(parts), top, (score, 1), self._announcement, (self._nothing, 1))
        parts.spaced(layout, 16, (24, 12, 24, 16))

    def show_view(self, view: SpectatorView) -> None:
        if view != self.view:
            self.view = view
            self._show()

    def _show(self) -> None:
        view, score = self.view, self.view.score
        self.setAccessibleName(spoken(view))
        shown: tuple[tuple[QLabel | ElidedLabel, str], ...] = (
            (self._heading, view.heading),
            (self._place, view.place),
            (self._games, ", ".join(map(in_order, view.games))),
            (self._men, view.men),
            (self._announcement, view.announcement),
            (self._nothing, "" if score is not None else spoken(view)),
        )
        for label, text in shown:
            label.setText(text)
        self._nothing.setVisible(score is None)
        for part in (self._announcement, self._sides.a, self._sides.b, self._clock, self._games, self._men):
            part.setVisible(score is not None)
        if score is not None:
            among = (*view.names.a, *view.names.b)
            for side in Side:
                self._sides.of(side).show_side(score.sides.of(side), score.games_to_win, view.names.of(side), among)

    def show_clock(self, view: PlayersClock) -> None:
        """Shows the clock, without the name that a side has."""
        self._clock.show_view(replace(view, name=""))

    def set_theme(self, theme: Theme) -> None:
        self._theme = theme
        self._rescale()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._parts.setGeometry(self.rect())
        self._rescale()

    def _rescale(self) -> None:
        fits = min(self.width() / _DESIGN.width(), self.height() / _DESIGN.height())
        theme = replace(self._theme, scale=max(_LEAST_SCALE, min(SCALES[1], round(fits, 2))))
        self.setStyleSheet(theme.stylesheet())
        self._parts.set_theme(theme)
        self._clock.setFixedWidth(theme.px(240))

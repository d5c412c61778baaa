"""One player of a new match: where he sits, his name, his club and country."""

from collections.abc import Callable, Sequence

from PySide6.QtCore import QObject, QSignalBlocker, Signal
from PySide6.QtGui import QFontMetrics
from PySide6.QtWidgets import QGridLayout, QLabel, QLineEdit

from carrom_desk.gui.board.geometry import BoardEdge
from carrom_desk.gui.board.picture import edge_of
from carrom_desk.match.setup import Player
from carrom_desk.match.setup_codec import LONGEST_NAME
from carrom_desk.match.side import Seat

from .completing import offer_known
from .desk_dialog import named
from .seat_sign import SeatSign

_AROUND_WORDS = 28
"""What a field takes beside the words in it, in pixels."""

FindPlayer = Callable[[str], Player | None]
"""The player of this name as he was last entered."""


class PlayerRow(QObject):
    """Fields in a line; the club and country of somebody known fill themselves in.

    Signals:
        changed: something else stands in one of the fields.
    """

    changed = Signal()

    def __init__(self, seat: Seat, names: Callable[[str], Sequence[str]], find: FindPlayer, parent: QObject) -> None:
        super().__init__(parent)
        self.seat = seat
        self._find = find
        self._filled = ("", "")
        """Club and country as they were filled in, for whoever was named before."""
        title = self.tr("Player {seat}").format(seat=str(seat).upper())
        self.name = self._line(f"player_{seat}", title, self.tr("Name"))
        self.club = self._line(f"club_{seat}", self.tr("Club of {player}").format(player=title), self.tr("Club"))
        country = self.tr("Country of {player}").format(player=title)
        self.country = self._line(f"country_{seat}", country, self.tr("Country"))
        self._sign = SeatSign(BoardEdge.BOTTOM)
        self._caption = QLabel()
        offer_known(self.name, names).activated.connect(self._fill)
        self.name.editingFinished.connect(self._fill)

    def add_to(self, grid: QGridLayout, row: int) -> None:
        """Take a line of a grid."""
        for column, part in enumerate((self._sign, self._caption, self.name, self.club, self.country)):
            grid.addWidget(part, row, column)

    def player(self) -> Player:
        """Who is entered."""
        return Player(self.name.text().strip(), self.club.text().strip(), self.country.text().strip())

    def show_player(self, player: Player) -> None:
        """Show a player."""
        self.name.setText(player.name)
        self.club.setText(player.club)
        self.country.setText(player.country)
        self._filled = (player.club, player.country)
        for line in (self.name, self.club, self.country):
            line.setCursorPosition(0)  # where a long name begins

    def seat_for(self, *, is_doubles: bool, is_turned: bool) -> None:
        """Say where the player sits on the screen's board, turned or not; a partner is there in doubles only."""
        edge = edge_of(self.seat, is_doubles=is_doubles or self.seat.number > 1)
        edge = edge.opposite if is_turned else edge
        self._sign.set_edge(edge)
        caption = self.tr("{seat}, {place}").format(seat=str(self.seat).upper(), place=self._place(edge))
        self._caption.setText(caption)
        is_there = is_doubles or self.seat.number == 1
        for part in (self._sign, self._caption, self.name, self.club, self.country):
            part.setEnabled(is_there)

    def _line(self, name: str, title: str, placeholder: str) -> QLineEdit:
        line = named(QLineEdit(), name, title)
        line.setPlaceholderText(placeholder)
        line.setMaxLength(LONGEST_NAME)
        words = QFontMetrics(line.font()).horizontalAdvance(placeholder)
        line.setMinimumWidth(max(line.minimumSizeHint().width(), words + _AROUND_WORDS))
        line.textChanged.connect(self.changed)
        return line

    def _fill(self) -> None:
        """What the umpire typed stays; what was filled in for another name goes."""
        if (self.club.text(), self.country.text()) not in (self._filled, ("", "")):
            return
        found = self._find(self.name.text())
        club, country = ("", "") if found is None else (found.club, found.country)
        self._filled = (club, country)
        with QSignalBlocker(self.club), QSignalBlocker(self.country):
            self.club.setText(club)
            self.country.setText(country)
        self.changed.emit()

    def _place(self, edge: BoardEdge) -> str:
        """As the umpire sees it on the board of the desk."""
        match edge:
            case BoardEdge.BOTTOM:
                return self.tr("below")
            case BoardEdge.RIGHT:
                return self.tr("right")
            case BoardEdge.TOP:
                return self.tr("above")
            case BoardEdge.LEFT:
                return self.tr("left")

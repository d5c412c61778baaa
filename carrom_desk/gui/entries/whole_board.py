"""Questions about a board of which only the result is known: winner, Queen, men left, points, breaker and slam."""

from PySide6.QtCore import QSignalBlocker

from carrom_desk.gui.dialogs.fields import ChoiceBox, NumberField, choice_box, watch
from carrom_desk.gui.kit.layouts import Tiles, within
from carrom_desk.i18n import _, say
from carrom_desk.match.entry.entries import BoardEntered
from carrom_desk.match.history import Slam
from carrom_desk.match.setup import Setup
from carrom_desk.match.side import Seat, Side
from carrom_desk.match.state import BoardState
from carrom_desk.presentation.names import shortened_setup, shown
from carrom_desk.rules.position import MEN_OF_A_SIDE

from .entry_fields import EntryFields

_NOT_KNOWN = -1


class WholeBoardQuestions(EntryFields):
    """Asks for the result of a board; the points follow from men and Queen until somebody types others."""

    def __init__(self, setup: Setup, board: BoardState | None, entered: BoardEntered | None = None) -> None:
        """`board` is the one that could begin now, with the score before it; `entered` the initial answers."""
        super().__init__()
        told = shortened_setup(setup)
        self._scoring, self._board = setup.laws.scoring, board
        sides: list[tuple[str, Side | None]] = [(shown(told.side_name(side)), side) for side in Side]
        sides.append((_("nobody"), None))
        self._winner = choice_box("board_winner", _("Winner of the board"), sides, of_names=True)
        self._queen = choice_box("board_queen", _("Queen covered by"), sides, of_names=True)
        self._men = NumberField(
            "board_men", _("Men of the loser left"), _NOT_KNOWN, MEN_OF_A_SIDE, at_least=_("not known")
        )
        self._points = NumberField("board_points", _("Points of the board"), 0, self._scoring.most)
        seats = [(shown(told.player_at(seat).name), seat) for seat in setup.seats]
        self._breaker = choice_box("board_breaker", _("Player who broke"), seats, of_names=True)
        slams: list[tuple[str, Slam | None]] = [(_("none"), None), *((say(slam.words), slam) for slam in Slam)]
        self._slam = choice_box("board_slam", _("Slam"), slams, is_narrow=True)
        fields = (self._winner, self._queen, self._men, self._points, self._breaker, self._slam)
        self._tiles = Tiles(*fields, columns=2)
        within(self._tiles, self)
        self._show(entered)
        watch(self._add_up, self._winner, self._queen, self._men)
        watch(self.changed, self._points, self._breaker, self._slam)

    def arrange(self, columns: int) -> None:
        """Arranges the questions in columns."""
        self._tiles.arrange(columns)

    def entry(self) -> BoardEntered:
        """Returns the answers as an entry, without a reason."""
        winner, breaker = self._winner.currentData(), Seat(self._breaker.currentData())
        return BoardEntered(
            winner=_side(self._winner),
            queen=_side(self._queen),
            points=self._points.value(),
            breaker=None if breaker is self._expected else breaker,
            men=None if winner is None or self._men.value() == _NOT_KNOWN else self._men.value(),
            slam=None if self._slam.currentData() is None else Slam(self._slam.currentData()),
        )

    @property
    def _expected(self) -> Seat:
        """The player whose break it is."""
        return Seat.A1 if self._board is None else self._board.breaker

    def _show(self, entered: BoardEntered | None) -> None:
        self._breaker.choose(self._expected if entered is None or entered.breaker is None else entered.breaker)
        if entered is None:
            self._queen.choose(None)
            self._men.setValue(_NOT_KNOWN)
            return
        self._winner.choose(entered.winner)
        self._queen.choose(entered.queen)
        self._men.setValue(_NOT_KNOWN if entered.men is None else entered.men)
        self._points.setValue(entered.points)
        self._slam.choose(entered.slam)

    def _add_up(self) -> None:
        """Shows the points that men and Queen make; nobody's board makes none."""
        winner, men = _side(self._winner), self._men.value()
        if winner is None or men != _NOT_KNOWN:
            points = 0 if winner is None else men + self._credit(winner)
            with QSignalBlocker(self._points):
                self._points.setValue(points)
        self.changed.emit()

    def _credit(self, winner: Side) -> int:
        """Returns what the Queen counts for the winner at the score before the board (icf-revised 54)."""
        if self._board is None or _side(self._queen) is not winner:
            return 0
        score = self._board.position.score
        own = score.own if self._board.turn.side is winner else score.opponent
        return self._scoring.queen_credit(own)


def _side(box: ChoiceBox) -> Side | None:
    value = box.currentData()
    return None if value is None else Side(value)

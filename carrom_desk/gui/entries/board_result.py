"""Result of a board: its fields, and the form for correcting that of an earlier one."""

from PySide6.QtWidgets import QWidget

from carrom_desk.gui.dialogs.ask_dialog import DescribeOutcome
from carrom_desk.gui.dialogs.fields import NumberField, choice_box, watch
from carrom_desk.gui.kit.layouts import Tiles, within
from carrom_desk.gui.kit.wording import POINTS_OF_BOARD, plain_tip
from carrom_desk.i18n import _, say
from carrom_desk.match.entry.entries import Override
from carrom_desk.match.setup import Setup
from carrom_desk.match.side import side_of
from carrom_desk.match.state import LastRuled
from carrom_desk.presentation.names import shortened_setup
from carrom_desk.rules.position import Party
from carrom_desk.rules.ruling import BoardResult

from .entry_dialog import DecisionDialog
from .entry_fields import EntryFields

MOST_DEMANDED = 2


class BoardResultFields(EntryFields):
    """Winner, points and extra points of the board of an act."""

    def __init__(self, ruled: LastRuled, setup: Setup) -> None:
        super().__init__()
        self._ruled = ruled
        names, turn = shortened_setup(setup), ruled.board.turn
        winners = [(names.side_name(side_of(party, turn.side)), party) for party in Party]
        self._winner = choice_box("winner", _("Board winner"), winners, of_names=True)
        self._most = setup.laws.scoring.most
        self._points = NumberField("points", say(POINTS_OF_BOARD), 1, self._most)
        limit = _("A board is worth 1 to {most} points, extra points included.").format(most=self._most)
        self._points.setAccessibleDescription(limit)
        self._points.setToolTip(plain_tip(limit))
        self._demanded = NumberField("on_demand", _("Extra points"), 0, MOST_DEMANDED)
        self.tiles = Tiles(self._winner, self._points, self._demanded, columns=2)
        within(self.tiles, self)
        self.show_result(ruled.ruling.board)
        watch(self._limit, self._points)
        watch(self.changed, self._winner, self._points, self._demanded)

    def result(self) -> BoardResult:
        return BoardResult(Party(self._winner.currentData()), self._points.value(), self._demanded.value())

    def show_result(self, result: BoardResult | None) -> None:
        """Shows a result, if there is one."""
        if result is not None:
            self._winner.choose(result.winner)
            self._points.setValue(result.points)
            self._demanded.setValue(result.on_demand)
        self._limit()

    def entry(self) -> Override:
        """Returns the override of the act with this result."""
        return Override("", board=self.result(), of=self._ruled.number)

    def _limit(self) -> None:
        self._demanded.setMaximum(min(MOST_DEMANDED, self._most - self._points.value()))


class BoardResultDialog(DecisionDialog):
    """Answers with an `Override` of the act that ended the board."""

    def __init__(
        self, ruled: LastRuled, title: str, describe_outcome: DescribeOutcome, parent: QWidget | None = None
    ) -> None:
        """`ruled` is the act that ended the board, `title` names the board."""
        fields, refused = BoardResultFields(ruled, ruled.before.setup), _("This result is not possible.")
        name, accept = "board_result_dialog", _("Record decision")
        super().__init__(name, title, accept, fields, describe_outcome, parent, impossible=refused)
        self.add(self.fields, self.reason_row, 1)
        self.show_follows()

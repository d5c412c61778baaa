"""Form for correcting the result of an earlier board."""

from collections.abc import Callable

from PySide6.QtWidgets import QWidget

from carrom_desk.gui.dialogs.ask_dialog import AskDialog
from carrom_desk.gui.dialogs.fields import NumberField, text_field, watch
from carrom_desk.gui.dialogs.override_fields import MOST_DEMANDED
from carrom_desk.gui.kit.layouts import form
from carrom_desk.gui.kit.wording import GIVE_THE_REASON, NOTHING_IS_CHANGED, POINTS_OF_BOARD, REASON_IS_PRINTED
from carrom_desk.i18n import _, say
from carrom_desk.match.entry.entries import Override
from carrom_desk.match.side import Side, side_of
from carrom_desk.match.state import LastRuled
from carrom_desk.presentation.corrections import CorrectionNotice
from carrom_desk.rules.position import Party
from carrom_desk.rules.ruling import BoardResult

from .consequence import NOTHING, ConsequenceView
from .entry_fields import sides_box


class BoardResultDialog(AskDialog):
    """Answers with an `Override` of the act that ended the board."""

    has_reason = True

    def __init__(
        self,
        ruled: LastRuled,
        title: str,
        consequence: Callable[[Override], CorrectionNotice],
        parent: QWidget | None = None,
    ) -> None:
        """`ruled` is the act that ended the board, `title` names the board."""
        super().__init__("board_result_dialog", title, _("Record decision"), parent)
        self._ruled, self._consequence_of = ruled, consequence
        assert ruled.ruling.board is not None, "the board has ended"
        self._was: BoardResult = ruled.ruling.board
        setup = ruled.before.setup
        winner = side_of(self._was.winner, ruled.board.turn.side)
        self._winner = sides_box("winner", _("Winner"), setup, winner)
        self._points = NumberField("points", say(POINTS_OF_BOARD), 1, setup.laws.scoring.most)
        self._points.setValue(self._was.points)
        self._demanded = NumberField("on_demand", _("Extra points that may be claimed"), 0, MOST_DEMANDED)
        self._demanded.setValue(self._was.on_demand)
        self._reason = text_field("reason", _("Reason"), hint=say(REASON_IS_PRINTED))
        self._consequence, self._shown = NOTHING, ConsequenceView()
        self.add(form(self._winner, self._points, self._demanded, self._reason), 1)
        self.show_below((self._shown, 1))
        watch(self._changed, self._winner, self._points, self._demanded)
        self._reason.textChanged.connect(self.check)
        self._changed()

    def answer(self) -> Override | None:
        """Returns the override; None if nothing was changed or the reason is missing."""
        return None if self.problems() else self._override()

    def problems(self) -> list[str]:
        """Returns what is missing, or why the result is not possible."""
        if self._result() == self._was:
            return [say(NOTHING_IS_CHANGED)]
        if self._consequence.is_refused:
            return [_("This result is not possible.")]
        return [] if self._reason.text().strip() else [say(GIVE_THE_REASON)]

    def ends(self) -> str:
        """Returns the question if a score, a winner or the turn changes."""
        return self._consequence.question

    def _result(self) -> BoardResult:
        is_own = Side(self._winner.currentData()) is self._ruled.board.turn.side
        party = Party.OWN if is_own else Party.OPPONENT
        return BoardResult(party, self._points.value(), self._demanded.value())

    def _override(self) -> Override:
        return Override(self._reason.text().strip(), board=self._result(), of=self._ruled.number)

    def _changed(self) -> None:
        is_changed = self._result() != self._was
        self._consequence = self._consequence_of(self._override()) if is_changed else NOTHING
        self._shown.show_consequence(self._consequence)
        self.is_refused = self._consequence.is_refused
        self.check()

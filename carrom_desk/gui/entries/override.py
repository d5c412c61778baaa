"""Dialog for overriding the last ruling."""

from PySide6.QtWidgets import QWidget

from carrom_desk.gui.dialogs.ask_dialog import DescribeOutcome
from carrom_desk.i18n import _
from carrom_desk.match.state import MatchState
from carrom_desk.presentation.corrections import CorrectionNotice
from carrom_desk.presentation.wording.match_text import sentence
from carrom_desk.presentation.wording.ruling_text import ruling_text

from .consequence import NOTHING
from .entry_dialog import DecisionDialog
from .override_fields import OverrideFields


class OverrideDialog(DecisionDialog):
    """Answers with an `Override` that only contains the changes, or with an unnoticed mistake."""

    def __init__(self, state: MatchState, describe_outcome: DescribeOutcome, parent: QWidget | None = None) -> None:
        fields, name = OverrideFields(state), "override_dialog"
        super().__init__(
            name,
            _("Override ruling"),
            _("Record decision"),
            fields,
            describe_outcome,
            parent,
            impossible=_("This decision is not possible."),
            unchanged=_as_ruled(state),
        )
        self.add(fields, self.reason_row, 1)
        self.begin_at(fields.turn)
        fields.reason_given.connect(self.reason.setText)
        self.reason.textChanged.connect(self.show_follows)  # the outcome names it
        self.show_follows()


def _as_ruled(state: MatchState) -> CorrectionNotice:
    """Returns the ruling to be overridden, with its laws."""
    text = ruling_text(state)
    if text is None:
        return NOTHING
    return CorrectionNotice("\n".join(text.details), decision=sentence(text.decision), laws=text.laws)

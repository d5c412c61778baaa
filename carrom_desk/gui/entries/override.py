"""Dialog for overriding the last ruling."""

from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import replace

from PySide6.QtCore import Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QWidget

from carrom_desk.gui.dialogs.ask_dialog import AskDialog, DescribeOutcome, WhyNot
from carrom_desk.gui.dialogs.fields import choice_box, text_field, watch
from carrom_desk.gui.dialogs.override_fields import OverrideFields
from carrom_desk.gui.kit.layouts import across
from carrom_desk.gui.kit.wording import GIVE_THE_REASON, NOTHING_IS_CHANGED, REASON_IS_PRINTED
from carrom_desk.i18n import _, say
from carrom_desk.match.effects.unnoticed import UnnoticedCase, unnoticed_cases
from carrom_desk.match.entry.entries import MistakeStands, Override, TurnCorrected
from carrom_desk.match.state import MatchState
from carrom_desk.presentation.corrections import CorrectionNotice
from carrom_desk.presentation.wording.decision_text import ending_question, unnoticed_reason, unnoticed_title
from carrom_desk.presentation.wording.match_text import sentence
from carrom_desk.presentation.wording.ruling_text import ruling_text

from .consequence import NOTHING, ConsequenceView


class OverrideDialog(AskDialog):
    """Answers with an `Override` that only contains the changes, or with an unnoticed mistake."""

    has_reason = True

    def __init__(
        self, state: MatchState, why_not: WhyNot, describe_outcome: DescribeOutcome, parent: QWidget | None = None
    ) -> None:
        super().__init__("override_dialog", _("Override ruling"), _("Record decision"), parent)
        self._setup = state.setup
        self._why_not = why_not
        self._describe_outcome = describe_outcome
        self._unnoticed: TurnCorrected | MistakeStands | None = None
        """Chosen mistake, unless anything else was changed."""
        self._fields = OverrideFields(state, *self._mistakes(state))
        self._reason = text_field("reason", _("Reason"), hint=say(REASON_IS_PRINTED))
        self._was, self._now = _as_ruled(state), ConsequenceView()
        reason = across(self._reason.accessibleName(), (self._reason, 1))
        self.add(self._fields, reason, 1)
        self.show_below((self._now, 1))
        self.begin_at(self._fields.turn)
        watch(self._changed, self._reason)
        self._fields.changed.connect(self._changed)
        self._changed()

    def answer(self) -> Override | TurnCorrected | MistakeStands | None:
        """Returns the override; None if there is none, or the reason is missing."""
        return None if self.problems() else self._decision()

    def ends(self) -> str:
        """Returns the question if the board ends by this decision, or continues against the laws."""
        return ending_question(self._setup, self._decision())

    def problems(self) -> list[str]:
        """Returns what is missing, or why the decision is invalid."""
        decision = self._decision()
        if not self._is_changed():
            return [say(NOTHING_IS_CHANGED)]
        if self._why_not(decision):
            return [_("This decision is not possible.")]
        if isinstance(decision, MistakeStands):
            return []
        return [] if self._reason.text().strip() else [say(GIVE_THE_REASON)]

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Moves to the reason on Enter while only that is missing."""
        is_enter = event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter)
        if is_enter and not event.isAutoRepeat() and self.problems() == [say(GIVE_THE_REASON)]:
            self._reason.setFocus(Qt.FocusReason.TabFocusReason)
        else:
            super().keyPressEvent(event)

    def _decision(self) -> Override | TurnCorrected | MistakeStands:
        override, unnoticed = self._fields.override(self._reason.text().strip()), self._unnoticed
        if unnoticed is None or override != Override(override.reason):
            return override
        return replace(unnoticed, reason=override.reason) if isinstance(unnoticed, TurnCorrected) else unnoticed

    def _fill_in(self, case: UnnoticedCase) -> None:
        """Resets to the ruling, then applies a mistake to it."""
        self._fields.show_ruling()
        self._unnoticed = case.entry
        self._reason.setText(unnoticed_reason(case))
        self._changed()

    def _mistakes(self, state: MatchState) -> Iterator[QWidget]:
        """Yields a box with the mistakes that may have gone unnoticed, if there are any."""
        cases = unnoticed_cases(state)
        if not cases:
            return
        title = _("Mistake noticed after the next stroke")
        box = choice_box("unnoticed", title, _titles(cases, state), is_narrow=True)
        box.setPlaceholderText(title)
        box.setCurrentIndex(-1)
        box.activated.connect(lambda row: self._fill_in(cases[row]))
        yield box

    def _is_changed(self) -> bool:
        decision = self._decision()
        return not isinstance(decision, Override) or decision != Override(decision.reason)

    def _changed(self) -> None:
        """Shows the ruling to be overridden until anything is changed, then the decision, or why it is not possible."""
        decision, shown = self._decision(), self._was
        hindrance = self._why_not(decision) if self._is_changed() else ""
        if self._is_changed():
            refused = CorrectionNotice(hindrance, is_refused=True)
            shown = refused if hindrance else self._describe_outcome(decision)
        self.is_refused = bool(hindrance)
        self._now.show_consequence(shown)
        self.check()


def _titles(cases: Sequence[UnnoticedCase], state: MatchState) -> Iterator[tuple[str, str]]:
    """Yields the title of each mistake, with the colour where both sides may have made it, and its kind."""
    counts = Counter(case.kind for case in cases)
    for case in cases:
        is_of_both = counts[case.kind] > 1 and isinstance(case.entry, MistakeStands)
        is_white = isinstance(case.entry, MistakeStands) and case.entry.by is state.current_board.white
        colour = (_("white") if is_white else _("black")) if is_of_both else ""
        yield unnoticed_title(case, colour), case.kind


def _as_ruled(state: MatchState) -> CorrectionNotice:
    """Returns the ruling to be overridden, with its laws."""
    text = ruling_text(state)
    if text is None:
        return NOTHING
    return CorrectionNotice("\n".join(text.details), decision=sentence(text.decision), laws=text.laws)

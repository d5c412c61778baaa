"""Form of an entry, with what would follow from it, or why it is not possible."""

from abc import abstractmethod
from dataclasses import replace

from PySide6.QtCore import Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QWidget

from carrom_desk.gui.dialogs.ask_dialog import AskDialog, DescribeOutcome
from carrom_desk.gui.dialogs.fields import text_field
from carrom_desk.gui.kit.layouts import across, put
from carrom_desk.gui.kit.pressed_keys import ENTERS
from carrom_desk.gui.kit.wording import GIVE_THE_REASON, NOTHING_IS_CHANGED, REASON_IS_PRINTED
from carrom_desk.i18n import _, say
from carrom_desk.match.entry.entries import Entry, MistakeStands, Override, TurnCorrected
from carrom_desk.presentation.corrections import CorrectionNotice

from .consequence import NOTHING, ConsequenceView
from .entry_fields import EntryFields


class EntryDialog(AskDialog):
    """Answers with an entry, and shows what would follow from it."""

    def __init__(self, name: str, title: str, accept_title: str, parent: QWidget | None = None) -> None:
        super().__init__(name, title, accept_title, parent)
        self.notice, self.shown = NOTHING, ConsequenceView()
        put(self._below, (self.shown, 1))

    @abstractmethod
    def entry(self) -> Entry | None:
        """Returns the entry with the fields' values; None while something is missing."""

    @abstractmethod
    def follows(self) -> CorrectionNotice:
        """Returns what would follow from the fields' values, or why they are not possible."""

    def show_follows(self) -> None:
        """Shows what follows from changed values."""
        self.notice = self.follows()
        self.is_refused = self.notice.is_refused
        self.shown.show_consequence(self.notice)
        self.check()

    def answer(self) -> Entry | None:
        """Returns the entry; None if something is missing or not possible."""
        return None if self.problems() else self.entry()

    def ends(self) -> str:
        """Returns the question if the entry ends something, or changes a score, a winner or the turn."""
        return self.notice.question


class DecisionDialog(EntryDialog):
    """Form of a decision or a correction, which must change something and needs a reason."""

    has_reason = True

    def __init__(
        self,
        name: str,
        title: str,
        accept_title: str,
        fields: EntryFields,
        describe_outcome: DescribeOutcome,
        parent: QWidget | None = None,
        *,
        impossible: str,
        unchanged: CorrectionNotice = NOTHING,
    ) -> None:
        """`impossible` is a sentence for entries that are refused, `unchanged` is shown while nothing is changed."""
        super().__init__(name, title, accept_title, parent)
        self.fields, self.describe_outcome = fields, describe_outcome
        self._impossible, self._unchanged = impossible, unchanged
        self._was = fields.entry()
        self.reason = text_field("reason", _("Reason"), hint=say(REASON_IS_PRINTED))
        self.reason_row = across(self.reason.accessibleName(), (self.reason, 1))
        fields.changed.connect(self.follow_fields)
        self.reason.textChanged.connect(self.check)

    @property
    def is_changed(self) -> bool:
        return self.fields.entry() != self._was

    def entry(self) -> Entry | None:
        entry, reason = self.fields.entry(), self.reason.text().strip()
        return replace(entry, reason=reason) if isinstance(entry, Override | TurnCorrected) else entry

    def follow_fields(self) -> None:
        """Shows what follows from changed fields."""
        self.show_follows()

    def follows(self) -> CorrectionNotice:
        entry = self.entry()
        if not self.is_changed:
            return self._unchanged
        return NOTHING if entry is None else self.describe_outcome(entry)

    def problems(self) -> list[str]:
        """Returns what is missing, or why the entry is not possible."""
        if not self.is_changed:
            return [say(NOTHING_IS_CHANGED)]
        if self.fields.problem():
            return [self.fields.problem()]
        if self.notice.is_refused:
            return [self._impossible]
        has_reason = self.reason.text().strip() or isinstance(self.entry(), MistakeStands)
        return [] if has_reason else [say(GIVE_THE_REASON)]

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Moves to the reason on Enter while only that is missing."""
        is_enter = event.key() in ENTERS
        if is_enter and not event.isAutoRepeat() and self.problems() == [say(GIVE_THE_REASON)]:
            self.reason.setFocus(Qt.FocusReason.TabFocusReason)
        else:
            super().keyPressEvent(event)

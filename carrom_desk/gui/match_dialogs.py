"""Opens the dialogs about the open match, and hands on what they answer; each is loaded when it is opened first."""

from collections.abc import Callable
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal
from PySide6.QtWidgets import QWidget

from carrom_desk.gui.languages.saying import say
from carrom_desk.match.entries import ActEntry, Amended, Disqualified, LoggedEntry, Override, PlainEntry, Warned
from carrom_desk.match.match_text import edition_name
from carrom_desk.match.problems import Refusal
from carrom_desk.match.record import MatchRecord, standing_entries, state_before, with_entry
from carrom_desk.match.ruling_text import preview_text, ruling_text
from carrom_desk.match.timing import placer_of
from carrom_desk.rules.breaches import BreachGroup
from carrom_desk.rules.call_text import spoken
from carrom_desk.rules.edition_id import EditionId
from carrom_desk.rules.readings import ReadingText

from .now.words import placing_sentence
from .reminders import Moment, reminders_for
from .session import MatchSession
from .views.amendment import amendment_words
from .views.choices import other_breaches
from .views.remembering import reminder_words
from .wording.refusals import refusal_sentences
from .wording.warning_words import told_of

if TYPE_CHECKING:
    from .dialogs.ask_dialog import AskDialog


class MatchDialogs(QObject):
    """One dialog at a time, shown over a window.

    Signals:
        answered: an entry that the umpire decided on.
        explained: why a dialog is of no use now, a sentence.
    """

    answered = Signal(object)
    explained = Signal(str)

    def __init__(self, window: QWidget, show_beside: "Callable[[AskDialog], None]") -> None:
        """`show_beside` shows a form beside the board."""
        super().__init__(window)
        self._window = window
        self._show_beside = show_beside

    def ask_toss(self, session: MatchSession) -> None:
        """Ask for the toss."""
        from .dialogs.toss import TossDialog

        state = session.record.state
        self._open(TossDialog(state.setup, is_extra_board=state.game is not None, parent=self._window))

    def ask_foul(self, session: MatchSession) -> None:
        """Ask which breach, and by whom."""
        from .dialogs.foul import FoulDialog

        setup, board = session.record.setup, session.record.state.board
        to_place = board.to_place if board is not None else None

        def foretell(command: PlainEntry) -> str:
            return _foretold(session, command)

        if board is None or to_place is None or to_place.is_answered:
            self._open_beside(FoulDialog(setup, other_breaches(setup.laws), foretell, self._window))
            return
        self._open_beside(
            FoulDialog(
                setup,
                other_breaches(setup.laws, first=BreachGroup.PLACING),
                foretell,
                self._window,
                occasion=placing_sentence(setup, board, to_place),
                suspect=placer_of(to_place).side,
            )
        )

    def ask_to_end(self, session: MatchSession, command: PlainEntry, question: str) -> None:
        """Ask once more before something ends by a decision."""
        from .dialogs.messages import ConfirmEndDialog

        self._open(ConfirmEndDialog(command, question, _foretold(session, command), self._window))

    def ask_chief_referee(self, session: MatchSession) -> None:
        """Ask for one of the things that happen seldom."""
        from .dialogs.chief_referee import ChiefRefereeDialog

        def why_not(command: PlainEntry) -> str:
            return _why_not(session, command)

        self._open_beside(ChiefRefereeDialog(session.record.setup, why_not, parent=self._window))

    def ask_override(self, session: MatchSession) -> None:
        """Ask how the umpire decides otherwise."""
        from .dialogs.override import OverrideDialog

        last = session.record.state.last_ruled

        def why_not(command: PlainEntry) -> str:
            return _why_not(session, command)

        def foretell(command: PlainEntry) -> str:
            return _foretold(session, command)

        if last is not None and last.before.board is not None:
            self._open_beside(OverrideDialog(session.record.setup, last, why_not, foretell, parent=self._window))

    def ask_amendment(self, session: MatchSession, number: int) -> None:
        """Ask how an earlier entry is to be amended."""
        from .dialogs.amend import AmendDialog, fields_for

        record = session.record
        standing = next((each for each in standing_entries(record) if each.number == number), None)
        if standing is None:
            self.explained.emit(self.tr("This entry is taken back or is itself a correction: it cannot be amended."))
            return
        fields = fields_for(standing.entry, state_before(record, number))
        if fields is None:
            self.explained.emit(self.tr("This kind of entry has nothing to amend: undo back to it instead."))
            return

        def why_not(command: Amended) -> str:
            return _why_not(session, command)

        def foretell(command: Amended) -> str:
            return _amended_words(record, session, command)

        self._open_beside(AmendDialog(number, fields, why_not, foretell, parent=self._window))

    def show_law(self, edition: EditionId, number: str) -> None:
        """Show what a law says."""
        from .dialogs.messages import LawDialog
        from .law_lookup import law_row

        row = law_row(edition, number)
        if row is None:
            self.explained.emit(self.tr("There is nothing to read about {number}.").format(number=number))
            return
        dialog = LawDialog(edition_name(say, edition), row, self._window)
        dialog.finished.connect(dialog.deleteLater)
        dialog.open()

    def show_readings(self, readings: tuple[ReadingText, ...]) -> None:
        """Show what is held where the laws leave the answer open."""
        from .dialogs.messages import ReadingsDialog

        dialog = ReadingsDialog(readings, self._window)
        dialog.finished.connect(dialog.deleteLater)
        dialog.open()

    def show_reminders(self, edition: EditionId) -> None:
        """Show what to do about pieces that lie oddly."""
        from .dialogs.messages import RemindersDialog

        moments = (Moment.AFTER_STROKE, Moment.JUMPED, Moment.BEFORE_STROKE)
        lines = [reminder_words(each) for moment in moments for each in reminders_for(moment, edition)]
        dialog = RemindersDialog(lines, self._window)
        dialog.finished.connect(dialog.deleteLater)
        dialog.open()

    def _open_beside(self, form: "AskDialog") -> None:
        form.answered.connect(self.answered)
        form.finished.connect(form.deleteLater)
        self._show_beside(form)

    def _open(self, dialog: "AskDialog") -> None:
        dialog.answered.connect(self.answered)
        dialog.finished.connect(dialog.deleteLater)
        dialog.open()


def _why_not(session: MatchSession, command: PlainEntry | Amended) -> str:
    refused = session.refusal(command)
    return " ".join(refusal_sentences(refused)) if refused is not None else ""


def _foretold(session: MatchSession, command: PlainEntry) -> str:
    """What an entry would lead to: what is called, its ruling, or why it is not possible."""
    found = session.preview(command)
    if isinstance(found, Refusal):
        return " ".join(refusal_sentences(found))
    if isinstance(found, Warned | Disqualified):
        return told_of(session.record, found)
    if isinstance(found, Override):
        text = ruling_text(say, with_entry(session.record, LoggedEntry(session.record.next_number, found)).state)
        return "\n".join((text.decision, *text.details)) if text is not None else ""
    if not isinstance(found, ActEntry):
        return ""
    text = preview_text(say, session.record.state, found)
    if text is None:
        return ""
    called = " ".join(spoken(say, found.ruling)) if found.ruling is not None else ""
    return "\n".join(line for line in (called, text.decision, *text.details) if line)


def _amended_words(record: MatchRecord, session: MatchSession, command: Amended) -> str:
    found = session.preview(command)
    if not isinstance(found, Amended):
        return ""
    return amendment_words(record, with_entry(record, LoggedEntry(record.next_number, found)))

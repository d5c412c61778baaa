"""Umpiring: marks, clock, entries, and dialogs about the open match, with lazy imports."""

from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Any

from PySide6.QtCore import QObject, Signal
from PySide6.QtWidgets import QWidget

from carrom_desk.formats import hours_and_minutes
from carrom_desk.gui.actions import Handlers
from carrom_desk.gui.clock.umpire_clock import UmpireClock
from carrom_desk.gui.dialogs.desk_dialog import open_dialog
from carrom_desk.gui.kit.file_dialogs import ask_where, why_not_written
from carrom_desk.gui.learning.law_book.opening import LawBooks
from carrom_desk.gui.match_controller import MatchController
from carrom_desk.i18n import _, ngettext
from carrom_desk.match.entry.entries import (
    Amended,
    Entry,
    IncidentSeen,
    Override,
    PlainEntry,
    ProtestDecided,
    ProtestLodged,
    ShotOut,
    StrokeMade,
    TimeOver,
    Toss,
    TurnCorrected,
    Undone,
    ViolationSeen,
    Warned,
)
from carrom_desk.match.history import BoardKey
from carrom_desk.match.problems import Refusal
from carrom_desk.match.record import MatchRecord, refusal_of, standing_entries, state_before, step_of
from carrom_desk.match.timing import placer_of
from carrom_desk.presentation.breach_choices import other_breaches
from carrom_desk.presentation.breaker import play_of_board
from carrom_desk.presentation.corrections import (
    CorrectionNotice,
    act_that_ended_board,
    amended_title,
    board_result_title,
    consequence_of_correction,
    ending_of,
    entry_named,
    first_rewritten,
    turn_at_table,
)
from carrom_desk.presentation.log.outcomes import outcome_of
from carrom_desk.presentation.names import match_stem, shortened_setup, with_short_names
from carrom_desk.presentation.next_step.actions import ActionName
from carrom_desk.presentation.next_step.placing_step import placing_sentence
from carrom_desk.presentation.next_step.referee_actions import RefereeAction
from carrom_desk.presentation.stroke_draft import Mark, PieceKind
from carrom_desk.presentation.wording.refusal_text import why_refused
from carrom_desk.rules.breaches import BreachGroup
from carrom_desk.school.text_index import MakeIndex

if TYPE_CHECKING:
    from carrom_desk.exchange.hall_wire import Instruction
    from carrom_desk.gui.dialogs.ask_dialog import AskDialog
    from carrom_desk.gui.dialogs.desk_dialog import DeskDialog

_SECONDS = 5
"""Seconds that a shortcut adds or removes."""
_MATCH_FILE = ".carrom"


class MatchDialogs(QObject):
    """Opens a form beside the board, or a dialog, one at a time.

    Signals:
        seat_chosen: emitted with the `Side` that sits at the bottom of the board.
    """

    seat_chosen = Signal(object)

    def __init__(
        self,
        match: MatchController,
        window: QWidget,
        show_beside: "Callable[[DeskDialog], None]",
        make_index: MakeIndex,
    ) -> None:
        """`show_beside` shows a form beside the board; `make_index` indexes the law book."""
        super().__init__(window)
        self._show_beside = show_beside
        self._match = match
        self._window = window
        self.laws = LawBooks(match, window, make_index, show_beside)
        """Law book of the window."""
        self._beside: tuple[Callable[[], AskDialog], Callable[[Any], object] | None] | None = None
        """Factory and handler of the form last opened beside the board."""
        self._instructed: Instruction | None = None
        """Entry of the chief referee shown last."""
        match.question_wanted.connect(self.ask_to_end)

    def ask_toss(self) -> None:
        """Asks for the toss."""
        from carrom_desk.gui.entries.toss import TossDialog

        state = self._match.session.record.state

        def make() -> TossDialog:
            bottom = self._match.session.at_bottom
            form = TossDialog(state.setup, is_extra_board=state.game is not None, bottom=bottom, parent=self._window)
            form.seated.connect(self._match.session.submit)
            form.bottom_chosen.connect(self.seat_chosen)
            return form

        self._ask_beside(make)

    def ask_foul(self) -> None:
        """Asks for a breach and its offender."""
        from carrom_desk.gui.entries.foul import FoulDialog

        setup, board = self._match.session.record.setup, self._match.session.record.state.board
        to_place = board.to_place if board is not None else None

        def make() -> FoulDialog:
            form = FoulDialog(
                setup,
                other_breaches(setup.laws, first=None if to_place is None else BreachGroup.PLACING),
                self._describe_outcome,
                self._window,
                board=board,
                occasion=placing_sentence(shortened_setup(setup), board, to_place) if board and to_place else "",
                suspect=None if to_place is None else placer_of(to_place),
            )
            form.law_wanted.connect(self.laws.show_place)
            return form

        self._ask_beside(make)

    def ask_to_end(self, command: PlainEntry, question: str) -> None:
        """Asks to confirm a decision that ends something; for a protest, asks for the reason, and for the tries of a
        shoot-out.
        """
        if isinstance(command, ProtestDecided | ShotOut):
            self.ask_chief_referee(command)
            return
        from carrom_desk.gui.dialogs.messages import ConfirmEndDialog

        self._ask(ConfirmEndDialog(command, question, self._describe_outcome(command).whole, self._window))

    def ask_chief_referee(
        self, decided: ProtestDecided | ShotOut | None = None, action: RefereeAction | None = None
    ) -> None:
        """Asks for a rare action; one, or a decision on a protest, or the winner of a shoot-out, may be preselected."""
        from carrom_desk.gui.entries.chief_referee import ChiefRefereeDialog

        state = self._match.session.record.state

        def make() -> ChiefRefereeDialog:
            form = ChiefRefereeDialog(
                state.setup,
                self._why_not,
                self._describe_outcome,
                self._window,
                protests=state.protests,
                board=state.board,
                decided=decided,
            )
            if action is not None:
                form.choose(action)
            form.details_wanted.connect(self.ask_details)
            return form

        self._ask_beside(make)

    def ask_result(self) -> None:
        """Asks for the right result of the board that ended last, or to amend what ended a game or the match."""
        record = self._match.session.record
        number = ending_of(record)
        if number is None:
            self._match.message.emit(_("No board has just ended."))
        elif act_that_ended_board(record, number) == number:
            self._ask_board_result(number)
        else:
            self.ask_amendment(number)

    def show_instruction(self, given: "Instruction") -> None:
        """Opens a form with what the chief referee decided on the hall's page, once while the match is open."""
        record, entry = self._match.session.record, given.entry
        if given == self._instructed or given.is_recorded_in(record.entries) or refusal_of(record, entry) is not None:
            return
        self._instructed = given
        if isinstance(entry, ProtestDecided):
            self.ask_chief_referee(entry)
            self._match.message.emit(_("The chief referee has decided the protest. Check the decision and record it."))
            return
        from carrom_desk.gui.dialogs.messages import ConfirmEndDialog

        title, follows = _("Correction by the chief referee"), consequence_of_correction(record, entry).text
        self._ask_beside(lambda: ConfirmEndDialog(entry, title, follows, self._window))
        self._match.message.emit(_("The chief referee has corrected this match. Check the correction and record it."))

    def ask_time(self, clock: UmpireClock) -> None:
        """Asks for the seconds left on the clock."""
        from carrom_desk.gui.entries.set_time import SetTimeDialog

        reading = clock.reading
        if reading is not None:
            self._ask_beside(lambda: SetTimeDialog(reading, self._window), clock.set_left)

    def ask_details(self) -> None:
        """Asks for corrected match details."""
        from carrom_desk.gui.entries.details import DetailsDialog

        record = self._match.session.record

        def make() -> DetailsDialog:
            form = DetailsDialog(record.setup, partial(consequence_of_correction, record), self._window)
            form.undo_wanted.connect(lambda correction: self._ask_to_undo_for(correction, form))
            return form

        self._ask_beside(make)

    def ask_override(self) -> None:
        """Asks for an override."""
        from carrom_desk.gui.entries.override import OverrideDialog

        session = self._match.session
        record = session.with_marked_stroke()
        state = with_short_names(record).state
        if state.last_ruled is None or state.last_ruled.before.board is None:
            return
        describe_outcome = partial(self._describe_outcome, record=record)
        self._ask_beside(lambda: OverrideDialog(state, describe_outcome, self._window), session.submit_decision)

    def ask_breaker(self, place: BoardKey) -> None:
        """Asks who broke a board; its "Play" is amended."""
        number = play_of_board(self._match.session.record, place)
        if number is not None:
            self.ask_amendment(number, is_breaker=True)

    def ask_amendment(self, number: int, *, is_breaker: bool = False) -> None:
        """Asks for the amendment of an earlier entry, or only for the breaker of the board that it began."""
        from carrom_desk.gui.entries.amend import AmendDialog
        from carrom_desk.gui.entries.amended_fields import breaker_fields, fields_for

        if self._match.session.why_only_retry:
            self._match.message.emit(self._match.session.why_only_retry)
            return
        record = self._match.session.record
        step = step_of(record, number)
        if step is None:
            return
        at = hours_and_minutes(record.entries[number].at)
        amended, turn = amended_title(record, number, at), turn_at_table(record, number)
        entry, before = step.entry, state_before(record, number)

        def amend() -> AmendDialog:
            title = _("Correct breaker") if is_breaker else ""
            fields = (breaker_fields if is_breaker else fields_for)(entry, before)
            outcome = partial(consequence_of_correction, record)
            dialog = AmendDialog(number, fields, outcome, self._window, amended=amended, turn=turn, title=title)
            dialog.undo_wanted.connect(partial(self._ask_to_undo_from, number, dialog))
            dialog.result_wanted.connect(partial(self._ask_board_result, number))
            return dialog

        self._ask_beside(amend)

    def _ask_to_undo_for(self, correction: Entry, form: "AskDialog") -> None:
        """Asks whether to undo what a correction would rewrite; the form stays open."""
        number = first_rewritten(self._match.session.record, correction)
        if number is not None:
            self._ask_to_undo_from(number, form)

    def _ask_to_undo_from(self, number: int, form: "AskDialog") -> None:
        """Asks whether to undo an entry and all later ones, to enter them again, and then closes the form."""
        from carrom_desk.gui.dialogs.messages import LossDialog

        session = self._match.session
        record, last = session.record, session.record.standing[-1]
        undone = [entry_named(record, each) for each in record.standing if each >= number]
        title = ngettext("Undo {count} entry?", "Undo {count} entries?", len(undone)).format(count=len(undone))
        told = _("Enter what happened again afterwards. One “Redo” restores all of them.")

        def undo() -> None:
            if session.record.standing[-1:] == (last,):  # nothing was entered meanwhile
                session.undo_from(number)
            form.reject()

        open_dialog(LossDialog(title, [told], _("Undo"), undo, self._window, listed=undone))

    def _ask_board_result(self, number: int) -> None:
        """Asks for the result of the board of an entry, which is over."""
        from carrom_desk.gui.entries.board_result import BoardResultDialog

        record = self._match.session.record
        act = act_that_ended_board(record, number)
        step = None if act is None else step_of(record, act)
        ruled = None if step is None else step.after.last_ruled
        if ruled is not None:
            title = board_result_title(ruled.before)
            consequence = partial(consequence_of_correction, record)
            self._ask_beside(lambda: BoardResultDialog(ruled, title, consequence, self._window))

    def replace_last(self) -> None:
        """Undoes the last entry so that it can be corrected; a stroke returns as marks."""
        record = self._match.session.record
        entry = record.entries[record.standing[-1]].entry if record.standing else None
        if entry is not None and not isinstance(entry, Amended):
            entry = standing_entries(record)[-1].entry  # as it counted, to be corrected
        if not self._match.session.submit(Undone()) or entry is None:
            return
        board = self._match.session.record.state.board
        said = _("The last entry was undone. Enter what happened instead. “Redo” restores it.")
        match entry:
            case StrokeMade() if board is not None:
                from carrom_desk.gui.entries.stroke_fields import marks_of

                self._match.session.marks.put(marks_of(entry, board))
                said = _("Correct the marks, then confirm. “Redo” restores the stroke.")
            case Toss():
                self.ask_toss()
            case ViolationSeen() | IncidentSeen():
                self.ask_foul()
            case Override():
                self.ask_override()
            case TurnCorrected() | Warned() | TimeOver() | ProtestLodged() | ProtestDecided():
                self.ask_chief_referee()
            case _:
                pass
        self._match.message.emit(said)

    def save_elsewhere(self) -> None:
        """Asks for a match file, and saves all confirmed entries and the unsaved command to it."""
        stored, title = self._match.session.with_unsaved(), _("Save match elsewhere")

        def write(path: Path) -> None:
            # Imported here: not needed at the start.
            from carrom_desk.exchange.match_file import write_match

            text = ngettext(
                "The match is saved in {path} with {count} entry. Keep that file.",
                "The match is saved in {path} with all {count} entries. Keep that file.",
                len(stored.entries),
            )
            done = text.format(path=path, count=len(stored.entries))
            self._match.message.emit(why_not_written(path, write_match(stored).encode("utf-8")) or done)

        sides = stored.setup.names
        began = stored.entries[0].at if stored.entries else ""
        suggested = f"{match_stem(sides, began)}{_MATCH_FILE}"
        ask_where(self._window, "elsewhere_dialog", title, suggested, (_MATCH_FILE,), write)

    def handlers(self, clock: UmpireClock) -> Handlers:
        """Returns the handlers of marks, clock, entries and corrections."""
        session, marks = self._match.session, self._match.session.marks
        return {
            ActionName.WHITE: partial(marks.press, PieceKind.WHITE),
            ActionName.BLACK: partial(marks.press, PieceKind.BLACK),
            ActionName.QUEEN: partial(marks.press, PieceKind.QUEEN),
            ActionName.STRIKER: partial(marks.press, PieceKind.STRIKER),
            ActionName.JUMPED_WHITE: partial(marks.mark, PieceKind.WHITE, Mark.JUMPED),
            ActionName.JUMPED_BLACK: partial(marks.mark, PieceKind.BLACK, Mark.JUMPED),
            ActionName.JUMPED_QUEEN: partial(marks.mark, PieceKind.QUEEN, Mark.JUMPED),
            ActionName.JUMPED_STRIKER: partial(marks.mark, PieceKind.STRIKER, Mark.JUMPED),
            ActionName.JUMPED_MODE: marks.toggle_jumped_mode,
            ActionName.IMPROPER: marks.toggle_improper,
            ActionName.NAME_BREACH: partial(marks.set_breach, None),
            ActionName.TOUCHED_NOTHING: marks.toggle_touched_nothing,
            ActionName.CLEAR: marks.clear,
            ActionName.CONFIRM: partial(session.confirm, "confirm"),
            ActionName.PLAY_CALLED: partial(session.confirm_after_play, "called"),
            ActionName.PLAY_NOT_CALLED: partial(session.confirm_before_play, "not called"),
            ActionName.TOSS: self.ask_toss,
            ActionName.FOUL: self.ask_foul,
            ActionName.CHIEF_REFEREE: self.ask_chief_referee,
            ActionName.TIME_EXCEEDED: session.enter_time_exceeded,
            ActionName.PROTEST: partial(self.ask_chief_referee, action=RefereeAction.PROTEST),
            ActionName.CORRECT_RESULT: self.ask_result,
            ActionName.OVERRIDE: self.ask_override,
            ActionName.SPACE: session.press_space,
            ActionName.START_CLOCK: clock.start,
            ActionName.CLOCK_MORE: partial(clock.adjust, _SECONDS),
            ActionName.CLOCK_LESS: partial(clock.adjust, -_SECONDS),
            ActionName.CLOCK_RESTART: clock.restart,
            ActionName.UNDO: session.undo,
            ActionName.REDO: session.redo,
            ActionName.REPLACE_LAST: self.replace_last,
            ActionName.DETAILS: self.ask_details,
            ActionName.GIVE_UP: session.give_up,
            ActionName.SAVE_ELSEWHERE: self.save_elsewhere,
        }

    # Parts

    def _ask(self, dialog: "AskDialog") -> None:
        dialog.answered.connect(self._match.session.submit)
        open_dialog(dialog)

    def _ask_beside(
        self,
        make: "Callable[[], AskDialog]",
        submit: Callable[[Any], object] | None = None,
        before: "AskDialog | None" = None,
    ) -> None:
        """Shows a form beside the board, filled in like `before`; `submit` receives its answer."""
        self._beside, form = (make, submit), make()
        if before is not None:
            form.fill_in_as(before)
        form.answered.connect(submit or self._match.session.submit)
        form.finished.connect(form.deleteLater)
        self._show_beside(form)

    def ask_again(self, before: "DeskDialog") -> None:
        """Reopens the current form with its values in the current language."""
        from carrom_desk.gui.dialogs.ask_dialog import AskDialog

        if self._beside is not None and isinstance(before, AskDialog):
            self._ask_beside(*self._beside, before=before)

    def _why_not(self, command: Entry) -> str:
        refused = self._match.session.preview(command)
        return why_refused(refused) if isinstance(refused, Refusal) else ""

    def _describe_outcome(self, command: Entry, record: MatchRecord | None = None) -> CorrectionNotice:
        """Returns the consequences of an entry in a record, or else in the match."""
        found = self._match.session.preview(command, record)
        return outcome_of(record or self._match.session.record, found)

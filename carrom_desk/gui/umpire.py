"""What the umpire does at the desk becomes commands and marks; nothing is shown from here."""

from PySide6.QtCore import QObject, Signal

from carrom_desk.match.entries import Amended, Entry, PlainEntry, PlayCalled, Redone, StrokeMade, Undone
from carrom_desk.match.problems import Refusal
from carrom_desk.match.record import MatchRecord
from carrom_desk.match.store import StoreError
from carrom_desk.match.stroke_draft import PieceKind

from .clock.reading import ClockState
from .clock.umpire_clock import UmpireClock
from .draft import CannotMark, DraftController
from .match_dialogs import MatchDialogs
from .now.always import why_no_time
from .now.intents import Ask, Intent
from .now.time_exceeded import time_exceeded
from .now.unsaved import why_held_up
from .presenter import DeskPresenter
from .replacing import bring_back, entry_to_replace
from .session import MatchSession
from .views.clock import is_play_awaited
from .views.marking import cannot_mark_words
from .wording.endings import ending_question
from .wording.refusals import refusal_sentences
from .wording.stroke_words import only_a_break


class Umpire(QObject):
    """Takes presses and keys, and turns them into marks on the draft and commands to the session.

    Signals:
        asked: an `Ask` that is the window's business: matches and reports.
        explained: why a press did nothing, a sentence.
        breaches_wanted: what made the stroke improper is to be chosen from a list.
        acted: something was done: what was explained before is out of date.
    """

    asked = Signal(object)
    explained = Signal(str)
    breaches_wanted = Signal()
    acted = Signal()

    def __init__(
        self,
        presenter: DeskPresenter,
        drafts: DraftController,
        clock: UmpireClock,
        dialogs: MatchDialogs,
        parent: QObject | None = None,
    ) -> None:
        super().__init__(parent)
        self._presenter = presenter
        self._drafts = drafts
        self._clock = clock
        self._dialogs = dialogs
        self._session: MatchSession | None = None
        self._pending: Entry | None = None
        self._early_at = -1
        """The number of the entry to come when time was said to be exceeded before it was over."""
        dialogs.answered.connect(self._submit)
        dialogs.explained.connect(self.explained)
        drafts.entered.connect(self._entered)
        drafts.not_marked.connect(self._explain_mark)

    def take(self, session: MatchSession | None) -> None:
        """Work on another match, or on none."""
        self._session = session
        self._drafts.set_only_shown(on=session is not None and bool(session.blocked))
        if session is not None:
            session.state_changed.connect(self._presenter.show_record)
            session.refused.connect(self._refused)
            session.failed.connect(self._failed)
            session.held_back.connect(self.explained)

    @property
    def pending(self) -> Entry | None:
        """The command given last, kept or not."""
        return self._pending

    # Presses

    def do_first(self) -> None:
        """Do what usually comes next, or say why it is blocked."""
        offers = self._presenter.now.offers
        if offers:
            self.do_named(offers[0].name)

    def do_named(self, name: str) -> None:
        """Do what an offer of What now asks for."""
        now = self._presenter.now
        for place, offer in enumerate((*now.offers, *now.always)):
            if offer.name == name and offer.blocked:
                self.explained.emit(offer.blocked)
            elif offer.name == name:
                self.do(offer.intent, f"offer {place}" if place < len(now.offers) else name)

    def do_always(self, ask: Ask) -> None:
        """Do what is on offer at every step, or say why it is blocked."""
        if self._session is None:
            self.asked.emit(ask)  # the window says that no match is open
        else:
            self.do_named(str(ask))

    def do(self, intent: Intent, press: str = "") -> None:
        """Do what is asked for. A command is submitted once, however often the same is pressed within a moment.

        `press` names what was pressed, where several things can stand in one place.
        """
        if not isinstance(intent, Ask):
            self._give(intent, press)
            return
        match intent:
            case Ask.CONFIRM:
                self.confirm(press)
            case Ask.CLEAR:
                self._drafts.clear()
            case Ask.START_CLOCK:
                self._clock.start()
            case Ask.TIME_EXCEEDED:
                self.enter_time_exceeded()
            case Ask.REPLACE_LAST:
                self.replace_last()
            case Ask.GIVE_UP:
                self._presenter.forget_unsaved()
            case Ask.TOSS | Ask.FOUL | Ask.CHIEF_REFEREE | Ask.OVERRIDE | Ask.REMINDERS:
                self._ask(intent)
            case _:
                self.asked.emit(intent)

    def confirm(self, press: str) -> None:
        """Submit the stroke as it is marked; the marks go once it is on disk."""
        session = self._session
        board = session.record.state.board if session is not None else None
        if session is None or board is None:
            return
        with self._presenter.at_once():
            if self._submit_once(self._drafts.draft.as_command(board), press):
                self._drafts.clear()

    def press_space(self) -> None:
        """Call "Play" when it is awaited, else hold the clock or let it go on."""
        if self._session is not None and is_play_awaited(self._session.record.state):
            self.call_play()
        else:
            self._clock.toggle()

    def call_play(self) -> None:
        """Enter the umpire's "Play"."""
        self._submit_once(PlayCalled(), "play")

    def enter_time_exceeded(self) -> None:
        """Enter that time was exceeded, by whoever is timed."""
        if self._session is None:
            return
        record = self._session.record
        seen = time_exceeded(record)
        blocked = self._session.blocked or why_no_time(record)
        if blocked or seen is None:
            self.explained.emit(blocked)
        elif self._is_time_left() and self._early_at != record.next_number:
            # His own watch may be right: asked once more with nothing entered in between, the desk gives in.
            self._early_at = record.next_number
            self.explained.emit(self.tr("The time is not over yet. Press again to enter it all the same."))
        else:
            self._submit_once(seen, "time exceeded")

    def _is_time_left(self) -> bool:
        """Whether the clock still runs with seconds left; one that stands says nothing."""
        reading = self._clock.reading
        return reading is not None and reading.state in (ClockState.RUNNING, ClockState.LAST_FIVE)

    def undo(self) -> None:
        """Take back the last entry."""
        self._submit(Undone())

    def redo(self) -> None:
        """Give again what was taken back last; the marks of a stroke that comes back are not marked twice."""
        record = self._session.record if self._session is not None else None
        is_stroke = record is not None and bool(record.undone) and _is_stroke(record, record.undone[-1])
        with self._presenter.at_once():
            if self._submit(Redone()) and is_stroke:
                self._drafts.clear()

    def replace_last(self) -> None:
        """Take the last entry back and let it be corrected: a stroke comes back as marks."""
        session = self._session
        if session is None:
            self.asked.emit(Ask.REPLACE_LAST)
            return
        entry = entry_to_replace(session.record)
        with self._presenter.at_once():
            if self._submit(Undone()) and entry is not None:
                said = bring_back(entry, session, self._drafts, self._dialogs)
                self.explained.emit(said)

    def amend(self, number: int) -> None:
        """Ask how an entry is to be amended."""
        session = self._session
        why = self._presenter.why_nothing_else
        if session is not None and why:
            self.explained.emit(why)
        elif session is not None:
            self._dialogs.ask_amendment(session, number)

    def toggle_jumped_mode(self) -> None:
        """Let the next piece be marked as jumped, or not after all."""
        self._drafts.set_jumped_mode(on=not self._drafts.is_jumped_mode)

    def toggle_improper(self) -> None:
        """Mark the stroke as improper, or take that back."""
        if self._can_mark():
            self._drafts.set_improper(on=not self._drafts.draft.is_improper)

    def toggle_touched_nothing(self) -> None:
        """Mark that the striker touched nothing, or take that back."""
        if self._can_mark():
            self._drafts.set_touched_nothing(on=not self._drafts.draft.touched_nothing)

    def toggle_before_play(self) -> None:
        """Mark the break as made before "Play", or take that back."""
        if not self._can_mark():
            return
        is_marked = self._drafts.draft.before_play
        board = self._session.record.state.board if self._session is not None else None
        if not is_marked and board is not None and board.position.break_.made:
            self.explained.emit(only_a_break())
        else:
            self._drafts.set_before_play(on=not is_marked)

    def name_breach(self) -> None:
        """Choose what made the stroke improper."""
        if self._can_mark():
            self.breaches_wanted.emit()

    # Parts

    def _can_mark(self) -> bool:
        if self._session is not None and self._session.blocked:
            self.explained.emit(self._session.blocked)
            return False
        has_board = self._session is not None and self._session.record.state.board is not None
        if not has_board:
            self.explained.emit(cannot_mark_words(PieceKind.STRIKER, CannotMark.NO_BOARD))
        return has_board

    def _ask(self, intent: Ask) -> None:
        session = self._session
        if session is None:
            return
        if session.blocked and intent is not Ask.REMINDERS:
            self.explained.emit(session.blocked)
        elif intent is Ask.FOUL and session.record.state.board is None:
            self.explained.emit(cannot_mark_words(PieceKind.STRIKER, CannotMark.NO_BOARD))
        elif intent is Ask.FOUL:
            self._dialogs.ask_foul(session)
        elif intent is Ask.TOSS:
            self._dialogs.ask_toss(session)
        elif intent is Ask.OVERRIDE:
            self._dialogs.ask_override(session)
        elif intent is Ask.REMINDERS:
            self._dialogs.show_reminders(session.record.setup.laws)
        else:
            self._dialogs.ask_chief_referee(session)

    def _give(self, command: Entry, press: str) -> None:
        """Submit a command; one that ends a board, a game or a match by decision only after a question."""
        session = self._session
        question = ending_question(session.record.setup, command) if session is not None else ""
        if session is not None and question and isinstance(command, PlainEntry):
            self._dialogs.ask_to_end(session, command, question)
        else:
            with self._presenter.at_once():
                if self._submit_once(command, press) and isinstance(command, Amended):
                    self._drafts.clear()  # what fell by itself was marked for it

    def _submit_once(self, command: Entry, press: str) -> bool:
        if self._session is None or self._is_held_up(command):
            return False
        self._pending = command
        return self._done(self._session.submit_once(command, press))

    def _submit(self, command: Entry) -> bool:
        if self._session is None or self._is_held_up(command):
            return False
        self._pending = command
        return self._done(self._session.submit(command))

    def _is_held_up(self, command: Entry) -> bool:
        """Whether something else was entered before that is not kept yet: it must not be forgotten over this."""
        why = why_held_up(self._presenter.unsaved, command)
        if why:
            self.explained.emit(why)
        return bool(why)

    def _done(self, is_kept: bool) -> bool:
        if is_kept:
            self.acted.emit()
        return is_kept

    def _refused(self, refusal: Refusal) -> None:
        self.explained.emit(" ".join(refusal_sentences(refusal)))

    def _failed(self, error: StoreError) -> None:
        if self._pending is not None:
            self._presenter.show_unsaved(self._pending, error)
            self.explained.emit(str(error))  # at its full length, where it may be too long for the bar

    def _entered(self) -> None:
        if self._session is not None:
            self._session.noted_input()
        self.acted.emit()

    def _explain_mark(self, kind: PieceKind, why: CannotMark) -> None:
        self.explained.emit(cannot_mark_words(kind, why))


def _is_stroke(record: MatchRecord, number: int) -> bool:
    return isinstance(record.entries[number].entry, StrokeMade)

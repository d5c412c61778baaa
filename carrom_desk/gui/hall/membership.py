"""Membership in a hall: joining, sync state, and matches for this table.

Without a hall, there is no sender and no socket.
"""

import time
from collections.abc import Callable, Mapping
from contextlib import suppress
from typing import TYPE_CHECKING, TypeVar

from PySide6.QtCore import QObject, Qt, Signal
from PySide6.QtWidgets import QLabel, QSizePolicy, QWidget

from carrom_desk.desk.hall.hall_link import Link, leave, link_of
from carrom_desk.desk.hall.table_clock import runs_as_usual, table_clock
from carrom_desk.desk.match_library import MatchLibrary
from carrom_desk.gui.actions import Handlers
from carrom_desk.gui.kit.background import Background, Messenger
from carrom_desk.gui.kit.wording import Notify, plain_tip
from carrom_desk.gui.panels.cards import set_style
from carrom_desk.gui.panels.top_bar import TopBar
from carrom_desk.i18n import N_, _, say
from carrom_desk.match.ports.hall_store import TableClock
from carrom_desk.match.ports.store import MatchId, StoredMatch, StoreError
from carrom_desk.presentation.clock import ClockReading
from carrom_desk.presentation.next_step.actions import ActionName
from carrom_desk.presentation.wording.match_text import sentence
from carrom_desk.presentation.wording.refusal_text import in_language
from carrom_desk.rules.texts.words import said

if TYPE_CHECKING:
    from carrom_desk.desk.hall.hall_sender import HallSender, HallStatus
    from carrom_desk.exchange.event_file import EventTerms
    from carrom_desk.exchange.hall_wire import Instruction
    from carrom_desk.exchange.invitation import Invitation

T = TypeVar("T")

_JOINED = N_("Joined the hall as table {table}.")
_NOT_JOINED = N_("Not connected to a hall.")
_NEEDS_HALL = (ActionName.LEAVE_HALL, ActionName.HALL_MATCH, ActionName.CALL_CHIEF_REFEREE)


class HallPill(QLabel):
    """Label with the time of the last sync, or the call for the chief referee, with colour and sign when it lags."""

    def __init__(self) -> None:
        super().__init__()
        self.setObjectName("hall_status")
        self.setTextFormat(Qt.TextFormat.PlainText)
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        self.hide()

    def show_status(self, status: "HallStatus | None", *, is_synced: bool = False) -> None:
        """Shows the state of the connection; None if no hall was joined. `is_synced` is True while the hall has
        everything.
        """
        self.setVisible(status is not None)
        if status is None:
            return
        up_to = status.up_to or "–"
        synced = _("Hall: synced {time}").format(time=up_to)
        text = _("Chief referee called") if status.is_calling else synced
        why = said(status.trouble) if status.trouble is not None else ""
        if not why and not is_synced:
            why = _("Waiting for the hall to confirm the latest entries.")
        more = " ".join(filter(None, (sentence(text) if status.is_calling else "", why)))
        whole = f"{sentence(synced)} {more}" if more else synced
        sign = "✓" if is_synced else "…"
        self.setText(f"⚠ {text}" if status.is_late else f"{text} {sign}")
        self.setAccessibleName(whole)
        self.setToolTip(plain_tip(whole))
        set_style(self, voice="trouble" if status.is_late else "" if is_synced else "muted")


class HallMembership(QObject):
    """Follows the database that is open.

    Signals:
        chosen: emitted with the `MatchId` of a match from the hall.
        instructed: emitted with an `Instruction` of the chief referee, again and again until the hall has its entry.
        changed: emitted when a hall was joined or left, or the database changed.
    """

    chosen = Signal(object)
    instructed = Signal(object)
    changed = Signal()

    def __init__(self, window: QWidget, notify: Notify) -> None:
        super().__init__(window)
        self._notify = notify
        self._window = window
        self._background = Background("hall", self)
        self._library: MatchLibrary | None = None
        self._link: Link | None = None
        self._sender: HallSender | None = None
        self._status: HallStatus | None = None
        self._has_taken_back = False
        """True when the umpire withdrew the last call."""
        self._pill: HallPill | None = None
        self._clock: tuple[MatchId, TableClock] | None = None
        self._messenger = Messenger(self._show)

    @property
    def why_not(self) -> Mapping[ActionName, str]:
        """Reasons why actions are blocked without a hall."""
        return {} if self._link is not None else dict.fromkeys(_NEEDS_HALL, say(_NOT_JOINED))

    @property
    def terms(self) -> "EventTerms | None":
        """Rules by which the hall plays; None without a hall, or if it has none."""
        return None if self._status is None else self._status.terms

    def handlers(self, match_id: Callable[[], MatchId | None]) -> Handlers:
        """Returns the handlers of the hall's menu entries. `match_id` returns the open match."""
        return {
            ActionName.JOIN_HALL: self.ask_to_join,
            ActionName.LEAVE_HALL: self.leave,
            ActionName.HALL_MATCH: self.ask_for_match,
            ActionName.CALL_CHIEF_REFEREE: lambda: self.call_chief_referee(match_id()),
        }

    def mark(self, top: TopBar) -> None:
        """Adds itself to a top bar."""
        self._pill = HallPill()
        top.add_before_saved(self._pill)
        self._show_pill()

    def use(self, library: MatchLibrary) -> None:
        """Switches to another database, which may belong to a hall."""
        self.stop()
        self._library = library
        self._link = None
        with suppress(StoreError):  # shown when a match is opened
            self._link = link_of(library.store)
        self._begin()

    def wake(self) -> None:
        """Sends new entries."""
        if self._sender is not None:
            self._sender.wake()
            self._show_pill()

    def _show_pill(self) -> None:
        sender, status = self._sender, self._status
        if self._pill is not None:
            is_synced = sender is not None and status is not None and sender.has_sent_all(status)
            self._pill.show_status(status, is_synced=is_synced)

    def note_clock(self, match_id: MatchId | None, reading: ClockReading | None) -> None:
        """Sends clock changes that do not follow from the log."""
        if match_id is None or reading is None:
            self._clock = None
            return
        before = self._clock[1] if self._clock is not None and self._clock[0] == match_id else None
        clock = table_clock(reading, time.time_ns() // 1_000_000, before)
        self._clock = match_id, clock
        if self._sender is not None and clock != before and not runs_as_usual(reading, before):
            self._sender.wake(match_id)

    def _clock_of(self, match_id: MatchId) -> TableClock | None:
        """Returns the clock of the match. Called on the sender's thread."""
        known = self._clock
        return known[1] if known is not None and known[0] == match_id else None

    def stop(self) -> None:
        """Stops sending; the rest is sent when the database is opened again."""
        sender, self._sender = self._sender, None
        if sender is not None:
            sender.stop()
        self._show(None)

    def close(self) -> None:
        """Stops with the window."""
        self.stop()
        self._background.close(is_all_done=False)

    def _begin(self) -> None:
        self.changed.emit()
        if self._link is None or self._library is None:
            return
        from carrom_desk.desk.hall.hall_sender import HallSender  # network code is only loaded in a hall

        self._sender = HallSender(self._library.store, self._link, self._messenger.sent.emit, self._clock_of)
        self._show(self._sender.status)
        self._sender.start()

    def _show(self, status: "HallStatus | None") -> None:
        if status is not None and self._sender is None:
            return  # reported before it was stopped
        was, self._status = self._status, status
        self._show_pill()
        trouble = None if status is None else status.trouble
        before = None if was is None else was.trouble
        if trouble is not None and (before is None or before.words != trouble.words):
            self._notify(said(trouble))
        has_ended = was is not None and was.is_calling and status is not None and not status.is_calling
        if has_ended and not self._has_taken_back:
            self._notify(_("The chief referee has seen the call."))
        if was is not None and status is not None:
            self._report_other_desk(was, status)
        for given in () if status is None else status.instructions:
            self.instructed.emit(given)

    def _report_other_desk(self, was: "HallStatus", status: "HallStatus") -> None:
        """Reports that a desk wants to take over this table, the chief referee's decision, or that this desk was
        admitted.
        """
        if status.is_contested and not was.is_contested:
            self._notify(_("Another desk wants to take over this table. The chief referee decides."))
        elif was.is_contested and not status.is_contested and status.trouble is None:
            self._notify(_("The chief referee did not let the other desk take over this table."))
        if was.is_waiting and not status.is_waiting and status.trouble is None:
            self._notify(say(_JOINED, table=status.table))
            self.ask_for_match()

    def record(self, given: "Instruction") -> None:
        """Records an entry of the chief referee in a match that is not open here."""
        link, library = self._current_link(), self._library
        if link is None or library is None:
            return
        from carrom_desk.desk.hall.hall_client import match_in_hall
        from carrom_desk.desk.hall.instructed import record_instruction

        def take(match: StoredMatch | None) -> None:
            try:
                told = record_instruction(library, given, match)
            except StoreError as error:
                self._notify(in_language(error))
                return
            if told:
                self._notify(told)
                self.wake()

        if library.store.summary(given.match) is None:
            self._asked(lambda: match_in_hall(link, given.match), take)
        else:
            take(None)

    # Actions of the umpire

    def ask_to_join(self) -> None:
        """Asks for the code of a table."""
        from carrom_desk.gui.dialogs.desk_dialog import open_dialog

        from .join_dialog import JoinDialog

        dialog = JoinDialog(self._window)
        dialog.answered.connect(self.join)
        open_dialog(dialog)

    def join(self, invitation: "Invitation") -> None:
        """Joins with an invitation, and loads the match for this table."""
        library = self._library
        if library is None:
            return
        from carrom_desk.desk.hall.hall_client import join

        self.stop()

        def joined(link: Link) -> None:
            self._link = link
            self._begin()
            if not link.is_waiting:
                self._notify(say(_JOINED, table=link.table))
                self.ask_for_match()

        self._asked(lambda: join(library.store, invitation), joined)

    def leave(self) -> None:
        """Leaves the hall."""
        if self._library is None:
            return
        self.stop()
        self._link = None
        self.changed.emit()
        try:
            leave(self._library.store)
        except StoreError as error:
            self._notify(in_language(error))
            return
        self._notify(_("Left the hall. Nothing more is sent."))

    def ask_for_match(self) -> None:
        """Loads the match for this table: a pairing, or one started by another umpire."""
        link, library = self._current_link(), self._library
        if link is None or library is None:
            return
        from carrom_desk.desk.hall.hall_client import next_match
        from carrom_desk.desk.imports import import_from_hall

        def take(match: StoredMatch | None) -> None:
            if match is None:
                self._notify(_("The hall has no match for this table at the moment."))
                return
            try:
                status = self._status
                counts = status is not None and status.has_replaced(match.id)
                self.chosen.emit(import_from_hall(library, match, counts=counts))
            except StoreError as error:
                self._notify(in_language(error))

        self._asked(lambda: next_match(link), take)

    def _current_link(self) -> Link | None:
        """Returns the current address of the hall, which may change."""
        return self._link if self._sender is None else self._sender.link

    def call_chief_referee(self, match_id: MatchId | None) -> None:
        """Calls the chief referee to this table, or withdraws the call."""
        link = self._current_link()
        if link is None or match_id is None:
            return
        from carrom_desk.desk.hall.hall_client import call_chief_referee

        is_calling = self._status is None or not self._status.is_calling
        self._has_taken_back = not is_calling

        def called(_answer: object) -> None:
            called = _("Chief referee called.")
            self._notify(called if is_calling else _("Call withdrawn."))
            if self._sender is not None:
                self._sender.compare()

        self._asked(lambda: call_chief_referee(link, match_id, is_calling=is_calling), called)

    def _asked(self, work: Callable[[], T], done: Callable[[T], None]) -> None:
        """Runs a request in the background, since it may take seconds."""

        from carrom_desk.desk.hall.hall_client import HallUnreachable

        def tried() -> T | HallUnreachable:
            try:
                return work()
            except HallUnreachable as error:
                return error

        def end(found: T | HallUnreachable) -> None:
            if isinstance(found, HallUnreachable):
                self._notify(said(found.sentence))
                if self._sender is None:
                    self._begin()
            else:
                done(found)

        self._background.run(tried, end, lambda error: self._notify(in_language(error)))

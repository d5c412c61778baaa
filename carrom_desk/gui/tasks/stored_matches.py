"""Stored matches: their database, and opening one."""

from collections.abc import Callable, Sequence
from functools import partial
from pathlib import Path

from PySide6.QtCore import QObject, QTimer, Signal
from PySide6.QtWidgets import QWidget

from carrom_desk.desk.match_desk import MatchDesk
from carrom_desk.desk.match_library import MatchLibrary, StartView, start_view, with_record
from carrom_desk.desk.open_matches import ACROSS, OPEN, MatchMarks
from carrom_desk.gui.actions import Handlers
from carrom_desk.gui.clock.umpire_clock import UmpireClock
from carrom_desk.gui.database.database_controller import DatabaseController
from carrom_desk.gui.database.database_dialogs import DatabaseDialogs
from carrom_desk.gui.dialogs.desk_dialog import open_dialog
from carrom_desk.gui.kit.file_dialogs import ask_file
from carrom_desk.gui.kit.wording import Notify
from carrom_desk.gui.match_controller import MatchController
from carrom_desk.gui.practice.practice import Practice
from carrom_desk.gui.window_facts import WindowFacts
from carrom_desk.i18n import _, say
from carrom_desk.match.entry.entries import Entry
from carrom_desk.match.ports.store import MatchId, StoreDamaged, StoreError
from carrom_desk.match.setup import Setup
from carrom_desk.match.side import Side
from carrom_desk.presentation.next_step.actions import ActionName
from carrom_desk.presentation.next_step.offers import (
    NextStep,
    now_in_practice,
    now_in_trouble,
    now_to_continue,
    now_to_start,
    now_waiting,
)
from carrom_desk.presentation.wording.match_columns import match_words
from carrom_desk.presentation.wording.match_text import MATCHES_NOT_OPEN, NO_MATCH_IS_OPEN
from carrom_desk.presentation.wording.refusal_text import in_language

Do = Callable[[], object]


_BEFORE_REPLAY_MS = 300
"""Time in which an umpire resumes at once, in milliseconds."""


class StoredMatches(QObject):
    """Opens matches of the current database.

    Signals:
        closing: emitted before the database is closed, so that the open match is closed.
        damaged: emitted when it could not be opened or is damaged.
        start_changed: emitted with the `StartView` to show; None for the desk.
        start_replayed: emitted with the same view when its match was replayed, for its board.
        asked: emitted with an `ActionName` to trigger.
        event_wanted: emitted with the path of an event's file, from which a new match is set up.
    """

    closing = Signal()
    damaged = Signal()
    start_changed = Signal(object)
    start_replayed = Signal(object)
    asked = Signal(object)
    event_wanted = Signal(object)

    def __init__(
        self, match: MatchController, clock: UmpireClock, facts: WindowFacts, window: QWidget, notify: Notify
    ) -> None:
        super().__init__(window)
        self._match, self._clock, self._facts = match, clock, facts
        self._window, self._notify = window, notify
        self.library: MatchLibrary | None = None
        """The matches; None if they are not open."""
        self.database: DatabaseController | None = None
        self._dialogs: DatabaseDialogs | None = None
        self.practice: Practice | None = None
        """Practice tasks; only for a practice database."""
        self.start: StartView | None = None
        """Start view while it is shown."""
        self._replaying = QTimer(self, singleShot=True, interval=_BEFORE_REPLAY_MS)
        self._replaying.timeout.connect(self.replay_start)
        self._reopen: MatchId | None = None
        """Match to reopen with the database."""
        self._again: Entry | None = None
        """Unsaved entry, to be repeated after a recovery of the database."""
        self._file = facts.file
        """Match file still to be opened."""
        match.opened.connect(lambda: self._show_start(None))
        match.closed.connect(lambda: self._show_start(None))
        self._marks, self._across = (MatchMarks(facts.data_folder, kind) for kind in (OPEN, ACROSS))
        self._marked: MatchId | None = None
        """Match that this desk marked as open."""
        self._is_remark_due = False
        match.recorded.connect(lambda _record: self._follow_remark())
        match.closed.connect(self.leave)

    # The database

    def use_database(self, database: DatabaseController) -> None:
        """Switches to a database, which its controller opens."""
        self.database = database
        self._dialogs = DatabaseDialogs(
            database,
            self._facts.settings,
            self._window,
            self._notify,
            lambda: self._match.session.desk is not None,
            self.show_start,
        )
        self._dialogs.closing.connect(self.close)
        if self.is_practice:
            practice = self.practice = Practice(database, self._match, self._window, self._notify)
            practice.posed.connect(self._open)
            practice.asked.connect(self.asked)
        database.failed.connect(self.show_trouble)
        database.upgrading.connect(self._close_for_upgrade)
        database.freed.connect(self._freed)
        database.not_backed_up.connect(self._say_not_backed_up)
        self._match.opened.connect(self._follow_match)
        self._match.recorded.connect(database.note)

    # Methods, since a signal would keep lambdas and everything they refer to alive as long as the database.

    def _close_for_upgrade(self) -> None:
        self._match.session.close(_while_upgrading)

    def _follow_match(self) -> None:
        if self.database is not None:
            self.database.follow(self._match.session.record)

    def use(self, library: MatchLibrary) -> None:
        """Offers the unfinished match once the matches are ready, unless one was open before."""
        self.library = library
        before, self._reopen = self._reopen, None
        self.show_start()
        command, self._again = self._again, None
        if before is not None:
            self.open(before, lambda: None if command is None else self._match.session.submit(command))
        file, self._file = self._file, None
        if file is not None:
            self._open_file(library, file)

    def show_trouble(self, error: StoreError) -> None:
        """Shows prominently why the database could not be opened, and what to do."""
        self.library = None

        def trouble() -> tuple[NextStep, str]:
            return now_in_trouble(error, is_practice=self.is_practice), in_language(error)

        self._match.session.close(trouble, not_saved=in_language(error))
        self.damaged.emit()

    def close(self) -> None:
        """Forgets the matches until a database is opened."""
        self.library = None
        self.closing.emit()
        self._match.session.close(_while_opening)

    @property
    def read_only(self) -> str:
        """Sentence on why the database is not writable; otherwise empty."""
        return in_language(self.database.service.held_by) if self.database is not None else ""

    @property
    def is_practice(self) -> bool:
        return self._facts.is_practice

    def _say_not_backed_up(self, why: str) -> None:
        said = _("No backup was made. The match is safe. {why}")
        self._notify(said.format(why=why))

    def _freed(self) -> None:
        """Handles the end of the writing desk; without an open match, nothing is asked."""
        if self._match.session.desk is None:
            self.asked.emit(ActionName.TRY_AGAIN)
        else:
            self._match.session.show_free()

    # Guards

    def with_library(self, do: Callable[[MatchLibrary], object], *, is_writing: bool = False) -> None:
        """Runs an action on the stored matches, or shows why that is not possible."""
        if is_writing and self.read_only:
            self._notify(self.read_only)
        elif self.library is None:
            self._notify(say(MATCHES_NOT_OPEN))
        else:
            do(self.library)

    def _with_database(self, do: Callable[[DatabaseDialogs], object], *, is_match_kept: bool = False) -> None:
        """Runs an action on the database, after which the open match may be reopened."""
        if self._dialogs is not None:
            match = self._match
            self._reopen, self._again = (
                (match.session.match_id, match.session.unsaved) if is_match_kept else (None, None)
            )
            do(self._dialogs)

    def handlers(self) -> Handlers:
        """Returns the handlers of the menu entries about stored matches and their database."""
        return {
            ActionName.REOPEN: lambda: self.open(self._match.session.stored().id),
            ActionName.OPEN_MATCH: partial(self.with_library, self.show_library),
            ActionName.OPEN_FILE: self.ask_file,
            ActionName.CLOSE_MATCH: self.show_start,
            ActionName.CONTINUE_MATCH: self.continue_unfinished,
            ActionName.TRY_AGAIN: partial(self._with_database, DatabaseDialogs.reopen, is_match_kept=True),
            ActionName.RESCUE: partial(self._with_database, DatabaseDialogs.ask_to_rescue, is_match_kept=True),
            ActionName.BEGIN_EMPTY: partial(self._with_database, partial(DatabaseDialogs.reopen, empty=True)),
            ActionName.CHECK_DATABASE: partial(self._with_database, DatabaseDialogs.check, is_match_kept=True),
            ActionName.BACKUPS: partial(self._with_database, DatabaseDialogs.ask_backup),
            ActionName.OPEN_DATABASE: partial(self._with_database, DatabaseDialogs.ask_file),
        }

    # Matches

    def show_start(self) -> None:
        """Shows the start page."""
        start = None if self.is_practice else self._read_start()
        match = None if start is None else start.to_continue

        def idle() -> tuple[NextStep, str]:
            now = now_to_start() if match is None else now_to_continue(match_words(match))
            return now_in_practice() if self.is_practice else now, say(NO_MATCH_IS_OPEN)

        self._match.session.close(idle)
        self._show_start(start)

    def _show_start(self, start: StartView | None) -> None:
        self.start = start
        self.start_changed.emit(start)
        if start is None:
            self._replaying.stop()
        else:
            self._replaying.start()

    def replay_start(self) -> None:
        """Replays the unfinished match for the start page, which is there without it, too."""
        if self.start is not None and self.library is not None:
            self.start = with_record(self.start, self.library)
            self.start_replayed.emit(self.start)

    def _read_start(self) -> StartView | None:
        """Returns the start view; None if it could not be read."""
        if self.library is None:
            return None
        try:
            return start_view(self.library)
        except StoreError as error:
            self._match.session.show_trouble(in_language(error))
            return None

    def open(self, match_id: MatchId, then: Do = lambda: None) -> None:
        """Opens a stored match at its last confirmed entry, then calls `then`."""
        library = self.library
        if library is not None and self._open(lambda: library.open(match_id)):
            then()

    def continue_unfinished(self) -> None:
        """Opens the unfinished match while it is offered."""
        if self.start is not None and self.start.to_continue is not None:
            self.open(self.start.to_continue.id)

    def begin(self, setup: Setup) -> bool:
        """Starts a new match; returns False on failure."""
        library = self.library
        return library is not None and self._open(lambda: library.begin(setup))

    def _open(self, open_desk: Callable[[], MatchDesk]) -> bool:
        """Replaces the open match; returns False on failure and keeps it."""
        try:
            desk = open_desk()
        except StoreError as error:
            self._say_why_not_open(error)
            return False
        self._enter(desk)
        return True

    def _enter(self, desk: MatchDesk) -> None:
        """Shows an opened match in place of the one before, and marks it as open until it is closed."""
        self.leave()
        was_left_open = False
        if not self.read_only and not self.is_practice:
            self._marked, was_left_open = desk.id, self._marks.mark(desk.id)
        is_across = self._across.has(desk.id)
        self._match.session.open(desk, self.read_only, was_left_open=was_left_open, is_across=is_across)
        self._is_remark_due = self._match.session.is_interrupted

    def seat(self, bottom: Side) -> None:
        """Seats a side of the open match at the bottom of the board, and keeps that for the next opening."""
        session = self._match.session
        session.seat(bottom)
        if session.match_id is not None and not self.is_practice:
            (self._across.mark if session.is_across else self._across.unmark)(session.match_id)

    def leave(self) -> None:
        """Marks the open match as closed, unless the remark on an interruption is still due."""
        marked, self._marked = self._marked, None
        if marked is not None and not self._is_remark_due:
            self._marks.unmark(marked)

    def _follow_remark(self) -> None:
        self._is_remark_due = self._match.session.is_interrupted

    def _say_why_not_open(self, error: StoreError) -> None:
        if isinstance(error, StoreDamaged):
            self.show_trouble(error)
        else:
            self._match.session.show_trouble(in_language(error))

    def ask_file(self) -> None:
        """Asks for the file of a match or an event."""
        from carrom_desk.exchange.event_file import EVENT_ENDING

        filters = (f"*.carrom *{EVENT_ENDING} *.json", "*")
        title = say(ActionName.OPEN_FILE.text)
        ask_file(self._window, "open_file_dialog", title, lambda path: self.open_file(str(path)), filters=filters)

    def open_file(self, path: str) -> None:
        """Imports and opens the match in a file, once the matches are ready; ignores an empty path."""
        if not path:
            return
        if self.library is None:
            self._file = path
        else:
            self._open_file(self.library, path)

    def _open_file(self, library: MatchLibrary, path: str) -> None:
        from carrom_desk.exchange.event_file import EVENT_ENDING

        if path.casefold().endswith(EVENT_ENDING):
            self.event_wanted.emit(Path(path))
            return
        from carrom_desk.gui.matches.file_import import FileOpening

        opening = FileOpening(library, path, is_read_only=bool(self.read_only), parent=self)
        opening.opened.connect(self._library_changed)
        opening.opened.connect(self.open)
        opening.asks.connect(lambda: self.show_library(library, path))
        opening.failed.connect(self._match.session.show_trouble)

    def show_library(self, library: MatchLibrary, import_path: str = "") -> None:
        """Shows the list of matches, and imports a file if given."""
        from carrom_desk.gui.matches.library_dialog import LibraryDialog

        session = self._match.session
        dialog = LibraryDialog(
            library,
            self._window,
            find_open=lambda: session.match_id,
            read_only=self.read_only,
            settings=self._facts.settings,
        )
        dialog.chosen.connect(self.open)
        dialog.changed.connect(self._library_changed)
        dialog.deleted.connect(self._close_deleted)
        open_dialog(dialog)
        if import_path:
            dialog.import_match((import_path,))

    def _close_deleted(self, deleted: Sequence[MatchId]) -> None:
        if self._match.session.match_id in deleted:
            self.show_start()

    def _library_changed(self) -> None:
        """Updates the offered match after matches were added or removed."""
        if self.database is not None:
            self.database.note_other()
        if self._match.session.desk is None:
            self.show_start()


def _while_opening() -> tuple[NextStep, str]:
    return now_waiting(), _("The matches are still opening.")


def _while_upgrading() -> tuple[NextStep, str]:
    said = _("Updating matches from an older version. They are copied first…")
    return now_waiting(said), said

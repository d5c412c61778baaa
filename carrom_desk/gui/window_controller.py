"""The desk put together: the page, its actions, the database, and the match that is open."""

from collections.abc import Callable
from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Qt
from PySide6.QtWidgets import QApplication, QMainWindow, QMenu

from carrom_desk.desk.match_desk import MatchDesk
from carrom_desk.desk.match_library import MatchLibrary
from carrom_desk.gui.languages import in_language, say, window_language
from carrom_desk.gui.wording import MATCHES, MATCHES_NOT_OPEN, NO_MATCH_IS_OPEN, STOP
from carrom_desk.match.entries import Entry
from carrom_desk.match.setup import Setup
from carrom_desk.match.side import Side
from carrom_desk.match.store import MatchId, StoreDamaged, StoreError
from carrom_desk.match.stroke_draft import Mark, PieceKind

from .action_table import LEAVES_MATCH, ActionName
from .actions import Actions, Handlers
from .background import Background
from .clock.umpire_clock import SleepWatch, UmpireClock
from .database_controller import DatabaseController
from .database_dialogs import DatabaseDialogs
from .desk_page import DeskPage
from .dialogs.desk_dialog import DeskDialog, open_dialog
from .hall.membership import HallMembership
from .hall.opened_hall import OpenedHall
from .keys import KeyTable, key_table
from .leaving import Leaving
from .library.columns import match_words
from .match_controller import MatchController
from .match_dialogs import MatchDialogs
from .new_match.new_match import NewMatchDialogs
from .practice.practice import Practice
from .round_clock.round_button import RoundControl
from .settings import Settings
from .sound.players import SilentDevice
from .sound.sounds import ClockCues, Sounds, sound_trouble
from .sound.tones import Cue, SoundFiles
from .spectator.spectator_window import Screens, SpectatorController
from .start_page import StartView, start_view
from .theme import Theme
from .what_now.offers import (
    Now,
    now_in_practice,
    now_in_trouble,
    now_to_continue,
    now_to_start,
    now_waiting,
    unsaved_first,
)
from .window_dialogs import WindowDialogs
from .window_facts import WindowFacts

if TYPE_CHECKING:
    from carrom_desk.school.learners import LearnerStore

_NS_PER_MS = 1_000_000
_SECONDS = 5
"""What a key gives or takes of a clock."""


class WindowController(QObject):
    """Everything within the window. Dialogs that are seldom needed are loaded when they are opened first."""

    def __init__(self, window: QMainWindow, facts: WindowFacts, theme: Theme) -> None:
        super().__init__(window)
        self._window, self._facts, self._theme = window, facts, theme
        self._settings = facts.settings
        self._library: MatchLibrary | None = None
        self._database: DatabaseController | None = None
        self._database_dialogs: DatabaseDialogs | None = None
        self.practice: Practice | None = None
        """Comes with the database, where there is a place for a second one."""
        self._reopen: MatchId | None = None
        """The match to be opened again once the database is."""
        self._again: Entry | None = None
        """What was entered and could not be saved, to be entered again once the database is rescued."""
        self._file = facts.file
        """A match file that is still to be opened."""
        self._learners: Callable[[], LearnerStore] | None = None
        self._wanted_there: ActionName | None = None
        """What is done once the practice database is open."""
        self._to_continue: MatchId | None = None
        """The match that was not finished, while it is offered."""
        self._start: StartView | None = None
        """What there is to begin with, while that is shown."""
        self._clock = UmpireClock(facts.monotonic_ns, self, sleep=SleepWatch(facts.slept_ns))
        device = SilentDevice() if facts.make_sound is None else facts.make_sound()
        self.sounds = Sounds(device, facts.settings, SoundFiles(facts.sounds_folder), self)
        self.match = MatchController(
            self._clock, facts.settings, theme.name, lambda: facts.monotonic_ns() // _NS_PER_MS, self
        )
        self.dialogs = MatchDialogs(self.match, window, self._show_beside)
        self.rounds = RoundControl(facts.rounds_file, facts.round_ms, facts.wall_ms, self.say, self)
        self._new_match = NewMatchDialogs(self.rounds.minutes_of, facts.settings, window, self.match.show_trouble)
        screens = Screens() if facts.make_screens is None else facts.make_screens()
        self.spectators = SpectatorController(self._clock, facts.settings, screens, theme, window, self.say)
        self.window_dialogs = WindowDialogs(self.match, facts, self.sounds, window, self.say)
        self.hall, self.opened_hall = HallMembership(window, self.say), OpenedHall(window, self._language, self.say)
        self._leaving = Leaving(window)
        self._opening = Background("opening", self)
        self.actions = Actions(window, self._handlers(), self._press_number)
        self._connect()
        self.match.close(self._while_opening)
        self._make_page()
        self.match.opened.connect(self._leave_page)
        self.match.closed.connect(self._leave_page)

    # The page

    def _make_page(self) -> None:
        """Make page and menu, in the language of now."""
        page = DeskPage(self._theme)
        self.page = page
        """What hangs in the window now."""
        self.menu: QMenu = self.actions.main_menu(
            lambda theme: self._settings.change(theme=theme), self._settings.current.theme
        )
        page.top.set_menu(self.menu)
        page.show_keys(self._keys)
        page.show_view(self.match.view)
        page.connect_to(self.match, self._clock, self.dialogs, self.actions)
        page.start.asked.connect(self.actions.trigger)
        page.start.chosen.connect(self.open_match)
        page.show_start(self._start)
        self.rounds.mark(page.top, self._theme)
        self.hall.mark(page.top)
        if self.practice is not None:
            self.practice.mark(page, self._theme, self._keys)

    def translate(self, theme: Theme) -> None:
        """Say everything in another language: page and menu are made again, what is open goes on."""
        self._theme = theme
        form = self.page.side.form
        self.actions.translate()
        self.menu.setParent(None)
        self.menu.deleteLater()
        self.match.translate()
        self._make_page()
        if form is not None:
            self.dialogs.ask_again(form)
        self.spectators.renew()
        self.window_dialogs.translate()
        self._show_title()

    def _show_title(self) -> None:
        """Name the open match on the window's frame and in the list of windows, as programs name what is open."""
        name = self.tr("Carrom Desk")
        if self.match.desk is not None:
            setup = self.match.record.setup
            name = f"{setup.side_name(Side.A)} – {setup.side_name(Side.B)}"
        is_practice = self.practice is not None and self.practice.is_on
        self._window.setWindowTitle(self.tr("PRACTICE – {name}").format(name=name) if is_practice else name)

    def set_theme(self, theme: Theme) -> None:
        self._theme = theme
        self.page.set_theme(theme)
        self.match.set_theme(theme.name)
        self.spectators.set_theme(theme)

    def say(self, sentence: str) -> None:
        """Tell the umpire something in passing."""
        self.page.say(sentence)

    @property
    def _keys(self) -> KeyTable:
        return key_table(self._settings.current.keys)

    def _follow_settings(self, settings: Settings) -> None:
        self.actions.set_keys(self._keys)
        self.page.show_keys(self._keys)
        for action in self.menu.findChildren(QObject, f"menu_theme_{settings.theme}"):
            action.setProperty("checked", True)
        if self._database_dialogs is not None:
            self._database_dialogs.follow_second(settings.second_backups)

    # Wiring

    def _connect(self) -> None:
        match = self.match
        self.actions.set_keys(self._keys)
        self.actions.refused.connect(self.say)
        self._settings.changed.connect(self._follow_settings)
        match.changed.connect(lambda _view: self._show_why_not())
        match.opened.connect(self._show_title)
        match.closed.connect(self._show_title)
        self.hall.changed.connect(self._show_why_not)
        match.asked.connect(self.actions.trigger)
        match.not_saved.connect(lambda _error: self.sounds.play(Cue.NOT_SAVED))
        self.rounds.follow(match)
        self.rounds.rung.connect(partial(self.sounds.play, Cue.ROUND_OVER))
        self.spectators.follow(match)
        ClockCues(self._clock, self.sounds, self)
        self.sounds.troubled.connect(lambda report: self.say(sound_trouble(report)))
        self.sounds.unheard.connect(QApplication.beep)  # where nothing plays, the system may still ring its bell
        self._new_match.begun.connect(self.begin)
        self.window_dialogs.chosen.connect(self.open_match)
        self.hall.chosen.connect(self.open_match)
        match.recorded.connect(lambda _record: self.hall.wake())
        self._clock.changed.connect(lambda reading: self.hall.note_clock(match.match_id, reading))
        self._leaving.ready.connect(self._window.close)
        self._leaving.elsewhere_wanted.connect(self.dialogs.save_elsewhere)

    def _handlers(self) -> Handlers:
        """What every action does; what leads away from the match waits until all that was entered is saved."""
        does = {**self._match_handlers(), **self._window_handlers()}
        return {name: self._held_back(do) if name in LEAVES_MATCH else do for name, do in does.items()}

    def _match_handlers(self) -> Handlers:
        match, dialogs = self.match, self.dialogs
        return {
            ActionName.WHITE: partial(match.press, PieceKind.WHITE),
            ActionName.BLACK: partial(match.press, PieceKind.BLACK),
            ActionName.QUEEN: partial(match.press, PieceKind.QUEEN),
            ActionName.STRIKER: partial(match.press, PieceKind.STRIKER),
            ActionName.JUMPED_WHITE: partial(match.mark, PieceKind.WHITE, Mark.JUMPED),
            ActionName.JUMPED_BLACK: partial(match.mark, PieceKind.BLACK, Mark.JUMPED),
            ActionName.JUMPED_QUEEN: partial(match.mark, PieceKind.QUEEN, Mark.JUMPED),
            ActionName.JUMPED_STRIKER: partial(match.mark, PieceKind.STRIKER, Mark.JUMPED),
            ActionName.JUMPED_MODE: match.toggle_jumped_mode,
            ActionName.CANCEL: match.cancel_jumped_mode,
            ActionName.IMPROPER: match.toggle_improper,
            ActionName.NAME_BREACH: partial(match.set_breach, None),
            ActionName.TOUCHED_NOTHING: match.toggle_touched_nothing,
            ActionName.BEFORE_PLAY: match.toggle_before_play,
            ActionName.CLEAR: match.clear,
            ActionName.FIRST: partial(match.do_number, 1),
            ActionName.CONFIRM: partial(match.confirm, "confirm"),
            ActionName.TOSS: dialogs.ask_toss,
            ActionName.FOUL: dialogs.ask_foul,
            ActionName.CHIEF_REFEREE: dialogs.ask_chief_referee,
            ActionName.TIME_EXCEEDED: match.enter_time_exceeded,
            ActionName.OVERRIDE: dialogs.ask_override,
            ActionName.SPACE: match.press_space,
            ActionName.START_CLOCK: self._clock.start,
            ActionName.CLOCK_MORE: partial(self._clock.adjust, _SECONDS),
            ActionName.CLOCK_LESS: partial(self._clock.adjust, -_SECONDS),
            ActionName.CLOCK_RESTART: self._clock.restart,
            ActionName.UNDO: match.undo,
            ActionName.REDO: match.redo,
            ActionName.REPLACE_LAST: dialogs.replace_last,
            ActionName.GIVE_UP: match.give_up,
            ActionName.SAVE_ELSEWHERE: dialogs.save_elsewhere,
            ActionName.LAW_BOOK: dialogs.laws.show,
            ActionName.ASK_LAWS: partial(self.window_dialogs.ask_laws, dialogs.laws),
            ActionName.REMINDERS: dialogs.laws.show_unusual,
        }

    def _window_handlers(self) -> Handlers:
        others = self.window_dialogs
        return {
            ActionName.REOPEN: lambda: self.open_match(self.match.stored().id),
            ActionName.NEW_MATCH: lambda: self._with_library(self._new_match.ask, is_writing=True),
            ActionName.OPEN_MATCH: lambda: self._with_library(self._show_library),
            ActionName.CONTINUE_MATCH: self._continue_match,
            ActionName.REPORT: partial(others.save_report, is_pdf=True),
            ActionName.REPORT_HTML: partial(others.save_report, is_pdf=False),
            ActionName.PRINT: others.print_report,
            ActionName.STATISTICS: others.show_statistics,
            ActionName.DOCUMENTS: lambda: others.ask_for_document(self._library),
            ActionName.VERIFY: lambda: others.documents.ask_to_verify(self._library),
            ActionName.TYPE_SHEET: lambda: self._with_library(others.typing.ask, is_writing=True),
            ActionName.PAIRINGS: lambda: self._with_library(others.pairings.ask, is_writing=True),
            ActionName.TRY_AGAIN: lambda: self._with_database(lambda dialogs: dialogs.reopen(), is_match_kept=True),
            ActionName.RESCUE: lambda: self._with_database(lambda dialogs: dialogs.rescue(), is_match_kept=True),
            ActionName.BEGIN_EMPTY: lambda: self._with_database(lambda dialogs: dialogs.reopen(empty=True)),
            ActionName.BACKUPS: lambda: self._with_real_database(lambda dialogs: dialogs.ask_backup()),
            ActionName.CHECK_DATABASE: lambda: self._with_database(lambda dialogs: dialogs.check()),
            ActionName.OPEN_DATABASE: lambda: self._with_real_database(lambda dialogs: dialogs.ask_file()),
            ActionName.JOIN_HALL: self._with_hall(self.hall.ask_to_join),
            ActionName.LEAVE_HALL: self._with_hall(self.hall.leave),
            ActionName.HALL_MATCH: self._with_hall(self.hall.ask_for_match),
            ActionName.CALL_CHIEF_REFEREE: self._with_hall(lambda: self.hall.call_chief_referee(self.match.match_id)),
            ActionName.OPEN_HALL: self.opened_hall.open,
            ActionName.PRACTICE: self._practise,
            ActionName.SITUATIONS: self._practise,
            ActionName.GUIDED_MATCH: self._in_practice(ActionName.GUIDED_MATCH, Practice.begin_guided),
            ActionName.SCHOOL: self._in_practice(ActionName.SCHOOL, self._show_school),
            ActionName.EXAM: lambda: self.window_dialogs.show_exam(self.dialogs.laws),
            ActionName.LEAVE_PRACTICE: self._leave_practice,
            ActionName.MANUAL: others.show_manual,
            ActionName.KEY_CARD: others.show_key_card,
            ActionName.PREFERENCES: others.show_preferences,
            ActionName.TURN_BOARD: self._turn_board,
            ActionName.MENU: self._open_menu,
            ActionName.SPECTATORS: self.spectators.toggle,
            ActionName.FULL_SCREEN: lambda: self._window.setWindowState(
                self._window.windowState() ^ Qt.WindowState.WindowFullScreen
            ),
            ActionName.SYSTEM_CHECK: lambda: others.check_system(self._database, is_open=self._library is not None),
            ActionName.DIAGNOSIS: others.ask_for_diagnosis,
            ActionName.ABOUT: others.show_about,
            ActionName.QUIT: self._window.close,
        }

    def _show_why_not(self) -> None:
        is_practice = self.practice is not None and self.practice.is_on
        self.actions.show_why_not({**({} if is_practice else self.hall.why_not), **self.match.view.why_not})

    def _held_back(self, do: Callable[[], object]) -> Callable[[], None]:
        def do_if_saved() -> None:
            if self.match.unsaved is not None:
                self.say(unsaved_first())
            else:
                do()

        return do_if_saved

    def _show_beside(self, form: DeskDialog) -> None:
        self.page.side.show_form(form)

    def _press_number(self, number: int) -> None:
        if self.page.reasons.isVisible():
            self.page.reasons.press(number)
        else:
            self.match.do_number(number)

    def _open_menu(self) -> None:
        self.page.top.open_menu()

    # The database

    def use_database(self, database: DatabaseController, learners: "Callable[[], LearnerStore] | None" = None) -> None:
        """Work on a database from now on; it is opened by its controller. `learners` are those in the open one."""
        self._learners = learners
        self._database = database
        dialogs = self._database_dialogs = DatabaseDialogs(database, self._window, self.say)
        dialogs.closing.connect(self._close_library)
        dialogs.second_chosen.connect(lambda folder: self._settings.change(second_backups=folder))
        if self._facts.practice_file is not None:
            self.practice = Practice(
                database, self.match, self._clock, self._facts.practice_file, self._window, self.say
            )
            self.practice.mark(self.page, self._theme, self._keys)
            self.practice.closing.connect(self._close_library)
            self.practice.changed.connect(lambda _is_on: self._new_match.forget_draft())
            self.practice.changed.connect(lambda _is_on: self._show_title())
            self.practice.posed.connect(self._open)
            self.practice.asked.connect(self.actions.trigger)
            self.practice.law_wanted.connect(self.dialogs.laws.show_at)
        database.opened.connect(self.use_library)
        database.failed.connect(self.show_trouble)
        database.upgrading.connect(lambda: self.match.close(self._while_upgrading))
        database.freed.connect(self._freed)
        database.not_backed_up.connect(
            lambda why: self.say(self.tr("No backup was made; the match is safe. {why}").format(why=why))
        )
        self.match.opened.connect(lambda: database.follow(self.match.record))
        self.match.recorded.connect(database.note)

    def _with_hall(self, do: Callable[[], None]) -> Callable[[], None]:
        """What is only practised on, and what cannot be written, has no hall."""

        def do_there() -> None:
            if self.practice is not None and self.practice.is_on:
                self.say(self.practice.why_not_here())
            else:
                self._with_library(lambda _library: do(), is_writing=True)

        return do_there

    def use_library(self, library: MatchLibrary) -> None:
        """The matches are ready: offer the unfinished one first, unless one was open before."""
        self._library = library
        if not self._read_only:
            self.hall.use(library)
        before, self._reopen = self._reopen, None
        if before is None and self.practice is not None:
            before = self.practice.take_return()
        self.show_start()
        command, self._again = self._again, None
        if before is not None:
            self.open_match(before, lambda: None if command is None else self.match.submit(command))
        wanted, self._wanted_there = self._wanted_there, None
        if wanted is not None:
            self.actions.trigger(wanted)
        self.window_dialogs.welcome(partial(self.actions.trigger, ActionName.GUIDED_MATCH))
        file, self._file = self._file, None
        if file is not None:
            self._open_file(library, file)

    def show_trouble(self, error: StoreError) -> None:
        """The database cannot be opened: say why, loudly, and what can be done."""
        self._library = None
        self.match.close(lambda: (now_in_trouble(error), in_language(error)), not_saved=in_language(error))
        self.sounds.play(Cue.NOT_SAVED)

    def _with_library(self, do: Callable[[MatchLibrary], object], *, is_writing: bool = False) -> None:
        """Do something with the stored matches, or say what stands against it."""
        if is_writing and self._read_only:
            self.say(self._read_only)
        elif self._library is None:
            self.say(say(MATCHES_NOT_OPEN))
        else:
            do(self._library)

    def _with_database(self, do: Callable[[DatabaseDialogs], object], *, is_match_kept: bool = False) -> None:
        """Do something about the database; the match that is open may be opened again afterwards."""
        if self._database_dialogs is None:
            return
        self._reopen, self._again = (self.match.match_id, self.match.unsaved) if is_match_kept else (None, None)
        do(self._database_dialogs)

    def _with_real_database(self, do: Callable[[DatabaseDialogs], object]) -> None:
        if self.practice is not None and self.practice.is_on:
            self.say(self.practice.why_not_here())
        else:
            self._with_database(do)

    def _close_library(self) -> None:
        self._library = None
        self.hall.stop()
        self.match.close(self._while_opening)

    @property
    def _read_only(self) -> str:
        """Why nothing can be written to the database, a sentence; empty when it can."""
        return in_language(self._database.service.held_by) if self._database is not None else ""

    def _freed(self) -> None:
        """The one who wrote is gone: without a match there is nothing to ask."""
        if self.match.desk is None:
            self.actions.trigger(ActionName.TRY_AGAIN)
        else:
            self.match.show_free()

    # Matches

    def show_start(self) -> None:
        """Show what can be done without a match."""
        is_practice = self.practice is not None and self.practice.is_on
        start = None if is_practice else self._read_start()
        match = None if start is None else start.to_continue
        self._to_continue = None if match is None else match.id

        def idle() -> tuple[Now, str]:
            now = now_to_start() if match is None else now_to_continue(match_words(match))
            return now_in_practice() if is_practice else now, say(NO_MATCH_IS_OPEN)

        self.match.close(idle)
        self._start = start
        self.page.show_start(start)

    def _leave_page(self) -> None:
        """Another match, or none: what is filled in or offered has nothing to do with it."""
        self.page.side.leave()
        self._start = None
        self.page.show_start(None)

    def open_match(self, match_id: MatchId, then: Callable[[], object] = lambda: None) -> None:
        """Open a stored match at its last confirmed entry, a long one beside the window; then do something more."""
        library = self._library
        if library is None:
            return
        try:
            is_long = library.is_long(match_id)
        except StoreError as error:
            self._say_why_not_open(error)
            return
        if is_long:
            self._open_beside(library, match_id, then)
        elif self._open(lambda: library.open(match_id)):
            then()

    def _open_beside(self, library: MatchLibrary, match_id: MatchId, then: Callable[[], object]) -> None:
        from .dialogs.messages import ProgressDialog, do_beside

        def done(desk: MatchDesk) -> None:
            if self._library is library:
                self.match.open(desk, self._read_only)
                then()

        waiting = ProgressDialog(
            say(MATCHES), self.tr("A long match is being opened…"), say(STOP), self._window, of_matches=False
        )
        do_beside(
            self._opening, waiting, lambda progress: library.open(match_id, progress), done, self._say_why_not_open
        )

    def _continue_match(self) -> None:
        if self._to_continue is not None:
            self.open_match(self._to_continue)

    def begin(self, setup: Setup, round_minutes: int = 0) -> None:
        """Begin a new match, in a round of so many minutes; 0: without a round clock."""
        library = self._library
        if library is not None and self._open(lambda: library.begin(setup)):
            self.rounds.clock.give(round_minutes)
            self._new_match.forget_draft()

    def _open(self, open_desk: Callable[[], MatchDesk]) -> bool:
        """Open a match and leave the one before; False when it cannot be, and that one stays."""
        try:
            desk = open_desk()
        except StoreError as error:
            self._say_why_not_open(error)
            return False
        self.match.open(desk, self._read_only)
        return True

    def _say_why_not_open(self, error: StoreError) -> None:
        if isinstance(error, StoreDamaged):
            self.show_trouble(error)
        else:
            self.match.show_trouble(in_language(error))

    def _read_start(self) -> StartView | None:
        """What there is to begin with; None where it cannot be read."""
        if self._library is None:
            return None
        try:
            return start_view(self._library)
        except StoreError as error:
            self.match.show_trouble(in_language(error))
            return None

    def _while_opening(self) -> tuple[Now, str]:
        return now_waiting(), self.tr("The matches are being opened.")

    def _while_upgrading(self) -> tuple[Now, str]:
        said = self.tr("The matches are of an older version: they are copied, then brought up to date…")
        return now_waiting(said), said

    def _open_file(self, library: MatchLibrary, path: str) -> None:
        from .library.file_import import FileOpening

        opening = FileOpening(library, path, is_read_only=bool(self._read_only), parent=self)
        opening.opened.connect(self._library_changed)
        opening.opened.connect(self.open_match)
        opening.asks.connect(lambda: self._show_library(library, path))
        opening.failed.connect(self.match.show_trouble)

    def _show_library(self, library: MatchLibrary, import_path: str = "") -> None:
        """Show the list of matches, and let it take in a file at once if one is named."""
        from .library.library_dialog import LibraryDialog, Surroundings

        open_id = self.match.match_id
        dialog = LibraryDialog(library, Surroundings(self._facts.version, open_id, self._read_only), self._window)
        dialog.chosen.connect(self.open_match)
        dialog.changed.connect(self._library_changed)
        open_dialog(dialog)
        if import_path:
            dialog.take_in((import_path,))

    def _library_changed(self) -> None:
        """Matches have come or gone: what is offered to go on with may be another one."""
        if self._database is not None:
            self._database.note_other()
        if self.match.desk is None:
            self.show_start()

    def _practise(self) -> None:
        practice = self.practice
        if practice is None:
            return
        if practice.is_on:
            practice.ask_situation()
        else:
            practice.enter(self.match.match_id)

    def _in_practice(self, name: ActionName, do: Callable[[Practice], object]) -> Callable[[], None]:
        """Do this, which an action of this name stands for, in the practice database, which is opened first."""

        def do_there() -> None:
            practice = self.practice
            if practice is None:
                return
            if not practice.is_on:
                self._wanted_there = name
                practice.enter(self.match.match_id)
            elif self._library is not None:
                do(practice)

        return do_there

    def _show_school(self, _practice: Practice) -> None:
        if self._learners is not None:
            self.window_dialogs.show_school(self._learners(), self.dialogs.laws)

    def _leave_practice(self) -> None:
        if self.practice is not None:
            self.practice.leave()

    # The window

    def close_hall(self) -> None:
        """The window is gone: nothing is sent, and nothing served, any more."""
        self.hall.close()
        self.opened_hall.close()

    def may_leave(self) -> bool:
        """Whether the window may be closed at once; if not, it is closed when nothing stands against it any more."""
        return self._leaving.may_leave(self._database, self.match.why_unsaved)

    def leave_unasked(self) -> None:
        """The system wants the desk gone: close the window without a question; what was confirmed is on disk."""
        self._leaving.leave_unasked()

    def _language(self) -> str:
        return window_language(self._settings.current.window_language, self._facts.wanted_languages)

    def _turn_board(self) -> None:
        self._settings.change(is_board_turned=not self._settings.current.is_board_turned)

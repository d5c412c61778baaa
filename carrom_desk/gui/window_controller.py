"""The desk put together: the page, its actions, the database, and the match that is open."""

from collections.abc import Callable
from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Qt
from PySide6.QtWidgets import QApplication, QMainWindow, QMenu

from carrom_desk.desk.match_library import MatchLibrary, StartView
from carrom_desk.gui.database.database_controller import DatabaseController
from carrom_desk.gui.database.database_dialogs import DatabaseDialogs
from carrom_desk.gui.kit.awake import KeepAwake
from carrom_desk.gui.kit.theme import Theme
from carrom_desk.gui.settings.keys import KeyTable, key_table
from carrom_desk.gui.settings.languages import window_language
from carrom_desk.gui.settings.settings import Settings
from carrom_desk.i18n import _
from carrom_desk.match.entry.entries import Redone
from carrom_desk.match.setup import Setup
from carrom_desk.match.side import Side
from carrom_desk.presentation.next_step.actions import LEAVES_MATCH, ActionName
from carrom_desk.presentation.next_step.offers import unsaved_first
from carrom_desk.presentation.stroke import Mark, PieceKind

from .actions import Actions, Handlers
from .clock.umpire_clock import SleepWatch, UmpireClock
from .desk_page import DeskPage
from .dialogs.desk_dialog import DeskDialog
from .hall.membership import HallMembership
from .hall.opened_hall import OpenedHall
from .learning.live_line import LiveLine
from .match_controller import MatchController
from .match_dialogs import MatchDialogs
from .matches.new_match.new_match import NewMatchDialogs
from .practice.practice import Practice
from .quitting import QuitController
from .round_clock.round_button import RoundControl
from .sound.players import SilentDevice
from .sound.sounds import ClockCues, Cue, Sounds, sound_trouble
from .spectator.spectator_window import Screens, SpectatorController
from .stored_matches import StoredMatches
from .training import Training, TrainingStore
from .window_dialogs import WindowDialogs
from .window_facts import WindowFacts

if TYPE_CHECKING:
    from carrom_desk.school.learners import LearnerStore

_NS_PER_MS = 1_000_000
_SECONDS = 5
"""What a key gives or takes of a clock."""


class WindowController(QObject):
    """Everything within the window. Dialogs that are rarely needed are loaded when they are opened first."""

    def __init__(self, window: QMainWindow, facts: WindowFacts, theme: Theme) -> None:
        super().__init__(window)
        self._window, self._facts, self._theme = window, facts, theme
        self._settings = facts.settings
        self._live: LiveLine | None = None
        self.training: Training | None = None
        """Practice over the match; None where there is no place for its database, and in practice itself."""
        self._learners: Callable[[], LearnerStore | None] = lambda: None
        self._clock = UmpireClock(facts.monotonic_ns, self, sleep=SleepWatch(facts.slept_ns), settings=facts.settings)
        device = SilentDevice() if facts.make_sound is None else facts.make_sound()
        self.sounds = Sounds(device, facts.settings, self)
        self.match = MatchController(
            self._clock, facts.settings, theme.name, lambda: facts.monotonic_ns() // _NS_PER_MS, self
        )
        self.matches = StoredMatches(self.match, self._clock, facts, window, self.show_message)
        self.dialogs = MatchDialogs(self.match, window, self._show_beside, facts.make_index)
        self.rounds = RoundControl(facts.rounds_file, facts.round_ms, facts.wall_ms, self.show_message, self)
        self._new_match = NewMatchDialogs(
            self.rounds.minutes_of, facts.settings, window, self.match.session.show_trouble
        )
        screens = Screens() if facts.make_screens is None else facts.make_screens()
        self.spectators = SpectatorController(self._clock, facts.settings, screens, theme, window, self.show_message)
        self.window_dialogs = WindowDialogs(self.match, facts, self.sounds, window, self.show_message)
        self.hall = HallMembership(window, self.show_message)
        self.opened_hall = OpenedHall(window, self._language, self.show_message)
        self.quitting = QuitController(window)
        self._awake = self._keep_awake()
        self.actions = Actions(window, self._handlers(), self._press_number)
        self._connect()
        self.matches.close()
        self._make_page()
        self.matches.start_changed.connect(self._show_start)

    # The page

    def _make_page(self) -> None:
        """Make page and menu, in the language of now."""
        page = DeskPage(self._theme)
        self.page = page
        """What hangs in the window now."""
        self.menu: QMenu = self.actions.main_menu(
            lambda theme: self._settings.change(theme=theme),
            self._settings.current.theme,
            is_practice=self.matches.is_practice,
        )
        page.top.set_menu(self.menu)
        page.show_keys(self._keys)
        page.show_view(self.match.session.screen)
        page.connect_to(self.match, self._clock, self.dialogs, self.actions)
        page.start.chosen.connect(self.matches.open)
        page.show_start(self.matches.start)
        self.rounds.mark(page.top)
        self.hall.mark(page.top)
        if self._live is not None:
            page.show_live(self._live)
        self._mark_practice()

    def translate(self, theme: Theme) -> None:
        """Say everything in another language: page and menu are made again, what is open goes on."""
        self._theme = theme
        form = self.page.side.form
        self.actions.translate()
        self.menu.setParent(None)
        self.menu.deleteLater()
        self.match.session.translate()
        self._make_page()
        if form is not None:
            self.dialogs.ask_again(form)
        self.spectators.renew()
        self.window_dialogs.translate()
        self._show_title()

    def _show_title(self) -> None:
        """Name the open match on the window's frame and in the list of windows, as programs name what is open."""
        name = _("Carrom Desk")
        if self.match.session.desk is not None:
            setup = self.match.session.record.setup
            name = f"{setup.side_name(Side.A)} – {setup.side_name(Side.B)}"
        title = _("PRACTICE – {name}").format(name=name) if self.matches.is_practice else name
        self._window.setWindowTitle(title)

    def set_theme(self, theme: Theme) -> None:
        self._theme, self.match.theme = theme, theme.name
        self.page.set_theme(theme)
        self.spectators.set_theme(theme)

    def show_message(self, sentence: str) -> None:
        """Tell the umpire something in passing."""
        self.page.show_message(sentence)

    @property
    def _keys(self) -> KeyTable:
        return key_table(self._settings.current.keys)

    def _follow_settings(self, settings: Settings) -> None:
        self.actions.set_keys(self._keys)
        self.page.show_keys(self._keys)
        for action in self.menu.findChildren(QObject, f"menu_theme_{settings.theme}"):
            action.setProperty("checked", True)

    # Wiring

    def _connect(self) -> None:
        match = self.match
        self.actions.set_keys(self._keys)
        self.actions.refused.connect(self.show_message)
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
        self.sounds.troubled.connect(lambda report: self.show_message(sound_trouble(report)))
        self.sounds.unheard.connect(QApplication.beep)  # where nothing plays, the system may still ring its bell
        self._new_match.begun.connect(self.begin)
        self.window_dialogs.chosen.connect(self.matches.open)
        self.hall.chosen.connect(self.matches.open)
        self.matches.asked.connect(self.actions.trigger)
        self.matches.closing.connect(self.hall.stop)
        self.matches.damaged.connect(partial(self.sounds.play, Cue.NOT_SAVED))
        match.recorded.connect(lambda _record: self.hall.wake())
        self._clock.changed.connect(lambda reading: self.hall.note_clock(match.session.match_id, reading))
        self.dialogs.laws.stroke_asked.connect(partial(self.window_dialogs.ask_laws, self.dialogs.laws))
        self.quitting.ready.connect(self._window.close)
        self.quitting.elsewhere_wanted.connect(self.dialogs.save_elsewhere)

    def _handlers(self) -> Handlers:
        """What every action does; what leads away from the match waits until all that was entered is saved."""
        does = {**self._match_handlers(), **self._matches_handlers(), **self._window_handlers()}
        return {name: self._held_back(do) if name in LEAVES_MATCH else do for name, do in does.items()}

    def _match_handlers(self) -> Handlers:
        match, marks, dialogs = self.match, self.match.session.marks, self.dialogs
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
            ActionName.CANCEL: marks.cancel_jumped_mode,
            ActionName.IMPROPER: marks.toggle_improper,
            ActionName.NAME_BREACH: partial(marks.set_breach, None),
            ActionName.TOUCHED_NOTHING: marks.toggle_touched_nothing,
            ActionName.BEFORE_PLAY: marks.toggle_before_play,
            ActionName.CLEAR: marks.clear,
            ActionName.FIRST: partial(match.session.do_number, 1),
            ActionName.CONFIRM: partial(match.session.confirm, "confirm"),
            ActionName.TOSS: dialogs.ask_toss,
            ActionName.FOUL: dialogs.ask_foul,
            ActionName.CHIEF_REFEREE: dialogs.ask_chief_referee,
            ActionName.TIME_EXCEEDED: match.session.enter_time_exceeded,
            ActionName.OVERRIDE: dialogs.ask_override,
            ActionName.SPACE: match.session.press_space,
            ActionName.START_CLOCK: self._clock.start,
            ActionName.CLOCK_MORE: partial(self._clock.adjust, _SECONDS),
            ActionName.CLOCK_LESS: partial(self._clock.adjust, -_SECONDS),
            ActionName.CLOCK_RESTART: self._clock.restart,
            ActionName.UNDO: match.session.undo,
            ActionName.REDO: partial(match.session.submit, Redone()),
            ActionName.REPLACE_LAST: dialogs.replace_last,
            ActionName.DETAILS: dialogs.ask_details,
            ActionName.GIVE_UP: match.session.give_up,
            ActionName.SAVE_ELSEWHERE: dialogs.save_elsewhere,
            ActionName.LAW_BOOK: dialogs.laws.show,
            ActionName.ASK_LAWS: partial(self.window_dialogs.ask_laws, dialogs.laws),
            ActionName.REMINDERS: dialogs.laws.show_unusual,
        }

    def _matches_handlers(self) -> Handlers:
        others, stored, hall = self.window_dialogs, self.matches, self.hall
        return {
            ActionName.REOPEN: lambda: stored.open(self.match.session.stored().id),
            ActionName.NEW_MATCH: partial(stored.with_library, self._new_match.ask, is_writing=True),
            ActionName.OPEN_MATCH: partial(stored.with_library, stored.show_library),
            ActionName.CONTINUE_MATCH: stored.go_on,
            ActionName.TYPE_SHEET: lambda: stored.with_library(others.typing.ask, is_writing=True),
            ActionName.PAIRINGS: lambda: stored.with_library(others.pairings.ask, is_writing=True),
            ActionName.TRY_AGAIN: partial(stored.with_database, DatabaseDialogs.reopen, is_match_kept=True),
            ActionName.RESCUE: partial(stored.with_database, DatabaseDialogs.ask_to_rescue, is_match_kept=True),
            ActionName.BEGIN_EMPTY: partial(stored.with_database, partial(DatabaseDialogs.reopen, empty=True)),
            ActionName.BACKUPS: partial(stored.with_database, DatabaseDialogs.ask_backup),
            ActionName.CHECK_DATABASE: partial(stored.with_database, DatabaseDialogs.check, is_match_kept=True),
            ActionName.OPEN_DATABASE: partial(stored.with_database, DatabaseDialogs.ask_file),
            ActionName.JOIN_HALL: partial(self._in_hall, hall.ask_to_join),
            ActionName.LEAVE_HALL: partial(self._in_hall, hall.leave),
            ActionName.HALL_MATCH: partial(self._in_hall, hall.ask_for_match),
            ActionName.CALL_CHIEF_REFEREE: lambda: self._in_hall(
                partial(hall.call_chief_referee, self.match.session.match_id)
            ),
            ActionName.PRACTICE: partial(self._practise, Practice.ask_situation),
            ActionName.SITUATIONS: partial(self._practise, Practice.ask_situation),
            ActionName.GUIDED_MATCH: partial(self._practise, Practice.begin_guided, ActionName.GUIDED_MATCH),
            ActionName.SCHOOL: self._show_school,
            ActionName.LEAVE_PRACTICE: self._leave_practice,
        }

    def _window_handlers(self) -> Handlers:
        others, stored = self.window_dialogs, self.matches
        return {
            ActionName.REPORT: partial(others.save_report, is_pdf=True),
            ActionName.REPORT_HTML: partial(others.save_report, is_pdf=False),
            ActionName.PRINT: others.print_report,
            ActionName.STATISTICS: others.show_statistics,
            ActionName.DOCUMENTS: lambda: others.ask_for_document(stored.library),
            ActionName.VERIFY: lambda: others.documents.ask_to_verify(stored.library),
            ActionName.OPEN_HALL: self.opened_hall.open,
            ActionName.EXAM: self._show_exam,
            ActionName.MANUAL: others.show_manual,
            ActionName.KEY_CARD: others.show_key_card,
            ActionName.PREFERENCES: others.show_preferences,
            ActionName.TURN_BOARD: self._turn_board,
            ActionName.MENU: self._open_menu,
            ActionName.SPECTATORS: self.spectators.toggle_score,
            ActionName.PLAYERS_CLOCK: self.spectators.toggle_clock,
            ActionName.FULL_SCREEN: lambda: self._window.setWindowState(
                self._window.windowState() ^ Qt.WindowState.WindowFullScreen
            ),
            ActionName.SYSTEM_CHECK: lambda: others.check_system(stored.database, is_open=stored.library is not None),
            ActionName.DIAGNOSIS: others.ask_for_diagnosis,
            ActionName.DATA_FOLDER: others.open_data_folder,
            ActionName.ABOUT: others.show_about,
            ActionName.QUIT: self._window.close,
        }

    def _in_hall(self, do: Callable[[], object]) -> None:
        """A practice desk has no hall, and neither has a database opened read-only."""
        if not self.matches.is_practice:
            self.matches.with_library(lambda _library: do(), is_writing=True)

    def _show_why_not(self) -> None:
        no_hall = {} if self.matches.is_practice else self.hall.why_not
        self.actions.show_why_not({**no_hall, **self.match.session.screen.why_not})

    def _held_back(self, do: Callable[[], object]) -> Callable[[], None]:
        def do_if_saved() -> None:
            if self.match.session.unsaved is not None:
                self.show_message(unsaved_first())
            else:
                do()

        return do_if_saved

    def _show_beside(self, form: DeskDialog) -> None:
        self.page.side.show_form(form)

    def _press_number(self, number: int) -> None:
        if self.page.reasons.isVisible():
            self.page.reasons.press(number)
        else:
            self.match.session.do_number(number)

    def _open_menu(self) -> None:
        self.page.top.open_menu()

    def _show_start(self, start: StartView | None) -> None:
        """Another match, or none: what is filled in has nothing to do with it."""
        self.page.side.leave()
        self.page.show_start(start)

    def _turn_board(self) -> None:
        self._settings.change(is_board_turned=not self._settings.current.is_board_turned)

    # The matches

    def use_database(
        self, database: DatabaseController, learners: "Callable[[], LearnerStore | None] | None" = None
    ) -> None:
        """Work on a database from now on; it is opened by its controller. `learners` are those who practise."""
        self._learners = learners or self._learners
        self.matches.use_database(database)
        database.opened.connect(self.use_library)
        practice = self.matches.practice
        if practice is not None:
            self._mark_practice()
            self._show_title()
            practice.law_wanted.connect(self.dialogs.laws.show_at)

    def use_training(self, store: TrainingStore) -> None:
        """Practise there, over whatever match is open here."""
        training = self.training = Training(store, self.match, self._facts, self._window, self.show_message)
        self._learners = training.learners

    def show_live(self, line: LiveLine) -> None:
        """Keep score and clock of the match beneath in sight, above what is practised."""
        self._live = line
        self.page.show_live(line)

    def use_library(self, library: MatchLibrary) -> None:
        """The matches are ready."""
        if not self.matches.read_only:
            self.hall.use(library)
        self.matches.use(library)
        self.window_dialogs.welcome(partial(self.actions.trigger, ActionName.GUIDED_MATCH))

    def _mark_practice(self) -> None:
        if self.matches.practice is not None:
            self.matches.practice.mark(self.page, self._theme, self._keys)

    def _practise(self, do: Callable[[Practice], object], wanted: ActionName | None = None) -> None:
        """Do it in the window to practise in; from the real one that is opened first, over the match."""
        if self.training is not None:
            self.training.open(wanted)
        elif self.matches.practice is not None and self.matches.library is not None:
            do(self.matches.practice)

    def _show_school(self) -> None:
        learners = self._learners()
        if learners is not None:
            self.window_dialogs.show_school(learners, self.dialogs.laws)

    def _show_exam(self) -> None:
        dialog = self.window_dialogs.show_exam(self.dialogs.laws)
        if self._awake is not None:  # its clock runs too
            self._awake.want("exam", is_wanted=True)
            awake = self._awake
            dialog.finished.connect(lambda _result: awake.want("exam", is_wanted=False))

    def _leave_practice(self) -> None:
        if self.matches.is_practice:
            self._window.close()

    def begin(self, setup: Setup, round_minutes: int = 0) -> None:
        """Begin a new match, in a round of so many minutes; 0: without a round clock."""
        if self.matches.begin(setup):
            self.rounds.clock.give(round_minutes)
            self._new_match.forget_draft()
            if not self.matches.is_practice:
                self._settings.change(begun_last=self.match.session.stored().id)

    # The window

    def _keep_awake(self) -> KeepAwake | None:
        """Keep the screen awake while a match is open or its clock runs."""
        make = self._facts.make_awake
        if make is None:
            return None
        awake = KeepAwake(make(), self)
        self.match.opened.connect(lambda: awake.want("match", is_wanted=True))
        self.match.closed.connect(lambda: awake.want("match", is_wanted=False))
        self._clock.changed.connect(
            lambda reading: awake.want("clock", is_wanted=reading is not None and reading.state.is_running)
        )
        return awake

    def close_hall(self) -> None:
        """The window is gone: nothing is sent, served, practised or kept awake any more."""
        if self._awake is not None:
            self._awake.close()
        if self.training is not None:
            self.training.close()
        self.hall.close()
        self.opened_hall.close()

    def may_leave(self) -> bool:
        """Whether the window may be closed at once; if not, it is closed when nothing stands against it any more."""
        return self.quitting.may_leave(self.matches.database, self.match.session.why_unsaved)

    def _language(self) -> str:
        return window_language(self._settings.current.window_language, self._facts.wanted_languages)

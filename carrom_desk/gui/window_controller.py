"""Controller of the window: its page, its actions, and the tasks in `tasks` that handle them."""

from collections.abc import Callable
from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Qt
from PySide6.QtWidgets import QApplication, QMainWindow, QMenu

from carrom_desk.desk.match_library import MatchLibrary, StartView
from carrom_desk.gui.database.database_controller import DatabaseController
from carrom_desk.gui.kit.awake import KeepAwake
from carrom_desk.gui.kit.theme import Theme
from carrom_desk.gui.settings.keys import KeyTable, key_table
from carrom_desk.gui.settings.languages import window_language
from carrom_desk.gui.settings.settings import Settings
from carrom_desk.i18n import _
from carrom_desk.presentation.names import full_names, in_window_direction
from carrom_desk.presentation.next_step.actions import LEAVES_MATCH, ActionName
from carrom_desk.presentation.next_step.offers import unsaved_first
from carrom_desk.presentation.wording.sound_text import sound_trouble

from .actions import Actions, Handlers
from .clock.umpire_clock import SleepWatch, UmpireClock
from .desk_page import DeskPage
from .dialogs.desk_dialog import DeskDialog
from .hall.membership import HallMembership
from .hall.opened_hall import OpenedHall
from .match_controller import LiveLine, MatchController
from .quitting import QuitController
from .round_clock.round_button import RoundControl
from .sound.players import SilentDevice
from .sound.sounds import ClockCues, Cue, Sounds
from .sound.speech import SpokenCalls
from .spectator.screens import Screens
from .spectator.spectator_controller import SpectatorController
from .tasks.learning import LearningTasks
from .tasks.new_matches import NewMatches
from .tasks.program import ProgramTasks
from .tasks.reports import DocumentTasks
from .tasks.stored_matches import StoredMatches
from .tasks.umpiring import MatchDialogs
from .window_facts import WindowFacts
from .wiring import connect_page

if TYPE_CHECKING:
    from carrom_desk.exchange.hall_wire import Instruction
    from carrom_desk.storage.learner_store import SqlLearnerStore

_NS_PER_MS = 1_000_000


class WindowController(QObject):
    """Controls the contents of the window; rare dialogs are imported on first use."""

    def __init__(self, window: QMainWindow, facts: WindowFacts, theme: Theme) -> None:
        super().__init__(window)
        self._window, self._facts, self._theme = window, facts, theme
        self._settings, notify = facts.settings, self.show_message
        self._live: LiveLine | None = None
        self._clock = UmpireClock(facts.monotonic_ns, facts.settings, self, sleep=SleepWatch(facts.slept_ns))
        device = SilentDevice() if facts.make_sound is None else facts.make_sound()
        self.sounds = Sounds(device, facts.settings, self)
        self.match = match = MatchController(
            self._clock, facts.settings, theme.name, lambda: facts.monotonic_ns() // _NS_PER_MS, self
        )
        self._awake = KeepAwake(None if facts.make_awake is None else facts.make_awake(), self)
        self._rounds = RoundControl(match, facts.rounds_file, facts.round_ms, facts.wall_ms, notify, self)
        self.dialogs = MatchDialogs(match, window, self._show_beside, facts.make_index)
        self.matches = StoredMatches(match, self._clock, facts, window, notify)
        self._hall = HallMembership(window, notify)
        self.new_matches = NewMatches(
            match, self.matches, self._rounds, facts.settings, window, notify, lambda: self._hall.terms
        )
        self.documents = DocumentTasks(match, self.matches, facts, window, notify)
        self.learning = LearningTasks(match, self.matches, self.dialogs.laws, self._awake, facts, window, notify)
        self._program = ProgramTasks(self.matches, facts, self.sounds, window, notify, self.documents.ask_for_diagnosis)
        screens = Screens() if facts.make_screens is None else facts.make_screens()
        self.spectators = SpectatorController(match, self._clock, facts.settings, screens, theme, window, notify)
        self._opened_hall = OpenedHall(window, self._language, notify)
        self.quitting = QuitController(window)
        self.actions = Actions(window, self._handlers(), self._press_number)
        self._connect()
        self.matches.close()
        self._make_page()
        self.matches.start_changed.connect(self._show_start)
        self.matches.start_replayed.connect(self._place_start)

    # Actions

    def _handlers(self) -> Handlers:
        """Returns the handlers of all actions; those that leave the match wait until everything is saved."""
        hall = self._hall.handlers(lambda: self.match.session.match_id)
        does: dict[ActionName, Callable[[], object]] = {
            **self.dialogs.handlers(self._clock),
            **self.matches.handlers(),
            **self.new_matches.handlers(),
            **self.documents.handlers(),
            **self.learning.handlers(),
            **self._program.handlers(),
            **{name: partial(self._in_hall, do) for name, do in hall.items()},
            ActionName.OPEN_HALL: self._opened_hall.open,
            ActionName.SPECTATORS: partial(self.spectators.toggle, is_clock=False),
            ActionName.PLAYERS_CLOCK: partial(self.spectators.toggle, is_clock=True),
            ActionName.TURN_BOARD: self._turn_board,
            ActionName.FIRST: self._press_enter,
            ActionName.FULL_SCREEN: self._toggle_full_screen,
            ActionName.MENU: self._open_menu,
            ActionName.LOG: self._toggle_log,
            ActionName.AMEND: self._amend,
            ActionName.CANCEL: self._cancel,
            ActionName.QUIT: self._window.close,
        }
        return {name: partial(self._do_if_saved, do) if name in LEAVES_MATCH else do for name, do in does.items()}

    def _in_hall(self, do: Callable[[], object]) -> None:
        """Runs a hall action, except in practice or with a read-only database."""
        if not self.matches.is_practice:
            self.matches.with_library(lambda _library: do(), is_writing=True)

    def _do_if_saved(self, do: Callable[[], object]) -> None:
        if self.match.session.unsaved is not None:
            self.show_message(unsaved_first())
        else:
            do()

    def _turn_board(self) -> None:
        self._settings.change(is_board_turned=not self._settings.current.is_board_turned)

    def _toggle_full_screen(self) -> None:
        self._window.setWindowState(self._window.windowState() ^ Qt.WindowState.WindowFullScreen)

    # The page is another one after a change of language.

    def _open_menu(self) -> None:
        self.page.top.menu.press()

    def _toggle_log(self) -> None:
        self.page.toggle_log()

    def _amend(self) -> None:
        self.page.log.amend_current()

    def _cancel(self) -> None:
        """Closes the list of breaches or the log, or cancels that the next piece jumped."""
        if self.page.reasons.isVisible():
            self.page.reasons.leave_out()
        elif not self.page.close_log():
            self.match.session.marks.cancel_jumped_mode()

    def _press_enter(self) -> None:
        if self.match.session.screen.now.is_choice:
            self.page.reasons.leave_out()  # so that numbers answer the question
        self.match.session.press_enter()

    def _press_number(self, number: int) -> None:
        if self.page.reasons.isVisible():
            self.page.reasons.press(number)
        else:
            self.match.session.press_number(number)

    # Wiring

    def _connect(self) -> None:
        match = self.match
        self.actions.set_keys(self._keys)
        self.actions.refused.connect(self.show_message)
        self._settings.changed.connect(self._follow_settings)
        match.changed.connect(lambda _view: self._show_why_not())
        match.opened.connect(self._show_title)
        match.closed.connect(self._show_title)
        match.asked.connect(self.actions.trigger)
        match.not_saved.connect(lambda _error: self.sounds.play(Cue.NOT_SAVED))
        self.matches.asked.connect(self.actions.trigger)
        self.dialogs.seat_chosen.connect(self.matches.seat)
        self.matches.damaged.connect(partial(self.sounds.play, Cue.NOT_SAVED))
        self._rounds.rung.connect(partial(self.sounds.play, Cue.ROUND_OVER))
        ClockCues(self._clock, self.sounds, self)
        SpokenCalls(match, self._settings, self.sounds.speaker, self)
        self.sounds.troubled.connect(lambda report: self.show_message(sound_trouble(report)))
        self.sounds.unheard.connect(QApplication.beep)  # without a player, the system can still ring its bell
        self._connect_hall()
        self._connect_awake()
        self.quitting.ready.connect(self._window.close)
        self.quitting.elsewhere_wanted.connect(self.dialogs.save_elsewhere)

    def _connect_hall(self) -> None:
        self._hall.chosen.connect(self.matches.open)
        self._hall.instructed.connect(self._show_instruction)
        self._hall.changed.connect(self._show_why_not)
        self._hall.changed.connect(lambda: self.match.session.show_hall(is_joined=not self._hall.why_not))
        self.matches.closing.connect(self._hall.stop)
        self.match.recorded.connect(lambda _record: self._hall.wake())
        self._clock.changed.connect(lambda reading: self._hall.note_clock(self.match.session.match_id, reading))

    def _connect_awake(self) -> None:
        """Keeps the screen awake while a match is open or its clock runs."""
        awake = self._awake
        self.match.opened.connect(lambda: awake.want("match", is_wanted=True))
        self.match.closed.connect(lambda: awake.want("match", is_wanted=False))
        self._clock.changed.connect(
            lambda reading: awake.want("clock", is_wanted=reading is not None and reading.state.is_running)
        )

    def _show_why_not(self) -> None:
        no_hall = {} if self.matches.is_practice else self._hall.why_not
        self.actions.show_why_not({**no_hall, **self.match.session.screen.why_not})

    # The page

    def _make_page(self) -> None:
        """Creates page and menu in the current language."""
        page = DeskPage(self._theme)
        self.page = page
        """Current page."""
        self.menu: QMenu = self.actions.main_menu(
            lambda theme: self._settings.change(theme=theme),
            self._settings.current.theme,
            is_practice=self.matches.is_practice,
        )
        page.top.menu.use_menu(self.menu)
        for part in self.menu.findChildren(QMenu):
            if (button := page.start.menus.get(part.objectName())) is not None:
                button.use_menu(part)
        page.show_keys(self._keys)
        page.show_view(self.match.session.screen)
        connect_page(page, self.match, self._clock, self.dialogs, self.actions)
        page.start.chosen.connect(self.matches.open)
        page.start.header.sound_test_wanted.connect(self.sounds.test)
        page.start.header.language_chosen.connect(lambda code: self._settings.change(window_language=code))
        self._place_start(self.matches.start)
        page.ruling.use_digest(self._summary_of)
        self._rounds.mark(page.top)
        self._hall.mark(page.top)
        if self._live is not None:
            page.top.add_before_saved(self._live)
        self._mark_practice()

    def _summary_of(self, number: str) -> str:
        """Returns the digest line of a law of the open match; empty if there is none."""
        from carrom_desk.reports.laws.law_summaries import law_summary  # not needed at the start

        return law_summary(self.match.session.laws.base, number)

    def translate(self, theme: Theme) -> None:
        """Recreates page and menu in another language; everything open continues."""
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
        self._program.translate()
        self._show_title()

    def _show_title(self) -> None:
        """Shows the open match in the window's title."""
        name = _("Carrom Desk")
        if self.match.session.desk is not None:
            setup = self.match.session.record.setup
            name = in_window_direction(full_names(setup).versus)
        title = _("PRACTICE – {name}").format(name=name) if self.matches.is_practice else name
        self._window.setWindowTitle(title)

    def set_theme(self, theme: Theme) -> None:
        self._theme, self.match.theme = theme, theme.name
        self.page.set_theme(theme)
        self.spectators.set_theme(theme)

    def show_message(self, sentence: str) -> None:
        self.page.show_message(sentence)

    def _show_beside(self, form: DeskDialog) -> None:
        self.page.side.show_form(form)

    def _show_instruction(self, given: "Instruction") -> None:
        """Shows what the chief referee decided, but cancels no open form: the hall repeats it."""
        if given.match != self.match.session.match_id:
            self._hall.record(given)
        elif self.page.side.form is None:
            self.dialogs.show_instruction(given)

    def _show_start(self, start: StartView | None) -> None:
        """Closes open forms, which belong to another match."""
        self.page.side.leave()
        self._place_start(start)

    def _place_start(self, start: StartView | None) -> None:
        self.page.show_start(start, is_shown=self.match.session.desk is None)

    @property
    def _keys(self) -> KeyTable:
        return key_table(self._settings.current.keys)

    def _follow_settings(self, settings: Settings) -> None:
        self.actions.set_keys(self._keys)
        self.page.show_keys(self._keys)
        for action in self.menu.findChildren(QObject, f"menu_theme_{settings.theme}"):
            action.setProperty("checked", True)

    def _language(self) -> str:
        return window_language(self._settings.current.window_language, self._facts.wanted_languages)

    # The database

    def use_database(
        self, database: DatabaseController, learners: "Callable[[], SqlLearnerStore | None] | None" = None
    ) -> None:
        """Switches to a database, which its controller opens. `learners` is the store of learners."""
        if learners is not None:
            self.learning.learners = learners
        self.matches.use_database(database)
        database.opened.connect(self.use_library)
        practice = self.matches.practice
        if practice is not None:
            self._mark_practice()
            self._show_title()
            practice.law_wanted.connect(self.dialogs.laws.show_at)

    def use_library(self, library: MatchLibrary) -> None:
        """Handles the opened matches."""
        if not self.matches.read_only:
            self._hall.use(library)
        self.matches.use(library)

    def show_live(self, line: LiveLine) -> None:
        """Shows score and clock of the umpire's match above the practice desk."""
        self._live = line
        self.page.top.add_before_saved(line)

    def _mark_practice(self) -> None:
        if self.matches.practice is not None:
            self.matches.practice.mark(self.page)

    # Closing

    def may_leave(self) -> bool:
        """Returns True when the window may be closed immediately; otherwise it closes once nothing prevents it."""
        return self.quitting.may_leave(self.matches.database, self.match.session.why_unsaved, self._in_play())

    def _in_play(self) -> str:
        """Returns a sentence on what closing the window would cut short; empty if nothing."""
        if self.matches.is_practice or self.matches.read_only:
            return ""
        if self.match.session.marks.is_any:
            return _("The marked stroke is not confirmed yet. It is lost if you quit.")
        reading = self._clock.reading
        is_running = reading is not None and reading.state.is_running
        return _("A clock is running. Everything confirmed is saved.") if is_running else ""

    def close(self) -> None:
        """Stops sending, serving, practice and keeping the screen on."""
        self._awake.close()
        if self.learning.training is not None:
            self.learning.training.close()
        self._hall.close()
        self._opened_hall.close()

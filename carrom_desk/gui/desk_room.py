"""The desk put together: panels, keys, menu, and the match that is open."""

from collections.abc import Callable
from functools import partial

from PySide6.QtCore import QObject, Signal
from PySide6.QtWidgets import QApplication, QMainWindow

from carrom_desk.desk.match_desk import MatchDesk
from carrom_desk.desk.match_library import MatchLibrary
from carrom_desk.match.entries import Entry
from carrom_desk.match.setup import Setup
from carrom_desk.match.store import MatchId, StoreError

from .choosing import Choosing
from .clock.sleep_watch import SleepWatch
from .clock.umpire_clock import UmpireClock
from .database_care import DatabaseCare
from .desk_page import DeskPage
from .dialogs.desk_dialog import DeskDialog
from .draft import DraftController
from .errands import AtHand, Errands
from .front import Front
from .idle_desk import IdleDesk
from .keeper import Keeper
from .leaving import Leaving
from .main_menu import MainMenu
from .match_dialogs import MatchDialogs
from .now.intents import LEAVES_MATCH, Ask
from .now.unsaved import see_to_unsaved
from .open_match import OpenMatch
from .paperwork import Paperwork
from .practice.practice import Practice
from .presenter import DeskPresenter
from .round_clock.round_button import RoundControl
from .session import MatchSession
from .setting_up import SettingUp
from .settings import Settings
from .sound.players import SilentDevice
from .sound.sounds import ClockCues, Sounds, sound_trouble
from .sound.tones import Cue, SoundFiles
from .spectator.screens import Screens
from .spectator.spectator_stand import SpectatorStand
from .system_check.window_checks import SystemCheck, this_machine
from .theme import Theme
from .umpire import Umpire
from .window_facts import WindowFacts

_NS_PER_MS = 1_000_000


class DeskRoom(QObject):
    """Everything within the window; the library of matches comes when it is ready.

    Signals:
        match_opened: a `MatchSession`, from now on.
    """

    match_opened = Signal(object)

    def __init__(self, window: QMainWindow, facts: WindowFacts, theme: Theme) -> None:
        super().__init__(window)
        self._window = window
        self._facts = facts
        self._library: MatchLibrary | None = None
        self._keeper: Keeper | None = None
        self._care: DatabaseCare | None = None
        self.practice: Practice | None = None
        """Comes with the database, where there is a place for a second one."""
        self._leaving = Leaving(window)
        self._again: Entry | None = None
        """What was entered and could not be kept, to be entered again once the database is rescued."""
        self._front = Front(window, facts.book, theme)
        self._drafts = DraftController(self)
        self._clock = UmpireClock(facts.monotonic_ns, self, sleep=SleepWatch(facts.slept_ns))
        device = SilentDevice() if facts.make_sound is None else facts.make_sound()
        self.sounds = Sounds(device, facts.book, SoundFiles(facts.sounds_folder), self)
        self._presenter = DeskPresenter(self.page, self._drafts, self._clock, theme.name, facts.book.current, self)
        self._match = OpenMatch(facts.monotonic_ns, facts.book, self)
        self._idle = IdleDesk(self._presenter, self)
        self._dialogs = MatchDialogs(window, self._show_beside)
        self._rounds = RoundControl(facts.rounds_file, facts.round_ms, facts.wall_ms, self)
        self._system_check = SystemCheck(facts.version, self.sounds, facts.book, window)
        self._setting_up = SettingUp(self._rounds.minutes_of, facts.book, window)
        self._umpire = Umpire(self._presenter, self._drafts, self._clock, self._dialogs, self)
        screens = Screens() if facts.make_screens is None else facts.make_screens()
        self.spectators = SpectatorStand(self._clock, facts.book, screens, theme, window)
        self._choosing = Choosing(facts.book, self.sounds, facts.version, window)
        self._errands = Errands(facts, self._setting_up, self._choosing, self.spectators, window)
        self._connect()
        self._mark_page()
        self._idle.show_opening()

    # The library and the match

    def keep(self, keeper: Keeper) -> None:
        """Work on a database from now on; `keeper` opens it."""
        self._keeper = keeper
        self._care = DatabaseCare(keeper, self._window)
        self._care.closing.connect(self._close_library)
        self._care.failed.connect(self.say)
        self._care.second_chosen.connect(self._choosing.remember_second)
        if self._facts.practice_file is not None:
            self._practise(Practice(keeper, self._facts.practice_file, self._window))
        keeper.opened.connect(self.set_library)
        keeper.failed.connect(self.show_trouble_with)
        keeper.upgrading.connect(self._idle.show_upgrading)
        keeper.freed.connect(self._freed)
        keeper.not_backed_up.connect(self._say_not_backed_up)

    def set_library(self, library: MatchLibrary) -> None:
        """The matches are ready: offer the unfinished one first, unless one was open before."""
        self._library = library
        before = self._care.taken_over() if self._care is not None else None
        before = before or (self.practice.take_return() if self.practice is not None else None)
        self.show_start()
        if before is not None:
            self.open_match(before)
        command, self._again = self._again, None
        if command is not None and before is not None:
            self._umpire.do(command)

    def may_leave(self) -> bool:
        """Whether the window may be closed at once; if not, it is closed when nothing stands against it any more."""
        return self._leaving.may_leave(self._keeper, self._presenter.why_unsaved)

    def leave_unasked(self) -> None:
        """The system wants the desk gone: close the window without a question; what was confirmed is on disk."""
        self._leaving.leave_unasked()

    def copy_at_once(self) -> None:
        """The session of the desktop ends: make the last backup while there is time."""
        if self._keeper is not None:
            self._keeper.copy_at_once()

    def show_start(self) -> None:
        """Show what can be done without a match."""
        self._match.leave()
        if self._is_practice:
            self._idle.show_practice()
        else:
            self._idle.show_start(self._library)

    def show_trouble(self, sentence: str) -> None:
        """The matches cannot be opened: say why, loudly."""
        self._idle.show_trouble(sentence)

    def show_trouble_with(self, error: StoreError) -> None:
        """The database cannot be opened: say why, loudly, and what can be done."""
        self._close_library()
        self._idle.show_trouble_with(error)
        self.sounds.play(Cue.NOT_SAVED)

    def open_match(self, match_id: MatchId) -> None:
        """Open a stored match at its last confirmed entry."""
        library = self._library
        if library is not None:
            self._take(lambda: library.open(match_id))

    def begin(self, setup: Setup, round_minutes: int = 0) -> None:
        """Begin a new match, in a round of so many minutes; 0: without a round clock."""
        library = self._library
        if library is not None and self._take(lambda: library.begin(setup)):
            self._rounds.clock.give(round_minutes)
            self._setting_up.forget_draft()

    def say(self, sentence: str) -> None:
        """Tell the umpire something in passing."""
        self._front.say(sentence)

    @property
    def page(self) -> DeskPage:
        """What hangs in the window now."""
        return self._front.page

    @property
    def menu(self) -> MainMenu:
        """The menu behind the three lines."""
        return self._front.menu

    @property
    def session(self) -> MatchSession | None:
        """The open match."""
        return self._match.session

    @property
    def paperwork(self) -> Paperwork:
        """What goes to paper and to other programs."""
        return self._errands.paperwork

    def set_theme(self, theme: Theme) -> None:
        """Take another look."""
        self._front.theme = theme
        self._presenter.set_theme(theme)
        self.spectators.set_theme(theme)

    def renew(self, theme: Theme) -> None:
        """Say everything in another language: page and menu are made anew, what is open goes on."""
        self._front.renew(theme)
        self._mark_page()
        self._presenter.take_page(self.page)
        if self._match.session is None:
            self._idle.show_again()
        self.spectators.renew()
        self._choosing.renew()

    # Wiring

    def _connect(self) -> None:
        self._front.lead_to(self._umpire, self._drafts, self._clock)
        self._front.law_clicked.connect(self._show_law)
        self._front.readings_clicked.connect(self._dialogs.show_readings)
        self._front.theme_chosen.connect(self._choosing.choose_theme)
        self._front.blocked.connect(self.say)
        self._umpire.explained.connect(self.say)
        self._umpire.asked.connect(self._do)
        ClockCues(self._clock, self.sounds, self)
        self.sounds.troubled.connect(lambda report: self.say(sound_trouble(report)))
        self.sounds.unheard.connect(QApplication.beep)  # where nothing plays, the system may still ring its bell
        self._facts.book.changed.connect(self._follow)
        self._match.opened.connect(self._show_opened)
        self._match.closed.connect(self._show_closed)
        self._match.damaged.connect(self.show_trouble_with)
        self._match.failed.connect(self._library_failed)
        self._idle.failed.connect(self._library_failed)
        self._errands.told.connect(self.say)
        self._errands.paperwork.chosen.connect(self.open_match)
        self._errands.library_dialogs.chosen.connect(self.open_match)
        self._errands.library_dialogs.changed.connect(self._library_changed)
        self._setting_up.begun.connect(self.begin)
        self._setting_up.failed.connect(self._library_failed)
        self._rounds.message.connect(self.say)
        self._rounds.rung.connect(partial(self.sounds.play, Cue.ROUND_OVER))
        self._leaving.ready.connect(self._window.close)
        self._leaving.elsewhere_wanted.connect(lambda: self._do(Ask.SAVE_ELSEWHERE))

    def _mark_page(self) -> None:
        """Show on the page what is to be seen whatever match is open."""
        self._rounds.mark(self.page.top, self._front.theme)
        if self.practice is not None:
            self.practice.mark(self.page.top, self._front.theme)

    def _do(self, ask: Ask) -> None:
        """What is the window's own business."""
        if ask in LEAVES_MATCH and self._presenter.why_unsaved:
            self.say(see_to_unsaved())
            return
        if ask is Ask.RESCUE:
            self._again = self._presenter.unsaved
        if self.practice is not None and self.practice.do(ask, self.session):
            return
        if self._care is not None and self._care.do(ask, self.session):
            return
        match ask:
            case Ask.SYSTEM_CHECK if self._keeper is not None and self._facts.data_folder is not None:
                machine = this_machine(self._facts.data_folder)
                self._system_check.show(self._keeper, machine, is_open=self._library is not None)
            case Ask.CONTINUE_MATCH if self._idle.to_continue is not None:
                self.open_match(self._idle.to_continue)
            case Ask.REOPEN if self.session is not None:
                self.open_match(self.session.match_id)
            case _:
                self._errands.do(ask, AtHand(self._library, self.session, self._why_only_shown, self._umpire.pending))

    # Practice

    def _practise(self, practice: Practice) -> None:
        self.practice = practice
        practice.mark(self.page.top, self._front.theme)
        practice.closing.connect(self._close_library)
        practice.changed.connect(lambda _is_on: self._setting_up.forget_draft())
        practice.posed.connect(self._take)
        practice.asked.connect(self._do)
        practice.told.connect(self.say)
        self.match_opened.connect(practice.follow)

    @property
    def _is_practice(self) -> bool:
        return self.practice is not None and self.practice.is_on

    # Settings

    def _follow(self, choices: Settings) -> None:
        self._presenter.follow(choices)
        if self._care is not None:
            self._care.follow_second(choices.second_backups)

    # Parts

    def _show_beside(self, form: DeskDialog) -> None:
        self.page.side.show_form(form)

    def _library_changed(self) -> None:
        """Matches have come or gone: what is offered to go on with may be another one."""
        if self._keeper is not None:
            self._keeper.note_other()
        if self.session is None:
            self.show_start()

    def _library_failed(self, sentence: str) -> None:
        self.page.top.show_not_saved(sentence)
        self.say(sentence)

    def _show_law(self, number: str) -> None:
        if self.session is not None:
            self._dialogs.show_law(self.session.record.setup.laws, number)

    def _take(self, open_desk: Callable[[], MatchDesk]) -> bool:
        return self._match.take(open_desk, self._why_only_shown)

    def _show_opened(self, session: MatchSession) -> None:
        session.failed.connect(lambda _error: self.sounds.play(Cue.NOT_SAVED))
        session.saved.connect(self._front.show_saved)
        session.ignored.connect(lambda: self.say(self.tr("The second press was not counted.")))
        if self._keeper is not None:
            self._keeper.follow(session.record)
            session.state_changed.connect(self._keeper.note)
        self._umpire.take(session)
        self._presenter.show_session(session)
        self._rounds.take(session)
        self.spectators.follow(session)
        self.match_opened.emit(session)

    def _show_closed(self) -> None:
        self._umpire.take(None)
        self._rounds.take(None)
        self.spectators.follow(None)

    @property
    def _why_only_shown(self) -> str:
        return self._keeper.service.held_by if self._keeper is not None else ""

    def _freed(self) -> None:
        """Whoever wrote is gone: without a match there is nothing to ask."""
        if self.session is None:
            self._do(Ask.TRY_AGAIN)
        else:
            self._presenter.show_free()

    def _say_not_backed_up(self, why: str) -> None:
        self.say(self.tr("No backup was made; the match is safe. {why}").format(why=why))

    def _close_library(self) -> None:
        self._match.leave()
        self._library = None
        self._idle.show_opening()

"""The umpire's window: the desk, its keys and its menu, and the match that is open."""

from collections.abc import Callable
from dataclasses import dataclass

from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtGui import QCloseEvent
from PySide6.QtWidgets import QMainWindow, QWidget

from carrom_desk.desk.match_desk import MatchDesk
from carrom_desk.desk.match_library import MatchLibrary
from carrom_desk.match.setup import Setup
from carrom_desk.match.store import MatchId, StoreError

from .actions import add_actions, add_numbers
from .arrangement import LEAST_HEIGHT, LEAST_WIDTH
from .clock.sleep_watch import SleepWatch
from .clock.umpire_clock import UmpireClock
from .desk_page import DeskPage
from .draft import DraftController
from .exporting import Exporter
from .library_dialogs import LibraryDialogs
from .main_menu import MainMenu
from .match_dialogs import MatchDialogs
from .now.intents import Ask
from .now.without_match import now_to_continue, now_to_start, now_waiting
from .presenter import DeskPresenter
from .roles import TextSize
from .session import MatchSession
from .theme import Theme, load_theme
from .theme_choice import ThemeChoice
from .umpire import Umpire
from .wording.match_lines import match_title

MonotonicNs = Callable[[], int]
_NS_PER_MS = 1_000_000


@dataclass(frozen=True, slots=True)
class WindowFacts:
    """What the window has to be told."""

    version: str
    database: str
    """Where the matches are kept, for people."""
    monotonic_ns: MonotonicNs
    theme_choice: ThemeChoice = ThemeChoice.SYSTEM
    is_system_dark: bool = False


class MainWindow(QMainWindow):
    """Paints at once; the library of matches comes when it is ready.

    Signals:
        theme_chosen: a `ThemeChoice`, to be remembered.
        dressed: the `Theme` that the window wears now, for what only the application can hand on.
        closed: the window is gone.
    """

    theme_chosen = Signal(object)
    dressed = Signal(object)
    closed = Signal()

    def __init__(self, facts: WindowFacts, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("main_window")
        self.setWindowTitle(self.tr("Carrom Desk"))
        self.setMinimumSize(QSize(LEAST_WIDTH, LEAST_HEIGHT))
        self._facts = facts
        self._choice = facts.theme_choice
        self._is_system_dark = facts.is_system_dark
        self._scale = 1.0
        self._library: MatchLibrary | None = None
        self._session: MatchSession | None = None
        self._to_continue: MatchId | None = None
        theme = self.theme()
        self._page = DeskPage(theme)
        self._drafts = DraftController(self)
        self._clock = UmpireClock(facts.monotonic_ns, self)
        self._presenter = DeskPresenter(self._page, self._drafts, self._clock, SleepWatch(), theme.name, self)
        self._dialogs = MatchDialogs(self)
        self._library_dialogs = LibraryDialogs(facts.version, facts.database, self)
        self._exporter = Exporter(facts.version, self)
        self._umpire = Umpire(self._presenter, self._drafts, self._clock, self._dialogs, self)
        self._menu = MainMenu(self._choice, self)
        self.setCentralWidget(self._page)
        self._page.setFocus()
        self._wear(theme)
        self._connect()
        self._presenter.show_without_match(now_waiting(), self.tr("The matches are being opened."))

    # The library and the match

    def set_library(self, library: MatchLibrary) -> None:
        """The matches are ready: offer the unfinished one first."""
        self._library = library
        self.show_start()

    def show_start(self) -> None:
        """Show what can be done without a match."""
        self._leave()
        self._to_continue, names = None, ""
        if self._library is not None:
            self._to_continue, names = self._unfinished(self._library)
        now = now_to_continue(names) if self._to_continue is not None else now_to_start()
        self._presenter.show_without_match(now, self.tr("No match is open."))

    def show_trouble(self, sentence: str) -> None:
        """The matches cannot be opened: say why, loudly."""
        self._presenter.show_without_match(now_waiting(sentence), sentence)
        self._page.top.show_not_saved(sentence)

    def open_match(self, match_id: MatchId) -> None:
        """Open a stored match at its last confirmed entry."""
        library = self._library
        if library is not None:
            self._take(lambda: library.open(match_id))

    def say(self, sentence: str) -> None:
        """Tell the umpire something in passing."""
        self._page.notice.say(sentence)

    @property
    def session(self) -> MatchSession | None:
        """The open match."""
        return self._session

    # Look

    def set_system_dark(self, is_dark: bool) -> None:
        """The system turned light or dark."""
        self._is_system_dark = is_dark
        self._restyle()

    def choose_theme(self, choice: ThemeChoice) -> None:
        """Wear another theme, and let it be remembered."""
        self._choice = choice
        self._restyle()
        self.theme_chosen.emit(choice)

    def theme(self) -> Theme:
        """The look it wears."""
        return load_theme(self._choice.theme(is_system_dark=self._is_system_dark), self._scale)

    def _rescale(self, scale: float) -> None:
        self._scale = scale
        self._restyle()

    def _restyle(self) -> None:
        theme = self.theme()
        self._wear(theme)
        self._presenter.set_theme(theme)

    def _wear(self, theme: Theme) -> None:
        self.setFont(theme.font(TextSize.BODY))
        self.setPalette(theme.palette())
        self.setStyleSheet(theme.stylesheet())
        self.dressed.emit(theme)

    # Wiring

    def _connect(self) -> None:
        page, umpire, drafts = self._page, self._umpire, self._drafts
        page.scale_wanted.connect(self._rescale, Qt.ConnectionType.QueuedConnection)
        page.top.set_menu(self._menu)
        page.board.mark_requested.connect(drafts.mark)
        page.board.unmark_requested.connect(drafts.unmark)
        page.stroke.marked.connect(drafts.mark)
        page.stroke.unmarked.connect(drafts.unmark)
        page.stroke.breach_chosen.connect(drafts.set_breach)
        page.stroke.improper_pressed.connect(umpire.toggle_improper)
        page.stroke.touched_nothing_pressed.connect(umpire.toggle_touched_nothing)
        page.stroke.before_play_pressed.connect(umpire.toggle_before_play)
        page.stroke.jumped_mode_pressed.connect(umpire.toggle_jumped_mode)
        page.stroke.clear_pressed.connect(drafts.clear)
        page.clock.play_pressed.connect(umpire.call_play)
        page.clock.hold_pressed.connect(self._clock.toggle)
        page.clock.adjust_pressed.connect(self._clock.adjust)
        page.ruling.override_requested.connect(lambda: umpire.do(Ask.OVERRIDE))
        page.ruling.law_clicked.connect(self._show_law)
        page.log.amend_requested.connect(umpire.amend)
        page.log.undo_pressed.connect(umpire.undo)
        page.log.redo_pressed.connect(umpire.redo)
        page.now.triggered.connect(umpire.do_named)
        page.now.blocked.connect(self.say)
        umpire.explained.connect(self.say)
        umpire.acted.connect(page.notice.dismiss)
        umpire.asked.connect(self._do)
        self._menu.asked.connect(self._do)
        self._menu.theme_chosen.connect(self.choose_theme)
        self._menu.board_turned.connect(self._presenter.turn_board)
        self._exporter.told.connect(self.say)
        self._library_dialogs.begun.connect(self._begin)
        self._library_dialogs.chosen.connect(self.open_match)
        self._library_dialogs.failed.connect(self._library_failed)
        add_actions(self, umpire.keys())
        add_numbers(self, page.now.press)

    def _do(self, ask: Ask) -> None:
        """What is the window's own business."""
        match ask:
            case Ask.NEW_MATCH if self._library is not None:
                self._library_dialogs.ask_new_match(self._library)
            case Ask.OPEN_MATCH if self._library is not None:
                self._library_dialogs.ask_open_match(self._library)
            case Ask.CONTINUE_MATCH if self._to_continue is not None:
                self.open_match(self._to_continue)
            case Ask.REOPEN if self._session is not None:
                self.open_match(self._session.match_id)
            case Ask.REPORT_PDF | Ask.REPORT_HTML if self._session is not None:
                self._exporter.ask(ask, self._session)
            case Ask.ABOUT:
                self._library_dialogs.show_about()
            case Ask.FULL_SCREEN:
                self.setWindowState(self.windowState() ^ Qt.WindowState.WindowFullScreen)
            case Ask.QUIT:
                self.close()
            case _:
                self.say(self.tr("Open a match first."))

    # Parts

    def _unfinished(self, library: MatchLibrary) -> tuple[MatchId | None, str]:
        try:
            found = library.last_open()
            return found, "" if found is None else match_title(library.read(found).setup)
        except StoreError as error:
            self._library_failed(str(error))
            return None, ""

    def _library_failed(self, sentence: str) -> None:
        self._page.top.show_not_saved(sentence)
        self.say(sentence)

    def _show_law(self, number: str) -> None:
        if self._session is not None:
            self._dialogs.show_law(self._session.record.setup.laws, number)

    def _begin(self, setup: Setup) -> None:
        library = self._library
        if library is not None:
            self._take(lambda: library.begin(setup))

    def _take(self, opened: Callable[[], MatchDesk]) -> None:
        try:
            desk = opened()
        except StoreError as error:
            self._library_failed(str(error))
            return
        self._leave()
        monotonic_ns = self._facts.monotonic_ns
        self._session = MatchSession(desk, lambda: monotonic_ns() // _NS_PER_MS, self)
        self._session.saved.connect(self._page.top.show_saved)
        self._session.ignored.connect(lambda: self.say(self.tr("The second press was not counted.")))
        self._umpire.take(self._session)
        self._presenter.show_session(self._session)

    def _leave(self) -> None:
        session, self._session = self._session, None
        self._umpire.take(None)
        if session is not None:
            session.deleteLater()

    def closeEvent(self, event: QCloseEvent) -> None:
        super().closeEvent(event)
        self.closed.emit()

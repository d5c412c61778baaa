"""What the window does beside the match: new and stored matches, reports, files about a fault, the hall's window."""

from dataclasses import dataclass

from PySide6.QtCore import QObject, Qt, Signal
from PySide6.QtWidgets import QMainWindow

from carrom_desk.desk.match_library import MatchLibrary
from carrom_desk.match.entries import Entry

from .choosing import Choosing
from .diagnosing import Diagnosing
from .library_dialogs import LibraryDialogs
from .now.intents import Ask
from .paperwork import Paperwork
from .session import MatchSession
from .setting_up import SettingUp
from .spectator.spectator_stand import SpectatorStand
from .trouble_saving import ElsewhereSaver
from .window_facts import WindowFacts


@dataclass(frozen=True, slots=True)
class AtHand:
    """What is there when something is asked for."""

    library: MatchLibrary | None
    session: MatchSession | None
    only_shown: str = ""
    """Why nothing can be written to the database, a sentence; empty when it can."""
    pending: Entry | None = None
    """The command given last, kept or not."""


class Errands(QObject):
    """Takes what is asked of the window and hands it to whoever does it.

    Signals:
        told: what came of it, a sentence.
    """

    told = Signal(str)

    def __init__(
        self,
        facts: WindowFacts,
        setting_up: SettingUp,
        choosing: Choosing,
        spectators: SpectatorStand,
        window: QMainWindow,
    ) -> None:
        super().__init__(window)
        self._window = window
        self._setting_up = setting_up
        self._choosing = choosing
        self._spectators = spectators
        self.library_dialogs = LibraryDialogs(facts.version, facts.database, window)
        self.paperwork = Paperwork(facts.version, window)
        self._elsewhere = ElsewhereSaver(window)
        self._diagnosing = Diagnosing(facts.version, facts.diary, window)
        for each in (self.paperwork, self._elsewhere, self._diagnosing, choosing, spectators):
            each.told.connect(self.told)

    def do(self, ask: Ask, hand: AtHand) -> None:
        """Do what is asked for, or say what it lacks."""
        if self._choosing.do(ask) or self.paperwork.do(ask, hand.library, hand.session, hand.only_shown):
            return
        if not self._do_without_match(ask, hand) and not self._do_with_match(ask, hand):
            self.told.emit(self.tr("Open a match first."))

    def _do_without_match(self, ask: Ask, hand: AtHand) -> bool:
        match ask:
            case Ask.NEW_MATCH if hand.only_shown:
                self.told.emit(hand.only_shown)
            case Ask.NEW_MATCH if hand.library is not None:
                self._setting_up.ask(hand.library)
            case Ask.OPEN_MATCH if hand.library is not None:
                open_id = hand.session.match_id if hand.session is not None else None
                self.library_dialogs.show_library(hand.library, open_id, hand.only_shown)
            case Ask.DIAGNOSIS:
                self._diagnosing.ask(hand.session)
            case Ask.ABOUT:
                self.library_dialogs.show_about()
            case Ask.SPECTATORS:
                self._spectators.toggle()
            case Ask.FULL_SCREEN:
                self._window.setWindowState(self._window.windowState() ^ Qt.WindowState.WindowFullScreen)
            case Ask.QUIT:
                self._window.close()
            case _:
                return False
        return True

    def _do_with_match(self, ask: Ask, hand: AtHand) -> bool:
        match ask:
            case Ask.SAVE_ELSEWHERE if hand.session is not None:
                self._elsewhere.ask(hand.session, hand.pending)
            case _:
                return False
        return True

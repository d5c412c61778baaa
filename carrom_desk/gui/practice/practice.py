"""Practice at its own desk, with a striped band at the top."""

from collections.abc import Callable
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Qt, Signal
from PySide6.QtGui import QMouseEvent
from PySide6.QtWidgets import QFrame, QSizePolicy, QWidget

from carrom_desk.desk.match_desk import MatchDesk
from carrom_desk.desk.match_library import MatchLibrary
from carrom_desk.gui.database.database_controller import DatabaseController
from carrom_desk.gui.desk_page import DeskPage
from carrom_desk.gui.dialogs.desk_dialog import named, open_dialog
from carrom_desk.gui.kit.layouts import across, within
from carrom_desk.gui.kit.roles import TextSize
from carrom_desk.gui.kit.wording import Notify
from carrom_desk.gui.match_controller import MatchController
from carrom_desk.gui.panels.cards import words
from carrom_desk.gui.panels.controls import KeyButton
from carrom_desk.i18n import _
from carrom_desk.match.entry.entries import IncidentSeen, StrokeMade, ViolationSeen
from carrom_desk.match.record import MatchRecord
from carrom_desk.presentation.next_step.actions import ActionName
from carrom_desk.presentation.wording.refusal_text import in_language

if TYPE_CHECKING:
    from carrom_desk.exchange.situations import PracticeSituation


class PracticeBand(QFrame):
    """Band with a practice notice, another situation and an exit."""

    asked = Signal(object)
    """Emitted with the `ActionName` of a button."""
    pressed = Signal()
    """Emitted when it is pressed, to show the task over a form, too."""

    def __init__(self) -> None:
        super().__init__()
        self.setObjectName("practice_band")
        stripes = QFrame()
        stripes.setObjectName("practice_stripes")
        mark = words("practice_mark", TextSize.TITLE, "tip", bold=True, text=_("PRACTICE"))
        mark.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        another, leave = _("Another situation"), _("Exit practice")
        situations = self._button("practice_situations", _("Another…"), another, ActionName.SITUATIONS)
        leaving = self._button("practice_leave", _("Exit"), leave, ActionName.LEAVE_PRACTICE)
        within(across(stripes, mark, 1, situations, leaving, gap=12), self, right=8)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        self.pressed.emit()

    def _button(self, name: str, title: str, voice: str, action: ActionName) -> KeyButton:
        button = named(KeyButton(title), name, voice)
        button.clicked.connect(lambda: self.asked.emit(action))
        button.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        return button


class Practice(QObject):
    """Situations to rule on and to enter."""

    posed = Signal(object)
    """Emitted with a factory of a `MatchDesk`, to open the match of a situation."""
    asked = Signal(object)
    """Emitted with an `ActionName` from the band."""
    law_wanted = Signal(object, str)
    """Emitted with an edition and an address in the law book."""

    def __init__(self, database: DatabaseController, match: MatchController, window: QWidget, notify: Notify) -> None:
        """Uses a database for practice only."""
        super().__init__(window)
        self._database = database
        self._match, self._window, self._notify = match, window, notify
        self._library: MatchLibrary | None = None
        self._situation: PracticeSituation | None = None
        self._solved: set[str] = set()
        self._page: DeskPage | None = None
        database.opened.connect(self._opened)
        match.opened.connect(lambda: self._pose(None))
        match.closed.connect(lambda: self._pose(None))
        # Later: the press that made the entry hides messages.
        match.recorded.connect(self._note, Qt.ConnectionType.QueuedConnection)

    def mark(self, page: DeskPage) -> None:
        """Adds the band to a page, and the task to its card."""
        self._page, band = page, PracticeBand()
        band.asked.connect(self.asked)
        band.pressed.connect(lambda: self._notify(self._task))
        page.top.show_instead(band, is_on=True)
        self._tell_task()

    def ask_situation(self) -> None:
        """Shows the situations to choose from."""

        from .dialogs import SituationsDialog, find_situations

        dialog = SituationsDialog(find_situations(), self._solved, self._window)
        dialog.answered.connect(self.ask_ruling)
        open_dialog(dialog)

    def ask_ruling(self, situation: "PracticeSituation") -> None:
        """Asks for the umpire's ruling and compares it."""
        from .dialogs import SituationDialog

        dialog = SituationDialog(situation, self._match.theme, self._window)
        dialog.law_wanted.connect(self.law_wanted)
        dialog.solved.connect(lambda: self._solved.add(situation.name))
        dialog.other_wanted.connect(self.ask_situation)
        dialog.answered.connect(self._take_up)
        open_dialog(dialog)

    def _take_up(self, situation: "PracticeSituation") -> None:
        """Opens the match of a situation before its act."""
        from carrom_desk.desk.situations import begun

        if self._begin(lambda library: begun(library, situation)):
            self._pose(situation)

    def _begin(self, begin: Callable[[MatchLibrary], MatchDesk]) -> bool:
        """Opens a new match; returns False if it could not be stored."""
        library, why, before = self._library, in_language(self._database.service.held_by), self._match.session.match_id
        if why:
            self._notify(why)
        elif library is not None:
            self.posed.emit(lambda: begin(library))
        return self._match.session.match_id != before

    def _note(self, record: MatchRecord) -> None:
        """Compares an entry with what happened, and shows the result."""
        situation = self._situation
        if situation is None or len(record.standing) != len(situation.before.standing) + 1:
            return
        from carrom_desk.desk.situations import is_act_of

        entry = record.entries[record.standing[-1]].entry
        if is_act_of(situation, entry):
            self._notify(_("Entered exactly as it happened. The ruling is shown beside the board."))
        elif isinstance(entry, StrokeMade | ViolationSeen | IncidentSeen):
            self._notify(_("That is not what happened. Undo it, and read the task above again."))

    def _pose(self, situation: "PracticeSituation | None") -> None:
        self._situation = situation
        self._tell_task()

    @property
    def _task(self) -> str:
        """Returns what to enter, or that nothing counts."""
        if self._situation is None:
            return _("Nothing here counts. These matches are kept separate from the real ones.")
        from carrom_desk.presentation.wording.situation_text import situation_words

        words = situation_words(self._situation.name)
        return _("{title}: {story}").format(title=words.title, story=words.story)

    def _tell_task(self) -> None:
        if self._page is not None:
            self._page.ruling.show_task(self._task)

    def _opened(self, library: MatchLibrary) -> None:
        self._library = library
        library.practise()

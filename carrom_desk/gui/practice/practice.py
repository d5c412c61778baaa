"""Practice: the desk on a database of its own, with a striped band at the top that says so."""

from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Qt, Signal
from PySide6.QtGui import QMouseEvent
from PySide6.QtWidgets import QFrame, QSizePolicy, QWidget

from carrom_desk.desk.match_desk import MatchDesk
from carrom_desk.desk.match_library import MatchLibrary
from carrom_desk.gui.action_table import ActionName
from carrom_desk.gui.clock.umpire_clock import UmpireClock
from carrom_desk.gui.database_controller import DatabaseController
from carrom_desk.gui.desk_page import DeskPage
from carrom_desk.gui.dialogs.desk_dialog import named, open_dialog
from carrom_desk.gui.keys import KeyTable
from carrom_desk.gui.languages import in_language
from carrom_desk.gui.layouts import across, within
from carrom_desk.gui.match_controller import MatchController
from carrom_desk.gui.panels.cards import words
from carrom_desk.gui.panels.controls import KeyButton
from carrom_desk.gui.roles import TextSize
from carrom_desk.gui.theme import Theme
from carrom_desk.gui.wording import Notify
from carrom_desk.match.entries import IncidentSeen, StrokeMade, ViolationSeen
from carrom_desk.match.record import MatchRecord
from carrom_desk.match.store import MatchId
from carrom_desk.match.stroke_draft import StrokeDraft

if TYPE_CHECKING:
    from carrom_desk.exchange.situations import Situation

    from .guide import Guide


class PracticeBand(QFrame):
    """Says that nothing here counts, what is being practised, and how to get out."""

    asked = Signal(object)
    """The `ActionName` of a button that was pressed."""
    task_pressed = Signal(str)
    """The task is to be told at length; the words."""

    def __init__(self) -> None:
        super().__init__()
        self.setObjectName("practice_band")
        stripes = QFrame()
        stripes.setObjectName("practice_stripes")
        mark = words("practice_mark", TextSize.TITLE, "tip", bold=True)
        mark.setText(self.tr("PRACTICE"))
        mark.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        self._task = words("practice_told", TextSize.SMALL, "tip", is_wrapped=True)
        self._task.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Fixed)
        another, leave = self.tr("Another situation"), self.tr("Leave practice")
        situations = self._button("practice_situations", self.tr("Another…"), another, ActionName.SITUATIONS)
        leaving = self._button("practice_leave", self.tr("Leave"), leave, ActionName.LEAVE_PRACTICE)
        within(across(stripes, mark, (self._task, 1), situations, leaving, gap=12), self, right=8)
        self.tell("")
        self.hide()

    def tell(self, task: str) -> None:
        """Say what is being practised; nothing: whatever the umpire likes."""
        self._task.setText(task or self.tr("Nothing here counts: these matches are kept apart from the real ones."))

    def mousePressEvent(self, event: QMouseEvent) -> None:
        self.task_pressed.emit(self._task.text())

    def _button(self, name: str, title: str, voice: str, action: ActionName) -> KeyButton:
        button = named(KeyButton(title), name, voice)
        button.clicked.connect(lambda: self.asked.emit(action))
        button.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        return button


class Practice(QObject):
    """Moves the desk to the practice database and back. Nothing goes from one to the other."""

    closing = Signal()
    """The database is about to be closed: no match can stay open."""
    changed = Signal(bool)
    """Whether this is practice from now on."""
    posed = Signal(object)
    """Opens the match in which a situation's act is to be entered; a function that gives a `MatchDesk`."""
    asked = Signal(object)
    """An `ActionName` from the band."""
    law_wanted = Signal(object, str)
    """An edition, and an address in the law book."""

    def __init__(
        self,
        database: DatabaseController,
        match: MatchController,
        clock: UmpireClock,
        file: Path,
        window: QWidget,
        notify: Notify,
    ) -> None:
        """Practise in a database at `file`, which is made when it is needed."""
        super().__init__(window)
        self._database = database
        self._match, self._clock = match, clock
        self._file = file
        self._window = window
        self._notify = notify
        self._real = ""
        self._to_return: MatchId | None = None
        self._marked: tuple[MatchId | None, StrokeDraft] = (None, StrokeDraft())
        """The match that was left, and what was marked in it."""
        self._library: MatchLibrary | None = None
        self._situation: Situation | None = None
        self._solved: set[str] = set()
        self._band: PracticeBand | None = None
        self._page: DeskPage | None = None
        self._guide: Guide | None = None
        self.is_on = False
        """Whether the desk works on the practice database."""
        database.opened.connect(self._opened)
        match.opened.connect(lambda: self._pose(None))
        match.opened.connect(self._give_marks_back)
        # Later: what is said at an entry is taken away by the press that made it.
        match.recorded.connect(self._note, Qt.ConnectionType.QueuedConnection)

    def mark(self, page: DeskPage, theme: Theme, keys: KeyTable) -> None:
        """Be seen on a page: in the bar at the top, and where a match is guided."""
        band = self._band = PracticeBand()
        self._page, self._theme, self._keys = page, theme, keys
        band.asked.connect(self.asked)
        band.task_pressed.connect(self._notify)
        if self._guide is not None:
            self._guide.mark(page, theme, keys)
        self._show_mark()

    def why_not_here(self) -> str:
        """Why backups and other databases are out of reach, a sentence."""
        return self.tr("Practice has no backups and only this database. Leave practice first.")

    def enter(self, open_match: MatchId | None = None) -> None:
        """Begin to practise; `open_match` is what the desk comes back to."""
        self._real, self._to_return = self._database.service.address, open_match
        self._marked = (open_match, self._match.marks.draft)
        self._move(str(self._file), is_on=True)

    def leave(self) -> None:
        """Go back to the real matches."""
        self._move(self._real, is_on=False)

    def _give_marks_back(self) -> None:
        """A stroke that was being marked when practice began goes on."""
        if not self.is_on and self._match.match_id == self._marked[0]:
            (_, marks), self._marked = self._marked, (None, StrokeDraft())
            self._match.marks.put(marks)

    def take_return(self) -> MatchId | None:
        """The match to come back to, once."""
        if self.is_on:
            return None
        match_id, self._to_return = self._to_return, None
        return match_id

    def begin_guided(self) -> None:
        """Begin the match of two minutes, and lead through it."""
        from .guide import Guide
        from .guide_steps import guided_setup

        if self._guide is not None:
            self._guide.leave()
        if self._begin(lambda library: library.begin(guided_setup())):
            assert self._page is not None
            guide = self._guide = Guide(self._match, self._clock, self)
            guide.left.connect(self._forget_guide)
            guide.topics_wanted.connect(lambda: self.asked.emit(ActionName.SCHOOL))
            guide.mark(self._page, self._theme, self._keys)

    def _forget_guide(self) -> None:
        if self._guide is not None:
            self._guide.deleteLater()
            self._guide = None

    def ask_situation(self) -> None:
        """Let a situation be chosen."""
        from .dialogs import SituationsDialog
        from .situations import find_situations

        dialog = SituationsDialog(find_situations(), self._solved, self._window)
        dialog.answered.connect(self.ask_ruling)
        open_dialog(dialog)

    def ask_ruling(self, situation: "Situation") -> None:
        """Ask what the umpire would rule, and let him compare."""
        from .dialogs import SituationDialog

        dialog = SituationDialog(situation, self._match.view.board.theme, self._window)
        dialog.law_wanted.connect(self.law_wanted)
        dialog.solved.connect(lambda: self._solved.add(situation.name))
        dialog.other_wanted.connect(self.ask_situation)
        dialog.answered.connect(self._take_up)
        open_dialog(dialog)

    def _take_up(self, situation: "Situation") -> None:
        """Put the match before a situation's act onto the desk."""
        from .situations import begun

        if self._begin(lambda library: begun(library, situation)):
            self._pose(situation)

    def _begin(self, begin: Callable[[MatchLibrary], MatchDesk]) -> bool:
        """Put a new match onto the desk; False where none can be kept."""
        library, why, before = self._library, in_language(self._database.service.held_by), self._match.match_id
        if why:
            self._notify(why)
        elif library is not None:
            self.posed.emit(lambda: begin(library))
        return self._match.match_id != before

    def _note(self, record: MatchRecord) -> None:
        """An entry was made: say whether it is what happened."""
        situation = self._situation
        if situation is None or len(record.standing) != len(situation.before.standing) + 1:
            return
        from .guide_steps import is_same

        entry = record.entries[record.standing[-1]].entry
        if is_same(entry, situation.act):
            self._notify(self.tr("Entered just as it happened. The ruling stands beside the board."))
        elif isinstance(entry, StrokeMade | ViolationSeen | IncidentSeen):
            self._notify(self.tr("That is not what happened: take it back, and read the task above once more."))

    def _pose(self, situation: "Situation | None") -> None:
        self._situation = situation
        self._tell_task()

    def _tell_task(self) -> None:
        task = ""
        if self._situation is not None:
            from .situations import situation_words

            words = situation_words(self._situation.name)
            task = self.tr("{title}: {story}").format(title=words.title, story=words.story)
        if self._band is not None:
            self._band.tell(task)

    def _opened(self, library: MatchLibrary) -> None:
        self._library = library
        if self.is_on:
            library.practise()

    def _move(self, place: str, *, is_on: bool) -> None:
        self.closing.emit()
        self.is_on, self._library = is_on, None
        self._pose(None)
        self._show_mark()
        self.changed.emit(is_on)
        self._database.move(place, makes_copies=not is_on)

    def _show_mark(self) -> None:
        if self._page is not None and self._band is not None:
            self._page.top.show_instead(self._band, is_on=self.is_on)
        self._tell_task()

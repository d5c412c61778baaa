"""Dialogs about the database itself: backups, checks, recovery and switching files."""

from collections.abc import Callable, Iterable
from functools import cached_property, partial
from typing import TYPE_CHECKING, TypeVar

from PySide6.QtCore import QObject, Signal
from PySide6.QtWidgets import QFileDialog, QWidget

from carrom_desk.formats import to_the_minute
from carrom_desk.gui.dialogs.desk_dialog import open_dialog
from carrom_desk.gui.kit.background import Reporter
from carrom_desk.gui.kit.file_dialogs import ask_file
from carrom_desk.gui.kit.wording import SECOND_FOLDER, Notify
from carrom_desk.gui.settings.settings import Settings, SettingsModel
from carrom_desk.i18n import _, say
from carrom_desk.match.ports.store import BackupReason, CheckOutcome, KeptBackup, Progress, RescueOutcome, StoreError
from carrom_desk.presentation.next_step.actions import RESCUE
from carrom_desk.presentation.next_step.offers import RESTORE_A_BACKUP
from carrom_desk.presentation.wording.database_text import check_words, loss_words, rescue_words
from carrom_desk.presentation.wording.refusal_text import in_language

from .database_controller import DatabaseController

if TYPE_CHECKING:
    from carrom_desk.gui.dialogs.background_jobs import BackgroundJobs
    from carrom_desk.gui.dialogs.messages import OutcomeDialog

T = TypeVar("T")


class DatabaseDialogs(QObject):
    """Opens the dialogs about the database and performs their actions. Long work runs in the background.

    Signals:
        closing: emitted before the database is closed, so that the open match is closed.
    """

    closing = Signal()

    def __init__(
        self,
        database: DatabaseController,
        settings: SettingsModel,
        window: QWidget,
        notify: Notify,
        is_match_open: Callable[[], bool],
        close_match: Callable[[], None],
    ) -> None:
        """`settings` has the second backup folder; `notify` gets a sentence when an action fails."""
        super().__init__(window)
        self._settings = settings
        settings.changed.connect(self._follow_settings)
        self._is_match_open, self._close_match = is_match_open, close_match
        self._notify = notify
        self._database = database
        self._window = window

    # Consequences

    def ask_to_restore(self, backup: KeptBackup) -> None:
        """Shows what restoring a backup would lose, then restores it if confirmed."""
        said = _("The backup made at {made} replaces the current database. A copy of the current one is kept.")
        try:
            loss = self._database.service.loss_by(backup)
        except StoreError as error:
            what = in_language(error)
        else:
            what = loss_words(loss)
        sentences = said.format(made=to_the_minute(backup.made)), what
        self._ask_first(_("Restore backup"), sentences, _("Restore backup"), partial(self.restore, backup))

    def _ask_first(self, title: str, sentences: Iterable[str], verb: str, do: Callable[[], object]) -> None:
        from carrom_desk.gui.dialogs.messages import LossDialog

        open_dialog(LossDialog(title, sentences, verb, do, self._window))

    def restore(self, backup: KeptBackup) -> None:
        """Replaces the database with a backup."""

        def report(aside: str) -> "OutcomeDialog":
            said = _("The backup {place} is now the database.").format(place=backup.place)
            kept = _("The previous database is kept as {aside}").format(aside=aside)
            return self._outcome(_("Restored"), said, (kept,) if aside else ())

        words = _("Replacing the database with the backup…")
        self._with_closed(_("Restoring"), words, lambda _progress: self._database.service.restore(backup), report)

    def use_second(self, folder: str) -> None:
        """Sets the second backup folder and backs up there at once; empty for none."""
        self._database.service.use_second(folder)
        self._settings.change(second_backups=folder)
        if folder:
            self._back_up_now()

    def _follow_settings(self, settings: Settings) -> None:
        """Applies a second backup folder chosen in the preferences."""
        if settings.second_backups != self._database.service.second:
            self.use_second(settings.second_backups)

    def move(self, path: str) -> None:
        """Switches to another database."""
        self.closing.emit()
        self._database.move(path)

    def reopen(self, *, empty: bool = False) -> None:
        """Opens the database again for writing; with `empty`, without matches if its file is missing."""
        self.closing.emit()
        self._database.open(empty=empty)

    def ask_to_rescue(self) -> None:
        """Explains recovery, and starts it if confirmed."""
        said = _("A new database is built from everything that can be read, and replaces the current one.")
        kept = _("A copy of the current one is kept. What cannot be read is listed afterwards.")
        self._ask_first(_("Recover data"), (said, kept), _("Recover data"), self.rescue)

    def rescue(self) -> None:
        """Rebuilds a damaged database from its readable contents and backups."""

        def report(outcome: RescueOutcome) -> "OutcomeDialog":
            return self._outcome(_("Recovered"), *rescue_words(outcome))

        words = _("Recovering what can be read, match by match…")
        self._with_closed(_("Recovering"), words, self._database.service.rescue, report)

    def _with_closed(
        self, title: str, words: str, work: Callable[[Progress], T], report: "Callable[[T], OutcomeDialog]"
    ) -> None:
        """Closes the database, does the work, reopens it whatever happens, and shows the result."""
        self.closing.emit()
        self._database.service.stop()
        done, reopen = (lambda result: open_dialog(report(result))), self._database.open
        self._jobs.do(title, words, work, done, can_stop=False, always=reopen)

    def check(self) -> None:
        """Checks the file and every match in it."""
        title, words = _("Check database"), _("Checking the file and every match in it…")

        def done(outcome: CheckOutcome) -> None:
            if outcome.is_stopped:
                return
            dialog = self._outcome(title, *check_words(outcome))
            if outcome.faults and not self._database.service.held_by:
                dialog.add_offer("rescue", say(RESCUE), self.ask_to_rescue)
                dialog.add_offer("restore_backup", say(RESTORE_A_BACKUP), self.ask_backup)
            open_dialog(dialog)

        self._jobs.do(title, words, self._database.service.check, done, of_matches=True)

    @cached_property
    def _jobs(self) -> "BackgroundJobs":
        """Jobs in the thread of the umpire's requests."""
        from carrom_desk.gui.dialogs.background_jobs import BackgroundJobs

        return BackgroundJobs(self._database.tasks, self._window, self._notify)

    # Dialogs

    def ask_backup(self) -> None:
        """Shows the backups, for restoring or making one."""
        service = self._database.service
        if service.held_by:
            self._notify(in_language(service.held_by))
            return
        try:
            backups = service.backups()
        except StoreError as error:
            self._notify(in_language(error))
            return
        from .backups import BackupsDialog

        problem, is_match_open = self._database.backup_problem, self._is_match_open()
        dialog = BackupsDialog(backups, service.second, problem, self._window, is_match_open=is_match_open)
        dialog.answered.connect(self.ask_to_restore)
        dialog.match_given_up.connect(self._close_match)
        dialog.backup_wanted.connect(self._back_up_now)
        dialog.second_wanted.connect(self._ask_second)
        dialog.second_given_up.connect(lambda: self.use_second(""))
        closed = Reporter()
        dialog.finished.connect(closed.stop)
        dialog.destroyed.connect(closed.stop)  # with its window

        def look(row: int) -> None:
            """Reads one backup after the other while the dialog is open."""
            if row < len(backups) and closed.report(0, 0):
                self._database.tasks.run(partial(service.look_into, backups[row]), partial(show, row), show_trouble)

        def show(row: int, backup: KeptBackup) -> None:
            if closed.report(0, 0):
                dialog.show_contents(row, backup)
                look(row + 1)

        def show_trouble(error: StoreError) -> None:
            self._notify(in_language(error))

        open_dialog(dialog)
        look(0)

    def _back_up_now(self) -> None:
        self._database.back_up(BackupReason.BY_HAND)

    def _ask_second(self) -> None:
        folder = QFileDialog.FileMode.Directory
        ask_file(
            self._window, "second_dialog", say(SECOND_FOLDER), lambda path: self.use_second(str(path)), mode=folder
        )

    def ask_file(self) -> None:
        title, mode = _("Open database"), QFileDialog.FileMode.AnyFile
        filters = ("*.sqlite3", "*")
        ask_file(self._window, "database_dialog", title, lambda path: self.move(str(path)), filters=filters, mode=mode)

    # Texts

    def _outcome(self, title: str, sentence: str, details: tuple[str, ...]) -> "OutcomeDialog":
        from carrom_desk.gui.dialogs.messages import OutcomeDialog

        return OutcomeDialog("outcome_dialog", title, sentence, details, self._window)

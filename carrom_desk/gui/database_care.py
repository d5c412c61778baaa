"""What the umpire does about the database itself: backups, checks, rescue, another file."""

from collections.abc import Callable

from PySide6.QtCore import QObject, Signal
from PySide6.QtWidgets import QDialog, QFileDialog, QWidget

from carrom_desk.match.safekeeping import BackupReason, CheckOutcome, KeptBackup, RescueOutcome
from carrom_desk.match.store import StoreError

from .dialogs.backups import BackupsDialog
from .dialogs.outcome import OutcomeDialog
from .keeper import Keeper
from .now.intents import Ask


class DatabaseCare(QObject):
    """Dialogs about the database, and what they lead to.

    Signals:
        closing: the database is about to be closed: no match can stay open.
        failed: why something could not be done, a sentence.
        second_chosen: the second folder for backups, to be remembered; empty: none.
    """

    closing = Signal()
    failed = Signal(str)
    second_chosen = Signal(str)

    def __init__(self, keeper: Keeper, window: QWidget) -> None:
        super().__init__(window)
        self._keeper = keeper
        self._window = window

    def do(self, ask: Ask) -> bool:
        """Do what is asked for; False when it is none of this."""
        match ask:
            case Ask.TRY_AGAIN:
                self._reopen()
            case Ask.RESCUE:
                self._with_closed(self._rescue)
            case Ask.BACKUPS:
                self._ask_backup()
            case Ask.CHECK_DATABASE:
                self._check()
            case Ask.OPEN_DATABASE:
                self._ask_file()
            case _:
                return False
        return True

    # What it leads to

    def restore(self, backup: KeptBackup) -> None:
        """Put a backup in the place of the database."""

        def put() -> OutcomeDialog:
            aside = self._keeper.vault.restore(backup)
            said = self.tr("The backup {place} is the database now.").format(place=backup.place)
            kept = self.tr("The former database is kept: {aside}").format(aside=aside)
            return self._outcome(self.tr("Restored"), said, (kept,) if aside else ())

        self._with_closed(put)

    def use_second(self, folder: str) -> None:
        """Let backups go to a second folder, and make one there at once; empty: to none."""
        self._keeper.vault.use_second(folder)
        self.second_chosen.emit(folder)
        if folder:
            self._back_up_now()

    def follow_second(self, folder: str) -> None:
        """The second folder was chosen elsewhere."""
        if folder != self._keeper.vault.second:
            self.use_second(folder)

    def move(self, path: str) -> None:
        """Work on another database."""
        self.closing.emit()
        self._keeper.vault.move(path)
        self._keeper.open()

    def _reopen(self) -> None:
        self.closing.emit()
        self._keeper.open()

    def _rescue(self) -> OutcomeDialog:
        outcome = self._keeper.vault.rescue()
        return self._outcome(self.tr("Rescued"), self._rescued_words(outcome), self._rescued_details(outcome))

    def _with_closed(self, work: Callable[[], OutcomeDialog]) -> None:
        """Do what needs the database closed, open it again, and say what came of it."""
        self.closing.emit()
        try:
            dialog = work()
        except StoreError as error:
            self._keeper.open()
            self.failed.emit(str(error))
            return
        self._keeper.open()
        self._open(dialog)

    def _check(self) -> None:
        try:
            outcome = self._keeper.vault.check()
        except StoreError as error:
            self.failed.emit(str(error))
            return
        details = (*outcome.faults, *outcome.notes)
        self._open(self._outcome(self.tr("Check of the database"), self._checked_words(outcome), details))

    # Dialogs

    def _ask_backup(self) -> None:
        if self._keeper.vault.held_by:
            self.failed.emit(self._keeper.vault.held_by)
            return
        try:
            backups = self._keeper.vault.backups()
        except StoreError as error:
            self.failed.emit(str(error))
            return
        dialog = BackupsDialog(backups, self._keeper.vault.second, self._keeper.backup_problem, self._window)
        dialog.answered.connect(self.restore)
        dialog.backup_wanted.connect(self._back_up_now)
        dialog.second_wanted.connect(self._ask_second)
        dialog.second_given_up.connect(lambda: self.use_second(""))
        self._open(dialog)

    def _back_up_now(self) -> None:
        self._keeper.back_up(BackupReason.BY_HAND)

    def _ask_second(self) -> None:
        dialog = QFileDialog(self._window, self.tr("Second folder for backups"))
        dialog.setObjectName("second_dialog")
        dialog.setFileMode(QFileDialog.FileMode.Directory)
        dialog.fileSelected.connect(self.use_second)
        self._open(dialog)

    def _ask_file(self) -> None:
        dialog = QFileDialog(self._window, self.tr("Open another database"))
        dialog.setObjectName("database_dialog")
        dialog.setAcceptMode(QFileDialog.AcceptMode.AcceptOpen)
        dialog.setFileMode(QFileDialog.FileMode.AnyFile)
        dialog.setNameFilters(["*.sqlite3", "*"])
        dialog.fileSelected.connect(self.move)
        self._open(dialog)

    @staticmethod
    def _open(dialog: QDialog) -> None:
        dialog.finished.connect(dialog.deleteLater)
        dialog.open()

    # Words

    def _outcome(self, title: str, sentence: str, details: tuple[str, ...]) -> OutcomeDialog:
        return OutcomeDialog("outcome_dialog", title, sentence, details, self._window)

    def _checked_words(self, outcome: CheckOutcome) -> str:
        counts = {"matches": outcome.matches, "entries": outcome.entries, "faults": len(outcome.faults)}
        if not outcome.faults:
            return self.tr("{matches} matches with {entries} entries were checked: all is sound.").format(**counts)
        return self.tr("{matches} matches with {entries} entries were checked. Faults: {faults}.").format(**counts)

    def _rescued_words(self, outcome: RescueOutcome) -> str:
        said = self.tr("Matches saved as a whole: {whole}, in part: {partial}, lost: {lost}.")
        return said.format(whole=outcome.whole, partial=outcome.partial, lost=outcome.lost)

    def _rescued_details(self, outcome: RescueOutcome) -> tuple[str, ...]:
        if not outcome.set_aside:
            return ()
        return (self.tr("The damaged file is kept: {aside}").format(aside=outcome.set_aside),)

"""The copies of the database with what is in each, to restore one."""

from collections.abc import Mapping, Sequence
from types import MappingProxyType

from PySide6.QtCore import Qt, Signal, SignalInstance
from PySide6.QtWidgets import (
    QAbstractItemView,
    QDialogButtonBox,
    QHBoxLayout,
    QHeaderView,
    QPushButton,
    QTableWidget,
    QTableWidgetItem,
    QWidget,
)

from carrom_desk.gui.languages import say
from carrom_desk.gui.wording import BACKED_UP_TOO, NO_SECOND_FOLDER, plain_tip
from carrom_desk.match.database_service import BackupReason, KeptBackup
from carrom_desk.match.plain_text import plain
from carrom_desk.rules.words import QT_TRANSLATE_NOOP, Words

from .ask_dialog import AskDialog
from .desk_dialog import ROW_HEIGHT, named, voiced

_ACTION = QDialogButtonBox.ButtonRole.ActionRole


_REASONS: Mapping[BackupReason, Words] = MappingProxyType(
    {
        BackupReason.START: QT_TRANSLATE_NOOP("BackupsDialog", "start"),
        BackupReason.GAME_OVER: QT_TRANSLATE_NOOP("BackupsDialog", "game over"),
        BackupReason.MATCH_OVER: QT_TRANSLATE_NOOP("BackupsDialog", "match over"),
        BackupReason.LEAVING: QT_TRANSLATE_NOOP("BackupsDialog", "program closed"),
        BackupReason.BY_HAND: QT_TRANSLATE_NOOP("BackupsDialog", "by hand"),
        BackupReason.BEFORE_UPGRADE: QT_TRANSLATE_NOOP("BackupsDialog", "before an upgrade"),
        BackupReason.BEFORE_REPLACING: QT_TRANSLATE_NOOP("BackupsDialog", "before replacing"),
    }
)
"""Why a backup was made."""


class BackupsDialog(AskDialog):
    """Answers with a `KeptBackup`, to be restored.

    Signals:
        backup_wanted: one more is to be made now.
        second_wanted: a second folder is to be chosen.
        second_given_up: backups are to go to no second folder any more.
    """

    backup_wanted = Signal()
    second_wanted = Signal()
    second_given_up = Signal()

    def __init__(
        self, backups: Sequence[KeptBackup], second: str, last_problem: str, parent: QWidget | None = None
    ) -> None:
        super().__init__("backups_dialog", self.tr("Backups"), self.tr("Restore"), parent)
        self._backups = list(backups)
        said = self.tr("The chosen backup takes the place of the database; the present one is kept beside it.")
        self.body.addWidget(voiced(said, ""))
        if last_problem:
            warning = self.tr("The last backup failed. {why}").format(why=last_problem)
            self.body.addWidget(named(voiced(warning, "warning"), "backup_problem", warning))
        titles = (self.tr("Made"), self.tr("Why"), self.tr("Last match in it"), self.tr("Up to"), self.tr("Holds"))
        self._table = named(QTableWidget(len(backups), len(titles)), "backups", self.tr("Backups, the newest first"))
        self._table.setHorizontalHeaderLabels(titles)
        self._table.verticalHeader().hide()
        self._table.verticalHeader().setDefaultSectionSize(ROW_HEIGHT)
        self._table.setSelectionBehavior(QAbstractItemView.SelectionBehavior.SelectRows)
        self._table.setSelectionMode(QAbstractItemView.SelectionMode.SingleSelection)
        self._table.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        self._table.setTabKeyNavigation(False)
        self._table.horizontalHeader().setSectionResizeMode(QHeaderView.ResizeMode.ResizeToContents)
        self._table.horizontalHeader().setSectionResizeMode(2, QHeaderView.ResizeMode.Stretch)
        for row in range(len(backups)):
            self._show_row(row)
        self.body.addWidget(self._table, 1)
        self._add_second(second)
        make = self.tr("Make a backup now")
        self.buttons.addButton(self._button(make, "make_backup", self.backup_wanted), _ACTION)
        self.resize(980, 520)
        self.begin_at(self._table)
        self._accept.setDefault(False)  # it replaces everything: Enter does not do that
        self._accept.setAutoDefault(False)
        self._table.itemSelectionChanged.connect(self.check)
        if backups:
            self._table.selectRow(0)
        self.check()

    def answer(self) -> KeptBackup | None:
        """The chosen backup; None when there is none."""
        row = self._table.currentRow()
        return self._backups[row] if 0 <= row < len(self._backups) else None

    def show_contents(self, row: int, backup: KeptBackup) -> None:
        """A backup was looked into."""
        self._backups[row] = backup
        self._show_row(row)
        self.check()

    def problems(self) -> list[str]:
        """Why none can be restored."""
        chosen = self.answer()
        if chosen is None:
            return [self.tr("Choose a backup.") if self._backups else self.tr("There is no backup yet.")]
        if not chosen.is_looked_into:
            return [self.tr("This backup is still being looked into…")]
        return [chosen.problem] if chosen.problem else []

    def _add_second(self, second: str) -> None:
        row = QHBoxLayout()
        told = say(BACKED_UP_TOO, folder=second)
        words = told if second else self.tr("Backups can go to a second folder as well, such as one on a stick.")
        row.addWidget(named(voiced(words, "muted"), "second_folder", words), 1)
        row.addWidget(self._button(self.tr("Second folder…"), "choose_second", self.second_wanted))
        if second:
            row.addWidget(self._button(say(NO_SECOND_FOLDER), "no_second", self.second_given_up))
        self.body.addLayout(row)

    def _button(self, title: str, name: str, wanted: SignalInstance) -> QPushButton:
        """A button that closes the dialog and asks for something else."""
        button = named(QPushButton(title), name, title)
        button.setAutoDefault(False)
        button.clicked.connect(self.reject)
        button.clicked.connect(wanted)
        return button

    def _show_row(self, row: int) -> None:
        backup = self._backups[row]
        for column, words in enumerate(self._words(backup)):
            item = QTableWidgetItem(words)
            item.setToolTip(plain_tip(backup.problem or backup.place))
            item.setTextAlignment(Qt.AlignmentFlag.AlignVCenter)
            self._table.setItem(row, column, item)

    def _words(self, backup: KeptBackup) -> tuple[str, ...]:
        made = backup.made[:16].replace("T", " ")
        if not backup.is_looked_into:
            return made, say(_REASONS[backup.reason]), "…", "", ""
        if backup.problem:
            return made, say(_REASONS[backup.reason]), self.tr("damaged"), "", ""
        is_one = backup.matches == 1
        holds = self.tr("1 match, {entries} entries") if is_one else self.tr("{matches} matches, {entries} entries")
        return (
            made,
            say(_REASONS[backup.reason]),
            plain(backup.last_match),
            backup.last_written[:16].replace("T", " "),
            holds.format(matches=backup.matches, entries=backup.entries),
        )

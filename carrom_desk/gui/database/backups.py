"""Dialog that lists the backups with their contents, to restore one."""

from collections.abc import Sequence

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QAbstractItemView, QHBoxLayout, QTableWidget, QTableWidgetItem, QWidget

from carrom_desk.formats import to_the_minute
from carrom_desk.gui.dialogs.ask_dialog import AskDialog
from carrom_desk.gui.dialogs.desk_dialog import named, plain_button, voiced
from carrom_desk.gui.dialogs.fields import stretch_column
from carrom_desk.gui.kit.layouts import across, put
from carrom_desk.gui.kit.theme import TOUCH_PX
from carrom_desk.gui.kit.wording import BACKED_UP_TOO, NO_SECOND_FOLDER, plain_tip
from carrom_desk.i18n import _, pgettext, say
from carrom_desk.match.plain_text import plain
from carrom_desk.match.ports.store import KeptBackup
from carrom_desk.presentation.next_step.actions import ActionName
from carrom_desk.presentation.wording.refusal_text import in_language


class BackupsDialog(AskDialog):
    """Answers with the `KeptBackup` to restore. An open match must be closed first, which is offered here."""

    takes_enter = False
    match_given_up = Signal()
    """Emitted to close the open match."""

    backup_wanted = Signal()
    """Emitted to make a backup now."""
    second_wanted = Signal()
    """Emitted to choose a second folder."""
    second_given_up = Signal()
    """Emitted to stop using a second folder."""

    def __init__(
        self,
        backups: Sequence[KeptBackup],
        second: str,
        last_problem: str,
        parent: QWidget | None = None,
        *,
        is_match_open: bool = False,
    ) -> None:
        super().__init__("backups_dialog", _("Backups"), _("Restore…"), parent)
        self._backups = list(backups)
        self._is_match_open = is_match_open
        said = _("The selected backup replaces the current database. A copy of the current one is kept next to it.")
        self.add(voiced(said, ""))
        if last_problem:
            warning = _("The last backup failed. {why}").format(why=in_language(last_problem))
            self.add(voiced(warning, "warning", "backup_problem"))
        self._table = self._made_table()
        self.add((self._table, 1), self._second_line(second))
        self.add_button("make_backup", _("Back up now"), self.reject, self.backup_wanted)
        if is_match_open:
            self._close_match = self.add_button("close_match", say(ActionName.CLOSE_MATCH.text), self._give_up_match)
        self.set_size(980, 520)
        self.begin_at(self._table)
        self._table.itemSelectionChanged.connect(self.check)
        self._proposed = 0
        if backups:
            self._table.selectRow(0)
        self.check()

    def answer(self) -> KeptBackup | None:
        """Selected backup; None when there is none."""
        row = self._table.currentRow()
        return self._backups[row] if 0 <= row < len(self._backups) else None

    def show_contents(self, row: int, backup: KeptBackup) -> None:
        """Shows the contents of a backup once they are known."""
        self._backups[row] = backup
        self._show_row(row)
        is_proposed = row == self._proposed == self._table.currentRow()
        if backup.problem and is_proposed and row + 1 < len(self._backups):
            self._proposed += 1
            self._table.selectRow(self._proposed)
        self.check()

    def problems(self) -> list[str]:
        """Returns why no backup can be restored."""
        chosen = self.answer()
        if self._is_match_open:
            return [_("A match is open. Close it before you restore a backup. All its entries are saved.")]
        if chosen is None:
            return [_("No backups yet.")]
        if not chosen.is_looked_into:
            return [_("Still checking this backup…")]
        return [in_language(chosen.problem)] if chosen.problem else []

    def _give_up_match(self) -> None:
        self._is_match_open = False
        self._close_match.setEnabled(False)
        self.match_given_up.emit()
        self.check()

    def _made_table(self) -> QTableWidget:
        titles = (
            _("Created"),
            _("Reason"),
            _("Last match"),
            pgettext("BackupsDialog", "Last entry"),
            pgettext("BackupsDialog", "Contents"),
        )
        name = _("Backups, newest first")
        self._table = table = named(QTableWidget(len(self._backups), len(titles)), "backups", name)
        table.setHorizontalHeaderLabels(titles)
        table.verticalHeader().hide()
        table.setShowGrid(False)
        table.verticalHeader().setDefaultSectionSize(TOUCH_PX)
        table.setSelectionBehavior(QAbstractItemView.SelectionBehavior.SelectRows)
        table.setSelectionMode(QAbstractItemView.SelectionMode.SingleSelection)
        table.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        table.setTabKeyNavigation(False)
        stretch_column(table.horizontalHeader(), 2)
        for row in range(len(self._backups)):
            self._show_row(row)
        return table

    def _second_line(self, second: str) -> QHBoxLayout:
        none = _("Backups can also go to a second folder, such as one on a USB drive.")
        words = voiced(say(BACKED_UP_TOO, folder=second) if second else none, "muted", "second_folder")
        line = across((words, 1))
        put(line, plain_button("choose_second", _("Second folder…"), self.reject, self.second_wanted))
        if second:
            put(line, plain_button("no_second", say(NO_SECOND_FOLDER), self.reject, self.second_given_up))
        return line

    def _show_row(self, row: int) -> None:
        backup = self._backups[row]
        for column, words in enumerate(self._words(backup)):
            item = QTableWidgetItem(words)
            item.setToolTip(plain_tip(in_language(backup.problem) or backup.place))
            self._table.setItem(row, column, item)

    def _words(self, backup: KeptBackup) -> tuple[str, ...]:
        made, why = to_the_minute(backup.made), say(backup.reason.words)
        if backup.problem or not backup.is_looked_into:
            why_not = _("newer version") if backup.is_newer else _("damaged")
            return made, why, why_not if backup.problem else "…", "", ""
        holds = _("Matches: {matches}, entries: {entries}")
        last = plain(backup.last_match), to_the_minute(backup.last_written)
        return made, why, *last, holds.format(matches=backup.matches, entries=backup.entries)

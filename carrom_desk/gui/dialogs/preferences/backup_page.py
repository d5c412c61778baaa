"""A second folder for backups."""

from dataclasses import replace

from PySide6.QtWidgets import QFileDialog, QHBoxLayout

from carrom_desk.gui.choices.choice_book import ChoiceBook
from carrom_desk.gui.choices.choices import Choices
from carrom_desk.gui.dialogs.desk_dialog import named, voiced
from carrom_desk.reports.plain_text import plain

from .page import PreferencePage, note, plain_button


class BackupPage(PreferencePage):
    """Where backups go beside the desk's own folder."""

    def __init__(self, book: ChoiceBook) -> None:
        super().__init__("backup", book)
        self.entitle(self.tr("Backups"))
        self._folder = named(voiced("", ""), "second_backups", "")
        self._none = plain_button("no_second_backups", self.tr("No second folder"))
        choose = plain_button("choose_second_backups", self.tr("Second folder…"))
        row = QHBoxLayout()
        row.addWidget(choose)
        row.addWidget(self._none)
        row.addStretch(1)
        self.body.addWidget(self._folder)
        self.body.addLayout(row)
        self.body.addWidget(
            note(
                self.tr(
                    "Backups are made at every start, after every game and match, and when the desk is left. "
                    "A second folder on a stick or on another disk keeps them where this machine's disk fails."
                )
            )
        )
        self.show_choices(book.choices)
        choose.clicked.connect(self._ask)
        self._none.clicked.connect(lambda: self._take(""))

    def show_choices(self, choices: Choices) -> None:
        folder = choices.second_backups
        told = self.tr("Backups go to {folder} as well.").format(folder=plain(folder))
        words = told if folder else self.tr("Backups go to no second folder.")
        self._folder.setText(words)
        self._folder.setAccessibleName(words)
        self._none.setEnabled(bool(folder))

    def as_usual(self, choices: Choices) -> Choices:
        return replace(choices, second_backups="")

    def _ask(self) -> None:
        dialog = QFileDialog(self, self.tr("Second folder for backups"), self.book.choices.second_backups)
        dialog.setObjectName("second_dialog")
        dialog.setFileMode(QFileDialog.FileMode.Directory)
        dialog.fileSelected.connect(self._take)
        dialog.finished.connect(dialog.deleteLater)
        dialog.open()

    def _take(self, folder: str) -> None:
        self.put(replace(self.book.choices, second_backups=folder))

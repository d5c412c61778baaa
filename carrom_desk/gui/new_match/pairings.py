"""Pairings from a file: read, shown, and one of them begun."""

from collections.abc import Sequence
from dataclasses import replace
from pathlib import Path

from PySide6.QtCore import QObject, Qt, Signal
from PySide6.QtWidgets import (
    QDialog,
    QFileDialog,
    QHBoxLayout,
    QLabel,
    QListWidget,
    QListWidgetItem,
    QPushButton,
    QWidget,
)

from carrom_desk.desk.imports import OfferedPairing, offered, pairings_in
from carrom_desk.desk.match_library import MatchLibrary
from carrom_desk.exchange.match_file import bytes_of
from carrom_desk.gui.dialogs.ask_dialog import AskDialog
from carrom_desk.gui.dialogs.desk_dialog import named, voiced
from carrom_desk.gui.dialogs.fields import ChoiceBox
from carrom_desk.gui.dialogs.messages import OutcomeDialog
from carrom_desk.gui.file_dialogs import file_dialog
from carrom_desk.gui.languages import say
from carrom_desk.gui.wording import PAIRINGS_FROM_SOL, plain_tip
from carrom_desk.match.plain_text import plain_setup
from carrom_desk.match.problems import InvalidDocument
from carrom_desk.match.setup import Setup
from carrom_desk.match.side import Side
from carrom_desk.match.store import StoreError
from carrom_desk.rules.edition_register import BY_ID, EDITIONS


class PairingImport(QObject):
    """Asks for the file, then which of its pairings are umpired here.

    Signals:
        message: what came of it, a sentence.
        taken_in: matches were added to the library.
    """

    message = Signal(str)
    taken_in = Signal()

    def __init__(self, window: QWidget) -> None:
        super().__init__(window)
        self._window = window

    def ask(self, library: MatchLibrary) -> None:
        """Ask which file."""
        dialog = file_dialog(self._window, "pairing_file_dialog", say(PAIRINGS_FROM_SOL))
        dialog.setFileMode(QFileDialog.FileMode.ExistingFile)
        dialog.setNameFilters(["*.sol *.sol.gz", "*"])
        dialog.fileSelected.connect(lambda path: self.read(library, Path(path)))
        dialog.open()

    def read(self, library: MatchLibrary, path: Path) -> None:
        """Read a file, and ask which of its pairings are umpired here."""
        try:
            found = offered(library, pairings_in(bytes_of(path), path.name))
        except OSError as error:
            text = self.tr("{path} cannot be read: {why}. Choose another file.")
            self.message.emit(text.format(path=path, why=error.strerror or error))
            return
        except StoreError as error:
            self.message.emit(str(error))
            return
        except InvalidDocument as invalid:
            self._tell_faults(path, invalid)
            return
        if not found:
            self.message.emit(self.tr("Every pairing in {name} has its result already.").format(name=path.name))
            return
        dialog = PairingsDialog(found, self._window)
        dialog.answered.connect(lambda setups: self.keep(library, setups))
        self._open(dialog)

    def keep(self, library: MatchLibrary, setups: Sequence[Setup]) -> None:
        """Keep a match for each."""
        kept = 0
        try:
            for setup in setups:
                library.begin(setup)
                kept += 1
        except StoreError as error:
            text = self.tr("{kept} of {all} matches are ready. {why}")
            self.message.emit(text.format(kept=kept, all=len(setups), why=error))
        else:
            text = self.tr("Matches ready to be umpired: {count}. They are in the list of matches.")
            self.message.emit(text.format(count=kept))
        if kept:
            self.taken_in.emit()

    def _tell_faults(self, path: Path, invalid: InvalidDocument) -> None:
        said = self.tr("{name} was not imported.").format(name=path.name)
        self.message.emit(said)
        details = [f"{fault.at or '/'}: {fault.problem}" for fault in invalid.problems]
        self._open(OutcomeDialog("outcome_dialog", say(PAIRINGS_FROM_SOL), said, details, self._window))

    @staticmethod
    def _open(dialog: QDialog) -> None:
        dialog.finished.connect(dialog.deleteLater)
        dialog.open()


class PairingsDialog(AskDialog):
    """Answers with a list of `Setup`, one for each pairing that is ticked."""

    def __init__(self, offered: Sequence[OfferedPairing], parent: QWidget | None = None) -> None:
        super().__init__("pairings_dialog", say(PAIRINGS_FROM_SOL), self.tr("Import"), parent)
        self._offered = tuple(offered)
        self._laws = named(ChoiceBox(), "laws", self.tr("Laws"))
        for edition in EDITIONS:
            self._laws.addItem(say(edition.name), edition.id)
        self._list = named(QListWidget(), "pairings", self.tr("Pairings without a result"))
        for pairing in self._offered:
            item = QListWidgetItem(self._words(pairing), self._list)
            item.setToolTip(plain_tip(item.text()))
            item.setFlags(item.flags() | Qt.ItemFlag.ItemIsUserCheckable)
            item.setCheckState(Qt.CheckState.Unchecked if pairing.is_known else Qt.CheckState.Checked)
        self._lay_out()
        self._list.itemChanged.connect(self.check)
        self.begin_at(self._list)
        self.check()

    def answer(self) -> list[Setup] | None:
        """The matches to be made; None while nothing is ticked."""
        laws = BY_ID[self._laws.currentData()]
        return [replace(pairing.setup, laws=laws) for pairing in self._ticked()] or None

    def problems(self) -> list[str]:
        """Why nothing can be taken in."""
        return [] if self._ticked() else [self.tr("Tick the pairings that are umpired here.")]

    def tick_all(self, state: Qt.CheckState) -> None:
        """Tick every pairing, or none."""
        for row in range(self._list.count()):
            self._list.item(row).setCheckState(state)

    def _ticked(self) -> list[OfferedPairing]:
        rows = range(self._list.count())
        ticked = (row for row in rows if self._list.item(row).checkState() == Qt.CheckState.Checked)
        return [self._offered[row] for row in ticked]

    def _words(self, pairing: OfferedPairing) -> str:
        setup = plain_setup(pairing.setup)
        text = self.tr("{event}, round {round}, table {table}: {a} – {b}").format(
            event=setup.event,
            round=setup.round,
            table=setup.table,
            a=setup.side_name(Side.A),
            b=setup.side_name(Side.B),
        )
        return self.tr("{pairing} (there already)").format(pairing=text) if pairing.is_known else text

    def _lay_out(self) -> None:
        said = self.tr("Each one that is ticked becomes a match to be umpired. Space ticks and unticks.")
        line = QHBoxLayout()
        line.addWidget(QLabel(self._laws.accessibleName()))
        line.addWidget(self._laws, 1)
        for name, title, state in (
            ("all", self.tr("Tick all"), Qt.CheckState.Checked),
            ("none", self.tr("Tick none"), Qt.CheckState.Unchecked),
        ):
            button = named(QPushButton(title), name, title)
            button.setAutoDefault(False)
            button.clicked.connect(lambda _on=False, state=state: self.tick_all(state))
            line.addWidget(button)
        self.body.addWidget(voiced(said, "muted"))
        self.body.addWidget(self._list, 1)
        self.body.addLayout(line)
        self.resize(820, 520)

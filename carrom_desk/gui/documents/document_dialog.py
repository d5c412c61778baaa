"""Which document, of which matches, as what."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from datetime import date

from PySide6.QtCore import QStringListModel, Qt
from PySide6.QtWidgets import (
    QCompleter,
    QDialogButtonBox,
    QGridLayout,
    QLabel,
    QLineEdit,
    QPushButton,
    QWidget,
)

from carrom_desk.desk.documents import Form
from carrom_desk.gui.dialogs.ask_dialog import AskDialog
from carrom_desk.gui.dialogs.desk_dialog import named, voiced
from carrom_desk.gui.dialogs.fields import ChoiceBox
from carrom_desk.gui.languages import NATIVE_NAMES, say
from carrom_desk.reports.documents import Extent
from carrom_desk.reports.languages import languages
from carrom_desk.reports.paper import Paper

from .request import EXTENTS, KINDS, PAPERS, DocumentKind, DocumentRequest, form_words

_NEEDS_NAME = (DocumentKind.EVENT, DocumentKind.PLAYER)


@dataclass(frozen=True, slots=True)
class Known:
    """What the library knows, to choose from."""

    events: Sequence[str]
    players: Callable[[str], Sequence[str]]
    """Names that begin so."""
    today: date


class DocumentDialog(AskDialog):
    """Answers with a `DocumentRequest`."""

    def __init__(
        self,
        kinds: Sequence[DocumentKind],
        known: Known,
        *,
        about: str = "",
        paper: Paper = Paper.A4,
        parent: QWidget | None = None,
    ) -> None:
        """Offer these kinds; `about` names the match that some of them are about."""
        super().__init__("document_dialog", self.tr("Reports and statistics"), self.tr("Save…"), parent)
        self._known = known
        self._is_to_print = False
        self._about = voiced(about, "muted", "document_about")
        self._kind = named(ChoiceBox(), "document_kind", self.tr("Document"))
        for kind in kinds:
            self._kind.addItem(say(KINDS[kind]), kind)
        self._name = named(QLineEdit(), "document_name", self.tr("Name"))
        self._names = QStringListModel(self._name)
        completer = QCompleter(self._names, self._name)
        completer.setCaseSensitivity(Qt.CaseSensitivity.CaseInsensitive)
        completer.setFilterMode(Qt.MatchFlag.MatchContains)
        self._name.setCompleter(completer)
        self._date = named(QLineEdit(known.today.isoformat()), "document_date", self.tr("Date"))
        self._form = named(ChoiceBox(), "document_form", self.tr("Written as"))
        self._extent = named(ChoiceBox(), "document_part", self.tr("Part"))
        for part, words in EXTENTS.items():
            self._extent.addItem(say(words), part)
        self._paper = named(ChoiceBox(), "document_paper", self.tr("Paper"))
        for each in Paper:
            self._paper.addItem(say(PAPERS[each]), each)
        self._paper.setCurrentIndex(self._paper.findData(paper))
        self._language = named(ChoiceBox(), "document_language", self.tr("Language"))
        self._language.addItem(self.tr("As the window"), "")
        for code in languages():
            self._language.addItem(NATIVE_NAMES.get(code, code), code)
        self._print = named(QPushButton(self.tr("Print…")), "print", self.tr("Print…"))
        self._print.setAutoDefault(False)
        self.buttons.addButton(self._print, QDialogButtonBox.ButtonRole.ActionRole)
        self._lay_out()
        self._kind.currentIndexChanged.connect(self._show_kind)
        self._form.currentIndexChanged.connect(self.check)
        self._name.textChanged.connect(self.check)
        self._date.textChanged.connect(self.check)
        self._name.textEdited.connect(self._complete)
        self._print.clicked.connect(self._accept_to_print)
        self._show_kind()

    def kind(self) -> DocumentKind:
        """What is chosen."""
        return DocumentKind(self._kind.currentData())

    def answer(self) -> DocumentRequest | None:
        """What is asked for; None while a name is missing."""
        if self.problems():
            return None
        return DocumentRequest(
            kind=self.kind(),
            form=Form(self._form.currentData()),
            paper=Paper(self._paper.currentData()),
            extent=Extent(self._extent.currentData()),
            name=self._name.text().strip() if self.kind() in _NEEDS_NAME else "",
            on=self._day() if self.kind() is DocumentKind.DATE else None,
            is_to_print=self._is_to_print,
            language=str(self._language.currentData()),
        )

    def problems(self) -> list[str]:
        """What is missing."""
        if self.kind() in _NEEDS_NAME and not self._name.text().strip():
            if self.kind() is DocumentKind.EVENT:
                return [self.tr("Enter the name of the event.")]
            return [self.tr("Enter the name of the player.")]
        if self.kind() is DocumentKind.DATE and self._day() is None:
            return [self.tr("Enter a date such as 2026-11-21.")]
        return []

    def check(self) -> None:
        """Look again at what is missing, and at what paper matters for."""
        super().check()
        self._print.setEnabled(not self.problems())

    def _day(self) -> date | None:
        try:
            return date.fromisoformat(self._date.text().strip())
        except ValueError:
            return None

    def _accept_to_print(self) -> None:
        self._is_to_print = True
        self.accept()
        self._is_to_print = False

    def _show_kind(self) -> None:
        kind = self.kind()
        self._form.clear()
        for form in kind.forms:
            self._form.addItem(say(form_words(form, kind)), form)
        usual = kind.usual_extent
        self._extent.setCurrentIndex(self._extent.findData(usual or Extent.ALL))
        self._extent.setVisible(usual is not None)
        self._extent_title.setVisible(usual is not None)
        title = self.tr("Event") if kind is DocumentKind.EVENT else self.tr("Player")
        self._name.setAccessibleName(title)
        self._name_title.setText(title)
        self._name.setVisible(kind in _NEEDS_NAME)
        self._name_title.setVisible(kind in _NEEDS_NAME)
        self._date.setVisible(kind is DocumentKind.DATE)
        self._date_title.setVisible(kind is DocumentKind.DATE)
        self._names.setStringList(list(self._known.events) if kind is DocumentKind.EVENT else [])
        if kind is DocumentKind.EVENT and self._known.events:
            self._name.setText(self._known.events[0])
        else:
            self._name.clear()
        self.check()

    def _complete(self, prefix: str) -> None:
        if self.kind() is DocumentKind.PLAYER:
            self._names.setStringList(list(self._known.players(prefix.strip())) if prefix.strip() else [])

    def _lay_out(self) -> None:
        grid = QGridLayout()
        grid.setVerticalSpacing(8)
        grid.setHorizontalSpacing(12)
        self._name_title, self._date_title = QLabel(), QLabel(self._date.accessibleName())
        self._extent_title = QLabel(self._extent.accessibleName())
        rows = (
            (QLabel(self._kind.accessibleName()), self._kind),
            (self._name_title, self._name),
            (self._date_title, self._date),
            (QLabel(self._form.accessibleName()), self._form),
            (self._extent_title, self._extent),
            (QLabel(self._paper.accessibleName()), self._paper),
            (QLabel(self._language.accessibleName()), self._language),
        )
        for row, (title, field) in enumerate(rows):
            grid.addWidget(title, row, 0)
            grid.addWidget(field, row, 1)
        grid.setColumnStretch(1, 1)
        self._about.setVisible(bool(self._about.text()))
        self.body.addWidget(self._about)
        self.body.addLayout(grid)
        self.body.addStretch(1)
        self.setMinimumWidth(640)
        self.begin_at(self._kind)

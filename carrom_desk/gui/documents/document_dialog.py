"""Dialog for choosing a document, its matches and its format."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from datetime import date

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QLabel, QWidget

from carrom_desk.desk.documents import Form
from carrom_desk.desk.forms.document_request import DocumentKind, DocumentRequest, Naming, form_words
from carrom_desk.formats import list_separator
from carrom_desk.gui.dialogs.ask_dialog import AskDialog
from carrom_desk.gui.dialogs.desk_dialog import voiced
from carrom_desk.gui.dialogs.fields import choice_box, text_field, watch
from carrom_desk.gui.dialogs.suggestions import Suggestions
from carrom_desk.gui.kit.layouts import form
from carrom_desk.i18n import _, current_language, pgettext, say
from carrom_desk.languages import language_name, languages
from carrom_desk.reports.content import Paper
from carrom_desk.reports.match_documents import Extent, Options

_NEEDS_NAME = (DocumentKind.EVENT, DocumentKind.PLAYER)
_OF_MANY = (DocumentKind.CHOSEN, DocumentKind.EVENT, DocumentKind.DATE)


@dataclass(frozen=True, slots=True)
class Known:
    """Suggestions from the library."""

    events: Sequence[str]
    players: Callable[[str], Sequence[str]]
    """Names with this prefix."""
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
        """`about` names the match of kinds about a single match."""
        super().__init__("document_dialog", _("Reports and statistics"), _("Save…"), parent)
        self._known = known
        self._is_to_print = False
        self._kind = choice_box("document_kind", _("Document"), [(say(kind.words), kind) for kind in kinds])
        self._name = text_field("document_name", _("Name"))
        self._names = Suggestions(self._name)
        self._names.setFilterMode(Qt.MatchFlag.MatchContains)
        self._date = text_field("document_date", _("Date"), known.today.isoformat())
        self._file_form = choice_box("document_form", pgettext("DocumentDialog", "Format"))
        self._extent = choice_box(
            "document_part",
            pgettext("DocumentDialog", "Contents"),
            [(say(each.words), each) for each in Extent],
        )
        namings = [(say(naming.value), naming) for naming in Naming]
        self._naming = choice_box("document_names", _("Names"), namings)
        self._category = text_field("document_category", _("Category"))
        self._paper = choice_box("document_paper", _("Paper"), [(say(each.words), each) for each in Paper])
        self._paper.choose(paper)
        tongues = [(_("Same as the window"), ""), *((language_name(code), code) for code in languages())]
        self._language = choice_box("document_language", _("Language"), tongues)
        separators = [(_("Comma"), ","), (_("Semicolon"), ";")]
        self._separator = choice_box("document_separator", _("Column separator"), separators)
        self._separator.choose(list_separator())
        self._print = self.add_button("print", _("Print…"), self._accept_to_print)
        asked = (self._kind, self._name, self._date, self._file_form, self._extent, self._naming, self._category)
        self._rows = form(*asked, self._paper, self._language, self._separator)
        self._lay_out(about)
        self._kind.currentIndexChanged.connect(self._show_kind)
        self._naming.currentIndexChanged.connect(self._show_category)
        watch(self.check, self._file_form, self._name, self._date, self._category)
        self._name.textEdited.connect(self._complete)
        self._show_kind()

    def kind(self) -> DocumentKind:
        kind: DocumentKind = self._kind.currentData()
        return kind

    def answer(self) -> DocumentRequest | None:
        """Returns the request; None while a name is missing."""
        if self.problems():
            return None
        options = Options(
            Paper(self._paper.currentData()),
            Extent(self._extent.currentData()),
            str(self._language.currentData()) or current_language(),
            separator=str(self._separator.currentData()),
        )
        return DocumentRequest(
            kind=self.kind(),
            form=Form(self._file_form.currentData()),
            options=options,
            name=self._name.text().strip() if self.kind() in _NEEDS_NAME else "",
            on=self._day() if self.kind() is DocumentKind.DATE else None,
            is_to_print=self._is_to_print,
            initials=self._initials(),
        )

    def problems(self) -> list[str]:
        """Returns what is missing."""
        if self.kind() in _NEEDS_NAME and not self._name.text().strip():
            if self.kind() is DocumentKind.EVENT:
                return [_("Enter the name of the event.")]
            return [_("Enter the name of the player.")]
        if self.kind() is DocumentKind.DATE and self._day() is None:
            return [_("Enter a date such as 2026-11-21.")]
        if self._initials() == "" and self._naming.currentData() is Naming.IN_CATEGORY:
            return [_("Enter the category.")]
        return []

    def check(self) -> None:
        """Rechecks what is missing, and enables the paper size where it matters."""
        super().check()
        self._print.setEnabled(not self.problems())
        self._rows.setRowVisible(self._separator, self._file_form.currentData() in (Form.CSV, Form.STROKES))

    def _initials(self) -> str | None:
        if self.kind() not in _OF_MANY or self._naming.currentData() is Naming.IN_FULL:
            return None
        return self._category.text().strip() if self._naming.currentData() is Naming.IN_CATEGORY else ""

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
        self._file_form.clear()
        for each in kind.forms:
            self._file_form.addItem(say(form_words(each, kind)), each)
        usual = kind.usual_extent
        self._extent.choose(usual or Extent.ALL)
        title = _("Event") if kind is DocumentKind.EVENT else _("Player")
        self._name.setAccessibleName(title)
        label = self._rows.labelForField(self._name)
        assert isinstance(label, QLabel)
        label.setText(title)
        self._rows.setRowVisible(self._extent, usual is not None)
        self._rows.setRowVisible(self._name, kind in _NEEDS_NAME)
        self._rows.setRowVisible(self._date, kind is DocumentKind.DATE)
        self._rows.setRowVisible(self._naming, kind in _OF_MANY)
        self._show_category()
        self._names.words.setStringList(list(self._known.events) if kind is DocumentKind.EVENT else [])
        self._name.setText(next(iter(self._known.events), "") if kind is DocumentKind.EVENT else "")
        self.check()

    def _show_category(self) -> None:
        has_category = self.kind() in _OF_MANY and self._naming.currentData() is Naming.IN_CATEGORY
        self._rows.setRowVisible(self._category, has_category)
        self.check()

    def _complete(self, prefix: str) -> None:
        if self.kind() is DocumentKind.PLAYER:
            self._names.words.setStringList(list(self._known.players(prefix.strip())) if prefix.strip() else [])

    def _lay_out(self, about: str) -> None:
        if about:
            self.add(voiced(about, "muted", "document_about"))
        self.add(self._rows, 1)
        self.set_size(640)
        self.begin_at(self._kind)

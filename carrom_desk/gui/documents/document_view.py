"""A document in a window, in its colours and fonts, such as the statistics of the open match."""

from PySide6.QtWidgets import QTextBrowser, QWidget

from carrom_desk.gui.dialogs.desk_dialog import DeskDialog
from carrom_desk.gui.settings.languages import in_browser
from carrom_desk.i18n import _
from carrom_desk.reports.document import Document
from carrom_desk.reports.output.html import as_part

_STYLE = "th, td { padding: 4px 24px 4px 0px; text-align: left; }"


class DocumentView(QTextBrowser):
    """Shows a document, whose text is also its accessible description."""

    def __init__(self, name: str, title: str) -> None:
        super().__init__()
        self.setObjectName(name)
        self.setAccessibleName(title)
        self.document().setDefaultStyleSheet(_STYLE)

    def show_document(self, document: Document) -> None:
        """Shows another document from its start."""
        self.setHtml(in_browser(as_part(document)))
        self.setAccessibleDescription(self.toPlainText())


class StatisticsDialog(DeskDialog):
    """Shows the same statistics as the report."""

    def __init__(self, document: Document, parent: QWidget | None = None) -> None:
        super().__init__("statistics_dialog", _("Statistics"), parent)
        page = DocumentView("statistics_page", _("Statistics"))
        page.show_document(document)
        self.add((page, 1))
        self.add_way_out(_("Close"), "close")
        self.set_size(940, 560)
        page.setFocus()

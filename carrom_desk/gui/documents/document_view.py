"""A document in a window, in its colours and fonts."""

from PySide6.QtWidgets import QTextBrowser

from carrom_desk.gui.settings.languages import in_browser
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

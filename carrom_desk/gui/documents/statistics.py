"""Dialog with statistics of the open match."""

from PySide6.QtWidgets import QWidget

from carrom_desk.gui.dialogs.desk_dialog import DeskDialog
from carrom_desk.i18n import _
from carrom_desk.reports.document import Document

from .document_view import DocumentView


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

"""Rows of the laws found, with the sentences found highlighted."""

from PySide6.QtCore import QModelIndex, QPersistentModelIndex, QSize, Qt
from PySide6.QtGui import QAbstractTextDocumentLayout, QColor, QPainter, QPalette, QTextDocument
from PySide6.QtWidgets import QApplication, QStyle, QStyledItemDelegate, QStyleOptionViewItem, QTreeView

from carrom_desk.exchange.laws.law_search import FoundLaw
from carrom_desk.gui.settings.languages import in_browser
from carrom_desk.presentation.wording.match_text import in_order
from carrom_desk.reports.drawings.markup import element, joined
from carrom_desk.reports.laws.law_page import highlighted

FOUND_ROLE = Qt.ItemDataRole.UserRole + 1
_MARGIN = 6


class FoundRow(QStyledItemDelegate):
    """Delegate that paints a law found: number, summary and, if the match is elsewhere, its sentence."""

    def paint(
        self, painter: QPainter, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex
    ) -> None:
        found = index.data(FOUND_ROLE)
        if not isinstance(found, FoundLaw):
            super().paint(painter, option, index)
            return
        shown = QStyleOptionViewItem(option)
        self.initStyleOption(shown, index)
        shown.text = ""
        QApplication.style().drawControl(QStyle.ControlElement.CE_ItemViewItem, shown, painter, option.widget)
        page = _page(found, option)
        is_selected = bool(option.state & QStyle.StateFlag.State_Selected)
        role = QPalette.ColorRole.HighlightedText if is_selected else QPalette.ColorRole.Text
        context = QAbstractTextDocumentLayout.PaintContext()
        context.palette.setColor(QPalette.ColorRole.Text, QColor(option.palette.color(role)))
        painter.save()
        painter.translate(option.rect.topLeft())
        page.documentLayout().draw(painter, context)
        painter.restore()

    def sizeHint(self, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex) -> QSize:
        found = index.data(FOUND_ROLE)
        if not isinstance(found, FoundLaw):
            return super().sizeHint(option, index)
        view = option.widget
        assert isinstance(view, QTreeView)
        option.rect.setWidth(view.viewport().width())
        return QSize(view.viewport().width(), round(_page(found, option).size().height()))


def _page(found: FoundLaw, option: QStyleOptionViewItem) -> QTextDocument:
    page = QTextDocument()
    page.setDefaultFont(option.font)
    page.setDocumentMargin(_MARGIN)
    page.setTextWidth(option.rect.width())
    other = None if found.is_own else element("div", highlighted(found.sentence, found.sentence))
    context = f"{found.context} " if found.context else None
    words = highlighted(found.row.summary, found.sentence if found.is_own else "")
    page.setHtml(
        in_browser(str(joined(element("div", element("b", in_order(found.row.number)), "  ", context, words), other)))
    )
    return page

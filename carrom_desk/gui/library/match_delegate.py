"""Draws a cell of the list of matches."""

from PySide6.QtCore import QModelIndex, QObject, QPersistentModelIndex, Qt
from PySide6.QtGui import QColor, QPainter, QPalette
from PySide6.QtWidgets import QAbstractItemView, QStyle, QStyledItemDelegate, QStyleOptionViewItem

PAD = 10
"""Pixels beside the words."""
_FAINT = 40
"""How much of the ink is seen of the line between rows, of 255."""
_FRAME = 2
_BAR = 5
"""Pixels of a bar that a chosen row begins with: it is told by a shape as well."""
_LEFT = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter
_GROUP = QPalette.ColorGroup.Active


class MatchDelegate(QStyledItemDelegate):
    """Words on one line, a line below each row, and bars above and below the row that the keys are at.

    A style sheet would draw the same in three times the time, for every letter that is typed in the search.
    """

    def __init__(self, view: QAbstractItemView, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._view = view

    def paint(
        self, painter: QPainter, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex
    ) -> None:
        box, palette = option.rect, option.palette
        is_chosen = bool(option.state & QStyle.StateFlag.State_Selected)
        ink = palette.color(_GROUP, QPalette.ColorRole.HighlightedText if is_chosen else QPalette.ColorRole.Text)
        if is_chosen:
            painter.fillRect(box, palette.color(_GROUP, QPalette.ColorRole.Highlight))
            if index.column() == 0:
                painter.fillRect(box.left(), box.top(), _BAR, box.height(), ink)
        line = QColor(ink)
        line.setAlpha(_FAINT)
        painter.fillRect(box.left(), box.bottom(), box.width(), 1, line)
        if self._view.hasFocus() and index.row() == self._view.currentIndex().row():
            painter.fillRect(box.left(), box.top(), box.width(), _FRAME, ink)
            painter.fillRect(box.left(), box.bottom() + 1 - _FRAME, box.width(), _FRAME, ink)
        words = str(index.data())
        width = box.width() - 2 * PAD
        metrics = option.fontMetrics
        if metrics.horizontalAdvance(words) > width:
            words = metrics.elidedText(words, Qt.TextElideMode.ElideRight, width)
        painter.setFont(option.font)
        painter.setPen(ink)
        painter.drawText(box.adjusted(PAD, 0, -PAD, 0), _LEFT, words)

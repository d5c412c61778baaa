"""Draws a line of a list with a box to tick before it."""

from PySide6.QtCore import QModelIndex, QPersistentModelIndex, QPointF, QRectF, Qt
from PySide6.QtGui import QPainter, QPalette, QPen, QPolygonF
from PySide6.QtWidgets import QStyle, QStyledItemDelegate, QStyleOptionViewItem

_SIDE = 20.0
_PAD = 10
_TICK = ((0.22, 0.52), (0.43, 0.73), (0.78, 0.28))
_LEFT = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter
_GROUP = QPalette.ColorGroup.Active


class TickDelegate(QStyledItemDelegate):
    """Box and words in the same ink: the box that a style draws is hardly seen on some grounds."""

    def paint(
        self, painter: QPainter, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex
    ) -> None:
        line, palette = option.rect, option.palette
        is_current = bool(option.state & QStyle.StateFlag.State_Selected)
        ink = palette.color(_GROUP, QPalette.ColorRole.HighlightedText if is_current else QPalette.ColorRole.Text)
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        if is_current:
            painter.fillRect(line, palette.color(_GROUP, QPalette.ColorRole.Highlight))
        box = QRectF(line.left() + _PAD, line.center().y() - _SIDE / 2, _SIDE, _SIDE)
        painter.setPen(QPen(ink, 2))
        painter.drawRoundedRect(box, 4, 4)
        if Qt.CheckState(index.data(Qt.ItemDataRole.CheckStateRole)) == Qt.CheckState.Checked:
            painter.setPen(QPen(ink, 3))
            painter.drawPolyline(QPolygonF([box.topLeft() + QPointF(x, y) * _SIDE for x, y in _TICK]))
        room = line.adjusted(round(_SIDE) + 2 * _PAD, 0, -_PAD, 0)
        words = option.fontMetrics.elidedText(str(index.data()), Qt.TextElideMode.ElideRight, room.width())
        painter.setFont(option.font)
        painter.setPen(ink)
        painter.drawText(room, _LEFT, words)
        painter.restore()

"""Draws a row of the log."""

from dataclasses import dataclass

from PySide6.QtCore import QModelIndex, QObject, QPersistentModelIndex, QRectF, QSize, Qt
from PySide6.QtGui import QFont, QFontMetrics, QPainter
from PySide6.QtWidgets import QAbstractItemView, QStyledItemDelegate, QStyleOptionViewItem

from carrom_desk.gui.models.log_model import ROW_ROLE, tag_of
from carrom_desk.gui.models.log_row import LogRow
from carrom_desk.gui.roles import Role, TextSize
from carrom_desk.gui.theme import Theme

from .faces import Faces
from .fitting import fit_line, line_flags
from .painting import Sign, draw_focus, draw_sign

_PAD = 4
_MARGIN = 6
_GAP = 6
"""Between a line and the words at its right."""
_FACES = 48
"""Rows whose faces are kept: more than the highest screen shows."""


class LogDelegate(QStyledItemDelegate):
    """Number, who, what; below it the ruling; the laws at the right of whichever line has more room for them."""

    def __init__(self, theme: Theme, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._theme = theme
        self._faces = Faces(_FACES)

    def set_theme(self, theme: Theme) -> None:
        """Take another look."""
        self._theme = theme

    def sizeHint(self, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex) -> QSize:
        what, ruling = (QFontMetrics(self._theme.font(size)).height() for size in (TextSize.SMALL, TextSize.CAPTION))
        return QSize(120, what + ruling + 2 * _PAD + 1)

    def paint(
        self, painter: QPainter, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex
    ) -> None:
        row = index.data(ROW_ROLE)
        if not isinstance(row, LogRow):
            return
        theme, place, view = self._theme, option.rect, option.widget
        assert isinstance(view, QAbstractItemView)
        # The option's state says the same, but to read it Qt for Python loads all that a style knows, at every start.
        is_lit = view.selectionModel().isSelected(index)
        has_focus = view.hasFocus() and view.currentIndex() == index

        def draw(on_face: QPainter) -> None:
            self._draw(on_face, QRectF(0, 0, place.width(), place.height()), row, is_lit=is_lit, has_focus=has_focus)

        if not Faces.is_for(painter):
            painter.save()
            painter.translate(place.topLeft())
            draw(painter)
            painter.restore()
            return
        # An entry more moves all rows: they are copied to where they go.
        shown = (theme.name, theme.text_scale, row, is_lit, has_focus)
        painter.drawPixmap(
            place.topLeft(), self._faces.face(shown, place.size(), painter.device().devicePixelRatioF(), draw)
        )

    def _draw(self, painter: QPainter, box: QRectF, row: LogRow, *, is_lit: bool, has_focus: bool) -> None:
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        if is_lit:
            painter.fillRect(box, self._theme.colour(Role.ROW_CURRENT))
        painter.setPen(self._theme.colour(Role.ROW_LINE))
        painter.drawLine(box.bottomLeft(), box.bottomRight())
        self._draw_row(painter, box.adjusted(_MARGIN, _PAD, -_MARGIN, -_PAD), row)
        if has_focus:
            draw_focus(painter, box, self._theme.colour(Role.FOCUS), radius=4)

    def _draw_row(self, painter: QPainter, box: QRectF, row: LogRow) -> None:
        line = QFontMetrics(self._theme.font(TextSize.SMALL)).height()
        number = QFontMetrics(self._theme.font(TextSize.CAPTION)).horizontalAdvance("888") + 4
        who = max(QFontMetrics(self._font(TextSize.SMALL, bold=True)).horizontalAdvance("A1") + 4, line)
        self._write(painter, QRectF(box.left(), box.top(), number, line), str(row.number), _NUMBER)
        self._draw_who(painter, QRectF(box.left() + number, box.top(), who, line), row)
        rest = box.adjusted(number + who + 4, 0, 0, 0)
        upper, lower = QRectF(rest), QRectF(rest)
        upper.setHeight(line)
        lower.setTop(upper.bottom())
        is_struck = row.is_undone or row.is_impossible
        what, ruling = (_STRUCK, _STRUCK_RULING) if is_struck else (_WHAT, _RULING)
        room = self._room_at_right(rest.width(), row)
        beside, alone = QRectF(0, 0, max(0.0, rest.width() - room), line), QRectF(0, 0, rest.width(), line)
        is_below = self._legible(row, beside, alone) < self._legible(row, alone, beside)
        self._draw_right(painter, lower if is_below else upper, row)
        self._write(painter, upper.adjusted(0, 0, 0.0 if is_below else -room, 0), row.what, what)
        self._write(painter, lower.adjusted(0, 0, -room if is_below else 0.0, 0), row.ruling, ruling)

    def _legible(self, row: LogRow, upper: QRectF, lower: QRectF) -> int:
        """How legible the worse of both lines is with such room: its height in pixels, below 0 where it is cut."""
        lines = ((row.what, _WHAT, upper), (row.ruling, _RULING, lower))
        return min(self._legible_line(words, style, place.width()) for words, style, place in lines)

    def _legible_line(self, words: str, style: "_Style", width: float) -> int:
        fitted = fit_line(words, self._font(style.size), width)
        return len(fitted.lines[0]) - len(words) - 1 if fitted.is_cut else fitted.font.pixelSize()

    def _draw_who(self, painter: QPainter, place: QRectF, row: LogRow) -> None:
        if not row.is_correction:
            self._write(painter, place, row.who, _WHO)
            return
        side = place.height() * 0.75
        sign = QRectF(place.left(), place.center().y() - side / 2, side, side)
        draw_sign(painter, sign, Sign.UNDO, self._theme.colour(Role.TEXT_MUTED))

    def _at_right(self, row: LogRow) -> tuple[str, "_Style"]:
        """The laws, or what is to be known besides."""
        tag = tag_of(row)
        return (tag, _TAG) if tag else (row.laws, _LAWS)

    def _room_at_right(self, width: float, row: LogRow) -> float:
        """What the words at the right take of a line, with the gap before them."""
        words, style = self._at_right(row)
        if not words:
            return 0.0
        needed = QFontMetrics(self._font(style.size, bold=style.is_bold)).horizontalAdvance(words) + 2
        return min(float(needed), width * 0.6) + _GAP

    def _draw_right(self, painter: QPainter, rest: QRectF, row: LogRow) -> None:
        words, style = self._at_right(row)
        if words:
            room = self._room_at_right(rest.width(), row) - _GAP
            place = QRectF(rest.right() - room, rest.top(), room, rest.height())
            self._write(painter, place, words, style, align=Qt.AlignmentFlag.AlignRight)

    def _font(self, size: TextSize, *, bold: bool = False) -> QFont:
        return self._theme.font(size, bold=bold)

    def _write(
        self,
        painter: QPainter,
        place: QRectF,
        words: str,
        style: "_Style",
        align: Qt.AlignmentFlag = Qt.AlignmentFlag.AlignLeft,
    ) -> None:
        fitted = fit_line(words, self._font(style.size, bold=style.is_bold), place.width())
        font = fitted.font
        font.setStrikeOut(style.is_struck)
        painter.setFont(font)
        painter.setPen(self._theme.colour(style.role))
        painter.drawText(place, line_flags(align), fitted.lines[0])


@dataclass(frozen=True, slots=True)
class _Style:
    """How words of a row are written."""

    size: TextSize
    role: Role
    is_bold: bool = False
    is_struck: bool = False


_NUMBER = _Style(TextSize.CAPTION, Role.TEXT_MUTED)
_WHO = _Style(TextSize.SMALL, Role.TEXT, is_bold=True)
_WHAT = _Style(TextSize.SMALL, Role.TEXT)
_RULING = _Style(TextSize.CAPTION, Role.TEXT_MUTED)
_STRUCK = _Style(TextSize.SMALL, Role.TEXT_STRUCK, is_struck=True)
_STRUCK_RULING = _Style(TextSize.CAPTION, Role.TEXT_STRUCK, is_struck=True)
_LAWS = _Style(TextSize.CAPTION, Role.ACCENT, is_bold=True)
_TAG = _Style(TextSize.CAPTION, Role.WARNING, is_bold=True)

"""Clock for the players, legible from ten metres: digits, timed player, and both sides."""

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QFontMetrics, QPainter, QPainterPath, QPaintEvent, QPen
from PySide6.QtWidgets import QWidget

from carrom_desk.gui.board.piece_painting import paint_piece
from carrom_desk.gui.kit.flags import paint_flags
from carrom_desk.gui.kit.names import fitting_name
from carrom_desk.gui.kit.roles import Role
from carrom_desk.gui.kit.theme import Theme, ThemeName, font_of, load_theme
from carrom_desk.presentation.clock import ClockState, on_the_clock
from carrom_desk.presentation.players_clock import PlayersClock
from carrom_desk.presentation.stroke_draft import PieceKind

_DIGITS = 0.60
"""Height of a digit as a share of the clock's height."""
_OF_EM = 0.714
"""Height of a digit in the program's font, as a share of the font size."""
_BORDER, _BETWEEN, _ROUND = 0.03, 0.1, 0.06
"""Border: thickness as a share of the height, gaps as a share of a segment, corner radius."""
_MOST_SEGMENTS = 60
_NAME, _NOTE = 0.08, 0.046
"""Text sizes below the digits, as shares of the height."""
_USUAL = Role.WINDOW, Role.TEXT, Role.CLOCK_RUNNING, Role.CLOCK_TRACK
_LAST_FIVE = Role.CLOCK_LAST, Role.CARD, Role.CARD, Role.CLOCK_LAST
_OVER = Role.ALARM, Role.ON_ALARM, Role.ON_ALARM, Role.ON_ALARM
"""Colours of background, text, and remaining and elapsed border."""
_STANDING = frozenset(
    {ClockState.NOT_USED, ClockState.WAITING, ClockState.PAUSED, ClockState.INTERRUPTED, ClockState.STRUCK}
)


def _dark(theme: Theme) -> Theme:
    """Returns a theme with a dark background, so that the light one of the last five seconds is noticed."""
    return theme if theme.is_dark else load_theme(ThemeName.DARK)


class PlayersClockFace(QWidget):
    """Paints the clock, inverted in the last five seconds and with a complete border when time is up."""

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("players_clock")
        self._theme = _dark(theme)
        self.view = PlayersClock()
        """Current contents."""
        self.show_view(self.view)

    def show_view(self, view: PlayersClock) -> None:
        self.view = view
        self.setAccessibleName(view.spoken)
        self.update()

    def set_theme(self, theme: Theme) -> None:
        self._theme = _dark(theme)
        self.update()

    def minimumSizeHint(self) -> QSize:
        return QSize(196, 72)

    @property
    def digit_height(self) -> float:
        """Returns the bounds of a digit as painted, in pixels."""
        return self._digits_px() * _OF_EM

    def paintEvent(self, event: QPaintEvent) -> None:
        ground, words, left, gone = (self._theme.colour(role) for role in self._roles)
        with QPainter(self) as painter:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            painter.fillRect(self.rect(), ground)
            self._paint_border(painter, QPen(left, self._px(_BORDER)), QPen(gone, self._px(_BORDER)))
            painter.setPen(words)
            painter.setFont(font_of(self._digits_px(), bold=True))
            place = QRectF(0, self._px(0.06), self.width(), self._px(0.72))
            painter.setLayoutDirection(Qt.LayoutDirection.LeftToRight)  # "1:05", in every language
            painter.drawText(place, Qt.AlignmentFlag.AlignCenter, self._text)
            painter.setLayoutDirection(self.layoutDirection())
            self._paint_name(painter)

    @property
    def _text(self) -> str:
        return "–" if self.view.reading is None else on_the_clock(self.view.reading)

    @property
    def _roles(self) -> tuple[Role, Role, Role, Role]:
        state = None if self.view.reading is None else self.view.reading.state
        if state is ClockState.LAST_FIVE:
            return _LAST_FIVE
        return _OVER if state is not None and state.is_over else _USUAL

    def _px(self, share: float) -> float:
        return share * self.height()

    def _digits_px(self) -> int:
        wanted = self._px(_DIGITS) / _OF_EM
        width = QFontMetrics(font_of(round(wanted), bold=True)).horizontalAdvance(self._text)
        room = self.width() - 2 * self._px(0.075)
        return max(1, round(wanted * min(1.0, room / max(1, width))))

    def _paint_border(self, painter: QPainter, left: QPen, gone: QPen) -> None:
        """Paints a segment for each second, clockwise from the top; longer clocks have segments of equal parts."""
        reading = self.view.reading
        if reading is None:
            return
        seconds = reading.rule.seconds
        count = min(seconds, _MOST_SEGMENTS)
        lit = count if reading.state.is_over else -(-count * min(reading.left_s, seconds) // seconds)
        path = self._outline()
        length = path.length() / count
        for pen in (left, gone):
            pen.setCapStyle(Qt.PenCapStyle.FlatCap)
            pen.setDashPattern([length * (1 - _BETWEEN) / pen.widthF(), length * (count + 1) / pen.widthF()])
        for number in range(count):
            pen = left if number >= count - lit else gone
            pen.setDashOffset(-(number + _BETWEEN / 2) * length / pen.widthF())
            painter.setPen(pen)
            painter.drawPath(path)

    def _outline(self) -> QPainterPath:
        inset, corner = self._px(0.026), self._px(_ROUND)
        box = QRectF(self.rect()).adjusted(inset, inset, -inset, -inset)
        path = QPainterPath(QPointF(box.center().x(), box.top()))
        path.lineTo(box.right() - corner, box.top())
        for square, start in (
            (QRectF(box.right() - 2 * corner, box.top(), 2 * corner, 2 * corner), 90),
            (QRectF(box.right() - 2 * corner, box.bottom() - 2 * corner, 2 * corner, 2 * corner), 0),
            (QRectF(box.left(), box.bottom() - 2 * corner, 2 * corner, 2 * corner), 270),
            (QRectF(box.left(), box.top(), 2 * corner, 2 * corner), 180),
        ):
            path.arcTo(square, start, -90)
        path.closeSubpath()
        return path

    def _paint_name(self, painter: QPainter) -> None:
        """Paints flag and name on the leading side, man and note on the trailing side."""
        view, inset = self.view, self._px(0.075)
        line = QRectF(inset, self._px(0.80), self.width() - 2 * inset, self._px(0.12))
        begin, end = Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignLeft, Qt.AlignmentFlag.AlignVCenter
        end |= Qt.AlignmentFlag.AlignRight
        if self.isRightToLeft():
            begin, end = end, begin
        is_still = view.reading is not None and view.reading.state in _STANDING
        painter.setFont(font_of(max(1, round(self._px(_NOTE)))))
        note = view.state if is_still else view.note
        noted = painter.fontMetrics().horizontalAdvance(note)
        painter.drawText(line, end, note)
        room = line.width() - noted - self._px(0.03)
        if view.is_white is not None and not is_still:
            radius = self._px(0.032)
            from_end = noted + self._px(0.02) + radius
            at = line.left() + from_end if self.isRightToLeft() else line.right() - from_end
            kind = PieceKind.WHITE if view.is_white else PieceKind.BLACK
            paint_piece(painter, QPointF(at, line.center().y()), radius, kind, self._theme, has_shadow=False)
            room -= 2 * radius + self._px(0.03)
        flags = paint_flags(painter, line, self._px(0.075), view.countries, from_right=self.isRightToLeft())
        room -= flags
        painter.setFont(font_of(max(1, round(self._px(_NAME))), bold=True))
        painter.setPen(self._theme.colour(self._roles[1]))
        place = line.adjusted(0, 0, -flags, 0) if self.isRightToLeft() else line.adjusted(flags, 0, 0, 0)
        metrics = painter.fontMetrics()
        room -= metrics.horizontalAdvance(view.called(""))
        painter.drawText(place, begin, view.called(fitting_name(metrics, view.name, round(room), view.among)))

"""Clock for the players, legible from ten metres: digits, timed player, and both sides."""

from math import pi

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QColor, QFontMetrics, QPainter, QPainterPath, QPaintEvent, QPen
from PySide6.QtWidgets import QWidget

from carrom_desk.gui.board.piece_painting import paint_piece
from carrom_desk.gui.kit.flags import flags_drawn
from carrom_desk.gui.kit.names import fitting_name
from carrom_desk.gui.kit.roles import Role
from carrom_desk.gui.kit.theme import Theme, ThemeName, font_of, load_theme
from carrom_desk.presentation.clock import ClockState, on_the_clock
from carrom_desk.presentation.players_clock import PlayersClock
from carrom_desk.presentation.stroke_draft import PieceKind

_DIGITS = 0.60 / 0.714
"""Text size of the digits as a share of the clock's height: they have 60 % of it, and 71.4 % of their text size."""
_BORDER, _BETWEEN, _ROUND = 0.03, 0.1, 0.06
"""Border: thickness as a share of the height, gaps as a share of a segment, corner radius."""
_MOST_SEGMENTS = 60
_NAME, _NOTE = 0.08, 0.046
"""Text sizes below the digits, as shares of the height."""
_INSET = 0.075
"""Margins of the texts, and height of a flag, as shares of the height."""
_VERTICALLY = Qt.AlignmentFlag.AlignVCenter
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

    def paintEvent(self, event: QPaintEvent) -> None:
        ground, words, left, gone = (self._theme.colour(role) for role in self._roles)
        with QPainter(self) as painter:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            painter.fillRect(self.rect(), ground)
            self._paint_border(painter, left, gone)
            painter.setPen(words)
            painter.setFont(font_of(self._fitting(_DIGITS, self._text), bold=True))
            place = QRectF(0, self._px(0.06), self.width(), self._px(0.72))
            painter.setLayoutDirection(Qt.LayoutDirection.LeftToRight)  # "1:05", in every language
            painter.drawText(place, Qt.AlignmentFlag.AlignCenter, self._text)
            painter.setLayoutDirection(self.layoutDirection())
            self._paint_foot(painter)

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

    def _fitting(self, share: float, text: str) -> int:
        """Returns a text size in pixels, as a share of the height, or less where the text would not fit."""
        wanted = self._px(share)
        width = QFontMetrics(font_of(max(1, round(wanted)), bold=True)).horizontalAdvance(text)
        room = self.width() - 2 * self._px(_INSET)
        return max(1, round(wanted * min(1.0, room / max(1, width))))

    def _paint_border(self, painter: QPainter, left: QColor, gone: QColor) -> None:
        """Paints a segment for each second, clockwise from the top; longer clocks have segments of equal parts."""
        reading = self.view.reading
        if reading is None:
            return
        seconds = reading.rule.seconds
        count = min(seconds, _MOST_SEGMENTS)
        lit = count if reading.state.is_over else -(-count * min(reading.left_s, seconds) // seconds)
        inset, corner, wide = self._px(0.026), self._px(_ROUND), self._px(_BORDER)
        box = QRectF(self.rect()).adjusted(inset, inset, -inset, -inset)
        path = QPainterPath()
        path.addRoundedRect(box, corner, corner)
        # It begins below its corner at the top left. Lengths of dashes are in widths of the pen.
        top, length = (corner * pi / 2 + box.width() / 2 - corner) / wide, path.length() / count / wide
        segment, gap = length * (1 - _BETWEEN), length * _BETWEEN
        for colour, first, number in ((gone, 0, count - lit), (left, count - lit, lit)):
            pen = QPen(colour, wide, Qt.PenStyle.SolidLine, Qt.PenCapStyle.FlatCap)
            pen.setDashPattern([segment, gap] * (number - 1) + [segment, gap + (count - number) * length])
            pen.setDashOffset(-(top + first * length + gap / 2))
            if number:
                painter.strokePath(path, pen)

    def _paint_foot(self, painter: QPainter) -> None:
        """Paints flag and name on the leading side, man and note on the trailing side; or only the note."""
        view = self.view
        line = QRectF(self._px(_INSET), self._px(0.80), self.width() - 2 * self._px(_INSET), self._px(0.12))
        is_still = view.reading is not None and view.reading.state in _STANDING
        note = view.state if is_still else view.note
        if not view.name:
            painter.setFont(font_of(self._fitting(_NAME, note), bold=True))
            painter.drawText(line, Qt.AlignmentFlag.AlignCenter, note)
            return
        painter.setFont(font_of(max(1, round(self._px(_NOTE)))))
        painter.drawText(line, _VERTICALLY | Qt.AlignmentFlag.AlignRight, note)
        end = line.right() - painter.fontMetrics().horizontalAdvance(note) - self._px(0.02)
        if view.is_white is not None and not is_still:
            radius = self._px(0.032)
            end -= 2 * radius
            kind = PieceKind.WHITE if view.is_white else PieceKind.BLACK
            at = self._mirrored(QRectF(end, line.top(), 2 * radius, line.height())).center()
            paint_piece(painter, at, radius, kind, self._theme, has_shadow=False)
        high, left = self._px(_INSET), line.left()
        flags = flags_drawn(view.countries, round(high), self._theme, self.devicePixelRatioF())
        if not flags.isNull():
            wide = flags.deviceIndependentSize().width()
            place = QRectF(left, line.center().y() - high / 2, wide, high)
            painter.drawPixmap(self._mirrored(place).topLeft(), flags)
            left += wide + 0.3 * high
        painter.setPen(self._theme.colour(self._roles[1]))
        painter.setFont(font_of(max(1, round(self._px(_NAME))), bold=True))
        metrics = painter.fontMetrics()
        place = QRectF(left, line.top(), end - self._px(0.03) - left, line.height())
        room = round(place.width()) - metrics.horizontalAdvance(view.called(""))
        called = view.called(fitting_name(metrics, view.name, room, view.among))
        painter.drawText(self._mirrored(place), _VERTICALLY | Qt.AlignmentFlag.AlignLeft, called)

    def _mirrored(self, place: QRectF) -> QRectF:
        """Returns a place in left-to-right coordinates as it is in the window's direction."""
        if self.isRightToLeft():
            place.moveLeft(self.width() - place.right())
        return place

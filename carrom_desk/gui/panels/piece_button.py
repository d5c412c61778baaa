"""A large button for a kind of piece, with how many are marked."""

from collections.abc import Hashable

from PySide6.QtCore import QRectF, QSize, Qt, Signal
from PySide6.QtGui import QContextMenuEvent, QFontMetrics, QMouseEvent, QPainter
from PySide6.QtWidgets import QWidget

from carrom_desk.gui.fonts import font_of
from carrom_desk.gui.roles import Role, TextSize
from carrom_desk.gui.theme import Theme
from carrom_desk.match.stroke_draft import PieceKind

from .fitting import draw_fitted, fit_line
from .key_button import LEAST_SIDE, KeyButton
from .key_chip import ChipSize
from .painting import Sign, draw_box, draw_focus, draw_piece, draw_sign

_OUT = 7.0
"""How far the badges stick out of the button, in pixels."""
_BADGE = 22.0
_BADGE_PX = 14
_DISC = 28.0


class PieceButton(KeyButton):
    """A press marks one more piece of the kind; the badge counts those pocketed, a second one those that jumped off.

    Signals:
        marked: a press, to mark one more.
        unmarked: a press with Shift, to take one mark back.
        jumped: a press with the right button, to mark one as jumped off the board.
    """

    marked = Signal()
    unmarked = Signal()
    jumped = Signal()

    def __init__(self, theme: Theme, kind: PieceKind, title: str, key: str = "", parent: QWidget | None = None) -> None:
        self._kind = kind
        self._pocketed = 0
        self._jumped = 0
        super().__init__(theme, title, key, is_bold=True, parent=parent)
        self._is_shifted = False
        self.setContextMenuPolicy(Qt.ContextMenuPolicy.PreventContextMenu)
        self.clicked.connect(self._clicked)

    @property
    def kind(self) -> PieceKind:
        """The kind of piece it marks."""
        return self._kind

    def show_marks(self, pocketed: int, jumped: int) -> None:
        """Show how many pieces of the kind are marked."""
        if (pocketed, jumped) == (self._pocketed, self._jumped):
            return
        self._pocketed, self._jumped = pocketed, jumped
        self.setAccessibleName(self._aloud())
        self.update()

    def _aloud(self) -> str:
        pocketed = self.tr("{count} pocketed").format(count=self._pocketed)
        jumped = self.tr("{count} jumped off").format(count=self._jumped)
        said = [self.title()] + [pocketed] * (self._pocketed > 0) + [jumped] * (self._jumped > 0)
        return ", ".join(said)

    def _clicked(self) -> None:
        is_shifted, self._is_shifted = self._is_shifted, False
        (self.unmarked if is_shifted else self.marked).emit()

    def mousePressEvent(self, event: QMouseEvent) -> None:
        if event.button() is Qt.MouseButton.RightButton:
            self.jumped.emit()
            event.accept()
            return
        self._is_shifted = bool(event.modifiers() & Qt.KeyboardModifier.ShiftModifier)
        super().mousePressEvent(event)

    def contextMenuEvent(self, event: QContextMenuEvent) -> None:
        event.accept()

    # Size and paint

    def sizeHint(self) -> QSize:
        title = QFontMetrics(self._theme.font(TextSize.BODY, bold=True))
        side = max(LEAST_SIDE, round(1.6 * title.height()) + 14)
        return QSize(round(title.horizontalAdvance(self.title()) + side + 16), side + round(_OUT))

    def minimumSizeHint(self) -> QSize:
        return QSize(LEAST_SIDE + round(_OUT), LEAST_SIDE + round(_OUT))

    def _body(self) -> QRectF:
        return QRectF(self.rect()).adjusted(_OUT, _OUT, 0, 0)

    def _shows(self) -> tuple[Hashable, ...]:
        return (*super()._shows(), self._pocketed, self._jumped)

    def _draw(self, painter: QPainter) -> None:
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        body = self._body()
        self._draw_ground(painter, body)
        if self.isEnabled() and not self.isDown() and (self._pocketed or self._jumped):
            theme = self._theme
            draw_box(painter, body, theme.colour(Role.ACCENT_SOFT), theme.colour(Role.ACCENT), width=2)
        self._draw_piece_and_title(painter, body)
        if self.hasFocus():
            draw_focus(painter, body, self._theme.colour(Role.FOCUS))
        self._draw_badges(painter, body)

    def _draw_piece_and_title(self, painter: QPainter, body: QRectF) -> None:
        """The disc gives way to the title, down to half its size."""
        pad = min(10.0, body.width() * 0.06)
        title = QFontMetrics(self._theme.font(TextSize.SMALL, bold=True)).horizontalAdvance(self.title())
        largest = max(_DISC, min(1.6 * _DISC, body.height() * 0.42))
        disc = max(_DISC / 2, min(largest, body.height() * 0.6, body.width() - title - 3 * pad))
        draw_piece(
            painter, QRectF(body.left() + pad, body.center().y() - disc / 2, disc, disc), self._theme, self._kind
        )
        room = body.adjusted(pad + disc + pad * 0.8, 3, -3, -3)
        content = self._content()
        for least, size in ((0.75, ChipSize.SMALL), (0.75, ChipSize.LEAST), (0.6, ChipSize.LEAST)):
            if self.key and content.draw_stacked(painter, room, least, size):
                return
        content.draw_title(painter, room)

    def _draw_badges(self, painter: QPainter, body: QRectF) -> None:
        if self._pocketed:
            place = QRectF(body.left() - _OUT, body.top() - _OUT, _BADGE, _BADGE)
            self._draw_badge(painter, place, self._pocketed, Role.ACCENT, Sign.TICK)
        if self._jumped:
            place = QRectF(body.right() - _BADGE, body.bottom() - _BADGE, _BADGE, _BADGE)
            self._draw_badge(painter, place, self._jumped, Role.WARNING, Sign.JUMP)

    def _draw_badge(self, painter: QPainter, place: QRectF, count: int, role: Role, sign: Sign) -> None:
        """A count of men pocketed; else a sign, with a count of more than one beside it."""
        colour, ink = self._theme.colour(role), self._theme.colour(Role.CARD)
        is_counted = self._kind.is_man and (count > 1 or sign is Sign.TICK)
        has_sign = sign is Sign.JUMP or not is_counted
        if is_counted and has_sign:
            place = place.adjusted(-_BADGE * 0.6, 0, 0, 0)
        draw_box(painter, place, colour, ink, width=1.5, radius=_BADGE / 2)
        if has_sign:
            draw_sign(painter, QRectF(place.left() + 6, place.top() + 6, _BADGE - 12, _BADGE - 12), sign, ink)
        if is_counted:
            room = place.adjusted(_BADGE * 0.55 if has_sign else 0, 0, 0, 0)
            words = fit_line(str(count), font_of(_BADGE_PX, bold=True), _BADGE)
            draw_fitted(painter, room, words, ink, Qt.AlignmentFlag.AlignHCenter)

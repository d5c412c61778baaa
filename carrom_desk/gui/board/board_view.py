"""Board widget that shows a picture and emits which piece the umpire marked."""

from PySide6.QtCore import QEvent, QPointF, QRect, QSize, Qt, QTimer, Signal
from PySide6.QtGui import (
    QFocusEvent,
    QInputDevice,
    QKeyEvent,
    QMouseEvent,
    QPainter,
    QPaintEvent,
    QPixmap,
    QResizeEvent,
)
from PySide6.QtWidgets import QSizePolicy, QToolTip, QWidget

from carrom_desk.gui.kit.pressed_keys import keep_key
from carrom_desk.gui.kit.roles import Role
from carrom_desk.gui.kit.theme import Theme
from carrom_desk.gui.kit.wording import plain_tip
from carrom_desk.gui.settings.keys import KeyTable
from carrom_desk.i18n import say
from carrom_desk.presentation.board import board_text as words
from carrom_desk.presentation.board.geometry import CENTRE, Pocket, nearest, pocket_at
from carrom_desk.presentation.board.picture import COLOURS, BoardEdge, BoardPicture
from carrom_desk.presentation.board.pieces import (
    ALL_PIECES,
    NUMBERS,
    STRIKER,
    PieceId,
    PieceState,
    Standings,
    mark_requests,
    next_of,
    returning,
    standings,
)
from carrom_desk.presentation.next_step.actions import ActionName
from carrom_desk.presentation.stroke_draft import Mark, PieceKind

from .board_painting import bare_board
from .captions import Captions
from .layout import BoardLayout, places
from .piece_controls import PieceGroup
from .piece_painting import focus_colour, paint_ghost, paint_hole, paint_hover, paint_mark, paint_piece, paint_ring
from .pocket_popup import PocketPopup

_MARKED_BY = {
    PieceKind.WHITE: ActionName.WHITE,
    PieceKind.BLACK: ActionName.BLACK,
    PieceKind.QUEEN: ActionName.QUEEN,
}
_LEAST_SIDE, _USUAL_SIDE = 300, 572
_LONG_TOUCH_MS = 600
"""Duration of a long touch, in milliseconds."""
_SLIP_PX = 24.0
"""A touch that moves farther than this is neither a tap nor a long touch."""
_SETTLING_MS = 300
"""Time after a mark in which a press takes none away, in milliseconds: the second of two fast presses."""


class BoardView(QWidget):
    """A carrom board as a counter: two stacks of men, the Queen and the striker, to press.

    A press with the left button on a stack, Queen or striker marks one more piece of that kind as pocketed; on a mark
    it takes the mark away. With the right button, with J held down, or with a long touch, it marks the piece as jumped.
    The board never changes itself: it emits a request and shows the next picture.
    """

    mark_requested = Signal(object, object)
    """Emitted to mark another piece of a kind (`PieceKind`, `Mark`)."""
    unmark_requested = Signal(object, object)
    """Emitted to unmark one piece of a kind (`PieceKind`, `Mark`)."""

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._theme = theme
        self._picture = self._at_rest_picture = BoardPicture()
        self._standings: Standings = standings(self._picture, {}, None)
        self._places = places(BoardLayout(QRect(0, 0, _LEAST_SIDE, _LEAST_SIDE)), BoardEdge.BOTTOM)
        self._at_rest: tuple[object, QPixmap] = (None, QPixmap())
        """Cached pixmap of the board without marks, with its key."""
        self._text_px = self.fontInfo().pixelSize()
        self._keys: dict[PieceKind, str] = {}
        self._pressed: PieceId | None = None
        self._hovered: PieceId | None = None
        self._finger_at: QPointF | None = None
        self._is_jump_key_down = False
        self._group = PieceGroup(self)
        self._popup = PocketPopup(self)
        self._long_touch = QTimer(self, singleShot=True, interval=_LONG_TOUCH_MS)
        self._settling = QTimer(self, singleShot=True, interval=_SETTLING_MS)
        self._settling.setObjectName("settling")
        self.setObjectName("board")
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
        self.setFocusPolicy(Qt.FocusPolicy.ClickFocus)
        self.setContextMenuPolicy(Qt.ContextMenuPolicy.PreventContextMenu)
        self.setAttribute(Qt.WidgetAttribute.WA_AcceptTouchEvents)
        self.setMouseTracking(True)
        self._group.asked.connect(lambda piece: self._request(piece, self._usual_mark))
        self._group.focus_changed.connect(self._follow_focus)
        self._popup.picked.connect(self._request_kind)
        self._long_touch.timeout.connect(self._hold)
        self._show()

    def show_board(self, picture: BoardPicture) -> None:
        """Shows a picture."""
        before = self._picture
        if picture == before:
            return
        self._picture, self._at_rest_picture = picture, picture.without_marks()
        self._popup.dismiss()
        if picture.refusal != before.refusal:
            self.setToolTip(plain_tip(picture.refusal))
        self._standings = standings(picture, self._standings, self._pressed, before)
        if (picture.quarter_turns, picture.striking_edge) != (before.quarter_turns, before.striking_edge):
            self._place(self._places.layout.square)
        if self._hovered is not None and not self._can_be_marked(self._hovered):
            self._hovered = None
        self._show()
        self.update()

    def _show(self) -> None:
        self.setAccessibleName(say(words.BOARD_NAME))
        self.setAccessibleDescription(words.board_text(self._picture))
        self._group.show_pieces(self._picture, self._standings, self._places)

    def set_theme(self, theme: Theme) -> None:
        self._theme = theme
        self.update()

    def show_keys(self, keys: KeyTable) -> None:
        """Shows the shortcut that marks a piece beside its kind."""
        self._keys = {kind: keys.shown(action) for kind, action in _MARKED_BY.items()}
        self.update()

    # Painting

    def paintEvent(self, event: QPaintEvent) -> None:
        layout, discs, theme, picture = self._places.layout, self._places.discs, self._theme, self._picture
        with QPainter(self) as painter:
            if self.testAttribute(Qt.WidgetAttribute.WA_OpaquePaintEvent):
                painter.fillRect(event.rect(), theme.colour(Role.WINDOW))
            painter.drawPixmap(layout.square.topLeft(), self._board_at_rest())
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            captions = Captions(painter, layout, theme, self._text_px)
            captions.paint_counts(picture, self._keys)
            captions.paint_jumping(picture)
            for piece, standing in self._standings.items():
                if standing.mark is not None:
                    paint_mark(painter, *discs[piece], standing.mark, theme)
            if self._hovered is not None:
                paint_hover(painter, *discs[self._hovered], theme.colour(Role.BOARD_LINE))
            if self._group.focused is not None:
                ring = focus_colour(theme), theme.colour(Role.BOARD_LINE)
                paint_ring(painter, *discs[self._group.focused], *ring)

    def _board_at_rest(self) -> QPixmap:
        """Returns the cached pixmap of everything that no mark changes: board, pieces and players."""
        ratio, layout = self.devicePixelRatioF(), self._places.layout
        off = [self._standings[piece] is PieceState.OFF_BOARD for piece in ALL_PIECES]
        ghosts = returning(self._picture, self._standings)
        wanted = (layout, self._text_px, ratio, self._theme.name, self._at_rest_picture, off, ghosts)
        if self._at_rest[0] != wanted:
            pixmap = QPixmap.fromImage(bare_board(layout.square.width(), ratio, self._theme))
            with QPainter(pixmap) as painter:
                painter.setRenderHint(QPainter.RenderHint.Antialiasing)
                painter.translate(-layout.square.topLeft())
                captions = Captions(painter, layout, self._theme, self._text_px)
                captions.paint_seats(self._picture)
                captions.paint_queen(self._picture)
                for piece in ALL_PIECES:
                    if piece in ghosts:
                        paint_ghost(painter, *self._places.discs[piece], self._theme)
                    else:
                        self._paint_piece(painter, piece)
            self._at_rest = (wanted, pixmap)
        return self._at_rest[1]

    def _paint_piece(self, painter: QPainter, piece: PieceId) -> None:
        """Paints a piece or its empty place; the striker is away while no stroke is expected."""
        if piece is STRIKER and not self._picture.is_striker_there:
            return
        paint = paint_hole if self._standings[piece] is PieceState.OFF_BOARD else paint_piece
        paint(painter, *self._places.discs[piece], piece.kind, self._theme)

    # Layout

    def sizeHint(self) -> QSize:
        return QSize(_USUAL_SIDE, _USUAL_SIDE)

    def minimumSizeHint(self) -> QSize:
        return QSize(_LEAST_SIDE, _LEAST_SIDE)

    def resizeEvent(self, event: QResizeEvent) -> None:
        self._arrange()

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() is QEvent.Type.FontChange:
            self._arrange()
        elif event.type() is QEvent.Type.LanguageChange:
            self._group.forget()
            self._at_rest = (None, QPixmap())
            self._show()
            self.update()

    def _arrange(self) -> None:
        self._text_px = self.fontInfo().pixelSize()
        self._popup.dismiss()
        side = max(1, min(self.width(), self.height()))
        left, top = (self.width() - side) // 2, (self.height() - side) // 2
        self._place(QRect(left, top, side, side))
        self._show()
        self.update()

    def _place(self, square: QRect) -> None:
        self._places = places(BoardLayout(square, self._picture.quarter_turns), self._picture.striking_edge)

    # Presses

    @property
    def _usual_mark(self) -> Mark:
        """Returns the mark set by a plain press."""
        return Mark.JUMPED if self._is_jump_key_down else self._picture.pressed_mark

    def _can_be_marked(self, piece: PieceId) -> bool:
        is_there = self._picture.is_ended or self._standings[piece] is not PieceState.OFF_BOARD
        return not self._picture.refusal and is_there

    @property
    def _standings_now(self) -> Standings:
        """State of every piece for the next press: after a board, that of the men set up again."""
        return standings(BoardPicture(), {}, None) if self._picture.is_ended else self._standings

    def _pocket_at(self, at: QPointF) -> Pocket | None:
        layout = self._places.layout
        return None if self._picture.refusal else pocket_at(layout.to_mm(at), layout.pocket_reach_mm)

    def _piece_at(self, at: QPointF) -> PieceId | None:
        """Returns the piece hit by a press: mark, Queen or striker within reach, otherwise the next man of a stack."""
        layout, points = self._places.layout, self._places.points
        place = layout.to_mm(at)
        piece = nearest(place, points.items(), layout.reach_mm)
        if piece is not None and not piece.kind.is_man:
            return piece if self._can_be_marked(piece) else None
        if piece is not None and self._standings[piece].is_marked:
            return piece
        numbers = ((kind, NUMBERS[kind].turned(-layout.quarter_turns)) for kind in COLOURS)
        kind = nearest(place, numbers, layout.reach_mm) if piece is None else piece.kind
        return None if kind is None else next_of(kind, self._standings_now)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        match event.button():
            case Qt.MouseButton.RightButton:
                self._press(event.position(), Mark.JUMPED)
            case Qt.MouseButton.LeftButton if _is_finger(event):
                self._finger_at = event.position()
                self._long_touch.start()
            case Qt.MouseButton.LeftButton:
                self._press(event.position(), self._usual_mark)
            case _:
                event.ignore()

    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:
        # The second of two fast presses counts like any other.
        self.mousePressEvent(event)

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        if self._finger_at is not None and (event.position() - self._finger_at).manhattanLength() > _SLIP_PX:
            self._lift()
        self._hover(event.position())

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        at = self._lift()
        if at is not None:
            self._press(at, self._usual_mark)

    def leaveEvent(self, event: QEvent) -> None:
        super().leaveEvent(event)
        self._show_hovered(None)

    def _lift(self) -> QPointF | None:
        """Ends a touch and returns where it started, unless it was cancelled."""
        at, self._finger_at = self._finger_at, None
        self._long_touch.stop()
        return at

    def _hold(self) -> None:
        at = self._lift()
        if at is not None:
            self._press(at, Mark.JUMPED)

    def _press(self, at: QPointF, mark: Mark) -> None:
        if self._picture.refusal:
            QToolTip.showText(self.mapToGlobal(at.toPoint()), plain_tip(self._picture.refusal), self)
        elif (pocket := self._pocket_at(at)) is not None:
            self._open_popup(pocket)
        else:
            self._popup.dismiss()
            piece = self._piece_at(at)
            if piece is None or (self._standings[piece].mark is mark and self._settling.isActive()):
                return
            if not self._standings[piece].is_marked:
                self._settling.start()
            self._group.choose(piece)
            self._request(piece, mark)

    def _request(self, piece: PieceId, mark: Mark) -> None:
        self._pressed = piece
        for wish in mark_requests(piece, self._standings_now[piece], mark):
            signal = self.unmark_requested if wish.is_taken_back else self.mark_requested
            signal.emit(wish.kind, wish.mark)

    def _request_kind(self, kind: PieceKind) -> None:
        self._pressed = None
        self.mark_requested.emit(kind, Mark.POCKETED)

    def _hover(self, at: QPointF) -> None:
        has_pocket = self._pocket_at(at) is not None
        piece = None if has_pocket else self._piece_at(at)
        self._show_hovered(piece)
        shape = Qt.CursorShape.PointingHandCursor if has_pocket or piece else Qt.CursorShape.ArrowCursor
        if self.cursor().shape() is not shape:
            self.setCursor(shape)

    def _show_hovered(self, piece: PieceId | None) -> None:
        if piece != self._hovered:
            self._hovered = piece
            self.update()

    def _open_popup(self, pocket: Pocket) -> None:
        self._popup.show_counts(BoardPicture() if self._picture.is_ended else self._picture, self._theme)
        # Beyond the pocket's inner edge, so that a second fast press does not hit a button.
        layout = self._places.layout
        edge, centre = layout.to_px(pocket.centre), layout.to_px(CENTRE)
        inner = edge + (centre - edge) * 0.13
        self._popup.open_beside(inner.toPoint(), centre.toPoint())

    # Keyboard

    def event(self, event: QEvent) -> bool:
        # While a piece has the focus, Space belongs to it and not to the window.
        is_wanted = isinstance(event, QKeyEvent) and self._group.focused is not None
        return (is_wanted and keep_key(event, (Qt.Key.Key_Space,))) or super().event(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_J and not event.modifiers():
            self._is_jump_key_down = True
        elif not self._group.lead(event.key()):
            super().keyPressEvent(event)

    def keyReleaseEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_J and not event.isAutoRepeat():
            self._is_jump_key_down = False
        super().keyReleaseEvent(event)

    def focusOutEvent(self, event: QFocusEvent) -> None:
        super().focusOutEvent(event)
        self._follow_focus()

    def _follow_focus(self) -> None:
        if self._group.focused is None and not self.hasFocus():
            # J may be released while the board does not have the focus.
            self._is_jump_key_down = False
        self.update()


def _is_finger(event: QMouseEvent) -> bool:
    """Returns True when a mouse event was synthesised from a touch."""
    return event.device().type() is QInputDevice.DeviceType.TouchScreen

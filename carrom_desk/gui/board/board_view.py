"""The board on the screen: shows a picture, and says which piece the umpire marked."""

from PySide6.QtCore import QEvent, QPointF, QRect, QSize, Qt, QTimer, Signal
from PySide6.QtGui import QFocusEvent, QInputDevice, QKeyEvent, QMouseEvent, QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QSizePolicy, QToolTip, QWidget

from carrom_desk.gui.theme import ThemeName, load_theme
from carrom_desk.gui.tips import plain_tip
from carrom_desk.match.stroke_draft import Mark, PieceKind

from . import words
from .board_tray import BoardTray
from .canvas import Canvas
from .geometry import CENTRE, BoardEdge, Pocket
from .layout import BoardLayout
from .palette import BoardPalette, board_palette
from .picture import BoardPicture
from .piece_group import PieceGroup
from .pieces import PieceId
from .pocket_popup import PocketPopup
from .scene import BoardScene, Parts, Places, differences, places
from .standing import Standings, standings, wishes
from .touch import Touch, long_touch_timer

_LEAST_SIDE = 300
_USUAL_SIDE = 572


class BoardView(QWidget):
    """A carrom board to scale, its pieces to press, and the tray beneath it.

    A press with the left button marks the nearest piece as pocketed or takes its mark back; with the right button, with
    J held down, or a long touch, it means that the piece jumped off the board. The board never changes itself: it emits
    what was asked for and shows the next picture.
    """

    mark_requested = Signal(object, object)
    """One more piece of a kind is to bear a mark (`PieceKind`, `Mark`)."""
    unmark_requested = Signal(object, object)
    """One piece less of a kind is to bear a mark (`PieceKind`, `Mark`)."""

    def __init__(self, parent: QWidget | None = None, *, long_touch: QTimer | None = None) -> None:
        super().__init__(parent)
        self._palettes: dict[ThemeName, BoardPalette] = {}
        self._picture = BoardPicture()
        self._standings: Standings = standings(self._picture, {}, None)
        self._places = places(BoardLayout(QRect(0, 0, _LEAST_SIDE, _LEAST_SIDE)), BoardEdge.BOTTOM)
        self._canvas = Canvas()
        self._still_key: tuple[object, ...] = ()
        self._text_px = self.fontInfo().pixelSize()
        """The height of ordinary words."""
        self._moving: Parts = {}
        self._pressed: PieceId | None = None
        self._hovered: PieceId | None = None
        self._is_jump_key_down = False
        self._group = PieceGroup(self)
        self._tray = BoardTray(self._palette, self)
        self._popup = PocketPopup(self)
        self._touch = Touch(long_touch or long_touch_timer(self), self)
        self._set_up()
        self._describe()
        self._show_scene()

    def _set_up(self) -> None:
        self.setObjectName("board")
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
        self.setFocusPolicy(Qt.FocusPolicy.ClickFocus)
        self.setContextMenuPolicy(Qt.ContextMenuPolicy.PreventContextMenu)
        self.setAttribute(Qt.WidgetAttribute.WA_AcceptTouchEvents)
        self.setMouseTracking(True)
        # Whatever style the window gives its buttons, these keep to their pieces.
        self.setStyleSheet("PieceButton { min-width: 0; min-height: 0; padding: 0; border: 0; margin: 0; }")
        self._group.asked.connect(lambda piece: self._request(piece, self._usual_mark))
        self._group.focus_changed.connect(self._follow_focus)
        self._popup.picked.connect(self._request_kind)
        self._touch.tapped.connect(lambda at: self._press(at, self._usual_mark))
        self._touch.held.connect(lambda at: self._press(at, Mark.JUMPED))

    def show_board(self, picture: BoardPicture) -> None:
        """Show a picture; only what differs from the one before is repainted."""
        before, self._picture = self._picture, picture
        if picture == before:
            return
        self._popup.dismiss()
        self._standings = standings(picture, self._standings, self._pressed, before)
        if (picture.is_mirrored, picture.striking_edge) != (before.is_mirrored, before.striking_edge):
            self._places = self._placed(self._places.layout.square)
        if self._hovered is not None and not self._scene.can_be_marked(self._hovered):
            self._hovered = None
        if words.board_words_of(picture) != words.board_words_of(before):
            self._describe()
        if picture.theme is not before.theme:
            self.update()
        self._show_scene()

    # ------------------------------------------------------------------------------------------------------- showing

    @property
    def _palette(self) -> BoardPalette:
        name = self._picture.theme
        if name not in self._palettes:
            self._palettes[name] = board_palette(load_theme(name))
        return self._palettes[name]

    @property
    def _scene(self) -> BoardScene:
        focused = self._group.focused
        return BoardScene(self._picture, self._standings, self._places, self._text_px, focused, self._hovered)

    def _placed(self, square: QRect) -> Places:
        edge, is_mirrored = self._picture.striking_edge, self._picture.is_mirrored
        return places(BoardLayout(square, is_mirrored), edge)

    def _describe(self) -> None:
        self.setAccessibleName(words.board_name())
        self.setAccessibleDescription(words.board_text(self._picture))
        self.setToolTip(plain_tip(self._picture.refusal))

    def _show_scene(self) -> None:
        scene = self._scene
        self._group.show_scene(scene)
        self._tray.show_board(self._picture, self._palette)
        if scene.still_key() != self._still_key:
            self._still_key = scene.still_key()
            self._repaint(self._canvas.show_parts(scene.still_parts()))
        self._repaint_moving()

    def _repaint_moving(self) -> None:
        before, self._moving = self._moving, self._scene.moving_parts()
        self._repaint(differences(before, self._moving))

    def _repaint(self, boxes: list[QRect]) -> None:
        for box in boxes:
            self.update(box)

    def paintEvent(self, event: QPaintEvent) -> None:
        square, region = self._places.layout.square, event.region()
        painter = QPainter(self)
        painter.drawPixmap(square.topLeft(), self._canvas.pixmap(square, self._palette, self.devicePixelRatioF()))
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        for part in self._moving.values():
            if region.intersects(part.box):
                part.paint(painter, self._palette)

    # -------------------------------------------------------------------------------------------------------- layout

    @property
    def tray_height(self) -> int:
        """The height of the tray beneath the board, in pixels."""
        return self._tray.wanted_height

    def sizeHint(self) -> QSize:
        return QSize(_USUAL_SIDE, _USUAL_SIDE + self._tray.wanted_height)

    def minimumSizeHint(self) -> QSize:
        return QSize(_LEAST_SIDE, _LEAST_SIDE + self._tray.wanted_height)

    def resizeEvent(self, event: QResizeEvent) -> None:
        self._arrange()

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() is QEvent.Type.FontChange:
            self._arrange()
        elif event.type() is QEvent.Type.LanguageChange:
            self._say_again()

    def _arrange(self) -> None:
        self._text_px = self.fontInfo().pixelSize()
        px = max(0.9 * self._text_px, 0.019 * min(self.width(), self.height()))
        self._popup.dismiss()
        self._tray.set_text_px(round(px))
        tray = self._tray.wanted_height
        side = max(1, min(self.width(), self.height() - tray))
        left, top = (self.width() - side) // 2, max(0, (self.height() - tray - side) // 2)
        self._tray.setGeometry(left, top + side, side, tray)
        self._places = self._placed(QRect(left, top, side, side))
        self._show_scene()

    def _say_again(self) -> None:
        self._describe()
        self._group.say_again(self._scene)
        self._tray.say_again()
        self._canvas, self._still_key = Canvas(), ()
        self._show_scene()
        self.update()

    # ------------------------------------------------------------------------------------------------------- pressing

    @property
    def _usual_mark(self) -> Mark:
        """What a press means that does not say so itself."""
        return Mark.JUMPED if self._is_jump_key_down else self._picture.pressed_mark

    def mousePressEvent(self, event: QMouseEvent) -> None:
        match event.button():
            case Qt.MouseButton.RightButton:
                self._press(event.position(), Mark.JUMPED)
            case Qt.MouseButton.LeftButton if _is_finger(event):
                self._touch.put_down(event.position())
            case Qt.MouseButton.LeftButton:
                self._press(event.position(), self._usual_mark)
            case _:
                event.ignore()

    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:
        # The second of two fast presses: a press like any other.
        self.mousePressEvent(event)

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        self._touch.move(event.position())
        self._hover(event.position())

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        self._touch.lift()

    def leaveEvent(self, event: QEvent) -> None:
        super().leaveEvent(event)
        self._show_hovered(None)

    def _press(self, at: QPointF, mark: Mark) -> None:
        scene = self._scene
        if self._picture.refusal:
            QToolTip.showText(self.mapToGlobal(at.toPoint()), self._picture.refusal, self)
        elif (pocket := scene.pocket_at(at)) is not None:
            self._open_popup(pocket)
        else:
            self._popup.dismiss()
            piece = scene.piece_at(at)
            if piece is not None:
                self._group.choose(piece)
                self._request(piece, mark)

    def _request(self, piece: PieceId, mark: Mark) -> None:
        self._pressed = piece
        for wish in wishes(piece, self._standings[piece], mark):
            signal = self.unmark_requested if wish.is_taken_back else self.mark_requested
            signal.emit(wish.kind, wish.mark)

    def _hover(self, at: QPointF) -> None:
        scene = self._scene
        has_pocket = scene.pocket_at(at) is not None
        piece = None if has_pocket else scene.piece_at(at)
        self._show_hovered(piece)
        shape = Qt.CursorShape.PointingHandCursor if has_pocket or piece else Qt.CursorShape.ArrowCursor
        if self.cursor().shape() is not shape:
            self.setCursor(shape)

    def _show_hovered(self, piece: PieceId | None) -> None:
        if piece != self._hovered:
            self._hovered = piece
            self._repaint_moving()

    def _open_popup(self, pocket: Pocket) -> None:
        self._popup.show_counts(self._picture, self._palette)
        # Beyond the pocket's inner edge, so that a second fast press does not fall on a button.
        layout = self._places.layout
        edge, centre = layout.to_px(pocket.centre), layout.to_px(CENTRE)
        inner = edge + (centre - edge) * 0.13
        self._popup.open_beside(inner.toPoint(), centre.toPoint())

    def _request_kind(self, kind: PieceKind) -> None:
        self._pressed = None
        self.mark_requested.emit(kind, Mark.POCKETED)

    # ------------------------------------------------------------------------------------------------------- keyboard

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
            # J may be let go where the board does not hear of it.
            self._is_jump_key_down = False
        self._repaint_moving()


def _is_finger(event: QMouseEvent) -> bool:
    """Whether a mouse event was made from a touch."""
    return event.device().type() is QInputDevice.DeviceType.TouchScreen

"""Stroke panel: large buttons for marks, and the choice of a breach in place of the log."""

from collections.abc import Iterable

from PySide6.QtCore import QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QContextMenuEvent, QIcon, QMouseEvent, QPainter, QPixmap, QPixmapCache
from PySide6.QtWidgets import QFrame, QGridLayout, QListWidget, QListWidgetItem, QSizePolicy, QVBoxLayout, QWidget

from carrom_desk.gui.board.piece_painting import paint_piece
from carrom_desk.gui.kit.icons import Icon, drawn, paint_icon
from carrom_desk.gui.kit.layouts import across, put
from carrom_desk.gui.kit.roles import Role, TextSize
from carrom_desk.gui.kit.theme import Theme
from carrom_desk.gui.kit.wording import plain_tip
from carrom_desk.gui.settings.keys import KeyTable
from carrom_desk.i18n import _
from carrom_desk.presentation.breach_choices import BreachChoice
from carrom_desk.presentation.next_step.actions import ActionName
from carrom_desk.presentation.stroke import Mark, PieceKind, StrokeDraft, StrokeView
from carrom_desk.presentation.wording.match_text import in_order

from .cards import Card, words
from .controls import ToggleButton

_PIECE, _BADGE = 26, 18
"""Size of a button's piece and of its badge, in design pixels."""
_PIECE_KEYS = (ActionName.WHITE, ActionName.BLACK, ActionName.QUEEN, ActionName.STRIKER)


class PieceButton(ToggleButton):
    """Button that marks another piece of a kind; its title counts those pocketed and jumped.

    Signals:
        marked: emitted on a press, to mark one more.
        unmarked: emitted on a press with Shift, to remove a mark.
        jumped: emitted on a right click, to mark one as jumped off the board.
    """

    marked = Signal()
    unmarked = Signal()
    jumped = Signal()

    def __init__(self, theme: Theme, kind: PieceKind, name: str, key: str = "") -> None:
        self._theme, self._name = theme, name
        self.kind = kind
        """Kind of piece to mark."""
        self._pocketed = self._jumped = 0
        super().__init__(name, key, is_bold=True, tall_from=TextSize.BODY)
        self._is_shifted = False
        self.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Fixed)
        self.setContextMenuPolicy(Qt.ContextMenuPolicy.PreventContextMenu)
        self.clicked.connect(self._press)
        self._show_icon()

    def show_marks(self, pocketed: int, jumped: int) -> None:
        """Shows the number of marked pieces."""
        if (pocketed, jumped) == (self._pocketed, self._jumped):
            return
        self._pocketed, self._jumped = pocketed, jumped
        self.set_title(f"{self._name} {pocketed}" if pocketed and self.kind.is_man else self._name)
        said = (
            self._name,
            _("{count} pocketed").format(count=pocketed) if pocketed else "",
            _("{count} jumped off").format(count=jumped) if jumped else "",
        )
        self.setAccessibleName(", ".join(words for words in said if words))
        self.show_on(bool(pocketed or jumped))
        self._show_icon()

    def _press(self) -> None:
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

    def set_theme(self, theme: Theme) -> None:
        self._theme = theme
        self._show_icon()

    def _beside(self, em: int) -> int:
        return super()._beside(em) + self._theme.px(_PIECE + _BADGE // 2 + 4)

    def _show_icon(self) -> None:
        """Paints the piece with badges for how it left the board, since colour must not be the only sign."""
        theme, ratio = self._theme, self.devicePixelRatioF()
        size = QSize(theme.px(_PIECE), theme.px(_PIECE)) + QSize(1, 1) * (theme.px(_BADGE) // 2)
        key = f"{self.kind} button {theme.name} {size.width()} {ratio} {bool(self._pocketed)} {self._jumped}"
        pixmap = QPixmap()
        if not QPixmapCache.find(key, pixmap):
            pixmap = drawn(size, ratio, lambda painter: self._paint(painter, size))
            QPixmapCache.insert(key, pixmap)
        icon = QIcon(pixmap)
        icon.addPixmap(pixmap, QIcon.Mode.Disabled)
        self.setIconSize(size)
        self.setIcon(icon)

    def _paint(self, painter: QPainter, size: QSize) -> None:
        radius, badge = self._theme.px(_PIECE) / 2, self._theme.px(_BADGE)
        middle, right = QPointF(radius, size.height() / 2), size.width() - badge
        paint_piece(painter, middle, radius - 1, self.kind, self._theme, has_shadow=False)
        if self._pocketed:
            self._paint_badge(painter, QRectF(right, 0, badge, badge), Role.ACCENT, Icon.CHECK, self._pocketed)
        if self._jumped:
            box = QRectF(right, size.height() - badge, badge, badge)
            self._paint_badge(painter, box, Role.WARNING, Icon.JUMPED, self._jumped)

    def _paint_badge(self, painter: QPainter, box: QRectF, role: Role, icon: Icon, count: int) -> None:
        ground, ink = self._theme.colour(role), self._theme.colour(Role.CARD)
        painter.setPen(ink)
        painter.setBrush(ground)
        painter.drawEllipse(box)
        if icon is Icon.JUMPED and count > 1:
            painter.setFont(self.font())
            painter.drawText(box, Qt.AlignmentFlag.AlignCenter, str(count))
        else:
            pad = box.width() * 0.18
            paint_icon(painter, box.adjusted(pad, pad, -pad, -pad), icon, ink)


class StrokePanel(Card):
    """Buttons for white, black, Queen and striker with counts, and other facts of a stroke.

    Signals:
        marked: emitted with a `PieceKind` and the `Mark` to add.
        unmarked: emitted with a `PieceKind` and the `Mark` to remove.
    """

    marked = Signal(object, object)
    unmarked = Signal(object, object)

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(theme, parent)
        self.setObjectName("stroke")
        self.setAccessibleName(_("This stroke"))
        self._mark = Mark.POCKETED
        self._choices: tuple[BreachChoice, ...] = ()
        self._pieces = tuple(
            self._piece(kind, name)
            for kind, name in (
                (PieceKind.WHITE, _("White")),
                (PieceKind.BLACK, _("Black")),
                (PieceKind.QUEEN, _("Queen")),
                (PieceKind.STRIKER, _("Striker")),
            )
        )
        self._improper = self._toggle("improper", _("Improper…"))
        self._touched_nothing = self._toggle("touched_nothing", _("No touch"))
        self._jumped_mode = self._toggle("jumped_mode", _("Jumped"))
        self._lay_out()
        self.show_keys(KeyTable())
        self.show_stroke(StrokeView())

    def show_stroke(self, view: StrokeView) -> None:
        """Shows the marks."""
        draft = view.draft
        self._mark = Mark.JUMPED if view.is_jumped_mode else Mark.POCKETED
        for piece in self._pieces:
            piece.show_marks(draft.pocketed.of(piece.kind), draft.jumped.of(piece.kind))
        title, whole = self._improper_words(draft)
        self._improper.set_title(title)
        self._improper.setAccessibleName(whole)
        self._improper.show_on(draft.is_improper or draft.before_play)
        self._touched_nothing.show_on(draft.touched_nothing)
        self._jumped_mode.show_on(view.is_jumped_mode)
        for piece in self._pieces:
            piece.set_blocked(view.blocked or (view.queen_blocked if piece.kind is PieceKind.QUEEN else ""))

    def show_keys(self, keys: KeyTable) -> None:
        """Shows the shortcut on every piece."""
        for action, piece in zip(_PIECE_KEYS, self._pieces, strict=True):
            piece.set_key(keys.shown(action))

    def set_breaches(self, choices: Iterable[BreachChoice]) -> None:
        """Sets the breaches to choose from, most frequent first."""
        self._choices = tuple(choices)

    def _improper_words(self, draft: StrokeDraft) -> tuple[str, str]:
        """Returns a button title with the law of the breach, and the full text, since the name may be long."""
        if draft.before_play:
            return (_("Before “Play”"),) * 2
        for choice in self._choices:
            if draft.is_improper and choice.breach is draft.breach and choice.law:
                return _("Improper: {law}").format(law=choice.law), f"{choice.title} ({in_order(choice.law)})"
        return (_("Improper…"),) * 2

    def _piece(self, kind: PieceKind, name: str) -> PieceButton:
        button = PieceButton(self.theme, kind, name)
        button.setObjectName(f"mark_{kind}")
        button.marked.connect(lambda: self.marked.emit(kind, self._mark))
        button.unmarked.connect(lambda: self.unmarked.emit(kind, self._mark))
        button.jumped.connect(lambda: self.marked.emit(kind, Mark.JUMPED))
        return button

    def _toggle(self, name: str, title: str) -> ToggleButton:
        button = ToggleButton(title, name=name)
        button.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Fixed)
        return button

    def _lay_out(self) -> None:
        pieces = self.spaced(QGridLayout(), 6)
        for place, piece in enumerate(self._pieces):
            pieces.addWidget(piece, place // 2, place % 2)
        others = self.spaced(across((self._improper, 124), (self._jumped_mode, 86), (self._touched_nothing, 94)), 6)
        self.spaced(put(QVBoxLayout(self), 1, pieces, others, 1), 6, (12, 6, 12, 6))

    def minimumSizeHint(self) -> QSize:
        piece, other = self._pieces[0].sizeHint().height(), self._improper.sizeHint().height()
        return QSize(340, 2 * piece + other + self.theme.px(24))


REASON_LIST = "reason_list"
_KEYED = 9
"""Number of rows selected by a digit."""
_CHOICE = Qt.ItemDataRole.UserRole


class ReasonList(Card):
    """List of breaches that make a stroke improper; the choice is optional.

    Signals:
        breach_chosen: emitted with the `Breach`.
        before_play_chosen: emitted for a stroke before "Play".
    """

    breach_chosen = Signal(object)
    before_play_chosen = Signal()

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(theme, parent)
        self.setObjectName("reasons")
        self.setAccessibleName(_("Why improper?"))
        self._choices: tuple[BreachChoice, ...] = ()
        self._is_left_out = False
        title = words("reasons_title", TextSize.TITLE, bold=True, text=_("Why improper?"))
        optional = _("Choose the breach, or confirm the stroke without one.")
        hint = words("reasons_hint", TextSize.SMALL, "muted", is_wrapped=True, text=optional)
        self._list = QListWidget()
        self._list.setObjectName(REASON_LIST)
        self._list.setAccessibleName(_("Why improper?"))
        self._list.setFrameShape(QFrame.Shape.NoFrame)
        self._list.setWordWrap(True)
        self._list.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self._list.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self._list.itemClicked.connect(self._choose)
        self._list.itemActivated.connect(self._choose)
        self.spaced(put(QVBoxLayout(self), title, hint, (self._list, 1)), 4, (12, 8, 4, 4))
        self.hide()

    def set_choices(self, choices: Iterable[BreachChoice]) -> None:
        """Sets the choices, most frequent first."""
        self._choices = tuple(choices)

    def show_stroke(self, view: StrokeView) -> None:
        """Shows or hides the question; only a break can come before "Play"."""
        is_asked = view.draft.is_improper and view.draft.breach is None
        self._is_left_out = self._is_left_out and is_asked
        is_asked = is_asked and not self._is_left_out
        if is_asked is not self.isHidden():
            return
        self._list.clear()
        for number, choice in enumerate(self._choices, 1):
            law = f" ({in_order(choice.law)})" if choice.law else ""
            self._add(number, f"{choice.title}{law}", choice.allowed, choice)
        if view.is_at_break:
            self._add(len(self._choices) + 1, _("Before “Play”"), "", None)
        self.setVisible(is_asked)
        if is_asked:
            self.raise_()

    def leave_out(self) -> None:
        """Closes the list without a breach."""
        self._is_left_out = True
        self.hide()

    def press(self, number: int) -> None:
        """Selects the row with this number, from 1, if there is one."""
        if number <= min(_KEYED, self._list.count()):
            self._choose(self._list.item(number - 1))

    def _add(self, number: int, text: str, tip: str, choice: BreachChoice | None) -> None:
        item = QListWidgetItem(f"{number}  {text}" if number <= _KEYED else text)
        item.setToolTip(plain_tip(tip))
        item.setData(_CHOICE, choice)
        self._list.addItem(item)

    def _choose(self, item: QListWidgetItem) -> None:
        choice = item.data(_CHOICE)
        if choice is None:
            self.before_play_chosen.emit()
        else:
            self.breach_chosen.emit(choice.breach)

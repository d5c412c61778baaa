"""Base class of all dialogs: the window's text size, a heading and a row of buttons."""

from collections.abc import Callable
from typing import TypeVar

from PySide6.QtCore import QEvent, QObject, QSize, Qt, SignalInstance
from PySide6.QtGui import QFont, QFontMetrics, QKeyEvent, QKeySequence, QShowEvent
from PySide6.QtWidgets import (
    QAbstractButton,
    QDialog,
    QDialogButtonBox,
    QFormLayout,
    QFrame,
    QGridLayout,
    QLabel,
    QLayout,
    QPushButton,
    QScrollArea,
    QSizePolicy,
    QVBoxLayout,
    QWidget,
)

from carrom_desk.gui.kit.arrangement import DeskPlaces, window_scale
from carrom_desk.gui.kit.layouts import Part, across, down, line_start, put, within
from carrom_desk.gui.kit.pressed_keys import LayoutKeys
from carrom_desk.gui.kit.roles import TextSize
from carrom_desk.gui.panels.controls import KeyedButton
from carrom_desk.gui.settings.keys import written

_W = TypeVar("_W", bound=QWidget)

_AROUND_WORDS = 36
_LOW = 700
"""Height of the window in pixels below which dialogs have small margins."""
_BESIDE = 24
"""Minimum distance of a dialog from the window's edge in pixels."""
_MOST = 16777215
"""Maximum size of a widget in Qt, in pixels."""
_TITLE_BAR = 32
"""Height of a dialog's window frame, in pixels."""


def named(widget: _W, object_name: str, accessible_name: str) -> _W:
    widget.setObjectName(object_name)
    widget.setAccessibleName(accessible_name)
    return widget


class WrappedLabel(QLabel):
    """Label whose text is also its accessible name."""

    def setText(self, text: str) -> None:
        """Shows another text."""
        super().setText(text)
        self.setAccessibleName(text)


def retitle(button: QAbstractButton, title: str) -> None:
    """Sets a button's text and accessible name."""
    button.setText(title)
    button.setAccessibleName(title)


def bold(font: QFont, *, is_bold: bool = True) -> QFont:
    changed = QFont(font)
    changed.setBold(is_bold)
    return changed


def voiced(words: str, voice: str, name: str = "") -> WrappedLabel:
    """Label in one of the styles of the style sheet: heading, muted, alarm, warning, or plain if empty."""
    label = WrappedLabel()
    label.setObjectName(name)
    label.setAlignment(line_start())
    label.setProperty("voice", voice)
    label.setWordWrap(True)
    label.setTextFormat(Qt.TextFormat.PlainText)
    label.setText(words)
    return label


def plain_button(name: str, title: str, *do: Callable[[], object] | SignalInstance) -> QPushButton:
    """Returns a button that calls these functions in order; it is not the default button."""
    button = named(QPushButton(title), name, title)
    button.setAutoDefault(False)
    for each in do:
        button.clicked.connect(each)
    return button


def open_dialog(dialog: QDialog) -> None:
    """Opens a dialog that is deleted when closed."""
    dialog.finished.connect(dialog.deleteLater)
    dialog.open()


class _Scrolled(QScrollArea):
    """Scroll area for wheel and touch that leaves the arrow keys to its fields."""

    def keyPressEvent(self, event: QKeyEvent) -> None:
        event.ignore()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Shows a bar only beside contents that are too high without one, which makes them narrower and higher."""
        inner, room, policies = self.widget(), self.maximumViewportSize(), Qt.ScrollBarPolicy
        if event.type() in (QEvent.Type.LayoutRequest, QEvent.Type.Resize) and inner is not None:
            height = max(inner.heightForWidth(room.width()), inner.minimumSizeHint().height())
            is_high = height > room.height()
            self.setVerticalScrollBarPolicy(policies.ScrollBarAsNeeded if is_high else policies.ScrollBarAlwaysOff)
            layout = inner.layout()
            if layout is not None and layout.geometry().size() != inner.size():
                layout.invalidate()  # the bar came or went while it was laid out
        return super().eventFilter(watched, event)


def scrolled(contents: QWidget) -> QScrollArea:
    """Returns a vertical scroll area for contents."""
    area = _Scrolled()
    area.setWidgetResizable(True)
    area.setFrameShape(QFrame.Shape.NoFrame)
    area.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
    area.setFocusPolicy(Qt.FocusPolicy.NoFocus)
    area.setWidget(contents)
    for each in (contents, area.viewport()):
        each.setAutoFillBackground(False)
    return area


def _gaps_of(layout: QLayout) -> QSize:
    """Returns the spacing of a layout, horizontal and vertical, in pixels."""
    if isinstance(layout, QGridLayout | QFormLayout):
        return QSize(layout.horizontalSpacing(), layout.verticalSpacing())
    return QSize(layout.spacing(), layout.spacing())


class DeskDialog(QDialog):
    """A dialog over the umpire's window, shown with `open()`, which returns at once."""

    is_wide = False
    """True when it needs the width of the log, too, beside the board."""
    is_read_only = False
    """True when it only shows something, so that the clock keeps running."""

    def __init__(self, name: str, title: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName(name)
        self.setWindowTitle(title)
        self.setModal(True)
        self.setAttribute(Qt.WidgetAttribute.WA_WindowPropagation)  # the window's colours and fonts
        self._layout_keys = LayoutKeys(self)
        self._designed = QSize(0, 0)
        """Size for the usual text size, in pixels."""
        self._widened = 1.0
        """Scale of the current spacing."""
        self._is_beside = False
        self._follows_beside = False
        """True while what would follow stands at the place of the log."""
        self._way_out: KeyedButton | None = None
        self.body = down()
        """Layout of the contents."""
        self._contents = within(self.body)
        self.buttons = QDialogButtonBox()
        self.foot = across(self.buttons, gap=16)
        """Row of buttons at the bottom."""
        self.heading = voiced(title, "heading")
        self._below = down()
        """Parts that stay in sight while the contents scroll."""
        self._layout = put(QVBoxLayout(self), self.heading, (self._contents, 1), self._below, self.foot, gap=12)
        self._layout.setContentsMargins(20, 16, 20, 16)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Opens the manual at the page about this dialog on F1."""
        if event.matches(QKeySequence.StandardKey.HelpContents):
            # imported late: not needed at the start
            from carrom_desk.gui.dialogs.manual_dialog import ManualDialog, page_about

            open_dialog(ManualDialog(page_about(self), self))
        else:
            super().keyPressEvent(event)

    def embed(self) -> None:
        """Embeds the dialog in the window: a card that scrolls, its buttons, and a card for what would follow."""
        self._is_beside = True
        self.setWindowFlags(Qt.WindowType.Widget)
        self.setAttribute(Qt.WidgetAttribute.WA_Moved)  # the layout determines its place
        self.setModal(False)
        for moved in (self.foot, self._below):
            self._layout.removeItem(moved)
            moved.setParent(None)  # otherwise no widget may have it
        self._card, self._following, self._button_bar = QFrame(), QFrame(), QFrame()
        self._card.setObjectName("side_card")
        self._following.setObjectName("consequence_card")
        self._button_bar.setObjectName("side_bar")
        self._button_bar.setLayout(self.foot)
        self.foot.setContentsMargins(0, 0, 0, 0)
        self._fill_row()
        self._following.setLayout(self._below)
        self._below.setContentsMargins(16, 8, 16, 8)
        self._below.setSpacing(4)
        self._below.addStretch()
        self._column = put(QVBoxLayout(self._card), self.heading, (scrolled(self._contents), 1), gap=6)
        self._column.setContentsMargins(16, 8, 16, 8)
        self._beside = QGridLayout()
        put(self._layout, (self._beside, 1), gap=0)
        self._layout.setContentsMargins(0, 0, 0, 0)

    def _fill_row(self) -> None:
        """Shares the width of the row out among its buttons, as high as those of the desk; others take what they
        need.
        """
        if self._way_out is not None:
            self._way_out.show_key(written("Esc"))
        fills = QSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
        for part in (self.buttons, *self.buttons.buttons()):
            fills.setHorizontalStretch(2 if part is self._way_out else 3)
            part.setSizePolicy(fills)
            if isinstance(part, QPushButton) and not isinstance(part, KeyedButton):
                part.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Expanding)

    def set_beside(self, places: DeskPlaces) -> None:
        """Places the card over its buttons, and the consequence at the place of the log, or below the card where that
        leaves the fields no room.
        """
        grid, has_consequence = self._beside, self._below.count() > 1
        within_card = self._column.contentsMargins()
        room = (self.parentWidget() or self).width()
        room -= places.log + places.column_gap + within_card.left() + within_card.right()
        has_room = bool(places.log) and not self.is_wide and self._contents.minimumSizeHint().width() <= room
        is_beside = self._follows_beside = has_consequence and has_room
        grid.setHorizontalSpacing(places.column_gap)
        grid.setVerticalSpacing(places.row_gap)
        for part in (self._card, self._following, self._button_bar):
            grid.removeWidget(part)
        grid.addWidget(self._card, 0, 0, 1, 1 if is_beside else 2)
        if is_beside:
            grid.addWidget(self._following, 0, 1, 3, 1)
        elif has_consequence:
            grid.addWidget(self._following, 1, 0, 1, 2)
        grid.addWidget(self._button_bar, 2, 0, 1, 1 if is_beside else 2)
        grid.setRowStretch(0, 1)
        grid.setColumnStretch(0, 1)
        self._following.setVisible(has_consequence)
        width, height = (places.log, 0) if is_beside else (0, places.consequence)
        self._following.setMinimumSize(width, height)
        self._following.setMaximumSize(width or _MOST, height or _MOST)
        self._button_bar.setFixedHeight(places.buttons)

    def add(self, *parts: Part) -> None:
        """Adds parts to the contents, from the top."""
        put(self.body, *parts)

    def show_above(self, part: QWidget) -> None:
        """Shows a part above all contents that does not belong to them."""
        self._layout.insertWidget(0, part)

    def add_button(self, name: str, title: str, *do: Callable[[], object] | SignalInstance) -> QPushButton:
        """Adds a button that calls these functions in order; `accept` among them closes the dialog."""
        button = plain_button(name, title, *do)
        self.buttons.addButton(button, QDialogButtonBox.ButtonRole.ActionRole)
        return button

    def add_way_out(self, title: str, name: str) -> QPushButton:
        """Adds the button that closes the dialog without an answer."""
        self._way_out = way_out = named(KeyedButton(title), name, title)
        way_out.setAutoDefault(False)
        way_out.setProperty("way_out", True)
        self.buttons.addButton(way_out, QDialogButtonBox.ButtonRole.RejectRole)
        self.buttons.rejected.connect(self.reject)
        return way_out

    def showEvent(self, event: QShowEvent) -> None:
        for label in self.findChildren(QLabel):
            if label.textFormat() is Qt.TextFormat.AutoText:
                label.setTextFormat(Qt.TextFormat.PlainText)  # it may show a name, and a name is no markup
        for button in self.buttons.buttons():  # while it is the default its words are bold: nothing moves then
            words = QFontMetrics(bold(button.font())).horizontalAdvance(button.text())
            button.setMinimumWidth(words + _AROUND_WORDS)
        parent = self.parentWidget()
        if parent is not None and parent.window().height() < _LOW and not self._is_beside:
            self._layout.setContentsMargins(16, 8, 16, 8)
            self._layout.setSpacing(8)
        self._widen_layouts()
        self.fit()
        super().showEvent(event)  # which finds the place for that size
        self._layout_keys.watch(self)

    def set_size(self, width: int, height: int = 0) -> None:
        """Sets the size for the usual text size, in pixels; it may be higher for its contents."""
        self._designed = QSize(width, height)

    def fit(self) -> None:
        """Takes its size, scaled with the text, and grows with its contents, as far as the window has room."""
        parent, layout, designed = self.parentWidget(), self._layout, self._designed * self._scale()
        if self._is_beside:
            return
        if parent is not None:
            self._show_heading(parent)
        layout.invalidate()
        room = self._room()
        width = max(self.width(), min(designed.width(), room.width()), layout.minimumSize().width())
        # Words that wrap are higher in the width that there is.
        needed = layout.totalHeightForWidth(width) if layout.hasHeightForWidth() else layout.totalSizeHint().height()
        self.resize(width, min(max(self.height(), designed.height(), needed), room.height()))

    def _scale(self) -> float:
        """Returns the window's text scale."""
        parent = self.parentWidget()
        return 1.0 if parent is None else parent.fontInfo().pixelSize() / TextSize.BODY

    def _room(self) -> QSize:
        """Returns the size that the window leaves, or else that the contents need at least."""
        parent = self.parentWidget()
        if parent is None:
            return QSize(_MOST, _MOST)
        return (parent.window().size() - QSize(_BESIDE, _TITLE_BAR)).expandedTo(self.minimumSizeHint())

    def _show_heading(self, parent: QWidget) -> None:
        """Hides the heading if space is limited, since the window title repeats it."""
        self.heading.setVisible(self._layout.minimumSize().height() <= parent.window().height() - _TITLE_BAR)

    def _widen_layouts(self) -> None:
        """Scales the spacing with the window, but less for larger text."""
        parent = self.parentWidget()
        if parent is None:
            return
        usual = window_scale(parent.window().width(), parent.window().height())
        scale = usual * min(1.0, usual * TextSize.BODY / parent.fontInfo().pixelSize())
        if scale <= self._widened:
            return
        by, self._widened = scale / self._widened, scale
        # Beside the board there is only as much room as its parts need.
        layouts = [self._column] if self._is_beside else self.findChildren(QLayout)
        gaps = [_gaps_of(layout) for layout in layouts]  # before any is changed: some take theirs from the one around
        for layout, gap in zip(layouts, gaps, strict=True):
            layout.setContentsMargins(layout.contentsMargins() * by)
            if isinstance(layout, QGridLayout | QFormLayout):
                layout.setHorizontalSpacing(round(gap.width() * by))
                layout.setVerticalSpacing(round(gap.height() * by))
            else:
                layout.setSpacing(round(gap.width() * by))

    def event(self, event: QEvent) -> bool:
        handled = super().event(event)
        if event.type() == QEvent.Type.LayoutRequest and self.isVisible():
            self.buttons.setFocusProxy(None)  # type: ignore[arg-type]  # else Tab skips those before the default button
            if not self._is_beside:
                self.resize(self.width(), min(self.height(), self._room().height()))
        return handled

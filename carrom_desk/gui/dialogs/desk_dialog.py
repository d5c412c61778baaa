"""The ground of every dialog: words as large as the window's, a heading, and buttons below."""

from typing import TypeVar

from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QFontMetrics, QKeyEvent, QShowEvent
from PySide6.QtWidgets import QDialog, QDialogButtonBox, QFrame, QLabel, QPushButton, QScrollArea, QVBoxLayout, QWidget

from carrom_desk.gui.roles import TextSize

_W = TypeVar("_W", bound=QWidget)

_AROUND_WORDS = 44
_LOW = 700
"""Below this height in pixels of the window the margins of a dialog are small."""
_BESIDE = 24
"""Of the window's width, what stays free beside a dialog, in pixels."""
_TITLE_BAR = 32
"""What a frame around a dialog takes of the height of a screen, in pixels."""

ROW_HEIGHT = 40
"""The least height in pixels of a line that is chosen with a thumb."""


def named(widget: _W, object_name: str, accessible_name: str) -> _W:
    """The widget with the name that programs know it by and the one that is read out."""
    widget.setObjectName(object_name)
    widget.setAccessibleName(accessible_name)
    return widget


def voiced(text: str, voice: str) -> QLabel:
    """Words in one of the voices of the style sheet: heading, muted, alarm, warning, or plain if empty."""
    label = QLabel(text)
    label.setProperty("voice", voice)
    label.setWordWrap(True)
    label.setTextFormat(Qt.TextFormat.PlainText)
    return label


class _Scrolled(QScrollArea):
    """Scrolls by wheel and thumb; the arrow keys are the fields' own."""

    def keyPressEvent(self, event: QKeyEvent) -> None:
        event.ignore()


class DeskDialog(QDialog):
    """A dialog over the umpire's window: shown with `open()`, which returns at once."""

    def __init__(self, name: str, title: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName(name)
        self.setWindowTitle(title)
        self.setModal(True)
        self._grown = 1.0
        """How much larger than usual the words were that its size was last made for."""
        self.wear_parent()
        self._is_beside = False
        self._contents = QWidget()
        self.body = QVBoxLayout(self._contents)
        """Where the contents go."""
        self.body.setContentsMargins(0, 0, 0, 0)
        self.buttons = QDialogButtonBox()
        layout = QVBoxLayout(self)
        layout.setContentsMargins(22, 16, 22, 16)
        layout.setSpacing(10)
        self._heading = voiced(title, "heading")
        layout.addWidget(self._heading)
        layout.addWidget(self._contents, 1)
        layout.addWidget(self.buttons)

    def wear_parent(self) -> None:
        """Take words as large as the window's."""
        self._px = (self.parentWidget() or self).fontInfo().pixelSize()
        self._wear(self._px)

    def stand_beside(self) -> None:
        """Be a part of the window, and lie over nothing; what finds no room there scrolls."""
        self._is_beside = True
        self.setWindowFlags(Qt.WindowType.Widget)
        self.setAttribute(Qt.WidgetAttribute.WA_Moved)  # the layout says where it is
        self.setModal(False)
        self.setMinimumWidth(0)
        layout = self.layout()
        assert isinstance(layout, QVBoxLayout)
        layout.setContentsMargins(16, 8, 16, 8)
        layout.setSpacing(6)
        at = layout.indexOf(self._contents)
        layout.removeWidget(self._contents)
        area = _Scrolled()
        area.setWidgetResizable(True)
        area.setFrameShape(QFrame.Shape.NoFrame)
        area.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        area.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        area.setWidget(self._contents)
        layout.insertWidget(at, area, 1)

    def add_way_out(self, title: str, name: str) -> QPushButton:
        """Add the button that closes the dialog without an answer."""
        way_out = self.buttons.addButton(title, QDialogButtonBox.ButtonRole.RejectRole)
        named(way_out, name, title)
        way_out.setAutoDefault(False)
        self.buttons.rejected.connect(self.reject)
        return way_out

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        for label in self.findChildren(QLabel):
            label.setTextFormat(Qt.TextFormat.PlainText)  # it may show a name, and a name is no markup
        for button in self.findChildren(QPushButton):
            if button.isDefault():  # its words are bold, which its own size hint does not know
                font = button.font()
                font.setBold(True)
                button.setMinimumWidth(QFontMetrics(font).horizontalAdvance(button.text()) + _AROUND_WORDS)
        if self._is_beside:
            self._heading.setVisible(self.window().height() >= _LOW)
        else:
            self._find_room()

    def _find_room(self) -> None:
        """As wide as its words need, whatever width it was given; no higher than the window below, where it can be."""
        layout, parent = self.layout(), self.parentWidget()
        assert layout is not None
        if parent is not None and parent.window().height() < _LOW:
            layout.setContentsMargins(16, 8, 16, 8)
            layout.setSpacing(6)
        self.grow_with_words()
        least = layout.minimumSize()
        self.setMinimumWidth(max(self.minimumWidth(), least.width()))
        if parent is not None:
            room = parent.window().height() - _TITLE_BAR
            self._heading.setVisible(least.height() <= room)  # the frame around the dialog says it too
            layout.invalidate()
            self._keep_within(room)

    def make_room(self) -> None:
        """Something else is shown: as high as its words need."""
        layout = self.layout()
        assert layout is not None
        if self._is_beside:
            return
        layout.activate()
        needed = layout.totalHeightForWidth(self.width()) if layout.hasHeightForWidth() else self.sizeHint().height()
        self.resize(self.width(), max(self.height(), needed))

    def grow_with_words(self) -> None:
        """The sizes a dialog is given are those for words of the usual size: larger words have more room."""
        layout, parent = self.layout(), self.parentWidget()
        assert layout is not None
        scale = self._px / TextSize.BODY.px
        if parent is None or scale <= self._grown:
            return
        grown, self._grown = scale / self._grown, scale
        most = max(parent.window().width() - _BESIDE, layout.minimumSize().width(), self.minimumWidth())
        self.setMinimumWidth(min(most, round(self.minimumWidth() * grown)))
        width = min(most, round(max(self.width(), self.minimumWidth()) * grown))
        needed = layout.totalHeightForWidth(width) if layout.hasHeightForWidth() else layout.totalSizeHint().height()
        self.resize(width, max(self.height(), needed))

    def _keep_within(self, room: int) -> None:
        """No higher than this, unless something would be cut."""
        least = self.minimumSizeHint().height()
        if self.height() > max(room, least):
            self.resize(self.width(), max(room, least))

    def event(self, event: QEvent) -> bool:
        if event.type() != QEvent.Type.LayoutRequest:
            return super().event(event)
        handled, parent = super().event(event), self.parentWidget()
        if self.isVisible() and parent is not None and not self._is_beside:
            self._keep_within(parent.window().height() - _TITLE_BAR)
        return handled

    def _wear(self, px: int) -> None:
        """Words as large as the window's, lines high enough for a thumb, and fields without bevels."""
        self.setStyleSheet(
            f"QLabel {{ font-size: {px}px; }}"
            f'QLabel[voice="heading"] {{ font-size: {round(1.27 * px)}px; }}'
            f"QListView::item {{ min-height: {ROW_HEIGHT}px; padding: 0 8px; }}"
            f"QTableView::item {{ padding: 0 8px; }}"
            "QCheckBox::indicator, QRadioButton::indicator { border: none; background: transparent; }"
            "QComboBox::drop-down { border: none; width: 30px; }"
            "QAbstractSpinBox QLineEdit { border: none; padding: 0; min-height: 0; background: transparent; }"
            "QAbstractSpinBox::up-button, QAbstractSpinBox::down-button { width: 0; border: none; }"
        )

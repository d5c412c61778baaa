"""The bar at the top: which match this is, under which laws, and whether it is saved."""

from PySide6.QtCore import QPoint, QRectF, QSize, Signal
from PySide6.QtGui import QFontMetrics, QPainter, QPaintEvent
from PySide6.QtWidgets import QHBoxLayout, QMenu, QSizePolicy, QWidget

from carrom_desk.gui.roles import Role, TextSize
from carrom_desk.gui.theme import Theme

from .card import pass_on
from .key_button import LEAST_SIDE, KeyButton
from .painting import Sign, draw_box, draw_focus, draw_sign
from .saved_pill import SavedPill
from .text_label import Fit, TextLabel


class MenuButton(KeyButton):
    """Three lines on the bar at the top."""

    def paintEvent(self, event: QPaintEvent) -> None:
        theme, box = self._theme, QRectF(self.rect())
        with QPainter(self) as painter:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            if self.underMouse() or self.isDown():
                ground = theme.colour(Role.BAR_BUTTON)
                draw_box(painter, box.adjusted(2, 2, -2, -2), ground, ground)
            middle = QRectF(0, 0, 18, 18)
            middle.moveCenter(box.center())
            draw_sign(painter, middle, Sign.MENU, theme.colour(Role.TOP_TEXT))
            if self.hasFocus():
                draw_focus(painter, box.adjusted(2, 2, -2, -2), theme.colour(Role.BAR_FOCUS))

    def sizeHint(self) -> QSize:
        return QSize(LEAST_SIDE, LEAST_SIDE)


class TopBar(QWidget):
    """The product's name, the match, its laws and format, "Saved", and the menu.

    Signals:
        menu_requested: the menu button was pressed while no menu was given; where to open one, on the screen.
    """

    menu_requested = Signal(QPoint)

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._theme = theme
        self._popup: QMenu | None = None
        self.setObjectName("top_bar")
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        product = TextLabel(theme, TextSize.TITLE, Role.TOP_TEXT, bold=True)
        product.setObjectName("product")
        product.setText(self.tr("Carrom Desk"))
        product.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        self._title = self._line("match_title", Role.TOP_TEXT)
        self._format = self._line("match_format", Role.TOP_MUTED)
        self._saved = SavedPill(theme)
        self._menu = MenuButton(theme, self.tr("Menu"))
        self._menu.setObjectName("menu")
        self._menu.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        self._menu.clicked.connect(self.open_menu)
        layout = QHBoxLayout(self)
        layout.setContentsMargins(18, 0, 6, 0)
        layout.setSpacing(16)
        self._usual = (product, self._title, self._format)
        layout.addWidget(product)
        layout.addWidget(self._title, 6)
        layout.addWidget(self._format, 5)
        layout.addWidget(self._saved)
        layout.addWidget(self._menu)
        self._line_up = layout

    def show_instead(self, part: QWidget, *, is_on: bool) -> None:
        """Show something else than the product's name, the match and its format, or these again."""
        if self._line_up.indexOf(part) < 0:
            self._line_up.insertWidget(0, part, 1)
        for usual in self._usual:
            usual.setVisible(not is_on)
        part.setVisible(is_on)

    def add_before_saved(self, part: QWidget) -> None:
        """Take something more into the bar."""
        self._line_up.insertWidget(self._line_up.indexOf(self._saved), part)

    def show_match(self, title: str, laws_and_format: str) -> None:
        """Name the match and what it is played by."""
        for label, words in ((self._title, title), (self._format, laws_and_format)):
            label.setText(words)
            label.setAccessibleName(words)

    def show_saved(self, time: str) -> None:
        """The last entry was made safe at this time of day, such as "10:04:05"; empty before the first."""
        self._saved.show_saved(time)

    def show_not_saved(self, reason: str) -> None:
        """The last entry is not safe; the reason is a sentence with what to do."""
        self._saved.show_not_saved(reason)

    def show_read_only(self, reason: str) -> None:
        """Nothing can be saved here; the reason is a sentence."""
        self._saved.show_read_only(reason)

    def set_menu(self, menu: QMenu) -> None:
        """The menu that the button opens from now on."""
        self._popup = menu

    def open_menu(self) -> None:
        """Open the menu below its button."""
        below = self._menu.mapToGlobal(QPoint(0, self._menu.height()))
        if self._popup is None:
            self.menu_requested.emit(below)
            return
        self._popup.popup(below - QPoint(self._popup.sizeHint().width() - self._menu.width(), 0))

    def set_theme(self, theme: Theme) -> None:
        """Take another look."""
        self._theme = theme
        pass_on(theme, self)
        self.updateGeometry()
        self.update()

    def _line(self, name: str, role: Role) -> TextLabel:
        label = TextLabel(self._theme, TextSize.BODY, role, fit=Fit.PARTS)
        label.setObjectName(name)
        label.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Fixed)
        return label

    def sizeHint(self) -> QSize:
        line = QFontMetrics(self._theme.font(TextSize.TITLE, bold=True)).height()
        return QSize(960, max(LEAST_SIDE, line + 12))

    def minimumSizeHint(self) -> QSize:
        return QSize(480, self.sizeHint().height())

    def paintEvent(self, event: QPaintEvent) -> None:
        with QPainter(self) as painter:
            painter.fillRect(self.rect(), self._theme.colour(Role.TOP))
            if self._theme.colour(Role.TOP) == self._theme.colour(Role.WINDOW):
                painter.setPen(self._theme.colour(Role.CARD_BORDER))
                painter.drawLine(self.rect().bottomLeft(), self.rect().bottomRight())

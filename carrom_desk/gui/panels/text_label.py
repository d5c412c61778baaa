"""A label that never asks for room: its words fit what they get."""

from enum import Enum, auto, unique

from PySide6.QtCore import QEvent, QRectF, QSize, QSizeF
from PySide6.QtGui import QFont, QFontMetrics, QHelpEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import QSizePolicy, QToolTip, QWidget

from carrom_desk.gui.fonts import font_of
from carrom_desk.gui.roles import SMALLEST_PX, Role, TextSize
from carrom_desk.gui.theme import Theme
from carrom_desk.gui.tips import plain_tip

from .fitting import FittedText, draw_fitted, draw_lines, fit_block, fit_line, fit_parts
from .lately import Lately
from .painted_label import PaintedLabel

_KEPT = 4
"""How many of its last words it knows how to draw."""
_TIGHT = 0.86
"""Letters fit into so much of a line's usual height."""


@unique
class Fit(Enum):
    """What words do when there is little room."""

    ELIDE = auto()
    """One line of a fixed size, cut at its end."""
    SHRINK = auto()
    """One line that is drawn smaller first."""
    WRAP = auto()
    """Several lines from the top, drawn smaller first."""
    PARTS = auto()
    """One line of parts that is drawn smaller first, then without the last of them."""
    WHOLE = auto()
    """Several lines from the top, drawn smaller first; nothing at all where they do not fit."""
    BLOCK = auto()
    """One line, or several smaller ones, in the middle of the height that one line has."""


_FROM_THE_TOP = frozenset({Fit.WRAP, Fit.WHOLE})


class TextLabel(PaintedLabel):
    """Words in a colour and a size of the theme; what was cut is in the tip, and a screen reader has it all.

    `lines` are those it asks for; `smallest` is the share of its size below which words are rather cut than shrunk.
    """

    def __init__(
        self,
        theme: Theme,
        size: TextSize = TextSize.BODY,
        role: Role = Role.TEXT,
        *,
        bold: bool = False,
        fit: Fit = Fit.ELIDE,
        lines: int = 1,
        smallest: float = 0.0,
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent)
        self._theme = theme
        self._size = size
        self._role = role
        self._bold = bold
        self._fit = fit
        self._lines = lines
        self._smallest = smallest
        self._fixed_px: int | None = None
        self._lately: Lately[FittedText] = Lately(_KEPT)
        policy = QSizePolicy.Policy.Expanding if fit in _FROM_THE_TOP else QSizePolicy.Policy.Fixed
        self.setSizePolicy(QSizePolicy.Policy.Preferred, policy)
        self.set_theme(theme)

    def setText(self, text: str) -> None:
        """Show other words; the same words again cost nothing."""
        if text != self.text():
            super().setText(text)
            if self._asks_for_width():
                self.updateGeometry()

    def _asks_for_width(self) -> bool:
        """Whether the room that it takes depends on its words."""
        is_ignored = self.sizePolicy().horizontalPolicy() is QSizePolicy.Policy.Ignored
        return not is_ignored and self._fit not in _FROM_THE_TOP and self.minimumWidth() != self.maximumWidth()

    def set_theme(self, theme: Theme) -> None:
        """Take another look."""
        self._theme = theme
        self.setFont(self._font())
        self.updateGeometry()
        self.update()

    def set_role(self, role: Role) -> None:
        """Write in another colour."""
        if role is not self._role:
            self._role = role
            self.update()

    def set_px(self, px: int) -> None:
        """Write at this height in pixels instead of the theme's."""
        if px != self._fixed_px:
            self._fixed_px = px
            self.setFont(self._font())
            self.updateGeometry()
            self.update()

    def fitted(self) -> FittedText:
        """The words as they are drawn now."""
        room, px = self.contentsRect(), self._fixed_px or self._theme.px(self._size)
        return self._lately.of((self.text(), px, room.width(), room.height()), self._fitted)

    def _fitted(self) -> FittedText:
        room = self.contentsRect()
        match self._fit:
            case Fit.WRAP | Fit.BLOCK:
                return fit_block(self.text(), self._font(), QSizeF(room.size()), self._smallest_px())
            case Fit.WHOLE:
                fitted = fit_block(self.text(), self._font(), QSizeF(room.size()), self._smallest_px())
                return FittedText(fitted.font, (), is_cut=True) if fitted.is_cut else fitted
            case Fit.SHRINK:
                return fit_line(self.text(), self._font(), room.width(), self._smallest_px())
            case Fit.PARTS:
                return fit_parts(self.text(), self._font(), room.width(), self._smallest_px())
            case Fit.ELIDE:
                return fit_line(self.text(), self._font(), room.width(), self._font().pixelSize())

    def sizeHint(self) -> QSize:
        metrics = QFontMetrics(self._font())
        width = metrics.horizontalAdvance(self.text()) + 2 if self._fit not in _FROM_THE_TOP else 160
        return QSize(width, metrics.height() * self._lines)

    def minimumSizeHint(self) -> QSize:
        if self._fit in _FROM_THE_TOP:
            return QSize(24, QFontMetrics(self._font()).height())
        height = self.sizeHint().height()
        # A line of one size keeps its height, one that shrinks needs only that of the smallest words it may have.
        least = max(round(SMALLEST_PX * 1.4), round(height * _TIGHT * self._smallest))
        return QSize(24, height if self._fit is Fit.ELIDE else min(height, least))

    def event(self, event: QEvent) -> bool:
        if isinstance(event, QHelpEvent) and not self.toolTip() and self.text() and self.fitted().is_cut:
            QToolTip.showText(event.globalPos(), plain_tip(self.text()), self)
            return True
        return super().event(event)

    def paintEvent(self, event: QPaintEvent) -> None:
        with QPainter(self) as painter:
            colour = self._theme.colour(self._role)
            box, fitted = QRectF(self.contentsRect()), self.fitted()
            align = self.alignment()
            if self._fit in _FROM_THE_TOP:
                painter.setPen(colour)
                draw_lines(painter, box.topLeft(), box.width(), fitted, align)
            else:
                draw_fitted(painter, box, fitted, colour, align)

    def _smallest_px(self) -> int:
        return max(SMALLEST_PX, round(self._font().pixelSize() * self._smallest))

    def _font(self) -> QFont:
        if self._fixed_px is not None:
            return font_of(self._fixed_px, bold=self._bold)
        return self._theme.font(self._size, bold=self._bold)

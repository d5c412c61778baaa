"""Sentences below one another, with others of less weight after them."""

from dataclasses import dataclass
from functools import partial

from PySide6.QtCore import QEvent, QPointF, QRectF, QSize, QSizeF
from PySide6.QtGui import QFont, QFontMetrics, QFontMetricsF, QHelpEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import QSizePolicy, QToolTip, QWidget

from carrom_desk.gui.fonts import font_of
from carrom_desk.gui.roles import SMALLEST_PX, Role, TextSize
from carrom_desk.gui.theme import Theme

from .fitting import FittedText, broken, draw_lines, fit_block, largest, with_px
from .lately import Lately
from .painted_label import PaintedLabel

_KEPT = 4
"""How many of its last sentences it knows how to draw."""
_COMFORTABLE = 0.86
"""Rather than that the weighty sentences become smaller than this share of the theme's size, light ones go."""


@dataclass(frozen=True, slots=True)
class Arranged:
    """The lines as they are drawn."""

    weighty: FittedText
    light: FittedText
    is_cut: bool
    """Whether something is left out."""


class Sentences(PaintedLabel):
    """All in one size, as large as the room allows: a line each if possible, else one after the other.

    Light ones go, the last first, before the others become small; the first of them is cut before it goes.
    """

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._theme = theme
        self._weighty: tuple[str, ...] = ()
        self._light: tuple[str, ...] = ()
        self._largest_px: int | None = None
        self._lately: Lately[Arranged] = Lately(_KEPT)
        self.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Expanding)

    def show_sentences(self, weighty: tuple[str, ...], light: tuple[str, ...] = ()) -> None:
        """Show sentences, and others of less weight."""
        if (weighty, light) != (self._weighty, self._light):
            self._weighty, self._light = weighty, light
            self.setText("\n".join((*weighty, *light)))
            self.update()  # where the same words stand, but others of them have weight

    def set_theme(self, theme: Theme) -> None:
        """Take another look."""
        self._theme = theme
        self.update()

    def set_largest_px(self, px: int) -> None:
        """Write at this height in pixels where there is room for it, instead of the theme's."""
        self._largest_px = px
        self.update()

    @property
    def is_cut(self) -> bool:
        """Whether something is left out."""
        return self.arranged().is_cut

    def arranged(self) -> Arranged:
        """As many light sentences as leave the others large enough; then the others as large as they go."""
        room, px = self.contentsRect(), self._theme.px(TextSize.BODY)
        shown = (self._weighty, self._light, self._largest_px, px, room.width(), room.height())
        return self._lately.of(shown, self._arranged)

    def _arranged(self) -> Arranged:
        room, font = QSizeF(self.contentsRect().size()), self._font()
        comfortable = max(SMALLEST_PX, round(self._theme.px(TextSize.BODY) * _COMFORTABLE))
        for kept in range(len(self._light), -1, -1):
            if not kept and self._light and (cut := self._with_first_cut(comfortable, room)) is not None:
                return cut
            smallest = comfortable if kept else SMALLEST_PX
            arranged = largest(font.pixelSize(), smallest, partial(self._fitting, font, room, kept))
            if arranged is not None:
                return arranged
        weighty = fit_block(" ".join(self._weighty), font, room)
        return Arranged(weighty, FittedText(font, (), is_cut=False), is_cut=True)

    def _with_first_cut(self, px: int, room: QSizeF) -> Arranged | None:
        """The weighty sentences and as much of the first light one as there is room for; None if there is none."""
        font = self._font()
        small = with_px(font, max(SMALLEST_PX, px - 1))
        for between in ("\n", " "):
            weighty = self._lines(between.join(self._weighty), font, px, room)
            left = room.height() - weighty.size.height()
            if left >= QFontMetricsF(small).height():
                first = fit_block(self._light[0], small, QSizeF(room.width(), left))
                return Arranged(weighty, first, is_cut=first.is_cut or len(self._light) > 1)
        return None

    def _fitting(self, font: QFont, room: QSizeF, kept: int, px: int) -> Arranged | None:
        """The sentences at a size, a line each or else one after the other; None if they do not fit."""
        for between in ("\n", " "):
            weighty = self._lines(between.join(self._weighty), font, px, room)
            light = self._lines(between.join(self._light[:kept]), font, max(SMALLEST_PX, px - 1), room)
            if weighty.size.height() + light.size.height() <= room.height():
                return Arranged(weighty, light, is_cut=kept < len(self._light))
        return None

    def _font(self) -> QFont:
        return font_of(self._largest_px or self._theme.px(TextSize.BODY))

    @staticmethod
    def _lines(text: str, font: QFont, px: int, room: QSizeF) -> FittedText:
        font = with_px(font, px)
        return FittedText(font, broken(text, font, room.width()) if text else (), is_cut=False)

    def sizeHint(self) -> QSize:
        return QSize(240, 4 * QFontMetrics(self._theme.font(TextSize.BODY)).height())

    def minimumSizeHint(self) -> QSize:
        return QSize(120, 30)

    def event(self, event: QEvent) -> bool:
        if isinstance(event, QHelpEvent) and not self.toolTip() and self.text() and self.is_cut:
            QToolTip.showText(event.globalPos(), self.text(), self)
            return True
        return super().event(event)

    def paintEvent(self, event: QPaintEvent) -> None:
        arranged, box = self.arranged(), QRectF(self.contentsRect())
        with QPainter(self) as painter:
            painter.setPen(self._theme.colour(Role.TEXT))
            draw_lines(painter, box.topLeft(), box.width(), arranged.weighty, self.alignment())
            painter.setPen(self._theme.colour(Role.TEXT_MUTED))
            below = QPointF(box.left(), box.top() + arranged.weighty.size.height())
            draw_lines(painter, below, box.width(), arranged.light, self.alignment())

"""Building blocks of panels: cards and labels in the sizes and styles of the style sheet."""

from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from functools import lru_cache
from typing import TypeVar

from PySide6.QtCore import QEvent, QRect, QSize, Qt
from PySide6.QtGui import QFont, QFontMetrics, QResizeEvent, QTextLayout, QTextOption
from PySide6.QtWidgets import QFrame, QLabel, QLayout, QSizePolicy, QStyle, QWidget

from carrom_desk.gui.kit.layouts import line_start
from carrom_desk.gui.kit.names import fitting_name
from carrom_desk.gui.kit.roles import TextSize
from carrom_desk.gui.kit.theme import Theme, metrics_of
from carrom_desk.gui.kit.wording import plain_tip
from carrom_desk.rules.texts.words import PAIR

_L = TypeVar("_L", bound=QLayout)


UNWRAPPED = 1 << 20
"""Width in pixels in which no line is broken."""


def pass_on(theme: Theme, parent: QWidget) -> None:
    """Applies a theme to all supporting widgets inside a widget."""
    for child in parent.findChildren(QWidget):
        if hasattr(child, "set_theme"):
            child.set_theme(theme)


def set_style(widget: QWidget, **properties: str | bool) -> None:
    """Sets properties used by the style sheet and repolishes if one has changed."""
    changed = [name for name, value in properties.items() if widget.property(name) != value]
    for name in changed:
        widget.setProperty(name, properties[name])
    if changed and widget.testAttribute(Qt.WidgetAttribute.WA_WState_Polished):
        widget.style().unpolish(widget)
        widget.style().polish(widget)
        widget.update()


@lru_cache(maxsize=256)
def lines_height(px: int, width: int, text: str, *, bold: bool = False) -> int:
    """Returns the height in pixels of wrapped text of a size: letters of some scripts are higher than others."""
    return metrics_of(px, bold=bold).boundingRect(QRect(0, 0, width, 10_000), Qt.TextFlag.TextWordWrap, text).height()


def in_lines(font: QFont, text: str, room: int) -> str:
    """Wraps text to a width in pixels; words are only broken if they fill a line."""
    option = QTextOption()
    option.setWrapMode(QTextOption.WrapMode.WrapAtWordBoundaryOrAnywhere)
    lines = []
    for paragraph in text.split("\n"):
        layout, letters = QTextLayout(paragraph, font), paragraph.encode("utf-16-le")
        layout.setTextOption(option)
        layout.beginLayout()
        while (part := layout.createLine()).isValid():
            part.setLineWidth(room)
            begin, end = 2 * part.textStart(), 2 * (part.textStart() + part.textLength())
            lines.append(letters[begin:end].decode("utf-16-le").strip())
        layout.endLayout()
    return "\n".join(lines)


def names_in_lines(font: QFont, names: str, room: int, among: Sequence[str], most: int) -> str:
    """Returns a name, or a pair's names below each other: in full if it and the names in `among` fit into this number
    of lines each, else shortened to one line.
    """
    metrics, each = QFontMetrics(font), names.split(PAIR)
    between = PAIR.rstrip()
    rooms = [*(room - metrics.horizontalAdvance(between) for _name in each[1:]), room]
    others = [name for other in among for name in other.split(PAIR)]
    if all(in_lines(font, name, rooms[0]).count("\n") < most for name in (*each, *others)):
        lines = [in_lines(font, name, place) for name, place in zip(each, rooms, strict=True)]
    else:
        lines = [fitting_name(metrics, name, place, others) for name, place in zip(each, rooms, strict=True)]
    return f"{between}\n".join(lines)


class Spaced(QFrame):
    """Frame whose layouts scale their design distances."""

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.theme = theme
        """Current theme."""
        self._spaced: list[Callable[[Theme], None]] = []

    def spaced(self, layout: _L, gap: int = 8, margins: tuple[int, int, int, int] = (0, 0, 0, 0)) -> _L:
        """Sets a layout's spacing and margins (left, top, right, bottom) in design pixels, mirrored in a right-to-left
        window.
        """

        def space(theme: Theme) -> None:
            layout.setSpacing(theme.px(gap))
            left, top, right, bottom = (theme.px(margin) for margin in margins)
            if self.isRightToLeft():
                left, right = right, left
            layout.setContentsMargins(left, top, right, bottom)

        self._spaced.append(space)
        space(self.theme)
        return layout

    def _distribute(self) -> None:
        """Distributes space among the parts, at every size and in every theme; by default left to the layout."""

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._distribute()

    @contextmanager
    def laid_out_once(self, *, is_inner: bool = False) -> Iterator[None]:
        """Positions the parts only once, at the end of a block, even if several are shown, hidden or resized in it; as
        an inner block, once it has its size from an outer one.
        """
        layout = self.layout()
        assert layout is not None
        layout.setEnabled(False)
        try:
            yield
        finally:
            layout.setEnabled(True)
            if not is_inner:
                layout.activate()

    def set_theme(self, theme: Theme) -> None:
        """Applies a theme to itself and everything within."""
        self.theme = theme
        for space in self._spaced:
            space(theme)
        pass_on(theme, self)
        self.updateGeometry()
        self._distribute()


def place_within(part: QWidget, place: QRect) -> None:
    """Positions a part within its parent by left-to-right coordinates, mirrored in a right-to-left window."""
    around = part.parentWidget()
    assert around is not None
    part.setGeometry(QStyle.visualRect(around.layoutDirection(), around.rect(), place))


class Card(Spaced):
    """Rounded card on the window's background."""

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(theme, parent)
        self.setProperty("card", True)

    def hasHeightForWidth(self) -> bool:
        return False  # the height is fixed, whatever the text needs


def words(
    name: str,
    size: TextSize = TextSize.BODY,
    voice: str = "",
    *,
    bold: bool = False,
    is_wrapped: bool = False,
    text: str = "",
) -> QLabel:
    """Returns a label in one of the text sizes and styles of the style sheet."""
    return styled(QLabel(text), name, size, voice, bold=bold, is_wrapped=is_wrapped)


def line(name: str, size: TextSize = TextSize.BODY, voice: str = "", *, bold: bool = False) -> "ElidedLabel":
    return styled(ElidedLabel(), name, size, voice, bold=bold)


_FROM_RIGHT = "\N{RIGHT-TO-LEFT MARK}"
_Label = TypeVar("_Label", bound=QLabel)


def styled(
    label: _Label, name: str, size: TextSize, voice: str, *, bold: bool = False, is_wrapped: bool = False
) -> _Label:
    """Applies one of the text sizes and styles of the style sheet to a label, in the direction of the window."""
    label.setObjectName(name)
    label.setAlignment(line_start())
    label.setTextFormat(Qt.TextFormat.PlainText)
    label.setProperty("level", size.name.lower())
    label.setProperty("voice", voice)
    label.setProperty("strong", bold)
    label.setWordWrap(is_wrapped)
    return label


class ElidedLabel(QLabel):
    """Elided line; its tool tip and accessible name contain the full text."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._whole = self._shown = ""
        self.setTextFormat(Qt.TextFormat.PlainText)
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)

    def text(self) -> str:
        return self._whole

    def setText(self, text: str) -> None:
        """Shows another text."""
        if text != self._whole:
            self._whole = text
            self.setAccessibleName(text)
            self._fit()
            self.updateGeometry()

    @property
    def is_cut(self) -> bool:
        return self._shown != self._whole

    def sizeHint(self) -> QSize:
        return QSize(self.fontMetrics().horizontalAdvance(self._whole) + 2, self.fontMetrics().height())

    def minimumSizeHint(self) -> QSize:
        return QSize(min(self.sizeHint().width(), 3 * self.fontMetrics().height()), self.fontMetrics().height())

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fit()

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() in (QEvent.Type.FontChange, QEvent.Type.StyleChange):
            self._fit()

    def _fit(self) -> None:
        self._shown = self._fitting(self.fontMetrics(), self.contentsRect().width())
        # In a right-to-left window, text that starts with Latin letters is right-to-left too.
        super().setText(f"{_FROM_RIGHT}{self._shown}" if self.isRightToLeft() else self._shown)
        self.setToolTip(plain_tip(self._whole) if self.is_cut else "")

    def _fitting(self, metrics: QFontMetrics, room: int) -> str:
        return metrics.elidedText(self._whole, Qt.TextElideMode.ElideRight, room)


class NameLabel(ElidedLabel):
    """Label for a name, whose given names become initials if space is limited."""

    _among: tuple[str, ...] = ()

    def show_name(self, name: str, among: Sequence[str]) -> None:
        """Shows another name, distinct from those in `among` as far as space permits."""
        among = tuple(among)
        is_only_among = among != self._among and name == self._whole
        self._among = among
        self.setText(name)
        if is_only_among:
            self._fit()

    def _fitting(self, metrics: QFontMetrics, room: int) -> str:
        return self._shortened(metrics, self._whole, room)

    def _shortened(self, metrics: QFontMetrics, name: str, room: int) -> str:
        shown = fitting_name(metrics, name, room, self._among)
        is_cut_pair = PAIR in shown and "…" in shown
        return fitting_name(metrics, name, room) if is_cut_pair else shown


class PlateName(NameLabel):
    """Name of a player: in full on one line, on two where it stands alone, otherwise in short."""

    _short = ""
    _lines = 1

    def show_player(self, whole: str, short: str, *, is_alone: bool) -> None:
        """Shows a name, or its short form where there is no room for it."""
        fit_into, self._short, self._lines = (self._short, self._lines), short, 2 if is_alone else 1
        if whole == self._whole and fit_into != (self._short, self._lines):
            self._fit()
        self.setText(whole)

    def _fitting(self, metrics: QFontMetrics, room: int) -> str:
        lines = in_lines(self.font(), self._whole, room)
        return lines if lines.count("\n") < self._lines else self._shortened(metrics, self._short, room)

    def sizeHint(self) -> QSize:
        return QSize(0, lines_height(self.fontInfo().pixelSize(), UNWRAPPED, self._shown, bold=self.font().bold()))

    def minimumSizeHint(self) -> QSize:
        return self.sizeHint()

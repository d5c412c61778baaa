"""What every panel is made of: cards, and words in the sizes and voices of the style sheet."""

from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from functools import lru_cache
from typing import TypeVar

from PySide6.QtCore import QEvent, QRect, QSize, Qt
from PySide6.QtGui import QFont, QFontMetrics, QResizeEvent, QTextLayout, QTextOption
from PySide6.QtWidgets import QFrame, QLabel, QLayout, QScrollArea, QSizePolicy, QStyle, QWidget

from carrom_desk.gui.kit.names import fitting_name
from carrom_desk.gui.kit.roles import TextSize
from carrom_desk.gui.kit.theme import Theme
from carrom_desk.gui.kit.wording import plain_tip
from carrom_desk.rules.texts.words import PAIR

_L = TypeVar("_L", bound=QLayout)


_ROUNDING = 2
_BORDER = 1
"""Pixels of the line around a card, as the style sheet draws it."""


def pass_on(theme: Theme, parent: QWidget) -> None:
    """Give a look to everything within a widget that can take one."""
    for child in parent.findChildren(QWidget):
        if hasattr(child, "set_theme"):
            child.set_theme(theme)


def set_style(widget: QWidget, **properties: str | bool) -> None:
    """Set properties that the style sheet asks for, and have it asked again where one has changed."""
    changed = [name for name, value in properties.items() if widget.property(name) != value]
    for name in changed:
        widget.setProperty(name, properties[name])
    if changed and widget.testAttribute(Qt.WidgetAttribute.WA_WState_Polished):
        widget.style().unpolish(widget)
        widget.style().polish(widget)
        widget.update()


@lru_cache(maxsize=64)
def text_height(theme: Theme, text: str, size: TextSize, width: int, *, bold: bool = False) -> int:
    """The height in pixels of words that wrap in so many pixels, in a size of a look."""
    box = QRect(0, 0, width - _ROUNDING, 10_000)  # a label breaks a line that fills its width to the pixel
    metrics = QFontMetrics(theme.font(size, bold=bold))
    return metrics.boundingRect(box, Qt.TextFlag.TextWordWrap, text).height() if text else 0


def in_lines(font: QFont, text: str, room: int) -> str:
    """The text with a line break wherever a line of so many pixels ends; within a word only where it fills a line."""
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
    """A name, or those of a pair one below the other: in full where so many lines are enough for each, of it and of
    those `among` which it stands; else as they are shortened to one."""
    metrics, each = QFontMetrics(font), names.split(PAIR)
    room -= metrics.horizontalAdvance(PAIR) if len(each) > 1 else 0
    others = [name for other in among for name in other.split(PAIR)]
    if all(in_lines(font, name, room).count("\n") < most for name in (*each, *others)):
        lines = [in_lines(font, name, room) for name in each]
    else:
        lines = [fitting_name(metrics, name, room, others) for name in each]
    return f"{PAIR.rstrip()}\n".join(lines)


@lru_cache(maxsize=64)
def text_width(theme: Theme, text: str, size: TextSize, *, bold: bool = False) -> int:
    """The width in pixels of words in one line, in a size of a look."""
    return QFontMetrics(theme.font(size, bold=bold)).horizontalAdvance(text)


def inner_width(card: QWidget) -> int:
    """The pixels between the margins of a card's layout, laid out or not."""
    layout = card.layout()
    assert layout is not None
    margins = layout.contentsMargins()
    return card.width() - margins.left() - margins.right() - 2 * _BORDER


class Spaced(QFrame):
    """A frame whose layouts keep their designed distances at every scale."""

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.theme = theme
        """The look it has."""
        self._spaced: list[Callable[[Theme], None]] = []

    def spaced(self, layout: _L, gap: int = 8, margins: tuple[int, int, int, int] = (0, 0, 0, 0)) -> _L:
        """Give a layout a gap and margins (left, top, right, bottom), in designed pixels.

        A window from right to left has them mirrored.
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

    def _share_out(self) -> None:
        """Give each part its share of the room, at every size and in every look; parts that the layout alone places
        need none."""

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._share_out()

    @contextmanager
    def laid_out_once(self) -> Iterator[None]:
        """Whatever is shown, hidden or sized meanwhile, the parts are placed once, at the end."""
        layout = self.layout()
        assert layout is not None
        layout.setEnabled(False)
        try:
            yield
        finally:
            layout.setEnabled(True)
            layout.activate()

    def set_theme(self, theme: Theme) -> None:
        """Take another look, with everything within."""
        self.theme = theme
        for space in self._spaced:
            space(theme)
        pass_on(theme, self)
        self.updateGeometry()
        self._share_out()


def place_within(part: QWidget, place: QRect) -> None:
    """Put a part at a place within its parent, as it is in a window from left to right; in one from right to left it is
    mirrored."""
    around = part.parentWidget()
    assert around is not None
    part.setGeometry(QStyle.visualRect(around.layoutDirection(), around.rect(), place))


class Card(Spaced):
    """A rounded card on the window's ground."""

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(theme, parent)
        self.setProperty("card", True)

    def hasHeightForWidth(self) -> bool:
        return False  # however much its words need, it has the height that is given to it


def words(
    name: str, size: TextSize = TextSize.BODY, voice: str = "", *, bold: bool = False, is_wrapped: bool = False
) -> QLabel:
    """A label in one of the five sizes and in one of the voices of the style sheet."""
    return styled(QLabel(), name, size, voice, bold=bold, is_wrapped=is_wrapped)


def fitted(name: str, size: TextSize = TextSize.BODY, voice: str = "", *, bold: bool = False) -> "FittedLabel":
    """Likewise, words that wrap and have the height that their panel gives them."""
    return styled(FittedLabel(), name, size, voice, bold=bold, is_wrapped=True)


def line(name: str, size: TextSize = TextSize.BODY, voice: str = "", *, bold: bool = False) -> "ElidedLabel":
    """Likewise, a line that is shortened where there is no room for it."""
    return styled(ElidedLabel(), name, size, voice, bold=bold)


def name_line(name: str, size: TextSize = TextSize.BODY, voice: str = "", *, bold: bool = False) -> "NameLabel":
    """Likewise, for names, which have no longest length."""
    return styled(NameLabel(), name, size, voice, bold=bold)


_FROM_RIGHT = "\N{RIGHT-TO-LEFT MARK}"
_Label = TypeVar("_Label", bound=QLabel)


def styled(
    label: _Label, name: str, size: TextSize, voice: str, *, bold: bool = False, is_wrapped: bool = False
) -> _Label:
    """A label of any kind in one of the five sizes and in one of the voices of the style sheet."""
    label.setObjectName(name)
    label.setTextFormat(Qt.TextFormat.PlainText)
    label.setProperty("level", size.name.lower())
    label.setProperty("voice", voice)
    label.setProperty("strong", bold)
    label.setWordWrap(is_wrapped)
    return label


class FittedLabel(QLabel):
    """Words whose panel knows how high they are: no layout asks them, which would break them into lines again."""

    def hasHeightForWidth(self) -> bool:
        return False

    def sizeHint(self) -> QSize:
        return QSize(0, self.minimumHeight())

    def minimumSizeHint(self) -> QSize:
        return self.sizeHint()


class ScrolledWords(QScrollArea):
    """Words that wrap, as high as their panel lets them be; what finds no room is scrolled, by Tab and arrows too."""

    def __init__(self, label: FittedLabel) -> None:
        super().__init__()
        self.label = label
        """The words."""
        self.setWidgetResizable(True)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setWidget(label)
        label.setAutoFillBackground(False)
        self.viewport().setAutoFillBackground(False)

    def show_words(self, text: str) -> None:
        """Show other words, from their beginning."""
        if text != self.label.text():
            self.label.setText(text)
            self.verticalScrollBar().setValue(0)

    def fit(self, theme: Theme, size: TextSize, width: int, height: int) -> None:
        """Show the words in a size and in so many pixels; none are shown in none."""
        words, is_bold = self.label.text(), bool(self.label.property("strong"))
        needed = text_height(theme, words, size, width, bold=is_bold) + _ROUNDING
        if is_scrolled := needed > height:
            bar = self.verticalScrollBar().sizeHint().width()
            needed = text_height(theme, words, size, max(1, width - bar), bold=is_bold) + _ROUNDING
        set_style(self.label, level=size.name.lower())
        self.label.setFixedHeight(needed)
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus if is_scrolled else Qt.FocusPolicy.NoFocus)
        self.setVisible(height > 0)
        self.setFixedHeight(min(needed, max(0, height)))


class ElidedLabel(QLabel):
    """One line of which the end goes where there is no room for it; a tip and screen readers have all of it."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._whole = self._shown = ""
        self.setTextFormat(Qt.TextFormat.PlainText)
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)

    def text(self) -> str:
        """All of the words."""
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
        """True when there is no room for all of the words."""
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
        # In a window from right to left words that begin with Latin letters are read from the right too.
        super().setText(f"{_FROM_RIGHT}{self._shown}" if self.isRightToLeft() else self._shown)
        self.setToolTip(plain_tip(self._whole) if self.is_cut else "")

    def _fitting(self, metrics: QFontMetrics, room: int) -> str:
        return metrics.elidedText(self._whole, Qt.TextElideMode.ElideRight, room)


class NameLabel(ElidedLabel):
    """A name, of which the first names become initials where there is no room for them."""

    def _fitting(self, metrics: QFontMetrics, room: int) -> str:
        return fitting_name(metrics, self._whole, room)

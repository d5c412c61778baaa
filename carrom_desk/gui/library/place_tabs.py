"""The matches or the bin, side by side."""

from PySide6.QtCore import QSize, Signal
from PySide6.QtGui import QFont, QFontMetrics
from PySide6.QtWidgets import QTabBar, QWidget

_AROUND_WORDS = 42


class PlaceTabs(QTabBar):
    """Two tabs, each as wide as its words are while it is the chosen one and they are bold: nothing moves or is cut.

    Signals:
        bin_chosen: whether the bin is to be shown.
    """

    bin_chosen = Signal(bool)

    def __init__(self, matches: str, bin_title: str, parent: QWidget | None = None) -> None:
        """Call the tabs so."""
        super().__init__(parent)
        self.setUsesScrollButtons(False)
        self.addTab(matches)
        self.addTab(bin_title)
        self.currentChanged.connect(lambda tab: self.bin_chosen.emit(tab == 1))

    def tabSizeHint(self, index: int) -> QSize:
        font = QFont(self.font())
        font.setBold(True)
        words = QFontMetrics(font).horizontalAdvance(self.tabText(index))
        hint = super().tabSizeHint(index)
        return hint.expandedTo(QSize(words + _AROUND_WORDS, hint.height()))

    def minimumTabSizeHint(self, index: int) -> QSize:
        return self.tabSizeHint(index)

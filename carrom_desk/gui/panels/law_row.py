"""The laws that a ruling cites, a small button each, and one for the reading that was taken."""

from PySide6.QtCore import QSize, Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from carrom_desk.gui.theme import Theme

from .key_button import LEAST_SIDE
from .law_chip import LawChip

_MOST_LAWS = 5
_BETWEEN = 6
_ANY_WIDTH = 10_000


class LawRow(QWidget):
    """As many laws as there is room for; when there are too many, the last button stands for the rest, and in the
    narrowest row a mere sign for the reading.

    The buttons are placed by the row itself: a ruling comes with every press, and a layout would have the whole window
    laid out anew.

    Signals:
        law_clicked: the number of a law that the umpire wants to read.
        reading_clicked: he wants to read the readings.
    """

    law_clicked = Signal(str)
    reading_clicked = Signal()

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._laws: tuple[str, ...] = ()
        self._has_reading = False
        self._is_short = False
        self._chips = tuple(self._chip(theme, number) for number in range(_MOST_LAWS))
        self._reading = LawChip(theme, self.tr("Reading"), parent=self)
        self._reading.setObjectName("reading")
        self._reading.clicked.connect(self.reading_clicked)
        self.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Fixed)
        self._arrange()

    def show_laws(self, laws: tuple[str, ...]) -> None:
        """Name these laws."""
        if laws != self._laws:
            self._laws = laws
            self._arrange()

    def show_reading(self, tip: str) -> None:
        """Offer to read the readings, which the tip tells; without one there are none."""
        self._reading.setToolTip(tip)
        if bool(tip) is not self._has_reading:
            self._has_reading = bool(tip)
            self._arrange()

    def set_short(self, *, is_short: bool) -> None:
        """Whether the button of the reading has a mere sign for its title."""
        self._is_short = is_short
        self._arrange()

    def sizeHint(self) -> QSize:
        return QSize(0, LEAST_SIDE)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._arrange()

    def _arrange(self) -> None:
        reading = self.tr("Reading")
        for is_short in dict.fromkeys((self._is_short, True)):
            self._reading.set_name("?" if is_short else reading, reading)
            for most in range(_MOST_LAWS, 0, -1):
                if self._place(most) <= self.width():
                    return
        self._place(1, (self.width() - _BETWEEN) // 2)

    def _place(self, most: int, widest: int = _ANY_WIDTH) -> int:
        """Show so many laws at the most, no button wider than so many pixels; answers where the last one ends."""
        shown = min(most, len(self._laws))
        for number, chip in enumerate(self._chips[:shown]):
            rest = self._laws[number:]
            self._name(chip, rest if number == most - 1 else rest[:1])
        for chip in self._chips[shown:]:
            chip.setVisible(False)
        self._reading.setVisible(self._has_reading)
        x = 0
        for chip in (*self._chips[:shown], *[self._reading] * self._has_reading):
            width = min(widest, chip.sizeHint().width())
            chip.setGeometry(x, 0, width, LEAST_SIDE)
            chip.setVisible(True)
            x += width + _BETWEEN
        return x - _BETWEEN

    def _name(self, chip: LawChip, laws: tuple[str, ...]) -> None:
        """A law, or how many more there are."""
        title = laws[0] if len(laws) == 1 else f"+{len(laws)}"
        chip.set_name(title, self.tr("Law {number}").format(number=", ".join(laws)))

    def _chip(self, theme: Theme, number: int) -> LawChip:
        chip = LawChip(theme, "", parent=self)
        chip.setObjectName(f"law_{number + 1}")
        chip.clicked.connect(lambda: self.law_clicked.emit(self._laws[number]))
        return chip

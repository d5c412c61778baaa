"""What a form would record: the call first, then decision and consequences; and what to do where it is not possible."""

from functools import partial

from PySide6.QtCore import QSize, Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QBoxLayout, QSizePolicy, QVBoxLayout, QWidget

from carrom_desk.gui.dialogs.desk_dialog import plain_button, retitle
from carrom_desk.gui.kit.layouts import put, within
from carrom_desk.gui.kit.roles import TextSize
from carrom_desk.gui.kit.theme import metrics_of
from carrom_desk.gui.kit.wording import plain_tip
from carrom_desk.gui.panels.cards import set_style
from carrom_desk.gui.panels.ruling_card import WrappedText, text_height
from carrom_desk.i18n import _
from carrom_desk.presentation.corrections import CorrectionNotice, WayOut

NOTHING = CorrectionNotice("")
_LOW = 24
"""Width in line heights from which it stands below its form, with call and decision on one line."""
_GAP = 4
_STEPS = (
    (TextSize.RESULT, TextSize.DECISION, TextSize.BODY),
    (TextSize.CALL, TextSize.TITLE, TextSize.BODY),
    (TextSize.TITLE, TextSize.TITLE, TextSize.BODY),
    (TextSize.BODY, TextSize.BODY, TextSize.BODY),
    (TextSize.SMALL, TextSize.SMALL, TextSize.SMALL),
)
"""Sizes of call, decision and consequences; the first that fit are used, the large ones only beside the form."""
_LOW_STEPS = _STEPS[2:]


class ConsequenceView(QWidget):
    """Shows a consequence in the largest sizes that fit, with a button for each way out."""

    chosen = Signal(object)
    """Emitted with the `WayOut` that the umpire chooses."""

    def __init__(self) -> None:
        super().__init__()
        self.setObjectName("consequence")
        self.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Ignored)
        self._shown = NOTHING
        self._call, self._decision = (WrappedText(f"consequence_{part}", bold=True) for part in ("call", "decision"))
        self._text, self._laws = (
            WrappedText("consequence_text"),
            WrappedText("consequence_laws", TextSize.SMALL, "muted"),
        )
        self._buttons = {way: plain_button(f"way_{way}", "", partial(self.chosen.emit, way)) for way in WayOut}
        self._ways = put(QBoxLayout(QBoxLayout.Direction.TopToBottom), *self._buttons.values(), gap=8)
        column = put(QVBoxLayout(), self._call, self._decision, self._text, self._ways, 1, self._laws, gap=_GAP)
        within(column, self)
        self.show_consequence(NOTHING)

    def text(self) -> str:
        """Returns its full text, line by line."""
        return self._shown.whole

    def show_consequence(self, consequence: CorrectionNotice) -> None:
        """Shows what would follow, or why nothing can and what can be done instead."""
        self._shown = consequence
        self.setAccessibleName(consequence.whole)
        self._text.setText(consequence.text)
        set_style(self._text, voice="warning" if consequence.is_refused else "")
        laws = consequence.laws
        self._laws.setText(_("Laws: {numbers}").format(numbers=", ".join(laws)) if laws else "")
        titles = dict(consequence.ways)
        for way, button in self._buttons.items():
            retitle(button, titles.get(way, ""))
            button.setVisible(way in titles)
        self._fit()

    def sizeHint(self) -> QSize:
        return QSize(0, 0)

    def minimumSizeHint(self) -> QSize:
        return QSize(0, 0)

    def hasHeightForWidth(self) -> bool:
        return False

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fit()

    def _fit(self) -> None:
        """Takes the first step of sizes in which the text fits, or else drops the last lines, which a tool tip shows.
        Laws are shown where there is room for them.
        """
        shown, direction = self._shown, QBoxLayout.Direction
        is_low = self.width() > _LOW * self.fontMetrics().height()
        self._ways.setDirection(direction.LeftToRight if is_low else direction.TopToBottom)
        call, decision = shown.call, shown.decision
        if is_low:
            call, decision = " ".join(filter(None, (call, decision))), ""
        parts = ((self._call, call), (self._decision, decision), (self._text, shown.text))
        for label, words in parts:
            label.setText(words)
            label.setVisible(bool(words))
        steps = _LOW_STEPS if is_low else _STEPS
        step = next((each for each in steps if self._needed(each) <= self.height()), steps[-1])
        while self._needed(step) > self.height() and "\n" in self._text.text():
            self._text.setText(self._text.text().rpartition("\n")[0].removesuffix("…") + "…")
        self.setToolTip(plain_tip(shown.whole) if self._text.text() != shown.text else "")
        for (label, _words), size in zip(parts, step, strict=True):
            set_style(label, level=size.name.lower())
        law_lines = self._height(self._laws, TextSize.SMALL)
        self._laws.setVisible(bool(shown.laws) and self._needed(step) + law_lines <= self.height())

    def _needed(self, step: tuple[TextSize, TextSize, TextSize]) -> int:
        """Returns the height in pixels of everything but the laws; too much where a word does not fit in a line."""
        labels = (self._call, self._decision, self._text)
        ways = [button.sizeHint().height() + 8 for button in self._buttons.values() if not button.isHidden()]
        is_row = self._ways.direction() is QBoxLayout.Direction.LeftToRight
        beneath = max(ways, default=0) if is_row else sum(ways)
        return beneath + sum(self._height(label, size) for label, size in zip(labels, step, strict=True))

    def _height(self, label: WrappedText, size: TextSize) -> int:
        words, is_bold = label.text(), label.property("strong") is True
        if not words:
            return 0
        px = round(size * self.fontInfo().pixelSize() / TextSize.BODY)
        metrics = metrics_of(px, bold=is_bold)
        if max(map(metrics.horizontalAdvance, words.split())) > self.width():
            return 10_000
        return text_height(px, self.width(), words, bold=is_bold) + _GAP

"""The ruling: the decision first, then what comes back and who places it, the laws, and the reading if there is one."""

from PySide6.QtCore import QSize, Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QHBoxLayout, QSizePolicy, QVBoxLayout, QWidget

from carrom_desk.gui.action_table import ActionName
from carrom_desk.gui.keys.written_keys import WrittenKeys
from carrom_desk.gui.roles import Role, TextSize
from carrom_desk.gui.theme import Theme
from carrom_desk.match.ruling_text import RulingText
from carrom_desk.rules.readings import ReadingText

from .card import Card
from .key_button import LEAST_SIDE, KeyButton
from .law_row import LawRow
from .sentences import Sentences
from .text_label import Fit, TextLabel

_BETWEEN = 6
_USUAL_HEIGHT = 212.0

_ROOMY = 0.85
"""From this share of its usual height on there is a line for what stands after the laws."""
_TITLED = 0.75
"""From this share on it has a title; the border of a smaller one says as much."""
_TIGHT = 1.05
"""The decision is as high as its letters at the least, whatever stands below it."""


class RulingCard(Card):
    """What the laws decide, while it forms and once it is given; its height never depends on what it says.

    Signals:
        law_clicked: the number of a law that the umpire wants to read.
        readings_clicked: the readings, a tuple of `ReadingText`, that he wants to read.
        override_requested: the umpire wants to decide otherwise.
    """

    law_clicked = Signal(str)
    readings_clicked = Signal(object)
    override_requested = Signal()

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(theme, parent)
        self.setObjectName("ruling")
        self._readings: tuple[ReadingText, ...] = ()
        self._sentences: tuple[tuple[str, ...], tuple[str, ...], str] = ((), (), "")
        """Of the decision, of the readings, and what else is so."""
        self._shown: tuple[object, ...] = ()
        self._title = self._words("ruling_title", TextSize.SMALL, Role.ACCENT, bold=True)
        self._decision = self._words("ruling_decision", TextSize.DECISION, bold=True, fit=Fit.BLOCK)
        self._details = Sentences(theme)
        self._details.setObjectName("ruling_details")
        self._asides = Sentences(theme)
        self._asides.setObjectName("ruling_asides")
        self._laws = LawRow(theme)
        self._laws.law_clicked.connect(self.law_clicked)
        self._laws.reading_clicked.connect(lambda: self.readings_clicked.emit(self._readings))
        self._override = KeyButton(theme, self.tr("Decide otherwise…"))
        self._override.setObjectName("override")
        self._override.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        self.show_keys(WrittenKeys())
        self._override.clicked.connect(self.override_requested)
        self._lay_out()
        self.show_nothing()

    def show_ruling(self, text: RulingText, *, is_preview: bool) -> None:
        """Show a ruling: that of the stroke being marked, or the last one given."""
        title = self.tr("Ruling, if confirmed") if is_preview else self.tr("Ruling given")
        if text.reason:
            title = self.tr("Umpire's decision")
        self._show(title, text)
        self._title.set_role(Role.ACCENT)
        self.set_current(is_preview)

    def show_problems(self, problems: tuple[str, ...]) -> None:
        """Say why the stroke cannot have been as it is marked."""
        self._show(self.tr("No ruling"), RulingText(self.tr("This cannot be"), problems))
        self._title.set_role(Role.ALARM)
        self.set_current(True)

    def show_nothing(self, sentence: str = "") -> None:
        """There is no ruling now; a sentence may say what it waits for."""
        self._show(self.tr("Ruling"), RulingText(self.tr("No ruling yet"), (sentence,) if sentence else ()))
        self._title.set_role(Role.TEXT_MUTED)
        self.set_current(False)

    def show_keys(self, keys: WrittenKeys) -> None:
        """Show on the button the key that does the same."""
        self._override.set_key(keys.of(ActionName.OVERRIDE))

    def press_override(self) -> None:
        """Do what a press on the button does."""
        self._override.press()

    def set_override_blocked(self, reason: str) -> None:
        """Say why nothing can be decided otherwise now; an empty reason allows it."""
        self._override.set_blocked(reason)

    def text(self) -> str:
        """Everything it says, line by line."""
        return self.accessibleName()

    def _show(self, title: str, text: RulingText) -> None:
        if (title, text) == self._shown:
            return
        self._shown, self._readings = (title, text), text.readings
        words = self.tr("Reading: {question} {answer}")
        readings = tuple(words.format(question=each.question, answer=each.answer) for each in self._readings)
        reason = self.tr("Reason: {reason}").format(reason=text.reason) if text.reason else ""
        details = (reason, *text.details) if reason else text.details
        self._sentences = (details, readings, text.aside)
        self._share_out()
        self._laws.show_laws(text.laws)
        self._laws.show_reading("\n".join(f"{each.question}\n{each.answer}" for each in self._readings))
        self._title.setText(title)
        self._decision.setText(text.decision)
        cited = self.tr("Laws: {numbers}").format(numbers=", ".join(text.laws)) if text.laws else ""
        lines = (f"{title}: {text.decision}", *details, cited, *readings, text.aside)
        self.setAccessibleName("\n".join(line for line in lines if line))

    def _share_out(self) -> None:
        """Readings stand after the laws; where there is no line for them, their button stands for them."""
        details, readings, aside = self._sentences
        others = (aside,) if aside else ()
        is_roomy = self._share() >= _ROOMY
        self._details.show_sentences(details, () if is_roomy else others)
        self._asides.show_sentences((), (*readings, *others) if is_roomy else ())

    # Parts

    def _words(
        self,
        name: str,
        size: TextSize,
        role: Role = Role.TEXT,
        *,
        bold: bool = False,
        fit: Fit = Fit.ELIDE,
    ) -> TextLabel:
        label = TextLabel(self.theme, size, role, bold=bold, fit=fit)
        label.setObjectName(name)
        label.setSizePolicy(QSizePolicy.Policy.Ignored, label.sizePolicy().verticalPolicy())
        return label

    def _lay_out(self) -> None:
        foot = QHBoxLayout()
        foot.setSpacing(_BETWEEN)
        foot.addWidget(self._laws, 1)
        foot.addWidget(self._override)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(16, 6, 12, 4)
        layout.setSpacing(1)
        layout.addWidget(self._title)
        self._decision.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Preferred)
        layout.addWidget(self._decision, 3)
        layout.addWidget(self._details, 7)
        layout.addLayout(foot)
        layout.addWidget(self._asides, 4)

    # Size

    def sizeHint(self) -> QSize:
        scale = self.theme.text_scale
        return QSize(400, round(148 * scale) + LEAST_SIDE + 16)

    def minimumSizeHint(self) -> QSize:
        return QSize(300, self._decision.minimumSizeHint().height() + 2 * 18 + LEAST_SIDE + 20)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fit_words()

    def set_theme(self, theme: Theme) -> None:
        """Take another look."""
        super().set_theme(theme)
        self._fit_words()

    def _share(self) -> float:
        return self.height() / (_USUAL_HEIGHT * self.theme.text_scale)

    def _fit_words(self) -> None:
        """A larger card has larger words; the smallest has neither a title nor a line after the laws."""
        theme, share = self.theme, self._share()
        decision_px = round(theme.px(TextSize.DECISION) * max(0.8, min(1.6, share)))
        self._decision.set_px(decision_px)
        self._decision.setMinimumHeight(round(decision_px * _TIGHT))
        for sentences in (self._details, self._asides):
            sentences.set_largest_px(round(theme.px(TextSize.BODY) * max(1.0, min(1.3, share))))
        self._title.setVisible(share >= _TITLED)
        self._asides.setVisible(share >= _ROOMY)
        self._laws.set_short(is_short=share < _ROOMY)
        self._share_out()

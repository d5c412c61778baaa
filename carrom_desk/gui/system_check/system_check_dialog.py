"""The system check: a line for each thing, with a sign, a word and a sentence."""

from PySide6.QtCore import QEvent, Signal
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QDialogButtonBox, QGridLayout, QHBoxLayout, QLabel, QPushButton, QVBoxLayout, QWidget

from carrom_desk.desk.system_check.finding import Check, Finding, Level
from carrom_desk.gui.dialogs.desk_dialog import DeskDialog, named, voiced
from carrom_desk.gui.dialogs.sign_label import SignLabel
from carrom_desk.gui.panels.painting import Sign
from carrom_desk.gui.wording.quantities import undivided_quantities

from .words import check_name, finding_words, level_word, verdict_words

_SIGNS = {Level.GOOD: Sign.TICK, Level.WARNING: Sign.WARNING, Level.BAD: Sign.CROSS, Level.UNKNOWN: None}
_VOICES = {Level.GOOD: "good", Level.WARNING: "warning", Level.BAD: "alarm", Level.UNKNOWN: "muted"}
_WIDTH = 984
_ACTION = QDialogButtonBox.ButtonRole.ActionRole


class SystemCheckDialog(DeskDialog):
    """Shows findings as they come.

    Signals:
        wanted_again: everything is to be looked at once more.
    """

    wanted_again = Signal()

    def __init__(self, version: str, parent: QWidget | None = None) -> None:
        super().__init__("system_check_dialog", self.tr("System check"), parent)
        self._version = version
        self._findings: dict[Check, Finding] = {}
        self._signs = {check: self._sign(check) for check in Check}
        self._sentences = {check: named(voiced("", ""), f"found_{check}", check_name(check)) for check in Check}
        self._verdict = named(voiced("", ""), "verdict", "")
        grid = QGridLayout()
        grid.setHorizontalSpacing(16)
        grid.setVerticalSpacing(7)
        for row, check in enumerate(Check):
            for column, part in enumerate((QLabel(check_name(check)), self._signs[check], self._sentences[check])):
                grid.addWidget(part, row, column)
        grid.setColumnStretch(2, 1)
        self.body.addLayout(grid)
        self.body.addStretch(1)
        self._again = self._button(self.tr("Check again"), "again")
        self._again.clicked.connect(self.wanted_again)
        self._button(self.tr("Copy as text"), "copy").clicked.connect(self.copy)
        self._close = self.add_way_out(self.tr("Close"), "close")
        self._lay_out_foot()
        self.setMinimumWidth(_WIDTH)
        self.begin()

    def begin(self) -> None:
        """Nothing is known yet."""
        self._findings = {}
        for check in Check:
            self._signs[check].show_line(None, self.tr("…"))
            self._say(self._sentences[check], self.tr("is being looked at"))
        self._say(self._verdict, "")
        self._close.setFocus()  # it is what usually comes next; the button that has it may be going grey
        self._again.setEnabled(False)

    def show_finding(self, finding: Finding) -> None:
        """Show what was found, and what to make of it all once everything was."""
        self._findings[finding.check] = finding
        self._signs[finding.check].show_line(_SIGNS[finding.level], level_word(finding.level), _VOICES[finding.level])
        self._say(self._sentences[finding.check], undivided_quantities(finding_words(finding)))
        if len(self._findings) == len(Check):
            self._say(self._verdict, verdict_words(tuple(self._findings.values())))
            self._again.setEnabled(True)

    def event(self, event: QEvent) -> bool:
        handled = super().event(event)
        if event.type() == QEvent.Type.LayoutRequest:
            # A sentence of two lines needs more height than the dialog began with.
            self.resize(self.width(), max(self.height(), self.heightForWidth(self.width())))
        return handled

    def as_text(self) -> str:
        """All that was found, for a letter."""
        lines = [f"Carrom Desk {self._version}"]
        for check in Check:
            found = self._findings.get(check)
            if found is not None:
                lines.append(f"{level_word(found.level)} – {check_name(check)}: {finding_words(found)}")
        return "\n".join((*lines, self._verdict.text())).rstrip() + "\n"

    def copy(self) -> None:
        """Put the text where other programs find it."""
        QGuiApplication.clipboard().setText(self.as_text())

    @staticmethod
    def _say(label: QLabel, words: str) -> None:
        label.setText(words)
        label.setAccessibleName(words)

    @staticmethod
    def _sign(check: Check) -> SignLabel:
        label = named(SignLabel(None, ""), f"level_{check}", check_name(check))
        label.setWordWrap(False)
        return label

    def _button(self, title: str, name: str) -> QPushButton:
        button = named(QPushButton(title), name, title)
        button.setAutoDefault(False)
        self.buttons.addButton(button, _ACTION)
        return button

    def _lay_out_foot(self) -> None:
        layout = self.layout()
        assert isinstance(layout, QVBoxLayout)
        layout.removeWidget(self.buttons)
        foot = QHBoxLayout()
        foot.addWidget(self._verdict, 1)
        foot.addWidget(self.buttons)
        layout.addLayout(foot)

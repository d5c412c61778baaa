"""The system check: a line for each check, with a sign, a word and advice."""

from collections.abc import Mapping

from PySide6.QtCore import QEvent, Signal
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QGridLayout, QLabel, QWidget

from carrom_desk.desk.system_check import CHECKS, LEVELS, Check, Finding, Level, findings_text, verdict_words
from carrom_desk.gui.dialogs.desk_dialog import DeskDialog, named, voiced
from carrom_desk.gui.dialogs.fields import SignLabel
from carrom_desk.gui.kit.icons import Icon
from carrom_desk.i18n import _, say
from carrom_desk.presentation.wording.match_text import undivided_quantities
from carrom_desk.rules.texts.words import said

SIGNS: Mapping[Level, tuple[Icon | None, str]] = {
    Level.GOOD: (Icon.CHECK, "good"),
    Level.WARNING: (Icon.ALERT, "warning"),
    Level.BAD: (Icon.CROSS, "alarm"),
    Level.UNKNOWN: (None, "muted"),
}
"""Sign and style of each level."""
_WIDTH = 984


class SystemCheckDialog(DeskDialog):
    """Shows findings as they arrive."""

    wanted_again = Signal()
    """Emitted to check everything again."""

    def __init__(self, version: str, parent: QWidget | None = None) -> None:
        super().__init__("system_check_dialog", _("System check"), parent)
        self._version = version
        self._findings: dict[Check, Finding] = {}
        self._signs = {check: named(SignLabel(), f"level_{check}", say(name)) for check, name in CHECKS.items()}
        self._sentences = {check: voiced("", "", f"found_{check}") for check in Check}
        self._verdict = voiced("", "", "verdict")
        grid = QGridLayout()
        grid.setHorizontalSpacing(16)
        grid.setVerticalSpacing(7)
        for row, (check, name) in enumerate(CHECKS.items()):
            for column, part in enumerate((QLabel(say(name)), self._signs[check], self._sentences[check])):
                grid.addWidget(part, row, column)
        grid.setColumnStretch(2, 1)
        self.add(grid, 1)
        self._again = self.add_button("again", _("Check again"), self.wanted_again)
        self.add_button("copy", _("Copy as text"), self.copy)
        self._close = self.add_way_out(_("Close"), "close")
        self.foot.insertWidget(0, self._verdict, 1)
        self.setMinimumWidth(_WIDTH)
        self.begin()

    def begin(self) -> None:
        """Resets all findings."""
        self._findings = {}
        for check in Check:
            self._signs[check].show_line(None, _("…"), "")
            self._sentences[check].setText(_("Checking…"))
        self._verdict.setText("")
        self._close.setFocus()  # the usual next button; the focused one may become disabled
        self._again.setEnabled(False)

    def show_finding(self, finding: Finding) -> None:
        """Shows a finding, and the overall result once all are there."""
        self._findings[finding.check] = finding
        sign, voice = SIGNS[finding.level]
        self._signs[finding.check].show_line(sign, say(LEVELS[finding.level]), voice)
        self._sentences[finding.check].setText(undivided_quantities(said(finding.sentence)))
        if len(self._findings) == len(Check):
            self._verdict.setText(verdict_words(tuple(self._findings.values())))
            self._again.setEnabled(True)

    def event(self, event: QEvent) -> bool:
        handled = super().event(event)
        if event.type() == QEvent.Type.LayoutRequest:
            # Two lines of text need more height than the dialog started with.
            self.resize(self.width(), max(self.height(), self.heightForWidth(self.width())))
        return handled

    def as_text(self) -> str:
        """Returns all findings as text."""
        return findings_text(self._version, self._findings)

    def copy(self) -> None:
        """Copies the text to the clipboard."""
        QGuiApplication.clipboard().setText(self.as_text())

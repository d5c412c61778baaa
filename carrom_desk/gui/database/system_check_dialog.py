"""The system check: a line for each check, with a sign, a word and advice."""

from collections.abc import Mapping

from PySide6.QtCore import QEvent, Signal
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QGridLayout, QLabel, QWidget

from carrom_desk.desk.system_check import Check, Finding, Level
from carrom_desk.gui.dialogs.desk_dialog import DeskDialog, named, voiced
from carrom_desk.gui.dialogs.fields import SignLabel
from carrom_desk.gui.kit.icons import Icon
from carrom_desk.i18n import N_, NP_, Words, _, say
from carrom_desk.presentation.wording.match_text import undivided_quantities
from carrom_desk.rules.texts.words import said

CHECKS: Mapping[Check, Words] = {
    Check.DISK: N_("Disk"),
    Check.DATABASE: N_("Matches"),
    Check.BACKUPS: N_("Backups"),
    Check.SECOND_BACKUPS: N_("Second backup"),
    Check.CLOCK: NP_("SystemCheck", "Clock"),
    Check.POWER: N_("Power"),
    Check.SCREENS: N_("Second screen"),
    Check.FONTS: N_("Fonts"),
    Check.PDF: N_("Reports"),
    Check.SOUND: N_("Sound"),
}
LEVELS: Mapping[Level, tuple[Words, Icon | None, str]] = {
    Level.GOOD: (N_("OK"), Icon.CHECK, "good"),
    Level.WARNING: (NP_("SystemCheck", "Warning"), Icon.ALERT, "warning"),
    Level.BAD: (N_("PROBLEM"), Icon.CROSS, "alarm"),
    Level.UNKNOWN: (N_("Unknown"), None, "muted"),
}
"""Word, sign and style of each level."""


def verdict_words(findings: tuple[Finding, ...]) -> str:
    """Returns the overall result."""
    if any(each.level is Level.BAD for each in findings):
        return _("Fix the problems before you start a match.")
    if any(each.level is Level.WARNING for each in findings):
        return _("Ready for a match. Check the warnings.")
    return _("All good. Ready for a match.")


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
        words, sign, voice = LEVELS[finding.level]
        self._signs[finding.check].show_line(sign, say(words), voice)
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
        lines = [f"Carrom Desk {self._version}"]
        for check in Check:
            found = self._findings.get(check)
            if found is not None:
                sentence = said(found.sentence)
                lines.append(f"{say(LEVELS[found.level][0])} – {say(CHECKS[check])}: {sentence}")
        return "\n".join((*lines, self._verdict.text())).rstrip() + "\n"

    def copy(self) -> None:
        """Copies the text to the clipboard."""
        QGuiApplication.clipboard().setText(self.as_text())

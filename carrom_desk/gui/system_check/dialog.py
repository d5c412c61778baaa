"""The system check: a line for each thing, with a sign, a word and a sentence on what to do."""

from collections.abc import Mapping

from PySide6.QtCore import QCoreApplication, QEvent, Signal
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QGridLayout, QLabel, QWidget

from carrom_desk.desk.system_check import Check, Finding, Level, Reason
from carrom_desk.gui.dialogs.desk_dialog import DeskDialog, named, voiced
from carrom_desk.gui.dialogs.fields import SignLabel
from carrom_desk.gui.icons import Icon
from carrom_desk.gui.languages import say
from carrom_desk.match.match_text import undivided_quantities
from carrom_desk.rules.words import QT_TRANSLATE_NOOP, Words

_CHECKS: Mapping[Check, Words] = {
    Check.DISK: QT_TRANSLATE_NOOP("SystemCheck", "Disk"),
    Check.DATABASE: QT_TRANSLATE_NOOP("SystemCheck", "Matches"),
    Check.BACKUPS: QT_TRANSLATE_NOOP("SystemCheck", "Backups"),
    Check.SECOND_BACKUPS: QT_TRANSLATE_NOOP("SystemCheck", "Second backups"),
    Check.CLOCK: QT_TRANSLATE_NOOP("SystemCheck", "Clock"),
    Check.POWER: QT_TRANSLATE_NOOP("SystemCheck", "Power"),
    Check.SCREENS: QT_TRANSLATE_NOOP("SystemCheck", "Second screen"),
    Check.FONTS: QT_TRANSLATE_NOOP("SystemCheck", "Letters"),
    Check.PDF: QT_TRANSLATE_NOOP("SystemCheck", "Reports"),
    Check.SOUND: QT_TRANSLATE_NOOP("SystemCheck", "Sound"),
}
_LEVELS: Mapping[Level, Words] = {
    Level.GOOD: QT_TRANSLATE_NOOP("SystemCheck", "Good"),
    Level.WARNING: QT_TRANSLATE_NOOP("SystemCheck", "Look"),
    Level.BAD: QT_TRANSLATE_NOOP("SystemCheck", "BAD"),
    Level.UNKNOWN: QT_TRANSLATE_NOOP("SystemCheck", "Not known"),
}
_FINDINGS: Mapping[tuple[Check, Reason], Words] = {
    (Check.DISK, Reason.FINE): QT_TRANSLATE_NOOP(
        "SystemCheck", "{free} are free; an entry is on the disk after {ms} ms."
    ),
    (Check.DATABASE, Reason.FINE): QT_TRANSLATE_NOOP("SystemCheck", "Open, and its structure is sound."),
    (Check.BACKUPS, Reason.FINE): QT_TRANSLATE_NOOP("SystemCheck", "The last one is of {last}."),
    (Check.SECOND_BACKUPS, Reason.FINE): QT_TRANSLATE_NOOP(
        "SystemCheck", "The second folder is there and can be written to."
    ),
    (Check.CLOCK, Reason.FINE): QT_TRANSLATE_NOOP("SystemCheck", "It is {time}. Is that right?"),
    (Check.POWER, Reason.FINE): QT_TRANSLATE_NOOP("SystemCheck", "Plugged in."),
    (Check.SCREENS, Reason.FINE): QT_TRANSLATE_NOOP("SystemCheck", "{count} screens are connected."),
    (Check.FONTS, Reason.FINE): QT_TRANSLATE_NOOP("SystemCheck", "All scripts can be shown."),
    (Check.PDF, Reason.FINE): QT_TRANSLATE_NOOP("SystemCheck", "A page was written as PDF."),
    (Check.SOUND, Reason.FINE): QT_TRANSLATE_NOOP("SystemCheck", "{why}"),
    (Check.DISK, Reason.LITTLE_ROOM): QT_TRANSLATE_NOOP(
        "SystemCheck", "Only {free} are free. Delete what is not needed, soon."
    ),
    (Check.DISK, Reason.NO_ROOM): QT_TRANSLATE_NOOP("SystemCheck", "Only {free} are free. Make room before a match."),
    (Check.DISK, Reason.SLOW): QT_TRANSLATE_NOOP(
        "SystemCheck", "Slow: {ms} ms until an entry is on the disk. Close other programs, or use another disk."
    ),
    (Check.DISK, Reason.NOT_WRITABLE): QT_TRANSLATE_NOOP(
        "SystemCheck", "It cannot be written to: {why}. Nothing would be kept: use another disk."
    ),
    (Check.DATABASE, Reason.NOT_OPEN): QT_TRANSLATE_NOOP("SystemCheck", "The matches are not open. What now says why."),
    (Check.DATABASE, Reason.DAMAGED): QT_TRANSLATE_NOOP("SystemCheck", "{why} Open the menu, then “Backups…”."),
    (Check.DATABASE, Reason.ONLY_SHOWN): QT_TRANSLATE_NOOP("SystemCheck", "{why}"),
    (Check.BACKUPS, Reason.NO_BACKUP_YET): QT_TRANSLATE_NOOP(
        "SystemCheck", "None yet; the first comes with the end of a game."
    ),
    (Check.BACKUPS, Reason.NOT_WRITABLE): QT_TRANSLATE_NOOP(
        "SystemCheck", "{folder} cannot be written to: {why}. Make it writable."
    ),
    (Check.BACKUPS, Reason.ON_A_SERVER): QT_TRANSLATE_NOOP(
        "SystemCheck", "The matches are on a server: the one who keeps it makes the backups."
    ),
    (Check.SECOND_BACKUPS, Reason.NONE_CHOSEN): QT_TRANSLATE_NOOP(
        "SystemCheck", "No second folder. A stick is safer: menu, “Backups…”."
    ),
    (Check.SECOND_BACKUPS, Reason.GONE): QT_TRANSLATE_NOOP(
        "SystemCheck", "{folder} is not there. Plug in the stick, or choose another folder."
    ),
    (Check.SECOND_BACKUPS, Reason.NOT_WRITABLE): QT_TRANSLATE_NOOP(
        "SystemCheck", "{folder} cannot be written to: {why}. Choose another folder."
    ),
    (Check.CLOCK, Reason.WRONG_YEAR): QT_TRANSLATE_NOOP(
        "SystemCheck", "It says {time}, which cannot be. Set date and time."
    ),
    (Check.CLOCK, Reason.STANDS_STILL): QT_TRANSLATE_NOOP(
        "SystemCheck", "The clock that strokes are timed by stands still. Restart the computer."
    ),
    (Check.POWER, Reason.ON_BATTERY): QT_TRANSLATE_NOOP("SystemCheck", "On battery, {percent} % left. Plug it in."),
    (Check.POWER, Reason.BATTERY_LOW): QT_TRANSLATE_NOOP(
        "SystemCheck", "On battery, only {percent} % left: too little for a match. Plug it in now."
    ),
    (Check.POWER, Reason.NO_BATTERY): QT_TRANSLATE_NOOP(
        "SystemCheck", "No battery is told of: look whether it is plugged in."
    ),
    (Check.POWER, Reason.NOT_KNOWN): QT_TRANSLATE_NOOP("SystemCheck", "Not told here: look whether it is plugged in."),
    (Check.SCREENS, Reason.ONE_SCREEN): QT_TRANSLATE_NOOP(
        "SystemCheck", "There is one screen only, which is enough for the umpire."
    ),
    (Check.FONTS, Reason.NOT_READ): QT_TRANSLATE_NOOP(
        "SystemCheck", "Letters are missing: {why}. Install Carrom Desk again."
    ),
    (Check.PDF, Reason.FAILED): QT_TRANSLATE_NOOP(
        "SystemCheck", "No PDF could be written: {why}. Write reports as HTML."
    ),
    (Check.SOUND, Reason.WAITING): QT_TRANSLATE_NOOP("SystemCheck", "The trial sound is being played…"),
    (Check.SOUND, Reason.FAILED): QT_TRANSLATE_NOOP("SystemCheck", "{why}"),
    (Check.SOUND, Reason.SOUND_OFF): QT_TRANSLATE_NOOP("SystemCheck", "Switched off in the preferences. {why}"),
}
"""What was found, and what to do."""


def check_name(check: Check) -> str:
    """What is looked at."""
    return say(_CHECKS[check])


def level_word(level: Level) -> str:
    """The sign of a finding, said."""
    return say(_LEVELS[level])


def finding_words(finding: Finding) -> str:
    """What was found, and what to do."""
    return say(_FINDINGS[finding.check, finding.reason], **finding.values)


def verdict_words(findings: tuple[Finding, ...]) -> str:
    """What to make of it all."""
    if any(each.level is Level.BAD for each in findings):
        return QCoreApplication.translate("SystemCheck", "See to what is BAD before a match begins.")
    if any(each.level is Level.WARNING for each in findings):
        return QCoreApplication.translate("SystemCheck", "A match can begin. Look at what is marked.")
    return QCoreApplication.translate("SystemCheck", "All is well: a match can begin.")


_SIGNS = {Level.GOOD: Icon.CHECK, Level.WARNING: Icon.ALERT, Level.BAD: Icon.CROSS, Level.UNKNOWN: None}
_VOICES = {Level.GOOD: "good", Level.WARNING: "warning", Level.BAD: "alarm", Level.UNKNOWN: "muted"}
_WIDTH = 984


class SystemCheckDialog(DeskDialog):
    """Shows findings as they come."""

    wanted_again = Signal()
    """Everything is to be looked at once more."""

    def __init__(self, version: str, parent: QWidget | None = None) -> None:
        super().__init__("system_check_dialog", self.tr("System check"), parent)
        self._version = version
        self._findings: dict[Check, Finding] = {}
        self._signs = {check: named(SignLabel(), f"level_{check}", check_name(check)) for check in Check}
        self._sentences = {check: voiced("", "", f"found_{check}") for check in Check}
        self._verdict = voiced("", "", "verdict")
        grid = QGridLayout()
        grid.setHorizontalSpacing(16)
        grid.setVerticalSpacing(7)
        for row, check in enumerate(Check):
            for column, part in enumerate((QLabel(check_name(check)), self._signs[check], self._sentences[check])):
                grid.addWidget(part, row, column)
        grid.setColumnStretch(2, 1)
        self.add(grid, 1)
        self._again = self.add_button("again", self.tr("Check again"), self.wanted_again)
        self.add_button("copy", self.tr("Copy as text"), self.copy)
        self._close = self.add_way_out(self.tr("Close"), "close")
        self.foot.insertWidget(0, self._verdict, 1)
        self.setMinimumWidth(_WIDTH)
        self.begin()

    def begin(self) -> None:
        """Nothing is known yet."""
        self._findings = {}
        for check in Check:
            self._signs[check].show_line(None, self.tr("…"), "")
            self._sentences[check].setText(self.tr("is being looked at"))
        self._verdict.setText("")
        self._close.setFocus()  # it is what usually comes next; the button that has it may be going grey
        self._again.setEnabled(False)

    def show_finding(self, finding: Finding) -> None:
        """Show what was found, and what to make of it all once everything was."""
        self._findings[finding.check] = finding
        self._signs[finding.check].show_line(_SIGNS[finding.level], level_word(finding.level), _VOICES[finding.level])
        self._sentences[finding.check].setText(undivided_quantities(finding_words(finding)))
        if len(self._findings) == len(Check):
            self._verdict.setText(verdict_words(tuple(self._findings.values())))
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

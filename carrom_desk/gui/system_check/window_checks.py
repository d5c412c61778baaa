"""Checks of what only the window knows: screens, letters, printing."""

from collections.abc import Callable, Sequence

from PySide6.QtCore import QBuffer, QIODevice
from PySide6.QtGui import QFontDatabase, QGuiApplication, QPainter, QPdfWriter

from carrom_desk.desk.system_check.finding import Check, Finding, Level, Reason
from carrom_desk.gui.fonts import FAMILIES
from carrom_desk.gui.sound.players import Outcome, SoundReport
from carrom_desk.gui.sound.sounds import sound_result

WritePdf = Callable[[], bytes]
_PDF = b"%PDF-"


def check_screens(names: Sequence[str]) -> Finding:
    """Whether there is a screen for the hall."""
    if len(names) < 2:
        return Finding(Check.SCREENS, Level.GOOD, Reason.ONE_SCREEN)
    return Finding(Check.SCREENS, Level.GOOD, values={"count": len(names)})


def check_fonts(families: Sequence[str]) -> Finding:
    """Whether names in every script that ships can be shown."""
    missing = [family for family in FAMILIES if family not in families]
    if missing:
        return Finding(Check.FONTS, Level.WARNING, Reason.NOT_READ, {"why": ", ".join(missing)})
    return Finding(Check.FONTS, Level.GOOD)


def check_pdf(write: WritePdf) -> Finding:
    """Whether a report could be written as PDF."""
    try:
        written = write()
    except OSError as error:
        return Finding(Check.PDF, Level.BAD, Reason.FAILED, {"why": error.strerror or str(error)})
    if not written.startswith(_PDF):
        return Finding(Check.PDF, Level.BAD, Reason.FAILED, {"why": str(len(written))})
    return Finding(Check.PDF, Level.GOOD)


def check_sound(report: SoundReport, *, is_on: bool) -> Finding:
    """What came of the trial sound; whether it was heard only the umpire knows."""
    why = {"why": sound_result(report)}
    if not is_on:
        return Finding(Check.SOUND, Level.WARNING, Reason.SOUND_OFF, why)
    if report.is_failure or report.outcome is Outcome.REPLACED:
        return Finding(Check.SOUND, Level.WARNING, Reason.FAILED, why)
    return Finding(Check.SOUND, Level.GOOD, values=why)


def screen_names() -> tuple[str, ...]:
    """The screens that are connected."""
    return tuple(screen.name() for screen in QGuiApplication.screens())


def font_families() -> tuple[str, ...]:
    """What can be written with."""
    return tuple(QFontDatabase.families())


def trial_page() -> bytes:
    """A page with one line, as PDF."""
    buffer = QBuffer()
    buffer.open(QIODevice.OpenModeFlag.WriteOnly)
    writer = QPdfWriter(buffer)  # held by this name while it is painted on
    with QPainter(writer) as painter:
        painter.drawText(100, 200, "Carrom Desk")
    del painter, writer
    buffer.close()
    return bytes(buffer.data().data())

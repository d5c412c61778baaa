"""The paper that is usual here."""

from PySide6.QtCore import QLocale

from carrom_desk.reports.paper import Paper

_LETTER_COUNTRIES = (
    QLocale.Country.UnitedStates,
    QLocale.Country.Canada,
    QLocale.Country.Mexico,
    QLocale.Country.Philippines,
)


def usual_paper() -> Paper:
    """The paper of the country that the computer is set to."""
    return Paper.LETTER if QLocale.system().territory() in _LETTER_COUNTRIES else Paper.A4

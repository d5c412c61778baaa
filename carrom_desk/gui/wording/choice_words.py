"""What can be chosen about the desk, in words."""

from PySide6.QtCore import QCoreApplication

from carrom_desk.gui.choices.aid import Aid
from carrom_desk.gui.choices.text_choice import TextChoice
from carrom_desk.gui.choices.theme_choice import ThemeChoice


def theme_words(choice: ThemeChoice) -> str:
    """A look."""
    match choice:
        case ThemeChoice.SYSTEM:
            return QCoreApplication.translate("Choice", "As the system")
        case ThemeChoice.LIGHT:
            return QCoreApplication.translate("Choice", "Light")
        case ThemeChoice.DARK:
            return QCoreApplication.translate("Choice", "Dark")
        case ThemeChoice.HIGH_CONTRAST:
            return QCoreApplication.translate("Choice", "High contrast")


def text_words(choice: TextChoice) -> str:
    """A size of text."""
    match choice:
        case TextChoice.NORMAL:
            return QCoreApplication.translate("Choice", "Normal")
        case TextChoice.LARGE:
            return QCoreApplication.translate("Choice", "Large")
        case TextChoice.LARGEST:
            return QCoreApplication.translate("Choice", "Largest")


def aid_words(aid: Aid) -> str:
    """How far the desk helps with a clock."""
    match aid:
        case Aid.NOT_USED:
            return QCoreApplication.translate("Choice", "Do not use")
        case Aid.SUGGESTED:
            return QCoreApplication.translate("Choice", "Suggest")
        case Aid.AUTOMATIC:
            return QCoreApplication.translate("Choice", "Automatic")

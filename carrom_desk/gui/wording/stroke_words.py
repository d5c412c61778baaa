"""What is said about marks on a stroke."""

from PySide6.QtCore import QCoreApplication


def only_a_break() -> str:
    """Why a stroke cannot be marked as made before "Play"."""
    return QCoreApplication.translate("Marking", "Only a break can come before “Play”.")

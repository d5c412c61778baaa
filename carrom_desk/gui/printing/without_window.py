"""PDF for a command, which has neither a window nor an application object of its own."""

from collections.abc import Iterator
from contextlib import contextmanager

from PySide6.QtCore import QLoggingCategory
from PySide6.QtGui import QGuiApplication


@contextmanager
def without_window() -> Iterator[None]:
    """Within it documents can be set as PDF, in a process that has not begun Qt; needs no screen."""
    # Qt tells of every font that lacks a script before it takes the next, which has it.
    QLoggingCategory.setFilterRules("qt.text.font.db.info=false")
    application = QGuiApplication(["carrom-desk", "-platform", "offscreen"])
    try:
        yield
    finally:
        application.shutdown()

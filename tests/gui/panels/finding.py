"""Finds widgets of a panel by name."""

from typing import TypeVar

from PySide6.QtWidgets import QApplication, QWidget

Part = TypeVar("Part", bound=QWidget)


def found(panel: QWidget, kind: type[Part], name: str) -> Part:
    """Returns the only widget of this type and name."""
    (part,) = panel.findChildren(kind, name)
    return part


def settle(panel: QWidget) -> None:
    """Activates every layout of a panel."""
    QApplication.sendPostedEvents()
    panel.ensurePolished()

"""Finds the parts of a panel by their names."""

from typing import TypeVar

from PySide6.QtWidgets import QApplication, QWidget

Part = TypeVar("Part", bound=QWidget)


def found(panel: QWidget, kind: type[Part], name: str) -> Part:
    """The one part of this kind and name."""
    (part,) = panel.findChildren(kind, name)
    return part


def settle(panel: QWidget) -> None:
    """Activates every layout of a panel."""
    QApplication.sendPostedEvents()
    panel.ensurePolished()

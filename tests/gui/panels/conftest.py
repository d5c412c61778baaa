"""Panels are tested with the bundled fonts, in the light theme by default."""

import pytest
from PySide6.QtWidgets import QApplication

from carrom_desk.gui.kit.theme import Theme, ThemeName, load_fonts, load_theme


@pytest.fixture(scope="session", autouse=True)
def _fonts(qapp: QApplication) -> None:
    load_fonts()


@pytest.fixture
def theme() -> Theme:
    """Returns the light theme with text at its design size."""
    return load_theme(ThemeName.LIGHT)

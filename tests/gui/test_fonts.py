"""The bundled fonts load, and every script falls back to the font that has it."""

import pytest
from PySide6.QtGui import QFontDatabase, QFontInfo, QRawFont
from PySide6.QtWidgets import QApplication

from carrom_desk.gui.fonts import FAMILIES, font_of, load_fonts


def test_every_bundled_font_is_read_and_named(qapp: QApplication) -> None:
    assert load_fonts() == ()
    assert set(FAMILIES) <= set(QFontDatabase.families())


def test_a_font_that_cannot_be_read_is_named(
    qapp: QApplication, tmp_path_factory: pytest.TempPathFactory, monkeypatch: pytest.MonkeyPatch
) -> None:
    folder = tmp_path_factory.mktemp("fonts")
    (folder / "Broken.ttf").write_bytes(b"no font")
    monkeypatch.setattr("carrom_desk.gui.fonts.resource_path", lambda name: folder)

    assert load_fonts() == ("Broken.ttf",)


def test_the_font_has_the_size_and_weight_asked_for(qapp: QApplication) -> None:
    load_fonts()
    font = font_of(21, bold=True)

    assert QFontInfo(font).family() == "Noto Sans"
    assert QRawFont.fromFont(font).supportsCharacter(ord("—"))
    assert (font.pixelSize(), font.bold()) == (21, True)
    assert not font_of(21).bold()

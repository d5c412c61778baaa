"""Title and key find room on a narrow button, each whole."""

from xml.etree import ElementTree

import pytest
from PySide6.QtCore import QBuffer, QByteArray, QIODevice, QRectF, QSize
from PySide6.QtGui import QPainter
from PySide6.QtSvg import QSvgGenerator
from PySide6.QtWidgets import QApplication

from carrom_desk.gui.panels.fitting import SOFT_HYPHEN
from carrom_desk.gui.panels.key_content import KeyContent
from carrom_desk.gui.panels.key_looks import LOOKS, Look
from carrom_desk.gui.roles import Role
from carrom_desk.gui.theme import ThemeName, load_theme

HEIGHT = 58
TIME = f"9 Zeit über{SOFT_HYPHEN}schritten"


def drawn(title: str, key: str, width: int, scale: float = 1.0) -> list[str]:
    """What stands on a button, line by line."""
    theme = load_theme(ThemeName.LIGHT, scale)
    data = QByteArray()
    buffer = QBuffer(data)
    buffer.open(QIODevice.OpenModeFlag.WriteOnly)
    svg = QSvgGenerator()
    svg.setOutputDevice(buffer)
    svg.setSize(QSize(width, HEIGHT))
    with QPainter(svg) as painter:
        KeyContent(
            theme=theme,
            title=title,
            key=key,
            sign=None,
            is_bold=True,
            height=HEIGHT,
            ink=theme.colour(Role.BUTTON_TEXT),
            colours=LOOKS[Look.PLAIN],
            is_blocked=False,
        ).draw(painter, QRectF(0, 0, width, HEIGHT))
    buffer.close()
    root = ElementTree.fromstring(bytes(data.data()).decode("utf-8"))
    return ["".join(each.itertext()).strip() for each in root.iter("{http://www.w3.org/2000/svg}text")]


@pytest.mark.parametrize("scale", [1.0, 1.12, 1.3])
@pytest.mark.parametrize(("title", "width"), [("Improper", 66), (TIME, 84), ("Clear", 48), ("8 Chief referee…", 96)])
def test_a_narrow_button_shows_its_whole_title_and_its_key(
    qapp: QApplication, title: str, width: int, scale: float
) -> None:
    lines = drawn(title, "T", width, scale)

    assert lines.count("T") == 1
    lines.remove("T")
    assert "".join(line.removesuffix("-") for line in lines).replace(" ", "") == (
        title.replace(SOFT_HYPHEN, "").replace(" ", "")
    )


def test_where_there_is_no_room_for_the_key_the_title_stands_alone(qapp: QApplication) -> None:
    assert drawn("Clear", "Umschalt+Entfernen", 60) == ["Clear"]


def test_a_wide_button_has_title_and_key_in_one_line(qapp: QApplication) -> None:
    assert drawn(TIME, "T", 300) == ["9 Zeit überschritten", "T"]

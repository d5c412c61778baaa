"""Every theme defines every colour, is legible and styles Qt's widgets; every script has a font."""

import re
import shutil
import sys
import tomllib
from dataclasses import replace
from pathlib import Path

import pytest
from PySide6 import QtWidgets
from PySide6.QtCore import Qt
from PySide6.QtGui import QColor, QFont, QFontDatabase, QFontInfo, QPalette, QRawFont
from PySide6.QtWidgets import QApplication, QCheckBox, QFrame, QListView, QPushButton, QVBoxLayout
from pytestqt.qtbot import QtBot

from carrom_desk import gui
from carrom_desk.gui.kit.layouts import put
from carrom_desk.gui.kit.roles import Role, TextSize
from carrom_desk.gui.kit.theme import FAMILIES, Theme, ThemeName, font_of, load_fonts, load_theme
from carrom_desk.gui.panels.controls import KeyButton
from carrom_desk.resources import resource_path
from tests.gui.contrasts import SHAPES_ON, TEXT_ON, contrast


def faint(theme: Theme, pairs: tuple[tuple[Role, tuple[Role, ...]], ...], least: float) -> list[str]:
    return [
        f"{role} on {ground}: {contrast(theme.colour(role), theme.colour(ground)):.2f}"
        for role, grounds in pairs
        for ground in grounds
        if contrast(theme.colour(role), theme.colour(ground)) < least
    ]


@pytest.fixture(params=ThemeName)
def theme(request: pytest.FixtureRequest) -> Theme:
    name: ThemeName = request.param
    return load_theme(name)


def test_the_style_sheet_names_only_widgets_that_exist() -> None:
    sheet = re.sub(r"/\*.*?\*/", "", resource_path("themes/window.qss").read_text(encoding="utf-8"), flags=re.DOTALL)
    selectors = re.sub(r'"[^"]*"', "", " ".join(re.findall(r"([^{}]+)\{", sheet)))
    named = {name for name in re.findall(r"(?<![#\w.-])[A-Z]\w+", selectors) if not hasattr(QtWidgets, name)}
    sources = "".join(path.read_text(encoding="utf-8") for path in Path(gui.__file__).parent.rglob("*.py"))
    classes = set(re.findall(r"^class (\w+)", sources, flags=re.MULTILINE))

    assert named - classes == set()
    assert named


def test_words_stand_out_from_what_they_are_written_on(theme: Theme) -> None:
    assert faint(theme, TEXT_ON, 4.5) == []


def test_shapes_with_a_meaning_stand_out_from_what_they_lie_on(theme: Theme) -> None:
    assert faint(theme, SHAPES_ON, 3.0) == []


def test_a_button_under_the_pointer_does_not_look_blocked_nor_a_blocked_one_pressed(theme: Theme) -> None:
    looks = (Role.BUTTON, Role.BUTTON_HOVER, Role.BUTTON_PRESSED, Role.BUTTON_BLOCKED)
    assert len({theme.colours[role] for role in looks}) == len(looks)


def test_the_ring_of_a_primary_button_lies_on_the_ground_of_a_plain_one(theme: Theme, qtbot: QtBot) -> None:
    button = QPushButton("Confirm")
    button.setProperty("primary", True)
    qtbot.addWidget(button)
    button.setStyleSheet(theme.stylesheet())
    button.show()
    button.activateWindow()
    qtbot.waitUntil(button.isActiveWindow)
    button.setFocus(Qt.FocusReason.TabFocusReason)
    picture = button.grab().toImage()

    assert picture.pixelColor(8, button.height() // 2) == theme.colour(Role.BUTTON)


@pytest.mark.parametrize(
    ("around", "is_alarm", "ring", "ground"),
    [
        ("practice_band", False, Role.TIP_TEXT, Role.TIP),
        ("side_card", False, Role.FOCUS, Role.CARD),
    ],
)
def test_the_ring_stands_out_from_what_is_around_it(
    theme: Theme, qtbot: QtBot, around: str, is_alarm: bool, ring: Role, ground: Role
) -> None:
    frame, button = QFrame(), KeyButton("Exit")
    qtbot.addWidget(frame)
    frame.setObjectName(around)
    frame.setProperty("alarm", is_alarm)
    put(QVBoxLayout(frame), button)
    frame.setStyleSheet(theme.stylesheet())
    frame.show()
    frame.activateWindow()
    qtbot.waitUntil(frame.isActiveWindow)
    button.setFocus(Qt.FocusReason.TabFocusReason)
    picture, place = frame.grab().toImage(), button.geometry()

    assert picture.pixelColor(place.left() + 1, place.center().y()) == theme.colour(ring)
    assert picture.pixelColor(place.left() - 3, place.center().y()) == theme.colour(ground)
    assert contrast(theme.colour(ring), theme.colour(ground)) >= 3


def test_every_role_for_words_is_tested_for_its_contrast() -> None:
    words = {role for role in Role if "text" in role or role.startswith("on_")}

    assert words <= {role for role, _ in TEXT_ON}


def test_every_colour_of_a_theme_is_used() -> None:
    for name in ThemeName:
        text = resource_path(f"themes/{name}.toml").read_text(encoding="utf-8")
        named = set(re.findall(r'^(\w+) = "#', text, re.MULTILINE))
        used = set(re.findall(r'^\w+ = "(\w+)"', text, re.MULTILINE))
        assert named - used == set(), name


def test_the_style_sheet_has_no_placeholder_left_and_qt_reads_it(theme: Theme, qtbot: QtBot) -> None:
    sheet = theme.stylesheet()
    button = QPushButton("Confirm")
    qtbot.addWidget(button)
    button.setStyleSheet(sheet)
    button.ensurePolished()

    assert "$" not in sheet
    assert button.palette().color(QPalette.ColorRole.ButtonText) == theme.colour(Role.BUTTON_TEXT)
    assert button.sizeHint().height() >= 40


@pytest.mark.parametrize(
    "name",
    [
        "Jürgen's (1) & é", "12u", "%[^{$signs",
        pytest.param('"', marks=pytest.mark.skipif(sys.platform == "win32", reason="no name has this there")),
    ],
)  # fmt: skip
def test_the_style_sheet_works_from_a_folder_of_any_name(
    name: str, tmp_path: Path, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    copied = shutil.copytree(resource_path("themes"), tmp_path / name / "themes")
    light = load_theme(ThemeName.LIGHT)
    usual = light.stylesheet()
    monkeypatch.setattr("carrom_desk.gui.kit.theme.resource_path", lambda _: copied)
    moved = replace(light, sheet=f"{light.sheet}\n").stylesheet()
    box = QCheckBox("Doubles")
    qtbot.addWidget(box)
    box.setChecked(True)

    pictures = []
    for sheet in (usual, moved):
        box.setStyleSheet(sheet)
        pictures.append(box.grab().toImage())

    assert str(copied.name) in moved
    assert pictures[0] == pictures[1]


def test_the_scale_makes_everything_larger() -> None:
    theme = load_theme(ThemeName.LIGHT, 1.4)

    assert theme.px(TextSize.BODY) == theme.font(TextSize.BODY).pixelSize() == 21
    assert "font-size: 21px" in theme.stylesheet()
    assert load_theme(ThemeName.LIGHT).px(12) < theme.px(12)


def test_what_is_pressed_is_never_lower_than_a_thumb_needs() -> None:
    assert [load_theme(ThemeName.LIGHT, scale).touch(48) for scale in (0.8, 0.9, 1.0, 2.0)] == [44, 44, 48, 96]


@pytest.mark.parametrize("scale", [0.85, 0.95, 1.0, 1.12, 1.4])
def test_a_choice_is_as_round_as_qt_draws_it(scale: float) -> None:
    sheet = load_theme(ThemeName.LIGHT, scale).stylesheet()
    box = re.search(r"indicator \{\s*width: (\d+)px.*?border: (\d+)px", sheet, re.DOTALL)
    corner = re.search(r"QRadioButton::indicator \{ border-radius: (\d+)px", sheet)

    assert box is not None
    assert corner is not None
    assert int(corner[1]) == (int(box[1]) + 2 * int(box[2])) // 2


def test_the_palette_has_the_same_colours(theme: Theme, qapp: QApplication) -> None:
    palette = theme.palette()

    assert palette.color(QPalette.ColorRole.Base) == theme.colour(Role.FIELD)
    assert palette.color(QPalette.ColorGroup.Disabled, QPalette.ColorRole.Text) == theme.colour(
        Role.BUTTON_BLOCKED_TEXT
    )


@pytest.mark.parametrize("name", ThemeName)
def test_a_theme_names_every_role_and_no_other(name: ThemeName) -> None:
    document = tomllib.loads(resource_path(f"themes/{name}.toml").read_text(encoding="utf-8"))

    assert document["roles"].keys() == set(Role)
    assert all(map(QColor.isValidColorName, document["base"].values()))


# Fonts


def test_every_bundled_font_is_read_and_named(qapp: QApplication) -> None:
    assert load_fonts() == ()
    assert set(FAMILIES) <= set(QFontDatabase.families())


def test_a_font_that_cannot_be_read_is_named(
    qapp: QApplication, tmp_path_factory: pytest.TempPathFactory, monkeypatch: pytest.MonkeyPatch
) -> None:
    folder = tmp_path_factory.mktemp("fonts")
    (folder / "Broken.ttf").write_bytes(b"no font")
    monkeypatch.setattr("carrom_desk.gui.kit.theme.resource_path", lambda name: folder)

    assert load_fonts() == ("Broken.ttf",)


def test_lists_have_the_font_of_everything_else(qapp: QApplication) -> None:
    # As Windows does. The stub wants bytes, which are refused.
    QApplication.setFont(QFont("Serif"), "QListView")  # type: ignore[arg-type]

    load_fonts()

    assert QApplication.font(QListView()).family() == FAMILIES[0]


def test_the_font_has_the_size_and_weight_asked_for(qapp: QApplication) -> None:
    load_fonts()
    font = font_of(21, bold=True)

    assert QFontInfo(font).family() == "Noto Sans"
    assert QRawFont.fromFont(font).supportsCharacter(ord("—"))
    assert (font.pixelSize(), font.bold()) == (21, True)
    assert not font_of(21).bold()

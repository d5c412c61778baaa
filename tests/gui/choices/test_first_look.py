"""What the first paint knows is what the preferences keep."""

from dataclasses import replace
from pathlib import Path

import pytest
from PySide6.QtCore import QByteArray

from carrom_desk.gui.choices.choices import Choices
from carrom_desk.gui.choices.first_look import FirstLook, read_first_look
from carrom_desk.gui.choices.preferences import Preferences
from carrom_desk.gui.choices.text_choice import TextChoice
from carrom_desk.gui.choices.theme_choice import ThemeChoice


def test_before_anything_is_chosen_it_is_as_it_comes(tmp_path: Path) -> None:
    assert read_first_look(tmp_path / "window.ini") == FirstLook()


@pytest.mark.parametrize("theme", ThemeChoice)
@pytest.mark.parametrize("text", TextChoice)
def test_what_was_chosen_is_painted_first(tmp_path: Path, theme: ThemeChoice, text: TextChoice) -> None:
    preferences = Preferences(tmp_path / "window.ini")
    preferences.remember(replace(Choices(), theme=theme, text=text))
    preferences.remember_geometry(QByteArray(b"where it was"))
    del preferences  # which writes it

    look = read_first_look(tmp_path / "window.ini")

    assert look == FirstLook(theme, text, QByteArray(b"where it was"))


def test_what_a_hand_wrote_and_nobody_knows_counts_as_not_chosen(tmp_path: Path) -> None:
    file = tmp_path / "window.ini"
    file.write_text("[General]\ntheme=pink\ntext=@Invalid()\ngeometry=here\n", encoding="utf-8")

    assert read_first_look(file) == FirstLook()

"""Settings are restored at the next start, and a damaged file does no harm."""

from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st
from PySide6.QtCore import QByteArray

from carrom_desk.gui.kit.theme import ThemeName
from carrom_desk.gui.settings.settings import ClockAid, Settings, SettingsFile, SettingsModel, TextChoice, ThemeChoice
from carrom_desk.presentation.next_step.actions import USUAL_KEYS
from carrom_desk.rules.clocks import ClockKind
from carrom_desk.rules.edition_register import BY_ID

LANGUAGES = st.sampled_from(["", "en", "de", "ta"])
CHOICES = st.builds(
    Settings,
    theme=st.sampled_from(ThemeChoice),
    text=st.sampled_from(TextChoice),
    is_board_turned=st.booleans(),
    keys=st.dictionaries(
        st.sampled_from(list(USUAL_KEYS)),
        st.lists(st.sampled_from([key for keys in USUAL_KEYS.values() for key in keys]), max_size=2).map(tuple),
    ),
    clock_exceptions=st.dictionaries(
        st.sampled_from(ClockKind), st.sampled_from([ClockAid.NOT_USED, ClockAid.SUGGESTED])
    ),
    is_sound_on=st.booleans(),
    is_counting=st.booleans(),
    volume=st.integers(0, 100),
    spectator_theme=st.sampled_from([None, *ThemeChoice]),
    window_language=LANGUAGES,
    call_language=LANGUAGES,
    laws=st.sampled_from(["", *BY_ID]),
    second_backups=st.sampled_from(["", "/media/stick", r"E:\copies, and more"]),
    spectator_screen=st.sampled_from(["", "HDMI-1"]),
    guard_ms=st.integers(0, 1200),
)


@pytest.fixture(scope="module")
def file(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return tmp_path_factory.mktemp("deep") / "deeper" / "window.ini"


@given(CHOICES)
def test_choices_are_remembered(file: Path, choices: Settings) -> None:
    SettingsFile(file).remember(choices)

    assert SettingsFile(file).read() == choices


def test_before_anything_is_chosen_it_is_as_it_comes(tmp_path: Path) -> None:
    preferences = SettingsFile(tmp_path / "window.ini")

    assert preferences.read() == Settings()
    assert preferences.geometry == QByteArray()


def test_the_place_of_the_window_is_remembered(tmp_path: Path) -> None:
    SettingsFile(tmp_path / "window.ini").remember_geometry(QByteArray(b"somewhere"))

    assert SettingsFile(tmp_path / "window.ini").geometry == QByteArray(b"somewhere")


@pytest.mark.parametrize(
    "words",
    [
        "theme=purple",
        "geometry=3",
        "volume=loud",
        "volume=-3",
        "guard_ms=1, 2",
        "text=9",
        "is_sound_on=perhaps",
        "[keys]\nnobody=W",
        "[clocks]\nstroke=sometimes",
    ],
)
def test_a_choice_nobody_knows_is_none(tmp_path: Path, words: str) -> None:
    file = tmp_path / "window.ini"
    file.write_text(f"[General]\n{words}\n", encoding="utf-8")

    assert SettingsFile(file).read() == Settings()
    assert SettingsFile(file).geometry == QByteArray()


def test_too_much_is_as_much_as_there_is(tmp_path: Path) -> None:
    file = tmp_path / "window.ini"
    file.write_text("[General]\nvolume=4000\nguard_ms=99999\n", encoding="utf-8")

    read = SettingsFile(file).read()
    assert (read.volume, read.guard_ms) == (100, 1200)


def test_a_change_is_told_and_remembered_once() -> None:
    told: list[object] = []
    remembered: list[Settings] = []
    book = SettingsModel(Settings(), remembered.append)
    book.changed.connect(told.append)
    chosen = Settings(text=TextChoice.LARGEST)
    book.put(chosen)
    book.put(chosen)

    assert book.current == chosen
    assert told == remembered == [chosen]


@pytest.mark.parametrize(
    ("choice", "system", "name"),
    [
        (ThemeChoice.SYSTEM, ThemeName.LIGHT, ThemeName.LIGHT),
        (ThemeChoice.SYSTEM, ThemeName.DARK, ThemeName.DARK),
        (ThemeChoice.SYSTEM, ThemeName.HIGH_CONTRAST, ThemeName.HIGH_CONTRAST),
        (ThemeChoice.LIGHT, ThemeName.DARK, ThemeName.LIGHT),
        (ThemeChoice.DARK, ThemeName.HIGH_CONTRAST, ThemeName.DARK),
        (ThemeChoice.HIGH_CONTRAST, ThemeName.LIGHT, ThemeName.HIGH_CONTRAST),
    ],
)
def test_the_system_decides_the_look_unless_the_umpire_does(
    choice: ThemeChoice, system: ThemeName, name: ThemeName
) -> None:
    assert choice.theme(system) is name


@pytest.mark.parametrize("kind", ClockKind)
def test_every_clock_is_automatic_unless_chosen_otherwise(kind: ClockKind) -> None:
    assert Settings().aid(kind) is ClockAid.AUTOMATIC
    assert Settings(clock_exceptions={kind: ClockAid.NOT_USED}).aid(kind) is ClockAid.NOT_USED
    assert Settings(clock_aid=ClockAid.SUGGESTED).aid(kind) is ClockAid.SUGGESTED

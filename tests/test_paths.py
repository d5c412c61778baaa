"""Everything the desk writes goes into the user's own folders, and looking them up does not create them."""

from pathlib import Path

import platformdirs
import pytest

from carrom_desk import paths


def test_the_database_lies_in_the_data_folder() -> None:
    assert paths.database_path().parent == paths.data_folder()
    assert paths.data_folder().name == "carrom-desk"


@pytest.mark.skipif("sys.platform != 'linux'", reason="the variables of the XDG base directories")
def test_on_linux_the_desktop_may_move_them(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "data"))
    monkeypatch.setenv("XDG_STATE_HOME", str(tmp_path / "state"))
    monkeypatch.setenv("XDG_CONFIG_HOME", str(tmp_path / "config"))

    assert paths.database_path() == tmp_path / "data/carrom-desk/matches.sqlite3"
    assert paths.preferences_file() == tmp_path / "config/carrom-desk/window.ini"
    assert paths.log_folder().is_relative_to(tmp_path / "state")


@pytest.mark.parametrize("variable", ["", "  ", "/somewhere/else"])
def test_the_folders_are_those_of_the_platform(monkeypatch: pytest.MonkeyPatch, variable: str) -> None:
    for name in ("XDG_DATA_HOME", "XDG_STATE_HOME", "XDG_CONFIG_HOME"):
        monkeypatch.setenv(name, variable)

    assert paths.data_folder() == platformdirs.user_data_path("carrom-desk", appauthor=False)
    assert paths.preferences_file().parent == platformdirs.user_config_path("carrom-desk", appauthor=False)
    assert paths.log_folder() == platformdirs.user_log_path("carrom-desk", appauthor=False)


def test_asking_creates_nothing(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    monkeypatch.setenv("XDG_STATE_HOME", str(tmp_path))
    monkeypatch.setenv("XDG_CONFIG_HOME", str(tmp_path))

    for ask in (paths.data_folder, paths.database_path, paths.preferences_file, paths.log_folder):
        ask()

    assert list(tmp_path.iterdir()) == []

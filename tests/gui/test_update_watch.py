"""A window over which another version was installed says so."""

from pathlib import Path

from pytestqt.qtbot import QtBot

from carrom_desk.gui.update_watch import UpdateWatch


def test_a_window_says_that_another_version_was_installed(qtbot: QtBot, tmp_path: Path) -> None:
    said: list[str] = []
    file, newer = tmp_path / "carrom-desk", tmp_path / "newer"
    file.touch()
    newer.touch()
    watch = UpdateWatch(said.append, file)
    watch.remind()
    file.unlink()
    watch.remind()
    assert said == []

    newer.rename(file)
    watch.remind()

    assert [sentence.partition(".")[0] for sentence in said] == ["Carrom Desk was updated"]

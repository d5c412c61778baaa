"""The files that players read: there before they are needed, whole, and only for their owner."""

import os
import stat
from pathlib import Path

import pytest

from carrom_desk.gui.sound.tones import Cue, SoundFiles, wav_of


def test_a_sound_is_written_once_and_is_there_at_the_next_start(tmp_path: Path) -> None:
    file = SoundFiles(tmp_path / "deep" / "sounds").prepare(Cue.TEST, 80)
    written = file.stat().st_mtime_ns

    assert SoundFiles(tmp_path / "deep" / "sounds").prepare(Cue.TEST, 80) == file
    assert file.stat().st_mtime_ns == written
    assert list(file.parent.iterdir()) == [file]


def test_every_volume_is_a_file_of_its_own(tmp_path: Path) -> None:
    files = SoundFiles(tmp_path)

    assert files.prepare(Cue.TEST, 80).read_bytes() == wav_of(Cue.TEST, 80)
    assert files.prepare(Cue.TEST, 20).read_bytes() == wav_of(Cue.TEST, 20)


@pytest.mark.parametrize("left", [b"", b"RIFF"])
def test_a_file_that_a_power_cut_left_behind_is_written_again(tmp_path: Path, left: bytes) -> None:
    files = SoundFiles(tmp_path)
    files.prepare(Cue.TEST, 80).write_bytes(left)

    assert files.prepare(Cue.TEST, 80).read_bytes() == wav_of(Cue.TEST, 80)


@pytest.mark.parametrize("is_kept", [True, False])
def test_the_folder_is_only_for_its_owner(tmp_path: Path, is_kept: bool) -> None:
    files = SoundFiles(tmp_path / "sounds" if is_kept else None)
    folder = files.prepare(Cue.TEST, 80).parent

    assert stat.S_IMODE(folder.stat().st_mode) == 0o700 or os.name == "nt"
    files.remove()
    assert folder.exists() is is_kept


def test_a_temporary_folder_that_was_tidied_away_is_made_again() -> None:
    files = SoundFiles()
    file = files.prepare(Cue.TEST, 80)
    file.unlink()
    file.parent.rmdir()

    assert files.prepare(Cue.TEST, 80).exists()
    files.remove()


def test_where_nothing_can_be_written_a_temporary_folder_does(tmp_path: Path) -> None:
    (tmp_path / "sounds").write_text("a file where the folder should be", encoding="utf-8")
    files = SoundFiles(tmp_path / "sounds")

    assert files.prepare(Cue.TEST, 80).read_bytes() == wav_of(Cue.TEST, 80)
    files.remove()


def full_disk(self: Path, content: bytes) -> int:
    with self.open("wb") as file:
        file.write(content[:100])
    raise OSError(28, "No space left on device")


def test_on_a_full_disk_the_sound_prepared_before_is_played(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    files = SoundFiles(tmp_path)
    before = files.prepare(Cue.NOT_SAVED, 80)
    monkeypatch.setattr(Path, "write_bytes", full_disk)

    assert files.find(Cue.NOT_SAVED, 80) == files.find(Cue.NOT_SAVED, 30) == before
    with pytest.raises(OSError, match="No space"):
        files.find(Cue.TEST, 80)
    assert list(tmp_path.iterdir()) == [before]
    files.remove()

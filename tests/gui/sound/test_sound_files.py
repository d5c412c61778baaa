"""The files that players read: there before they are needed, whole, and only for their owner."""

import os
import stat
from pathlib import Path

import pytest

from carrom_desk.gui.sound.cue import Cue
from carrom_desk.gui.sound.sound_files import SoundFiles
from carrom_desk.gui.sound.tones import wav_of


def test_a_sound_is_written_once(tmp_path: Path) -> None:
    files = SoundFiles(tmp_path)
    file = files.prepare(Cue.TEST, 80)
    file.write_bytes(b"not written again")

    assert files.prepare(Cue.TEST, 80).read_bytes() == b"not written again"
    assert [each.name for each in tmp_path.iterdir()] == ["test-80.wav"]


def test_every_volume_is_a_file_of_its_own(tmp_path: Path) -> None:
    files = SoundFiles(tmp_path)

    assert files.prepare(Cue.TEST, 80).read_bytes() == wav_of(Cue.TEST, 80)
    assert files.prepare(Cue.TEST, 20).read_bytes() == wav_of(Cue.TEST, 20)


def test_the_folder_is_only_for_its_owner_and_goes_with_the_desk() -> None:
    files = SoundFiles()
    folder = files.prepare(Cue.TEST, 80).parent

    assert stat.S_IMODE(folder.stat().st_mode) == 0o700 or os.name == "nt"
    files.remove()
    assert not folder.exists()


def test_a_folder_that_was_tidied_away_is_made_again() -> None:
    files = SoundFiles()
    file = files.prepare(Cue.TEST, 80)
    file.unlink()
    file.parent.rmdir()

    assert files.prepare(Cue.TEST, 80).exists()
    files.remove()


def full_disk(self: Path, content: bytes) -> int:
    raise OSError(28, "No space left on device")


def test_on_a_full_disk_the_sound_prepared_before_is_played(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    files = SoundFiles(tmp_path)
    before = files.prepare(Cue.NOT_SAVED, 80)
    monkeypatch.setattr(Path, "write_bytes", full_disk)

    assert files.find(Cue.NOT_SAVED, 80) == files.find(Cue.NOT_SAVED, 30) == before
    with pytest.raises(OSError, match="No space"):
        files.find(Cue.TEST, 80)


def test_half_a_file_is_never_found(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def half(self: Path, content: bytes) -> int:
        with self.open("wb") as file:
            file.write(content[:100])
        raise OSError(28, "No space left on device")

    with monkeypatch.context() as patch:
        patch.setattr(Path, "write_bytes", half)
        with pytest.raises(OSError, match="No space"):
            SoundFiles(tmp_path).prepare(Cue.TEST, 80)

    assert SoundFiles(tmp_path).prepare(Cue.TEST, 80).read_bytes() == wav_of(Cue.TEST, 80)

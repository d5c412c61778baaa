"""The first password of a hub reaches a person, and no log."""

import subprocess
import sys
from pathlib import Path

import pytest


@pytest.mark.skipif(sys.platform != "linux", reason="the folder of data is chosen by a variable there alone")
def test_a_service_stores_the_password_where_only_its_user_can_read_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    command = [sys.executable, "-m", "carrom_desk", "hall", "--listen", "127.0.0.1:0"]
    with subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True) as process:
        assert process.stdout is not None
        process.stdout.readline()
        process.terminate()
        _, said = process.communicate()

    file = tmp_path / "carrom-desk" / "hall-password.txt"
    password = file.read_text(encoding="utf-8").strip()
    assert file.stat().st_mode & 0o777 == 0o600
    assert len(password) >= 8
    assert password not in said
    assert f"password is in {file}" in said

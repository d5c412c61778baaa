"""What some tests need of the system: without it they are skipped, and name the Debian package or the reason."""

import os
import shutil
import sys
from importlib.util import find_spec
from pathlib import Path

import pytest

from tests.storage.postgres import folder_of_programs

needs_poppler = pytest.mark.skipif(shutil.which("pdftotext") is None, reason="no pdftotext: install poppler-utils")
needs_postgres = pytest.mark.skipif(
    sys.platform == "win32" or folder_of_programs() is None, reason="no PostgreSQL: install postgresql"
)
needs_openssl = pytest.mark.skipif(shutil.which("openssl") is None, reason="no openssl: install openssl")
needs_chromium = pytest.mark.skipif(shutil.which("chromium") is None, reason="no browser: install chromium")
needs_mounts = pytest.mark.skipif(
    shutil.which("bindfs") is None or not os.access("/dev/fuse", os.W_OK) or not os.access("/etc", os.W_OK),
    reason="no bindfs, or no right to mount: install bindfs, and run as root",
)
needs_encryption = pytest.mark.skipif(
    not all(map(find_spec, ("cryptography", "zeroconf"))), reason="no cryptography or zeroconf: pip install -e .[hall]"
)
needs_modes = pytest.mark.skipif(sys.platform == "win32", reason="rights are not a matter of modes there")
needs_moving = pytest.mark.skipif(sys.platform == "win32", reason="a file that is open cannot be moved there")
needs_shell = pytest.mark.skipif(sys.platform == "win32", reason="the stand-in is a script of a shell")
needs_limits = pytest.mark.skipif(sys.platform != "linux", reason="no such limit on this system")


def homes(folder: Path) -> dict[str, str]:
    """Returns the variables for which a program keeps its data, logs and settings in a folder, on every system."""
    names = ("HOME", "USERPROFILE", "LOCALAPPDATA", "WIN_PD_OVERRIDE_LOCAL_APPDATA",
             "XDG_DATA_HOME", "XDG_STATE_HOME", "XDG_CONFIG_HOME", "XDG_CACHE_HOME")  # fmt: skip
    return dict.fromkeys(names, str(folder))

"""External programs that some tests need: without them they are skipped, and name the Debian package."""

import os
import shutil
from importlib.util import find_spec

import pytest

from tests.storage.postgres import folder_of_programs

needs_poppler = pytest.mark.skipif(shutil.which("pdftotext") is None, reason="no pdftotext: install poppler-utils")
needs_postgres = pytest.mark.skipif(folder_of_programs() is None, reason="no PostgreSQL: install postgresql")
needs_openssl = pytest.mark.skipif(shutil.which("openssl") is None, reason="no openssl: install openssl")
needs_chromium = pytest.mark.skipif(shutil.which("chromium") is None, reason="no browser: install chromium")
needs_mounts = pytest.mark.skipif(
    shutil.which("bindfs") is None or not os.access("/dev/fuse", os.W_OK) or not os.access("/etc", os.W_OK),
    reason="no bindfs, or no right to mount: install bindfs, and run as root",
)
needs_encryption = pytest.mark.skipif(
    not all(map(find_spec, ("cryptography", "zeroconf"))), reason="no cryptography or zeroconf: pip install -e .[hall]"
)

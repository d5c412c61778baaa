"""What some tests need beside Python: without it they are skipped, and say how to get it on Debian."""

import shutil

import pytest

needs_poppler = pytest.mark.skipif(shutil.which("pdftotext") is None, reason="no pdftotext: install poppler-utils")

"""Compiles the words of every language, as setting up does, so that tests find them."""

import os
import subprocess
import sys
from pathlib import Path

I18N = Path(__file__).parent.parent / "resources/i18n"


def tool(name: str) -> str:
    """One of Qt's tools, beside the interpreter that runs."""
    return str(Path(sys.executable).parent / f"pyside6-{name}")


def build_words() -> None:
    """Compile what is newer than what was compiled from it."""
    for source in I18N.glob("*.ts"):
        target = source.with_suffix(".qm")
        if not target.exists() or target.stat().st_mtime_ns <= source.stat().st_mtime_ns:
            made = target.with_suffix(f".{os.getpid()}")
            subprocess.run([tool("lrelease"), "-silent", str(source), "-qm", str(made)], check=True)
            made.replace(target)  # at once: others may read it

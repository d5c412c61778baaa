"""Compiles the words of every language when a wheel is built: nobody who installs one has the tools for it."""

import os
import subprocess
import sys
from pathlib import Path
from typing import Any

from hatchling.builders.config import BuilderConfig
from hatchling.builders.hooks.plugin.interface import BuildHookInterface

# Started as a module's function, because the one who builds may do so without the scripts on the path.
_LRELEASE = "from PySide6.scripts.pyside_tool import lrelease; lrelease()"


class Words(BuildHookInterface[BuilderConfig]):
    """Makes `resources/i18n/*.qm`, which are not kept with the sources; the wheel takes them as artifacts."""

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Compile each file of words; an editable installation is a checkout, whose scripts do it.

        Raises:
            CalledProcessError: a file could not be compiled. A wheel that speaks English alone is not built.
        """
        if version == "editable":
            return
        for source in sorted(Path(self.root, "resources/i18n").glob("*.ts")):
            made = source.with_suffix(f".{os.getpid()}")
            subprocess.run([sys.executable, "-c", _LRELEASE, "-silent", str(source), "-qm", str(made)], check=True)
            made.replace(source.with_suffix(".qm"))  # at once: a desk may be reading it

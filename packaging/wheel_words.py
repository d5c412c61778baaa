"""Compiles the translations when a wheel is built: nobody who installs one has the tools for it."""

import subprocess
import sys
from pathlib import Path
from typing import Any

from hatchling.builders.config import BuilderConfig
from hatchling.builders.hooks.plugin.interface import BuildHookInterface


class Words(BuildHookInterface[BuilderConfig]):
    """Makes `resources/i18n/*.mo`, which are not kept with the sources; the wheel takes them as artifacts."""

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Compiles every language; an editable installation is a checkout, whose scripts do it.

        Raises:
            CalledProcessError: a file could not be compiled. A wheel that speaks English alone is not built.
        """
        if version != "editable":
            tool = Path(self.root, "packaging/translations.py")
            subprocess.run([sys.executable, str(tool), "--compile"], check=True)

"""Compiles the translations when a wheel is built, since users do not have the tools."""

import subprocess
import sys
from pathlib import Path
from typing import Any

from hatchling.builders.config import BuilderConfig
from hatchling.builders.hooks.plugin.interface import BuildHookInterface


class Words(BuildHookInterface[BuilderConfig]):
    """Build hook that creates `resources/i18n/*.mo`, which are not in the repository; the wheel includes them as
    artifacts.
    """

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Compiles every language, except for editable installations, where the scripts of the checkout do so.

        Raises:
            CalledProcessError: a file could not be compiled; no wheel with only English is built.
        """
        if version != "editable":
            tool = Path(self.root, "packaging/translations.py")
            subprocess.run([sys.executable, str(tool), "--compile"], check=True)

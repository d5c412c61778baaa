"""Compiles the translations of all languages for the tests, as during installation."""

import sys
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path
from types import ModuleType

CHECKOUT = Path(__file__).parent.parent
I18N = CHECKOUT / "resources/i18n"


def tool() -> ModuleType:
    """Loads `packaging/translations.py`, which is not part of a package."""
    spec = spec_from_file_location("translations", CHECKOUT / "packaging/translations.py")
    assert spec is not None
    assert spec.loader is not None
    module = sys.modules[spec.name] = module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def build_words() -> None:
    """Compiles the translations that are out of date."""
    tool().build()

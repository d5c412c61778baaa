"""Compiles the words of every language, as setting up does, so that tests find them."""

import sys
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path
from types import ModuleType

CHECKOUT = Path(__file__).parent.parent
I18N = CHECKOUT / "resources/i18n"


def tool() -> ModuleType:
    """`packaging/translations.py`, which belongs to no package."""
    spec = spec_from_file_location("translations", CHECKOUT / "packaging/translations.py")
    assert spec is not None
    assert spec.loader is not None
    module = sys.modules[spec.name] = module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def build_words() -> None:
    """Compiles what is newer than what was compiled from it."""
    tool().build()

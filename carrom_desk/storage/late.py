"""Modules that are loaded when something in them is asked for first."""

import sys
from importlib.util import LazyLoader, find_spec, module_from_spec
from types import ModuleType


def late(name: str) -> ModuleType:
    """A module of this program by its full name; loading it takes time that a start does not have."""
    loaded = sys.modules.get(name)
    if loaded is not None:
        return loaded
    spec = find_spec(name)
    assert spec is not None
    assert spec.loader is not None
    spec.loader = LazyLoader(spec.loader)
    module = sys.modules[name] = module_from_spec(spec)
    spec.loader.exec_module(module)
    return module

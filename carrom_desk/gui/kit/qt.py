"""Loads Qt for Python without its own `import`."""

import builtins


def load_qt() -> None:
    """Loads Qt, and restores Python's own `import`, which Qt for Python replaces.

    Qt's reads the source of every module loaded later, looking for names that are not used here, and keeps it: 20 MiB,
    and an eighth of the start-up time.
    """
    plain = builtins.__import__
    import PySide6.QtWidgets  # noqa: F401 - for what it loads

    builtins.__import__ = plain

"""What a start does without: work that others would want done at every import."""

import atexit
import builtins
import gc
from collections.abc import Iterator
from contextlib import contextmanager


@contextmanager
def quick_imports() -> Iterator[None]:
    """Import Qt within this block, and every import after it is Python's own again.

    Qt for Python takes the place of `import` to read the source of each module that is imported later, and to keep it:
    it looks whether the module asks for names in snake case. No module here does. To read 300 of them takes a fifth of
    a start, and 15 MiB.
    """
    plain = builtins.__import__
    try:
        yield
    finally:
        builtins.__import__ = plain


def put_off_collecting() -> None:
    """Look for no garbage while modules are loaded: nearly all of it stays, and is looked through again and again."""
    gc.disable()


def collect_from_now_on() -> None:
    """Look for garbage again, but not among what has been loaded: that stays, and to look through it takes 30 ms."""
    gc.freeze()
    gc.enable()


@contextmanager
def without_collecting() -> Iterator[None]:
    """Look for no garbage within this block, nor on leaving: what a short command loads and makes is in use until then.

    To look through all of it once more when the process ends would take as long as ten pages.
    """
    was_on = gc.isenabled()
    gc.disable()
    atexit.register(gc.freeze)
    try:
        yield
    finally:
        if was_on:
            gc.enable()

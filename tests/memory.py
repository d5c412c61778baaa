"""Memory of a test worker, on Linux."""

import ctypes
import gc
import linecache
import sys
from collections.abc import Callable
from pathlib import Path

MOST_MEMORY_MB = 700
"""Maximum memory of a worker in MB of 1,024 kB, as `ps` and `top` count."""
_STEP_MB = 25
_M_ARENA_MAX = -8
"""As malloc.h has it."""
_MEASURES = Path("/proc/self/statm")


def share_memory_between_threads() -> None:
    """Makes all threads share one heap, before there are any: else each keeps what it has freed for itself."""
    set_option = _of_glibc("mallopt")
    if set_option is not None:
        set_option(_M_ARENA_MAX, 1)


class Memory:
    """Measures this process, and returns what it no longer uses.

    Garbage in cycles waits until there is much of it, and glibc keeps freed memory between used blocks: after windows
    and long matches up to two hundred megabytes.
    """

    def __init__(self) -> None:
        self._least_mb = 0
        """Memory in use when some was last returned."""
        self._trim = _of_glibc("malloc_trim")

    def peak_mb(self) -> int:
        """Returns the peak memory of this process; 0 on systems that report it differently."""
        if sys.platform != "linux":
            return 0
        import resource

        return resource.getrusage(resource.RUSAGE_SELF).ru_maxrss // 1_024

    def give_back(self) -> None:
        """Collects garbage and returns free memory if the process has grown since the last time.

        Sources that pytest and tracebacks have looked at go as well: with collection alone, they take fifty megabytes.
        """
        if self._trim is not None and _resident_mb() > self._least_mb + _STEP_MB:
            linecache.clearcache()
            gc.collect()
            self._trim(0)
            self._least_mb = _resident_mb()


def _of_glibc(name: str) -> Callable[..., int] | None:
    """Returns a function of glibc; None on other systems."""
    library = ctypes.CDLL(None) if sys.platform == "linux" else None
    return getattr(library, name, None)


def _resident_mb() -> int:
    import resource

    return int(_MEASURES.read_text(encoding="ascii").split()[1]) * resource.getpagesize() // 2**20

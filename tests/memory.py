"""Memory of a test worker, on Linux."""

import ctypes
import gc
import sys
from pathlib import Path

MOST_MEMORY_MB = 700
"""Maximum memory of a worker in MB."""
_STEP_MB = 25
_MEASURES = Path("/proc/self/statm")


class Memory:
    """Measures this process, and returns what it no longer uses.

    Garbage in cycles waits until there is much of it, and glibc keeps freed memory between used blocks: after windows
    and long matches up to two hundred megabytes.
    """

    def __init__(self) -> None:
        self._least_mb = 0
        """Memory in use when some was last returned."""
        library = ctypes.CDLL(None) if sys.platform == "linux" else None
        self._trim = getattr(library, "malloc_trim", None)  # musl has none

    def peak_mb(self) -> int:
        """Returns the peak memory of this process; 0 on systems that report it differently."""
        if sys.platform != "linux":
            return 0
        import resource

        return resource.getrusage(resource.RUSAGE_SELF).ru_maxrss * 1_024 // 1_000_000

    def give_back(self) -> None:
        """Collects garbage and returns free memory if the process has grown since the last time."""
        if self._trim is not None and _resident_mb() > self._least_mb + _STEP_MB:
            gc.collect()
            self._trim(0)
            self._least_mb = _resident_mb()


def _resident_mb() -> int:
    import resource

    return int(_MEASURES.read_text(encoding="ascii").split()[1]) * resource.getpagesize() // 1_000_000

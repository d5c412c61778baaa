"""Memory left for this process, checked before libraries that abort without memory."""

import sys
from pathlib import Path

_MB = 1_000_000
_MEASURES = Path("/proc/self/statm")


class NotEnoughMemory(MemoryError):
    """Raised when a limit leaves too little memory; the sentence says so."""


def require_memory(megabytes: int) -> None:
    """Requires that this much memory may be used.

    Raises:
        NotEnoughMemory: the limit on address space (`ulimit -v`) leaves less.
    """
    if sys.platform == "win32":
        return
    import resource

    limit, _hard = resource.getrlimit(resource.RLIMIT_AS)
    if limit == resource.RLIM_INFINITY or not _MEASURES.exists():
        return
    taken = int(_MEASURES.read_text(encoding="ascii").split()[0]) * resource.getpagesize()
    if limit - taken < megabytes * _MB:
        raise NotEnoughMemory(
            f"This needs {megabytes} MB of memory, but only {max(limit - taken, 0) // _MB} MB are left under the limit "
            "(ulimit -v). Raise the limit and try again. Nothing saved is lost."
        )

"""Faults of a measuring process, which end it at once."""

import os
import sys
import threading
import traceback
from types import TracebackType


def end_at_a_fault() -> None:
    """Ends this process with a message at any uncaught exception, also one in a slot or a thread, after which Python
    would go on and wait for ever.
    """
    sys.excepthook = _end
    threading.excepthook = lambda fault: _end(fault.exc_type, fault.exc_value, fault.exc_traceback)


def _end(kind: type[BaseException], error: BaseException | None, trace: TracebackType | None) -> None:
    traceback.print_exception(kind, error, trace)
    sys.stderr.flush()
    os._exit(1)  # whatever else runs might wait for what failed

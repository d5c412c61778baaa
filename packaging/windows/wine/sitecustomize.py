"""Makes Wine answer as Windows does, in every Python that is started there."""

import _winapi
import ctypes
import errno
import msvcrt
import os
from ctypes import wintypes

_kernel = ctypes.WinDLL("kernel32", use_last_error=True)
_kernel.LockFile.argtypes = (wintypes.HANDLE, *[wintypes.DWORD] * 4)
_locking = msvcrt.locking


def locking(descriptor: int, mode: int, count: int) -> None:
    """Locks bytes of a file; Wine's C library leaves `errno` alone where that of Windows says EACCES."""
    if mode != msvcrt.LK_NBLCK:
        _locking(descriptor, mode, count)
        return
    at = os.lseek(descriptor, 0, os.SEEK_CUR)
    if not _kernel.LockFile(msvcrt.get_osfhandle(descriptor), at & 0xFFFFFFFF, at >> 32, count, 0):
        raise PermissionError(errno.EACCES, "Permission denied")


msvcrt.locking = locking
del _winapi.CopyFile2  # Wine 8 aborts at it; without it files are copied by other means

"""QR codes as SVG, with the encoder of segno."""

import sys
from importlib.util import find_spec
from itertools import groupby
from threading import Lock
from types import ModuleType

_BORDER = 2
"""Quiet zone in modules."""
_LOADING = Lock()


def qr_code(text: str, scale: int = 1) -> str:
    """Returns a QR code with a view box, so that pages can scale it."""
    matrix = _encoder().encode(text, error="m", micro=False).matrix
    steps, x, y = list[str](), 0, 0
    for row, modules in enumerate(matrix):
        at = 0
        for is_dark, run in groupby(modules):
            length = sum(1 for _module in run)
            if is_dark:
                steps.append(f"m{at - x} {row - y}h{length}")
                x, y = at + length, row
            at += length
    path = f"M{_BORDER} {_BORDER + 0.5}{''.join(steps).removeprefix('m0 0')}"
    size = (len(matrix) + 2 * _BORDER) * scale
    scaled = f' transform="scale({scale})"' if scale != 1 else ""
    drawn = f'<path{scaled} class="qrline" stroke="#000" d="{path}"/>'
    return f'<svg viewBox="0 0 {size} {size}" class="segno">{drawn}</svg>'


def _encoder() -> ModuleType:
    """Loads the encoder without the package around it, whose writers load HTTP and TLS: a thirtieth of a report."""
    with _LOADING:
        if "segno.encoder" in sys.modules:
            return sys.modules["segno.encoder"]
        found = find_spec("segno")
        assert found is not None
        package = ModuleType("segno")
        package.__path__ = list(found.submodule_search_locations or ())
        sys.modules["segno"] = package
        try:
            from segno import encoder  # imported late: only needed for a code
        finally:
            del sys.modules["segno"]  # so that it can still be loaded as a whole
        return encoder

"""Draws the program's icon in the formats of Windows and macOS, both with PNGs of several sizes."""

import struct
import sys
from pathlib import Path

_PICTURE = Path(__file__).resolve().parents[1] / "resources/icons/carrom-desk.svg"
_WINDOWS = (16, 20, 24, 32, 40, 48, 64, 128, 256)
_MACOS = {b"icp4": 16, b"icp5": 32, b"ic07": 128, b"ic08": 256, b"ic09": 512, b"ic10": 1024, b"ic13": 256, b"ic14": 512}
"""Sizes in pixels; for macOS by type, the last ones for high-density screens."""


def png(size: int) -> bytes:
    """Renders the icon as a PNG of the given size in pixels."""
    from PySide6.QtCore import QBuffer, QByteArray, QIODevice
    from PySide6.QtGui import QImage, QImageWriter, QPainter
    from PySide6.QtSvg import QSvgRenderer

    image = QImage(size, size, QImage.Format.Format_ARGB32)
    image.fill(0)
    painter = QPainter(image)
    QSvgRenderer(str(_PICTURE)).render(painter)
    painter.end()
    buffer = QBuffer()
    buffer.open(QIODevice.OpenModeFlag.WriteOnly)
    QImageWriter(buffer, QByteArray(b"PNG")).write(image)
    return bytes(buffer.data().data())


def ico() -> bytes:
    """Renders the icon for Windows."""
    images = {size: png(size) for size in _WINDOWS}
    header, place = struct.pack("<HHH", 0, 1, len(images)), 6 + 16 * len(images)
    for size, image in images.items():
        side = size % 256  # 0 stands for 256
        header += (
            bytes((side, side, 0, 0, 1, 0, 32, 0)) + len(image).to_bytes(4, "little") + place.to_bytes(4, "little")
        )
        place += len(image)
    return header + b"".join(images.values())


def icns() -> bytes:
    """Renders the icon for macOS."""
    images = [(kind, png(size)) for kind, size in _MACOS.items()]
    entries = b"".join(struct.pack(">4sI", kind, 8 + len(image)) + image for kind, image in images)
    return struct.pack(">4sI", b"icns", 8 + len(entries)) + entries


if __name__ == "__main__":
    target = Path(sys.argv[1])
    target.write_bytes(icns() if target.suffix == ".icns" else ico())

"""Draws the program's icon as the files that Windows and macOS want: both hold PNGs of several sizes."""

import struct
import sys
from pathlib import Path

_PICTURE = Path(__file__).resolve().parents[1] / "resources/icons/carrom-desk.svg"
_WINDOWS = (16, 20, 24, 32, 40, 48, 64, 128, 256)
_MACOS = {b"icp4": 16, b"icp5": 32, b"ic07": 128, b"ic08": 256, b"ic09": 512, b"ic10": 1024, b"ic13": 256, b"ic14": 512}
"""The sizes in pixels; those of macOS by the type that stands for them, the last ones for screens of double density."""


def png(size: int) -> bytes:
    """The icon as a PNG of this many pixels each way."""
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
    """The icon of Windows."""
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
    """The icon of macOS."""
    images = [(kind, png(size)) for kind, size in _MACOS.items()]
    entries = b"".join(struct.pack(">4sI", kind, 8 + len(image)) + image for kind, image in images)
    return struct.pack(">4sI", b"icns", 8 + len(entries)) + entries


if __name__ == "__main__":
    target = Path(sys.argv[1])
    target.write_bytes(icns() if target.suffix == ".icns" else ico())

"""The code in a picture of a table's sticker, a photograph or a screenshot; nothing of it leaves this computer."""

from importlib.util import find_spec
from pathlib import Path

from PySide6.QtGui import QImage, QImageReader

from carrom_desk.exchange.invitation import NotAnInvitation, read_invitation
from carrom_desk.rules.words import QT_TRANSLATE_NOOP

PICTURES = "*.png *.jpg *.jpeg *.webp *.bmp"
NOT_INSTALLED = QT_TRANSLATE_NOOP(
    "Hall", "To read a picture, more is needed than is installed here: pip install 'carrom-desk[hall]'."
)
_NO_PICTURE = QT_TRANSLATE_NOOP("Hall", "This file cannot be read as a picture. Take a PNG or a JPEG.")
_NO_STICKER = QT_TRANSLATE_NOOP(
    "Hall", "No table’s sticker was found in this picture. Take one from nearer, or type the code."
)


def can_read_pictures() -> bool:
    """Whether what reads them is installed."""
    return find_spec("zxingcpp") is not None


def address_in_picture(path: Path) -> str:
    """The address that a sticker's picture holds; of several the first one found.

    Raises:
        NotAnInvitation: the file is no picture, or no sticker is seen in it.
    """
    reader = QImageReader(str(path))
    reader.setDecideFormatFromContent(True)
    reader.setAutoTransform(True)
    image = reader.read()
    if image.isNull():
        raise NotAnInvitation(_NO_PICTURE)
    for text in _codes_in(image):
        try:
            read_invitation(text)
        except NotAnInvitation:
            continue
        return text
    raise NotAnInvitation(_NO_STICKER)


def _codes_in(image: QImage) -> list[str]:
    import zxingcpp

    grey = image.convertToFormat(QImage.Format.Format_Grayscale8)
    rows = memoryview(bytes(grey.constBits())).cast("B", (grey.height(), grey.bytesPerLine()))
    return [found.text for found in zxingcpp.read_barcodes(rows)]

"""Dialog for joining a hall with the code of a table, the address in its QR code, or an image of it."""

from collections.abc import Sequence
from importlib.util import find_spec
from pathlib import Path

from PySide6.QtGui import QImage, QImageReader
from PySide6.QtWidgets import QWidget

from carrom_desk.desk.hall.hall_link import READABLE_BY_OTHERS
from carrom_desk.exchange.invitation import Invitation, NotAnInvitation, read_invitation
from carrom_desk.gui.dialogs.ask_dialog import AskDialog
from carrom_desk.gui.dialogs.desk_dialog import voiced
from carrom_desk.gui.dialogs.fields import text_field
from carrom_desk.gui.kit.file_dialogs import ask_file
from carrom_desk.i18n import N_, _, say

_LONGEST = 300


class JoinDialog(AskDialog):
    """Answers with the `Invitation`."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__("join_dialog", _("Join a hall"), _("Join"), parent)
        words = _("Code on the table’s sticker, or the address in its QR code")
        self._code = text_field("hall_code", words)
        self._code.setMaxLength(_LONGEST)
        self._code.textChanged.connect(self.check)
        self._readable = voiced("", "muted", "hall_readable")
        self._readable.setMinimumHeight(4 * self._readable.fontMetrics().lineSpacing())
        self.add(voiced(words, ""), self._code, self._readable)
        if can_read_pictures():
            self.add_button("hall_picture", _("Read QR code…"), self._ask_for_picture)
        self.begin_at(self._code)
        self.set_size(720)
        self.check()

    def _ask_for_picture(self) -> None:
        title = _("Image of the table’s sticker")
        ask_file(self, "sticker_dialog", title, self.read_picture, filters=(PICTURES, "*"))

    def read_picture(self, path: Path) -> None:
        """Enters the address from an image of a QR code, or shows why there is none."""
        try:
            self._code.setText(address_in_picture(path))
        except NotAnInvitation as error:
            self._readable.setText(say(error.words))

    def answer(self) -> Invitation | None:
        """Returns the parsed invitation; None while it is not valid."""
        try:
            return read_invitation(self._code.text())
        except NotAnInvitation:
            return None

    def problems(self) -> Sequence[str]:
        """Returns what is wrong with the invitation, and warns if others could read the data sent."""
        try:
            found = read_invitation(self._code.text())
        except NotAnInvitation as error:
            self._readable.setText("")
            return (say(error.words),)
        self._readable.setText("" if found.is_encrypted else say(READABLE_BY_OTHERS))
        return ()


PICTURES = "*.png *.jpg *.jpeg *.webp *.bmp"
_NO_PICTURE = N_("This file could not be read as an image. Choose a PNG or JPEG file.")
_NO_STICKER = N_("No table sticker was found in this image. Use a closer photo, or type the code.")


def can_read_pictures() -> bool:
    """Returns True when a QR code reader is installed."""
    return find_spec("zxingcpp") is not None


def address_in_picture(path: Path) -> str:
    """Returns the address in the first QR code of an image.

    Raises:
        NotAnInvitation: the file is not an image, or contains no such QR code.
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

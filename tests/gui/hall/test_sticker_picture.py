"""A table's sticker read from a picture."""

from pathlib import Path

import pytest
import segno
from PySide6.QtGui import QImage, QPainter
from PySide6.QtWidgets import QFileDialog, QLabel, QLineEdit, QPushButton

from carrom_desk.exchange.invitation import Invitation
from carrom_desk.gui.hall.join_dialog import JoinDialog
from tests.gui.hall.at_hall import Windows, press
from tests.gui.kept_desk import Desk


def picture(tmp_path: Path, text: str) -> QImage:
    """Returns the image of a QR code on a large sheet, at an angle, as in a photo."""
    segno.make(text, error="m", micro=False).save(str(tmp_path / "code.png"), border=4, scale=6)
    sheet = QImage(1003, 701, QImage.Format.Format_RGB32)
    sheet.fill(0xFFE8E0D0)
    painter = QPainter(sheet)
    painter.translate(420, 120)
    painter.rotate(17)
    painter.drawImage(0, 0, QImage(str(tmp_path / "code.png")))
    painter.end()
    return sheet


@pytest.mark.parametrize("kind", ["png", "jpg"])
def test_the_sticker_is_read_from_a_picture(windows: Windows, table: Desk, tmp_path: Path, kind: str) -> None:
    invitation = Invitation("192.168.178.20", 8462, 12, "K7Q2M9X")
    file = tmp_path / f"photo.{kind}"
    assert picture(tmp_path, invitation.address).save(str(file))
    hands = windows.sit(table)
    press(hands, "join_hall")
    dialog = hands.find(JoinDialog, "join_dialog")

    hands.find(QPushButton, "hall_picture").click()
    hands.find(QFileDialog, "sticker_dialog").fileSelected.emit(str(file))
    hands.find(QFileDialog, "sticker_dialog").reject()

    assert dialog.answer() == invitation
    dialog.reject()


def test_a_picture_without_a_sticker_says_so_and_what_was_typed_stays(
    windows: Windows, table: Desk, tmp_path: Path
) -> None:
    hands = windows.sit(table)
    press(hands, "join_hall")
    dialog = hands.find(JoinDialog, "join_dialog")
    code = Invitation("192.168.178.20", 8462, 12, "K7Q2M9X").code
    hands.find(QLineEdit, "hall_code").setText(code)
    (tmp_path / "text.png").write_text("no picture")
    picture(tmp_path, "https://example.org/").save(str(tmp_path / "other.png"))

    for name, words in (
        ("text", "could not be read as an image"),
        ("other", "No table sticker"),
        ("gone", "could not"),
    ):
        dialog.read_picture(tmp_path / f"{name}.png")
        assert words in hands.find(QLabel, "hall_readable").text()
        assert hands.find(QLineEdit, "hall_code").text() == code
    dialog.reject()


def test_a_picture_is_offered_only_where_it_can_be_read(
    windows: Windows, table: Desk, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("carrom_desk.gui.hall.join_dialog.can_read_pictures", lambda: False)
    hands = windows.sit(table)
    press(hands, "join_hall")

    assert hands.window.findChildren(QPushButton, "hall_picture") == []
    hands.dialog("join_dialog").reject()
